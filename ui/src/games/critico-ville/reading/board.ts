/** The road out of town as the API gives it, and the names in it: see `huisclos.games.critico_ville.state`. */
import type { components } from '../../../api.gen'
import { withFacts } from '../../../lib/table/facts'
import type { Facts, View } from '../../../lib/types'

type Schemas = components['schemas']

type Town = Schemas['CriticoVilleBoard']
export type TownBoard = Town & { facts: Facts }
export type AskedQuestion = TownBoard['question'] & object
export type Answer = TownBoard['given'][number]

export const boardOf = (view: View): TownBoard => withFacts<Town>(view)

/** A text in several languages. */
export type Saying = AskedQuestion['text']

/** In the order of `tokens`. */
export const CHARACTERS = ['fighter', 'runner', 'defender', 'exterminator', 'rescuer'] as const

export const ACTION = { none: 0, invasion: 1, question: 2, combat: 3, flight: 4 } as const
/** Those of a turn, in order. */
export const ACTIONS = ['invasion', 'question', 'combat', 'flight'] as const

/** How many cards a pile has, for those who see them and for those who don't. */
export const size = (pile: unknown[] | number): number => (typeof pile === 'number' ? pile : pile.length)
