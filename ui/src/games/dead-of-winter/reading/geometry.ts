/** Where everything is drawn. Units are pixels: tokens keep a size that can be touched, and the night fills whatever box there is. */
import { inRows, type Point, type Rect } from '../../../lib/drawn/plane'
import { COLONY, PLACES } from './board'

export type { Point, Rect }

export interface DoorPlan {
  /** For zombies and barricades, from the door outwards. */
  slots: Point[]
  /** What can be pressed: all of them. */
  rect: Rect
  /** Where its number is written. */
  number: Point
}

export interface PlacePlan {
  rect: Rect
  /** Where survivors stand. */
  floor: Rect
  doors: DoorPlan[]
}

export interface Plan {
  /** `broad` and `low` show everything; `strip` one place, and all of them in a strip. */
  name: 'broad' | 'low' | 'strip'
  width: number
  height: number
  token: number
  zombie: number
  /** Nothing where a place isn't open. */
  places: (PlacePlan | undefined)[]
  /** Where the ground begins. */
  horizon: number
}

const GATES = 6

/** Everything at once needs room; a narrow or low screen opens one place. */
export function planFor(width: number, height: number, open: number, room: number[]): Plan {
  if (width >= 640 && height >= 400) return broad(width, height, room)
  return width >= 600 && height >= 310 ? low(width, height, room) : strip(width, height, open, room)
}

/** Two streets of three houses in the distance, and the colony before them. */
function broad(width: number, height: number, room: number[]): Plan {
  const edge = 10
  const street = Math.max(100, height * 0.255)
  const step = (width - 2 * edge) / 3
  const token = Math.min(56, Math.max(34, street * 0.36))
  const zombie = token * 0.72
  const house = (n: number): PlacePlan => {
    const column = n % 3
    const w = step - 16
    const rect = { x: edge + 8 + column * step, y: 4 + Math.floor(n / 3) * street + (LIE[n] ?? 0), w, h: street - 10 }
    return houseIn(rect, room[GATES + n] ?? 0, zombie, w * 0.1)
  }
  const yard = { x: edge, y: 2 * street + 6, w: width - 2 * edge, h: height - 2 * street - 12 }
  return {
    name: 'broad',
    width,
    height,
    token,
    zombie,
    horizon: street * 0.7,
    places: [colony(yard, room, zombie), ...PLACES.slice(1).map((_, n) => house(n))],
  }
}

/** The colony between two rows of houses: a laptop's screen is wide, and not high. */
function low(width: number, height: number, room: number[]): Plan {
  const [edge, street] = [6, height / 3]
  const zombie = Math.min(30, Math.max(20, street * 0.2))
  const w = (width - 4 * edge) * 0.29
  const house = (n: number): PlacePlan => {
    const rect = { x: n % 2 ? width - edge - w : edge, y: 6 + Math.floor(n / 2) * street, w, h: street - 8 }
    return houseIn(rect, room[GATES + n] ?? 0, zombie, w * 0.08)
  }
  const yard = { x: w + 2 * edge, y: 4, w: width - 2 * w - 4 * edge, h: height - 8 }
  return {
    ...{ name: 'low', width, height, token: Math.min(44, street * 0.34), zombie, horizon: street * 0.7 },
    places: [colony(yard, room, zombie), ...PLACES.slice(1).map((_, n) => house(n))],
  }
}

/** No two houses lie at the same height. */
const LIE = [4, 0, 5, 0, 4, 1]

/** Its sign above, its lit window, and whoever stands before the door. */
function houseIn(rect: Rect, slots: number, zombie: number, wall: number): PlacePlan {
  const row = { x: rect.x, y: rect.y + rect.h - zombie * 1.1, w: rect.w, h: zombie * 1.1 }
  const top = rect.y + SIGN
  return {
    rect,
    floor: { x: rect.x + wall, y: top, w: rect.w - 2 * wall, h: row.y - top - 3 },
    doors: [door(row, slots, 'above', zombie)],
  }
}

/** Height of a place's sign. */
export const SIGN = 26

/** One place, as large as it gets; the colony with its gates, a location with one door. */
function strip(width: number, height: number, open: number, room: number[]): Plan {
  const zombie = Math.min(34, Math.max(24, width / 13))
  const whole = { x: 6, y: 4, w: width - 12, h: height - 8 }
  const shown =
    open === COLONY ? colony(whole, room, zombie) : houseIn(whole, room[GATES + open - 1] ?? 0, zombie, whole.w * 0.08)
  return {
    name: 'strip',
    width,
    height,
    token: 40,
    zombie,
    horizon: height * 0.3,
    places: PLACES.map((_, place) => (place === open ? shown : undefined)),
  }
}

/** Gates one to three above the yard, four to six below it, clockwise. */
function colony(rect: Rect, room: number[], zombie: number): PlacePlan {
  const row = zombie * 1.3
  const third = rect.w / 3
  const gate = (n: number): DoorPlan => {
    const below = n >= 3
    const column = below ? 5 - n : n
    const y = below ? rect.y + rect.h - row : rect.y
    return door({ x: rect.x + column * third, y, w: third, h: row }, room[n] ?? 0, below ? 'above' : 'below', zombie)
  }
  const inside = { x: rect.x + 14, y: rect.y + row + SIGN + 4, w: rect.w - 28, h: rect.h - 2 * row - SIGN - 12 }
  return { rect, floor: inside, doors: Array.from({ length: GATES }, (_, n) => gate(n)) }
}

function door(row: Rect, slots: number, wall: 'above' | 'below', zombie: number): DoorPlan {
  const step = Math.min(zombie * 1.22, row.w / Math.max(1, slots))
  const first = row.x + row.w / 2 - (step * (slots - 1)) / 2
  const y = row.y + row.h / 2
  const span = step * slots
  const reach = Math.min(span + 8, row.w - 1)
  const left = row.x + (row.w - reach) / 2
  /** Gates that touch leave a corner free, by the wall. */
  const corner = { x: left + 2, y: wall === 'above' ? row.y + 9 : row.y + row.h + 3 }
  return {
    slots: Array.from({ length: slots }, (_, n) => ({ x: first + n * step, y })),
    rect: { x: left, y: row.y, w: reach, h: row.h },
    number: left - row.x > 12 ? { x: left - 3, y: y + 5 } : corner,
  }
}

/** Places for so many on a floor, in rows around its middle; they shrink before they overlap. */
export function spread(count: number, floor: Rect, token: number, spaces = count): { spots: Point[]; size: number } {
  const all = Math.max(count, Math.min(spaces, 4), 1)
  for (let size = token; ; size -= 2) {
    const step = size * 1.16
    const across = Math.max(1, Math.floor((floor.w + size * 0.16) / step))
    const rows = Math.ceil(all / across)
    if (rows * step <= floor.h + size * 0.16 || size <= 16)
      return { spots: inRows(all, rows, floor, { x: step, y: step }), size }
  }
}
