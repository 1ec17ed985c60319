import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import { PLACES, type LockdownBoard, type Place } from './board'
import * as rules from './rules'

type Everywhere<T> = Record<Place, T>

interface Answers {
  /** Null before all are placed. */
  roles: string[] | null
  characters: rules.Character[] | null
  present: Everywhere<number[]>
  crowd: Everywhere<number>
  strength: Everywhere<number>
  excess: Everywhere<number>
  breached: Everywhere<boolean>
  equal: boolean
  alive: boolean[]
  dice: number[]
  heading: Everywhere<number[]>
}

const moments = answered<LockdownBoard, Answers>('lockdown')
const everywhere = <T>(read: (place: Place) => T) => Object.fromEntries(PLACES.map((place) => [place, read(place)]))

/** What the page says of a board, in the form of the engine's answer. */
const SAYS: Record<keyof typeof rules, (board: LockdownBoard, answers: Answers) => [said: unknown, answer: unknown]> = {
  roles: (board, { roles }) => [roles && rules.roles(board), roles],
  characters: (board, { characters }) => [characters && rules.characters(board), characters],
  present: (board, { present, crowd }) => [
    everywhere((place) => {
      const here = rules.present(board, place)
      return { seats: [...new Set(here.map(({ seat }) => seat))], crowd: here.length }
    }),
    everywhere((place) => ({ seats: present[place], crowd: crowd[place] })),
  ],
  strength: (board, { strength }) => [everywhere((place) => rules.strength(board, place)), strength],
  excess: (board, { excess }) => [everywhere((place) => rules.excess(board, place)), excess],
  breached: (board, { breached }) => [everywhere((place) => rules.breached(board, place)), breached],
  equalIsEnough: (board, { equal }) => [rules.equalIsEnough(board), equal],
  isAlive: (board, { alive }) => [board.where.map((_, seat) => rules.isAlive(board, seat)), alive],
  knownDice: (board, { dice }) => [rules.knownDice(board), dice],
  headingFor: (board, { heading }) => [everywhere((place) => rules.headingFor(board, place)), heading],
}

test.each(Object.entries(SAYS))('%s says what the engine says, all through the recorded games', (_, says) => {
  for (const { board, answers } of moments) {
    const [said, answer] = says(board, answers)
    expect(said).toEqual(answer)
  }
})

test('the recorded games have seen everything that is asked here', () => {
  const seen = (what: (answers: Answers) => unknown) => new Set(moments.map(({ answers }) => what(answers))).size
  expect(seen(({ roles }) => roles?.length)).toBe(3)
  expect(seen(({ equal }) => equal)).toBe(2)
  expect(seen(({ alive }) => alive.includes(false))).toBe(2)
  expect(seen(({ breached }) => Object.values(breached).includes(true))).toBe(2)
  expect(seen(({ dice }) => dice.length)).toBeGreaterThan(3)
  expect(seen(({ heading }) => Object.values(heading).flat().length)).toBeGreaterThan(3)
})
