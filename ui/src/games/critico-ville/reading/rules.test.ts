import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import { CHARACTERS, type TownBoard } from './board'
import * as rules from './rules'

interface Answers {
  /** By roll. */
  stops: Record<number, number>
  /** The flight isn't rolled yet. */
  open: boolean
  goal: number | null
  reach: [number, number]
  zones: number[]
  free: number
  nearly_lost: boolean
  tokens: Record<string, number>
}

const moments = answered<TownBoard, Answers>('critico-ville')

/** Each face with the square it leads to. */
const byFace = (faces: Map<number, number[]>) =>
  Object.fromEntries([...faces].flatMap(([square, all]) => all.map((face) => [face, square])))

/** What the page says of a board, in the form of the engine's answer. */
const SAYS: Record<keyof typeof rules, (board: TownBoard, answers: Answers) => [said: unknown, answer: unknown]> = {
  outlooks: (board, { open, stops }) => [byFace(rules.outlooks(board)), open ? stops : {}],
  goal: (board, { goal }) => [rules.goal(board), goal],
  reach: (board, { reach }) => [rules.reach(board), reach],
  zoneOf: (board, { zones }) => [zones.map((_, square) => rules.zoneOf(board, square)), zones],
  free: (board, { free }) => [rules.free(board), free],
  nearlyLost: (board, answers) => [rules.nearlyLost(board), answers.nearly_lost],
  tokensOf: (board, { tokens }) => [
    Object.fromEntries(CHARACTERS.map((character) => [character, rules.tokensOf(board, character)])),
    tokens,
  ],
}

test.each(Object.entries(SAYS))('%s says what the engine says, all through the recorded games', (_, says) => {
  for (const { board, answers } of moments) {
    const [said, answer] = says(board, answers)
    expect(said).toEqual(answer)
  }
})

test('the recorded games have seen everything that is asked here', () => {
  const seen = (what: (answers: Answers) => unknown) => new Set(moments.map(({ answers }) => what(answers))).size
  expect(seen(({ open }) => open)).toBe(2)
  expect(seen(({ goal }) => goal)).toBeGreaterThan(3)
  expect(seen(({ nearly_lost }) => nearly_lost)).toBe(2)
  expect(seen(({ free }) => free)).toBeGreaterThan(5)
  expect(seen(({ open, stops }) => open && new Set(Object.values(stops)).size)).toBeGreaterThan(5)
})
