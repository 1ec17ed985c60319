import type { GameModule } from '../index'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Ending from './Ending.svelte'
import Side from './Side.svelte'
import { seen, type LockdownBoard } from './board'
import { moment } from './moment'

const lockdown: GameModule = {
  Board,
  Side,
  Card,
  Ending,
  hand: (view) => {
    const { hands } = view.board as LockdownBoard
    return view.seat === null ? [] : seen(hands[view.seat] ?? 0).map((card) => `card:${card}`)
  },
  moment,
}

export default lockdown
