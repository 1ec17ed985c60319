/** What can be read off the board: the few rules that the drawing needs, held against the engine's own answers in tests. */
import { COLD_STORAGE, PARKING, PHASE, ROLES, seen, type LockdownBoard, type Role } from './board'

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

/** LK-0.2: the Useless plays in small games only. */
export function roles(board: LockdownBoard): readonly Role[] {
  return board.where.length <= board.figures.useless_up_to ? ROLES : ROLES.slice(0, -1)
}

export function present(board: LockdownBoard, place: number): Character[] {
  return characters(board).filter((one) => one.place === place)
}

export function strength(board: LockdownBoard, place: number): number {
  return present(board, place).reduce((sum, one) => sum + (board.figures.strength[one.role] ?? 0), 0)
}

/** LK-7.2, LK-7.7, LK-8.2: how many Monsters are too many; with one or more they get in. */
export function excess(board: LockdownBoard, place: number): number {
  const monsters = board.monsters[place] ?? 0
  if (place === PARKING) return monsters
  return monsters + Number(equalIsEnough(board)) - strength(board, place)
}

/** LK-8.2: Monsters as many as the Strength get in. */
export function equalIsEnough(board: LockdownBoard): boolean {
  return board.figures.equal_gets_in || board.cold.length >= (board.figures.rows[0] ?? Infinity)
}

/** Somebody is there, and the Monsters outside would get in. */
export function breached(board: LockdownBoard, place: number): boolean {
  return (board.monsters[place] ?? 0) > 0 && excess(board, place) > 0 && present(board, place).length > 0
}

export function isAlive(board: LockdownBoard, seat: number): boolean {
  return board.where[seat]?.some((place) => place > COLD_STORAGE) ?? false
}

/** The dice under the box, once this seat knows them and until they have brought their Monsters. */
export function knownDice(board: LockdownBoard): number[] {
  const { phase } = board
  // Before the box is shaken anew, yesterday's dice still lie there, known to all.
  const fresh = phase === PHASE.badge && board.looked.length < board.where.length
  return fresh || (phase > PHASE.badge && phase <= PHASE.arrival) ? seen(board.arrival) : []
}

/** Who is known to be heading here today. */
export function headingFor(board: LockdownBoard, place: number): number[] {
  const today = board.phase === PHASE.whereTo || board.phase === PHASE.onTheMove
  return today ? board.destination.flatMap((goal, seat) => (goal === place ? [seat] : [])) : []
}
