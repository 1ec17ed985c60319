/** The log: every event a sentence; what is set in strong type begins a new chapter. */
import type { GameEvent } from '../../lib/types'
import type { Words } from '../../lib/words/words'

type Reader = Pick<Words, 'text' | 'attribute'>

export function keyOf(event: GameEvent): string {
  return event.known ? `log-${event.key}-known` : `log-${event.key}`
}

export function sentence(words: Reader, event: GameEvent): string {
  return words.text(keyOf(event), event.args)
}

/** How its line is to look: '', 'strong' or 'danger'. */
export function styleOf(words: Reader, event: GameEvent): string {
  return words.attribute(keyOf(event), 'style')
}

export interface Chapter {
  /** The event that opens it; none for what comes before the first. */
  head: GameEvent | null
  /** The number of the action it begins with. */
  from: number
  /** Its events, those of one action together. */
  actions: { action: number; events: GameEvent[] }[]
}

export function chapters(events: readonly GameEvent[], opens: (event: GameEvent) => boolean): Chapter[] {
  const found: Chapter[] = [{ head: null, from: 0, actions: [] }]
  for (const event of events) {
    if (opens(event)) {
      found.push({ head: event, from: event.action, actions: [] })
      continue
    }
    const { actions } = found.at(-1) as Chapter
    const last = actions.at(-1)
    if (last?.action === event.action) last.events.push(event)
    else actions.push({ action: event.action, events: [event] })
  }
  return found.filter((chapter) => chapter.head ?? chapter.actions.length)
}

export const opensChapter =
  (words: Reader) =>
  (event: GameEvent): boolean =>
    styleOf(words, event) === 'strong'
