import { expect, test } from 'vitest'
import { asideOf, planFor, type Plan } from './geometry'
import { distance } from '../../../lib/drawn/plane'
import { onCurve } from './line'

const BOXES = [
  [640, 480],
  [1024, 330],
  [1400, 900],
  [700, 640],
  [360, 325],
  [467, 310],
  [450, 370],
  [390, 460],
  [360, 700],
] as const

const neighbours = ({ spots }: Plan): number[] => spots.slice(1).map((spot, n) => distance(spot, spots[n] ?? spot))

test.each(BOXES)('on a box of %d × %d every square is on the board, and none touches another', (width, height) => {
  const plan = planFor(width, height)
  expect(plan.spots).toHaveLength(37)
  for (const { x, y } of plan.spots) {
    expect(x - plan.r).toBeGreaterThanOrEqual(0)
    expect(x + plan.r).toBeLessThanOrEqual(plan.width)
    expect(y - plan.r).toBeGreaterThanOrEqual(0)
    expect(y + plan.r).toBeLessThanOrEqual(plan.height)
  }
  for (const [n, one] of plan.spots.entries()) {
    for (const other of plan.spots.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(plan.r * 1.9)
  }
  const steps = neighbours(plan)
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.8)
})

test('a finger finds every square of a phone', () => {
  const plan = planFor(360, 325)
  expect(plan.name).toBe('tall')
  expect(plan.r * 2).toBeGreaterThan(37)
  for (const [n, one] of plan.spots.entries()) {
    for (const other of plan.spots.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(40)
  }
})

test('the road goes up, zone by zone', () => {
  for (const [width, height] of BOXES) {
    const { spots, edges } = planFor(width, height)
    const middles = [5, 14, 23, 32].map((square) => spots[square]?.y ?? 0)
    expect(middles).toEqual([...middles].sort((a, b) => b - a))
    expect(edges).toHaveLength(4)
  }
})

test('the pawn walks along the road', () => {
  const { spots } = planFor(640, 480)
  expect(onCurve(spots, 7)).toEqual(spots[7])
  expect(onCurve(spots, 36).x).toBeCloseTo(spots[36]?.x ?? 0)
  const [a, half, b] = [onCurve(spots, 9), onCurve(spots, 9.5), onCurve(spots, 10)]
  expect(distance(a, half)).toBeLessThan(distance(a, b))
})

test('a card lies where the pawn is not', () => {
  const desk = planFor(640, 480)
  expect([asideOf(desk, 2).side, asideOf(desk, 33).side]).toEqual(['above', 'below'])
  expect(asideOf(desk, 2).room).toBeGreaterThan(0.6)
  const low = planFor(1024, 330)
  expect([asideOf(low, 1).side, asideOf(low, 9).side]).toEqual(['right', 'left'])
})
