import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../testing'
import type { Question, SeatShown, Spoken } from '../../lib/types'
import { words } from '../../lib/words/words.svelte'
import Talk from '../../play/talk/Talk.svelte'
import deadOfWinter from '.'
import Board from './Board.svelte'
import type { ColonyBoard } from './reading/board'
import Card from './cards/Card.svelte'
import { speakFrost, view } from './reading/sample'
import Side from './Side.svelte'
import { wish } from './reading/wish.svelte'

let width = 1000

beforeAll(async () => {
  await speakEnglish('dead-of-winter')
  speakFrost()
  words.names = ['Ana', 'Bo', 'Cy']
  // The test's window draws nothing, so nothing has a size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
})
beforeEach(() => {
  width = 1000
  wish.clear()
})

const named = (name: string | RegExp) => screen.getByLabelText(name)
/** By what is written on it, or its label: roles take long to look up in a large drawing. */
function button(name: RegExp): Element {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''))
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const [DOG, RANGER, COOK] = ['survivor:dog@frost', 'survivor:ranger@frost', 'survivor:cook@frost']

function show(
  options: string[],
  prompt: string,
  changes: Partial<ColonyBoard> = {},
  picked: string[] = [],
  question?: Partial<Question>,
) {
  const onpick = vi.fn()
  const props = { events: [], options, picked, onpick, colours: [0, 1, 2], question: question as Question }
  render(Board, { props: { view: view(changes, prompt), ...props } })
  return onpick
}

function beside(options: string[], prompt: string, changes: Partial<ColonyBoard> = {}, question?: Partial<Question>) {
  const onpick = vi.fn()
  const asked = { hints: [], bars: [], ...question } as unknown as Question
  const props = { events: [], options, picked: [], onpick, colours: [0, 1, 2], seats: [], question: asked }
  render(Side, { props: { view: view(changes, prompt), ...props } })
  return onpick
}

test('places tell who is there, how many zombies, what noise', () => {
  show([], '')
  expect(named('School. Here: ranger and doctor. 4 zombies. 2 noise tokens. 15 cards to find.')).toBeTruthy()
  expect(named(/^Colony\. Here: dog, cook, builder, soldier and 3 helpless survivors\. 7 zombies\./)).toBeTruthy()
  expect(named('Entrance 1: 3 zombies, no barricade, no room for more')).toBeTruthy()
  expect(named('ranger, the job of ranger, with Ana, frostbite, carries axe')).toBeTruthy()
})

test('the forecast says what tonight costs, from what all see', () => {
  show([], '')
  // 7 mouths: 4 food due, 2 there; 12 wasted; 4 zombies at the colony, of whom the first finds no room; one at the school, too.
  expect(screen.getByText('morale −4, and the crisis')).toBeTruthy()
  expect(screen.getByText('The colony eats 4 food, 2 in the supply: hunger, morale −1.')).toBeTruthy()
  expect(screen.getByText('12 cards on the waste pile: morale −1.')).toBeTruthy()
  expect(screen.getByText(/^2 survivors die: there is no room left at the door \(Colony and School\)/)).toBeTruthy()
  expect(named(/^Averted by 3 cards of: Fuel\. 2 lie there, face down\.$/)).toBeTruthy()
})

test('who comes first, what comes next: a survivor, then a zombie', async () => {
  const attack = `attack+${DOG}+entrance:0`
  const onpick = show([attack, `attract+${DOG}`, 'end'], 'act')
  await fireEvent.click(named(/^dog, the job/))
  // As long as nobody is picked, a click on an entrance says where.
  await fireEvent.click(named(/^Entrance 1:/))
  expect(onpick.mock.calls).toEqual([[DOG], ['entrance:0']])
})

test('whoever has picked somebody attacks with a click, builds beside the zombies, and goes where they want', async () => {
  const options = [
    `attack+${DOG}+entrance:1`,
    `barricade+${DOG}+entrance:1`,
    `barricade+${DOG}+entrance:2`,
    `move+${DOG}+place:library`,
  ]
  const onpick = show(options, 'act', {}, [DOG])
  await fireEvent.click(named(/^Entrance 2:/))
  await fireEvent.keyDown(named('A barricade at entrance 2 of the colony'), { key: 'Enter' })
  await fireEvent.click(named(/^Entrance 3:/))
  await fireEvent.click(named(/^Library\./))
  expect(onpick.mock.calls).toEqual([
    ['attack+entrance:1'],
    ['barricade+entrance:1'],
    ['barricade+entrance:2'],
    ['move+place:library'],
  ])
})

test('the chances are in sight before the risk', () => {
  const move = `move+${DOG}+place:gas`
  const args = {
    survivor: DOG,
    rolls: 1,
    nothing: 50,
    wound: 25,
    frostbite: 17,
    bite: 8,
    dies: 33,
    others: 0,
    next: '',
  }
  show([move], 'act', {}, [DOG], { hints: [{ id: move, key: 'hint-risk', args }] })
  expect(screen.getByText('dog dies in 33% of cases.')).toBeTruthy()
  expect(screen.queryByText('Tonight')).toBeNull()
})

