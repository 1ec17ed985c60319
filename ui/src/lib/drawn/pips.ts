/** On a field of three by three, row by row: where the pips of each face stand. */
const FACES = ['', '4', '08', '048', '0268', '02468', '023568']

/** Of one face: from −1 to 1 to the right and down, 0 in the middle. */
export const pips = (face: number): (readonly [right: number, down: number])[] =>
  [...(FACES[face] ?? '')].map((at) => [(Number(at) % 3) - 1, Math.floor(Number(at) / 3) - 1])
