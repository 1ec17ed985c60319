/** The names that screen readers read, and what things are called here. */
import type { View } from '../../../lib/types'
import { words } from '../../../lib/words/words.svelte'
import { boardOf, type TownBoard } from './board'
import { tokensOf } from './where'

/** A theme of ours has a name; one of a teacher's is its own. */
export function themeName(theme: string): string {
  return words.has(`theme-${theme}`) ? words.text(`theme-${theme}`) : theme
}

/** The whole road in a few sentences. */
export function roadLabel(board: TownBoard): string {
  const { pawn, zombies, figures, facts } = board
  return [
    words.text('town-road-pawn', { square: pawn, last: figures.squares }),
    words.text('town-road-zombies', { count: zombies.length, squares: zombies }),
    ...(facts.flight ?? []).map(({ key, args }) => words.text(key, args)),
  ].join(' ')
}

/** What picking a square does, and how far it is from the pawn. */
export function squareLabel(view: View, square: number, aiming: boolean): string {
  const { pawn, zombies } = boardOf(view)
  const what = aiming ? 'exterminate' : zombies.includes(square) ? 'beat' : 'place'
  const where = square === pawn ? 'here' : square > pawn ? 'ahead' : 'behind'
  return words.text(`town-pick-${what}`, { square, where, distance: Math.abs(square - pawn) })
}

/** What is written on things: without the article. */
export const characterName = (character: string): string =>
  words.attribute(`character-${character}`, 'name') || words.name(`character:${character}`)

export function characterLabel(board: TownBoard, character: string): string {
  const left = tokensOf(board, character)
  return words.text('town-character', { character: characterName(character), left, all: board.figures.tokens })
}
