import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Question } from '../lib/types'
import { Choosing } from './choosing.svelte'

const question = (number: number, options: string[], min = 1, max = 1): Question => ({
  number,
  prompt: 'p',
  about: [],
  rule: 'R-1',
  options,
  min,
  max,
  bars: [],
})

test('a pick is sent once, and the question is closed until the next one', async () => {
  const act = vi.fn(async () => true)
  let asked = $state.raw(question(1, ['a', 'b']))
  const choosing = new Choosing(() => 0, () => asked, act)
  choosing.pick('a')
  choosing.pick('b')
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }), ['a'])
  expect(choosing.question).toBeNull()
  asked = question(2, ['c'])
  flushSync()
  expect(choosing.options).toEqual(['c'])
})

test('what is refused may be picked again', async () => {
  const choosing = new Choosing(() => 0, () => question(1, ['a']), async () => false)
  choosing.pick('a')
  await vi.waitFor(() => expect(choosing.options).toEqual(['a']))
})

test('two seats may be asked under one number', async () => {
  let seat = $state(0)
  const choosing = new Choosing(() => seat, () => question(1, ['a']), async () => true)
  choosing.pick('a')
  expect(choosing.question).toBeNull()
  seat = 1
  expect(choosing.question).not.toBeNull()
})

test('several are marked, then confirmed; keys do the same as clicks', async () => {
  const act = vi.fn(async () => true)
  const choosing = new Choosing(() => 0, () => question(1, ['a', 'b', 'c'], 2, 2), act)
  expect(choosing.key('1')).toBe(true)
  choosing.confirm()
  expect(act).not.toHaveBeenCalled()
  choosing.key('3')
  expect(choosing.key('9')).toBe(false)
  expect(choosing.enough).toBe(true)
  choosing.confirm()
  expect(act).toHaveBeenCalledWith(expect.anything(), ['a', 'c'])
})
