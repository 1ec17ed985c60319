import { expect, test } from 'vitest'
import type { TableShown, View } from '../../lib/types'
import { keepSeals, seals } from './sealed'

const table = (code: string, games: number, promise: string) => ({ code, games, promise }) as TableShown
const view = (commitment: string) => ({ commitment }) as View

test('what was seen first is kept, for each game of a table', () => {
  keepSeals(table('ABC', 0, 'first'), view('one'))
  keepSeals(table('ABC', 0, 'another'), view('two'))
  keepSeals(table('ABC', 1, 'next'), view('three'))
  expect(seals(table('ABC', 0, 'another'))).toEqual({ promise: 'first', commitment: 'one' })
  expect(seals(table('ABC', 1, ''))).toEqual({ promise: 'next', commitment: 'three' })
  expect(seals(table('XYZ', 0, ''))).toBeUndefined()
})

test('only the last ones are kept', () => {
  for (let n = 0; n < 30; n++) keepSeals(table(`T${n}`, 0, String(n)), view(''))
  expect(seals(table('T0', 0, ''))).toBeUndefined()
  expect(seals(table('T29', 0, ''))?.promise).toBe('29')
})
