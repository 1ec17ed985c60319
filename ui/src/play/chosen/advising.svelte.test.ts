import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Advice, Question } from '../../lib/types'
import { Advising } from './advising.svelte'

const question = (number: number) => ({ number, options: ['walk', 'end'] }) as Question

test('it is asked for once, holds for its question, and is gone with the next', async () => {
  let due = $state<Question | null>(question(3))
  const ask = vi.fn(async (): Promise<Advice> => ({ question: 3, picks: ['walk'], why: null }))
  const advising = new Advising(() => due, ask)
  await Promise.all([advising.want(), advising.want()])
  expect([advising.picks, advising.busy]).toEqual([['walk'], false])
  await advising.want()
  expect(ask).toHaveBeenCalledTimes(1)
  due = question(4)
  flushSync()
  expect([advising.given, advising.picks]).toEqual([null, []])
})

test('who is asked nothing asks nothing; what comes too late is nobody’s', async () => {
  let due = $state<Question | null>(null)
  let answer: (advice: Advice) => void = () => {}
  const advising = new Advising(
    () => due,
    () => new Promise<Advice>((done) => (answer = done)),
  )
  await advising.want()
  expect(advising.busy).toBe(false)
  due = question(3)
  const wanted = advising.want()
  expect(advising.busy).toBe(true)
  due = question(4)
  answer({ question: 3, picks: ['walk'], why: null })
  await wanted
  expect(advising.given).toBeNull()
})

test('a refusal is told, and one may ask again', async () => {
  const advising = new Advising(
    () => question(3),
    async () => Promise.reject(new Error('no idea')),
  )
  await expect(advising.want()).rejects.toThrow('no idea')
  expect(advising.busy).toBe(false)
})
