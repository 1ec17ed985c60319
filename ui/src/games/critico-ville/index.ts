import { later } from '../../lib/browser/later'
import type { GameModule } from '../index'
import type { View } from '../../lib/types'
import { words } from '../../lib/words/words.svelte'
import { boardOf } from './reading/board'
import Board from './Board.svelte'
import Memo from './Memo.svelte'
import Side from './Side.svelte'
import { moment } from './moment'

/** The answers of the question card, and what a character can do. */
function detail(view: View, option: string): string {
  const [kind, which] = option.split(':')
  if (kind === 'character') return words.attribute(`character-${which}`, 'does')
  const said = kind === 'answer' ? boardOf(view).question?.options[Number(which)] : undefined
  return said ? words.saying(said) : ''
}

const criticoVille: GameModule = {
  Board,
  Side,
  Ending: async () => (await later(() => import('./Ending.svelte'))).default,
  Memo,
  moment,
  detail,
  about: detail,
}

export default criticoVille
