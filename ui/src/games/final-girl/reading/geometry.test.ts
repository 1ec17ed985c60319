import { expect, test } from 'vitest'
import { standing } from './crowd'
import { planFor, type Plan, type Point } from './geometry'
import { board } from './sample'

const SIZES: [number, number][] = [
  [800, 600],
  [1400, 900],
  [620, 420],
  [360, 600],
  [320, 600],
]

/** Eighteen zones, some of them nearly on top of each other. */
const zones: Point[] = Array.from({ length: 18 }, (_, n) => ({
  x: 100 + ((n * 37) % 9) * 90,
  y: 100 + Math.floor(n / 4) * 160 + (n % 4) * 9,
}))

test.each(SIZES)('on %i × %i no zone covers another, and none is out of the picture', (width, height) => {
  const { spots, zone } = planFor(zones, width, height)
  spots.forEach((a, n) => {
    expect(a.x - zone.w / 2).toBeGreaterThanOrEqual(0)
    expect(a.x + zone.w / 2).toBeLessThanOrEqual(width)
    expect(a.y - zone.h / 2).toBeGreaterThanOrEqual(20)
    expect(a.y + zone.h / 2 + zone.name).toBeLessThanOrEqual(height)
    for (const b of spots.slice(n + 1)) {
      const apart = Math.max(Math.abs(a.x - b.x) / zone.w, Math.abs(a.y - b.y) / zone.h)
      expect(apart).toBeGreaterThan(0.8)
    }
  })
})

test('one plan for broad screens, one for narrow ones', () => {
  expect([800, 599, 320].map((width) => planFor(zones, width, 600).name)).toEqual(['broad', 'narrow', 'narrow'])
})

test.each(SIZES)('on %i × %i a crowd of eight stays in its zone, and nobody covers the Killer', (width, height) => {
  const plan: Plan = planFor(zones, width, height)
  const pieces = standing(board({ here: 2 }), 2, plan)
  expect(pieces.filter(({ kind }) => kind === 'victim')).toHaveLength(8)
  expect(pieces.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['girl', 'killer', 'minion']))
  for (const { x, y } of pieces) {
    expect(Math.abs(x)).toBeLessThan(plan.zone.w * 0.55)
    expect(Math.abs(y)).toBeLessThan(plan.zone.h * 0.6)
  }
  const [first, second] = pieces.filter(({ kind }) => kind === 'victim')
  expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(plan.pawn * 0.4)
})

test('of a larger crowd ten are drawn', () => {
  const pieces = standing(board({ victims: [0, 0, 21] }), 2, planFor(zones, 800, 600))
  expect(pieces.filter(({ kind }) => kind === 'victim')).toHaveLength(10)
})
