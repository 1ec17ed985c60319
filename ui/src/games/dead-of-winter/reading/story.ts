/** What is told at the end: the winter, round by round, and what each of them wanted. Made of what happened. */
import type { Fact, GameEvent } from '../../../lib/types'
import type { Args } from '../../../lib/words/words'

type Told = Pick<GameEvent, 'key' | 'args'>

export interface Line {
  key: string
  args: Args
  /** Somebody died, or something failed. */
  bad: boolean
}

export interface Day {
  round: number
  /** At its end. */
  morale: number
  lines: Line[]
}

export interface Laid {
  seat: number
  cards: string[]
  won: boolean
  far: Fact[]
  /** What they put into the crises, and in which rounds. */
  gave: { item: string; round: number }[]
}

/** What is worth a line, and under which words. */
const LINES: Record<string, { key: string; bad: boolean }> = {
  'crisis-strikes': { key: 'winter-story-strikes', bad: true },
  'crisis-averted': { key: 'winter-story-averted', bad: false },
  hungry: { key: 'winter-story-hungry', bad: true },
  'crossroads-way': { key: 'winter-story-way', bad: false },
  bitten: { key: 'winter-story-bitten', bad: true },
  dies: { key: 'winter-story-dies', bad: true },
  leaves: { key: 'winter-story-leaves', bad: false },
  exiled: { key: 'winter-story-exiled', bad: true },
}

export function days(events: readonly Told[]): Day[] {
  const found: Day[] = []
  let morale = 0
  for (const { key, args } of events) {
    if (key === 'opening') morale = Number(args.morale)
    if (key === 'round') found.push({ round: Number(args.round), morale, lines: [] })
    const day = found.at(-1)
    if (!day) continue
    if (key === 'morale') day.morale = morale = Number(args.morale)
    const line = LINES[key]
    if (line) day.lines.push({ ...line, args })
  }
  return found
}

/** Morale as it went: from the beginning, with each change, by round. */
export function curve(events: readonly Told[]): { round: number; morale: number }[] {
  const found: { round: number; morale: number }[] = []
  let round = 0
  for (const { key, args } of events) {
    if (key === 'round') round = Number(args.round)
    if (key === 'opening' || key === 'morale') found.push({ round, morale: Number(args.morale) })
  }
  return found
}

const seatOf = (args: Args): number => Number(String(args.seat).split(':')[1])

export function laidOpen(events: readonly Told[]): Laid[] {
  const found: Laid[] = []
  for (const { key, args } of events) {
    const last = found.at(-1)
    if (key === 'laid-open') {
      found.push({
        seat: seatOf(args),
        cards: [String(args.card)],
        won: Boolean(args.won),
        far: args.far as Fact[],
        gave: [],
      })
    } else if (last?.seat === seatOf(args) && key === 'laid-open-exile') last.cards.push(String(args.card))
    else if (last?.seat === seatOf(args) && key === 'gave') {
      const rounds = args.rounds as number[]
      last.gave = (args.items as string[]).map((item, n) => ({ item, round: rounds[n] ?? 0 }))
    }
  }
  return found
}

/** The crisis of each round, by its number. */
export function crises(events: readonly Told[]): Map<number, string> {
  const found = new Map<number, string>()
  let round = 0
  for (const { key, args } of events) {
    if (key === 'round') round = Number(args.round)
    if (key === 'crisis') found.set(round, String(args.crisis))
  }
  return found
}
