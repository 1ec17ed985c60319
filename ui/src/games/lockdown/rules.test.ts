import { expect, test } from 'vitest'
import { breached, characters, dueBy, excess, filledRows, headingFor, knownDice, present, strength } from './rules'
import { board } from './sample'

test('the Useless is only there in a small game', () => {
  expect(characters(board())).toHaveLength(12)
  const three = board({ where: [[1, 1, 1, 1], [2, 2, 2, 2], [5, 5, 5, 5]] })
  expect(characters(three)).toHaveLength(12)
  expect(present(three, 2).map((one) => one.role)).toEqual([0, 1, 2, 3])
})

test('Strength is that of everybody there, hidden or not', () => {
  expect(strength(board(), 1)).toBe(4)
  expect(strength(board(), 4)).toBe(3)
  expect(strength(board(), 2)).toBe(0)
})

test('Monsters get in when they are more, and once a row is full when they are as many', () => {
  expect(excess(board(), 4)).toBe(1)
  expect(breached(board(), 4)).toBe(true)
  const even = board({ monsters: [0, 4, 0, 0, 0, 0, 0] })
  expect(breached(even, 1)).toBe(false)
  expect(breached({ ...even, cold: [[0, 0], [1, 0], [2, 0]] }, 1)).toBe(true)
  expect(breached({ ...even, figures: { ...even.figures, equal_gets_in: true } }, 1)).toBe(true)
})

test('nothing holds them off in the Parking lot, and where nobody is they find nobody', () => {
  expect(excess(board(), 6)).toBe(2)
  expect(breached(board(), 6)).toBe(true)
  expect(breached(board(), 2)).toBe(false)
})

test('the dice count from the moment they are known until the Monsters are there', () => {
  const night = board()
  expect(knownDice(night)).toEqual([])
  expect(dueBy(board({ phase: 4 }), 1)).toBe(2)
  // Yesterday's dice lie in the box until it is shaken.
  expect(knownDice(board({ phase: 2 }))).toEqual([])
  expect(knownDice(board({ phase: 2, looked: [0] }))).toEqual([1, 1, 4, 6])
  expect(knownDice(board({ phase: 3, looked: [1], arrival: 4 }))).toEqual([])
})

test('destinations are of today', () => {
  expect(headingFor(board({ phase: 4 }), 6)).toEqual([2])
  expect(headingFor(board(), 6)).toEqual([])
})

test('the dead fill row after row', () => {
  const four = board({ cold: [[0, 0], [1, 0], [2, 0], [3, 0]] })
  expect(filledRows(four).map((row) => row.taken)).toEqual([3, 1, 0])
})
