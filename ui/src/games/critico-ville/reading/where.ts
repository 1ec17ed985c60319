/** What is where on the road, and what the game tells of it. */
import { fact } from '../../../lib/table/facts'
import { CHARACTERS, type TownBoard } from './board'

/** Where each face of the die would take the pawn, until it is rolled: faces by square. */
export function outlooks({ facts }: TownBoard): Map<number, number[]> {
  const told = (facts.flight ?? []).filter(({ key }) => key === 'town-road-face')
  return new Map(told.map(({ args }) => [args.square as number, args.faces as number[]]))
}

/** Where the flight that is under way ends. */
export const goal = (board: TownBoard): number | null => fact(board, 'flight', 'town-road-goal')?.args.square ?? null

/** The first and the last square that a combat reaches. */
export function reach(board: TownBoard): [number, number] | null {
  const told = fact(board, 'pawn', 'town-reach')
  return told ? [told.args.first, told.args.last] : null
}

export const zoneOf = (board: TownBoard, square: number): number =>
  Math.max(
    0,
    board.figures.zones.findIndex((last) => square <= last),
  )

/** The next card could be the last. */
export const nearlyLost = (board: TownBoard): boolean => fact(board, 'zombies')?.args.state === 'danger'

export function tokensOf(board: TownBoard, character: string): number {
  return board.tokens[CHARACTERS.findIndex((one) => one === character)] ?? 0
}
