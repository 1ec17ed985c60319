import { expect, test } from 'vitest'
import { left, shownTime } from './clock.svelte'

test('counts down from what was heard, and never below nothing', () => {
  expect(left(30, 1000, 1000)).toBe(30)
  expect(left(30, 1000, 11_500)).toBe(20)
  expect(left(30, 1000, 99_000)).toBe(0)
})

test('reads like a clock', () => {
  expect([9, 75, 7325].map(shownTime)).toEqual(['0:09', '1:15', '2:02:05'])
})
