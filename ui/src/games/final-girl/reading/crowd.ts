/** Who stands in a zone, and where in it. */
import { NOWHERE, type FilmBoard } from './board'
import { rows, type Plan, type Point } from './geometry'

export interface Piece extends Point {
  kind: 'girl' | 'killer' | 'minion' | 'victim' | 'special' | 'token'
  /** What options call it: `victim:1`, `minion:0`, `killer:hans@trails`. */
  thing: string
  size: number
}

/** So many Victims are drawn one by one; of a larger crowd the number is written. */
export const DRAWN = 10
/** A number helps from here on. */
export const NUMBERED = 4

/** Large ones in front, Victims behind them; nobody covers anybody. */
export function standing(board: FilmBoard, zone: number, plan: Plan): Piece[] {
  const large = largeAt(board, zone)
  const victims = Math.min(DRAWN, board.victims[zone] ?? 0)
  const specials = board.special.filter((_, n) => board.special_at[n] === zone)
  const { h, w } = plan.zone
  const small = specials.length + victims
  const split = large.length && small
  const tokens = row(large.length, split ? -h * 0.24 : 0, w, plan.token * (split ? 0.9 : 1))
  const strip = { w: w * 0.92, y: split ? h * 0.24 : 0, h: split ? h * 0.62 : h }
  const crowd = rows(small, strip, plan.pawn)
  return [
    ...large.map((piece, n) => ({ ...piece, ...tokens[n]! })),
    ...crowd.spots.map((spot, n): Piece => {
      const special = specials[n]
      const thing = special ? `victim:${special}` : `victim:${n - specials.length + 1}`
      return { ...spot, kind: special ? 'special' : 'victim', thing, size: crowd.size }
    }),
  ]
}

function largeAt(board: FilmBoard, zone: number): Pick<Piece, 'kind' | 'thing'>[] {
  const found: Pick<Piece, 'kind' | 'thing'>[] = []
  if (board.here === zone) found.push({ kind: 'girl', thing: `girl:${board.girl}` })
  if (board.killer_at === zone) found.push({ kind: 'killer', thing: `killer:${board.killer}` })
  board.minions.forEach((at, n) => {
    if (at === zone && at !== NOWHERE) found.push({ kind: 'minion', thing: `minion:${n}` })
  })
  board.tokens.forEach((name, n) => {
    if (board.token_at[n] === zone) found.push({ kind: 'token', thing: `token:${name}` })
  })
  return found
}

function row(count: number, y: number, w: number, size: number): (Point & { size: number })[] {
  const fit = Math.min(size, (w * 1.04) / Math.max(1, count))
  return Array.from({ length: count }, (_, n) => ({ x: (n - (count - 1) / 2) * fit * 1.02, y, size: fit }))
}