test('a turn is ended with a click, and it says what would be lost', async () => {
  const hints = [
    { id: 'end', key: 'hint-dice', args: { dice: 2 } },
    { id: 'end', key: 'hint-food', args: { food: 9, due: 4, hunger: 0 } },
  ]
  const onpick = show(['ask', 'end'], 'act', {}, [], { hints })
  await fireEvent.click(button(/^End the turn.*2 dice left!/))
  expect(onpick).toHaveBeenCalledWith('end')
  cleanup()
  show(['end'], 'act', {}, [], { hints: [{ id: 'end', key: 'hint-hungry-hand', args: {} }] })
  expect(button(/^End the turn.*food.*!/)).toBeTruthy()
})

test('a die that is picked first is used for what comes next', async () => {
  beside([`search+${RANGER}`, 'raise+die:3'], 'act')
  await fireEvent.click(named('A 6: use it for what comes next'))
  expect(wish.die).toBe(6)
  const onpick = show(['die:3', 'die:6'], 'die')
  await vi.waitFor(() => expect(onpick).toHaveBeenCalledWith('die:6'))
  expect(wish.die).toBe(0)
})

test('a die that is low is high enough for whoever carries the right thing, and for nobody else', async () => {
  const offered = [
    `attack+${RANGER}+entrance:8`,
    `attack+${DOG}+entrance:0`,
    `fight+${RANGER}+${COOK}`,
    `fight+${DOG}+${COOK}`,
    `search+${RANGER}`,
  ]
  const takes = (action: string, who: string | undefined, die: number) => ({
    [`${action}+${who}`]: [{ key: 'hint-die', args: { die } }],
  })
  const facts = {
    ...takes('attack', RANGER, 1),
    ...takes('attack', DOG, 2),
    ...takes('fight', RANGER, 1),
    ...takes('fight', DOG, 2),
    ...takes('search', RANGER, 3),
  }
  const onpick = beside(offered, 'act', { facts })
  await fireEvent.click(named('A 1: use it for what comes next'))
  for (const no of [
    /^dog: Attack: a die of 2 or more/,
    /^dog: Attack a survivor/,
    /^ranger: Search: a die of 3 or more/,
  ]) {
    expect(button(no).hasAttribute('disabled')).toBe(true)
  }
  await fireEvent.click(button(/^ranger: Attack: a die of 1 or more/))
  await fireEvent.click(button(/^ranger: Attack a survivor/))
  expect(onpick.mock.calls).toEqual([[`attack+${RANGER}`], [`fight+${RANGER}`]])
})

test('your people say what they can do, what it takes, and why not', async () => {
  const bars = [{ id: `search+${DOG}`, why: 'why-colony', rule: 'DW-2.3' }]
  const onpick = beside([`search+${RANGER}`, 'raise+die:3'], 'act', {}, { bars })
  await fireEvent.click(button(/^ranger: Search: a die of 3 or more/))
  await fireEvent.click(button(/^One food from the supply: one more on this die/))
  expect(onpick.mock.calls).toEqual([[`search+${RANGER}`], ['raise+die:3']])
  expect(button(/^dog: Search: a die of 2 or more\. The colony can’t be searched\./).hasAttribute('disabled')).toBe(
    true,
  )
})

test('a fight is there once there is somebody to hit', async () => {
  const onpick = beside([`fight+${RANGER}+${COOK}`], 'act')
  await fireEvent.click(button(/^ranger: Attack a survivor/))
  expect(onpick).toHaveBeenCalledOnce()
  cleanup()
  beside([`search+${RANGER}`], 'act')
  expect(() => button(/Attack a survivor/)).toThrow()
})

test('the players are told apart, and what one wants is told to nobody else', () => {
  beside([], '')
  expect(named('Bo, 4 cards, first player')).toBeTruthy()
  expect(screen.getByText('the text of hoarder')).toBeTruthy()
  expect(screen.getAllByText('Rounds: 3 of 6')).toHaveLength(2)
})

test('an exile reads what has changed and what to aim for', () => {
  beside([], '', { exiled: [1, 0, 0], exile_goals: [['revenge@frost'], 0, 0] })
  expect(screen.getByText('the text of hoarder').className).toContain('replaced')
  expect(screen.getByText('the loyal of revenge')).toBeTruthy()
  expect(screen.getByText(/^You are exiled: the colony can’t be entered/)).toBeTruthy()
})

test('what a crossroads waits for is read by whoever keeps it, and by nobody else', () => {
  beside([], '', { watchers: [0], watched: ['letter@frost'] })
  expect(screen.getByText('It waits for: the turn begins.')).toBeTruthy()
  cleanup()
  beside([], '', { watchers: [2], watched: 1 })
  expect(screen.queryByText(/^It waits for/)).toBeNull()
})

