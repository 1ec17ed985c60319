import { expect, test } from 'vitest'
import { Content } from './content'
import { words } from '../words/words.svelte'
import type { View } from '../types'

const view = (board: object) => ({ seat: 1, board }) as View

test('what a board names is put in its place; anything else stays', () => {
  const content = new Content()
  const cards = [{ name: 'axe' }]
  const complete = content.complete(view({ cards: 'aa', it: 'bb', turn: 0, hand: null }), { aa: cards })
  expect(complete).toEqual(view({ cards, it: 'bb', turn: 0, hand: null }))
})

test('it is the same thing every time, so nothing that depends on it is drawn anew', () => {
  const content = new Content()
  const read = (fresh: object): unknown =>
    (content.complete(view({ cards: 'aa' }), { ...fresh }).board as { cards: unknown }).cards
  expect(read({ aa: [1] })).toBe(read({}))
})

test('packs that come with it are read in their own words', () => {
  const packs = [{ name: 'fog', words: { [words.language]: 'card-bell = the bell' }, storms: [] }]
  new Content().complete(view({ packs: 'cc' }), { cc: packs })
  expect(words.name('card:bell@fog')).toBe('the bell')
})

test('packs without words leave those that are there', () => {
  words.packs = { fog: { [words.language]: 'card-bell = the bell' } }
  new Content().complete(view({ packs: 'cc' }), { cc: [{ name: 'fog', words: {}, storms: [] }] })
  expect(words.name('card:bell@fog')).toBe('the bell')
})
