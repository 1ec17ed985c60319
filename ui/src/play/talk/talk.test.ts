import { expect, test } from 'vitest'
import type { ChatLine, Form, Spoken } from '../../lib/types'
import { accounts, outcome, summaryKey, worst } from './ledger'
import { speakEnglish } from '../../testing'
import { words } from '../../lib/words/words.svelte'
import { answerOf, asks, complete, fill, interleave, sidesOf, verdictKey } from './talk'

const FORMS = [
  { name: 'come', said: 'claim', slots: { places: { allowed: ['place:1', 'place:2'], many: true } } },
  { name: 'go', said: 'promise', slots: { place: { allowed: ['place:1', 'place:2'], many: false } } },
  { name: 'ask', said: 'request', slots: {} },
  { name: 'deal', said: 'offer', slots: {} },
] as Form[]
const [come, go] = FORMS as [Form, Form]
const said = (seat: number, form: string, verdict: string | null): Spoken =>
  ({ seat, at: 0, form, args: {}, answer: null, verdict, asked: null, pledged: null }) as Spoken
/** Seat 0 to seat 1. */
const to = (form: string, more: Partial<Spoken> = {}): Spoken => ({
  ...said(0, form, null),
  args: { to: 'seat:1' },
  ...more,
})
const wrote = (text: string, after: number): ChatLine => ({ seat: 0, text, at: 0, after, name: '', note: '' })

test('chat and statements come in their order', () => {
  const talk = [said(0, 'go', null), said(1, 'ask', null)]
  const lines = interleave(talk, [wrote('first', 0), wrote('between', 1), wrote('last', 2), wrote('very last', 2)])
  expect(lines.map((line) => ('chat' in line ? line.chat.text : line.said.form))).toEqual([
    'first',
    'go',
    'between',
    'ask',
    'last',
    'very last',
  ])
})

test('a line of chat that counts statements since undone comes last', () => {
  expect(interleave([], [wrote('late', 3)])).toHaveLength(1)
})

test('gaps are filled one by one, or with several things', () => {
  expect(fill(go, { place: 'place:1' }, 'place', 'place:2')).toEqual({ place: 'place:2' })
  const two = fill(come, fill(come, {}, 'places', 'place:1'), 'places', 'place:2')
  expect(two).toEqual({ places: ['place:1', 'place:2'] })
  expect(complete(come, two)).toBe(true)
  const none = fill(come, { places: ['place:1'] }, 'places', 'place:1')
  expect(none).toEqual({})
  expect(complete(come, none)).toBe(false)
})

test('a request has words of its own for what became of it', () => {
  expect(verdictKey(said(0, 'ask', 'kept'), FORMS)).toBe('verdict-request-kept')
  expect(verdictKey(said(0, 'go', 'kept'), FORMS)).toBe('verdict-kept')
  expect(verdictKey(said(0, 'go', null), FORMS)).toBeNull()
})

test('a lie is a false claim, or a promise or an offer that was broken', () => {
  expect(outcome(said(0, 'come', 'false'), FORMS)).toBe('lie')
  expect(outcome(said(0, 'deal', 'broken'), FORMS)).toBe('lie')
  expect(outcome(said(0, 'ask', 'broken'), FORMS)).toBe('refused')
  expect(outcome(said(0, 'go', 'moot'), FORMS)).toBe('nothing')
})

test('accounts are summed up', () => {
  const talk = [
    said(0, 'go', 'broken'),
    said(0, 'come', 'false'),
    said(0, 'ask', 'broken'),
    said(1, 'go', 'kept'),
    said(1, 'deal', 'broken'),
    said(2, 'come', 'true'),
    said(3, 'ask', 'kept'),
  ]
  const all = accounts(talk, FORMS, 5, [0])
  expect(all[0]).toEqual({ seat: 0, said: 3, kept: 0, lies: 2, won: true })
  expect(worst(all).map((account) => account.seat)).toEqual([0])
  expect(all.map(summaryKey)).toEqual([
    'play-account-paid',
    'play-account-lost',
    'play-account-honest',
    'play-account-untested',
    'play-account-silent',
  ])
  expect(worst(accounts([], FORMS, 2, []))).toEqual([])
})

test('what waits for an answer is the latest thing asked of you that nothing has come of', () => {
  const talk = [
    to('deal'),
    to('ask', { answer: 'no' }),
    to('deal', { verdict: 'moot' }),
    to('deal', { asked: 'kept' }),
    to('go'),
    { ...to('ask'), seat: 1 },
    to('ask'),
  ]
  expect(asks(talk, FORMS, 1).map(({ number }) => number)).toEqual([6, 0])
  expect(asks(talk, FORMS, 0)).toEqual([])
  expect(asks(talk, FORMS, null)).toEqual([])
})

test('an answer is in the words of the one who gives it', async () => {
  await speakEnglish()
  expect(answerOf(words, to('deal'))).toBeNull()
  expect(answerOf(words, to('deal', { answer: 'deal' }))).toBe('Deal.')
  expect(answerOf(words, to('deal', { answer: 'no' }))).toBe('No.')
})

test('who breaks a deal is the one who lied', () => {
  const talk = [
    to('deal', { answer: 'deal', verdict: 'broken', asked: 'broken', pledged: 'moot' }),
    to('deal', { answer: 'deal', verdict: 'broken', asked: 'kept', pledged: 'broken' }),
    to('ask', { answer: 'deal', verdict: 'kept', asked: 'kept' }),
    to('deal', { answer: 'no', verdict: 'moot' }),
  ]
  expect(sidesOf(talk[0] as Spoken)).toEqual([
    { seat: 1, verdict: 'broken' },
    { seat: 0, verdict: 'moot' },
  ])
  const [speaker, other] = accounts(talk, FORMS, 2, [])
  expect(speaker).toMatchObject({ said: 3, kept: 0, lies: 1 })
  expect(other).toMatchObject({ said: 3, kept: 2, lies: 1 })
})
