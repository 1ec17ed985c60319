/** The table as it is right after an event: so that what came at once can be seen happening, one thing after the other. */
import type { GameEvent, View } from '../../lib/types'
import { COLD_STORAGE, PARKING, PHASE, ROLES, size, type LockdownBoard, type Pile } from './board'

type Args = GameEvent['args']
type Change = (board: LockdownBoard, args: Args) => Partial<LockdownBoard>

const number = (reference: string): number => Number(reference.split(':')[1])
const card = (reference: string): string => reference.split(':')[1] ?? ''
const roleOf = (reference: string): number => ROLES.findIndex((role) => reference === `character:${role}`)
const set = <T>(list: readonly T[], n: number, value: T): T[] => list.map((old, i) => (i === n ? value : old))

/** A pile with so many cards more or fewer; where one sees the cards, with or without these. */
function grown(pile: Pile, change: number, cards: string[] = []): Pile {
  if (typeof pile === 'number') return pile + change
  if (change > 0) return [...pile, ...cards]
  const left = [...pile]
  for (const one of cards) left.splice(left.indexOf(one), 1)
  return left
}

function put(board: LockdownBoard, { seat, character }: Args, place: number): Partial<LockdownBoard> {
  const family = board.where[number(seat)] ?? []
  return { where: set(board.where, number(seat), set(family, roleOf(character), place)) }
}

function monsters(board: LockdownBoard, place: number, change: number): Partial<LockdownBoard> {
  return { monsters: set(board.monsters, place, (board.monsters[place] ?? 0) + change), supply: board.supply - change }
}

const comes: Change = (board, { place }) => ({ ...monsters(board, number(place), 1), phase: board.turn ? PHASE.arrival : 0 })

/** A card found in the truck goes into a hand. */
function handOver(board: LockdownBoard, to: number, args: Args): Partial<LockdownBoard> {
  const cards = args.card ? [card(args.card)] : []
  return {
    hands: set(board.hands, to, grown(board.hands[to] ?? 0, 1, cards)),
    drawn: grown(board.drawn, -1, cards),
  }
}

const CHANGES: Record<string, Change> = {
  placed: (board, args) => put(board, args, number(args.place)),
  'monster-die': comes,
  'monster-weepers': comes,
  'monster-crowd': comes,
  'monsters-gone': (board, { place, count }) => monsters(board, number(place), -count),
  day: (_, { turn }) => ({ turn, phase: PHASE.truck, hidden: [] }),
  searched: (board, { seat, count, cards }) => ({
    searcher: [number(seat)],
    deck: size(board.deck) - count,
    drawn: cards ? cards.map(card) : count,
  }),
  kept: (board, args) => handOver(board, number(args.seat), args),
  gave: (board, args) => handOver(board, number(args.to), args),
  removed: () => ({ drawn: [], searcher: [] }),
  badge: (_, { seat }) => ({ badge: number(seat) }),
  shaken: (_, { count }) => ({ phase: PHASE.badge, arrival: count, looked: [], searcher: [] }),
  looked: (board, { seat, dice }) => ({
    looked: [...board.looked, number(seat)],
    arrival: dice ?? board.arrival,
  }),
  announced: (board, { seat, place }) => ({
    phase: PHASE.whereTo,
    destination: board.where.map((_, n) => (n === number(seat) ? number(place) : 0)),
  }),
  destination: (board, { seat, place }) => ({
    phase: PHASE.whereTo,
    destination: set(board.destination, number(seat), number(place)),
  }),
  'dice-shown': (board, { dice }) => ({ arrival: dice, looked: board.where.map((_, seat) => seat) }),
  moved: (board, args) => ({ ...put(board, args, number(args.place)), phase: PHASE.onTheMove }),
  'card-played': (board, args) => {
    const [seat, name] = [number(args.seat), card(args.card)]
    return {
      hands: set(board.hands, seat, grown(board.hands[seat] ?? 0, -1, [name])),
      spent: [...board.spent, name],
    }
  },
  lured: (board, { place, goal }) => {
    const [from, to] = [number(place), number(goal)]
    const without = set(board.monsters, from, (board.monsters[from] ?? 0) - 1)
    return { monsters: set(without, to, (without[to] ?? 0) + 1) }
  },
  hid: (board, { seat, character }) => ({ hidden: [...board.hidden, [number(seat), roleOf(character)]] }),
  siege: () => ({ phase: PHASE.attack }),
  held: () => ({ phase: PHASE.attack }),
  devoured: (board, args) => ({
    ...put(board, args, COLD_STORAGE),
    cold: [...board.cold, [number(args.seat), roleOf(args.character)]],
    martyr: number(args.seat),
  }),
  'row-full': (board, { row, dice }) => ({ box: board.box + dice, on_rows: set(board.on_rows, row - 1, 0) }),
  closed: (board, { place }) => ({ closed: [...board.closed, number(place)], phase: PHASE.dawn, hidden: [] }),
  'driven-out': (board, args) => put(board, args, PARKING),
  'hand-shown': (board, { seat, cards }) => ({ hands: set(board.hands, number(seat), cards.map(card)) }),
}

export function follow(view: View, event: GameEvent): View {
  const board = view.board as LockdownBoard
  const change = CHANGES[event.key]
  return change ? { ...view, board: { ...board, ...change(board, event.args) } } : view
}

