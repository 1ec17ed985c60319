/** Advice: what the best bot would do, for whoever asks. It holds for one question. */
import type { Advice, Question } from '../../lib/types'

export class Advising {
  #given = $state.raw<Advice | null>(null)
  /** Somebody is thinking about it. */
  busy = $state(false)

  constructor(
    private readonly due: () => Question | null,
    private readonly ask: () => Promise<Advice>,
  ) {}

  /** That of the question that is asked now. */
  get given(): Advice | null {
    return this.#given && this.#given.question === this.due()?.number ? this.#given : null
  }

  /** There is something to ask about, and it wasn't asked yet. */
  get possible(): boolean {
    return this.due() !== null && !this.given
  }

  /** The options it would pick. */
  get picks(): string[] {
    return this.given?.picks ?? []
  }

  async want(): Promise<void> {
    if (this.busy || !this.possible) return
    this.busy = true
    try {
      this.#given = await this.ask()
    } finally {
      this.busy = false
    }
  }
}
