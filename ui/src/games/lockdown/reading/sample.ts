/** A table for tests: four families, somewhere in their third night. */
import type { Facts, View } from '../../../lib/types'
import type { LockdownBoard } from './board'

const balance = (monsters: number, strength: number, excess: number, state: string) => [
  { key: 'mall-balance', args: { monsters, strength, excess, state, heading: [] } },
]

/** As the engine would tell them. */
const FACTS: Facts = {
  families: [{ key: 'mall-roles', args: { roles: ['character:blocker', 'character:leader', 'character:weeper'] } }],
  box: [{ key: 'mall-box-dice', args: { count: 4, lie: 0 } }],
  'place:1': balance(3, 2, 2, 'in'),
  'place:2': balance(1, 0, 2, 'none'),
  'place:4': balance(4, 3, 2, 'in'),
  'place:5': balance(0, 5, -4, 'none'),
  'place:6': [{ key: 'mall-monsters', args: { monsters: 2, excess: 2, state: 'in', heading: [] } }],
}

export function board(changes: Partial<LockdownBoard> = {}): LockdownBoard {
  return {
    seats: 4,
    acts: 90,
    it: '',
    figures: {
      strength: [2, 1, 1, 1],
      votes: [1, 2, 1, 1],
      points: [5, 3, 7, 1],
      useless_up_to: 3,
      spots: [0, 3, 4, 3, 4, 6, 24],
      monster_spaces: [0, 6, 6, 6, 6, 6, 6],
      monsters: 25,
      rows: [3, 3, 3],
      dice_in_box: 4,
      dice_on_rows: [0, 1, 1],
      starting_cards: 1,
      draw: 3,
      keep: 1,
      give: 1,
      closing: 6,
      end_margin: 0,
      keys_points: 1,
      whole_family_points: 0,
      martyr_votes: 0,
      weepers_draw: true,
      always_look: false,
      show_of_hands: false,
      weepers_last: false,
      announce: true,
      equal_gets_in: false,
      chance_breaks_ties: false,
      strict_moves: false,
      late_drinks: false,
      standoff_days: 3,
    },
    where: [
      [1, 4, 6, -1],
      [1, 4, 0, -1],
      [5, 6, 6, -1],
      [5, 5, 4, -1],
    ],
    monsters: [0, 3, 1, 0, 4, 0, 2],
    supply: 15,
    hands: [['bat', 'pistol'], 1, 0, 2],
    deck: 9,
    box: 4,
    on_rows: [0, 1, 1],
    badge: 1,
    martyr: 2,
    pistols: [0, 0, 0, 0],
    blame: [],
    unlocked: [],
    turn: 3,
    phase: 6,
    hidden: [[3, 2]],
    cold: [[1, 2]],
    closed: [3],
    spent: ['can'],
    searcher: [],
    drawn: 0,
    looked: [0, 1, 2, 3],
    arrival: [1, 1, 4, 6],
    destination: [4, 1, 6, 5],
    chosen: 1,
    still: 0,
    facts: FACTS,
    ...changes,
  }
}

export function view(changes: Partial<LockdownBoard> = {}, asked: Partial<View> = {}): View {
  return {
    version: 1,
    game: 'lockdown',
    names: ['Ana', 'Bo', 'Cyd', 'Diane'],
    options: {},
    seat: 0,
    board: board(changes),
    facts: changes.facts ?? FACTS,
    waiting: [],
    answered: [],
    answer: null,
    talk: [],
    commitment: null,
    seed: null,
    result: null,
    ...asked,
  }
}
