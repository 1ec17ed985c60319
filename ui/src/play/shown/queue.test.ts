import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Queue } from './queue'

let shown: string[]
let rested: number
let queue: Queue<string>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  rested = 0
  queue = new Queue(
    (content) => shown.push(content),
    () => rested++,
    3,
  )
})
afterEach(() => vi.useRealTimers())

test('one after the other, each for its time', () => {
  queue.push('a', 500)
  queue.push('b', 200)
  queue.push('c', 0)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(200)
  expect(shown).toEqual(['a', 'b', 'c'])
  expect(queue.idle).toBe(true)
  expect(rested).toBe(1)
})

test('what wants no time is shown at once', () => {
  for (const content of 'abcdefgh') queue.push(content, 0)
  expect(shown).toHaveLength(8)
})

test('a tap hurries', () => {
  queue.push('a', 500)
  queue.push('b', 500)
  queue.hurry()
  expect(shown).toEqual(['a', 'b'])
  queue.hurry()
  expect(queue.idle).toBe(true)
  queue.hurry()
  expect(shown).toEqual(['a', 'b'])
})

test('who is far behind skips ahead, to the last one', () => {
  for (const content of 'abcde') queue.push(content, 500)
  expect(shown).toEqual(['a', 'e'])
  queue.push('f', 0)
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['a', 'e', 'f'])
})

test('what was cleared is never shown', () => {
  queue.push('a', 500)
  queue.push('b', 0)
  queue.clear()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['a'])
  expect(queue.idle).toBe(true)
})
