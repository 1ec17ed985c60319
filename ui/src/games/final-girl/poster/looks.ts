/** How the posters of the films in the box are drawn; a stranger's get colours by their name. */
export interface Look {
  /** Of the sky, from above to below. */
  sky: [string, string, string]
  /** The one bright thing on it. */
  light: string
  /** Which drawing, of those for its kind. */
  art: string
}

const DRAWN: Record<string, Look> = {
  'killer:hans@butcher': { sky: ['#2a0710', '#8f1d1c', '#e0622a'], light: '#ffb347', art: 'hammer' },
  'killer:geppetto@strings': { sky: ['#04151c', '#0d4a4d', '#1f8a77'], light: '#d8f3c9', art: 'strings' },
  'location:camp@trails': { sky: ['#0a1230', '#1d3f6e', '#4f8fa3'], light: '#f2ecd0', art: 'lake' },
  'location:fair@carnival': { sky: ['#1b0630', '#5c1668', '#d1367f'], light: '#ffd76a', art: 'wheel' },
  'girl:laurie@trails': { sky: ['#10281d', '#23603f', '#86a83f'], light: '#ffe39a', art: 'ponytail' },
  'girl:reiko@trails': { sky: ['#2c0b16', '#a3173e', '#f0654f'], light: '#ffd9b8', art: 'bob' },
  'girl:asami@carnival': { sky: ['#160a38', '#4a2b9c', '#38b6c9'], light: '#e6f7ff', art: 'cap' },
  'girl:charlie@carnival': { sky: ['#2b1704', '#9a5a12', '#f2b134'], light: '#fff0c2', art: 'crop' },
}

const PLAIN: Record<string, string> = { killer: 'hood', location: 'firs', girl: 'long' }

export function lookOf(reference: string, kind: string): Look {
  const known = DRAWN[reference]
  if (known) return known
  const hue = [...reference].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 300)
  const sky = [8, 26, 48].map((light, n) => `hsl(${hue + 25 * n} 55% ${light}%)`) as Look['sky']
  return { sky, light: `hsl(${hue + 60} 80% 82%)`, art: PLAIN[kind] ?? 'firs' }
}
