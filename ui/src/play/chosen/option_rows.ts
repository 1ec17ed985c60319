/** Options as they are listed: rows of those that begin alike, each with a key to press. */
import type { Words } from '../../lib/words/words'

/** Digits, then letters; those that are commands of the page are left out. */
const KEYS = [...'1234567890abcdefghijknopqsvwxyz']

/** To do nothing, where something may be done. */
export const PASS = 'pass'

export interface Listed {
  option: string
  /** What is written on its button: the last part, where the row says the rest. */
  label: string
  key: string
}

/** Something to be picked: an option, or what several of them have in common, which comes first where there are many. */
export interface Entry {
  id: string
  /** The options behind it; none if it is one itself. */
  folds: string[]
}

export interface Row {
  /** What all of the row begin with, or '' for a row of single things. */
  head: string
  options: Listed[]
}

const parts = (option: string): string[] => option.split('+')

/** What is written on things, where that differs from what they are called in a sentence. */
export function label(words: Pick<Words, 'name' | 'attribute' | 'has'>, option: string): string {
  const { id, text } = unwritten(option)
  if (text && words.has(`option-${id}`)) return text
  return parts(option)
    .map((part) => words.attribute(part.replace(':', '-'), 'name') || words.name(part))
    .join(' → ')
}

/** An option that somebody has added words to is picked as `reply:like this`. */
export function written(id: string, text: string, letters: number): string {
  const line = oneLine(text, letters)
  return line ? `${id}:${line}` : id
}

export function unwritten(pick: string): { id: string; text: string } {
  const colon = pick.indexOf(':')
  return colon < 0 ? { id: pick, text: '' } : { id: pick.slice(0, colon), text: pick.slice(colon + 1) }
}

/** What is typed becomes one line that can be printed: so many letters, as the server counts them. */
function oneLine(text: string, letters: number): string {
  const line = text.replace(/[\p{Z}\s]+/gu, ' ').replace(/\p{C}/gu, '')
  return [...line.trim()].slice(0, letters).join('').trim()
}

/** `turn:2` tells apart what is alike; where nothing is, it isn't said. */
function plainly(option: string, all: readonly string[]): string {
  const said = (one: string): string => one.replace(/\+turn:\d+$/, '')
  return all.some((other) => other !== option && said(other) === said(option)) ? option : said(option)
}

/** Two-part options are listed under their first part: who, then where. */
export function rows(options: readonly string[], flat = false): Row[] {
  if (flat)
    return [
      {
        head: '',
        options: options.map((option, n) => ({ option, label: plainly(option, options), key: KEYS[n] ?? '' })),
      },
    ]
  const found: Row[] = []
  options.forEach((option, n) => {
    const [head, ...rest] = parts(plainly(option, options)) as [string, ...string[]]
    const listed = { option, label: rest.join('+') || head, key: KEYS[n] ?? '' }
    const last = found.at(-1)
    const row = rest.length ? head : ''
    if (last?.head === row) last.options.push(listed)
    else found.push({ head: row, options: [listed] })
  })
  return found
}

/** More at once is a wall to read. */
const MANY = 14

/** What is done, in options that say it first: `attack+survivor:cook`. */
const action = (option: string): string => {
  const [first = '', ...rest] = parts(option)
  return rest.length && !first.includes(':') ? first : ''
}

/** Many options that say what is done are listed by that, and then by with whom: each time what all of a fold go on with. */
export function folded(options: readonly string[], narrow: readonly string[]): Entry[] {
  const one = (id: string): Entry => ({ id, folds: [] })
  if (options.length <= MANY || !options.some(action)) return options.map(one)
  const said = things(narrow)
  const folds = new Map<string, string[]>()
  for (const option of options) {
    const next = parts(option).find((part) => !said.has(part)) ?? option
    folds.set(next, [...(folds.get(next) ?? []), option])
  }
  if (folds.size === 1) return options.map(one)
  return [...folds].map(([id, found]) => (found.length > 1 ? { id, folds: found } : one(found[0] as string)))
}

export function optionOfKey(options: readonly string[], key: string): string | undefined {
  const n = KEYS.indexOf(key.toLowerCase())
  return n < 0 ? undefined : options[n]
}

/** The options that concern all these things: a click on a piece leaves those that begin with it. */
export function narrowed(options: readonly string[], things: readonly string[]): string[] {
  return options.filter((option) => things.every((thing) => contains(option, thing)))
}

function contains(option: string, thing: string): boolean {
  return option === thing || parts(thing).every((part) => parts(option).includes(part))
}

/** All that the options point at. */
export function things(options: readonly string[]): Set<string> {
  return new Set(options.flatMap(parts))
}

export interface Asked {
  options: readonly string[]
  min: number
  max: number
}

export type Picked = { act: string[] } | { picked: string[]; narrow: string[] }

/**
 * What a click on a thing leads to. One answer wanted: an option acts at once, and a thing that several
 * options concern narrows them down. Several wanted: it is marked or unmarked, until the player confirms.
 */
export function pick(
  asked: Asked,
  thing: string,
  now: { picked: readonly string[]; narrow: readonly string[] },
): Picked {
  if (asked.options.includes(thing)) return settle(asked, thing, now.picked)
  const stay = { picked: [...now.picked] }
  if (now.narrow.includes(thing)) return { ...stay, narrow: now.narrow.filter((n) => n !== thing) }
  // A thing that doesn't go with those clicked before begins anew.
  const narrow = [[...now.narrow, thing], [thing]].find((n) => narrowed(asked.options, n).length)
  if (!narrow) return { ...stay, narrow: [...now.narrow] }
  const [only, ...others] = narrowed(asked.options, narrow) as [string, ...string[]]
  // Whoever clicks a piece says who, not what: it isn't done before that is said, too.
  const unsaid = action(only) && !things(narrow).has(action(only))
  return others.length || unsaid ? { ...stay, narrow } : settle(asked, only, now.picked)
}

function settle({ min, max }: Asked, option: string, picked: readonly string[]): Picked {
  if (min === 1 && max === 1) return { act: [option] }
  if (picked.includes(option)) return { picked: picked.filter((o) => o !== option), narrow: [] }
  const kept = picked.length < max ? picked : max === 1 ? [] : picked.slice(0, max)
  return { picked: kept.length < max ? [...kept, option] : [...kept], narrow: [] }
}
