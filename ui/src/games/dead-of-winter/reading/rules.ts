/** What the drawing has to read off the board by itself. The page's tests hold it against the engine's answers. */
import { box, COLONY, PLACES, size, type ColonyBoard } from './board'

/** The survivors at a place, the lowest influence first. */
export function peopleAt(board: ColonyBoard, place: number): number[] {
  return board.at.flatMap((at, survivor) => (at === place ? [survivor] : []))
}

/** Those of a player. */
export function groupOf(board: ColonyBoard, seat: number): number[] {
  return board.owner.flatMap((owner, survivor) => (owner === seat && board.at[survivor]! >= 0 ? [survivor] : []))
}

/** Spaces for zombies and barricades that are free at an entrance. */
export function freeAt(board: ColonyBoard, entrance: number): number {
  return (box(board).room[entrance] ?? 0) - (board.zombies[entrance] ?? 0) - (board.barricades[entrance] ?? 0)
}

/** DW-5.1: helpless ones eat, too. */
export const mouths = (board: ColonyBoard): number => peopleAt(board, COLONY).length + board.helpless

/** DW-5.1: what the colony phase takes from the supply. */
export function foodDue(board: ColonyBoard): number {
  return Math.ceil(mouths(board) / board.core.figures.food_for)
}

/** DW-5.1, DW-5.2: the morale that hunger and waste cost, if nothing changes. */
export function hungerCosts(board: ColonyBoard): number {
  if (board.food >= foodDue(board)) return 0
  return board.starving === 'tokens' ? board.starvation + 1 : 1
}

export function wasteCosts(board: ColonyBoard): number {
  return Math.floor(board.waste.length / board.core.figures.waste_for)
}

/** DW-5.3: how many cards avert the crisis. */
export function needed(board: ColonyBoard): number {
  return board.given.filter((_, seat) => board.needed === 'all' || (!board.exiled[seat] && !board.out[seat])).length
}

/** DW-5.3: how many lie there; nobody knows which. */
export const piled = (board: ColonyBoard): number => size(board.pile)

/** DW-5.4: how many zombies come to each place for sure; noise may bring more. */
export function zombiesDue(board: ColonyBoard): number[] {
  return PLACES.map((_, place) => {
    if (place === COLONY) return Math.ceil(mouths(board) / board.core.figures.zombie_for)
    const here = peopleAt(board, place).length
    return board.crowds === 'survivor' ? here : Math.min(1, here)
  })
}

/** DW-6.1, DW-6.2: how many of those due find no free space: each breaks a barricade, or kills. */
export function overruns(board: ColonyBoard): { place: number; broken: number; deaths: number }[] {
  const { doors } = box(board)
  return zombiesDue(board).flatMap((due, place) => {
    const gates = doors[place] ?? []
    const free = gates.map((gate) => freeAt(board, gate))
    const planks = gates.map((gate) => board.barricades[gate] ?? 0)
    let [broken, deaths] = [0, 0]
    for (let n = 0; n < due; n++) {
      const gate = n % gates.length
      if (free[gate]! > 0) free[gate]!--
      else if (planks[gate]! > 0) {
        // The space it stood on is free again.
        planks[gate]!--
        free[gate]!++
        broken++
      } else deaths++
    }
    const people = peopleAt(board, place).length + (place === COLONY ? board.helpless : 0)
    deaths = Math.min(deaths, people)
    return broken || deaths ? [{ place, broken, deaths }] : []
  })
}
