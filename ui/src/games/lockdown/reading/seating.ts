/** Who stands on which spot: whoever stays where they are keeps their spot, newcomers take the first free one. */
import { COLD_STORAGE, PARKING, PLACES, type LockdownBoard } from './board'
import { characters } from './where'

export const tokenId = (seat: number, role: number): string => `${seat}-${role}`

/** For each place its spots, each with the id of the one who stands there, or ''. */
export type Seating = Record<number, string[]>

export function settle(before: Seating, board: LockdownBoard): Seating {
  const everyone = characters(board)
  const seating: Seating = {}
  for (const place of PLACES) {
    const here = everyone.filter((one) => one.place === place).map((one) => tokenId(one.seat, one.role))
    const spots = Array.from({ length: spotsAt(board, place) }, (_, n) => {
      const old = before[place]?.[n] ?? ''
      return here.includes(old) ? old : ''
    })
    for (const id of here.filter((id) => !spots.includes(id))) {
      const free = spots.indexOf('')
      if (free < 0) spots.push(id)
      else spots[free] = id
    }
    seating[place] = spots
  }
  seating[COLD_STORAGE] = board.cold.map(([seat, role]) => tokenId(seat, role))
  return seating
}

/** The Parking lot takes everybody: as many spots as there are Characters. */
export function spotsAt(board: LockdownBoard, place: number): number {
  return place === PARKING ? characters(board).length : (board.figures.spots[place] ?? 0)
}