test('a crossroads is read by all, and decided by who is asked', async () => {
  const crossing = { crossing: 'letter@frost' }
  const onpick = show(['way:burn@frost', 'way:read@frost'], 'crossroads-vote', crossing)
  await screen.findByText('the story of letter', {}, { timeout: 20_000 })
  expect(screen.getByText('What it waited for: the turn begins.')).toBeTruthy()
  await fireEvent.click(button(/the outcome of read/))
  expect(onpick).toHaveBeenCalledWith('way:read@frost')
})

test('an exile is voted on with thumbs', async () => {
  const props = { events: [], options: ['thumb:up', 'thumb:down'], picked: [], colours: [0, 1, 2], onpick: vi.fn() }
  const waiting = [0, 1].map((seat) => ({ seat, prompt: 'exile-vote', about: ['seat:1'], rule: '' }))
  render(Board, { props: { view: view({}, '', { waiting, answered: [2] }), ...props } })
  await screen.findByText('Out')
  await fireEvent.click(button(/Out/))
  expect(props.onpick).toHaveBeenCalledWith('thumb:up')
  expect(screen.getAllByLabelText('Has decided')).toHaveLength(1)
})

test('what is found is kept by a click, or one looks on', async () => {
  const onpick = show(['item:axe@frost', 'noise'], 'search-on', { searcher: [0], found: ['axe@frost', 'beans@frost'] })
  await screen.findByText('the text of axe')
  await fireEvent.click(button(/the text of axe/))
  await fireEvent.click(button(/Make noise, draw one more/))
  expect(onpick.mock.calls).toEqual([['item:axe@frost'], ['noise']])
})

test('a bite that spreads: the chances stand on the choice', async () => {
  const hints = [
    { id: 'risk-it', key: 'hint-risk-it', args: { survivor: COOK, healed: 50, dies: 50, others: 0, next: '' } },
  ]
  const waiting = [{ seat: 0, prompt: 'spread', about: [COOK], rule: '' }]
  const props = {
    events: [],
    options: ['give-up', 'risk-it'],
    picked: [],
    colours: [0, 1, 2],
    onpick: vi.fn(),
    question: { hints, bars: [] } as never,
  }
  render(Board, { props: { view: view({}, '', { waiting }), ...props } })
  await screen.findByText(/50%: healed/)
  await fireEvent.click(button(/50%: healed/))
  expect(props.onpick).toHaveBeenCalledWith('risk-it')
})

test('a small screen opens one place; a tap goes there, if that is what may be done', async () => {
  width = 360
  const onpick = show([`move+${DOG}+place:gas`], 'act', {}, [DOG])
  await fireEvent.click(button(/^School\./))
  expect(onpick).not.toHaveBeenCalled()
  expect(screen.getAllByLabelText(/^School\./)).toHaveLength(1)
  await fireEvent.click(button(/^Gas station\./))
  expect(onpick).toHaveBeenCalledWith('move+place:gas')
})

test('a card says what it is; whatever stands for a card tells what is on it', () => {
  show([], '')
  render(Card, { reference: 'item:axe@frost', playable: true, pickable: true, picked: false })
  expect(button(/Weapon.*axe.*the text of axe.*Stays with a survivor/s)).toBeTruthy()
  render(Card, { reference: 'item:beans@frost', playable: true, pickable: true, picked: false })
  expect(button(/^Food · 2 /)).toBeTruthy()
  const told = deadOfWinter.about?.(view(), RANGER)
  expect(told).toBe('the job of ranger. Influence 32, attack 3+, search 3+. the text of ranger Carries: axe.')
  expect(deadOfWinter.about?.(view(), 'crisis:cold@frost')).toBe('the text of cold')
  expect(deadOfWinter.hand?.(view())).toHaveLength(4)
})

test('an accusation is put to the vote by one click, where it was made last', async () => {
  const accuse = (seat: number) =>
    ({ seat, form: 'accuse', args: { whom: 'seat:1' }, action: 0, answer: null, verdict: null }) as unknown as Spoken
  const seats = ['Ana', 'Bo', 'Cy'].map((name, colour) => ({ name, colour }) as SeatShown)
  const onpick = vi.fn()
  const props = { talk: [accuse(2), accuse(0)], chat: [], forms: [], seats, seat: 0, onpick }
  const upon = (options: string[]) => (said: Spoken) => deadOfWinter.upon?.(said, options)
  const { rerender } = render(Talk, { ...props, upon: upon(['exile+seat:1', 'end']) })
  await fireEvent.click(button(/Call a vote on exile → Bo/))
  expect(onpick.mock.calls).toEqual([['exile+seat:1']])
  expect(screen.getAllByText(/Call a vote on exile/)).toHaveLength(1)
  await rerender({ ...props, upon: upon(['exile+seat:2', 'end']) })
  expect(screen.queryByText(/Call a vote on exile/)).toBeNull()
})

test('nothing can be pressed when nothing is asked', () => {
  show([], '')
  expect([...document.querySelectorAll('button, [role=button]')]).toEqual([])
})
