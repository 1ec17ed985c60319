import { expect, test } from 'vitest'
import { order } from './frames.svelte'

test('first what is looked at, then the rest from the start', () => {
  expect(order(0, 130)).toEqual([0, 60, 120])
  expect(order(125, 130)).toEqual([120, 0, 60])
  expect(order(60, 59)).toEqual([60, 0])
  expect(order(0, 0)).toEqual([0])
})
