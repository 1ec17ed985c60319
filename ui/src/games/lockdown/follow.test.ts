import { expect, test } from 'vitest'
import type { GameEvent } from '../../lib/types'
import type { LockdownBoard } from './board'
import { follow } from './follow'
import { board, view } from './sample'

const told = (key: string, args: GameEvent['args']): GameEvent => ({ n: 0, action: 0, key, args, known: false })
const after = (key: string, args: GameEvent['args'], before = view()): LockdownBoard =>
  follow(before, told(key, args)).board as LockdownBoard

test('a Character goes', () => {
  const { where } = after('moved', { seat: 'seat:2', character: 'character:leader', place: 'place:1' })
  expect(where[2]).toEqual([5, 1, 6, -1])
  expect(where[0]).toEqual(board().where[0])
})

test('a Character dies: Cold storage, Martyr', () => {
  const now = after('devoured', { seat: 'seat:0', character: 'character:weeper', place: 'place:6' })
  expect(now.where[0]).toEqual([1, 4, 0, -1])
  expect(now.cold.at(-1)).toEqual([0, 2])
  expect(now.martyr).toBe(0)
})

test('Monsters come from the supply and go back to it', () => {
  const come = after('monster-die', { place: 'place:4', overflow: 0 })
  expect([come.monsters[4], come.supply]).toEqual([5, 14])
  const go = after('monsters-gone', { place: 'place:4', count: 4 })
  expect([go.monsters[4], go.supply]).toEqual([0, 19])
  const lured = after('lured', { place: 'place:4', goal: 'place:2' })
  expect(lured.monsters).toEqual([0, 3, 2, 0, 3, 0, 2])
})

test('cards change hands, seen or not', () => {
  const mine = after('card-played', { seat: 'seat:0', card: 'card:bat' })
  expect(mine.hands).toEqual([['pistol'], 1, 0, 2])
  expect(mine.spent).toEqual(['can', 'bat'])
  expect(after('card-played', { seat: 'seat:3', card: 'card:bat' }).hands).toEqual([['bat', 'pistol'], 1, 0, 1])
  const searching = view({ drawn: ['can', 'meat'], searcher: [0] })
  const kept = after('kept', { seat: 'seat:0', card: 'card:can' }, searching)
  expect(kept.hands[0]).toEqual(['bat', 'pistol', 'can'])
  expect(kept.drawn).toEqual(['meat'])
  expect(after('gave', { seat: 'seat:1', to: 'seat:2' }, view({ drawn: 2, searcher: [1] })).hands[2]).toBe(1)
})

test('a row is full, a room closes, a day breaks', () => {
  const full = after('row-full', { row: 2, dice: 1, equal: 0 })
  expect([full.box, full.on_rows]).toEqual([5, [0, 0, 1]])
  expect(after('closed', { place: 'place:1' }).closed).toEqual([3, 1])
  expect(after('day', { turn: 4 }).turn).toBe(4)
})

test('what changes nothing on the table leaves it alone', () => {
  const before = view()
  expect(follow(before, told('vote', { place: 'place:1' }))).toBe(before)
})
