/** Glyphs: what stands for what, wherever it is drawn. Light ones: they all come before the first turn. */
import acid from 'icon:game-icons/acid'
import apple from 'icon:lucide/apple'
import baby from 'icon:game-icons/baby-bottle'
import book from 'icon:lucide/book-open'
import books from 'icon:game-icons/bookshelf'
import boots from 'icon:lucide/footprints'
import calculator from 'icon:game-icons/calculator'
import calendar from 'icon:lucide/calendar-days'
import coffee from 'icon:game-icons/moka-pot'
import crossroads from 'icon:game-icons/crossroad'
import dog from 'icon:game-icons/sitting-dog'
import drop from 'icon:game-icons/drop'
import dumbbell from 'icon:lucide/dumbbell'
import fireAxe from 'icon:game-icons/fire-axe'
import fist from 'icon:game-icons/fist'
import flag from 'icon:lucide/flag'
import food from 'icon:lucide/soup'
import frost from 'icon:lucide/snowflake'
import fuel from 'icon:game-icons/jerrycan'
import gavel from 'icon:game-icons/gavel'
import gift from 'icon:lucide/gift'
import gown from 'icon:lucide/graduation-cap'
import guitar from 'icon:lucide/guitar'
import hammer from 'icon:lucide/hammer'
import hand from 'icon:game-icons/power-lightning'
import headset from 'icon:lucide/radio'
import heart from 'icon:lucide/heart'
import hospital from 'icon:game-icons/hospital-cross'
import hungry from 'icon:lucide/utensils-crossed'
import key from 'icon:game-icons/key'
import list from 'icon:game-icons/checklist'
import medicine from 'icon:game-icons/medical-pack-alt'
import megaphone from 'icon:game-icons/acoustic-megaphone'
import mind from 'icon:lucide/brain'
import noise from 'icon:game-icons/sound-waves'
import nurse from 'icon:game-icons/medical-pack'
import orb from 'icon:game-icons/concentration-orb'
import out from 'icon:lucide/door-open'
import person from 'icon:lucide/user-round'
import plane from 'icon:game-icons/paper-plane'
import planks from 'icon:lucide/fence'
import pot from 'icon:game-icons/cooking-pot'
import pump from 'icon:lucide/fuel'
import scooter from 'icon:game-icons/kick-scooter'
import search from 'icon:lucide/search'
import secret from 'icon:game-icons/cowled'
import shop from 'icon:game-icons/shopping-cart'
import sickle from 'icon:game-icons/sickle'
import siren from 'icon:game-icons/siren'
import skull from 'icon:lucide/skull'
import soldier from 'icon:game-icons/rank-3'
import star from 'icon:game-icons/round-star'
import stethoscope from 'icon:lucide/stethoscope'
import stranger from 'icon:lucide/user-plus'
import swords from 'icon:lucide/swords'
import target from 'icon:lucide/target'
import thumbDown from 'icon:lucide/thumbs-down'
import thumbUp from 'icon:lucide/thumbs-up'
import toolbox from 'icon:game-icons/toolbox'
import townHall from 'icon:game-icons/greek-temple'
import trail from 'icon:game-icons/trail'
import traitor from 'icon:lucide/venetian-mask'
import truck from 'icon:lucide/truck'
import waste from 'icon:game-icons/trash-can'
import weapon from 'icon:lucide/axe'
import type { IconShape } from '../../../lib/drawn/icon'
import { bare, type Item, type Kind, type PlaceName } from './board'

/** As on the map: a shape, and two eyes. */
const zombie: IconShape = {
  size: 100,
  body: '<path fill="currentColor" fill-rule="evenodd" d="M46 6q16-4 22 8q4 11-3 19q18 3 22 24l6 41H9l5-38q4-24 24-27q-8-7-6-15q3-10 14-12zm-4 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0zm16 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"/>',
}
/** Two fangs in an open mouth. */
const bite: IconShape = {
  size: 100,
  body: '<path fill="currentColor" d="M8 22Q50 2 92 22Q88 40 80 44L72 84L58 50Q50 48 42 50L28 84L20 44Q12 40 8 22z"/>',
}

export const glyph = {
  ...{
    bite,
    boots,
    calendar,
    crossroads,
    drop,
    fist,
    flag,
    food,
    frost,
    hand,
    heart,
    hungry,
    medicine,
    megaphone,
    noise,
    out,
    person,
  },
  ...{ planks, search, secret, skull, stranger, swords, target, thumbDown, thumbUp, traitor, waste, weapon, zombie },
} satisfies Record<string, IconShape>

/** Packs draw nothing: who isn't known here is somebody. */
const jobs: Record<string, IconShape> = {
  ...{
    dog,
    farmer: sickle,
    santa: gift,
    busker: guitar,
    student: scooter,
    cook: pot,
    dispatcher: headset,
    waiter: coffee,
  },
  ...{
    caretaker: key,
    seer: orb,
    fencer: swords,
    ranger: trail,
    mother: baby,
    trainer: dumbbell,
    lawyer: gavel,
    trucker: truck,
  },
  ...{
    nurse,
    chemist: acid,
    librarian: books,
    teacher: apple,
    accountant: calculator,
    builder: hammer,
    therapist: mind,
  },
  ...{
    doctor: stethoscope,
    pilot: plane,
    firefighter: fireAxe,
    principal: list,
    soldier,
    deputy: star,
    mayor: townHall,
  },
}
export const jobGlyph = (survivor: string): IconShape => jobs[bare(survivor)] ?? person

const kinds: Record<Kind, IconShape> = { weapon, fuel, tool: toolbox, food, medicine, book, outsider: stranger }
export const kindGlyph = (kind: Kind): IconShape => kinds[kind]
export const itemGlyph = (item: Item | undefined): IconShape => (item ? kinds[item.kind] : toolbox)

export const placeGlyph: Record<PlaceName, IconShape> = {
  ...{ colony: flag, police: siren, grocery: shop, school: gown, library: books, hospital, gas: pump },
}

/** A number between 0 and 1 that is always the same for the same n. */
export function chance(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}
