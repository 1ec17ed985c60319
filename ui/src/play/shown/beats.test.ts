import { expect, test } from 'vitest'
import type { Moment } from '../../games'
import type { GameEvent, View } from '../../lib/types'
import { beats, holdOf, scenes } from './beats'

const events = (...keys: string[]): GameEvent[] =>
  keys.map((key, n) => ({ n, action: 1, key, args: {}, known: false, changes: { [key]: n }, settled: [] }))
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
  expect(beat && holdOf({ ...beat, moment: { ms: 9000, reads: true } })).toBe(4000)
})

const before = { seat: 2, board: { go: -1, still: 'there' } } as unknown as View
const played = (event: GameEvent): Moment => ({ ms: 400, Overlay: event.key === 'vote' ? ({} as never) : undefined })

test('what lies over the board comes before the change, what does not is the change', () => {
  const found = scenes(before, before, events('go', 'vote', 'vote', 'die'), played)
  expect(found.map(({ view }) => view.board)).toEqual([
    { go: 0, still: 'there' },
    { go: 0, still: 'there' },
    { go: 0, still: 'there', vote: 2, die: 3 },
  ])
  expect(found.map(({ view }) => view.seat)).toEqual([2, 2, 2])
  expect(before.board).toEqual({ go: -1, still: 'there' })
})

test('what has settled is taken from the table as it is in the end', () => {
  const [go] = events('go')
  const after = { ...before, board: { go: 9, still: 'gone' } } as unknown as View
  const [found] = scenes(before, after, [{ ...go, changes: {}, settled: ['go'] } as GameEvent], played)
  expect(found?.view.board).toEqual({ go: 9, still: 'there' })
})

test('what follows from the board in the end is not told before it is so', () => {
  const facts = (goal: number) => ({ flight: [{ key: 'goal', args: { goal } }] })
  const [early, late] = [{ ...before, facts: facts(1) } as View, { ...before, facts: facts(2) } as View]
  const told = (keys: string[]) => scenes(early, late, events(...keys), played).map(({ view }) => view.facts)
  expect(told(['go', 'die'])).toEqual([facts(1), facts(2)])
  expect(told(['go', 'vote'])).toEqual([facts(1), facts(1)])
})
