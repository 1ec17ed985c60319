import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import { PLACES, type LockdownBoard, type Place } from './board'
import { balance, characters, isAlive, knownDice, present, roles, type Character } from './where'

interface Answers {
  /** Null before all are placed. */
  roles: string[] | null
  characters: Character[] | null
  present: Record<Place, number[]>
  crowd: Record<Place, number>
  alive: boolean[]
}

const moments = answered<LockdownBoard, Answers>('lockdown')
const everywhere = <T>(read: (place: Place) => T) => Object.fromEntries(PLACES.map((place) => [place, read(place)]))

test('who stands where is what the engine says, all through the recorded games', () => {
  for (const { board, answers } of moments) {
    if (answers.roles) expect(roles(board)).toEqual(answers.roles)
    if (answers.characters) expect(characters(board)).toEqual(answers.characters)
    const here = (place: Place) => present(board, place)
    expect(everywhere((place) => [...new Set(here(place).map(({ seat }) => seat))])).toEqual(answers.present)
    expect(everywhere((place) => here(place).length)).toEqual(answers.crowd)
    expect(board.where.map((_, seat) => isAlive(board, seat))).toEqual(answers.alive)
  }
})

test('how a place stands and what the dice show is read as it was told', () => {
  const open = moments.flatMap(({ board }) => PLACES.map((place) => ({ ...balance(board, place), board, place })))
  for (const { board, place, ...told } of open.filter(({ board, place }) => board.facts[`place:${place}`])) {
    expect(told.breached).toBe(told.excess > 0 && board.monsters[place]! > 0 && present(board, place).length > 0)
    expect(told.strength === null).toBe(place === 6)
  }
  expect(new Set(open.map(({ breached }) => breached)).size).toBe(2)
  expect(new Set(open.map(({ heading }) => heading.length)).size).toBeGreaterThan(2)
  expect(new Set(moments.map(({ board }) => knownDice(board).length)).size).toBeGreaterThan(3)
})

test('the recorded games have seen everything that is asked here', () => {
  const seen = (what: (answers: Answers) => unknown) => new Set(moments.map(({ answers }) => what(answers))).size
  expect(seen(({ roles }) => roles?.length)).toBe(3)
  expect(seen(({ alive }) => alive.includes(false))).toBe(2)
})
