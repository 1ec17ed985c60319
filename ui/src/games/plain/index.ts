/** For games that have drawn nothing of their own: what is on the table, in words. Everything can be played with it. */
import type { GameModule } from '..'
import Board from './Board.svelte'
import Side from './Side.svelte'

const plain: GameModule = {
  Board,
  Side,
  moment: () => null,
}

export default plain
