import { expect, test } from 'vitest'
import { pips } from './pips'

test.each([1, 2, 3, 4, 5, 6])('a %i has as many pips, each on its own', (face) => {
  expect(new Set(pips(face).map(String)).size).toBe(face)
})

test('turned upside down, every face is the same', () => {
  const turned = (face: number) => pips(face).map(([right, down]) => `${-right + 0} ${-down + 0}`)
  for (let face = 1; face <= 6; face++)
    expect(turned(face).sort()).toEqual(
      pips(face)
        .map((pip) => pip.join(' '))
        .sort(),
    )
})

test('a die that hasn’t been thrown shows nothing', () => expect(pips(0)).toEqual([]))
