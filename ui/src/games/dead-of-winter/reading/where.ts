/** Who stands where, and what is free: what a drawing reads off the board. Held against the engine's answers in tests. */
import { box, type ColonyBoard } from './board'

/** The survivors at a place, the lowest influence first. */
export function peopleAt(board: ColonyBoard, place: number): number[] {
  return board.at.flatMap((at, survivor) => (at === place ? [survivor] : []))
}

/** Those of a player. */
export function groupOf(board: ColonyBoard, seat: number): number[] {
  return board.owner.flatMap((owner, survivor) => (owner === seat && board.at[survivor]! >= 0 ? [survivor] : []))
}

/** Spaces for zombies and barricades that are free at an entrance. */
export function freeAt(board: ColonyBoard, entrance: number): number {
  return (box(board).room[entrance] ?? 0) - (board.zombies[entrance] ?? 0) - (board.barricades[entrance] ?? 0)
}
