/** The mall as the API gives it, and the numbers in it: see `huisclos.games.lockdown.state`. */
import type { components } from '../../../api.gen'
import { withFacts } from '../../../lib/table/facts'
import type { Facts, View } from '../../../lib/types'

type Shown = components['schemas']['LockdownBoard']
export type LockdownBoard = Shown & { facts: Facts }

export const boardOf = (view: View): LockdownBoard => withFacts<Shown>(view)

/** A hand or a pile: the cards, or how many they are for those who may not see them. */
export type Pile<Card = string> = Card[] | number

export const ROLES = ['blocker', 'leader', 'weeper', 'useless'] as const
export type Role = (typeof ROLES)[number]

export const NOWHERE = -1
export const COLD_STORAGE = 0
export const SURVEILLANCE = 3
export const PARKING = 6
export const PLACES = [1, 2, 3, 4, 5, 6] as const
export type Place = (typeof PLACES)[number]

export const PHASE = { setup: 0, truck: 1, badge: 2, whereTo: 3, onTheMove: 4, arrival: 5, attack: 6, dawn: 7 } as const

export const isHidden = (board: LockdownBoard, seat: number, role: number): boolean =>
  board.hidden.some(([s, r]) => s === seat && r === role)

export const size = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length)
export const seen = <Card>(pile: Pile<Card>): Card[] => (typeof pile === 'number' ? [] : pile)
