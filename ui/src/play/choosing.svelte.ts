/** Choosing: what is picked so far of what is asked, until it is an answer. */
import type { Question } from '../lib/types'
import { narrowed, optionOfKey, pick } from './options'

export class Choosing {
  #question = $derived.by<Question | null>(() => this.asked())
  #picked = $state.raw<{ number: number; picked: string[]; narrow: string[] }>({ number: -1, picked: [], narrow: [] })
  /** The question that is being answered, or was: nothing can be picked until the next one comes. */
  #answered = $state(-1)

  constructor(
    private readonly asked: () => Question | null,
    /** Whether the answer was taken; if not, the question is open again. */
    private readonly act: (question: Question, picks: string[]) => Promise<boolean>,
  ) {}

  get question(): Question | null {
    return this.#question?.number === this.#answered ? null : this.#question
  }

  /** Whatever was picked for an earlier question is forgotten. */
  get #now() {
    const now = this.#picked
    return now.number === this.#question?.number ? now : { picked: [], narrow: [] }
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
    else this.#picked = { number: question.number, ...done }
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
    this.#picked = { number: -1, picked: [], narrow: [] }
  }

  async #send(picks: string[]): Promise<void> {
    const { question } = this
    if (!question) return
    this.#answered = question.number
    if (!(await this.act(question, picks))) this.#answered = -1
  }
}
