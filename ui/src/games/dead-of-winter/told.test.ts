/** What the game tells of its board, on the page: the engine's own answers, in components. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { answered, speakEnglish } from '../../testing'
import { words } from '../../lib/words/words.svelte'
import Tonight from './notes/Tonight.svelte'
import type { ColonyBoard } from './reading/board'
import { view } from './reading/sample'
import Aim from './side/Aim.svelte'

const moments = answered<ColonyBoard, { seat: number | null }>('dead-of-winter')

beforeAll(async () => {
  await speakEnglish('dead-of-winter')
  words.names = ['Ana', 'Bo', 'Cy', 'Di', 'Eve']
})

function aim(board: ColonyBoard, seat: number | null): void {
  cleanup()
  render(Aim, { view: view({}, '', { seat }), board, points: [] })
}

test('a pack with figures of its own: its objective is counted, with what it changes itself', () => {
  const packed = moments.filter(({ board }) => board.objective === 'beacon@lantern')
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  const seen = new Set<string>()
  for (const { board } of packed.filter((_, n) => n % 5 === 0)) {
    aim(board, null)
    const noise = `Noise: ${sum(board.noise)} of ${board.hard ? 6 : 4}`
    const barricades = `Barricades: ${sum(board.barricades) + 1} of 3`
    expect(screen.getByText(noise)).toBeTruthy()
    expect(screen.getByText(barricades)).toBeTruthy()
    seen.add(noise).add(barricades)
  }
  expect(seen.size).toBeGreaterThan(4)
})

test('of a card that waits for something, all that it waits for is told', () => {
  const crossed = moments.filter(({ board }) => board.crossing)
  expect(crossed.length).toBeGreaterThan(5)
  for (const { board } of crossed) expect(board.facts[`crossroads:${board.crossing}`]!.length).toBeGreaterThan(0)
})

test('the forecast is the engine’s, line for line', () => {
  const seen = new Set<string>()
  for (const { board } of moments.filter((_, n) => n % 9 === 0)) {
    cleanup()
    render(Tonight, { board })
    for (const { key, args } of board.facts.tonight!) {
      expect(screen.getByText(words.text(key, args))).toBeTruthy()
      if (args.bad) seen.add(key)
    }
  }
  expect(seen).toContain('tonight-food')
  expect(seen).toContain('tonight-deaths')
})

test('what one wants is counted for whoever wants it', () => {
  const mine = moments.filter(({ board, answers: { seat } }) => seat !== null && board.facts[`seat:${seat}`])
  expect(mine.length).toBeGreaterThan(20)
  const keys = new Set<string>()
  for (const { board, answers } of mine.filter((_, n) => n % 5 === 0)) {
    aim(board, answers.seat)
    for (const { key, args } of board.facts[`seat:${answers.seat}`]!) {
      expect(screen.getAllByText(words.text(key, args)).length).toBeGreaterThan(0)
      keys.add(key)
    }
  }
  expect(keys.size).toBeGreaterThan(3)
})
