/** Choosing: what is picked so far of what is asked, until it is an answer. */
import type { Question } from '../lib/types'
import { narrowed, optionOfKey, pick } from './options'

const NOTHING = { key: '', picked: [] as string[], narrow: [] as string[] }

export class Choosing {
  #question = $derived.by<Question | null>(() => this.asked())
  /** Several seats may be asked under one number, and one device may have them. */
  #key = $derived.by(() => (this.#question ? `${this.seat()}/${this.#question.number}` : ''))
  #picked = $state.raw<{ key: string; picked: string[]; narrow: string[] }>(NOTHING)
  /** The question that is being answered, or was: nothing can be picked until the next one comes. */
  #answered = $state('')

  constructor(
    private readonly seat: () => number | null,
    private readonly asked: () => Question | null,
    /** Whether the answer was taken; if not, the question is open again. */
    private readonly act: (question: Question, picks: string[]) => Promise<boolean>,
  ) {}

  get question(): Question | null {
    return this.#question && this.#key === this.#answered ? null : this.#question
  }

  /** Whatever was picked for an earlier question is forgotten. */
  get #now() {
    const now = this.#picked
    return now.key === this.#key ? now : NOTHING
  }

  get picked(): string[] {
    return this.#now.picked
  }

  /** Things clicked that several options have in common. */
  get narrow(): string[] {
    return this.#now.narrow
  }

  /** What may be picked now. */
  get options(): string[] {
    return this.question ? narrowed(this.question.options, this.narrow) : []
  }

  get several(): boolean {
    return this.question !== null && !(this.question.min === 1 && this.question.max === 1)
  }

  get enough(): boolean {
    const { question, picked } = this
    return question !== null && picked.length >= question.min && picked.length <= question.max
  }

  pick = (thing: string): void => {
    const { question } = this
    if (!question) return
    const done = pick(question, thing, this.#now)
    if ('act' in done) void this.#send(done.act)
    else this.#picked = { key: this.#key, ...done }
  }

  /** A key was pressed: true if it picks something. */
  key(key: string): boolean {
    const option = optionOfKey(this.options, key)
    if (option) this.pick(option)
    return option !== undefined
  }

  confirm = (): void => {
    if (this.several && this.enough) void this.#send(this.picked)
  }

  clear = (): void => {
    this.#picked = NOTHING
  }

  async #send(picks: string[]): Promise<void> {
    const { question } = this
    if (!question) return
    this.#answered = this.#key
    if (!(await this.act(question, picks))) this.#answered = ''
  }
}
