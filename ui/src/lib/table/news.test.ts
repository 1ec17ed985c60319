import { expect, test } from 'vitest'
import { changed, opened, told } from './news'
import type { GameEvent, More, TableShown, View } from '../types'

test('what is told anew replaces what was known from there on', () => {
  expect(told([1, 2, 3], 1, [])).toEqual([1])
  expect(told([{ text: 'a' }], 1, [{ text: 'b' }])).toEqual([{ text: 'a' }, { text: 'b' }])
  expect(told([1, 2, 3], 4, [])).toBeNull()
  const same = [1, 2]
  expect(told(same, 2, [])).toBe(same)
  expect(told(same)).toBe(same)
})

test('an event gets back what was left out', () => {
  expect(told([0], 1, [{ action: 2, key: 'x', settled: ['where'] }])).toEqual([
    0,
    { n: 1, action: 2, key: 'x', args: {}, known: false, changes: {}, settled: ['where'] },
  ])
})

test('what was hidden takes the place of what was seen of it', () => {
  const known =
    told<GameEvent>([], 0, [
      { action: 0, key: 'drew' },
      { action: 1, key: 'x' },
    ]) ?? []
  const shown = opened(known, { 0: { action: 0, key: 'drew', args: { card: 'card:bat' } } })
  expect(shown).toEqual([{ ...known[0], args: { card: 'card:bat' } }, known[1]])
  expect(opened(known)).toBe(known)
})

test('what is told of a thing replaces what was, until there is nothing to say of it', () => {
  const about = (number: number) => [{ key: 'far', args: { number } }]
  const view = { board: {}, talk: [], facts: { one: about(1), two: about(2) } } as unknown as View
  const table = { seats: [] } as unknown as TableShown
  const after = (more: Partial<More>) => changed(table, view, { number: 1, ...more }, 0).view?.facts
  expect(after({ facts: { two: about(3), one: null, three: about(4) } })).toEqual({ two: about(3), three: about(4) })
  expect(after({})).toBe(view.facts)
})
