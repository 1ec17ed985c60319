/** How what happens wants to be looked at. Events of one kind in a row are one moment. */
import type { GameEvent } from '../../lib/types'
import type { Moment } from '../index'

const MOMENTS: Record<string, Moment> = {}

export function moment(event: GameEvent): Moment | null {
  return MOMENTS[event.key] ?? null
}
