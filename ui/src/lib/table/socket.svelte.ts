/**
 * A table as this page knows it: everything is reactive, and stays right through drops and reconnections.
 *
 * It looks from one seat, or from none. Commands are promises: done, or a `Refusal`. What was sent into a dead line is sent
 * again under the same name; the server does each name once.
 */
import { api, Refusal } from '../server/api'
import { Content } from './content'
import { at } from '../home'
import { Line } from './line'
import { changed, told as happened, opened } from './news'
import type { ChatLine, Command, GameEvent, Language, Message, More, Past, Question, TableShown, View } from '../types'
import { uniqueName } from '../unique'

export type Status = 'connecting' | 'open' | 'lost'

type Told =
  | ({ type: 'past' } & Past)
  | { type: 'news'; message: Message }
  | ({ type: 'more' } & More)
  | { type: 'done'; name: string; number: number }
  | { type: 'refused'; name: string; key: string; text: string; rule: string; card?: string }

interface Pending {
  command: Command
  done: () => void
  refused: (refusal: Refusal) => void
}

/** After any other refusal at the door it is worth trying again. */
const FINAL = [
  'table-unknown',
  'table-deleted',
  'table-removed',
  'table-damaged',
  'server-origin',
  'server-host',
  'server-not-found',
]

export class TableSocket {
  status = $state<Status>('connecting')
  table = $state.raw<TableShown | null>(null)
  seat = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  question = $state.raw<Question | null>(null)
  /** What the seat has answered already, and may still answer otherwise. */
  change = $state.raw<Question | null>(null)
  /** Those of our seats that have nothing more to decide now. */
  settled = $state.raw<number[]>([])
  /** The prompts that the seat isn't asked. */
  quiet = $state.raw<string[]>([])
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** When the last news came, by `performance.now()`: clocks count down from there. */
  heardAt = $state(0)
  /** The server doesn't let us in: no such table, or not our seat. */
  refusal = $state.raw<Refusal | null>(null)

  #line: Line
  #number = 0
  /** It comes once: what has come up to that number is in here. */
  #content = new Content()
  /** What was told since something that the view names is on its way. */
  #held: Told[] | null = null
  #greeted = false
  #send: (value: unknown) => void = () => {}
  #pending = new Map<string, Pending>()
  /** What was done, and what it led to is still on its way. */
  #unseen: { number: number; done: () => void }[] = []

