/** A colony for tests: three players, eight survivors, and not much food. */
import type { Facts, View } from '../../../lib/types'
import { words } from '../../../lib/words/words.svelte'
import type { ColonyBoard } from './board'

const PEOPLE: [id: string, influence: number, attack: number, search: number][] = [
  ...([
    ['dog', 10, 2, 2],
    ['cook', 20, 2, 4],
    ['ranger', 32, 3, 3],
    ['nurse', 42, 3, 4],
  ] as [string, number, number, number][]),
  ...([
    ['builder', 52, 2, 5],
    ['doctor', 56, 4, 3],
    ['soldier', 64, 1, 3],
    ['mayor', 68, 3, 4],
  ] as [string, number, number, number][]),
]
const ITEMS: [id: string, kind: string, equip: boolean][] = [
  ...([
    ['axe', 'weapon', true],
    ['beans', 'food', false],
    ['pills', 'medicine', false],
  ] as [string, string, boolean][]),
  ...([
    ['petrol', 'fuel', false],
    ['atlas', 'book', true],
    ['junk', 'tool', false],
  ] as [string, string, boolean][]),
]
const card = (id: string) => ({ id: `${id}@frost`, rules: [], changes: [] })
const NONE = { start: 0, police: 0, grocery: 0, school: 0, library: 0, hospital: 0, gas: 0 }
const GOAL = { type: 'LastRound' }

const PACK = {
  name: 'frost',
  game: 'dead-of-winter',
  words: {},
  survivors: PEOPLE.map(([id, influence, attack, search]) => ({
    ...card(id),
    influence,
    attack,
    search,
    use: [],
    cooperative: true,
  })),
  items: ITEMS.map(([id, kind, equip]) => ({
    ...card(id),
    kind,
    equip,
    decks: NONE,
    worth: kind === 'food' ? 2 : 0,
    do: [],
    if: null,
    use: [],
    cooperative: true,
  })),
  crises: [{ ...card('cold'), needs: ['fuel'], do: [], cooperative: true }],
  crossroads: [
    {
      ...card('letter'),
      trigger: { when: 'TurnBegins', where: {}, if: null },
      ways: ['burn', 'read'].map((name) => ({ name: `${name}@frost`, do: [], if: null })),
      vote: true,
      who: 'you',
      cooperative: true,
    },
  ],
  objectives: [
    {
      ...card('hold'),
      normal: { rounds: 6, morale: 7, goal: GOAL, setup: [] },
      hard: { rounds: 7, morale: 6, goal: GOAL, setup: [] },
      length: 'short',
    },
  ],
  secrets: [{ ...card('hoarder'), goal: GOAL, alone: false }],
  betrayals: [{ ...card('arsonist'), first: GOAL, goal: GOAL }],
  exiles: [{ ...card('revenge'), goal: GOAL, alone: false, first: GOAL }],
}

const NAMES = [
  ...PEOPLE.map(([id]) => `survivor-${id}`),
  ...ITEMS.map(([id]) => `item-${id}`),
  ...[
    'crisis-cold',
    'crossroads-letter',
    'objective-hold',
    'secret-hoarder',
    'betrayal-arsonist',
    'exile-revenge',
    'way-burn',
    'way-read',
  ],
]

/** Every card says its own name, and what it is good for. */
export function speakFrost(): void {
  const text = NAMES.map((key) => {
    const name = key.split('-')[1]
    const forms = ['job', 'text', 'line', 'story', 'outcome', 'normal', 'hard', 'loyal', 'traitor']
    return [`${key} = ${name}`, ...forms.map((form) => `    .${form} = the ${form} of ${name}`)].join('\n')
  })
  words.packs = { frost: { en: text.join('\n') } }
}

const FIGURES = {
  ...{
    risk: [6, 3, 2, 1],
    starting_items: 5,
    two_players_items: 7,
    dealt_survivors: 4,
    kept_survivors: 2,
    two_players_survivors: 3,
  },
  ...{
    secrets_each: 2,
    traitor_secrets_each: 1,
    extra_dice: 1,
    fatal_wounds: 3,
    cleaned: 3,
    attracted: 2,
    food_for: 2,
    waste_for: 10,
  },
  ...{ zombie_for: 2, surplus: 2, quiet: 3, most_morale: 10, most_die: 6 },
  places: [
    { id: 'colony', spaces: 24, entrances: [3, 3, 3, 3, 3, 3], noise: 0 },
    { id: 'police', spaces: 3, entrances: [4], noise: 4 },
    { id: 'grocery', spaces: 3, entrances: [4], noise: 4 },
    { id: 'school', spaces: 4, entrances: [4], noise: 4 },
    { id: 'library', spaces: 3, entrances: [3], noise: 4 },
    { id: 'hospital', spaces: 4, entrances: [4], noise: 4 },
    { id: 'gas', spaces: 2, entrances: [3], noise: 4 },
  ],
}

