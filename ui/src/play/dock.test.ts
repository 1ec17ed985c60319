import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '../games'
import plain from '../games/plain'
import Patterns from '../lib/drawn/Patterns.svelte'
import { ana as seat, speakEnglish } from '../testing'
import type { Question, TableShown, View } from '../lib/types'
import { words } from '../lib/words/words.svelte'
import { Choosing } from './chosen/choosing.svelte'
import Dock from './Dock.svelte'
import type { Shown } from './shown/show.svelte'

const QUESTION: Question = {
  number: 7,
  prompt: 'play',
  about: [],
  rule: 'R-1',
  options: ['a', 'pass'],
  min: 1,
  max: 1,
  bars: [],
  hints: [],
  waits: true,
  writes: {},
}
const table = { code: 'ABC234', game: 'plain', phase: 'playing', seats: [seat, { ...seat, name: 'Bo', yours: false }] }
const TEXTS: Record<string, string> = {
  'prompt-play': 'Play something?',
  'prompt-offer': 'Use your power',
  'prompt-pay': 'Pay { $about }?',
  'waiting-play': 'Bo plays.',
}

const act = vi.fn(async () => true)
const order = vi.fn(async () => true)

beforeAll(async () => {
  await speakEnglish()
  const { has, text } = words
  words.text = (key, args) => TEXTS[key] ?? text.call(words, key, args)
  words.has = (key) => key in TEXTS || has.call(words, key)
  words.names = ['Ana', 'Bo']
})
beforeEach(() => vi.clearAllMocks())

function dock(question: Partial<Question> | null, quiet: string[] = [], game: GameModule = plain) {
  const asked = question && { ...QUESTION, ...question }
  const waiting = [{ seat: asked?.waits ? 0 : 1, prompt: 'play', about: [], rule: 'R-1' }]
  const view = {
    board: {},
    seat: 0,
    waiting,
    answered: [],
    answer: null,
    result: null,
    names: words.names,
  } as unknown as View
  const shown: Shown = { view, question: asked, events: [], fresh: [], over: null }
  const choosing = new Choosing(
    () => 0,
    () => asked,
    act,
  )
  const more = { seat: 0, quiet, heard: 0, order, orderAsGuest: order, onrule: () => {}, onkeys: () => {} }
  return render(Dock, { game, shown, choosing, table: table as TableShown, ...more })
}

test('a question is asked; what can be passed needn’t be asked again', async () => {
  const { container } = dock({})
  expect(container.querySelector('.yours')?.textContent).toContain('Play something?')
  expect(container.querySelectorAll('[data-option]')).toHaveLength(2)
  await fireEvent.click(screen.getByRole('button', { name: 'Don’t ask me this again' }))
  expect(order).toHaveBeenCalledWith({ do: 'quiet', seat: 0, prompt: 'play', on: true })
})

test('what must be answered has no such button', () => {
  dock({ options: ['a', 'b'] })
  expect(screen.queryByText('Don’t ask me this again')).toBeNull()
})

test('what helps to decide stands on the options, and what can’t be picked is told together', () => {
  const bars = ['x', 'y'].map((id) => ({ id, why: 'play-moment', rule: 'R-2' }))
  const hints = [
    { id: 'a', key: 'play-over', args: {} },
    { id: 'z', key: 'play-answered', args: {} },
  ]
  const { container } = dock({ hints, bars })
  expect(container.querySelector('[data-option="a"] .hint')?.textContent).toBe(words.text('play-over'))
  expect(container.querySelector('.beside')?.textContent).toContain(words.text('play-answered'))
  expect(container.querySelectorAll('.bars li')).toHaveLength(1)
})

test('what was answered can be changed until it is seen', async () => {
  const change = vi.fn()
  const { rerender } = dock(null)
  expect(screen.queryByText('Change it')).toBeNull()
  await rerender({ change })
  await fireEvent.click(screen.getByText('Change it'))
  expect(change).toHaveBeenCalled()
})

test('an offer keeps quiet: we go on waiting for somebody else', async () => {
  const { container } = dock({ prompt: 'offer', options: ['a'], waits: false })
  expect(container.querySelector('.yours')).toBeNull()
  expect(screen.getByText('Bo plays.')).toBeTruthy()
  expect(screen.getByText(/Use your power/).tagName).toBe('SUMMARY')
  expect(container.querySelector('[data-option], kbd')).toBeNull()
  await fireEvent.click(container.querySelector('[data-offer="a"]') as Element)
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ number: 7 }), ['a'])
})

test('what isn’t asked is listed, and a click asks again', async () => {
  dock(null, ['play', 'pay'])
  expect(screen.getByText('Not asked:')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  expect(order).toHaveBeenCalledWith({ do: 'quiet', seat: 0, prompt: 'pay', on: false })
})

test('an option may be put into words: Enter sends it', async () => {
  const { container } = dock({ options: ['a', 'pass'], writes: { a: 20 } })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(field.maxLength).toBe(20)
  await fireEvent.input(field, { target: { value: 'forty\ntwo' } })
  expect(screen.getByText('9 of 20 letters')).toBeTruthy()
  await fireEvent.keyDown(field, { key: 'Enter' })
  expect(act).toHaveBeenCalledWith(expect.anything(), ['a:forty two'])
  expect(container.querySelector('textarea')).toBeNull()
})

test('without a word it is the bare option', async () => {
  const { container } = dock({ options: ['a', 'pass'], writes: { a: 20 } })
  await fireEvent.click(container.querySelector('[data-option="a"]') as Element)
  expect(act).toHaveBeenCalledWith(expect.anything(), ['a'])
})

test('a game’s aide-memoire is behind a button', async () => {
  const { rerender } = dock(null)
  expect(screen.queryByRole('button', { name: 'Aide-memoire' })).toBeNull()
  await rerender({ game: { ...plain, Memo: Patterns } })
  await fireEvent.click(screen.getByRole('button', { name: 'Aide-memoire' }))
  expect(screen.getByRole('dialog').querySelector('#pattern-0')).toBeTruthy()
})

test('whoever is out of the game, and asked nothing now, may see how it ends', async () => {
  const end = words.text('play-skip')
  dock(null)
  expect(screen.queryByRole('button', { name: end })).toBeNull()
  dock(null, [], { ...plain, out: (_, seat) => seat === 0 })
  await fireEvent.click(screen.getByRole('button', { name: end }))
  expect(order).toHaveBeenCalledWith({ do: 'skip', seat: 0 })
})
