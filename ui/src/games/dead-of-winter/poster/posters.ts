/** How the objectives of the box are drawn; a stranger's get colours by their name. */
import beacon from 'icon:game-icons/radio-tower'
import cull from 'icon:game-icons/shambling-zombie'
import cure from 'icon:game-icons/syringe'
import flag from 'icon:game-icons/flying-flag'
import headcount from 'icon:game-icons/person'
import mouths from 'icon:game-icons/opened-food-can'
import raid from 'icon:game-icons/light-backpack'
import samples from 'icon:game-icons/erlenmeyer'
import stores from 'icon:game-icons/canned-fish'
import walls from 'icon:game-icons/planks'
import weeks from 'icon:game-icons/calendar'
import type { IconShape } from '../../../lib/drawn/icon'

export interface Look {
  /** Of the sky, from above to below. */
  sky: [string, string, string]
  /** The one bright thing on it. */
  light: string
  icon: IconShape
}

const ICONS: Record<string, IconShape> = { beacon, cull, cure, headcount, mouths, raid, samples, stores, walls, weeks }
const HUES: Record<string, number> = {
  ...{
    beacon: 28,
    cull: 352,
    cure: 168,
    headcount: 210,
    mouths: 44,
    raid: 20,
    samples: 190,
    stores: 36,
    walls: 205,
    weeks: 232,
  },
}

export function lookOf(reference: string): Look {
  const name = reference.replace(/^\w+:|@.*$/g, '')
  const strange = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 200)
  const hue = HUES[name] ?? strange
  const sky: Look['sky'] = [`hsl(${hue} 60% 6%)`, `hsl(${hue} 48% 22%)`, `hsl(${hue} 42% 48%)`]
  return { sky, light: `hsl(${hue} 80% 86%)`, icon: ICONS[name] ?? flag }
}
