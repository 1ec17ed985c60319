import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../lib/testing'
import type { Command, GameShown, Ordered, SeatShown, TableShown } from '../../lib/types'
import { words } from '../../lib/words.svelte'
import SeatRow from './SeatRow.svelte'
import Settings from './Settings.svelte'
import StartBar from './StartBar.svelte'

const FREE: SeatShown = {
  name: '',
  colour: -1,
  person: false,
  bot: '',
  ready: false,
  here: false,
  bot_in: null,
  yours: false,
  seconds: null,
}
const ana: SeatShown = { ...FREE, name: 'Ana', colour: 0, person: true, ready: true, here: true }
const bo: SeatShown = { ...FREE, name: 'Bo', colour: 1, bot: 'steady', ready: true }

const table = (seats: SeatShown[], more: Partial<TableShown> = {}): TableShown => ({
  code: 'ABC234',
  game: 'lockdown',
  phase: 'lobby',
  options: { variant: 0, badge: null, figures: {} },
  files: {},
  clock: 'none',
  seats,
  host: true,
  games: 0,
  promise: '',
  proof: null,
  asking: null,
  trouble: {},
  ...more,
})

const game: GameShown = {
  name: 'lockdown',
  title: { en: 'A game' },
  version: 1,
  least: 3,
  most: 6,
  minutes: 45,
  cooperative: false,
  bots: ['random', 'steady'],
  tutorial: false,
  handout: false,
  options: {
    properties: {
      variant: { type: 'integer', minimum: 0, maximum: 2, 'x-ref': 'variant', default: 0 },
      badge: { anyOf: [{ type: 'integer', minimum: 0, maximum: 5, 'x-ref': 'seat' }, { type: 'null' }], default: null },
      figures: { type: 'object' },
    },
  },
}

beforeAll(async () => {
  await speakEnglish('lockdown')
  words.names = ['Ana', 'Bo', '']
})

const select = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
const choices = (field: HTMLSelectElement) => [...field.options].map(({ text }) => text)

test('options are a form with names, and only for seats that there are', async () => {
  const send = vi.fn(async (_: Ordered) => true)
  const shown = table([ana, bo, FREE])
  render(Settings, { table: shown, game, send })
  expect(choices(select(/Variant/))).toEqual(['Base rules', 'Full tank', 'Family ties'])
  expect(choices(select(/badge/))).toEqual(['drawn by lot', 'Ana', 'Bo', 'Seat 3'])
  await fireEvent.change(select(/badge/), { target: { value: '2' } })
  const options = { variant: 0, badge: 1, figures: {} }
  const ordered = send.mock.lastCall?.[0] as (table: TableShown) => Command
  expect(ordered(shown)).toEqual({ do: 'arrange', players: 3, options, clock: 'none' })
  // Whatever was changed meanwhile stays changed.
  expect(ordered({ ...shown, clock: 'fast' })).toMatchObject({ options, clock: 'fast' })
})

test('what was refused goes back to what it was', async () => {
  render(Settings, { table: table([ana, bo, FREE]), game, send: async () => false })
  await fireEvent.change(select(/Variant/), { target: { value: '2' } })
  await vi.waitFor(() => expect(select(/Variant/).value).toBe('0'))
})

test('guests read the options', () => {
  render(Settings, { table: table([ana, bo, FREE], { host: false }), game, send: async () => true })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('Base rules')).toBeTruthy()
})

test.each([
  [[ana, bo, FREE], 'One seat is still free.', true],
  [[{ ...ana, ready: false }, bo], 'Waiting until Ana is ready.', true],
  [[ana, bo], 'Everybody is here. Lock the doors?', false],
])('the bar says what is missing', (seats, told, disabled) => {
  render(StartBar, { table: table(seats), send: async () => true })
  expect(screen.getByRole('status').textContent).toBe(told)
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(disabled)
})

test('a free seat takes a name and a free colour', async () => {
  const send = vi.fn(async () => true)
  const seats = [ana, FREE]
  render(SeatRow, { table: table(seats, { host: false }), game, shown: FREE, seat: 1, send })
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Yellow/ }).disabled).toBe(true)
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: ' Cy ' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
  expect(send).toHaveBeenCalledWith({ do: 'sit', seat: 1, name: 'Cy', colour: 1, luck: expect.stringMatching(/^\w{24}$/) })
})
