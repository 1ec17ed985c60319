import { expect, test } from 'vitest'
import { answered } from '../../../testing'
import type { FilmBoard } from './board'
import { dread, victimsAt } from './where'

const moments = answered<FilmBoard, { victims: number[] }>('final-girl')

test('who stands where is what the engine says, all through the games', () => {
  for (const { board, answers } of moments)
    expect(answers.victims.map((_, zone) => victimsAt(board, zone))).toEqual(answers.victims)
  expect(new Set(moments.map(({ answers }) => Math.max(...answers.victims))).size).toBeGreaterThan(2)
})

test('horror is read as it was told', () => {
  const told = moments.map(({ board }) => dread(board))
  expect(new Set(told.map(({ roll }) => roll)).size).toBeGreaterThan(1)
  for (const { track } of told) expect(track.length).toBeGreaterThan(3)
})
