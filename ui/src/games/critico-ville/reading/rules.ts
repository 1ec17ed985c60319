/** What can be read off the board: the few rules that the drawing needs, held against the engine's own answers in tests. */
import { ACTION, CHARACTERS, type TownBoard } from './board'

/** CV-2.5: where a run of so many squares ends. A zombie on the way stops the pawn before it; one under it doesn't. */
function stop(board: TownBoard, roll: number): number {
  const end = Math.min(board.pawn + roll, board.figures.squares)
  const inTheWay = board.zombies.filter((square) => square > board.pawn && square <= end)
  return inTheWay.length ? Math.min(...inTheWay) - 1 : end
}

/** Where each face of the die would take the pawn, until it is rolled: faces by square. */
export function outlooks(board: TownBoard): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const rolled = board.action === ACTION.flight && board.die > 0
  if (board.action < ACTION.question || rolled || board.steps) return found
  for (let face = 1; face <= board.figures.die; face++) {
    const square = stop(board, face)
    found.set(square, [...(found.get(square) ?? []), face])
  }
  return found
}

/** Where the flight that is under way ends. */
export function goal(board: TownBoard): number | null {
  return board.steps ? stop(board, board.steps) : null
}

/** CV-2.4: the first and the last square that a combat reaches. */
export function reach(board: TownBoard): [number, number] {
  const { squares, reach } = board.figures
  return [Math.max(0, board.pawn - reach), Math.min(squares, board.pawn + reach)]
}

export const zoneOf = (board: TownBoard, square: number): number =>
  Math.max(
    0,
    board.figures.zones.findIndex((last) => square <= last),
  )

/** Zombie squares without a zombie: with none of them left, the town is lost. */
export function free(board: TownBoard): number {
  return board.figures.zombie_squares.length - board.zombies.length
}

/** The next card could be the last: the largest brings as many zombies as there are kinds of cards. */
export const nearlyLost = (board: TownBoard): boolean => free(board) <= board.figures.deck.length

export function tokensOf(board: TownBoard, character: string): number {
  return board.tokens[CHARACTERS.findIndex((one) => one === character)] ?? 0
}
