/** The town as it is right after an event: so that what came at once can be seen happening, one thing after the other. */
import type { GameEvent, View } from '../../lib/types'
import { ACTION, CHARACTERS, type AskedQuestion, type Saying, type TownBoard } from './board'

type Args = GameEvent['args']
type Change = (board: TownBoard, args: Args) => Partial<TownBoard>

const number = (reference: string): number => Number(reference.split(':')[1])
const name = (reference: string): string => reference.split(':')[1] ?? ''
/** What somebody wrote is the same in all languages. */
const written = (text: Saying): string => Object.values(text)[0] ?? ''

const without = (board: TownBoard, gone: number[]): number[] => board.zombies.filter((square) => !gone.includes(square))
const removed: Change = (board, { square }) => ({ zombies: without(board, [number(square)]) })

/** The question as far as the event tells it; the view that comes tells the rest. */
const asked = ({ seat, theme, text, challenge }: Args): AskedQuestion => ({
  id: '',
  theme: typeof theme === 'string' ? name(theme) : written(theme),
  challenge: Boolean(challenge),
  kind: 'open',
  seat: number(seat),
  text,
  options: [],
  said: '',
  picked: -1,
  right: -1,
  answer: null,
  explanation: null,
  verdict: '',
})

function told(board: TownBoard, news: Partial<AskedQuestion>): Partial<TownBoard> {
  return board.question ? { question: { ...board.question, ...news } } : {}
}

const CHANGES: Record<string, Change> = {
  first: (_, { seat }) => ({ active: number(seat) }),
  took: (board, { seat, character }) => ({
    characters: board.characters.map((held, n) => (n === number(seat) ? [...held, name(character)] : held)),
  }),
  turn: (_, { seat, turn }) => ({ active: number(seat), turn, question: null, die: 0, card: 0, left: 0 }),
  invasion: (_, { count }) => ({ action: ACTION.invasion, card: count, left: count, placed: [] }),
  placed: (board, { square }) => ({
    zombies: [...without(board, [number(square)]), number(square)],
    left: board.left - 1,
    placed: [...board.placed, number(square)],
  }),
  spared: (board) => ({ zombies: without(board, board.placed), left: 0, placed: [] }),
  question: (_, args) => ({ action: ACTION.question, question: asked(args) }),
  'taken-on': (board, { seat }) => told(board, { seat: number(seat) }),
  replied: (board, { text }) => told(board, { said: written(text) }),
  answered: (board, { right, answer, explanation }) =>
    told(board, { verdict: right ? 'right' : 'wrong', answer, explanation }),
  'combat-roll': (_, { die }) => ({ action: ACTION.combat, die }),
  beaten: removed,
  exterminated: removed,
  power: (board, { character }) => ({
    tokens: board.tokens.map((left, n) => (CHARACTERS[n] === name(character) ? left - 1 : left)),
  }),
  'flight-roll': (_, { die }) => ({ action: ACTION.flight, die, steps: die }),
  moved: (board, { square }) => ({ pawn: number(square), steps: Math.max(0, board.steps - (number(square) - board.pawn)) }),
  blocked: () => ({ steps: 0 }),
}

export function follow(view: View, event: GameEvent): View {
  const board = view.board as TownBoard
  const change = CHANGES[event.key]
  return change ? { ...view, board: { ...board, ...change(board, event.args) } } : view
}
