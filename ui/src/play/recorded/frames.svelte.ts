/** The moments of a recorded game, fetched in chunks as they are needed and kept. */
import { api } from '../../lib/server/api'
import { Content } from '../../lib/table/content'
import type { Frame, GameEvent, GameRecord } from '../../lib/types'

const CHUNK = 60

/** Which chunks are to be fetched, and in which order: first the one that is looked at, then the rest. */
export function order(at: number, actions: number): number[] {
  const all = Array.from({ length: Math.ceil((actions + 1) / CHUNK) }, (_, n) => n * CHUNK)
  const first = Math.floor(at / CHUNK) * CHUNK
  return [first, ...all.filter((chunk) => chunk !== first)]
}

export class Frames {
  #frames = $state.raw<(Frame | undefined)[]>([])
  readonly actions: number
  #content = new Content()
  #gone = false

  constructor(
    private readonly record: GameRecord,
    private readonly seat: number | null,
    private readonly everything: boolean,
  ) {
    this.actions = (record.actions as unknown[]).length
  }

  at(number: number): Frame | undefined {
    return this.#frames[number]
  }

  /** What happened up to a moment, as far as it has been fetched. */
  events(upto = this.actions): GameEvent[] {
    return this.#frames.slice(0, upto + 1).flatMap((frame) => frame?.events ?? [])
  }

  async load(at: number): Promise<void> {
    for (const first of order(at, this.actions)) {
      if (this.#gone) return
      if (!this.#frames[first]) await this.#fetch(first)
    }
  }

  /** Nobody looks any more. */
  close(): void {
    this.#gone = true
  }

  async #fetch(first: number): Promise<void> {
    const { record, seat, everything } = this
    const { frames, content } = await api.replay({ record, seat, everything, first, last: first + CHUNK - 1 })
    const all = [...this.#frames]
    for (const frame of frames) all[frame.action] = { ...frame, view: this.#content.complete(frame.view, content) }
    this.#frames = all
  }
}
