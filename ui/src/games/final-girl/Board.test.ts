import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../testing'
import finalGirl from '.'
import Board from './Board.svelte'
import type { FilmBoard } from './reading/board'
import Card from './cards/Card.svelte'
import { board, speakFog, view } from './reading/sample'
import Side from './Side.svelte'

beforeAll(async () => {
  await speakEnglish('final-girl')
  speakFog()
  // The test's window draws nothing, so nothing has a size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
})

const named = (name: string | RegExp) => screen.getByLabelText(name)
const pressed = () => [...document.querySelectorAll('button, [role=button]')]

function show(options: string[], prompt: string, changes: Partial<FilmBoard> = {}, picked: string[] = []) {
  const onpick = vi.fn()
  render(Board, { props: { view: view(changes, prompt), events: [], options, picked, onpick, colours: [0] } })
  return onpick
}

test('every zone tells who is there and what can be done there', () => {
  show([], 'act')
  expect(named('gate. Exit. Nobody is here.')).toBeTruthy()
  expect(named('yard. Here: you, 3 Victims and the bob.')).toBeTruthy()
  expect(named('hall. 4 Items to find, on top: axe. Here: saw, 8 Victims and crow ×1.')).toBeTruthy()
})

test('a zone is gone to with a click or a key', async () => {
  const onpick = show(['zone:gate@fog', 'zone:hall@fog', 'stay'], 'move')
  await fireEvent.click(named(/^Go to the gate\./))
  await fireEvent.keyDown(named(/^Go to the hall\./), { key: 'Enter' })
  expect(onpick.mock.calls).toEqual([['zone:gate@fog'], ['zone:hall@fog']])
})

test('those who follow are picked on the map, and only in her zone', async () => {
  const onpick = show(['victim:1', 'victim:2', 'victim:bob@fog'], 'follow', {}, ['victim:2'])
  expect(named('Another Victim').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(named('bob'))
  await fireEvent.click(named('A Victim'))
  expect(onpick.mock.calls).toEqual([['victim:bob@fog'], ['victim:1']])
})

test('whoever is with her on an exit is saved by a click', async () => {
  const onpick = show(['save', 'end'], 'act', { here: 0, victims: [2, 0, 0], special: [], special_at: [] })
  await fireEvent.click(screen.getAllByLabelText('Save a Victim')[1]!)
  expect(onpick).toHaveBeenCalledWith('save')
})

test('dice say what they count as, and are picked to be rolled again', async () => {
  const die = (face: number, result: string) => [{ key: `film-die-${result}`, args: { face } }]
  const facts = {
    roll: [{ key: 'film-successes', args: { number: 2 } }],
    ...{ 'die:6+turn:0': die(6, 'success'), 'die:4+turn:1': die(4, 'success') },
    ...{ 'die:3+turn:2': die(3, 'partial'), 'die:1+turn:3': die(1, 'miss') },
  }
  const onpick = show(['die:4+turn:1'], 'reroll', { roll: [6, 4, 3, 1], converted: 1, playing: 'walk', facts })
  expect(named('6: a success')).toBeTruthy()
  await fireEvent.click(named('4: a success'))
  expect(named('3: a partial success')).toBeTruthy()
  expect(named('1: nothing')).toBeTruthy()
  expect(screen.getByText('2 successes')).toBeTruthy()
  expect(onpick).toHaveBeenCalledWith('die:4+turn:1')
})

test('cards of the tableau are taken there, those of the hand stay', async () => {
  const onpick = show(['card:guard', 'done'], 'plan')
  await fireEvent.click(screen.getByRole('button', { name: /Guard/ }))
  expect(onpick).toHaveBeenCalledWith('card:guard')
  expect(finalGirl.hand?.(view({}, 'plan'))).toEqual(['hand:walk', 'hand:walk'])
  expect(finalGirl.hand?.(view({}, 'act'))).toEqual(['card:walk', 'card:walk'])
  expect(finalGirl.hand?.(view({}, 'convert'))).toEqual(['card:walk', 'card:walk+copy:2'])
})

test('what is found is chosen from', async () => {
  const onpick = show(['item:axe@fog+turn:0', 'item:tea@fog+turn:1'], 'keep', { looked: ['axe@fog', 'tea@fog'] })
  await fireEvent.click(screen.getByRole('button', { name: /tea does something/ }))
  expect(onpick).toHaveBeenCalledWith('item:tea@fog+turn:1')
})

test('the boards of both say how they stand', async () => {
  const onpick = vi.fn()
  const props = { events: [], options: ['use+item:tea@fog', 'space:1'], picked: [], onpick, colours: [0], seats: [] }
  render(Side, { props: { view: view({}, 'space'), ...props } })
  expect(named('Horror 4, that gives 2 dice')).toBeTruthy()
  expect(named('Health 4. The last of it is the black token: nobody knows what it shows.')).toBeTruthy()
  expect(named('Health 5. The last of it is the white token: no coming back from that.')).toBeTruthy()
  expect(named('Bloodlust: row 2 of 3, attack 2, move 1')).toBeTruthy()
  expect(screen.getByText(/nearest target, 1 move, 2 attacks/)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /tea/ }))
  await fireEvent.click(screen.getByRole('button', { name: /move up to one zone/ }))
  expect(onpick.mock.calls).toEqual([['use+item:tea@fog'], ['space:1']])
})

test('a card says what each result brings, what the chances are, and why it can’t be played', () => {
  const hint = { id: 'card:walk', key: 'hint-roll', args: { two: 11, one: 44, none: 45 } }
  show([], 'act')
  render(Card, { reference: 'card:walk', playable: true, pickable: true, picked: false, hint })
  expect(
    screen.getByRole('button', { name: /Two successes or more:.*11%.*move up to 2 zones; −1 Time.*the phase ends/s }),
  ).toBeTruthy()
  const bar = { id: 'card:guard', why: 'why-reaction', rule: 'FG-4.8' }
  render(Card, { reference: 'card:guard', playable: false, pickable: false, picked: false, bar })
  expect(screen.getByText('Only against an attack on you.')).toBeTruthy()
})

test('nothing can be pressed when nothing is asked, but for the tableau', () => {
  show([], '')
  expect(pressed().map((one) => one.textContent)).toEqual(['Tableau'])
})

test('whatever stands for a card tells what is on it', () => {
  expect(finalGirl.about?.(view(), 'item:axe@fog')).toBe('axe does something')
  expect(finalGirl.about?.(view(), 'killer:nobody@fog')).toBe('')
  expect(board().packs[0]?.killer?.minions?.attack).toBe(1)
})
