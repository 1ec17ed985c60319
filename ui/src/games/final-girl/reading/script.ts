/** What cards do, in signs: a glyph and a number for each effect. */
import type { IconShape } from '../../../lib/drawn/icon'
import { words } from '../../../lib/words/words.svelte'
import type { Effect, Script } from './board'
import { glyph } from './paint'

export interface Sign {
  icon: IconShape
  /** Beside the glyph. */
  amount: string
  /** For her, for the Killer, or neither. */
  tone: 'good' | 'bad' | ''
  /** What it says in words. */
  label: string
}

/** Several effects that are done; or one of several. */
export type Signs = { signs: Sign[]; ways: Sign[][] }

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
const number = (effect: Effect, field: string, otherwise = 1): number => Number(effect[field] ?? otherwise)

type Reader = (effect: Effect) => { icon: IconShape; amount?: string; good?: boolean; args?: Record<string, unknown> }

const READERS: Record<string, Reader> = {
  Move: (e) => ({
    icon: glyph.boots,
    amount: String(number(e, 'zones')),
    good: true,
    args: { by: number(e, 'zones') },
  }),
  Time: (e) => by(glyph.time, e, 1),
  Horror: (e) => by(glyph.scream, e, -1),
  Health: (e) => by(glyph.heart, e, 1),
  Rest: (e) => by(glyph.heart, e, 1),
  Damage: (e) => by(glyph.knife, e, 1),
  StrikeBack: (e) => by(glyph.knife, e, 1),
  EndPhase: () => ({ icon: glyph.stop, good: false }),
  Search: (e) => ({
    icon: glyph.glass,
    amount: String(number(e, 'look')),
    good: true,
    args: { by: number(e, 'look') },
  }),
  Ward: (e) => {
    const part = e.by == null ? 0 : number(e, 'by')
    return { icon: glyph.shield, amount: part ? signed(-part) : '', good: true, args: { by: part } }
  },
  Sure: () => ({ icon: glyph.sure, good: true }),
  Luck: (e) => ({ icon: glyph.dice, amount: signed(number(e, 'dice')), good: true, args: { by: number(e, 'dice') } }),
  Reroll: (e) => ({
    icon: glyph.dice,
    amount: number(e, 'dice', 0) ? String(e.dice) : '',
    good: true,
    args: { by: number(e, 'dice', 0) },
  }),
  TakeCard: (e) => ({
    icon: glyph.card,
    amount: e.card ? '' : `≤${number(e, 'most', 0)}`,
    good: true,
    args: { by: number(e, 'most', 0) },
  }),
  TakeItem: () => ({ icon: glyph.backpack, good: true }),
  Bloodlust: (e) => by(glyph.blood, e, -1),
  KillerHealth: (e) => by(glyph.blood, e, -1),
  RevealPower: () => ({ icon: glyph.dark, good: false }),
  DrawEvent: () => ({ icon: glyph.event }),
  Spawn: (e) => ({
    icon: glyph.eyes,
    amount: signed(number(e, 'number')),
    good: false,
    args: { by: number(e, 'number') },
  }),
}

/** More of it is good for her (1) or bad (-1). */
function by(icon: IconShape, effect: Effect, better: 1 | -1): ReturnType<Reader> {
  const value = number(effect, 'by')
  return { icon, amount: signed(value), good: value * better > 0, args: { by: signed(value), count: Math.abs(value) } }
}

function sign(effect: Effect): Sign {
  const key = `film-do-${effect.type.toLowerCase()}`
  const read = READERS[effect.type]?.(effect) ?? { icon: glyph.card }
  const tone = read.good === undefined ? '' : read.good ? 'good' : 'bad'
  return { icon: read.icon, amount: read.amount ?? '', tone, label: words.has(key) ? words.text(key, read.args) : '' }
}

/** Whom it looks for, how far it goes, how often it strikes. */
function action(effect: Effect): Sign[] {
  const moves = number(effect, 'moves', 0)
  const attacks = number(effect, 'attacks', 0)
  const target = String(effect.target)
  const label = words.text('film-do-killeraction', { target, moves, attacks, by: String(effect.by ?? 'enemies') })
  const icon = target === 'girl' ? glyph.sure : target === 'victim' ? glyph.person : glyph.eyes
  const found: Sign[] = [{ icon, amount: '', tone: 'bad', label }]
  if (moves) found.push({ icon: glyph.boots, amount: `×${moves}`, tone: 'bad', label: '' })
  if (attacks) found.push({ icon: glyph.knife, amount: `×${attacks}`, tone: 'bad', label: '' })
  return found
}

export function signs(script: Script): Signs {
  const found: Signs = { signs: [], ways: [] }
  for (const effect of script) {
    if (effect.type === 'Choose') {
      const ways = effect.options as { do: Script }[]
      found.ways.push(...ways.map((way) => signs(way.do).signs))
    } else if (effect.type === 'KillerAction') {
      found.signs.push(...action(effect))
    } else {
      found.signs.push(sign(effect))
    }
  }
  return found
}

/** The same in words, for whoever hears them. */
export function inWords(script: Script): string {
  const { signs: all, ways } = signs(script)
  const linked = (key: string, parts: string[]): string => {
    const [first = '', ...rest] = parts.filter(Boolean)
    return rest.reduce((before, after) => words.text(key, { before, after }), first)
  }
  const told = (some: Sign[]): string =>
    linked(
      'film-then',
      some.map(({ label }) => label),
    )
  return linked('film-then', [told(all), linked('film-or', ways.map(told))])
}
