import { afterEach, expect, test, vi } from 'vitest'
import { Frames, order } from './frames.svelte'

afterEach(() => vi.unstubAllGlobals())

test('first what is looked at, then the rest from the start', () => {
  expect(order(0, 130)).toEqual([0, 60, 120])
  expect(order(125, 130)).toEqual([120, 0, 60])
  expect(order(60, 59)).toEqual([60, 0])
  expect(order(0, 0)).toEqual([0])
})

/** A server that has recorded a game of so many actions. */
function recorded(actions: number) {
  const served = async (_: string, { body }: { body: string }) => {
    const { first, last } = JSON.parse(body) as { first: number; last: number }
    const wanted = Array.from({ length: Math.min(last, actions) - first + 1 }, (_, n) => first + n)
    const frames = wanted.map((action) => ({
      action,
      events: [{ n: action }],
      view: { board: { figures: 'abc', action } },
    }))
    return new Response(JSON.stringify({ actions, content: { abc: { dice: 6 } }, frames }))
  }
  vi.stubGlobal('fetch', vi.fn(served))
  return new Frames({ actions: Array(actions).fill(null) }, null, true)
}

test('every moment has the content that its board names', async () => {
  const frames = recorded(70)
  await frames.load(65)
  const boards = [0, 59, 60, 70].map((n) => frames.at(n)?.view.board)
  expect(boards).toEqual([0, 59, 60, 70].map((action) => ({ figures: { dice: 6 }, action })))
  expect(frames.events(3).map(({ n }) => n)).toEqual([0, 1, 2, 3])
})
