import { expect, test } from 'vitest'
import { COLONY, PLACES } from './board'
import { planFor, spread, type Plan, type Rect } from './geometry'

const ROOM = [3, 3, 3, 3, 3, 3, 4, 4, 4, 3, 4, 3]
const SPACES = [24, 3, 3, 4, 3, 4, 2]

const inside = ({ x, y, w, h }: Rect, plan: Plan): boolean =>
  x >= 0 && y >= 0 && x + w <= plan.width + 0.5 && y + h <= plan.height + 0.5
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

const SCREENS: [name: string, width: number, height: number][] = [
  ['a desk', 780, 480],
  ['a large one', 1260, 700],
  ['a small window', 650, 420],
  ['a laptop', 640, 347],
  ['a low one', 600, 310],
]

test.each(SCREENS)('on %s everything is in sight, and nothing lies on anything else', (_, width, height) => {
  const plan = planFor(width, height, COLONY, ROOM)
  const floors = plan.places.map((place) => place!.floor)
  const doors = plan.places.flatMap((place) => place!.doors.map(({ rect }) => rect))
  expect(doors).toHaveLength(12)
  for (const rect of [...floors, ...doors]) expect(inside(rect, plan)).toBe(true)
  const all = [...floors, ...doors]
  all.forEach((a, n) => all.slice(n + 1).forEach((b) => expect(apart(a, b)).toBe(true)))
})

test.each(SCREENS)('on %s as many survivors as may be there fit, at a size one knows them by', (_, width, height) => {
  const plan = planFor(width, height, COLONY, ROOM)
  PLACES.forEach((_, place) => {
    const { spots, size } = spread(SPACES[place]!, plan.places[place]!.floor, plan.token)
    expect(spots).toHaveLength(SPACES[place]!)
    expect(size).toBeGreaterThanOrEqual(24)
  })
})

test('a small screen has one place open, whichever', () => {
  PLACES.forEach((_, open) => {
    const plan = planFor(360, 240, open, ROOM)
    expect(plan.name).toBe('strip')
    expect(plan.places.flatMap((place, n) => (place ? [n] : []))).toEqual([open])
    for (const { rect } of plan.places[open]!.doors) expect(inside(rect, plan)).toBe(true)
  })
  expect(planFor(460, 220, 3, ROOM).name).toBe('strip')
})

test('every space of an entrance has its place', () => {
  const plan = planFor(780, 480, COLONY, ROOM)
  const slots = plan.places.flatMap((place) => place!.doors.map(({ slots }) => slots.length))
  expect(slots).toEqual(ROOM)
})
