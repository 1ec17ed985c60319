import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speakEnglish } from '../../../testing'
import type { GameEvent } from '../../../lib/types'
import Ending from '../Ending.svelte'
import { board, speakFog, view } from './sample'
import { story } from './story'

beforeAll(async () => {
  await speakEnglish('final-girl')
  speakFog()
})

const told = (...all: [string, Record<string, unknown>?][]) => all.map(([key, args = {}]) => ({ key, args }))
const EVENTS = told(
  ['opening'],
  ['event', { card: 'event:rain@fog' }],
  ['turn', { turn: 1 }],
  ['moves', { zone: 'zone:gate@fog', followers: 1 }],
  ['saved', { zone: 'zone:gate@fog' }],
  ['turn', { turn: 2 }],
  ['victim-dies', { zone: 'zone:hall@fog' }],
  ['victim-dies', { zone: 'zone:hall@fog' }],
  ['special-dies', { zone: 'zone:yard@fog', victim: 'victim:bob@fog' }],
  ['turn', { turn: 3 }],
  ['killer-hurt', { by: 3, killer: 'killer:saw@fog' }],
  ['killer-dies', { killer: 'killer:saw@fog' }],
)

test('the story knows its turning points', () => {
  const { paragraphs } = story(board({ outcome: 1 }), EVENTS)
  expect(paragraphs.map(({ key }) => key)).toEqual([
    ...['film-story-event', 'film-story-worst', 'film-story-best', 'film-story-toll', 'film-story-won'],
  ])
  expect(paragraphs[1]?.args).toEqual({ turn: 2, count: 3 })
  expect(paragraphs[2]?.args).toEqual({ turn: 3, count: 3 })
})

test('a quiet night is told, too', () => {
  expect(story(board(), []).paragraphs.map(({ key }) => key)).toEqual(['film-story-opening', 'film-story-toll'])
})

test('the last page says who got out, and who died where', () => {
  const events = EVENTS.map((event, n) => ({
    n,
    action: n,
    known: true,
    changes: {},
    settled: [],
    ...event,
  })) as GameEvent[]
  render(Ending, { props: { view: view({ outcome: 1 }), events, colours: [0] } })
  expect(screen.getByRole('heading', { name: 'Fade to morning' })).toBeTruthy()
  expect(screen.getByText('One, at the gate')).toBeTruthy()
  expect(screen.getByText('2, at the hall')).toBeTruthy()
  expect(screen.getByText('bob, at the yard, turn 2')).toBeTruthy()
  expect(screen.getByText('Damage dealt: 3')).toBeTruthy()
})

test('where it isn’t known what happened, nobody is said to have lived', () => {
  render(Ending, { props: { view: view({ outcome: 1 }), events: [], colours: [0] } })
  expect(screen.getByRole('heading', { name: 'Fade to morning' })).toBeTruthy()
  expect(screen.queryByText('In memoriam')).toBeNull()
})
