/** A table for tests: three players, in the middle of their fourth turn. */
import type { View } from '../../../lib/types'
import type { AskedQuestion, TownBoard } from './board'

export const ZOMBIE_SQUARES = [3, 5, 7, 8, 9, 11, 13, 15, 17, 18, 20, 22, 24, 26, 27, 29, 31, 33, 34, 35]

export function board(changes: Partial<TownBoard> = {}): TownBoard {
  return {
    seats: 3,
    acts: 40,
    it: '',
    figures: {
      squares: 36,
      zones: [9, 18, 27, 36],
      zombie_squares: ZOMBIE_SQUARES,
      first_zombies: [8, 9, 17, 18, 26, 27, 34, 35],
      deck: [8, 10, 6, 2],
      die: 6,
      win: 4,
      reach: 5,
      characters: 4,
      tokens: 3,
    },
    hard: false,
    pawn: 6,
    zombies: [3, 8, 9, 13, 17, 18, 26, 27, 34, 35],
    pile: 14,
    discard: [2],
    questions: 120,
    used: [7],
    fights: true,
    characters: [['fighter'], ['runner', 'exterminator'], ['defender']],
    tokens: [3, 2, 1, 2, 0],
    turn: 4,
    active: 1,
    action: 2,
    card: 2,
    left: 0,
    placed: [3, 13],
    die: 0,
    steps: 0,
    question: null,
    beaten: 4,
    won: false,
    given: [
      { seat: 0, question: 'a', theme: 'hasty', kind: 'choice', right: true, house: false },
      { seat: 1, question: 'b', theme: 'cause', kind: 'choice', right: false, house: false },
      { seat: 2, question: 'c', theme: 'hasty', kind: 'open', right: false, house: false },
    ],
    facts: {},
    ...changes,
  }
}

export function question(changes: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    id: '',
    theme: '',
    house: false,
    challenge: true,
    kind: 'choice',
    seat: 1,
    text: {
      en: 'Noah says: “My uncle never wore a helmet and never had an accident. So helmets are useless.” What would you answer?',
      fr: 'Noah dit : « Mon oncle n’a jamais porté de casque et n’a jamais eu d’accident. Donc les casques ne servent à rien. » Que réponds-tu ?',
    },
    options: [
      {
        en: 'One cyclist who was lucky tells us little about all the others.',
        fr: 'Un cycliste chanceux nous apprend peu sur tous les autres.',
      },
      {
        en: 'Your uncle is surely lying: everybody falls off a bike some day.',
        fr: 'Ton oncle ment sûrement : tout le monde tombe un jour de vélo.',
      },
      {
        en: 'Uncles are no experts, so whatever they tell us must be wrong.',
        fr: 'Les oncles ne sont pas des spécialistes, donc ce qu’ils disent est faux.',
      },
      {
        en: 'Most people in our street wear a helmet, so helmets are useful.',
        fr: 'Presque toute la rue porte un casque, donc les casques sont utiles.',
      },
    ],
    said: '',
    picked: -1,
    right: -1,
    answer: null,
    explanation: null,
    verdict: '',
    ...changes,
  }
}

export const shown = (changes: Partial<AskedQuestion> = {}): AskedQuestion =>
  question({
    id: 'anecdote-3',
    theme: 'anecdote',
    picked: 0,
    right: 0,
    verdict: 'right',
    answer: question().options[0] ?? null,
    explanation: {
      en: 'A single story, even a true one, says what can happen and not how often. Ask how many cyclists were counted, with and without a helmet. To call the uncle a liar is tempting, but nothing shows it.',
      fr: 'Une seule histoire, même vraie, dit ce qui peut arriver et non combien de fois cela arrive. Demande combien de cyclistes ont été comptés, avec et sans casque. Traiter l’oncle de menteur est tentant, mais rien ne le montre.',
    },
    ...changes,
  })

type Asked = Partial<Omit<View, 'board'>>

export function view(changes: Partial<TownBoard> = {}, asked: Asked = {}): View & { board: TownBoard } {
  return {
    version: 1,
    game: 'critico-ville',
    names: ['Ana', 'Bo', 'Cyd'],
    options: {},
    seat: 1,
    board: board(changes),
    facts: changes.facts ?? {},
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
