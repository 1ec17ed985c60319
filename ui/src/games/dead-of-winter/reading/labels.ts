/** The names that screen readers read, and what a pointer that rests on something is told. */
import { isAwaited } from '../../../lib/table/asked'
import type { Fact, View } from '../../../lib/types'
import { words } from '../../../lib/words/words.svelte'
import { boardOf, box, COLONY, gearOf, PLACES, said, size, type ColonyBoard } from './board'
import { freeAt, peopleAt } from './where'

/** Several things in one sentence. */
export const inARow = (facts: Fact[] = []): string => facts.map(({ key, args }) => words.text(key, args)).join(', ')

export const promptOf = (view: View): string => view.waiting.find(({ seat }) => seat === view.seat)?.prompt ?? ''

/** "Vera, cook, with Ana: one wound; carries an axe." */
export function personLabel(board: ColonyBoard, survivor: number): string {
  const who = said(board, survivor)
  return words.text('winter-person', {
    name: words.name(who),
    job: words.attribute(who.replace(':', '-'), 'job'),
    owner: `seat:${board.owner[survivor]}`,
    wounds: board.wounds[survivor] ?? 0,
    frost: board.frost[survivor] ?? 0,
    gear: gearOf(board, survivor).map((item) => `item:${item}`),
  })
}

/** "Library. Here: Vera and Tom. Three zombies before the door." */
export function placeLabel(board: ColonyBoard, place: number): string {
  const name = PLACES[place]
  const { doors } = box(board)
  const here = peopleAt(board, place).map((survivor) => words.name(said(board, survivor)))
  if (place === COLONY && board.helpless) here.push(words.text('winter-helpless', { count: board.helpless }))
  return words.text('winter-place', {
    name: `place:${name}`,
    count: here.length,
    who: words.listing(here),
    zombies: (doors[place] ?? []).reduce((sum, door) => sum + (board.zombies[door] ?? 0), 0),
    noise: board.noise[place] ?? 0,
    deck: place === COLONY ? 0 : size(board.decks[place]),
  })
}

export function doorLabel(board: ColonyBoard, entrance: number): string {
  return words.text('winter-door', {
    entrance: `entrance:${entrance}`,
    zombies: board.zombies[entrance] ?? 0,
    barricades: board.barricades[entrance] ?? 0,
    free: freeAt(board, entrance),
  })
}

export function seatLabel(view: View, board: ColonyBoard, seat: number): string {
  const parts = [words.name(`seat:${seat}`), words.text('winter-hand', { count: size(board.hands[seat]) })]
  if (board.first === seat) parts.push(words.text('winter-first'))
  if (board.exiled[seat]) parts.push(words.text('winter-exiled'))
  if (board.out[seat]) parts.push(words.text('winter-out'))
  if (isAwaited(view, seat)) parts.push(words.text('winter-awaited'))
  return parts.join(', ')
}

/** What is written on a card, for whoever points at something that stands for it. */
export function about(view: View, reference: string): string {
  const board = boardOf(view)
  const key = reference.replace(':', '-')
  const number = box(board).numbers.get(reference)
  if (number === undefined) return words.attribute(key, 'text')
  const { influence, attack, search } = box(board).survivors[number]!
  return words.text('winter-survivor', {
    ...{ job: words.attribute(key, 'job'), text: words.attribute(key, 'text'), influence, attack, search },
    gear: gearOf(board, number).map((item) => `item:${item}`),
  })
}
