/** Glyphs: what stands for what, wherever it is drawn. */
import abacus from 'icon:game-icons/abacus'
import ambulance from 'icon:game-icons/hospital-cross'
import boots from 'icon:game-icons/boot-prints'
import baby from 'icon:game-icons/baby-bottle'
import badge from 'icon:game-icons/police-badge'
import bite from 'icon:game-icons/fangs'
import book from 'icon:game-icons/open-book'
import books from 'icon:game-icons/bookshelf'
import broom from 'icon:game-icons/broom'
import calendar from 'icon:game-icons/calendar'
import can from 'icon:game-icons/canned-fish'
import card from 'icon:game-icons/card-draw'
import chemist from 'icon:game-icons/erlenmeyer'
import coffee from 'icon:game-icons/coffee-cup'
import crossroads from 'icon:game-icons/crossroad'
import fist from 'icon:game-icons/fist'
import flag from 'icon:game-icons/flying-flag'
import crystal from 'icon:game-icons/crystal-ball'
import dog from 'icon:game-icons/sitting-dog'
import drop from 'icon:game-icons/drop'
import fireAxe from 'icon:game-icons/fire-axe'
import fencer from 'icon:game-icons/fencer'
import food from 'icon:game-icons/opened-food-can'
import frost from 'icon:game-icons/snowflake-2'
import fuel from 'icon:game-icons/jerrycan'
import gavel from 'icon:game-icons/gavel'
import gown from 'icon:game-icons/graduate-cap'
import guitar from 'icon:game-icons/guitar'
import hammer from 'icon:game-icons/hammer-nails'
import hand from 'icon:game-icons/hand'
import headset from 'icon:game-icons/walkie-talkie'
import heart from 'icon:game-icons/hearts'
import hungry from 'icon:game-icons/stomach'
import maple from 'icon:game-icons/hiking'
import medicine from 'icon:game-icons/medicine-pills'
import megaphone from 'icon:game-icons/megaphone'
import mind from 'icon:game-icons/brain'
import noise from 'icon:game-icons/sound-waves'
import nurse from 'icon:game-icons/nurse-female'
import out from 'icon:game-icons/exit-door'
import person from 'icon:game-icons/person'
import planks from 'icon:game-icons/planks'
import plane from 'icon:game-icons/plane-pilot'
import pot from 'icon:game-icons/cook'
import pump from 'icon:game-icons/gas-pump'
import santa from 'icon:game-icons/santa-hat'
import school from 'icon:game-icons/school-bag'
import search from 'icon:game-icons/magnifying-glass'
import secret from 'icon:game-icons/cowled'
import shop from 'icon:game-icons/shopping-cart'
import skull from 'icon:game-icons/death-skull'
import soldier from 'icon:game-icons/brodie-helmet'
import star from 'icon:game-icons/law-star'
import stethoscope from 'icon:game-icons/stethoscope'
import stranger from 'icon:game-icons/light-backpack'
import target from 'icon:game-icons/archery-target'
import teacher from 'icon:game-icons/shiny-apple'
import thumbDown from 'icon:game-icons/thumb-down'
import thumbUp from 'icon:game-icons/thumb-up'
import toolbox from 'icon:game-icons/toolbox'
import topHat from 'icon:game-icons/top-hat'
import traitor from 'icon:game-icons/backstab'
import truck from 'icon:game-icons/truck'
import waste from 'icon:game-icons/trash-can'
import weapon from 'icon:game-icons/crowbar'
import wheat from 'icon:game-icons/wheat'
import whistle from 'icon:game-icons/whistle'
import zombie from 'icon:game-icons/shambling-zombie'
import type { IconShape } from '../../lib/icon'
import { bare, type Item, type Kind, type PlaceName } from './board'

export const glyph = {
  ...{ bite, calendar, card, crossroads, fist, flag, drop, food, frost, hand, heart, hungry, medicine, noise, out, person, planks },
  ...{ boots, search, secret, skull, stranger, target, thumbDown, thumbUp, traitor, waste, zombie, megaphone, broom, weapon },
} satisfies Record<string, IconShape>

/** Packs draw nothing: who isn't known here is somebody. */
const jobs: Record<string, IconShape> = {
  ...{ dog, farmer: wheat, santa, busker: guitar, student: school, cook: pot, dispatcher: headset, waiter: coffee },
  ...{ caretaker: broom, seer: crystal, fencer, ranger: maple, mother: baby, trainer: whistle, lawyer: gavel, trucker: truck },
  ...{ nurse, chemist, librarian: books, teacher, accountant: abacus, builder: hammer, therapist: mind },
  ...{ doctor: stethoscope, pilot: plane, firefighter: fireAxe, principal: gown, soldier, deputy: star, mayor: topHat },
}
export const jobGlyph = (survivor: string): IconShape => jobs[bare(survivor)] ?? person

const kinds: Record<Kind, IconShape> = { weapon, fuel, tool: toolbox, food, medicine, book, outsider: stranger }
export const kindGlyph = (kind: Kind): IconShape => kinds[kind]

const things: Record<string, IconShape> = { can }
export const itemGlyph = (item: Item | undefined): IconShape =>
  item ? (things[bare(item.id)] ?? kinds[item.kind]) : card

export const placeGlyph: Record<PlaceName, IconShape> = {
  ...{ colony: flag, police: badge, grocery: shop, school, library: books, hospital: ambulance, gas: pump },
}

/** A number between 0 and 1 that is always the same for the same n. */
export function chance(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}
