/** What a player wants, as far as the reader knows it: the secret objective, and what exile has made of it. */
import { words } from '../../../lib/words/words.svelte'
import { seen, type ColonyBoard } from './board'

export interface Aim {
  reference: string
  kind: 'secret' | 'betrayal' | 'exile'
  text: string
  /** By exile. */
  replaced: boolean
}

export const isBetrayal = (board: ColonyBoard, name: string): boolean =>
  board.packs.some((pack) => pack.betrayals.some((card) => card.id === name))

export function aims(board: ColonyBoard, seat: number): Aim[] {
  const exiles = seen(board.exile_goals[seat])
  const secrets = seen(board.secrets[seat]).map((name): Aim => {
    const kind = isBetrayal(board, name) ? 'betrayal' : 'secret'
    const replaced = kind === 'secret' && exiles.length > 0
    return { reference: `${kind}:${name}`, kind, text: words.attribute(`${kind}-${name}`, 'text'), replaced }
  })
  const traitor = secrets.some(({ kind }) => kind === 'betrayal')
  const more = exiles.map((name): Aim => {
    const text = words.attribute(`exile-${name}`, traitor ? 'traitor' : 'loyal')
    return { reference: `exile:${name}`, kind: 'exile', text, replaced: false }
  })
  return [...secrets, ...more]
}
