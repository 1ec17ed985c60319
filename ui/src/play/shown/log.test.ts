import { expect, test } from 'vitest'
import type { GameEvent } from '../../lib/types'
import { Words } from '../../lib/words/words'
import { chapters, opensChapter, sentence } from './log'

const words = new Words(
  'en',
  [
    `
log-day = Day { $turn } breaks.
    .style = strong
log-kept = { $seat } keeps a card.
log-kept-known = { $seat } keeps the { $card }.
`,
  ],
  ['Ana'],
)
let n = 0
const event = (action: number, key: string, args = {}, known = false): GameEvent => ({
  n: n++,
  action,
  key,
  args,
  known,
  changes: {},
  settled: [],
})

test('a sentence says more to who knows more', () => {
  const args = { seat: 'seat:0', card: 'bat' }
  expect(sentence(words, event(1, 'kept', args))).toBe('Ana keeps a card.')
  expect(sentence(words, event(1, 'kept', args, true))).toBe('Ana keeps the bat.')
})

test('chapters begin with what is strong, and hold what belongs together together', () => {
  const events = [
    event(0, 'kept'),
    event(1, 'kept'),
    event(1, 'kept'),
    event(1, 'day', { turn: 1 }),
    event(1, 'kept'),
    event(2, 'kept'),
    event(3, 'day', { turn: 2 }),
  ]
  const found = chapters(events, opensChapter(words))
  expect(found.map((c) => [c.head?.args.turn, c.from])).toEqual([
    [undefined, 0],
    [1, 1],
    [2, 3],
  ])
  expect(found[0]?.actions.map((a) => a.events.length)).toEqual([1, 2])
  expect(found[1]?.actions.map((a) => a.action)).toEqual([1, 2])
})

test('nothing before the first chapter: no empty one', () => {
  expect(chapters([event(0, 'day')], opensChapter(words))).toHaveLength(1)
})
