/** How what happens wants to be looked at. Events of one kind in a row are one moment. */
import type { Moment } from '../index'
import type { GameEvent } from '../../lib/types'

export function moment(event: GameEvent): Moment | null {
  return event.key ? null : null
}
