/**
 * The order of the page's rooms, from below to above: a room imports from those before it, never from those after it,
 * and rooms in one list don't know each other. `.` are the files that stand in the folder itself.
 */
export const ORDER = {
  src: ['lib', 'games', 'frame', 'play', 'pages', '.'],
  'src/lib': ['.', 'browser', 'server', 'words', ['table', 'errands', 'drawn'], 'parts'],
  'src/play': ['shown', 'chosen', 'waiting', 'talk', 'ending', 'recorded', '.'],
  'src/pages': [['group', 'home', 'lobby', 'rules'], '.'],
  'src/games': ['.', ['critico-ville', 'dead-of-winter', 'final-girl', 'lockdown', 'plain']],
  'src/games/critico-ville': ['reading', 'scenery', 'road', ['card', 'moments', 'side'], '.'],
  'src/games/dead-of-winter': [
    'reading',
    ['cards', 'map', 'notes', 'poster', 'side'],
    ['ending', 'moments', 'panels'],
    '.',
  ],
  'src/games/final-girl': ['reading', ['cards', 'poster', 'scenery'], ['map', 'moments', 'shelf', 'side'], '.'],
  'src/games/lockdown': [
    'reading',
    ['cards', 'rooms', 'map/pieces'],
    ['map/building', 'map/lot', 'moments', 'side'],
    'map',
    '.',
  ],
}

/** Known to all: what a game gives to the page, though it stands with the games; and the types of the server's answers. */
const EVERYBODYS = ['**/src/games/index.ts', '**/src/*.gen.ts']

/** The files of a room; where a folder in it has a place of its own in the order, only those that stand in itself. */
function files(folder, room, rooms) {
  const own = room === '.' || rooms.some((other) => other.startsWith(`${room}/`))
  return `./${folder}/${room === '.' ? '' : `${room}/`}${own ? '*.{ts,svelte}' : '**'}`
}

function* zones(folder, levels) {
  const rooms = levels.flat()
  const told = levels.map((level) => [level].flat().join(' | ')).join(' < ')
  for (const [at, level] of levels.entries())
    for (const room of [level].flat()) {
      const closed = levels
        .slice(at)
        .flat()
        .filter((other) => other !== room)
      if (!closed.length) continue
      yield {
        target: files(folder, room, rooms),
        from: closed.map((other) => files(folder, other, rooms)),
        except: EVERYBODYS,
        message: `In ${folder} a room imports from those before it: ${told}.`,
      }
    }
}

/** For `no-restricted-paths`. */
export const ROOMS = [
  ...Object.entries(ORDER).flatMap(([folder, levels]) => [...zones(folder, levels)]),
  {
    target: ['./src/*.{ts,svelte}', './src/{frame,play,pages}/**'],
    from: './src/games/*/**',
    message: 'What knows a game stands in its folder; all else asks games/index.ts.',
  },
  { target: './src/**', from: './src/testing/**', message: 'What is in testing is for tests.' },
]
