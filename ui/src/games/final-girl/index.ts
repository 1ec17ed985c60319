import { part } from '../../lib/part'
import type { GameModule } from '../index'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Side from './Side.svelte'
import type { FilmBoard } from './board'
import { hand } from './hand'
import { about, promptOf } from './labels'
import { moment } from './moment'

const finalGirl: GameModule = {
  Board,
  Side,
  Card,
  Ending: async () => (await part(() => import('./Ending.svelte'))).default,
  hand: (view) => hand((view.board as FilmBoard).hand, promptOf(view)),
  moment,
  about,
}

export default finalGirl
