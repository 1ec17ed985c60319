/** The sentence that says what is asked, of whom. */
import type { Awaited, Question } from '../../lib/types'
import type { Words } from '../../lib/words/words'

type Reader = Pick<Words, 'text'>

/** One thing is spoken of as itself, several as a list. */
const about = (things: string[]): string | string[] => (things.length === 1 ? (things[0] as string) : things)

export function asksYou(words: Reader, question: Pick<Question, 'prompt' | 'about'>): string {
  return words.text(`prompt-${question.prompt}`, { about: about(question.about) })
}

/** Whom we wait for, and what for. */
export function waitsFor(words: Reader, waiting: readonly Awaited[]): string {
  const [first, ...others] = waiting
  if (!first) return words.text('play-moment')
  if (others.length) return words.text('play-waiting', { seats: waiting.map(({ seat }) => `seat:${seat}`) })
  // A pack has no words for those who wait.
  const key = first.prompt.includes('@') ? 'waiting-card' : `waiting-${first.prompt}`
  return words.text(key, { about: about(first.about), seat: `seat:${first.seat}` })
}
