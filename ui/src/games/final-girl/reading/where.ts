/** Who stands where, and what the game tells of the dice. */
import { fact } from '../../../lib/table/facts'
import type { FilmBoard } from './board'

/** Special ones, too. */
export function victimsAt(board: FilmBoard, zone: number): number {
  return (board.victims[zone] ?? 0) + board.special_at.filter((at) => at === zone).length
}

/** Horror, and the dice it gives. */
export interface Dread {
  /** The dice that each level gives. */
  track: number[]
  /** Those of her next roll, with all that adds to them. */
  roll: number
}

export function dread(board: FilmBoard): Dread {
  const { track = [], roll = 0 } = fact(board, 'horror')?.args ?? {}
  return { track, roll }
}
