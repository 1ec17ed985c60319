/** Glyphs of roles, cards and markers. */
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
import type { IconShape } from '../../../lib/drawn/icon'
import type { Role } from './board'

export const roleGlyph: Record<Role, IconShape> = { blocker, leader, weeper, useless }

const cards: Record<string, IconShape> = { walkie, drink, pistol, can, bat, chainsaw, meat, molotov, keys }
export const cardGlyph = (card: string): IconShape => cards[card] ?? hand

export const glyph = { badge, martyr, shield, skull, pointing, hand }
