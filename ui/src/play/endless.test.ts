import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { Refusal } from '../lib/server/api'
import { speakEnglish } from '../testing'
import type { TableShown } from '../lib/types'
import Endless from './Endless.svelte'

const refusal = new Refusal('error-endless-card', 'Fog would go on for ever.', '', 'card:fog@mist')
const order = vi.fn(async () => true)
const shown = (host: boolean) =>
  render(Endless, { refusal, table: { code: 'TABLE2', host } as TableShown, seat: 1, order })

beforeAll(() => speakEnglish())

test('the host goes on without the card, takes back, or ends the game', async () => {
  shown(true)
  expect(screen.getByRole('alert').textContent).toContain('Fog')
  await fireEvent.click(screen.getByRole('button', { name: 'Go on without that card' }))
  expect(order).toHaveBeenCalledWith({ do: 'go-without', card: 'card:fog@mist' })
  await fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(order).toHaveBeenCalledWith({ do: 'ask-back', seat: 1 })
  expect(screen.getByRole('button', { name: 'End this game without a result' })).toBeTruthy()
})

test('others may go on without it or take back', () => {
  shown(false)
  expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual([
    'Go on without that card',
    'Take back',
  ])
})
