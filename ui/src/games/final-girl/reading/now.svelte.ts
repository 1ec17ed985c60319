/** The film that is looked at: cards of a hand know only their names. */
import { cast, type ActionCard, type FilmBoard } from './board'

let actions = $state.raw<Map<string, ActionCard>>(new Map())

/** Whoever draws a board says so. */
export function show(board: FilmBoard): void {
  const known = cast(board).actions
  if (known !== actions) actions = known
}

export const actionCard = (id: string): ActionCard | undefined => actions.get(id)
