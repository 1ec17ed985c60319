import { expect, test } from 'vitest'
import { board } from './sample'
import { settle } from './seating'

test('who stays keeps the spot, who comes takes the first that is free', () => {
  const before = settle({}, board())
  expect(before[5]).toEqual(['2-0', '3-0', '3-1', '', '', ''])
  const where = [
    [1, 5, 6, -1],
    [1, 4, 0, -1],
    [6, 6, 6, -1],
    [5, 5, 4, -1],
  ]
  const after = settle(before, board({ where }))
  expect(after[5]).toEqual(['0-1', '3-0', '3-1', '', '', ''])
  expect(after[4]?.slice(1)).toEqual(before[4]?.slice(1))
})

test('more than there are spots for still stand somewhere', () => {
  const where = [
    [1, 1, 1, -1],
    [1, 1, 1, -1],
    [5, 6, 6, -1],
    [5, 5, 4, -1],
  ]
  expect(settle({}, board({ where }))[1]).toHaveLength(6)
})

test('the dead lie in the order they fell', () => {
  expect(
    settle(
      {},
      board({
        cold: [
          [1, 2],
          [0, 0],
        ],
      }),
    )[0],
  ).toEqual(['1-2', '0-0'])
})
