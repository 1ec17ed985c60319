import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../testing'
import type { Command, GameShown, Ordered, SeatShown, TableShown } from '../../lib/types'
import { words } from '../../lib/words/words.svelte'
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
  group: null,
  clock: 'none',
  seats,
  host: true,
  host_seat: 0,
  gallery: false,
  requests: [],
  request: null,
  games: 0,
  promise: '',
  proof: null,
  replays: false,
  asking: null,
  trouble: {},
  trouble_by: '',
  ...more,
})

const game: GameShown = {
  name: 'lockdown',
  title: { en: 'A game' },
  version: 1,
  least: 3,
  most: 6,
  minutes: 45,
  minutes_alone: 5,
  cooperative: false,
  bots: ['random', 'steady'],
  tutorial: false,
  handout: false,
  memo: false,
  advice: false,
  options: {
    properties: {
      variant: { type: 'integer', minimum: 0, maximum: 2, 'x-ref': 'variant', 'x-among': 'unlocked', default: 0 },
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

test('a group chooses among what it has unlocked', () => {
  const group = { name: 'Thursdays', kept: { unlocked: [2, 21] } }
  render(Settings, { table: table([ana, bo, FREE], { group }), game, send: async () => true })
  expect(choices(select(/Variant/))).toEqual(['Base rules', 'Family ties'])
  expect(screen.getByText('Your group has unlocked one of 2.')).toBeTruthy()
})

test('guests read which group is played for', () => {
  const group = { name: 'Thursdays', kept: {} }
  render(Settings, { table: table([ana, bo, FREE], { group, host: false }), game, send: async () => true })
  expect(screen.getByText('Thursdays')).toBeTruthy()
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
  expect(send).toHaveBeenCalledWith({
    do: 'sit',
    seat: 1,
    name: 'Cy',
    colour: 1,
    luck: expect.stringMatching(/^\w{24}$/),
  })
})

test('a friend takes the seat of a bot, under a name of their own', async () => {
  const send = vi.fn(async () => true)
  render(SeatRow, { table: table([ana, bo], { host: false }), game, shown: bo, seat: 1, send })
  await fireEvent.click(screen.getByRole('button', { name: 'Take this seat' }))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).not.toBe('Bo')
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Cy' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ do: 'sit', seat: 1, name: 'Cy' }))
})

test('where the host is away, somebody who sits there takes over', async () => {
  const send = vi.fn(async () => true)
  vi.useFakeTimers()
  const cy = { ...ana, name: 'Cy', yours: true }
  const { rerender } = render(StartBar, { table: table([{ ...ana, here: false }, cy], { host: false }), send })
  expect(screen.queryByRole('button')).toBeNull()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(screen.getByRole('status').textContent).toBe('Ana, who hosts this table, is away.')
  await fireEvent.click(screen.getByRole('button', { name: 'Be the host' }))
  expect(send).toHaveBeenCalledWith({ do: 'lead' })
  await rerender({ table: table([ana, cy], { host: false }), send })
  expect(screen.queryByRole('button')).toBeNull()
})

test('what may be named is chosen from a row, chance first, and it is said what it is', async () => {
  const hero: GameShown['options'] = { type: 'string', 'x-ref': 'hero', 'x-known': ['axe@fog', 'bo@fog'], default: '' }
  const heroes = { ...game, options: { properties: { hero } } }
  words.packs = { fog: { en: 'hero-axe = The Axe\n    .line = It fell.\n    .text = Two hands.\nhero-bo = Bo' } }
  const send = vi.fn(async (_: Ordered) => true)
  const shown = table([ana, bo, FREE], { options: { hero: '' } })
  const { rerender } = render(Settings, { table: shown, game: heroes, send })
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios().map(({ labels }) => labels?.[0]?.textContent?.trim())).toEqual(['drawn by lot', 'The Axe', 'Bo'])
  expect(radios()[0]?.checked).toBe(true)
  await fireEvent.click(screen.getByRole('radio', { name: 'The Axe' }))
  const ordered = send.mock.lastCall?.[0] as (table: TableShown) => Command
  expect(ordered(shown)).toMatchObject({ do: 'arrange', options: { hero: 'axe@fog' } })
  await rerender({ table: table([ana, bo, FREE], { options: { hero: 'axe@fog' } }), game: heroes, send })
  expect(screen.getByText('It fell.')).toBeTruthy()
  expect(screen.getByText('Two hands.')).toBeTruthy()
  // Guests see what was chosen; and what a pack of the table's own brought stays among the rest.
  await rerender({ table: table([ana, bo, FREE], { host: false, options: { hero: 'bo@fog' } }), game: heroes, send })
  expect([screen.queryByRole('radio'), screen.getByText('Bo', { selector: 'fieldset b' })]).toEqual([
    null,
    expect.anything(),
  ])
  await rerender({ table: table([ana, bo, FREE], { options: { hero: 'cy@own' } }), game: heroes, send })
  expect(radios()).toHaveLength(4)
})

test('a name that is refused isn’t marked', async () => {
  const hero: GameShown['options'] = { type: 'string', 'x-ref': 'hero', 'x-known': ['axe@fog'], default: '' }
  render(Settings, {
    table: table([ana, bo, FREE], { options: { hero: '' } }),
    game: { ...game, options: { properties: { hero } } },
    send: async () => false,
  })
  const [chance, axe] = screen.getAllByRole<HTMLInputElement>('radio')
  await fireEvent.click(axe as HTMLInputElement)
  await vi.waitFor(() => expect([chance?.checked, axe?.checked]).toEqual([true, false]))
})
