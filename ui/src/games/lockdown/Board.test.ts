import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../testing'
import { words } from '../../lib/words/words.svelte'
import Board from './Board.svelte'
import Card from './cards/Card.svelte'
import lockdown from '.'
import Side from './Side.svelte'
import { view } from './reading/sample'

beforeAll(async () => {
  await speakEnglish('lockdown')
  words.names = ['Ana', 'Bo', 'Cyd', 'Diane']
  // The test's window draws nothing, so nothing has a size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
})

const named = (name: string | RegExp) => screen.getByLabelText(name)
const buttons = () => document.querySelectorAll('button, [role=button]')
const button = (name: string | RegExp) => {
  const found = named(name)
  expect([...buttons()]).toContain(found)
  return found
}
const asked = (prompt: string) => ({ waiting: [{ seat: 0, prompt, about: [], rule: '' }] })
const show = (options: string[], prompt: string, picked: string[] = []) => {
  const onpick = vi.fn()
  const props = { view: view({}, asked(prompt)), events: [], options, picked, onpick, colours: [0, 1, 2, 3] }
  render(Board, { props })
  return onpick
}

test('every place tells who is there and how it stands', () => {
  show([], 'choose')
  expect(
    named(
      /^Toy shop\. Here: Ana’s Leader, Bo’s Leader and Diane’s Weeper\. 4 Monsters against Strength 3: they get in!/,
    ),
  ).toBeTruthy()
  expect(named('Surveillance room. Closed: the iron shutter is down.')).toBeTruthy()
  expect(named(/^Clothes shop\. Nobody is here/)).toBeTruthy()
  expect(named('Diane’s Weeper, in the toy shop, hidden under Rotten meat')).toBeTruthy()
  expect(named('Bo’s Weeper, dead, in the Cold storage')).toBeTruthy()
  expect(buttons()).toHaveLength(0)
})

test('a place is picked with a click or a key', async () => {
  const onpick = show(['place:2', 'place:4'], 'choose')
  await fireEvent.click(button('Go to the clothes shop'))
  await fireEvent.keyDown(button('Go to the toy shop'), { key: 'Enter' })
  expect(onpick.mock.calls).toEqual([['place:2'], ['place:4']])
})

test('only one’s own Characters are offered, by what is done to them', async () => {
  const onpick = show(['character:blocker', 'character:leader'], 'devour', ['character:leader'])
  const leader = button('Throw them the Leader. Ana’s Leader, in the toy shop')
  expect(leader.getAttribute('aria-pressed')).toBe('true')
  expect(buttons()).toHaveLength(2)
  await fireEvent.keyDown(leader, { key: ' ' })
  expect(onpick).toHaveBeenCalledWith('character:leader')
})

test('a vote is cast on a family’s car, or beside its name', async () => {
  const onpick = show(['seat:0', 'seat:1'], 'point-6')
  expect(named('Bo, 1 card, badge')).toBeTruthy()
  await fireEvent.click(button('Vote for Bo'))
  const more = { options: ['seat:3'], picked: [], onpick, colours: [0, 1, 2, 3], seats: [] }
  render(Side, { props: { view: view({}, asked('point-6')), events: [], ...more } })
  await fireEvent.click(button('Vote for Diane'))
  expect(onpick.mock.calls).toEqual([['seat:1'], ['seat:3']])
})

test('a card says what it does and why it can’t be played', () => {
  const bar = { id: 'card:bat', why: 'why-night', rule: 'LK-7.8a' }
  render(Card, { reference: 'card:bat', playable: false, pickable: false, picked: false, bar })
  expect(screen.getByText('Only at night, when Monsters attack.')).toBeTruthy()
})

test('whoever has nobody left is out, but nobody is before the first day', () => {
  const nowhere = [-1, -1, -1, -1]
  const dead = view({
    where: [
      [0, 0, 0, -1],
      [1, 0, 0, -1],
      [5, 6, 6, -1],
      [5, 5, 4, -1],
    ],
  })
  expect([0, 1].map((seat) => lockdown.out?.(dead, seat))).toEqual([true, false])
  expect(lockdown.out?.(view({ turn: 0, where: [nowhere, nowhere, nowhere, nowhere] }), 0)).toBe(false)
})
