/**
 * Where everything is drawn. The road begins in the town at the bottom and winds up to the horizon, a zone above the other:
 * each in one line on a wide box, in two on a narrow one. Units are those of the SVG.
 */
import { spread, type Mark, type Point } from './line'

/** A strip of land behind a line of the road, where things may stand: on `y`, up to so high, from here to there. */
export interface Strip {
  zone: number
  y: number
  h: number
  from: number
  to: number
}

export interface Plan {
  name: 'wide' | 'tall'
  width: number
  height: number
  /** Radius of a square. */
  r: number
  /** Width of the road. */
  road: number
  /** How tall zombies and survivors are. */
  tall: number
  /** Squares, from the start to the vehicle. */
  spots: Point[]
  /** How far the land rises or falls here. */
  rise: (x: number) => number
  /** Upper edges of the zones, the town's first; the last is the horizon. */
  edges: number[]
  /** Where the names of the zones are written, if there is room; from there, or up to there. */
  names: (Point & { end: boolean })[]
  strips: Strip[]
  /** Where the town says its name. */
  sign: Point & { w: number }
}

const SQUARES = 36
const ZONES = 4
/** Measures at the top and at the bottom are parts of the gap between two lines. */
const SHAPES = {
  wide: {
    width: 1000,
    least: 340,
    most: 1000,
    lines: 1,
    margin: 16,
    r: 35,
    slim: 0.37,
    top: 0.92,
    bottom: 0.5,
    corner: 0.15,
  },
  tall: {
    width: 360,
    least: 392,
    most: 640,
    lines: 2,
    margin: 5,
    r: 20,
    slim: 0.41,
    top: 1,
    bottom: 0.62,
    corner: 0.27,
  },
}

/** The plan for a box of this size. */
export function planFor(width: number, height: number): Plan {
  const narrow = width < 560 && (width < 400 || width < height * 1.15)
  const name = narrow || width < height * 0.8 ? 'tall' : 'wide'
  const shape = SHAPES[name]
  const wanted = (shape.width * height) / Math.max(1, width)
  return drawn(name, Math.min(shape.most, Math.max(shape.least, wanted)))
}

function drawn(name: Plan['name'], height: number): Plan {
  const { width, lines, margin, top, bottom, ...shape } = SHAPES[name]
  const count = ZONES * lines
  const gap = height / (count - 1 + top + bottom)
  const r = Math.min(shape.r, gap * shape.slim)
  const road = r * 1.16
  const bend = Math.min(gap / 2, width * 0.11)
  const swell = Math.min(gap * 0.13, (gap - r * 2) * 0.4)
  const rise = (x: number): number => swell * Math.sin((x / width) * 3 * Math.PI + 0.6)
  const lineY = (n: number): number => height - gap * (bottom + n)
  const [left, right] = [margin + r + bend, width - margin - r - bend]
  // The first line begins late: the corner of the town is for what may be done.
  const start = margin + r * 1.3 + width * shape.corner
  const lanes = { count, lines, lineY, left, right, bend, gap, start, end: margin + r * 2.1 }
  const { line, marks } = winding(lanes)
  return {
    name,
    width,
    height,
    r,
    road,
    tall: Math.min(r * 2.4, gap * 0.94),
    spots: spread(
      line.map(({ x, y }) => ({ x, y: y + rise(x) })),
      marks,
    ),
    rise,
    edges: [1, 2, 3].map((zone) => lineY(zone * lines - 1) - gap / 2).concat(lineY(count - 1) - gap * 0.3),
    // On the side where no bend comes up.
    names: Array.from({ length: gap > r * 3.4 ? ZONES : 0 }, (_, zone) => {
      const x = zone % 2 ? margin : width - margin
      return { x, y: zone ? lineY(zone) + rise(x) + r * 1.85 : height - r * 0.4, end: zone % 2 === 0 }
    }),
    strips: Array.from({ length: count - 1 }, (_, n) => ({
      zone: Math.floor(n / lines),
      y: lineY(n) - road * 0.62,
      h: gap - road * 1.3,
      // Not behind the town's own name.
      from: n ? (n % 2 ? left : margin) : start - r * 1.2,
      to: n % 2 ? width - margin : right,
    })),
    sign: { x: (start - r * 1.2) / 2, y: lineY(0) + rise(0) + r, w: start - r * 1.2 - margin * 2 },
  }
}

interface Lanes {
  count: number
  /** Lines a zone. */
  lines: number
  lineY: (n: number) => number
  left: number
  right: number
  bend: number
  gap: number
  start: number
  end: number
}

/** Corners of a line or of a bend. */
const STEPS = 24

/** There and back again, line by line. Zones meet in the middle of a bend, nine squares each; the start is one more. */
function winding({ count, lines, lineY, left, right, bend, gap, start, end }: Lanes): { line: Point[]; marks: Mark[] } {
  const line: Point[] = []
  const marks: Mark[] = [{ corner: 0, point: 0 }]
  for (let n = 0; n < count; n++) {
    const ahead = n % 2 === 0
    const [from, to] = ahead ? [n ? left : start, right] : [right, n < count - 1 ? left : end]
    for (let k = 0; k <= STEPS; k++) line.push({ x: from + ((to - from) * k) / STEPS, y: lineY(n) })
    if (n === count - 1) break
    for (let k = 1; k < STEPS; k++) {
      const turn = (Math.PI * k) / STEPS
      line.push({ x: to + (ahead ? bend : -bend) * Math.sin(turn), y: lineY(n) - (gap / 2) * (1 - Math.cos(turn)) })
      const zone = (n + 1) / lines
      if (k === STEPS / 2 && Number.isInteger(zone)) {
        marks.push({ corner: line.length - 1, point: (zone * SQUARES) / ZONES + 0.5 })
      }
    }
  }
  marks.push({ corner: line.length - 1, point: SQUARES })
  return { line, marks }
}

export type Side = 'above' | 'below' | 'left' | 'right'

/** Where a card may lie and leave the pawn in sight, and how much of the height it may take. */
export function asideOf({ spots, width, height, tall, r }: Plan, pawn: number): { side: Side; room: number } {
  const { x, y } = spots[pawn] ?? { x: 0, y: 0 }
  if (height < width * 0.6) return { side: x < width / 2 ? 'right' : 'left', room: 1 }
  const above = y > height * 0.48
  const room = above ? (y - tall * 1.2) / height : 1 - (y + r * 1.9) / height
  return { side: above ? 'above' : 'below', room: Math.min(0.8, Math.max(0.5, room)) }
}
