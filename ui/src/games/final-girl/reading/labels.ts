/** The names that screen readers read, and what a pointer that rests on something is told. */
import type { View } from '../../../lib/types'
import { words } from '../../../lib/words/words.svelte'
import { boardOf, cast, howMany, type FilmBoard } from './board'

const zoneOf = (board: FilmBoard, zone: number): string => `zone:${cast(board).location.zones[zone]?.id}`

/** "Dock. Exit. Here: she, two Victims." */
export function zoneLabel(board: FilmBoard, zone: number): string {
  const { location, killer } = cast(board)
  const { id, exit, search } = location.zones[zone]!
  const here: string[] = []
  if (board.here === zone) here.push(words.text('film-she'))
  if (board.killer_at === zone) here.push(words.name(`killer:${board.killer}`))
  const victims = board.victims[zone] ?? 0
  if (victims) here.push(words.text('film-victims', { count: victims }))
  board.special.forEach((name, n) => {
    if (board.special_at[n] === zone) here.push(words.form(`victim:${name}`, 'the'))
  })
  const minions = board.minions.filter((at) => at === zone).length
  if (minions && killer.minions)
    here.push(words.text('film-minions', { minion: `minion:${killer.minions.id}`, count: minions }))
  board.tokens.forEach((name, n) => {
    if (board.token_at[n] === zone) here.push(words.form(`token:${name}`, 'the'))
  })
  const parts = [words.name(`zone:${id}`)]
  if (exit) parts.push(words.text('film-exit'))
  if (search) parts.push(pileLabel(board, zone))
  parts.push(here.length ? words.text('film-here', { who: words.listing(here) }) : words.text('film-nobody'))
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}

export function pileLabel(board: FilmBoard, zone: number): string {
  const n = cast(board).searches.indexOf(zone)
  const count = howMany(board.piles[n] ?? 0)
  const top = board.tops[n]
  return top ? words.text('film-pile-top', { count, item: `item:${top}` }) : words.text('film-pile', { count })
}

export const promptOf = (view: View): string => view.waiting.find(({ seat }) => seat === view.seat)?.prompt ?? ''

/** What picking a zone does: "Go to the Dock". */
export function pickLabel(view: View, zone: number): string {
  const board = boardOf(view)
  return words.text('film-pick-zone', { prompt: promptOf(view), zone: zoneOf(board, zone) })
}

/** What is written on a card, for whoever points at something that stands for it. */
export function about(view: View, reference: string): string {
  const board = boardOf(view)
  const key = reference.replace(':', '-')
  const text = words.attribute(key, 'text')
  if (text) return text
  return reference.startsWith('minion:') && cast(board).killer.minions
    ? words.text('film-minion-about', {
        health: cast(board).killer.minions!.health,
        attack: cast(board).killer.minions!.attack,
      })
    : ''
}
