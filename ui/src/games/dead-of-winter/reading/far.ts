/** How far one is from what one wants, condition by condition: as the engine tells it, whenever it doesn't ask. */
import { box, COLONY, PLACES, seen, size, type ColonyBoard } from './board'
import { groupOf, peopleAt } from './rules'

/** A part of an objective: its words, what it is of, how much there is and must be. */
export interface Far {
  key: string
  of: string
  have: number
  need: number
  met: number
}

export interface Condition {
  type: string
  [field: string]: unknown
}

const MAIN: Condition = { type: 'MainMet' }
/** Nobody minds more survivors than that. */
const MOST = 99

export function mainFar(board: ColonyBoard): Far[] {
  const card = board.packs.flatMap((pack) => pack.objectives).find(({ id }) => id === board.objective)
  const side = card && (board.hard ? card.hard : card.normal)
  return side ? parts(board, board.actor, side.goal as unknown as Condition) : []
}

/** Of a player whose objective the reader knows. */
export function far(board: ColonyBoard, seat: number): Far[] {
  return goal(board, seat).flatMap((condition) => parts(board, seat, condition))
}

function goal(board: ColonyBoard, seat: number): Condition[] {
  const all = <T extends { id: string }>(of: (pack: ColonyBoard['packs'][number]) => T[], name?: string) =>
    board.packs.flatMap(of).find(({ id }) => id === name)
  const [name] = seen(board.secrets[seat])
  const exile = all((pack) => pack.exiles, seen(board.exile_goals[seat])[0])
  const betrayal = all((pack) => pack.betrayals, name)
  if (betrayal) return [(exile ?? betrayal).first, betrayal.goal] as unknown as Condition[]
  const card = exile ?? all((pack) => pack.secrets, name)
  if (!card) return name === undefined ? [MAIN] : []
  return (card.alone ? [card.goal] : [MAIN, card.goal]) as unknown as Condition[]
}

function parts(board: ColonyBoard, seat: number, condition: Condition): Far[] {
  if (condition.type === 'AllOf') return (condition.of as Condition[]).flatMap((one) => parts(board, seat, one))
  if (condition.type === 'AnyOf') {
    const lacking = (found: Far[]): number => found.filter(({ met }) => !met).length
    const ways = (condition.of as Condition[]).map((one) => parts(board, seat, one))
    return ways.sort((a, b) => lacking(a) - lacking(b))[0] ?? []
  }
  const found =
    figure(board, seat, condition) ??
    cards(board, seat, condition) ??
    group(board, seat, condition) ??
    state(board, condition)
  return found ? [found] : []
}

const least = (key: string, of: string, have: number, need: number): Far => ({
  key,
  of,
  have,
  need,
  met: Number(have >= need),
})
const most = (key: string, of: string, have: number, need: number): Far => ({
  key,
  of,
  have,
  need,
  met: Number(have <= need),
})

/** Figures of the game that objectives count; others are for the engine to tell. */
function value(board: ColonyBoard, seat: number, name: string): number | undefined {
  const { doors } = box(board)
  const sum = (list: number[], where: (n: number) => boolean = () => true): number =>
    list.reduce((total, count, n) => total + (where(n) ? count : 0), 0)
  const inColony = (door: number): boolean => (doors[COLONY] ?? []).includes(door)
  const figures: Record<string, () => number> = {
    ...{
      progress: () => board.progress,
      food: () => board.food,
      starvation: () => board.starvation,
      helpless: () => board.helpless,
    },
    ...{
      morale: () => board.morale,
      rounds: () => board.rounds,
      waste: () => board.waste.length,
      gone: () => board.gone.length,
    },
    zombies: () => sum(board.zombies),
    'zombies-colony': () => sum(board.zombies, inColony),
    'zombies-away': () => sum(board.zombies, (door) => !inColony(door)),
    barricades: () => sum(board.barricades),
    'barricades-colony': () => sum(board.barricades, inColony),
    survivors: () => board.at.filter((at) => at >= 0).length,
    'survivors-colony': () => peopleAt(board, COLONY).length,
    'survivors-away': () => board.at.filter((at) => at > COLONY).length,
    mine: () => groupOf(board, seat).length,
    'my-away': () => groupOf(board, seat).filter((one) => board.at[one] !== COLONY).length,
    'my-colony': () => groupOf(board, seat).filter((one) => board.at[one] === COLONY).length,
    'empty-decks': () => board.decks.slice(1).filter((deck) => !size(deck)).length,
  }
  return figures[name]?.()
}

