import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../server/api'
import { TableSocket } from './socket.svelte'
import type { Command, Message } from '../types'

/** The other end of the line, in memory. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return this.all.at(-1)!
  }
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(value: unknown) {
    this.onmessage?.({ data: JSON.stringify(value) })
  }
  drop() {
    this.readyState = 3
    this.onclose?.()
  }
  news(message: Partial<Message> = {}) {
    const base = {
      number: 1,
      table: { phase: 'playing' },
      seat: null,
      view: null,
      content: [],
      question: null,
      quiet: [],
    }
    this.say({ type: 'news', message: { ...base, events_from: 0, events: [], chat_from: 0, chat: [], ...message } })
  }
}

const START: Command = { do: 'start', lesson: false }
const event = (n: number) => ({ n, action: n, key: 'x', args: {}, known: false, changes: {}, settled: [] })
let table: TableSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  table = new TableSocket('ABC234', 's3cret', 'fr')
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect(message: Partial<Message> = {}) {
  FakeSocket.last.open()
  FakeSocket.last.news(message)
}

test('pages of the past come first, then the whole, then only what has changed', () => {
  const seats = [
    { seconds: 30, bot_in: null, yours: true },
    { seconds: null, bot_in: 50, yours: false },
    { seconds: null, bot_in: 60, yours: false },
  ]
  FakeSocket.last.open()
  FakeSocket.last.say({ type: 'past', events_from: 0, events: [{ action: 0, key: 'x' }], chat_from: 0, chat: [] })
  FakeSocket.last.news({
    number: 8,
    table: { phase: 'playing', host: true, seats } as unknown as Message['table'],
    view: { board: { a: 1, b: 2 }, talk: [], answered: [] } as unknown as Message['view'],
    events_from: 1,
    events: [event(1)],
  })
  vi.advanceTimersByTime(10_000)
  FakeSocket.last.say({
    type: 'more',
    number: 9,
    seats: { 1: { here: true } },
    clocks: { 1: 60 },
    frees: { 1: null },
    view: { answered: [1] },
    board: { b: 3 },
    talk: { 0: { seat: 1, form: 'go' } },
    question: { prompt: 'vote' },
    events_from: 2,
    events: [{ action: 3, key: 'x', args: { seat: 'seat:1' } }],
  })
  expect(table.table?.seats).toEqual([
    { seconds: 20, bot_in: null, yours: true },
    { seconds: 60, bot_in: null, yours: false, here: true },
    { seconds: null, bot_in: 50, yours: false },
  ])
  expect(table.view).toEqual({ board: { a: 1, b: 3 }, talk: [{ seat: 1, form: 'go' }], answered: [1] })
  expect(table.question).toEqual({ prompt: 'vote' })
  expect(table.events.map(({ n, known }) => [n, known])).toEqual([
    [0, false],
    [1, false],
    [2, false],
  ])
  FakeSocket.last.say({ type: 'more', number: 10, question: null, table: { phase: 'over' }, yours: [1] })
  expect(table.question).toBeNull()
  expect(table.table).toMatchObject({ phase: 'over', host: true })
  expect(table.table?.seats.map(({ yours }) => yours)).toEqual([false, true, false])
})

test('a change without the whole it belongs to, or after something that was missed, is no use', () => {
  FakeSocket.last.open()
  FakeSocket.last.say({ type: 'more', number: 3 })
  expect(FakeSocket.all.length).toBe(2)
  connect({ number: 4 })
  FakeSocket.last.say({ type: 'more', number: 5, events_from: 7, events: [{ action: 1, key: 'x' }] })
  expect(FakeSocket.all.length).toBe(3)
  FakeSocket.last.open()
  expect(FakeSocket.last.sent).toEqual([{ secret: 's3cret', seat: null, since: 0, language: 'fr' }])
})

test('it says who it is, and is open with the first news', () => {
  expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/tables\/ABC234\/socket$/)
  FakeSocket.last.open()
  expect(FakeSocket.last.sent).toEqual([{ secret: 's3cret', seat: null, since: 0, language: 'fr' }])
  expect(table.status).toBe('connecting')
  FakeSocket.last.news({ number: 7, events: [event(0), event(1)] })
  expect(table.status).toBe('open')
  expect(table.events).toHaveLength(2)
  FakeSocket.last.news({ number: 8, events_from: 1, events: [event(5)] })
  expect(table.events.map(({ n }) => n)).toEqual([0, 5])
})

test('after a drop it reconnects by itself and asks from its last number', () => {
  connect({ number: 7, events: [event(0)] })
  FakeSocket.last.drop()
  expect(table.status).toBe('lost')
  vi.advanceTimersByTime(600)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ since: 7 })
  FakeSocket.last.news({ number: 9, events_from: 1, events: [event(1)] })
  expect(table.status).toBe('open')
  expect(table.events).toHaveLength(2)
})

test('the pauses grow, up to eight seconds, and end when the network is back', () => {
  for (let tries = 0; tries < 8; tries++) {
    FakeSocket.last.drop()
    vi.advanceTimersByTime(8_000)
  }
  expect(FakeSocket.all).toHaveLength(9)
  FakeSocket.last.drop()
  vi.advanceTimersByTime(3_900)
  expect(FakeSocket.all).toHaveLength(9)
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(10)
})

test('a line that falls silent is given up', () => {
  connect()
  vi.advanceTimersByTime(10_000)
  expect(FakeSocket.last.sent.at(-1)).toEqual({ name: '', command: null })
  FakeSocket.last.say({ type: 'done', name: '', number: 1 })
  vi.advanceTimersByTime(9_000)
  expect(table.status).toBe('open')
  vi.advanceTimersByTime(11_500)
  expect(table.status).toBe('lost')
})

test('going offline is noticed at once', () => {
  connect()
  dispatchEvent(new Event('offline'))
  expect(table.status).toBe('lost')
})

test('a command is done, or refused with the server’s sentence', async () => {
  connect()
  const done = table.send(START)
  const { name } = FakeSocket.last.sent.at(-1)!
  FakeSocket.last.say({ type: 'done', name, number: 1 })
  await expect(done).resolves.toBeUndefined()
  const refused = table.send(START)
  FakeSocket.last.say({
    type: 'refused',
    name: FakeSocket.last.sent.at(-1)!.name,
    key: 'k',
    text: 'Non.',
    rule: 'LK-1',
  })
  await expect(refused).rejects.toEqual(new Refusal('k', 'Non.', 'LK-1'))
})

test('what went into a dead line is sent again under the same name; done twice is done', async () => {
  connect()
  const done = table.send(START)
  const first = FakeSocket.last.sent.at(-1)
  FakeSocket.last.drop()
  const later = table.send(START)
  vi.advanceTimersByTime(600)
  connect()
  expect(FakeSocket.last.sent[1]).toEqual(first)
  expect(FakeSocket.last.sent).toHaveLength(3)
  FakeSocket.last.say({ type: 'refused', name: first!.name, key: 'table-repeated', text: '', rule: '' })
  FakeSocket.last.say({ type: 'done', name: FakeSocket.last.sent[2]!.name, number: 1 })
  await Promise.all([done, later])
})

test('looking from another seat leaves nothing of the old one in the page', () => {
  connect({ seat: 0, events: [event(0)], question: { prompt: 'vote' } as Message['question'] })
  const old = FakeSocket.last
  table.look(2)
  expect([table.seat, table.view, table.question, table.events]).toEqual([null, null, null, []])
  old.news({ seat: 0, events: [event(0)] })
  expect(table.events).toEqual([])
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ seat: 2, since: 0 })
})

const viewOf = (board: object): Message['view'] => ({ board }) as Message['view']
const SIX = { abc: { dice: 6 } }

/** Where content is to be had; what is asked for is answered when it is served. */
function shelf(content: Record<string, unknown>) {
  const asked: string[] = []
  let serve = () => {}
  const served = new Promise<void>((resolve) => (serve = resolve))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    await served
    const name = url.split('/').at(-1)!
    return name in content ? new Response(JSON.stringify(content[name])) : new Response('{}', { status: 404 })
  })
  return { asked, serve: () => (serve(), vi.advanceTimersByTimeAsync(0)) }
}

