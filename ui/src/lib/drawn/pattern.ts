/** The colour of a seat, and its pattern on a line, so that the colour is never needed. */

export const seatColour = (colour: number): string => `var(--colour-${colour})`

/** A line of a pattern: measures are parts of the width of the whole, or of one repeat for dashes. */
interface Layer {
  width: number
  shift?: number
  dashes?: number[]
  round?: boolean
  late?: number
}

interface Pattern {
  /** One repeat, by the width of the line. */
  every: number
  layers: Layer[]
  zigzag?: boolean
}

/** The same patterns as the page's badges, for a narrow line: dots, stripes, bars, checks, chevrons, crosses. */
const PATTERNS: Pattern[] = [
  { every: 2, layers: [{ width: 0.95, dashes: [0, 1], round: true }] },
  { every: 4, layers: [{ width: 1, dashes: [0.66, 0.34] }] },
  { every: 1.15, layers: [{ width: 1, dashes: [0.44, 0.56] }] },
  {
    every: 1.9,
    layers: [
      { width: 0.52, shift: 0.24, dashes: [0.5, 0.5] },
      { width: 0.52, shift: -0.24, dashes: [0.5, 0.5], late: 0.5 },
    ],
  },
  { every: 2.2, layers: [], zigzag: true },
  { every: 2.1, layers: [{ width: 0.26 }, { width: 1, dashes: [0.2, 0.8] }] },
]

export interface Stroke {
  width: number
  shift: number
  dash: string | undefined
  offset: number
  cap: 'butt' | 'round'
}

const patternOf = (colour: number): Pattern => PATTERNS[colour % PATTERNS.length] as Pattern

const repeats = ({ every }: Pattern, length: number, width: number): number =>
  Math.max(2, Math.round(length / (every * width)))

/** A seat's pattern on a line of this length and width; `lengthAt` says how long it is when shifted outwards. */
export function strokes(colour: number, width: number, lengthAt: (shift: number) => number): Stroke[] {
  const pattern = patternOf(colour)
  const times = repeats(pattern, lengthAt(0), width)
  return pattern.layers.map(({ width: part, shift = 0, dashes, round, late = 0 }) => {
    const unit = lengthAt(shift * width) / times
    return {
      width: part * width,
      shift: shift * width,
      dash: dashes?.map((dash) => (dash * unit).toFixed(3)).join(' '),
      offset: -late * unit,
      cap: round ? 'round' : 'butt',
    }
  })
}

/** Chevrons can't be dashed: the corners of a zigzag, each as how far along it is (0 to 1) and to which side. */
export function zigzag(colour: number, length: number, width: number): { part: number; side: number }[] {
  const pattern = patternOf(colour)
  if (!pattern.zigzag) return []
  const corners = 2 * repeats(pattern, length, width)
  return Array.from({ length: corners + 1 }, (_, n) => ({ part: n / corners, side: (n % 2 ? 1 : -1) * 0.31 * width }))
}
