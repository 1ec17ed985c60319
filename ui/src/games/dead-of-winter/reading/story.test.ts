import { expect, test } from 'vitest'
import { crises, curve, days, laidOpen } from './story'

const FAR = { key: 'far-morale', of: '', have: 0, need: 0, met: 1 }
const EVENTS = [
  { key: 'opening', args: { morale: 6 } },
  { key: 'round', args: { round: 1 } },
  { key: 'crisis', args: { crisis: 'crisis:cold@frost' } },
  { key: 'dies', args: { survivor: 'survivor:cook@frost', place: 'place:gas' } },
  { key: 'morale', args: { by: -1, morale: 5 } },
  { key: 'round', args: { round: 2 } },
  { key: 'crisis-averted', args: { crisis: 'crisis:cold@frost' } },
  { key: 'morale', args: { by: 1, morale: 6 } },
  {
    key: 'laid-open',
    args: { seat: 'seat:0', card: 'betrayal:arsonist@frost', won: 1, far: [{ key: FAR.key, args: FAR }] },
  },
  { key: 'laid-open-exile', args: { seat: 'seat:0', card: 'exile:revenge@frost' } },
  { key: 'laid-open', args: { seat: 'seat:1', card: 'secret:hoarder@frost', won: 0, far: [] } },
  { key: 'gave', args: { seat: 'seat:1', items: ['item:petrol@frost', 'item:junk@frost'], rounds: [1, 2] } },
]

test('a line for what matters, round by round, with the morale at its end', () => {
  expect(
    days(EVENTS).map(({ round, morale, lines }) => [round, morale, lines.map(({ key, bad }) => [key, bad])]),
  ).toEqual([
    [1, 5, [['winter-story-dies', true]]],
    [2, 6, [['winter-story-averted', false]]],
  ])
  expect(curve(EVENTS)).toEqual([
    { round: 0, morale: 6 },
    { round: 1, morale: 5 },
    { round: 2, morale: 6 },
  ])
  expect(crises(EVENTS)).toEqual(new Map([[1, 'crisis:cold@frost']]))
})

test('everybody’s objective is laid open, with what exile made of it and what they gave', () => {
  expect(laidOpen(EVENTS)).toEqual([
    {
      seat: 0,
      cards: ['betrayal:arsonist@frost', 'exile:revenge@frost'],
      won: true,
      far: [{ key: FAR.key, args: FAR }],
      gave: [],
    },
    {
      ...{ seat: 1, cards: ['secret:hoarder@frost'], won: false, far: [] },
      gave: [
        { item: 'item:petrol@frost', round: 1 },
        { item: 'item:junk@frost', round: 2 },
      ],
    },
  ])
})
