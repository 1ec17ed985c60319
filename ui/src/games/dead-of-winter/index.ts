import { later } from '../../lib/browser/later'
import type { GameModule } from '../index'
import Board from './Board.svelte'
import { boardOf, seen } from './reading/board'
import Card from './cards/Card.svelte'
import { about } from './reading/labels'
import { moment } from './moment'
import Side from './Side.svelte'

const deadOfWinter: GameModule = {
  Board,
  Side,
  Card,
  Ending: async () => (await later(() => import('./Ending.svelte'))).default,
  hand: (view) => {
    const { hands } = boardOf(view)
    return view.seat === null ? [] : seen(hands[view.seat]).map((item) => `item:${item}`)
  },
  actions: ['play', 'equip', 'contribute', 'feed'],
  out: (view, seat) => boardOf(view).out[seat] === 1,
  upon: ({ form, args }, options) => options.find((option) => form === 'accuse' && option === `exile+${args.whom}`),
  moment,
  about,
}

export default deadOfWinter
