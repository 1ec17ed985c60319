/** What a crossroads card waits for: as the engine says it. Of conditions, those that are easily said. */
import { words } from '../../../lib/words/words.svelte'
import type { Args } from '../../../lib/words/words'
import { bare, box, type ColonyBoard } from './board'
import type { Condition } from './far'

/** The key of a few words, and what they are about. */
type Part = [key: string, args: Args]

/** Of what there is, that there are words for. */
const VALUES = ['food', 'gone', 'helpless', 'noise-here', 'waste', 'zombies-colony', 'zombies-here']
const GROUPS = ['exiled-here', 'my-colony', 'others-here', 'wounded']

/** Where somebody is to be. */
const PRESENT: Record<string, string> = { colony: 'waits-present-colony', away: 'waits-present-away' }

/** As words for a sentence. */
export const waitsFor = (board: ColonyBoard, card: string): string =>
  waits(board, card)
    .map(([key, args]) => words.text(key, args))
    .join(', ')

/** What happens, by whom, where, and while what holds. */
export function waits(board: ColonyBoard, card: string): Part[] {
  const trigger = board.packs.flatMap((pack) => pack.crossroads).find(({ id }) => id === card)?.trigger
  if (!trigger) return []
  const { when, where } = trigger
  const conditions = all(trigger.if as unknown as Condition | null)
  const told = conditions.flatMap((condition) => said(board, condition))
  return [
    happening(when, where),
    ...('who' in where ? [by(board, 'waits-by', where.who)] : []),
    ...('place' in where ? [at(where.place)] : []),
    ...told,
    ...(told.length < conditions.length ? ([['waits-more', {}]] satisfies Part[]) : []),
  ]
}

/** An action of a kind, cards of a kind, or something else. */
function happening(when: string, { deed, kind, number = 1 }: Record<string, string | number>): Part {
  if (deed) return [`waits-deed-${deed}`, {}]
  if (kind) return ['waits-Played-kind', { kind: `kind:${kind}` }]
  return [`waits-${when}`, when === 'Contributed' ? { number } : {}]
}

/** Conditions that must all hold, one by one. */
const all = (given: Condition | null): Condition[] =>
  given?.type === 'AllOf' ? (given.of as Condition[]).flatMap(all) : given ? [given] : []

function said(board: ColonyBoard, condition: Condition): Part[] {
  const { type, who, of, place } = condition
  if (type === 'Present') return [by(board, PRESENT[String(of)] ?? 'waits-present', who)]
  if (type === 'Signs') return [[`waits-sign-${String(of)}`, {}]]
  if (type === 'At') return [place === 'away' ? ['waits-away', {}] : at(place)]
  return whatThereIs(condition)
}

function whatThereIs({ type, value, number, of }: Condition): Part[] {
  if (type === 'AtLeast' && VALUES.includes(String(value)))
    return [[`waits-least-${String(value)}`, { number: Number(number) }]]
  if (type === 'Exists' && GROUPS.includes(String(of))) return [[`waits-exists-${String(of)}`, {}]]
  if (type === 'Is' && of === 'mine') return [['waits-mine', {}]]
  if (type === 'Exiled') return [['waits-exiled', {}]]
  if (type === 'Not') return not(of as Condition)
  return []
}

function not({ type, place }: Condition): Part[] {
  if (type === 'Exiled') return [['waits-not-exiled', {}]]
  return type === 'At' && place !== 'away' ? [['waits-not-place', { place: `place:${String(place)}` }]] : []
}

const at = (place: unknown): Part => ['waits-place', { place: `place:${String(place)}` }]

/** Somebody by a bare name; one who isn't in the box is just a name. */
function by(board: ColonyBoard, key: string, who: unknown): Part {
  const card = box(board).survivors.find(({ id }) => bare(id) === who)
  return [key, { who: card ? `survivor:${card.id}` : String(who) }]
}
