/** How what happens wants to be looked at. Events of one kind in a row are one moment. */
import type { Moment } from '../index'
import type { GameEvent } from '../../lib/types'
import Daybreak from './moments/Daybreak.svelte'
import Death from './moments/Death.svelte'
import Destinations from './moments/Destinations.svelte'
import Dice from './moments/Dice.svelte'
import Played from './moments/Played.svelte'
import Vote from './moments/Vote.svelte'

const MOMENTS: Record<string, Moment> = {
  placed: { ms: 400, sound: 'step' },
  'first-dice': { ms: 1000, sound: 'dice', Overlay: Dice },
  day: { ms: 1100, sound: 'chime', Overlay: Daybreak },
  searched: { ms: 400, sound: 'card' },
  gave: { ms: 400, sound: 'card' },
  ballot: { ms: 1200, sound: 'vote', Overlay: Vote },
  'hand-raised': { ms: 500, sound: 'vote' },
  tie: { ms: 600 },
  designated: { ms: 500 },
  badge: { ms: 500, sound: 'beep' },
  shaken: { ms: 700, sound: 'dice', Overlay: Dice },
  looked: { ms: 900, Overlay: Dice },
  announced: { ms: 600 },
  destination: { ms: 1200, sound: 'card', Overlay: Destinations },
  'dice-shown': { ms: 1000, sound: 'dice', Overlay: Dice },
  moved: { ms: 400, sound: 'step' },
  'card-played': { ms: 1000, sound: 'card', Overlay: Played },
  lured: { ms: 500, sound: 'step' },
  hid: { ms: 500 },
  'monster-die': { ms: 500, sound: 'step' },
  'monster-weepers': { ms: 500, sound: 'step' },
  'monster-crowd': { ms: 500, sound: 'step' },
  'monsters-gone': { ms: 400 },
  siege: { ms: 900, sound: 'heartbeat' },
  held: { ms: 400 },
  'nobody-found': { ms: 600 },
  devoured: { ms: 1200, sound: 'fall', Overlay: Death },
  'row-full': { ms: 800, sound: 'heartbeat' },
  closed: { ms: 700, sound: 'rumble' },
  'driven-out': { ms: 400, sound: 'step' },
  standoff: { ms: 900, sound: 'chime' },
}

export function moment(event: GameEvent): Moment | null {
  return MOMENTS[event.key] ?? null
}
