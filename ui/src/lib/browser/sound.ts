/** Small dry sounds, made on the spot. The synthesiser is fetched with the first of them. */
import { session } from './session.svelte'

/** ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ... */
type Tone = (number | undefined)[]

const _ = undefined
const SOUNDS = {
  pick: [0.5, 0.02, 420, 0.001, 0.01, 0.03, 2, 1.6],
  step: [0.4, 0.15, 130, 0.001, 0.01, 0.05, 4, 1.8, -3],
  beep: [0.5, 0.02, 880, 0.001, 0.03, 0.12, 1, 1.4, _, _, 220, 0.05],
  card: [0.6, 0.1, 900, 0.001, 0.01, 0.04, 4, 2.2, -12, _, _, _, _, 3],
  dice: [0.9, 0.25, 180, 0.001, 0.02, 0.07, 4, 1.4, _, _, 90, 0.02, 0.03, 5],
  vote: [0.9, 0.03, 110, 0.002, 0.05, 0.18, 1, 1.2, -1.5],
  rumble: [1, 0.05, 70, 0.01, 0.18, 0.22, 4, 0.8, 4, _, _, _, 0.04, 4],
  heartbeat: [1.4, 0, 48, 0.01, 0.06, 0.16, 0, 1.4, -0.4, _, _, _, 0.19],
  fall: [1.1, 0.05, 90, 0.02, 0.2, 0.5, 3, 0.6, -1.2, _, _, _, _, 1.5],
  chime: [0.6, 0, 262, 0.08, 0.2, 0.5, 0, 0.6, _, _, 131, 0.18],
  turn: [0.5, 0, 330, 0.01, 0.06, 0.16, 0, 1.2, _, _, 110, 0.09],
  call: [0.9, 0, 392, 0.01, 0.12, 0.3, 0, 1.1, _, _, 196, 0.12, 0.16],
} satisfies Record<string, Tone>

export type Sound = keyof typeof SOUNDS

export async function play(sound: Sound): Promise<void> {
  // Before the first click a browser plays nothing, and warns.
  if (!session.sound || !navigator.userActivation?.hasBeenActive) return
  const { zzfx } = await import('zzfx')
  zzfx(...SOUNDS[sound])
}