export function board(changes: Partial<ColonyBoard> = {}): ColonyBoard {
  return {
    ...{
      seats: 3,
      acts: 40,
      it: '',
      packs: [PACK],
      core: { figures: FIGURES },
      cooperative: false,
      hard: false,
      elimination: false,
    },
    ...{
      starving: 'one',
      needed: 'present',
      crowds: 'place',
      exiles_return: false,
      two_exiles: 'loyal',
      hidden_outcomes: false,
      page: false,
    },
    ...{ objective: 'hold@frost', round: 3, rounds: 4, morale: 5, food: 2, starvation: 1, helpless: 3, progress: 0 },
    ...{
      waste: Array<string>(12).fill('junk@frost'),
      removed: [],
      crisis: 'cold@frost',
      crises: 12,
      past: [],
      pile: 2,
      given: [1, 1, 0],
    },
    ...{ gave: [['3:petrol@frost'], 1, 0], phase: 'players', outcome: '', met: false },
    ...{
      zombies: [3, 1, 0, 2, 0, 1, 2, 0, 4, 1, 0, 3],
      barricades: [0, 1, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0],
      noise: [0, 0, 0, 2, 0, 1, 0],
    },
    ...{ decks: [4, 18, 20, 15, 17, 19, 20], at: [0, 0, 3, 5, 0, 3, 0, -1], owner: [0, 1, 0, 1, 2, 1, 2, -1] },
    ...{ wounds: [1, 0, 0, 0, 2, 0, 0, 0], frost: [0, 0, 1, 0, 0, 0, 0, 0], moved: [0, 0, 1, 0, 0, 0, 0, 0] },
    ...{
      gear: ['axe@frost', 'atlas@frost'],
      bearer: [2, 4],
      spent: [],
      spent_round: [],
      gone: [],
      dead_helpless: 0,
      recruits: 9,
    },
    ...{
      hands: [['beans@frost', 'pills@frost', 'axe@frost', 'beans@frost'], 4, 6],
      secrets: [['hoarder@frost'], 1, 1],
    },
    ...{
      exile_goals: [[], 0, 0],
      exile_deck: 8,
      dealt: [[], 0, 0],
      leader: [2, 3, 6],
      rolled: [[6, 3, 1], [], [2, 5]],
    },
    ...{
      exiled: [0, 0, 0],
      out: [0, 0, 0],
      first: 1,
      turn: 0,
      turns: 1,
      called: false,
      actor: 0,
      hero: -1,
      searcher: [],
      found: 0,
    },
    ...{ crossroads: 40, watchers: [2], watched: 1, crossing: '' },
    ...changes,
  } as unknown as ColonyBoard
}

const ROUNDS = { key: 'far-rounds', args: { of: '', have: 3, need: 6, met: 0 } }
const WAITS = [{ key: 'waits-TurnBegins', args: {} }]

const takes = (die: number) => [{ key: 'hint-die', args: { die } }]
/** What is printed on somebody's card. */
const printed = ([id, , attack, search]: (typeof PEOPLE)[number]): Facts => ({
  [`attack+survivor:${id}@frost`]: takes(attack),
  [`fight+survivor:${id}@frost`]: takes(attack),
  [`search+survivor:${id}@frost`]: takes(search),
})

/** As the engine would tell them. */
const FACTS: Facts = {
  ...PEOPLE.map(printed).reduce((all, one) => ({ ...all, ...one })),
  'objective:hold@frost': [ROUNDS],
  'seat:0': [ROUNDS],
  'crossroads:letter@frost': WAITS,
  tonight: [
    { key: 'tonight-morale', args: { by: 4 } },
    { key: 'tonight-food', args: { due: 4, food: 2, by: 1, bad: 1 } },
    { key: 'tonight-waste', args: { count: 12, by: 1, each: 10, bad: 1 } },
    { key: 'tonight-crisis', args: { given: 2, due: 3, bad: 1 } },
    { key: 'tonight-zombies', args: { colony: 4, places: ['place:school'], all: 5, bad: 0 } },
    { key: 'tonight-deaths', args: { count: 2, places: ['place:colony', 'place:school'], bad: 1 } },
  ],
}

export function view(changes: Partial<ColonyBoard> = {}, prompt = '', asked: Partial<View> = {}): View {
  return {
    ...{ version: 1, game: 'dead-of-winter', names: ['Ana', 'Bo', 'Cy'], options: {}, seat: 0, board: board(changes) },
    facts: changes.facts ?? FACTS,
    waiting: prompt ? [{ seat: 0, prompt, about: [], rule: '' }] : [],
    ...{ answered: [], answer: null, talk: [], commitment: null, seed: null, result: null },
    ...asked,
  } as View
}
