/** Points on a line with corners, and the smooth curve through them. */
import { distance, type Point } from '../../../lib/drawn/plane'

export type { Point }

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** How far each corner is from the first, along the line. */
function lengths(line: Point[]): number[] {
  const found = [0]
  line.slice(1).forEach((to, n) => found.push((found[n] ?? 0) + distance(line[n] as Point, to)))
  return found
}

/** A mark on the line: which point of it is at this corner. */
export interface Mark {
  corner: number
  point: number
}

/** Points 0 to the last mark's, at even steps from mark to mark. */
export function spread(line: Point[], marks: Mark[]): Point[] {
  const far = lengths(line)
  const last = marks.at(-1)?.point ?? 0
  return Array.from({ length: last + 1 }, (_, point) => {
    const next = Math.max(
      1,
      marks.findIndex((mark) => point <= mark.point),
    )
    const [low, high] = [marks[next - 1] as Mark, marks[next] as Mark]
    const [from, to] = [far[low.corner] as number, far[high.corner] as number]
    return pointAt(line, far, from + ((to - from) * (point - low.point)) / (high.point - low.point))
  })
}

function pointAt(line: Point[], far: number[], length: number): Point {
  const next = Math.max(
    1,
    far.findIndex((one) => one >= length - 1e-6),
  )
  const [from, to] = [far[next - 1] as number, far[next] as number]
  return between(line[next - 1] as Point, line[next] as Point, to === from ? 0 : (length - from) / (to - from))
}

/** The larger, the less the curve swings out. */
const STIFFNESS = 5.2

/** Both ends and both handles of the curve from a point to the next. */
function curve(points: Point[], n: number): [Point, Point, Point, Point] {
  const at = (k: number): Point => points[Math.min(points.length - 1, Math.max(0, k))] as Point
  const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
  const handle = (from: Point, one: Point, other: Point): Point => ({
    x: from.x + (other.x - one.x) / STIFFNESS,
    y: from.y + (other.y - one.y) / STIFFNESS,
  })
  return [b, handle(b, a, c), handle(c, d, b), c]
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The curve from one point to another, as a path to be drawn. */
export function path(points: Point[], from: number, to: number): string {
  const start = points[from]
  if (!start) return ''
  const curves = Array.from({ length: to - from }, (_, k) => curve(points, from + k))
  return `M${written(start)}` + curves.map(([, p, q, end]) => `C${written(p)} ${written(q)} ${written(end)}`).join('')
}

/** Somewhere on the curve: 7.5 is halfway from point 7 to point 8. */
export function onCurve(points: Point[], where: number): Point {
  const n = Math.min(points.length - 2, Math.max(0, Math.floor(where)))
  const t = Math.min(1, Math.max(0, where - n))
  const [a, b, c, d] = curve(points, n)
  const of = (k: 'x' | 'y'): number =>
    (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k]
  return { x: of('x'), y: of('y') }
}
