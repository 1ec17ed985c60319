/** How what happens wants to be looked at. Events of one kind in a row are one moment. */
import type { Moment } from '../index'
import type { GameEvent } from '../../lib/types'
import Over from './moments/Over.svelte'
import Power from './moments/Power.svelte'
import Roll from './moments/Roll.svelte'
import Stamp from './moments/Stamp.svelte'
import Zombies from './moments/Zombies.svelte'

const MOMENTS: Record<string, Moment> = {
  took: { ms: 300, sound: 'pick' },
  invasion: { ms: 900, sound: 'heartbeat', Overlay: Zombies },
  placed: { ms: 450, sound: 'step' },
  spared: { ms: 500 },
  question: { ms: 400, sound: 'card' },
  'taken-on': { ms: 400 },
  ballot: { ms: 400, sound: 'vote' },
  answered: { ms: 1000, sound: 'vote', Overlay: Stamp },
  'combat-roll': { ms: 1000, sound: 'dice', Overlay: Roll },
  'combat-lost': { ms: 300 },
  beaten: { ms: 500, sound: 'rumble' },
  power: { ms: 900, sound: 'beep', Overlay: Power },
  exterminated: { ms: 500, sound: 'rumble' },
  'flight-roll': { ms: 1000, sound: 'dice', Overlay: Roll },
  moved: { ms: 900, sound: 'step' },
  blocked: { ms: 500 },
  won: { ms: 1200, sound: 'chime', Overlay: Over },
  lost: { ms: 1200, sound: 'fall', Overlay: Over },
}

export function moment(event: GameEvent): Moment | null {
  return MOMENTS[event.key] ?? null
}
