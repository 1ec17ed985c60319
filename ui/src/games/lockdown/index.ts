import { later } from '../../lib/browser/later'
import type { GameModule } from '../index'
import Board from './Board.svelte'
import Card from './cards/Card.svelte'
import Side from './Side.svelte'
import { boardOf, seen } from './reading/board'
import { roleCard } from './reading/labels'
import { moment } from './moment'
import { isAlive } from './reading/where'

const lockdown: GameModule = {
  Board,
  Side,
  Card,
  Ending: async () => (await later(() => import('./Ending.svelte'))).default,
  hand: (view) => {
    const { hands } = boardOf(view)
    return view.seat === null ? [] : seen(hands[view.seat] ?? 0).map((card) => `card:${card}`)
  },
  out: (view, seat) => {
    const board = boardOf(view)
    // Before the first day nobody is anywhere yet.
    return board.turn > 0 && !isAlive(board, seat)
  },
  moment,
  about: (view, reference) => roleCard(boardOf(view), reference),
}

export default lockdown
