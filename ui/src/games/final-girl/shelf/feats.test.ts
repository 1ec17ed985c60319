import { expect, test } from 'vitest'
import type { GamePlayed } from '../../../lib/types'
import { achieved, FEATS } from './feats'
import { cast, tally } from './records'

const BOX = { killer: ['killer:axe@a', 'killer:doll@b'], location: ['location:lake@a', 'location:fair@b'] }
const NOON = new Date(2030, 4, 6, 12).getTime() / 1000
const DAY = 86400

interface Told {
  won?: boolean
  killer?: string
  location?: string
  girl?: string
  things?: Record<string, string>
  counts?: Record<string, number>
  at?: number
}

function game({
  won = true,
  killer = 'axe@a',
  location = 'lake@a',
  girl = 'ana@a',
  things,
  counts,
  at = NOON,
}: Told): GamePlayed {
  return {
    ...{
      game: 'final-girl',
      at,
      names: ['Ana'],
      bots: [],
      winners: won ? [0] : [],
      points: [0],
      lies: [0],
      labels: {},
    },
    things: { killer: `killer:${killer}`, location: `location:${location}`, girl: `girl:${girl}`, ...things },
    counts: { saved: 3, dead: 4, turns: 12, back: 0, ...counts },
  }
}

/** What these games, in the order they were played, have brought. */
const brought = (...games: GamePlayed[]): string[] =>
  achieved(games.toReversed(), BOX).flatMap(({ feat, at }) => (at === null ? [] : feat))

test('nothing is achieved by nothing, and a film that was lost at noon brings nothing', () => {
  expect(brought()).toEqual([])
  expect(brought(game({ won: false }))).toEqual([])
})

test.each<[string, Told]>([
  ['family', { counts: { dead: 0 } }],
  ['coach', { counts: { saved: 8 } }],
  ['short', { counts: { turns: 8 } }],
  ['absolute', { things: { difficulty: 'difficulty:absolute' } }],
  ['legend', { things: { power: 'power:frenzy@a' } }],
  ['back', { counts: { back: 1 } }],
  ['midnight', { at: NOON + DAY / 2 + 3600 }],
])('one film brings %s, beside having survived', (feat, told) => {
  expect(brought(game(told))).toEqual(expect.arrayContaining(['credits', feat]))
  expect(brought(game(told))).toHaveLength(2)
})

test.each(['family', 'short', 'absolute', 'legend', 'back'])('%s is for who survives', (feat) => {
  const lost = {
    counts: { dead: 0, turns: 1, back: 1 },
    things: { difficulty: 'difficulty:absolute', power: 'power:frenzy@a' },
  }
  expect(brought(game({ ...lost, won: false }))).not.toContain(feat)
})

test('a Killer that has won is beaten, later', () => {
  const lost = game({ won: false, at: NOON - 2 * DAY })
  expect(brought(lost, game({}))).toContain('sequel')
  expect(brought(game({}), lost)).not.toContain('sequel')
  expect(brought(lost, game({ killer: 'doll@b' }))).not.toContain('sequel')
})

test('two in one day, four girls, the whole box', () => {
  expect(brought(game({}), game({ at: NOON + 3600 }))).toContain('double')
  expect(brought(game({}), game({ at: NOON + DAY }))).not.toContain('double')
  const girls = ['ana@a', 'bo@a', 'cy@b', 'di@b'].map((girl, n) => game({ girl, at: NOON + n * DAY }))
  expect(brought(...girls)).toContain('cast')
  expect(brought(...girls.slice(1))).not.toContain('cast')
  const elsewhere = game({ killer: 'doll@b', location: 'fair@b', at: NOON + DAY })
  expect(brought(game({}), elsewhere)).toContain('catalogue')
  expect(brought(game({}), { ...elsewhere, winners: [] })).not.toContain('catalogue')
})

test('each says when it was first achieved', () => {
  const [credits] = achieved([game({ at: NOON + DAY }), game({ at: NOON }), game({ won: false, at: NOON - DAY })], BOX)
  expect(credits).toEqual({ feat: 'credits', at: NOON })
  expect(Object.keys(FEATS)).toHaveLength(12)
})

test('the record of each, also of what strangers brought', () => {
  const played = [game({}), game({ killer: 'fog@own', won: false }), game({ won: false })]
  expect(tally(played)).toEqual({ won: 1, lost: 2 })
  expect(tally(played, 'killer:axe@a')).toEqual({ won: 1, lost: 1 })
  expect(tally(played, 'killer:doll@b')).toEqual({ won: 0, lost: 0 })
  expect(cast('killer', ['axe@a', 'doll@b'], played)).toEqual(['killer:axe@a', 'killer:doll@b', 'killer:fog@own'])
})
