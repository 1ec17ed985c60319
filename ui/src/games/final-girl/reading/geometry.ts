/** Where everything is drawn. Units are pixels: zones keep their size, and the picture fills whatever box there is. */
import type { Point } from '../../../lib/drawn/plane'

export type { Point }

export interface Plan {
  name: 'broad' | 'narrow'
  width: number
  height: number
  /** A zone's box: what stands in it, and its name below. */
  zone: { w: number; h: number; name: number }
  /** Diameter of a token, height of a Victim. */
  token: number
  pawn: number
  /** The middle of each zone. */
  spots: Point[]
}

/** What stands above the map. */
const HEAD = 46
const SMALL_HEAD = 34
const BROAD = 600

/** A narrow screen scrolls rather than makes zones too small to touch. */
export const leastHeight = (width: number): number => (width < BROAD ? 600 : 420)

export function planFor(zones: readonly Point[], width: number, height: number): Plan {
  const broad = width >= BROAD
  const w = broad ? Math.min(138, Math.max(96, width / 7.4)) : Math.min(82, Math.max(60, width / 4.5))
  const h = broad ? w * 0.58 : w * 0.66
  const name = broad ? 17 : 21
  const zone = { w, h, name }
  const edge = {
    x: w / 2 + (broad ? 14 : 3),
    top: (broad ? HEAD : SMALL_HEAD) + h * (broad ? 0.95 : 0.6),
    bottom: h / 2 + name + 5,
  }
  const across = spread(zones.map(({ x }) => x))
  const down = spread(zones.map(({ y }) => y))
  const spots = zones.map(({ x, y }) => ({
    x: edge.x + across(x) * (width - 2 * edge.x),
    y: edge.top + down(y) * (height - edge.top - edge.bottom),
  }))
  return {
    name: broad ? 'broad' : 'narrow',
    width,
    height,
    zone,
    token: broad ? h * 0.52 : h * 0.56,
    pawn: broad ? h * 0.37 : h * 0.36,
    spots: apart(spots, { w: w + 4, h: h + name + 4 }, { width, height, edge }),
  }
}

/** From the first to the last of them, whatever margins a pack has left: 0 to 1. */
function spread(all: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return (value) => (most > least ? (value - least) / (most - least) : 0.5)
}

interface Bounds {
  width: number
  height: number
  edge: { x: number; top: number; bottom: number }
}

const ROUNDS = 80

/** Zones that would overlap are pushed apart, each the shorter way, and none out of the picture. */
export function apart(
  spots: readonly Point[],
  box: { w: number; h: number },
  { width, height, edge }: Bounds,
): Point[] {
  const moved = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < ROUNDS; round++) {
    let still = true
    moved.forEach((a, n) => {
      for (const b of moved.slice(n + 1)) {
        const over = { x: box.w - Math.abs(a.x - b.x), y: box.h - Math.abs(a.y - b.y) }
        if (over.x <= 0.5 || over.y <= 0.5) continue
        still = false
        const along = over.x / box.w < over.y / box.h ? 'x' : 'y'
        const push = ((a[along] <= b[along] ? -1 : 1) * over[along]) / 2
        a[along] += push
        b[along] -= push
      }
    })
    for (const spot of moved) {
      spot.x = Math.min(width - edge.x, Math.max(edge.x, spot.x))
      spot.y = Math.min(height - edge.bottom, Math.max(edge.top, spot.y))
    }
    if (still) break
  }
  return moved
}

/** Where a line from the middle of a zone leaves it, below its name if it goes there, and so many units more. */
export function brink(from: Point, to: Point, zone: Plan['zone'], more = 0): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const low = dy > 0 && Math.abs(dx) < 0.8 ? zone.name * 0.8 : 0
  const reach = 1 / Math.hypot(dx / (zone.w / 2), dy / (zone.h / 2 + low)) + more
  return { x: from.x + dx * reach, y: from.y + dy * reach }
}

/** How far a way bends: to the side, as if somebody had walked it. */
export function bend(from: Point, to: Point, which: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const by = (which % 2 ? 1 : -1) * 0.1
  return { x: (from.x + to.x) / 2 - dy * by, y: (from.y + to.y) / 2 + dx * by }
}

/** Places for a crowd in rows around the middle of a strip: never wider than it. */
export function rows(
  count: number,
  strip: { w: number; y: number; h: number },
  size: number,
): { spots: Point[]; size: number } {
  if (!count) return { spots: [], size }
  const perRow = Math.max(1, Math.floor(strip.w / (size * 0.78)))
  const most = Math.max(1, Math.floor(strip.h / size))
  const lines = Math.min(most, Math.ceil(count / perRow))
  const columns = Math.ceil(count / lines)
  const step = Math.min(size * 0.86, strip.w / columns)
  const spots = Array.from({ length: count }, (_, n) => {
    const line = Math.floor(n / columns)
    const inLine = Math.min(columns, count - line * columns)
    return {
      x: ((n % columns) - (inLine - 1) / 2) * step + (line % 2 ? step * 0.18 : 0),
      y: strip.y + (line - (lines - 1) / 2) * size * 0.92,
    }
  })
  return { spots, size }
}
