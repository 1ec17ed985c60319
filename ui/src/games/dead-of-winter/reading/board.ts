/** A colony as the API gives it, and what its packs have printed: see `huisclos.games.dead_of_winter`. */
import type { components } from '../../../api.gen'
import { withFacts } from '../../../lib/table/facts'
import type { Facts, View } from '../../../lib/types'

type Schemas = components['schemas']

type Shown = Schemas['DeadOfWinterBoard']
export type ColonyBoard = Shown & { facts: Facts }
export type Survivor = Schemas['Survivor']
export type Item = Schemas['huisclos.games.dead_of_winter.printed.cards.Item']
export type Crisis = Schemas['Crisis']
export type Kind = Item['kind']

export const boardOf = (view: View): ColonyBoard => withFacts<Shown>(view)

/** A hand or a deck: the cards, or how many they are for those who may not see them. */
export type Pile<Card = string> = Card[] | number

export const PLACES = ['colony', 'police', 'grocery', 'school', 'library', 'hospital', 'gas'] as const
export type PlaceName = (typeof PLACES)[number]
export const COLONY = 0
export const NOBODY = -1

/** All cards of a game, by name, and what follows from its figures. */
export interface Box {
  /** By influence, the lowest first: a survivor's number is where they stand here. */
  survivors: Survivor[]
  numbers: Map<string, number>
  items: Map<string, Item>
  crises: Map<string, Crisis>
  /** The entrances of each place, the place of each entrance, and its spaces. */
  doors: number[][]
  placeOf: number[]
  room: number[]
}

const boxes = new WeakMap<object, Box>()

/** Looked up once for a game. */
export function box(board: ColonyBoard): Box {
  const found = boxes.get(board.packs) ?? boxOf(board)
  boxes.set(board.packs, found)
  return found
}

function boxOf({ packs, core }: ColonyBoard): Box {
  const survivors = packs.flatMap((pack) => pack.survivors).sort((a, b) => a.influence - b.influence)
  const doors = core.figures.places.flatMap(({ entrances }, place) => entrances.map((room) => ({ place, room })))
  return {
    survivors,
    numbers: new Map(survivors.map(({ id }, n) => [`survivor:${id}`, n])),
    items: named(packs.flatMap((pack) => pack.items)),
    crises: named(packs.flatMap((pack) => pack.crises)),
    doors: PLACES.map((_, place) => doors.flatMap((door, n) => (door.place === place ? [n] : []))),
    placeOf: doors.map(({ place }) => place),
    room: doors.map(({ room }) => room),
  }
}

const named = <T extends { id: string }>(cards: T[]): Map<string, T> => new Map(cards.map((card) => [card.id, card]))

/** A name as its pack writes it. */
export const bare = (name: string): string => name.split('@')[0] ?? name

/** What comes after the kind: `axe@goods` of `item:axe@goods`. */
export const nameOf = (reference: string): string => reference.slice(reference.indexOf(':') + 1)

export const size = (pile: Pile<unknown> | undefined): number => (typeof pile === 'object' ? pile.length : (pile ?? 0))
export const seen = <Card>(pile: Pile<Card> | undefined): Card[] => (typeof pile === 'object' ? pile : [])

/** How a survivor is called: `survivor:cook@folk`. */
export const said = (board: ColonyBoard, survivor: number): string => `survivor:${box(board).survivors[survivor]?.id}`

/** What a survivor carries. */
export const gearOf = (board: ColonyBoard, survivor: number): string[] =>
  board.gear.filter((_, n) => board.bearer[n] === survivor)

/** All that the options speak of. */
export const parts = (things: readonly string[]): Set<string> => new Set(things.flatMap((thing) => thing.split('+')))
