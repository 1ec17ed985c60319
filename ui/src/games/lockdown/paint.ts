/** Glyphs of roles, cards and markers; and the pattern of each family, so that its colour is never needed. */
import blocker from 'icon:game-icons/muscle-up'
import leader from 'icon:game-icons/megaphone'
import weeper from 'icon:game-icons/tear-tracks'
import useless from 'icon:game-icons/plastic-duck'
import walkie from 'icon:game-icons/walkie-talkie'
import drink from 'icon:game-icons/soda-can'
import pistol from 'icon:game-icons/revolver'
import can from 'icon:game-icons/opened-food-can'
import bat from 'icon:game-icons/baseball-bat'
import chainsaw from 'icon:game-icons/chainsaw'
import meat from 'icon:game-icons/meat'
import molotov from 'icon:game-icons/molotov'
import keys from 'icon:game-icons/car-key'
import badge from 'icon:game-icons/police-badge'
import martyr from 'icon:game-icons/spiked-halo'
import shield from 'icon:game-icons/shield'
import skull from 'icon:game-icons/death-skull'
import pointing from 'icon:game-icons/pointing'
import hand from 'icon:game-icons/hand'
import type { IconShape } from '../../lib/icon'
import type { Role } from './board'

export const roleGlyph: Record<Role, IconShape> = { blocker, leader, weeper, useless }

const cards: Record<string, IconShape> = { walkie, drink, pistol, can, bat, chainsaw, meat, molotov, keys }
export const cardGlyph = (card: string): IconShape => cards[card] ?? hand

export const glyph = { badge, martyr, shield, skull, pointing, hand }

export const familyColour = (colour: number): string => `var(--family-${colour})`

interface Stroke {
  dash: string
  cap: 'butt' | 'round'
}

/** How many times a family's pattern goes around a ring, and the lengths of its dashes and gaps, as parts of one. */
const PATTERNS: { times: number; parts: number[]; round?: boolean }[] = [
  { times: 1, parts: [] },
  { times: 12, parts: [0, 1], round: true },
  { times: 6, parts: [0.66, 0.34] },
  { times: 22, parts: [0.42, 0.58] },
  { times: 4, parts: [0.52, 0.18, 0.12, 0.18] },
  { times: 2, parts: [0.8, 0.2] },
]

/** The family's pattern for a line of this length; `dense` repeats it, for a line longer than a token is round. */
export function pattern(colour: number, length: number, dense = 1): Stroke {
  const { times, parts, round } = PATTERNS[colour % PATTERNS.length] as (typeof PATTERNS)[number]
  const unit = length / times / dense
  return { dash: parts.map((part) => (part * unit).toFixed(2)).join(' ') || 'none', cap: round ? 'round' : 'butt' }
}
