/** A film for tests: a small house, somebody with a saw, and two who hope. */
import type { Facts, View } from '../../../lib/types'
import { words } from '../../../lib/words/words.svelte'
import type { FilmBoard, Pack, Zone } from './board'

const zone = (id: string, x: number, y: number, paths: [string, number[]][], more: Partial<Zone> = {}): Zone => ({
  id: `${id}@fog`,
  x,
  y,
  exit: false,
  search: false,
  paths: paths.map(([to, faces]) => ({ to: `${to}@fog`, faces, one_way: false })),
  ...more,
})

const PACK: Pack = {
  name: 'fog',
  killer: {
    id: 'saw@fog',
    health: 6,
    rows: [
      { attack: 1, move: 1, do: [] },
      { attack: 2, move: 1, do: [{ type: 'Horror', by: 1 }] },
      { attack: 3, move: 2, do: [{ type: 'RevealPower' }] },
    ],
    final: [],
    start: [{ type: 'KillerAction', target: 'nearest', moves: 1, attacks: 2, by: 'enemies' }],
    finales: [{ id: 'end@fog', action: [{ type: 'Bloodlust', by: 1 }] }],
    terror: [{ id: 'boo@fog', health: 0 }],
    minions: { id: 'crow@fog', health: 2, attack: 1 },
  },
  location: {
    id: 'house@fog',
    zones: [
      zone('gate', 0, 0, [['yard', [1, 2, 3, 6]]], { exit: true }),
      zone('yard', 500, 300, [
        ['gate', [1]],
        ['hall', [4, 5]],
      ]),
      zone('hall', 1000, 900, [['yard', [2]]], { search: true }),
    ],
    items: [
      { id: 'axe@fog', hands: 2, uses: 0, weapon: { damage: 2, ranges: [0] } },
      { id: 'tea@fog', hands: 0, uses: 3, weapon: null },
    ],
    actions: [],
    events: [{ id: 'rain@fog', lasts: true, victims: [{ id: 'bob@fog' }] }],
    terror: [],
  },
  girls: [
    {
      id: 'ada@fog',
      health: 5,
      spaces: [[{ type: 'Time', by: 2 }], [{ type: 'Move', zones: 1 }]],
      more: [{ type: 'Health', by: 1 }],
    },
  ],
}

const NAMES = [
  'killer-saw',
  'location-house',
  'girl-ada',
  'minion-crow',
  'victim-bob',
  'event-rain',
  'terror-boo',
  'finale-end',
]
const THINGS = ['zone-gate', 'zone-yard', 'zone-hall', 'item-axe', 'item-tea']

/** Every card says its own name, and what it is good for. */
export function speakFog(): void {
  const text = [...NAMES, ...THINGS].map((key) => {
    const name = key.split('-')[1]
    return `${key} = ${name}\n    .text = ${name} does something\n    .line = so ${name}\n    .to = to the ${name}\n    .at = at the ${name}\n    .the = the ${name}`
  })
  words.packs = { fog: { en: text.join('\n') } }
}

const ACTION = { copies: 1, kind: 'action' as const, two: [], one: [], none: [], do: [] }

export function board(changes: Partial<FilmBoard> = {}): FilmBoard {
  return {
    seats: 1,
    acts: 9,
    it: '',
    packs: [PACK],
    core: {
      figures: {
        ...{
          dice: [3, 3, 2, 2, 2, 2, 2, 1],
          absolute_dice: [3, 2, 2, 2, 2, 1, 1, 1],
          time: 6,
          absolute_time: 5,
          most_time: 12,
        },
        ...{ hand: 10, success: 5, partial: 3, price: 2 },
      },
      actions: [
        {
          ...ACTION,
          id: 'walk',
          cost: 0,
          two: [
            { type: 'Move', zones: 2 },
            { type: 'Time', by: -1 },
          ],
          none: [{ type: 'EndPhase' }],
        },
        { ...ACTION, id: 'guard', cost: 2, kind: 'reaction', two: [{ type: 'Ward' }] },
      ],
    },
    ...{ killer: 'saw@fog', location: 'house@fog', girl: 'ada@fog', absolute: false, ambiguity: 'worst', setup: 0 },
    ...{ turn: 3, phase: 'action', here: 1, killer_at: 2, victims: [0, 3, 8], special: ['bob@fog'], special_at: [1] },
    ...{ minions: [2, -1], minion_health: [2, 0], shielded: [0, 0], dead: 2, dead_now: 0, saved: 1, saved_now: 0 },
    ...{
      health: 3,
      killer_health: 4,
      white: false,
      killer_white: true,
      horror: 4,
      time: 5,
      next_time: 0,
      bloodlust: 1,
    },
    ...{ hand: ['walk', 'walk'], tableau: ['guard', 'guard'], played: [], playing: '', chosen: '' },
    ...{
      terror: 6,
      aside: 3,
      revealed: ['boo@fog'],
      peeked: '',
      finale: 1,
      powers: 2,
      ending: '',
      in_force: ['event:rain@fog'],
    },
    ...{
      minor: [],
      minor_health: [],
      piles: [4],
      tops: ['axe@fog'],
      looked: [],
      items: ['tea@fog'],
      uses: [3],
      held: [0],
      lost: [],
    },
    ...{
      spent: [],
      events: 8,
      past: ['rain@fog'],
      tokens: [],
      token_at: [],
      tunnel: [],
      spaces: [1, 0],
      owed: [],
      flipped: false,
    },
    ...{
      roll: [],
      converted: 0,
      luck: 0,
      sure: 0,
      hit: 0,
      attacker: -1,
      decoy: -1,
      kills: 0,
      fresh: false,
      outcome: 0,
    },
    ...changes,
  } as FilmBoard
}

/** As the engine would tell them. */
const FACTS: Facts = {
  horror: [{ key: 'film-horror-is', args: { horror: 4, dice: 2, track: [3, 3, 2, 2, 2, 2, 2, 1], roll: 2 } }],
}

export function view(changes: Partial<FilmBoard> = {}, prompt = '', asked: Partial<View> = {}): View {
  return {
    version: 1,
    game: 'final-girl',
    names: ['Ana'],
    options: {},
    seat: 0,
    board: board(changes),
    facts: changes.facts ?? FACTS,
    waiting: prompt ? [{ seat: 0, prompt, about: [], rule: '' }] : [],
    answered: [],
    answer: null,
    talk: [],
    commitment: null,
    seed: null,
    result: null,
    ...asked,
  }
}
