import { expect, test } from 'vitest'
import type { GameEvent } from '../../../lib/types'
import { round } from './vote'

const ballot = (seat: number, whom: number, votes: number): GameEvent => ({
  n: seat,
  action: 1,
  key: 'ballot',
  args: { seat: `seat:${seat}`, whom: `seat:${whom}`, votes, phase: 6 },
  known: false,
  changes: {},
  settled: [],
})

test('everybody who takes part has a place in the round, and the most votes lead', () => {
  const { seats, arms } = round([ballot(0, 2, 2), ballot(2, 0, 1), ballot(5, 2, 1)], { x: 0, y: 0 }, 10, 10)
  expect(seats.map((one) => [one.seat, one.votes, one.leads])).toEqual([
    [0, 1, false],
    [2, 3, true],
    [5, 0, false],
  ])
  expect(arms).toHaveLength(3)
})

test('a tie has two who lead; two stand face to face', () => {
  const { seats } = round([ballot(1, 3, 1), ballot(3, 1, 1)], { x: 0, y: 0 }, 10, 10)
  expect(seats.every((one) => one.leads)).toBe(true)
  expect(seats[0]?.at.x).toBeCloseTo(-10)
  expect(seats[1]?.at.x).toBeCloseTo(10)
})
