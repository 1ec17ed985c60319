/** The games of a shelf, counted by what they were played with. */
import type { GamePlayed } from '../../../lib/types'

export interface Tally {
  won: number
  lost: number
}

export const isWon = ({ winners }: GamePlayed): boolean => winners.length > 0

/** How it went with a Killer, in a Location, as a Final Girl; all games, if nothing is named. */
export function tally(played: readonly GamePlayed[], thing = ''): Tally {
  const games = thing ? played.filter(({ things }) => Object.values(things).includes(thing)) : played
  const won = games.filter(isWon).length
  return { won, lost: games.length - won }
}

/** All there are of a kind: those of the box, and then what strangers' packs brought, in the order it came. */
export function cast(kind: string, known: readonly string[], played: readonly GamePlayed[]): string[] {
  const met = played.flatMap(({ things }) => things[kind] ?? []).reverse()
  return [...new Set([...known.map((name) => `${kind}:${name}`), ...met])]
}
