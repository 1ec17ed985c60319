import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import type { FilmBoard } from './board'
import * as rules from './rules'

interface Answers {
  victims: number[]
  successes: number
  /** What the level of horror gives, before cards change it. */
  dice: number
}

const moments = answered<FilmBoard, Answers>('final-girl')

/** What the page says of a board, in the form of the engine's answer. */
const SAYS: Record<keyof typeof rules, (board: FilmBoard, answers: Answers) => [said: unknown, answer: unknown]> = {
  victimsAt: (board, { victims }) => [victims.map((_, zone) => rules.victimsAt(board, zone)), victims],
  results: (board, { successes }) => [rules.results(board).filter((one) => one === 'success').length, successes],
  diceTrack: (board, { dice }) => [rules.diceTrack(board)[board.horror], dice],
}

test.each(Object.entries(SAYS))('%s says what the engine says, all through the games', (_, says) => {
  for (const { board, answers } of moments) {
    const [said, answer] = says(board, answers)
    expect(said).toEqual(answer)
  }
})

test('the games have seen everything that is asked here', () => {
  const seen = (what: (answers: Answers) => unknown) => new Set(moments.map(({ answers }) => what(answers))).size
  expect(seen(({ successes }) => successes)).toBeGreaterThan(2)
  expect(seen(({ dice }) => dice)).toBeGreaterThan(1)
  expect(seen(({ victims }) => Math.max(...victims))).toBeGreaterThan(2)
})
