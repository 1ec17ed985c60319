/** A line to a table that mends itself: reconnects with growing pauses, and notices when the other end falls silent. */

export interface Heard {
  opened(send: (value: unknown) => void): void
  told(value: unknown): void
  lost(): void
}

const PING = { name: '', command: null }
const PING_EVERY = 10_000
const SILENCE = 10_000
const LONGEST_PAUSE = 8_000

export class Line {
  #socket: WebSocket | null = null
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly url: string,
    readonly heard: Heard,
  ) {
    addEventListener('online', this.#again)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.#again)
  }

  /** A new connection, whatever became of the old one. */
  connect(): void {
    this.#hangUp()
    const socket = new WebSocket(this.url)
    this.#socket = socket
    // What an earlier connection still says is not for us.
    const current = () => socket === this.#socket
    socket.onopen = () => {
      if (!current()) return
      this.heard.opened((value) => this.#send(value))
      this.#ping = setInterval(() => this.#check(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      if (!current()) return
      this.#tries = 0
      clearTimeout(this.#silence)
      this.#silence = undefined
      // What the other end had to say at once comes as a list.
      const told: unknown = JSON.parse(String(event.data))
      for (const one of Array.isArray(told) ? (told as unknown[]) : [told]) if (current()) this.heard.told(one)
    }
    socket.onclose = () => current() && this.drop()
  }

  close(): void {
    this.#hangUp()
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.#again)
  }

  #send(value: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(value))
  }

  #check(): void {
    this.#send(PING)
    this.#silence ??= setTimeout(this.drop, SILENCE)
  }

  /** It is of no use as it is: another one, after a pause. */
  readonly drop = (): void => {
    this.#hangUp()
    this.heard.lost()
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2))
  }

  /** The network is back, or somebody looks at the page: no need to wait out the pause. */
  readonly #again = (): void => {
    if (this.#retry !== undefined && document.visibilityState !== 'hidden') this.connect()
  }

  #hangUp(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    clearInterval(this.#ping)
    this.#retry = this.#silence = this.#ping = undefined
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
