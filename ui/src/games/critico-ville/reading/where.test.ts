import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import { CHARACTERS, type TownBoard } from './board'
import { goal, nearlyLost, outlooks, reach, tokensOf, zoneOf } from './where'

interface Answers {
  zones: number[]
  tokens: Record<string, number>
}

const moments = answered<TownBoard, Answers>('critico-ville')

test('what is where is what the engine says, all through the recorded games', () => {
  for (const { board, answers } of moments) {
    expect(answers.zones.map((_, square) => zoneOf(board, square))).toEqual(answers.zones)
    expect(Object.fromEntries(CHARACTERS.map((character) => [character, tokensOf(board, character)]))).toEqual(
      answers.tokens,
    )
  }
})

test('what is told of the road is read as it was told', () => {
  const seen = (what: (board: TownBoard) => unknown) => new Set(moments.map(({ board }) => what(board))).size
  expect(seen((board) => goal(board))).toBeGreaterThan(3)
  expect(seen((board) => outlooks(board).size)).toBeGreaterThan(4)
  expect(seen((board) => nearlyLost(board))).toBe(2)
  expect(seen((board) => reach(board)?.join())).toBeGreaterThan(5)
  for (const { board } of moments) if (goal(board) !== null) expect(outlooks(board).size).toBe(0)
})
