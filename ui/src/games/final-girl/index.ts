import { later } from '../../lib/browser/later'
import type { GameModule } from '../index'
import Board from './Board.svelte'
import Card from './cards/Card.svelte'
import Side from './Side.svelte'
import { boardOf } from './reading/board'
import { hand } from './reading/hand'
import { about, promptOf } from './reading/labels'
import { moment } from './moment'

const finalGirl: GameModule = {
  Board,
  Side,
  Card,
  Ending: async () => (await later(() => import('./Ending.svelte'))).default,
  hand: (view) => hand(boardOf(view).hand, promptOf(view)),
  moment,
  about,
}

export default finalGirl
