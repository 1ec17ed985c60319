/** How what happens wants to be looked at. Events of one kind in a row are one moment. */
import type { GameEvent } from '../../lib/types'
import type { Moment } from '../index'
import Later from './moments/Later.svelte'

const MOMENTS: Record<string, Moment> = {
  round: { ms: 1100, sound: 'chime', Overlay: Later },
  crisis: { ms: 3600, reads: true, sound: 'rumble', Overlay: Later },
  dice: { ms: 400, sound: 'dice' },
  moves: { ms: 400, sound: 'step' },
  goes: { ms: 400, sound: 'step' },
  joins: { ms: 400, sound: 'chime' },
  risk: { ms: 1000, sound: 'dice', Overlay: Later },
  wounded: { ms: 400, sound: 'heartbeat' },
  frostbitten: { ms: 400, sound: 'heartbeat' },
  bitten: { ms: 700, sound: 'heartbeat' },
  dies: { ms: 1200, sound: 'fall', Overlay: Later },
  'helpless-dies': { ms: 800, sound: 'fall', Overlay: Later },
  zombies: { ms: 450, sound: 'step' },
  'zombie-killed': { ms: 400, sound: 'vote' },
  'zombie-lured': { ms: 400, sound: 'step' },
  'barricade-falls': { ms: 400, sound: 'rumble' },
  overrun: { ms: 500, sound: 'rumble' },
  barricaded: { ms: 300, sound: 'vote' },
  noise: { ms: 300, sound: 'beep' },
  'makes-noise': { ms: 300, sound: 'beep' },
  'noise-dice': { ms: 500, sound: 'dice' },
  fights: { ms: 600, sound: 'dice' },
  plays: { ms: 400, sound: 'card' },
  equips: { ms: 300, sound: 'card' },
  contributes: { ms: 300, sound: 'card' },
  searches: { ms: 300, sound: 'card' },
  hungry: { ms: 600, sound: 'heartbeat' },
  'crisis-revealed': { ms: 3000, reads: true, sound: 'card', Overlay: Later },
  'crisis-strikes': { ms: 600, sound: 'rumble' },
  'crisis-averted': { ms: 500, sound: 'chime' },
  crossroads: { ms: 500, sound: 'chime' },
  'crossroads-ballot': { ms: 2000, reads: true, sound: 'vote', Overlay: Later },
  'crossroads-way': { ms: 3200, reads: true, sound: 'card', Overlay: Later },
  thumb: { ms: 2200, reads: true, sound: 'vote', Overlay: Later },
  exiled: { ms: 4000, reads: true, sound: 'fall', Overlay: Later },
}

export function moment(event: GameEvent): Moment | null {
  return MOMENTS[event.key] ?? null
}
