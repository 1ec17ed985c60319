/** Where the pips of a die stand: from −1 to 1 to the right and down, 0 in the middle. */
export type Pip = readonly [right: number, down: number]

const MIDDLE: Pip[] = [[0, 0]]
const FALLING: Pip[] = [
  [-1, -1],
  [1, 1],
]
const RISING: Pip[] = [
  [-1, 1],
  [1, -1],
]
const SIDES: Pip[] = [
  [-1, 0],
  [1, 0],
]

/** By the face; none on a face that a die hasn't. */
const PIPS: Record<number, Pip[]> = {
  1: MIDDLE,
  2: FALLING,
  3: [...FALLING, ...MIDDLE],
  4: [...FALLING, ...RISING],
  5: [...FALLING, ...RISING, ...MIDDLE],
  6: [...FALLING, ...RISING, ...SIDES],
}

export const pips = (face: number): readonly Pip[] => PIPS[face] ?? []
