/** A film under way as the API gives it, and what its packs have printed: see `huisclos.games.final_girl`. */
import type { components } from '../../../api.gen'
import { withFacts } from '../../../lib/table/facts'
import type { Facts, View } from '../../../lib/types'

type Shown = components['schemas']['FinalGirlBoard']

/** An effect of a script: which, and with what. */
export interface Effect {
  type: string
  [field: string]: unknown
}
export type Script = readonly Effect[]

export interface ActionCard {
  id: string
  cost: number
  copies: number
  kind: 'action' | 'reaction' | 'roll'
  two: Script
  one: Script
  none: Script
  do: Script
}

export interface Core {
  figures: {
    dice: number[]
    absolute_dice: number[]
    time: number
    absolute_time: number
    most_time: number
    hand: number
    success: number
    partial: number
    price: number
  }
  actions: ActionCard[]
}

export interface Path {
  to: string
  faces: number[]
  one_way: boolean
}

export interface Zone {
  id: string
  x: number
  y: number
  exit: boolean
  search: boolean
  paths: Path[]
}

export interface Item {
  id: string
  hands: number
  uses: number
  weapon: { damage: number; ranges: number[] } | null
}

interface Card {
  id: string
}

export interface SpecialVictim {
  id: string
}

export interface Location {
  id: string
  zones: Zone[]
  items: Item[]
  actions: ActionCard[]
  events: (Card & { lasts: boolean; victims: SpecialVictim[] })[]
  terror: (Card & { health: number })[]
}

export interface Row {
  attack: number
  move: number
  do: Script
}

export interface Killer {
  id: string
  health: number
  rows: Row[]
  final: Script
  start: Script
  finales: (Card & { action: Script })[]
  terror: (Card & { health: number })[]
  minions: { id: string; health: number; attack: number } | null
}

export interface Girl {
  id: string
  health: number
  spaces: Script[]
  more: Script
}

export interface Pack {
  name: string
  killer: Killer | null
  location: Location | null
  girls: Girl[]
}

type Film = Omit<Shown, 'packs' | 'core'> & { packs: Pack[]; core: Core }
export type FilmBoard = Film & { facts: Facts }

export const boardOf = (view: View): FilmBoard => withFacts<Film>(view)

export const NOWHERE = -1
export const PHASES = ['action', 'planning', 'killer', 'panic', 'upkeep'] as const

/** What a film is played with. */
export interface Cast {
  killer: Killer
  location: Location
  girl: Girl
  actions: Map<string, ActionCard>
  items: Map<string, Item>
  /** The number of each zone, by its name. */
  numbers: Map<string, number>
  /** The zones that have a pile of Items, in its order. */
  searches: number[]
}

const casts = new WeakMap<object, Map<string, Cast>>()

/** Looked up once for a game. */
export function cast(board: FilmBoard): Cast {
  const known = casts.get(board.packs) ?? new Map<string, Cast>()
  casts.set(board.packs, known)
  const trio = [board.killer, board.location, board.girl].join()
  const found = known.get(trio) ?? castOf(board)
  known.set(trio, found)
  return found
}

function castOf({ packs, core, killer, location, girl }: FilmBoard): Cast {
  const place = one(
    packs.map((pack) => pack.location),
    location,
  )
  return {
    killer: one(
      packs.map((pack) => pack.killer),
      killer,
    ),
    location: place,
    girl: one(
      packs.flatMap((pack) => pack.girls),
      girl,
    ),
    actions: named([...core.actions, ...place.actions]),
    items: named(packs.flatMap((pack) => pack.location?.items ?? [])),
    numbers: new Map(place.zones.map(({ id }, n) => [id, n])),
    searches: place.zones.flatMap(({ search }, n) => (search ? [n] : [])),
  }
}

const named = <T extends Card>(cards: T[]): Map<string, T> => new Map(cards.map((card) => [card.id, card]))

function one<T extends Card>(all: (T | null)[], id: string): T {
  const found = all.find((it) => it?.id === id)
  if (!found) throw new Error(`no ${id} in the packs`)
  return found
}

/** A name as its pack writes it. */
export const bare = (name: string): string => name.split('@')[0] ?? name

/** What comes after the kind: `dock@trails` of `zone:dock@trails`. */
export const nameOf = (reference: string): string => reference.slice(reference.indexOf(':') + 1)

export const howMany = (pile: unknown): number => (Array.isArray(pile) ? pile.length : Number(pile))

/** Each of them once, with how many there are. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found]
}