test('what a view names comes apart, and what is told meanwhile waits for it', async () => {
  const { asked, serve } = shelf(SIX)
  const shown = { seats: [] } as unknown as Message['table']
  connect({ number: 7, table: shown, view: viewOf({ figures: 'abc', turn: 1 }), content: ['abc'] })
  FakeSocket.last.say({ type: 'more', number: 8, board: { turn: 2 } })
  expect([table.view, table.status]).toEqual([null, 'connecting'])
  await serve()
  expect(asked).toEqual(['/api/tables/ABC234/content/abc'])
  expect(table.view?.board).toEqual({ figures: { dice: 6 }, turn: 2 })
  expect(table.status).toBe('open')
})

test('what comes too late for a line that is no more is not for the next one', async () => {
  const { serve } = shelf(SIX)
  connect({ number: 7, seat: 0, view: viewOf({ figures: 'abc' }), content: ['abc'] })
  table.look(2)
  await serve()
  expect([table.seat, table.view]).toEqual([null, null])
})

test('where content can’t be had, the line is tried anew', async () => {
  const { serve } = shelf({})
  connect({ number: 7, view: viewOf({ figures: 'abc' }), content: ['abc'] })
  await serve()
  expect(table.status).toBe('lost')
  vi.advanceTimersByTime(600)
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ since: 0 })
})

