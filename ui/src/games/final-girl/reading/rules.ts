/** What the drawing has to read off the board by itself. The page's tests hold it against the engine's answers. */
import type { FilmBoard } from './board'

/** Special ones, too. */
export function victimsAt(board: FilmBoard, zone: number): number {
  return (board.victims[zone] ?? 0) + board.special_at.filter((at) => at === zone).length
}

export type DieResult = 'success' | 'partial' | 'miss'

/** What each die of the roll on the table counts as; those that were converted are successes. */
export function results(board: FilmBoard): DieResult[] {
  const { success, partial } = board.core.figures
  let converted = board.converted
  return board.roll.map((face) => {
    if (face >= success) return 'success'
    if (face < partial) return 'miss'
    return board.sure || converted-- > 0 ? 'success' : 'partial'
  })
}

/** The dice that each level of horror gives. */
export function diceTrack(board: FilmBoard): number[] {
  return board.absolute ? board.core.figures.absolute_dice : board.core.figures.dice
}
