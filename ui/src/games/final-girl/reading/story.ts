/** What is told at the end: made of what happened. */
import type { GameEvent } from '../../../lib/types'
import type { FilmBoard } from './board'

export interface Line {
  key: string
  args: Record<string, unknown>
}

export interface Story {
  paragraphs: Line[]
  /** As in the credits: who was saved, who died where. */
  rolls: { key: string; names: Line[] }[]
}

type Told = Pick<GameEvent, 'key' | 'args'>

export function story(board: FilmBoard, events: readonly Told[]): Story {
  const numbered = turns(events)
  const saved = numbered.filter(({ event }) => /^(special-)?saved$/.test(event.key))
  const died = numbered.filter(({ event }) => /^(special|victim)-dies$/.test(event.key))
  return {
    paragraphs: [opening(events), ...turningPoint(numbered), toll(board), ...lastLight(events), ending(board)].filter(
      (line) => line !== null,
    ),
    rolls: [
      { key: 'film-credits-saved', names: byZone(saved, 'film-saved-line') },
      { key: 'film-credits-dead', names: byZone(died, 'film-dead-line') },
      { key: 'film-credits-stunts', names: stunts(events) },
    ],
  }
}

interface Numbered {
  event: Told
  turn: number
}

function turns(events: readonly Told[]): Numbered[] {
  let turn = 0
  return events.map((event) => {
    if (event.key === 'turn') turn = Number(event.args.turn)
    return { event, turn }
  })
}

function opening(events: readonly Told[]): Line {
  const event = events.find(({ key }) => key === 'event')
  return event ? { key: 'film-story-event', args: { card: event.args.card } } : { key: 'film-story-opening', args: {} }
}

/** The turn in which most people died; or in which she hurt it the most. */
function turningPoint(numbered: Numbered[]): Line[] {
  const found: Line[] = []
  const worst = most(numbered, ({ event }) => (/^(special|victim)-dies$/.test(event.key) ? 1 : 0))
  if (worst && worst.sum > 1) found.push({ key: 'film-story-worst', args: { turn: worst.turn, count: worst.sum } })
  const best = most(numbered, ({ event }) => (event.key === 'killer-hurt' ? Number(event.args.by) : 0))
  if (best) found.push({ key: 'film-story-best', args: { turn: best.turn, count: best.sum } })
  return found
}

function most(numbered: Numbered[], weight: (one: Numbered) => number): { turn: number; sum: number } | null {
  const sums = new Map<number, number>()
  for (const one of numbered) sums.set(one.turn, (sums.get(one.turn) ?? 0) + weight(one))
  const [top] = [...sums].sort((a, b) => b[1] - a[1])
  return top && top[1] ? { turn: top[0], sum: top[1] } : null
}

const toll = (board: FilmBoard): Line => ({
  key: 'film-story-toll',
  args: { saved: board.saved, dead: board.dead, turns: board.turn },
})

/** Who came back from the dead, and what was unlocked. */
function lastLight(events: readonly Told[]): Line[] {
  const keys = ['ultimate', 'girl-returns', 'killer-returns', 'finale']
  return keys.flatMap((key) => {
    const event = events.find((one) => one.key === key)
    return event ? [{ key: `film-story-${key}`, args: event.args }] : []
  })
}

const ending = (board: FilmBoard): Line | null =>
  board.outcome ? { key: board.outcome > 0 ? 'film-story-won' : 'film-story-lost', args: {} } : null

/** Those with a name, and the others by where it was. */
function byZone(numbered: Numbered[], key: string): Line[] {
  const named = numbered.filter(({ event }) => event.args.victim)
  const zones = new Map<string, number>()
  for (const { event } of numbered)
    if (!event.args.victim) zones.set(event.args.zone, (zones.get(event.args.zone) ?? 0) + 1)
  return [
    ...named.map(({ event, turn }) => ({
      key: `${key}-named`,
      args: { victim: event.args.victim, zone: event.args.zone, turn },
    })),
    ...[...zones].map(([zone, count]) => ({ key, args: { zone, count } })),
  ]
}

/** What she did with her own hands. */
function stunts(events: readonly Told[]): Line[] {
  const count = (key: string): number => events.filter((event) => event.key === key).length
  const dealt = events.reduce((sum, { key, args }) => sum + (key === 'killer-hurt' ? Number(args.by) : 0), 0)
  const found = events.flatMap(({ key, args }) => (key === 'finds' ? [String(args.item)] : []))
  const lines: Line[] = [{ key: 'film-stunt-moves', args: { count: count('moves') } }]
  lines.push({ key: 'film-stunt-rolls', args: { count: count('rolled') } })
  if (dealt) lines.push({ key: 'film-stunt-damage', args: { count: dealt } })
  if (found.length) lines.push({ key: 'film-stunt-items', args: { items: found } })
  return lines
}
