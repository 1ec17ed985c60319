/** How what happens wants to be looked at. Events of one kind in a row are one moment. */
import type { GameEvent } from '../../lib/types'
import type { Moment } from '../index'
import Reveal from './moments/Reveal.svelte'

const MOMENTS: Record<string, Moment> = {
  terror: { ms: 3600, reads: true, sound: 'heartbeat', Overlay: Reveal },
  event: { ms: 3600, reads: true, sound: 'card', Overlay: Reveal },
  power: { ms: 3600, reads: true, sound: 'rumble', Overlay: Reveal },
  finale: { ms: 3600, reads: true, sound: 'rumble', Overlay: Reveal },
  rolled: { ms: 500, sound: 'dice' },
  rerolled: { ms: 500, sound: 'dice' },
  moves: { ms: 400, sound: 'step' },
  'enemy-moves': { ms: 400, sound: 'step' },
  'victim-dies': { ms: 600, sound: 'fall' },
  'special-dies': { ms: 600, sound: 'fall' },
  saved: { ms: 400, sound: 'chime' },
  'special-saved': { ms: 400, sound: 'chime' },
  finds: { ms: 500, sound: 'card' },
  bloodlust: { ms: 400, sound: 'heartbeat' },
  runs: { ms: 300, sound: 'step' },
  hurt: { ms: 500, sound: 'fall' },
  'killer-hurt': { ms: 500, sound: 'vote' },
}

export function moment(event: GameEvent): Moment | null {
  return MOMENTS[event.key] ?? null
}
