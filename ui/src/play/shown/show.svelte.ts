/** What is on the screen: it follows the table, one moment after the other. */
import type { GameModule, Moment } from '../../games'
import { session } from '../../lib/browser/session.svelte'
import { play } from '../../lib/browser/sound'
import type { GameEvent, Question, View } from '../../lib/types'
import { holdOf, scenes } from './beats'
import { Queue } from './queue'

export interface News {
  view: View
  question: Question | null
  events: GameEvent[]
}

export interface Shown extends News {
  /** Those of all events that led here from what was shown before. */
  fresh: GameEvent[]
  /** What lies over the board for a moment. */
  over: { Overlay: NonNullable<Moment['Overlay']>; events: GameEvent[]; view: View } | null
}

interface Step {
  shown: Shown
  sound: Moment['sound']
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Nobody looks: whoever comes back wants to see how things stand. */
const unwatched = (): boolean => document.visibilityState === 'hidden'

export class Show {
  shown = $state.raw<Shown | null>(null)
  /** Everything that has happened has been shown. */
  idle = $state(true)
  /** Whoever is out of the game wants to see how it ends. */
  rush = false

  /** The table as it looks under what lies over it; nobody's, when somebody else is going to look. */
  #view: View | null = null
  #told: number | null = null
  #queue = new Queue<Step>(
    ({ shown, sound }) => {
      this.shown = shown
      if (sound) void play(sound)
    },
    () => (this.idle = true),
  )

  /** Something new. What happened before this page was opened, or is undone, isn't played. */
  take(news: News, module: GameModule): void {
    const from = this.#told ?? news.events.length
    const fresh = news.events.slice(from)
    const { speed } = session
    const quiet = this.rush || !speed || still() || unwatched()
    let last: Moment['sound']
    for (const { beat, view } of scenes(this.#view ?? news.view, news.view, fresh, module.moment)) {
      const { Overlay, sound } = beat.moment
      const over = Overlay ? { Overlay, events: beat.events, view: news.view } : null
      const events = news.events.slice(0, from + beat.told)
      if (quiet) last = sound ?? last
      // Whoever has just come to look hasn't seen the table before: they see it as it is now.
      else
        this.#push(
          { view: this.#view ? view : news.view, question: null, events, fresh, over },
          holdOf(beat) / speed,
          sound,
        )
    }
    this.#push({ ...news, fresh, over: null }, 0, last)
    this.#view = news.view
    this.#told = news.events.length
  }

  #push(shown: Shown, hold: number, sound?: Moment['sound']): void {
    if (hold) this.idle = false
    this.#queue.push({ shown, sound }, hold)
  }

  /** At once, with nothing played: somebody travels in time. */
  jump(news: News, fresh: GameEvent[] = []): void {
    this.#queue.clear()
    this.idle = true
    this.shown = { ...news, fresh, over: null }
    this.#view = news.view
    this.#told = news.events.length
  }

  hurry(): void {
    this.#queue.hurry()
  }

  /** At once to where everything has been shown. */
  skip(): void {
    while (!this.#queue.idle) this.#queue.skip()
  }

  /** Nothing stays on the screen. */
  wipe(): void {
    this.#queue.clear()
    this.#view = null
    this.shown = null
    this.idle = true
  }
}
