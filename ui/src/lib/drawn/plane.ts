/** Places in a drawing. */
export interface Point {
  x: number
  y: number
}

/** From its upper left corner. */
export interface Rect extends Point {
  w: number
  h: number
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** So many spots in so many rows, all as long but for the last; each row has its middle where the floor has it. */
export function inRows(count: number, rows: number, floor: Rect, step: Point): Point[] {
  const perRow = Math.ceil(count / Math.max(1, rows))
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return {
      x: floor.x + floor.w / 2 + ((n % perRow) - (inRow - 1) / 2) * step.x,
      y: floor.y + floor.h / 2 + (row - (rows - 1) / 2) * step.y,
    }
  })
}
