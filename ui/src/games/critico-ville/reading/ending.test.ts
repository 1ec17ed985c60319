import { expect, test } from 'vitest'
import type { Facts } from '../../../lib/types'
import { ending } from './ending'
import { board, ZOMBIE_SQUARES } from './sample'

/** The next card could have been the last. */
const CLOSE = { zombies: [{ key: 'town-filled', args: { filled: 17, all: 20, state: 'danger' } }] }
const won = (zombies: number, facts: Facts = {}) =>
  ending(board({ won: true, pawn: 36, zombies: ZOMBIE_SQUARES.slice(0, zombies), facts }))
const lost = (pawn: number) => ending(board({ pawn, zombies: ZOMBIE_SQUARES }))

test('the story ends by how close it was', () => {
  expect([won(3), won(13), won(17, CLOSE)]).toEqual(['won-clear', 'won', 'won-close'])
  expect([4, 9, 15, 27, 30].map(lost)).toEqual(['lost-early', 'lost-early', 'lost', 'lost', 'lost-close'])
})
