import { describe, expect, test } from 'vitest'
import { PLACES } from './board'
import { distance } from '../../../lib/drawn/plane'
import { lairs, outlook, planFor, plans, slabs, spread, type Plan, type Rect } from './geometry'

const SPOTS = [0, 3, 4, 3, 4, 6, 18]

const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

describe.each(Object.values(plans))('the $name plan', (plan: Plan) => {
  const all = { x: 0, y: 0, w: plan.width, h: plan.height }
  const rooms = PLACES.map((place) => plan.rooms[place])

  test('nothing is cut off and no two things overlap', () => {
    const things = [...rooms.map((room) => room.rect), plan.cold, plan.box, plan.spent, plan.away, plan.headline]
    things.forEach((thing, n) => {
      expect(inside(thing, all)).toBe(true)
      for (const other of things.slice(n + 1)) expect(apart(thing, other)).toBe(true)
    })
    const lot = plan.rooms[6]
    const parked = [lot.floor, plan.truck, plan.cars]
    parked.forEach((thing, n) => {
      expect(inside(thing, lot.rect)).toBe(true)
      for (const other of parked.slice(n + 1)) expect(apart(thing, other)).toBe(true)
    })
  })

  test('tokens have room, also in a crowd', () => {
    for (const place of PLACES) {
      const { floor } = plan.rooms[place]
      const { spots, size } = spread(SPOTS[place] ?? 0, floor, plan.token)
      expect(spots).toHaveLength(SPOTS[place] ?? 0)
      expect(size).toBeGreaterThan(plan.token * 0.85)
      spots.forEach((spot, n) => {
        expect(inside({ x: spot.x - size / 2, y: spot.y - size / 2, w: size, h: size }, floor)).toBe(true)
        for (const other of spots.slice(n + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(size)
      })
    }
  })

  test('Monsters stand in the dark, each on its own space', () => {
    const eyes = PLACES.flatMap((place) => lairs(6, plan.rooms[place].dark))
    eyes.forEach((lair, n) => {
      expect(inside({ ...lair, w: 0, h: 0 }, all)).toBe(true)
      for (const other of eyes.slice(n + 1)) {
        const meet = Math.abs(lair.x - other.x) < plan.eyes * 0.9 && Math.abs(lair.y - other.y) < plan.eyes * 0.4
        expect(meet).toBe(false)
      }
    })
    for (const place of PLACES.filter((place) => place !== 6)) {
      const { rect, dark } = plan.rooms[place]
      for (const lair of lairs(6, dark)) expect(apart(rect, { ...lair, w: 0.1, h: 0.1 })).toBe(true)
    }
  })

  test('the dead have slabs of their own', () => {
    for (const rows of [
      [3, 3, 3],
      [5, 4, 6],
    ]) {
      const laid = slabs(rows, plan.cold, plan.token)
      expect(laid.rows.map((row) => row.spots.length)).toEqual(rows)
      for (const spot of laid.rows.flatMap((row) => [...row.spots, row.end])) {
        expect(inside({ x: spot.x, y: spot.y, w: laid.size / 2, h: laid.size / 2 }, plan.cold)).toBe(true)
      }
    }
  })
})

test('a phone gets the narrow plan, or on its side the low one; a screen the wide one', () => {
  expect(planFor(360, 500).name).toBe('tall')
  expect(planFor(360, 300).name).toBe('tall')
  expect(planFor(470, 350).name).toBe('short')
  expect(planFor(450, 400).name).toBe('short')
  expect(planFor(900, 380).name).toBe('short')
  expect(planFor(800, 620).name).toBe('wide')
  expect(planFor(1280, 800).name).toBe('wide')
  expect(planFor(768, 700).name).toBe('wide')
  expect(planFor(640, 446).name).toBe('wide')
})

test('the drawing fills its box, with the plan in the middle', () => {
  const sight = outlook(plans.wide, 2000, 1000)
  expect(sight.w / sight.h).toBeCloseTo(2)
  expect(sight.x).toBeLessThan(0)
  expect(sight.x + sight.w / 2).toBeCloseTo(plans.wide.width / 2)
})