test('content that came once is there in every later view, also after a drop', async () => {
  const { asked, serve } = shelf(SIX)
  connect({ number: 7, view: viewOf({ figures: 'abc', turn: 1 }), content: ['abc'] })
  await serve()
  expect(table.view?.board).toEqual({ figures: { dice: 6 }, turn: 1 })
  FakeSocket.last.drop()
  vi.advanceTimersByTime(600)
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ since: 7 })
  FakeSocket.last.news({ number: 9, view: viewOf({ figures: 'abc', turn: 2 }), content: ['abc'] })
  expect(table.view?.board).toEqual({ figures: { dice: 6 }, turn: 2 })
  expect(asked).toHaveLength(1)
})

test('a rematch with other options brings other content', async () => {
  const { serve } = shelf({ ...SIX, def: { dice: 8 } })
  connect({ number: 7, view: viewOf({ figures: 'abc' }), content: ['abc'] })
  await serve()
  FakeSocket.last.news({ number: 8 })
  expect(table.view).toBeNull()
  FakeSocket.last.news({ number: 9, view: viewOf({ figures: 'def' }), content: ['def'] })
  await serve()
  expect(table.view?.board).toEqual({ figures: { dice: 8 } })
  FakeSocket.last.news({ number: 10, view: viewOf({ figures: 'def', turn: 2 }) })
  expect(table.view?.board).toEqual({ figures: { dice: 8 }, turn: 2 })
})

test('news with a gap make it ask for everything', () => {
  connect({ number: 3, events: [event(0)] })
  FakeSocket.last.news({ number: 9, events_from: 5, events: [event(5)] })
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ since: 0 })
})

test('an unknown table ends it; a seat that is ours no more only ends the looking', () => {
  const refuse = (key: string) => FakeSocket.last.say({ type: 'refused', name: '', key, text: 'No.', rule: '' })
  connect()
  table.look(1)
  FakeSocket.last.open()
  refuse('table-not-yours')
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ seat: null })
  expect(table.refusal).toBeNull()
  refuse('table-unknown')
  expect(table.refusal?.message).toBe('No.')
  const before = FakeSocket.all.length
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(before)
})

test('a table that is deleted is left for good, also in the middle of a game', () => {
  FakeSocket.last.open()
  FakeSocket.last.news()
  FakeSocket.last.say({ type: 'refused', name: '', key: 'table-deleted', text: 'Gone.', rule: '' })
  expect(table.refusal?.gone).toBe(true)
  FakeSocket.last.drop()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('what the seat isn’t asked is forgotten with the seat', () => {
  FakeSocket.last.open()
  FakeSocket.last.news({ quiet: ['offer'] })
  expect(table.quiet).toEqual(['offer'])
  table.look(1)
  expect(table.quiet).toEqual([])
})

test('a command is done when what it led to has come, in whichever order the server says so', async () => {
  connect({ number: 7 })
  const done = vi.fn()
  void table.send(START).then(done)
  FakeSocket.last.say({ type: 'done', name: FakeSocket.last.sent.at(-1)?.name, number: 8 })
  await vi.advanceTimersByTimeAsync(10)
  expect(done).not.toHaveBeenCalled()
  FakeSocket.last.news({ number: 8 })
  await vi.advanceTimersByTimeAsync(10)
  expect(done).toHaveBeenCalledOnce()
})
