/** Where everything is drawn: the same mall for a wide screen, a narrow one and a low one. Units are those of the SVG. */
import { distance, inRows, type Point, type Rect } from '../../../lib/drawn/plane'
import type { Place } from './board'

export type { Point, Rect }

export interface RoomPlan {
  rect: Rect
  /** Where Characters stand, inside the room. */
  floor: Rect
  /** Two ways through the dark around the room; Monsters stand along them. */
  dark: [Point[], Point[]]
  /** Where the balance hangs: its middle. */
  balance: Point
  /** Known dice and destinations are pinned here, side by side from the two ends of this line. */
  notes: { left: number; right: number; y: number }
}

export interface Plan {
  name: 'wide' | 'tall' | 'short'
  width: number
  height: number
  /** Diameter of a token. */
  token: number
  /** Width of a pair of eyes. */
  eyes: number
  building: Rect
  headline: Rect
  rooms: Record<Place, RoomPlan>
  truck: Rect
  cars: Rect
  /** In how many rows they stand. */
  carRows: number
  cold: Rect
  box: Rect
  spent: Rect
  away: Rect
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })

/** A room of the wide plan: Monsters on both sides and at the door, where the balance stands. */
function wideRoom(room: Rect): RoomPlan {
  const { x, y, w, h } = room
  const out = 25
  const mid = x + w / 2
  const low = y + h + 25
  /** The two sides begin at different heights, so that neighbours don't meet in the corridor. */
  const beside = (wall: number, top: number, door: number): Point[] => [
    { x: wall, y: y + top },
    { x: wall, y: low - 26 },
    { x: (wall + door) / 2, y: low },
    { x: door, y: low + 4 },
  ]
  return {
    rect: room,
    floor: rect(x + 8, y + 82, w - 16, h - 142),
    dark: [beside(x - out, 106, mid - 96), beside(x + w + out, 40, mid + 96)],
    balance: { x: mid, y: y + h + 3 },
    notes: { left: x + 10, right: x + w - 10, y: y + h - 40 },
  }
}

/** A room of the small plans: Monsters in one line below it, the balance beside its name. */
function smallRoom(room: Rect): RoomPlan {
  const { x, y, w, h } = room
  const row = y + h + 12
  return {
    rect: room,
    floor: rect(x + 5, y + 23, w - 10, h - 36),
    dark: [
      [
        { x: x + 14, y: row },
        { x: x + w / 2 - 13, y: row },
      ],
      [
        { x: x + w - 14, y: row },
        { x: x + w / 2 + 13, y: row },
      ],
    ],
    balance: { x: x + w - 34, y: y + 12 },
    notes: { left: x + 7, right: x + w - 7, y: y + h - 9 },
  }
}

const wide: Plan = {
  name: 'wide',
  width: 1120,
  height: 860,
  token: 51,
  eyes: 38,
  building: rect(8, 8, 846, 844),
  headline: rect(32, 20, 796, 36),
  rooms: {
    1: wideRoom(rect(64, 84, 184, 222)),
    2: wideRoom(rect(313, 84, 236, 222)),
    3: wideRoom(rect(614, 84, 184, 222)),
    4: wideRoom(rect(64, 390, 236, 222)),
    5: wideRoom(rect(372, 390, 426, 222)),
    6: {
      rect: rect(862, 8, 250, 844),
      floor: rect(872, 262, 196, 356),
      dark: [
        [
          { x: 1088, y: 104 },
          { x: 1088, y: 312 },
        ],
        [
          { x: 1088, y: 592 },
          { x: 1088, y: 416 },
        ],
      ],
      balance: { x: 1058, y: 36 },
      notes: { left: 874, right: 1066, y: 632 },
    },
  },
  truck: rect(884, 84, 96, 160),
  cars: rect(868, 656, 238, 190),
  carRows: 2,
  cold: rect(30, 682, 262, 158),
  box: rect(316, 682, 216, 158),
  spent: rect(556, 682, 110, 158),
  away: rect(690, 682, 142, 158),
}

const tall: Plan = {
  name: 'tall',
  width: 360,
  height: 592,
  token: 30,
  eyes: 20,
  building: rect(2, 24, 356, 306),
  headline: rect(8, 1, 344, 22),
  rooms: {
    1: smallRoom(rect(10, 32, 164, 77)),
    2: smallRoom(rect(186, 32, 164, 77)),
    3: smallRoom(rect(10, 133, 164, 77)),
    4: smallRoom(rect(186, 133, 164, 77)),
    5: smallRoom(rect(10, 234, 340, 75)),
    6: {
      rect: rect(2, 334, 356, 180),
      floor: rect(84, 361, 268, 88),
      dark: [
        [
          { x: 148, y: 348 },
          { x: 204, y: 348 },
        ],
        [
          { x: 288, y: 348 },
          { x: 232, y: 348 },
        ],
      ],
      balance: { x: 326, y: 348 },
      notes: { left: 10, right: 78, y: 446 },
    },
  },
  truck: rect(14, 364, 62, 74),
  cars: rect(6, 453, 348, 57),
  carRows: 1,
  cold: rect(4, 518, 132, 72),
  box: rect(140, 518, 96, 72),
  spent: rect(240, 518, 56, 72),
  away: rect(300, 518, 58, 72),
}

