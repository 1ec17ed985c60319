import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '../../games'
import { session } from '../../lib/browser/session.svelte'
import type { GameEvent, View } from '../../lib/types'
import { Show } from './show.svelte'

const view = (pawn: number) => ({ board: { pawn, figures: 'same' } }) as unknown as View
const moved = (n: number, pawn: number): GameEvent => ({
  n,
  action: n,
  key: `moved-${n}`,
  args: {},
  known: false,
  changes: { pawn },
  settled: [],
})
const game = { moment: () => ({ ms: 400 }) } as unknown as GameModule
const news = (pawn: number, events: GameEvent[]) => ({ view: view(pawn), question: null, events })

let show: Show

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  show = new Show()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pawn = (): unknown => (show.shown?.view.board as { pawn: number } | undefined)?.pawn

test('what came at once is seen happening, one thing after the other', () => {
  const [first, second] = [moved(0, 3), moved(1, 5)]
  show.take(news(1, []), game)
  show.take(news(6, [first, second]), game)
  const seen = [pawn(), vi.advanceTimersByTime(400) && pawn(), vi.advanceTimersByTime(400) && pawn()]
  expect(seen).toEqual([3, 5, 6])
  expect(show.idle).toBe(true)
})

test('whoever has just come to look sees the table as it is now', () => {
  show.take(news(1, []), game)
  show.wipe()
  show.take(news(6, [moved(0, 3), moved(1, 5)]), game)
  expect([pawn(), vi.advanceTimersByTime(400) && pawn()]).toEqual([6, 6])
})

test('twice as fast, and at once, as it was chosen', () => {
  show.take(news(1, []), game)
  session.speed = 2
  show.take(news(6, [moved(0, 3), moved(1, 5)]), game)
  expect([pawn(), vi.advanceTimersByTime(200) && pawn(), vi.advanceTimersByTime(200) && pawn()]).toEqual([3, 5, 6])
  session.speed = 0
  show.take(news(9, [moved(0, 3), moved(1, 5), moved(2, 7)]), game)
  expect([pawn(), show.idle]).toEqual([9, true])
  session.speed = 1
})

test('whoever is out of the game sees it go to its end at once, and so does a tab that nobody looks at', () => {
  show.take(news(1, []), game)
  show.rush = true
  show.take(news(6, [moved(0, 3)]), game)
  expect([pawn(), show.idle]).toEqual([6, true])
  show.rush = false
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  show.take(news(8, [moved(0, 3), moved(1, 7)]), game)
  expect([pawn(), show.idle]).toEqual([8, true])
  vi.restoreAllMocks()
})
