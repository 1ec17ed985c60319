/** Ballots as a picture: everybody in a round, each with an arm that points at somebody. */
import type { GameEvent } from '../../../lib/types'
import type { Point } from '../reading/geometry'

export interface Arm {
  from: number
  to: number
  votes: number
}

export interface Round {
  seats: { seat: number; at: Point; votes: number; leads: boolean }[]
  arms: Arm[]
}

export const seatOf = (reference: string): number => Number(reference.split(':')[1])

export function round(ballots: GameEvent[], middle: Point, rx: number, ry: number): Round {
  const arms = ballots.map(({ args }) => ({
    from: seatOf(args.seat),
    to: seatOf(args.whom),
    votes: Number(args.votes),
  }))
  const seats = [...new Set(arms.flatMap((arm) => [arm.from, arm.to]))].sort((a, b) => a - b)
  const tally = (seat: number): number => arms.reduce((sum, arm) => sum + (arm.to === seat ? arm.votes : 0), 0)
  const most = Math.max(...seats.map(tally))
  return {
    arms,
    seats: seats.map((seat, n) => {
      // Two stand face to face, more stand in a round that begins at the top.
      const turn = (n / seats.length) * 2 * Math.PI - (seats.length === 2 ? Math.PI : Math.PI / 2)
      const at = { x: middle.x + Math.cos(turn) * rx, y: middle.y + Math.sin(turn) * ry }
      return { seat, at, votes: tally(seat), leads: tally(seat) === most }
    }),
  }
}