  constructor(
    readonly code: string,
    private secret: string,
    private language: Language,
    private wanted: number | null = null,
  ) {
    const url = `${location.origin.replace(/^http/, 'ws')}${at(`/api/tables/${code}/socket`)}`
    this.#line = new Line(url, {
      opened: (send) => this.#hello(send),
      told: (told) => this.#told(told as Told),
      lost: () => this.#lost(),
    })
    this.#line.connect()
  }

  /** Returns once it is done and what it led to is here. */
  send(command: Command): Promise<void> {
    return new Promise((done, refused) => {
      const name = uniqueName()
      this.#pending.set(name, { command, done, refused })
      if (this.#greeted) this.#send({ name, command })
    })
  }

  /** Look from another seat, or from none: until its news come, nothing of the old one is left in the page. */
  look(seat: number | null): void {
    if (seat === this.wanted) return
    this.wanted = seat
    this.#forget()
    this.#line.connect()
  }

  /** As somebody else (who has just joined, say), or in another language. */
  introduce({ secret = this.secret, language = this.language }: { secret?: string; language?: Language }): void {
    if (secret === this.secret && language === this.language) return
    this.secret = secret
    this.language = language
    this.#greeted = false
    this.#line.connect()
  }

  close(): void {
    this.#line.close()
    this.#pending.clear()
  }

  #hello(send: (value: unknown) => void): void {
    this.#send = send
    this.#held = null
    send({ secret: this.secret, seat: this.wanted, since: this.#number, language: this.language })
  }

  #told(told: Told): void {
    if (this.#held) return void this.#held.push(told)
    if (told.type === 'past') return this.#happened(told) ? undefined : this.#startOver()
    if (told.type === 'news') return this.#news(told.message)
    if (told.type === 'more') return this.#more(told)
    if (told.type === 'refused' && !told.name) return this.#turnedAway(told)
    const pending = this.#pending.get(told.name)
    if (!pending) return
    this.#pending.delete(told.name)
    if (told.type === 'done' && told.number > this.#number)
      this.#unseen.push({ number: told.number, done: pending.done })
    else if (told.type === 'done' || told.key === 'table-repeated') pending.done()
    else pending.refused(new Refusal(told.key, told.text, told.rule, told.card))
  }

  #news(message: Message, fresh: Record<string, unknown> = {}): void {
    const missing = this.#content.lacks(message.content).filter((name) => !(name in fresh))
    if (missing.length) return void this.#bring(missing, message)
    this.#heard(message.number, message, () => {
      this.table = message.table
      this.seat = message.seat
      this.view = message.view && this.#content.complete(message.view, fresh)
      this.question = message.question
      this.change = message.change
      this.settled = message.settled
      this.quiet = message.quiet
    })
  }

  /** What is told meanwhile waits, unless the line is another by then. */
  async #bring(names: string[], message: Message): Promise<void> {
    const held: Told[] = (this.#held = [])
    const found = await Promise.all(names.map((name) => api.content(this.code, name))).catch(() => null)
    if (this.#held !== held) return
    if (!found) return this.#line.drop()
    this.#held = null
    this.#news(message, Object.fromEntries(names.map((name, n) => [name, found[n]])))
    for (const one of held) this.#told(one)
  }

  #more(more: More): void {
    const known = this.table
    if (!known) return this.#startOver()
    this.events = opened(this.events, more.opened)
    this.#heard(more.number, more, () => {
      const { table, view } = changed(known, this.view, more, (performance.now() - this.heardAt) / 1000)
      this.table = table
      this.view = view
      if (more.question !== undefined) this.question = more.question
      if (more.change !== undefined) this.change = more.change
      if (more.settled !== undefined) this.settled = more.settled
      if (more.quiet !== undefined) this.quiet = more.quiet
    })
  }

  /** What has happened comes with what it has led to; if some of it is missing, we ask for everything. */
  #heard(number: number, past: Partial<Past>, learn: () => void): void {
    if (!this.#happened(past)) return this.#startOver()
    learn()
    this.#number = number
    this.heardAt = performance.now()
    this.status = 'open'
    for (const one of this.#unseen) if (one.number <= number) one.done()
    this.#unseen = this.#unseen.filter((one) => one.number > number)
    if (this.#greeted) return
    this.#greeted = true
    for (const [name, { command }] of this.#pending) this.#send({ name, command })
  }

  #happened(past: Partial<Past>): boolean {
    const events = happened(this.events, past.events_from, past.events)
    const chat = happened(this.chat, past.chat_from, past.chat)
    if (!events || !chat) return false
    this.events = events
    this.chat = chat
    return true
  }

  #lost(): void {
    this.#held = null
    this.#greeted = false
    this.status = 'lost'
  }

  /** We have missed something that nobody told us of: ask for everything. */
  #startOver(): void {
    this.#forget()
    this.#line.connect()
  }

  #forget(): void {
    this.#held = null
    this.#greeted = false
    this.#number = 0
    this.seat = null
    this.view = null
    this.question = null
    this.change = null
    this.settled = []
    this.quiet = []
    this.events = []
    this.chat = []
  }

  #turnedAway({ key, text, rule }: { key: string; text: string; rule: string }): void {
    if (key === 'table-not-yours' && this.wanted !== null) return this.look(null)
    if (!FINAL.includes(key)) return
    this.refusal = new Refusal(key, text, rule)
    this.close()
  }
}
