import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../testing'
import { words } from '../../lib/words/words.svelte'
import Board from './Board.svelte'
import type { Answer, TownBoard } from './reading/board'
import Ending from './Ending.svelte'
import Memo from './Memo.svelte'
import Side from './Side.svelte'
import { question, shown, view } from './reading/sample'

beforeAll(async () => {
  await speakEnglish('critico-ville')
  words.names = ['Ana', 'Bo', 'Cyd']
  // The test's window draws nothing, so nothing has a size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const show = (changes: Partial<TownBoard>, options: string[] = [], picked: string[] = []) => {
  const onpick = vi.fn()
  render(Board, { props: { view: view(changes), events: [], options, picked, onpick, colours: [0, 1, 2] } })
  return onpick
}

test('the road says where we are, where the zombies are, and how far a flight goes', () => {
  const facts = {
    zombies: [{ key: 'town-filled', args: { filled: 2, all: 20, state: 'calm' } }],
    flight: [
      { key: 'town-road-face', args: { square: 11, faces: [1] } },
      { key: 'town-road-face', args: { square: 12, faces: [2, 3, 4, 5, 6] } },
    ],
  }
  show({ pawn: 10, zombies: [13, 35], action: 3, facts })
  const road = screen.getByRole('img', { name: /^The road out of town/ }).getAttribute('aria-label')
  expect(road).toContain('on square 10 of 36')
  expect(road).toContain('2 zombies, on squares 13 and 35')
  expect(road).toContain('With 2, 3, 4, 5 and 6 the flight ends on 12')
  expect(screen.getByRole('img', { name: '2 of 20 zombie squares are taken.' })).toBeTruthy()
})

test('a zombie is placed or beaten on its square', async () => {
  const placed = show({ action: 1, pawn: 6, zombies: [] }, ['square:5', 'square:7'])
  await fireEvent.click(button('Put a zombie on square 5, 1 behind'))
  expect(placed).toHaveBeenCalledWith('square:5')
})

test('the Exterminator is called first, then takes aim', async () => {
  const options = ['power:exterminator+square:8', 'power:exterminator+square:13']
  const onpick = show({ action: 3 }, options)
  expect(screen.queryByRole('button', { name: /^Exterminate/ })).toBeNull()
  await fireEvent.click(button(/^Use the power: Exterminator, 2 of 3/))
  expect(onpick).toHaveBeenCalledWith('power:exterminator')
  show({ action: 3 }, options, ['power:exterminator'])
  expect(button('Exterminate the zombie on square 13, 7 ahead')).toBeTruthy()
})

test('a question is answered on its card, which folds away', async () => {
  const onpick = show({ question: question() }, ['answer:0', 'answer:1', 'answer:2', 'answer:3'])
  await fireEvent.click(button(/^B Your uncle is surely lying/))
  expect(onpick).toHaveBeenCalledWith('answer:1')
  await fireEvent.click(button('Fold the card'))
  expect(screen.queryByText(/never wore a helmet/)).toBeNull()
  await fireEvent.click(button('Question'))
  expect(screen.getByText(/never wore a helmet/)).toBeTruthy()
})

test('the theme is shown with the answer and not before', () => {
  show({ question: question() })
  expect(screen.queryByText('Anecdote as proof')).toBeNull()
  document.body.replaceChildren()
  show({ question: shown() })
  expect(screen.getByText('Anecdote as proof')).toBeTruthy()
})

test('when the answer is shown, it is explained; for the combat the card is out of the way', () => {
  show({ question: shown({ picked: 2, verdict: 'wrong' }) })
  expect(screen.getByText(/A single story, even a true one/)).toBeTruthy()
  expect(screen.getByLabelText('the right answer')).toBeTruthy()
  document.body.replaceChildren()
  show({ action: 3, question: shown() })
  expect(screen.queryByText(/A single story, even a true one/)).toBeNull()
})

test('everybody’s characters and powers are listed, and one’s own may be used', async () => {
  const onpick = vi.fn()
  const props = {
    view: view(),
    events: [],
    options: ['power:runner'],
    picked: [],
    onpick,
    colours: [0, 1, 2],
    seats: [],
  }
  render(Side, { props })
  expect(screen.getByLabelText('Fighter, 3 of 3 powers left')).toBeTruthy()
  await fireEvent.click(button('Use the power: Runner, 2 of 3 powers left'))
  expect(onpick).toHaveBeenCalledWith('power:runner')
})

test('the last page counts the answers; a teacher’s theme keeps its own name', () => {
  const own: Answer = { seat: 0, question: 'x', theme: 'Volcanoes', kind: 'choice', right: true, house: false }
  const bots = { ...own, seat: 2, theme: 'cause', house: true }
  const over = view({ given: [...view().board.given, own, bots] })
  render(Ending, { props: { view: over, events: [], colours: [0, 1, 2] } })
  expect(screen.getByRole('row', { name: 'Hasty generalisation 1 1' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Volcanoes 1 0' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Ana 2 0' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Cyd 0 1' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'False cause 0 1' })).toBeTruthy()
})

test('the aide-memoire has every theme', () => {
  render(Memo)
  expect(document.querySelectorAll('details')).toHaveLength(17)
})
