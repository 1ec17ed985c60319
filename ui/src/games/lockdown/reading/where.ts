/** Who stands where, and what the game tells of each place. */
import { fact } from '../../../lib/table/facts'
import { COLD_STORAGE, ROLES, seen, type LockdownBoard, type Role } from './board'

export interface Character {
  seat: number
  role: number
  place: number
}

/** Everybody in the game, dead or alive; who stays in the game box is not among them. */
export function characters(board: LockdownBoard): Character[] {
  const inPlay = roles(board).length
  return board.where.flatMap((family, seat) => family.slice(0, inPlay).map((place, role) => ({ seat, role, place })))
}

/** Those that each family has. */
export function roles(board: LockdownBoard): readonly Role[] {
  const told = (fact(board, 'families')?.args.roles ?? []) as string[]
  return ROLES.filter((role) => told.includes(`character:${role}`))
}

export function present(board: LockdownBoard, place: number): Character[] {
  return characters(board).filter((one) => one.place === place)
}

export function isAlive(board: LockdownBoard, seat: number): boolean {
  return board.where[seat]?.some((place) => place > COLD_STORAGE) ?? false
}

/** Monsters against Strength; nothing is told of a place that is closed. */
export interface Balance {
  /** How many Monsters are too many: with one or more they get in. */
  excess: number
  /** None in the Parking lot. */
  strength: number | null
  /** Somebody is there, and the Monsters outside would get in. */
  breached: boolean
  /** Who is known to be heading here today. */
  heading: number[]
}

export function balance(board: LockdownBoard, place: number): Balance {
  const { excess = 0, strength = null, state, heading = [] } = fact(board, `place:${place}`)?.args ?? {}
  const seats = (heading as string[]).map((seat) => Number(seat.split(':')[1]))
  return { excess, strength, breached: state === 'in', heading: seats }
}

/** The dice that lie under the box, once this seat knows them. */
export const knownDice = (board: LockdownBoard): number[] => (fact(board, 'box')?.args.lie ? seen(board.arrival) : [])
