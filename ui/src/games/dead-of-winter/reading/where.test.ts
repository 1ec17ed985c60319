import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import { PLACES, type ColonyBoard } from './board'
import * as where from './where'

interface Answers {
  people: number[][]
  groups: number[][]
  free: number[]
}

const moments = answered<ColonyBoard, Answers>('dead-of-winter')

/** What the page says of a board, in the form of the engine's answer. */
const SAYS: Record<keyof typeof where, (board: ColonyBoard, answers: Answers) => [said: unknown, answer: unknown]> = {
  peopleAt: (board, { people }) => [PLACES.map((_, place) => where.peopleAt(board, place)), people],
  groupOf: (board, { groups }) => [board.hands.map((_, seat) => where.groupOf(board, seat)), groups],
  freeAt: (board, { free }) => [board.zombies.map((_, entrance) => where.freeAt(board, entrance)), free],
}

test.each(Object.entries(SAYS))('%s says what the engine says, all through the games', (_, says) => {
  for (const { board, answers } of moments) {
    const [said, answer] = says(board, answers)
    expect(said).toEqual(answer)
  }
})
