import { expect, test } from 'vitest'
import { Words } from '../../lib/words/words'
import { folded, label, narrowed, optionOfKey, pick, rows, things, unwritten, written } from './option_rows'

const MOVES = ['character:a+place:1', 'character:a+place:2', 'character:b+place:2']
const nothing = { picked: [], narrow: [] }

test('single things share a row, pairs have one for each first part', () => {
  expect(rows(['card:x', 'pass'])).toEqual([
    {
      head: '',
      options: [
        { option: 'card:x', label: 'card:x', key: '1' },
        { option: 'pass', label: 'pass', key: '2' },
      ],
    },
  ])
  const listed = rows([...MOVES, 'pass'])
  expect(listed.map((row) => row.head)).toEqual(['character:a', 'character:b', ''])
  expect(listed[0]?.options.map((o) => o.label)).toEqual(['place:1', 'place:2'])
  expect(listed[2]?.options[0]?.key).toBe('4')
})

test('what is alike is told apart, and nothing else', () => {
  const said = (options: string[]): string[] =>
    rows(options).flatMap((row) => row.options.map(({ label }) => (row.head ? `${row.head} ${label}` : label)))
  expect(said(['item:axe+turn:0', 'item:rope+turn:1'])).toEqual(['item:axe', 'item:rope'])
  expect(said(['item:axe+turn:0', 'item:axe+turn:1'])).toEqual(['item:axe turn:0', 'item:axe turn:1'])
})

test('keys go from 1 to 9, then 0, then letters', () => {
  const many = Array.from({ length: 12 }, (_, n) => `place:${n}`)
  expect(optionOfKey(many, '1')).toBe('place:0')
  expect(optionOfKey(many, '0')).toBe('place:9')
  expect(optionOfKey(many, 'B')).toBe('place:11')
  expect(optionOfKey(many, 'c')).toBeUndefined()
  expect(optionOfKey(many, 'Enter')).toBeUndefined()
})

test('narrowing keeps what concerns all the things', () => {
  expect(narrowed(MOVES, ['place:2'])).toEqual(MOVES.slice(1))
  expect(narrowed(MOVES, ['place:2', 'character:b'])).toEqual([MOVES[2]])
  expect([...things(MOVES)]).toEqual(['character:a', 'place:1', 'place:2', 'character:b'])
})

test('an option acts at once when one is wanted', () => {
  expect(pick({ options: ['pass', 'seat:1'], min: 1, max: 1 }, 'seat:1', nothing)).toEqual({ act: ['seat:1'] })
})

test('a thing narrows, then the rest acts; again undoes', () => {
  const asked = { options: MOVES, min: 1, max: 1 }
  const first = pick(asked, 'character:a', nothing)
  expect(first).toEqual({ picked: [], narrow: ['character:a'] })
  const now = { picked: [], narrow: ['character:a'] }
  expect(pick(asked, 'place:2', now)).toEqual({ act: ['character:a+place:2'] })
  expect(pick(asked, 'character:a', now)).toEqual(nothing)
  expect(pick(asked, 'character:b', now)).toEqual({ act: ['character:b+place:2'] })
  expect(pick(asked, 'place:9', now)).toEqual(now)
})

test('whoever clicks a piece has said who, and not yet what', () => {
  const asked = { options: ['attract+survivor:cook', 'end'], min: 1, max: 1 }
  const who = pick(asked, 'survivor:cook', nothing)
  expect(who).toEqual({ picked: [], narrow: ['survivor:cook'] })
  expect(pick(asked, 'attract', { picked: [], narrow: ['survivor:cook'] })).toEqual({ act: ['attract+survivor:cook'] })
  expect(pick(asked, 'attract+survivor:cook', nothing)).toEqual({ act: ['attract+survivor:cook'] })
})

test('many options that say what is done are folded: by that, then by with whom', () => {
  const moves = [...'abc'].flatMap((who) => [1, 2, 3, 4, 5, 6].map((place) => `move+survivor:${who}+place:${place}`))
  const options = [...moves, 'clean+survivor:a', 'end']
  expect(folded(options, []).map(({ id, folds }) => [id, folds.length])).toEqual([
    ['move', 18],
    ['clean+survivor:a', 0],
    ['end', 0],
  ])
  expect(folded(moves, ['move']).map(({ id, folds }) => [id, folds.length])).toEqual([
    ['survivor:a', 6],
    ['survivor:b', 6],
    ['survivor:c', 6],
  ])
  expect(folded(moves.slice(0, 6), ['move', 'survivor:a']).every(({ folds }) => !folds.length)).toBe(true)
  const pairs = moves.map((move) => move.slice('move+'.length))
  expect(folded(pairs, []).map(({ id }) => id)).toEqual(pairs)
  expect(rows(['move', 'clean+survivor:a'], true)[0]?.options.map(({ label }) => label)).toEqual([
    'move',
    'clean+survivor:a',
  ])
})

test('where several may be picked they are marked and unmarked, and never too many', () => {
  const asked = { options: ['a', 'b', 'c'], min: 1, max: 2 }
  expect(pick(asked, 'a', nothing)).toEqual({ picked: ['a'], narrow: [] })
  expect(pick(asked, 'a', { picked: ['a', 'b'], narrow: [] })).toEqual({ picked: ['b'], narrow: [] })
  expect(pick(asked, 'c', { picked: ['a', 'b'], narrow: [] })).toEqual({ picked: ['a', 'b'], narrow: [] })
})

test('where one or none may be picked, another one takes its place', () => {
  const asked = { options: ['a', 'b'], min: 0, max: 1 }
  expect(pick(asked, 'a', nothing)).toEqual({ picked: ['a'], narrow: [] })
  expect(pick(asked, 'b', { picked: ['a'], narrow: [] })).toEqual({ picked: ['b'], narrow: [] })
})

test('things are labelled as on the board, if they are', () => {
  const words = new Words('en', ['place-1 = the hall\n    .name = Hall\noption-pass = Nothing now'], ['Ana'])
  expect(label(words, 'place:1+seat:0')).toBe('Hall → Ana')
  expect(label(words, 'pass')).toBe('Nothing now')
  expect(label(words, 'pass:I am + tired')).toBe('I am + tired')
})

test('words of one’s own are one line that can be printed, counted in letters', () => {
  expect(written('reply', '  a\n\tb\u2028c ', 9)).toBe('reply:a b c')
  expect(written('reply', '👻👻👻', 2)).toBe('reply:👻👻')
  expect(written('reply', ' \n ', 9)).toBe('reply')
  expect(unwritten('reply:so: this')).toEqual({ id: 'reply', text: 'so: this' })
})
