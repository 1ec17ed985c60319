import { expect, test } from 'vitest'
import { ending } from './ending'
import { board, ZOMBIE_SQUARES } from './sample'

const won = (zombies: number) => ending(board({ won: true, pawn: 36, zombies: ZOMBIE_SQUARES.slice(0, zombies) }))
const lost = (pawn: number) => ending(board({ pawn, zombies: ZOMBIE_SQUARES }))

test('the story ends by how close it was', () => {
  expect([3, 13, 17].map(won)).toEqual(['won-clear', 'won', 'won-close'])
  expect([4, 9, 15, 27, 30].map(lost)).toEqual(['lost-early', 'lost-early', 'lost', 'lost', 'lost-close'])
})
