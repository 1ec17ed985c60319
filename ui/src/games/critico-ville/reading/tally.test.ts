import { expect, test } from 'vitest'
import { board } from './sample'
import { ownAnswers, tally } from './tally'

test('answers are counted by theme and by player', () => {
  const { given } = board()
  expect(tally(given, ({ theme }) => theme)).toEqual([
    { key: 'hasty', right: 1, wrong: 1 },
    { key: 'cause', right: 0, wrong: 1 },
  ])
  expect(tally(given, ({ seat }) => String(seat)).map(({ key }) => key)).toEqual(['0', '1', '2'])
  expect(tally([], ({ theme }) => theme)).toEqual([])
})

test('what a bot or the clock answered counts for nobody', () => {
  const { given } = board()
  const answers = given.map((answer, n) => ({ ...answer, house: n === 1 }))
  expect(tally(ownAnswers(answers), ({ theme }) => theme)).toEqual([{ key: 'hasty', right: 1, wrong: 1 }])
})
