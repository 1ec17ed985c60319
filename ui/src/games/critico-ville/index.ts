import type { GameModule } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Memo from './Memo.svelte'
import Side from './Side.svelte'
import { follow } from './follow'
import { moment } from './moment'

const criticoVille: GameModule = { Board, Side, Ending, Memo, moment, follow }

export default criticoVille
