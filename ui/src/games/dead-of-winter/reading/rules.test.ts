import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import { PLACES, type ColonyBoard } from './board'
import { far, mainFar, type Far } from './far'
import * as rules from './rules'
import { waits } from './waits'

interface Answers {
  people: number[][]
  groups: number[][]
  free: number[]
  mouths: number
  food: number
  hunger: number
  waste: number
  needed: number
  piled: number
  zombies: number[]
  /** What would come of the zombies that are due: barricades that fall and survivors that die, by place. */
  overruns: Record<number, [broken: number, deaths: number]>
  /** Of the seat that looks, if one does; and of the colony. */
  far: Far[] | null
  main: Far[]
  seat: number
  /** What the crossroads so far have waited for. */
  waits: Record<string, [key: string, args: object][]>
}

const moments = answered<ColonyBoard, Answers>('dead-of-winter')

/** What the page says of a board, in the form of the engine's answer. */
const SAYS: Record<keyof typeof rules, (board: ColonyBoard, answers: Answers) => [said: unknown, answer: unknown]> = {
  peopleAt: (board, { people }) => [PLACES.map((_, place) => rules.peopleAt(board, place)), people],
  groupOf: (board, { groups }) => [board.hands.map((_, seat) => rules.groupOf(board, seat)), groups],
  freeAt: (board, { free }) => [board.zombies.map((_, entrance) => rules.freeAt(board, entrance)), free],
  mouths: (board, { mouths }) => [rules.mouths(board), mouths],
  foodDue: (board, { food }) => [rules.foodDue(board), food],
  hungerCosts: (board, { hunger }) => [rules.hungerCosts(board), hunger],
  wasteCosts: (board, { waste }) => [rules.wasteCosts(board), waste],
  needed: (board, { needed }) => [rules.needed(board), needed],
  piled: (board, { piled }) => [rules.piled(board), piled],
  zombiesDue: (board, { zombies }) => [rules.zombiesDue(board), zombies],
  overruns: (board, { overruns }) => [
    Object.fromEntries(rules.overruns(board).map(({ place, broken, deaths }) => [place, [broken, deaths]])),
    overruns,
  ],
}

test.each(Object.entries(SAYS))('%s says what the engine says, all through the games', (_, says) => {
  for (const { board, answers } of moments) {
    const [said, answer] = says(board, answers)
    expect(said).toEqual(answer)
  }
})

test('how far one is, is told as the engine tells it', () => {
  for (const { board, answers } of moments) {
    expect(mainFar(board)).toEqual(answers.main)
    if (answers.far) expect(far(board, answers.seat)).toEqual(answers.far)
  }
})

test('what a crossroads has waited for is told as the engine tells it', () => {
  for (const { board, answers } of moments)
    for (const [card, told] of Object.entries(answers.waits)) expect(waits(board, card)).toEqual(told)
})

test('the games have seen everything that is asked here', () => {
  const seen = (what: (answers: Answers) => unknown) => new Set(moments.map(({ answers }) => what(answers))).size
  expect(seen(({ hunger }) => hunger)).toBeGreaterThan(1)
  expect(seen(({ waste }) => waste)).toBeGreaterThan(1)
  expect(seen(({ needed }) => needed)).toBeGreaterThan(2)
  expect(seen(({ overruns }) => Object.values(overruns).some(([broken]) => broken))).toBe(2)
  expect(seen(({ overruns }) => Object.values(overruns).some(([, deaths]) => deaths))).toBe(2)
  expect(new Set(moments.flatMap(({ answers }) => answers.far?.map(({ key }) => key) ?? [])).size).toBeGreaterThan(5)
  const keys = moments.flatMap(({ answers }) =>
    Object.values(answers.waits).flatMap((told) => told.map(([key]) => key)),
  )
  expect(new Set(keys)).toContain('waits-present-colony')
  expect(new Set(keys)).toContain('waits-least-food')
  expect(new Set(keys)).toContain('waits-exists-wounded')
})

test('of what cards of one’s own wait for, what takes many words is named in short', () => {
  const trigger = {
    when: 'TurnBegins',
    where: {},
    if: { type: 'AllOf', of: [{ type: 'Exiled' }, { type: 'LastRound' }] },
  }
  const board = { packs: [{ crossroads: [{ id: 'late', trigger }] }] } as unknown as ColonyBoard
  expect(waits(board, 'late').map(([key]) => key)).toEqual(['waits-TurnBegins', 'waits-exiled', 'waits-more'])
})

test('where a story may not happen is said', () => {
  const trigger = { when: 'Acted', where: {}, if: { type: 'Not', of: { type: 'At', place: 'police' } } }
  const board = { packs: [{ crossroads: [{ id: 'far', trigger }] }] } as unknown as ColonyBoard
  expect(waits(board, 'far')).toEqual([
    ['waits-Acted', {}],
    ['waits-not-place', { place: 'place:police' }],
  ])
})
