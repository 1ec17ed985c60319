import { expect, test } from 'vitest'
import type { GameEvent } from '../lib/types'
import { beats, holdOf } from './beats'

const events = (...keys: string[]): GameEvent[] =>
  keys.map((key, n) => ({ n, action: 1, key, args: {}, known: false }))
const moment = (event: GameEvent) => (event.key === 'quiet' ? null : { ms: event.key === 'long' ? 9000 : 400 })

test('what is of one kind and in a row is one beat', () => {
  const found = beats(events('quiet', 'ballot', 'ballot', 'quiet', 'ballot', 'long'), moment)
  expect(found.map((beat) => [beat.events.length, beat.told])).toEqual([
    [2, 3],
    [1, 5],
    [1, 6],
  ])
})

test('nothing notable, no beat', () => {
  expect(beats(events('quiet', 'quiet'), moment)).toEqual([])
})

test('no beat is too short to see or too long to bear', () => {
  const [beat] = beats(events('long'), moment)
  expect(beat && holdOf(beat)).toBe(1200)
  expect(beat && holdOf({ ...beat, moment: { ms: 1 } })).toBe(200)
})
