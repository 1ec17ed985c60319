import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ana, speakEnglish } from '../../testing'
import type { ChatLine, Form, SeatShown, TableShown } from '../../lib/types'
import { words } from '../../lib/words/words.svelte'
import Guest from './Guest.svelte'
import { type Followed, held } from '../ending/held'
import Knock from './Knock.svelte'
import Talk from '../talk/Talk.svelte'

const seat = { ...ana, yours: false }
const bot: SeatShown = { ...seat, name: 'Otto', colour: 1, person: false, bot: 'steady' }
const left: SeatShown = { ...seat, name: 'Bo', colour: 2, bot: 'steady' }
const table = (more: Partial<TableShown>) =>
  ({ phase: 'playing', seats: [seat, bot, left], requests: [], request: null, ...more }) as TableShown
const order = vi.fn(async () => true)

beforeAll(async () => {
  await speakEnglish('lockdown')
  words.names = ['Ana', 'Otto', 'Bo']
})
beforeEach(() => vi.clearAllMocks())

test('whoever watches may ask for the seat of a bot, not for that of somebody who is away', async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  render(Guest, { table: table({}), order })
  await fireEvent.click(screen.getByRole('button', { name: 'Take a bot’s seat' }))
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(1)
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Di ' } })
  await fireEvent.submit(screen.getByLabelText('Your name').closest('form') as HTMLFormElement)
  expect(order).toHaveBeenCalledWith({ do: 'ask-seat', seat: 1, name: 'Di' })
})

test('where no bot plays there is nothing to ask for', () => {
  render(Guest, { table: table({ seats: [seat, left] }), order })
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was asked for may be taken back', async () => {
  render(Guest, { table: table({ requests: [{ number: 9, seat: 1, name: 'Di' }], request: 9 }), order })
  expect(screen.getByRole('status').textContent).toContain('You have asked for Otto’s seat.')
  await fireEvent.click(screen.getByRole('button'))
  expect(order).toHaveBeenCalledWith({ do: 'admit', request: 9, agree: false })
})

test.each([
  ['Let them play', true],
  ['No', false],
])('the host answers with one click: %s', async (name, agree) => {
  render(Knock, { table: table({ requests: [{ number: 9, seat: 1, name: 'Di' }] }), order })
  expect(screen.getByRole('alert').textContent).toContain('Di would like to play in place of Otto, a bot.')
  await fireEvent.click(screen.getByRole('button', { name }))
  expect(order).toHaveBeenCalledWith({ do: 'admit', request: 9, agree })
})

const line = (more: Partial<ChatLine>): ChatLine => ({
  seat: 0,
  text: 'hello',
  at: 0,
  after: 0,
  name: '',
  note: '',
  ...more,
})

test('those who watch are told from those who play, and what happens at the table is told', async () => {
  const chat = [
    line({}),
    line({ seat: -1, name: 'Zoe', text: 'boo' }),
    line({ seat: 1, text: 'Otto', note: 'took-seat' }),
  ]
  const seats = [seat, { ...bot, name: 'Di' }]
  const onremark = vi.fn(async () => true)
  render(Talk, { talk: [], chat, forms: [], seats, seat: null, onremark })
  const lines = [...screen.getByRole('log').querySelectorAll('p')].map((one) =>
    one.textContent?.replace(/\s+/g, ' ').trim(),
  )
  expect(lines).toEqual(['Ana hello', 'Zoe, watching: boo', 'Di plays in place of Otto, a bot, from now on.'])
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  await fireEvent.input(screen.getByLabelText('Write as a spectator'), { target: { value: ' hm ' } })
  await fireEvent.submit(screen.getByLabelText('Your name').closest('form') as HTMLFormElement)
  expect(onremark).toHaveBeenCalledWith('Zoe', 'hm')
})

test('Escape closes what one was about to say, and nothing else hears of it', async () => {
  const forms = [{ name: 'go', said: 'promise', slots: {} }] as unknown as Form[]
  render(Talk, { talk: [], chat: [], forms, seats: [seat], seat: 0 })
  await fireEvent.click(screen.getByRole('button', { name: 'Say' }))
  expect(screen.getByRole('group', { name: 'Say' })).toBeTruthy()
  const heard = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await fireEvent(document.body, heard)
  expect([screen.queryByRole('group', { name: 'Say' }), heard.defaultPrevented]).toEqual([null, true])
})

test('a game that is over stays as it was; orders go to the table as it goes on', async () => {
  const send = vi.fn(async () => {})
  const socket = { code: 'ABC234', table: table({ phase: 'over' }), view: {}, events: [1], send } as unknown as Followed
  const kept = held(socket)
  Object.assign(socket, { table: table({ phase: 'lobby' }), view: null, events: [] })
  expect([kept.table?.phase, kept.view, kept.events]).toEqual(['over', {}, [1]])
  await kept.send({ do: 'rematch' })
  expect(send).toHaveBeenCalledWith({ do: 'rematch' })
})
