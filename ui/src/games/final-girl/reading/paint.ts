/** Glyphs: what stands for what, wherever it is drawn. */
import backpack from 'icon:game-icons/knapsack'
import blood from 'icon:game-icons/bleeding-heart'
import boots from 'icon:game-icons/boot-prints'
import card from 'icon:game-icons/card-draw'
import dark from 'icon:game-icons/evil-hand'
import dead from 'icon:game-icons/death-skull'
import dice from 'icon:game-icons/perspective-dice-six-faces-random'
import door from 'icon:game-icons/exit-door'
import event from 'icon:game-icons/clapperboard'
import eyes from 'icon:game-icons/angry-eyes'
import glass from 'icon:game-icons/magnifying-glass'
import heart from 'icon:game-icons/hearts'
import hood from 'icon:game-icons/executioner-hood'
import knife from 'icon:game-icons/dripping-knife'
import person from 'icon:game-icons/person'
import pistol from 'icon:game-icons/pistol-gun'
import pin from 'icon:lucide/map-pin'
import scream from 'icon:game-icons/screaming'
import shield from 'icon:game-icons/shield'
import stop from 'icon:lucide/octagon-x'
import sure from 'icon:game-icons/on-target'
import thing from 'icon:game-icons/chest'
import time from 'icon:game-icons/hourglass'
import cleaver from 'icon:game-icons/cleaver'
import type { IconShape } from '../../../lib/drawn/icon'
import type { Item } from './board'

export const glyph = {
  ...{ backpack, blood, boots, card, dark, dead, dice, door, event, eyes, glass, heart, hood, knife, person, pin },
  ...{ scream, shield, stop, sure, thing, time },
} satisfies Record<string, IconShape>

/** An Item by what it is good for: packs draw nothing. */
export function itemGlyph(item: Item | undefined): IconShape {
  if (!item?.weapon) return thing
  return Math.max(...item.weapon.ranges) > 0 ? pistol : cleaver
}

/** A number between 0 and 1 that is always the same for the same n. */
export function chance(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}
