/** The names that screen readers read, and what a pointer that rests on something is told. */
import { words } from '../../../lib/words/words.svelte'
import { isAwaited } from '../../../lib/table/asked'
import { fact } from '../../../lib/table/facts'
import type { View } from '../../../lib/types'
import { isHidden, NOWHERE, ROLES, size, type LockdownBoard } from './board'
import { isAlive, knownDice, present } from './where'

/** Somebody's Character: "Ana’s Blocker, in the toy shop". */
export function characterLabel(board: LockdownBoard, seat: number, role: number): string {
  const place = board.where[seat]?.[role] ?? NOWHERE
  const who = whose(seat, role)
  if (place === NOWHERE) return words.text('mall-character-coming', { who })
  if (place === 0) return words.text('mall-character-dead', { who })
  const key = isHidden(board, seat, role) ? 'mall-character-hidden' : 'mall-character'
  return words.text(key, { who, place: `place:${place}` })
}

const whose = (seat: number, role: number): string =>
  words.text('mall-whose', { seat: `seat:${seat}`, character: `character:${ROLES[role]}` })

export function placeLabel(board: LockdownBoard, place: number): string {
  const name = words.form(`place:${place}`, 'name')
  if (board.closed.includes(place)) return words.text('mall-place-closed', { name })
  const who = present(board, place).map((one) => whose(one.seat, one.role))
  return words.text('mall-place', {
    name,
    count: who.length,
    who: words.listing(who),
    balance: balanceLabel(board, place),
  })
}

export function balanceLabel(board: LockdownBoard, place: number): string {
  const told = fact(board, `place:${place}`)
  return told ? words.text(told.key, told.args) : ''
}

export function familyLabel(view: View, board: LockdownBoard, seat: number): string {
  const parts = [words.name(`seat:${seat}`), words.text('board-cards', { count: size(board.hands[seat] ?? 0) })]
  if (board.badge === seat) parts.push(words.text('board-badge'))
  if (board.martyr === seat) parts.push(words.text('board-martyr'))
  if (!isAlive(board, seat) && board.turn) parts.push(words.text('mall-family-dead'))
  if (isAwaited(view, seat)) parts.push(words.text('mall-awaited'))
  return parts.join(', ')
}

/** What picking something does: "Go to the toy shop", "Vote for Ana". */
export function pickLabel(view: View, thing: string): string {
  const prompt = view.waiting.find((asked) => asked.seat === view.seat)?.prompt.replace(/-\d$/, '') ?? ''
  const kind = thing.split(':')[0]
  return words.text(`mall-pick-${kind}`, { prompt, thing })
}

export function coldLabel(board: LockdownBoard): string {
  const dead = board.cold.map(([seat, role]) => whose(seat, role))
  return words.text('mall-cold', { count: dead.length, dead: words.listing(dead) })
}

export function boxLabel(board: LockdownBoard): string {
  const known = knownDice(board)
  return known.length
    ? words.text('mall-box-known', { dice: known })
    : words.text('mall-box-dice', { count: board.box })
}

export function spentLabel(board: LockdownBoard): string {
  return words.text('mall-spent-cards', { count: board.spent.length, cards: board.spent.map((card) => `card:${card}`) })
}

/** The card of a role, with the figures of this table. */
export function roleCard(board: LockdownBoard, reference: string): string {
  const role = ROLES.findIndex((name) => reference === `character:${name}`)
  const { strength, votes, points } = board.figures
  if (role < 0) return ''
  return words.text('mall-role', { strength: strength[role], votes: votes[role], points: points[role] })
}
