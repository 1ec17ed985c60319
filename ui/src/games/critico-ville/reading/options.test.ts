import { expect, test } from 'vitest'
import { aims, powers, squares } from './options'

const BOTH = ['square:7', 'square:9', 'power:fighter', 'power:exterminator+square:7', 'power:exterminator+square:34']

test('a click on a zombie beats it; it costs the Exterminator no token', () => {
  expect(aims(BOTH, [], 'target')).toBe(false)
  expect(squares(BOTH, false)).toEqual([7, 9])
  expect(squares(BOTH.slice(3), false)).toEqual([])
})

test('the Exterminator who was called may take aim anywhere', () => {
  expect(aims(BOTH, ['power:exterminator'], 'target')).toBe(true)
  expect(squares(BOTH.slice(3), true)).toEqual([7, 34])
  expect(aims(BOTH.slice(3), [], 'power-way')).toBe(true)
  expect(aims(BOTH.slice(2), [], 'power-combat')).toBe(false)
  expect(aims(['power:fighter', 'pass'], [], 'power-combat')).toBe(false)
})

test('each power is offered once', () => {
  expect(powers(BOTH)).toEqual(['power:fighter', 'power:exterminator'])
  expect(powers(['answer:0', 'on'])).toEqual([])
})
