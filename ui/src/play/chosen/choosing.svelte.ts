/** Choosing: what is picked so far of what is asked, until it is an answer. */
import type { Question } from '../../lib/types'
import { folded, narrowed, optionOfKey, pick, written, type Entry } from './option_rows'

/** Milliseconds: so long after an answer a click is the second half of a double click, not the next answer. */
const REST = 400
const NOTHING = { key: '', picked: [] as string[], narrow: [] as string[] }

/** What somebody is typing, and whether they still are. */
export interface Draft {
  text: string
  typing: boolean
}

export class Choosing {
  #question = $derived.by<Question | null>(() => this.asked())
  /** Several seats may be asked under one number, and one device may have them. */
  #key = $derived.by(() => (this.#question ? `${this.seat()}/${this.#question.number}` : ''))
  #picked = $state.raw<{ key: string; picked: string[]; narrow: string[] }>(NOTHING)
  /** The question that is being answered, or was: nothing can be picked until the next one comes. */
  #answered = $state('')
  /** While something is shown nothing can be typed; what was typed comes back afterwards. */
  #drafts = $state<Record<string, Draft>>({})
  /** Whoever has just answered can't click anything yet. */
  resting = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly seat: () => number | null,
    private readonly asked: () => Question | null,
    /** Whether the answer was taken; if not, the question is open again. */
    private readonly act: (question: Question, picks: string[]) => Promise<boolean>,
  ) {}

  get question(): Question | null {
    return this.#question && this.#key === this.#answered ? null : this.#question
  }

  /** What the others wait for. */
  get due(): Question | null {
    return this.question?.waits ? this.question : null
  }

  /** What may be done meanwhile: nobody waits for it. */
  get offer(): Question | null {
    return this.question?.waits === false ? this.question : null
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

  /** The same, as they are listed. */
  get entries(): Entry[] {
    return folded(this.options, this.narrow)
  }

  /** For whatever a game has drawn: what may be picked, what is, and how. */
  get picking() {
    const { question, options, picked, narrow, pick } = this
    return { question, options, picked: [...picked, ...narrow], onpick: pick }
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

  /** What a key stands for. An offer has no keys: it isn't to be taken by a slip. */
  key(key: string): string | undefined {
    return this.due
      ? optionOfKey(
          this.entries.map(({ id }) => id),
          key,
        )
      : undefined
  }

  /** How many letters may be added to an option. */
  letters(option: string): number {
    return this.question?.writes[option] ?? 0
  }

  draft(option: string): Draft {
    return this.#drafts[this.#draftKey(option)] ?? { text: '', typing: false }
  }

  type(option: string, draft: Partial<Draft>): void {
    this.#drafts[this.#draftKey(option)] = { ...this.draft(option), ...draft }
  }

  /** The option with what was typed. */
  write(option: string): void {
    void this.#send([written(option, this.draft(option).text, this.letters(option))])
  }

  #draftKey(option: string): string {
    return `${this.seat()}/${this.#question?.prompt}/${option}`
  }

  /** What was answered may be answered otherwise. */
  reopen = (): void => {
    this.#answered = ''
  }

  confirm = (): void => {
    if (this.several && this.enough) void this.#send(this.picked)
  }

  clear = (): void => {
    this.#picked = NOTHING
  }

  #pause(): void {
    this.resting = true
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => (this.resting = false), REST)
  }

  async #send(picks: string[]): Promise<void> {
    const { question } = this
    if (!question) return
    this.#answered = this.#key
    this.#pause()
    if (await this.act(question, picks)) this.#drafts = {}
    else this.#answered = ''
  }
}
