import { expect, test } from 'vitest'
import type { Moment } from '../games'
import type { GameEvent, View } from '../lib/types'
import { beats, holdOf, scenes } from './beats'

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

const after = { seen: 'everything' } as unknown as View
const before = { seen: '' } as unknown as View
const seen = (view: View): string => (view as unknown as { seen: string }).seen
const played = (event: GameEvent): Moment => ({ ms: 400, Overlay: event.key === 'vote' ? ({} as never) : undefined })

test('what lies over the board comes before the change, what does not is the change', () => {
  const follow = (view: View, event: GameEvent) => ({ seen: `${seen(view)}${event.key} ` }) as unknown as View
  const found = scenes(before, after, events('go', 'vote', 'die'), { moment: played, follow })
  expect(found.map(({ view }) => seen(view))).toEqual(['go ', 'go ', 'go vote die '])
})

test('a game that cannot follow shows the new table at once', () => {
  const found = scenes(before, after, events('vote', 'die', 'vote'), { moment: played })
  expect(found.map(({ view }) => seen(view))).toEqual(['', 'everything', 'everything'])
})
