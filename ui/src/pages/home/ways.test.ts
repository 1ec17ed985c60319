import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speakEnglish } from '../../testing'
import type { GameShown } from '../../lib/types'
import Ways from './Ways.svelte'

const game = (more: Partial<GameShown>) =>
  ({ name: 'plain', least: 1, most: 5, cooperative: true, bots: [], ...more }) as GameShown

beforeAll(() => speakEnglish())

test('against bots, or with them, or alone: then nothing is passed on', async () => {
  const { rerender } = render(Ways, { game: game({ least: 3, cooperative: false }) })
  const now = () => screen.getByRole('button', { name: /Play now/ }).textContent
  expect(now()).toMatch(/against bots/)
  await rerender({ game: game({}) })
  expect(now()).toMatch(/with bots/)
  expect(screen.getByRole('button', { name: /Pass and play/ })).toBeTruthy()
  await fireEvent.click(screen.getByRole('radio', { name: '1' }))
  expect(now()).toMatch(/on your own/)
  expect(screen.queryByRole('button', { name: /Pass and play/ })).toBeNull()
})

test('a game for few offers no more than it has room for', () => {
  render(Ways, { game: game({ most: 2 }) })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true)
})

test('who plays alone has a shelf of their own, unless they want none', () => {
  render(Ways, { game: game({ most: 1 }) })
  expect(screen.queryByRole('radio', { name: '1' })).toBeNull()
  const shelf = screen.getByLabelText<HTMLSelectElement>('Keep it on a shelf')
  expect([...shelf.options].map(({ text }) => text)).toEqual(['a new one, of your own', 'none'])
  expect(shelf.value).toBe('own')
})
