import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import plain from '../games/plain'
import Patterns from '../lib/Patterns.svelte'
import { speakEnglish } from '../lib/testing'
import type { Question, TableShown, View } from '../lib/types'
import { words } from '../lib/words.svelte'
import { Choosing } from './choosing.svelte'
import Dock from './Dock.svelte'
import type { Shown } from './show.svelte'

const QUESTION: Question = {
  number: 7, prompt: 'play', about: [], rule: 'R-1', options: ['a', 'pass'], min: 1, max: 1, bars: [], waits: true, writes: {},
}
const seat = { name: 'Ana', colour: 0, person: true, bot: '', ready: true, here: true, bot_in: null, yours: true, seconds: null }
const table = { code: 'ABC234', game: 'plain', phase: 'playing', seats: [seat, { ...seat, name: 'Bo', yours: false }] }
const TEXTS: Record<string, string> = {
  'prompt-play': 'Play something?', 'prompt-offer': 'Use your power', 'prompt-pay': 'Pay { $about }?', 'waiting-play': 'Bo plays.',
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

function dock(question: Partial<Question> | null, quiet: string[] = []) {
  const asked = question && { ...QUESTION, ...question }
  const waiting = [{ seat: asked?.waits ? 0 : 1, prompt: 'play', about: [], rule: 'R-1' }]
  const view = { board: {}, seat: 0, waiting, answered: [], answer: null, result: null, names: words.names } as unknown as View
  const shown: Shown = { view, question: asked, events: [], fresh: [], over: null }
  const choosing = new Choosing(() => 0, () => asked, act)
  const more = { seat: 0, quiet, heard: 0, order, onrule: () => {}, onkeys: () => {} }
  return render(Dock, { game: plain, shown, choosing, table: table as TableShown, ...more })
}

test('a question is asked; what can be passed needn’t be asked again', async () => {
  const { container } = dock({})
  expect(container.querySelector('.yours')?.textContent).toContain('Play something?')
  expect(container.querySelectorAll('[data-option]')).toHaveLength(2)
  await fireEvent.click(screen.getByRole('button', { name: 'Don’t ask me this again' }))
  expect(order).toHaveBeenCalledWith({ do: 'quiet', seat: 0, prompt: 'play', on: true })
})

test('what must be answered, or can only be passed, has no such button', () => {
  dock({ options: ['a', 'b'] })
  dock({ options: ['pass'] })
  expect(screen.queryByText('Don’t ask me this again')).toBeNull()
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
