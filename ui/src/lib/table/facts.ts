/** What the game tells of its board, whether anybody is asked or not: see `Game.facts`. */
import type { Fact, Facts, View } from '../types'

/** A board with what is told of it, for whoever draws it. */
export const withFacts = <Board extends object>({ board, facts }: View): Board & { facts: Facts } => ({
  ...(board as Board),
  facts,
})

/** What is told of something under this key, or the first that is. */
export function fact({ facts }: { facts: Facts }, thing: string, key?: string): Fact | undefined {
  return facts[thing]?.find((one) => !key || one.key === key)
}