function figure(board: ColonyBoard, seat: number, { type, value: name, number = 1, plus = 0 }: Condition): Far | null {
  const have = typeof name === 'string' ? value(board, seat, name) : undefined
  if (have === undefined) return null
  const of = `figure:${name}`
  if (type === 'AtLeast') return least('far-least', of, have, Number(number))
  if (type === 'AtMost') return most('far-most', of, have, Number(number))
  return type === 'PerPlayer' ? least('far-least', of, have, Number(number) * board.hands.length + Number(plus)) : null
}

function cards(board: ColonyBoard, seat: number, { type, kind = '', number = 1 }: Condition): Far | null {
  const { items } = box(board)
  const count = (names: string[]): number => names.filter((name) => !kind || items.get(name)?.kind === kind).length
  const of = `kind:${kind || 'any'}`
  const hand = seen(board.hands[seat])
  if (type === 'Holds') return least('far-hand', of, count(hand), Number(number))
  if (type === 'HoldsOnly') {
    const need = Math.max(1, hand.length)
    return least('far-only', of, count(hand), need)
  }
  const carried = board.gear.filter((_, n) => board.owner[board.bearer[n] ?? -1] === seat)
  return type === 'Equipped' ? least('far-gear', of, count(carried), Number(number)) : null
}

function group(
  board: ColonyBoard,
  seat: number,
  { type, least: from = 0, most: to = MOST, by = 1 }: Condition,
): Far | null {
  const mine = groupOf(board, seat)
  const have = mine.length
  if (type === 'Controls') {
    const met = Number(have >= Number(from) && have <= Number(to))
    const few = have >= Number(from) && Number(to) < MOST
    return few
      ? { key: 'far-few', of: '', have, need: Number(to), met }
      : { key: 'far-group', of: '', have, need: Number(from), met }
  }
  if (type === 'MostSurvivors') {
    const others = board.hands.flatMap((_, other) =>
      other === seat || board.out[other] ? [] : [groupOf(board, other).length],
    )
    return least('far-largest', '', have, Number(by) + Math.max(0, ...others))
  }
  const wounds = mine.reduce((sum, one) => sum + (board.wounds[one] ?? 0) + (board.frost[one] ?? 0), 0)
  return type === 'Unhurt' ? most('far-unhurt', '', wounds, 0) : null
}

function state(board: ColonyBoard, condition: Condition): Far | null {
  const { doors } = box(board)
  const met = Number(board.met)
  switch (condition.type) {
    case 'BarricadedEverywhere': {
      const held = (place: number) => (doors[place] ?? []).reduce((sum, door) => sum + (board.barricades[door] ?? 0), 0)
      const have = PLACES.filter((_, place) => place > COLONY && held(place) >= Number(condition.number ?? 1)).length
      return least('far-barricaded', '', have, PLACES.length - 1)
    }
    case 'LastRound':
      return {
        key: 'far-rounds',
        of: '',
        have: board.round,
        need: board.round + Math.max(0, board.rounds - 1),
        met: Number(board.rounds <= 1),
      }
    case 'MoraleGone':
      return most('far-morale', '', board.morale, 0)
    case 'MainMet':
      return { key: 'far-main', of: '', have: met, need: 1, met }
    case 'Not':
      return (condition.of as Condition).type === 'MainMet'
        ? { key: 'far-not-main', of: '', have: met, need: 0, met: 1 - met }
        : null
    default:
      return null
  }
}
