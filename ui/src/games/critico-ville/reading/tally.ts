/** The answers of a game, counted: by theme or by player. */
import type { Answer } from './board'

export interface Count {
  key: string
  right: number
  wrong: number
}

/** CV-5.4: what people answered themselves; what a bot or the clock did counts for nobody. */
export const ownAnswers = (answers: readonly Answer[]): Answer[] => answers.filter(({ house }) => !house)

/** Counted by what `of` says; the most frequent first. */
export function tally(answers: readonly Answer[], of: (answer: Answer) => string): Count[] {
  const counts = new Map<string, Count>()
  for (const answer of answers) {
    const key = of(answer)
    const count = counts.get(key) ?? { key, right: 0, wrong: 0 }
    count[answer.right ? 'right' : 'wrong'] += 1
    counts.set(key, count)
  }
  return [...counts.values()].sort((a, b) => b.right + b.wrong - (a.right + a.wrong))
}
