import { expect, test } from 'vitest'
import type { TableShown, View } from '../../lib/types'
import { held, next, place } from './handover'

function at(
  seat: number | null,
  asked: number[],
  seats: ('mine' | 'bot' | 'away' | 'other')[],
  settled: number[] = [],
) {
  const shown = seats.map((who) => ({
    yours: who === 'mine' || who === 'away',
    bot: who === 'bot' || who === 'away' ? 'steady' : '',
  }))
  const view = { waiting: asked.map((n) => ({ seat: n, prompt: '', about: [], rule: '' })) }
  return { seat, view: view as unknown as View, table: { seats: shown } as unknown as TableShown, settled }
}

test('a device holds the seats that its people play themselves', () => {
  expect(held(at(0, [], ['mine', 'bot', 'away', 'other', 'mine']))).toEqual([0, 4])
})

test('it is passed on when another of its seats is asked', () => {
  expect(next(at(0, [1, 2], ['mine', 'mine', 'mine']))).toBe(1)
  expect(next(at(null, [2], ['mine', 'mine', 'mine']))).toBe(2)
})

test('whoever has answered already is passed over', () => {
  expect(next(at(0, [0, 1, 2], ['mine', 'mine', 'mine'], [0, 1]))).toBe(2)
  expect(next(at(0, [0, 1, 2], ['mine', 'mine', 'mine'], [0, 1, 2]))).toBeNull()
})

test('it stays while the one who holds it is asked, or nobody is', () => {
  expect(next(at(2, [1, 2], ['mine', 'mine', 'mine']))).toBeNull()
  expect(next(at(0, [1], ['mine', 'bot', 'mine']))).toBeNull()
  expect(next(at(0, [], ['mine', 'mine']))).toBeNull()
})

test('whoever has one seat never sees a curtain', () => {
  expect(next(at(0, [1], ['mine', 'other']))).toBeNull()
  expect(next(at(null, [0], ['mine', 'other']))).toBeNull()
})

test('one looks from the seat one plays, or has left to a bot; between turns several look from none', () => {
  expect(place(at(null, [0], ['other', 'mine']))).toBe(1)
  expect(place(at(null, [0], ['other', 'away']))).toBe(1)
  expect(place(at(null, [0], ['other', 'bot']))).toBeNull()
  expect(place(at(0, [1], ['mine', 'mine']))).toBeNull()
  expect(place(at(0, [0], ['mine', 'mine']))).toBe(0)
  expect(place(at(0, [2], ['mine', 'mine', 'bot']))).toBe(0)
  expect(place(at(0, [2], ['away', 'mine', 'bot']))).toBe(1)
})
