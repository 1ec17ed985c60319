import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Question } from '../../lib/types'
import { Choosing } from './choosing.svelte'

const question = (number: number, options: string[], min = 1, max = 1, more: Partial<Question> = {}): Question => ({
  number,
  prompt: 'p',
  about: [],
  rule: 'R-1',
  options,
  min,
  max,
  bars: [],
  hints: [],
  waits: true,
  writes: {},
  ...more,
})

test('a pick is sent once, and the question is closed until the next one', async () => {
  const act = vi.fn(async () => true)
  let asked = $state.raw(question(1, ['a', 'b']))
  const choosing = new Choosing(
    () => 0,
    () => asked,
    act,
  )
  choosing.pick('a')
  choosing.pick('b')
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }), ['a'])
  expect(choosing.question).toBeNull()
  asked = question(2, ['c'])
  flushSync()
  expect(choosing.options).toEqual(['c'])
})

test('after an answer clicks rest for a moment', () => {
  vi.useFakeTimers()
  const choosing = new Choosing(
    () => 0,
    () => question(1, ['a']),
    async () => true,
  )
  expect(choosing.resting).toBe(false)
  choosing.pick('a')
  vi.advanceTimersByTime(399)
  expect(choosing.resting).toBe(true)
  vi.advanceTimersByTime(1)
  expect(choosing.resting).toBe(false)
  vi.useRealTimers()
})

test('what is refused may be picked again', async () => {
  const choosing = new Choosing(
    () => 0,
    () => question(1, ['a']),
    async () => false,
  )
  choosing.pick('a')
  await vi.waitFor(() => expect(choosing.options).toEqual(['a']))
})

test('two seats may be asked under one number', async () => {
  let seat = $state(0)
  const choosing = new Choosing(
    () => seat,
    () => question(1, ['a']),
    async () => true,
  )
  choosing.pick('a')
  expect(choosing.question).toBeNull()
  seat = 1
  expect(choosing.question).not.toBeNull()
})

test('several are marked, then confirmed; keys do the same as clicks', async () => {
  const act = vi.fn(async () => true)
  const choosing = new Choosing(
    () => 0,
    () => question(1, ['a', 'b', 'c'], 2, 2),
    act,
  )
  choosing.pick(choosing.key('1') ?? '')
  choosing.confirm()
  expect(act).not.toHaveBeenCalled()
  choosing.pick(choosing.key('3') ?? '')
  expect(choosing.key('9')).toBeUndefined()
  expect(choosing.enough).toBe(true)
  choosing.confirm()
  expect(act).toHaveBeenCalledWith(expect.anything(), ['a', 'c'])
})

test('an offer may be picked, but nobody waits for it and no key takes it', async () => {
  const act = vi.fn(async () => true)
  const choosing = new Choosing(
    () => 0,
    () => question(1, ['a'], 1, 1, { waits: false }),
    act,
  )
  expect([choosing.due, choosing.offer?.number, choosing.options]).toEqual([null, 1, ['a']])
  expect(choosing.key('1')).toBeUndefined()
  choosing.pick('a')
  expect(act).toHaveBeenCalledWith(expect.anything(), ['a'])
  expect(choosing.offer).toBeNull()
})

test('words of one’s own go with the option, as one line; without any it is the bare option', async () => {
  const act = vi.fn(async () => false)
  const choosing = new Choosing(
    () => 0,
    () => question(1, ['reply', 'pass'], 1, 1, { writes: { reply: 8 } }),
    act,
  )
  expect([choosing.letters('reply'), choosing.letters('pass')]).toEqual([8, 0])
  choosing.write('reply')
  await vi.waitFor(() => expect(choosing.question).not.toBeNull())
  choosing.type('reply', { text: ' two\n\u00a0lines\u200b!' })
  choosing.write('reply')
  expect(act.mock.calls.map((call) => call.at(-1))).toEqual([['reply'], ['reply:two line']])
})

test('what is being typed survives that something else is shown, until it is sent', async () => {
  let asked = $state.raw<Question | null>(question(1, ['reply'], 1, 1, { writes: { reply: 80 } }))
  const choosing = new Choosing(
    () => 0,
    () => asked,
    async () => true,
  )
  choosing.type('reply', { text: 'half a th', typing: true })
  asked = null
  flushSync()
  asked = question(4, ['reply'], 1, 1, { writes: { reply: 80 } })
  flushSync()
  expect(choosing.draft('reply')).toEqual({ text: 'half a th', typing: true })
  choosing.write('reply')
  await vi.waitFor(() => expect(choosing.draft('reply').text).toBe(''))
})
