import { expect, test } from 'vitest'
import type { GameEvent } from '../../lib/types'
import type { TownBoard } from './board'
import { follow } from './follow'
import { question, view } from './sample'

const told = (key: string, args: GameEvent['args']): GameEvent => ({ n: 0, action: 0, key, args, known: false })
const after = (key: string, args: GameEvent['args'], before = view()): TownBoard =>
  follow(before, told(key, args)).board as TownBoard

test('zombies come one by one, and go', () => {
  const invaded = view({ action: 1, left: 2, card: 2, zombies: [8, 9], placed: [] })
  const now = after('placed', { seat: 'seat:1', square: 'square:5' }, invaded)
  expect([now.zombies, now.left, now.placed]).toEqual([[8, 9, 5], 1, [5]])
  expect(after('beaten', { square: 'square:8' }, invaded).zombies).toEqual([9])
  expect(after('spared', {}, view({ zombies: [8, 9, 5], placed: [5] })).zombies).toEqual([8, 9])
})

test('the pawn runs, until it is stopped', () => {
  const off = view({ pawn: 6, die: 4, steps: 4 })
  const now = after('moved', { origin: 'square:6', square: 'square:8' }, off)
  expect([now.pawn, now.steps]).toEqual([8, 2])
  expect(after('blocked', { square: 'square:9' }, off).steps).toBe(0)
})

test('a question is asked, taken on and answered', () => {
  const text = { en: 'Why?', fr: 'Pourquoi ?' }
  const asked = after('question', { seat: 'seat:0', theme: 'theme:cause', text, challenge: 1 })
  expect(asked.question).toMatchObject({ seat: 0, theme: 'cause', challenge: true, text, verdict: '' })
  const own = after('question', { seat: 'seat:0', theme: { fr: 'Les volcans' }, text, challenge: 0 })
  expect(own.question?.theme).toBe('Les volcans')
  const before = view({ question: question() })
  expect(after('taken-on', { seat: 'seat:2' }, before).question?.seat).toBe(2)
  const answered = after('answered', { seat: 'seat:1', right: 0, answer: text, explanation: text }, before)
  expect(answered.question).toMatchObject({ verdict: 'wrong', answer: text })
})

test('a new turn, a power, a character', () => {
  const turn = after('turn', { seat: 'seat:2', turn: 5 }, view({ question: question() }))
  expect([turn.active, turn.turn, turn.question]).toEqual([2, 5, null])
  expect(after('power', { seat: 'seat:1', character: 'character:runner' }).tokens).toEqual([3, 1, 1, 2, 0])
  expect(after('took', { seat: 'seat:0', character: 'character:rescuer' }).characters[0]).toEqual(['fighter', 'rescuer'])
})

test('what changes nothing on the road leaves it alone', () => {
  const before = view()
  expect(follow(before, told('nobody-near', {}))).toBe(before)
})
