/** A text that was written in several languages, for whoever reads it. */
import type { Saying } from './board'

/** In this language, or in whichever there is. */
export function say(saying: Saying | null | undefined, language: string): string {
  return saying?.[language] ?? Object.values(saying ?? {})[0] ?? ''
}
