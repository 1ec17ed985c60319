/** Which of the endings it is: by how close it was. */
import type { TownBoard } from './board'
import { nearlyLost, zoneOf } from './where'

export type Ending = 'won-clear' | 'won' | 'won-close' | 'lost-early' | 'lost' | 'lost-close'

export function ending(board: TownBoard): Ending {
  if (board.won) {
    if (nearlyLost(board)) return 'won-close'
    return board.zombies.length <= board.figures.zombie_squares.length / 2 ? 'won-clear' : 'won'
  }
  const zone = zoneOf(board, board.pawn)
  if (zone === 0) return 'lost-early'
  return zone === board.figures.zones.length - 1 ? 'lost-close' : 'lost'
}
