import { expect, test } from 'vitest'
import { free, goal, nearlyLost, outlooks, reach, stop, tokensOf, zoneOf } from './rules'
import { board, ZOMBIE_SQUARES } from './sample'

test('the pawn runs as far as it rolled', () => {
  const empty = board({ zombies: [], pawn: 0 })
  expect([1, 2, 3, 4, 5, 6].map((roll) => stop(empty, roll))).toEqual([1, 2, 3, 4, 5, 6])
})

test('a zombie on the way stops it on the square before', () => {
  expect([1, 2, 3, 6].map((roll) => stop(board({ pawn: 10, zombies: [13, 15] }), roll))).toEqual([11, 12, 12, 12])
})

test('a zombie on the next square holds it, one under it or behind it doesn’t', () => {
  expect(stop(board({ pawn: 7, zombies: [8] }), 5)).toBe(7)
  expect(stop(board({ pawn: 7, zombies: [3, 7] }), 5)).toBe(12)
})

test('the road ends at the vehicle', () => {
  expect(stop(board({ pawn: 33, zombies: [] }), 6)).toBe(36)
  expect(stop(board({ pawn: 33, zombies: [35] }), 6)).toBe(34)
})

test('each face of the die says where it leads, until the flight is rolled', () => {
  const near = { pawn: 10, zombies: [13] }
  expect([...outlooks(board({ ...near, action: 3, die: 5 }))]).toEqual([
    [11, [1]],
    [12, [2, 3, 4, 5, 6]],
  ])
  expect(outlooks(board({ ...near, action: 1 })).size).toBe(0)
  expect(outlooks(board({ ...near, action: 4, die: 3, steps: 3 })).size).toBe(0)
  expect(goal(board({ ...near, action: 4, die: 3, steps: 3 }))).toBe(12)
  expect(goal(board({ ...near, action: 4 }))).toBeNull()
})

test('a combat reaches five squares both ways, and no further than the road', () => {
  expect(reach(board({ pawn: 10 }))).toEqual([5, 15])
  expect(reach(board({ pawn: 2 }))).toEqual([0, 7])
  expect(reach(board({ pawn: 34 }))).toEqual([29, 36])
})

test('the town is nearly lost when one card could fill it', () => {
  expect(free(board())).toBe(10)
  expect(nearlyLost(board())).toBe(false)
  expect(nearlyLost(board({ zombies: ZOMBIE_SQUARES.slice(0, 16) }))).toBe(true)
})

test('zones and tokens', () => {
  expect([0, 1, 9, 10, 27, 28, 36].map((square) => zoneOf(board(), square))).toEqual([0, 0, 0, 1, 2, 3, 3])
  expect(tokensOf(board(), 'defender')).toBe(1)
})