const short: Plan = {
  name: 'short',
  width: 480,
  height: 350,
  token: 27,
  eyes: 19,
  building: rect(2, 22, 312, 264),
  headline: rect(8, 0, 300, 20),
  rooms: {
    1: smallRoom(rect(8, 28, 146, 64)),
    2: smallRoom(rect(162, 28, 146, 64)),
    3: smallRoom(rect(8, 114, 146, 64)),
    4: smallRoom(rect(162, 114, 146, 64)),
    5: smallRoom(rect(8, 200, 300, 64)),
    6: {
      rect: rect(318, 2, 160, 346),
      floor: rect(324, 106, 128, 130),
      dark: [
        [
          { x: 465, y: 46 },
          { x: 465, y: 100 },
        ],
        [
          { x: 465, y: 218 },
          { x: 465, y: 164 },
        ],
      ],
      balance: { x: 446, y: 17 },
      notes: { left: 390, right: 450, y: 84 },
    },
  },
  truck: rect(328, 34, 52, 64),
  cars: rect(322, 244, 152, 100),
  carRows: 2,
  cold: rect(2, 289, 116, 60),
  box: rect(122, 289, 88, 60),
  spent: rect(214, 289, 48, 60),
  away: rect(266, 289, 48, 60),
}

/** Small boxes get a small plan: as many of its tokens as possible are in sight at a size that can be touched. */
export function planFor(width: number, height: number): Plan {
  const broad = width >= 400 && width > height * 1.05
  if (broad && (width < 620 || height < 420)) return short
  return width < 620 || width < height * 0.9 ? tall : wide
}

/** What the drawing shows of the world, so that it fills a box of this size: the plan in the middle, woods around it. */
export function outlook(plan: Plan, width: number, height: number): Rect {
  const w = Math.max(plan.width, (plan.height * width) / height)
  const h = Math.max(plan.height, (plan.width * height) / width)
  return rect((plan.width - w) / 2, (plan.height - h) / 2, w, h)
}

export const plans = { wide, tall, short }

/** How far apart tokens stand, by their diameter. */
const ROOM_TO_BREATHE = 1.09

/** Spots for so many tokens of at most this diameter, in rows that fill the floor evenly and never overlap. */
export function spread(count: number, floor: Rect, most: number): { spots: Point[]; size: number } {
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(most, floor.w / columns / ROOM_TO_BREATHE, floor.h / rows / ROOM_TO_BREATHE)
    if (size > best.size) best = { columns, size }
  }
  const rows = Math.ceil(count / best.columns)
  const columns = Math.ceil(count / Math.max(1, rows))
  const apart = best.size * 1.3
  const step = { x: Math.min(floor.w / columns, apart), y: Math.min(floor.h / rows, apart) }
  return { spots: inRows(count, rows, floor, step), size: best.size }
}

/** Places for so many pairs of eyes in the dark: left and right in turn, at even steps. */
export function lairs(count: number, dark: RoomPlan['dark']): Point[] {
  const left = along(dark[0], Math.ceil(count / 2))
  const right = along(dark[1], Math.floor(count / 2))
  return Array.from({ length: count }, (_, n) => (n % 2 ? right : left)[Math.floor(n / 2)] as Point)
}

/** Points at even distances on a line with corners, both ends included. */
function along(line: Point[], count: number): Point[] {
  const lengths = line.slice(1).map((to, i) => distance(line[i] as Point, to))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: count }, (_, n) => {
    let left = count < 2 ? whole / 2 : (whole * n) / (count - 1)
    let i = 0
    while (i < lengths.length - 1 && left > (lengths[i] as number)) left -= lengths[i++] as number
    const from = line[i] as Point
    const to = line[i + 1] as Point
    const part = left / (lengths[i] as number)
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

/** Spaces of the Cold storage: for each row its spaces, and where its end is. */
export function slabs(
  rows: number[],
  cold: Rect,
  most: number,
): { rows: { spots: Point[]; end: Point }[]; size: number } {
  const head = cold.h * 0.2
  const height = (cold.h - head) / rows.length
  const widest = Math.max(...rows)
  const size = Math.min(most, height / 1.06, (cold.w * 0.72) / widest / 1.2)
  return {
    size,
    rows: rows.map((spaces, row) => {
      const y = cold.y + head + height * (row + 0.5)
      const spot = (n: number): Point => ({ x: cold.x + cold.w * 0.04 + size * 0.6 + n * size * 1.2, y })
      return {
        spots: Array.from({ length: spaces }, (_, n) => spot(n)),
        end: { x: Math.min(spot(spaces).x + size * 0.3, cold.x + cold.w - size * 0.6), y },
      }
    }),
  }
}
