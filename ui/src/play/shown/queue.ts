/** Shows things one after the other: each stays for its time before the next one comes. */
export class Queue<T> {
  #waiting: { content: T; hold: number }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `limit`: who is further behind than this skips ahead, for the last one is the one that counts. */
  constructor(
    private readonly show: (content: T) => void,
    /** Nothing is waiting any more, and the last one has had its time. */
    private readonly rest: () => void = () => {},
    private readonly limit = 12,
  ) {}

  get idle(): boolean {
    return this.#timer === undefined
  }

  push(content: T, hold: number): void {
    this.#waiting.push({ content, hold })
    if (this.#waiting.length > this.limit) this.skip()
    else if (this.idle) this.#next()
  }

  /** Somebody taps: on to the next one. */
  hurry(): void {
    if (!this.idle) this.#next()
  }

  /** At once to the last one. */
  skip(): void {
    this.#waiting = this.#waiting.slice(-1)
    this.#next()
  }

  /** What waits is shown no more. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const next = this.#waiting.shift()
    if (!next) return this.rest()
    // The timer runs before anything is shown: whoever asks while it is shown is told "not idle".
    if (next.hold > 0) this.#timer = setTimeout(() => this.#next(), next.hold)
    this.show(next.content)
    if (this.idle) this.#next()
  }
}
