/** What was said and what was written, in the order it came. */
import type { ChatLine, Form, Spoken, Verdict } from '../../lib/types'
import type { Words } from '../../lib/words/words'

export type TalkLine = { said: Spoken; number: number } | { chat: ChatLine; number: number }

/** A chat line knows how many statements came before it. */
export function interleave(talk: readonly Spoken[], chat: readonly ChatLine[]): TalkLine[] {
  const lines: TalkLine[] = []
  let next = 0
  const chatUpTo = (statements: number): void => {
    for (; next < chat.length && (chat[next] as ChatLine).after <= statements; next++) {
      lines.push({ chat: chat[next] as ChatLine, number: next })
    }
  }
  talk.forEach((said, number) => {
    chatUpTo(number)
    lines.push({ said, number })
  })
  chatUpTo(Infinity)
  return lines
}

/** A request is granted or ignored by somebody else; all other words are the speaker's own to keep. */
export function verdictKey(said: Spoken, forms: readonly Form[]): string | null {
  if (!said.verdict) return null
  const request = forms.find((form) => form.name === said.form)?.said === 'request'
  return request ? `verdict-request-${said.verdict}` : `verdict-${said.verdict}`
}

export type Args = Record<string, string | string[]>

/** A gap is filled: one thing for another, or one more, or one less. */
export function fill(form: Form, args: Args, slot: string, thing: string): Args {
  if (!form.slots[slot]?.many) return { ...args, [slot]: thing }
  const had = (args[slot] ?? []) as string[]
  const has = had.includes(thing) ? had.filter((other) => other !== thing) : [...had, thing]
  const { [slot]: _, ...rest } = args
  return has.length ? { ...rest, [slot]: has } : rest
}

export function complete(form: Form, args: Args): boolean {
  return Object.keys(form.slots).every((slot) => slot in args)
}

/** The seat somebody speaks to, if it is another's. */
export function addressee(said: Spoken): number | null {
  const to = said.args.to
  const seat = typeof to === 'string' && to.startsWith('seat:') ? Number(to.slice(5)) : NaN
  return Number.isInteger(seat) && seat !== said.seat ? seat : null
}

export interface Asked {
  said: Spoken
  number: number
}

/** What waits for an answer of a seat, the latest first. */
export function asks(talk: readonly Spoken[], forms: readonly Form[], seat: number | null): Asked[] {
  const wanted = forms.filter(({ said }) => said === 'request' || said === 'offer').map(({ name }) => name)
  return talk
    .map((said, number) => ({ said, number }))
    .filter(({ said }) => wanted.includes(said.form) && seat !== null && addressee(said) === seat)
    .filter(({ said: { answer, verdict, asked, pledged } }) => !answer && !verdict && !asked && !pledged)
    .reverse()
}

/** What is answered, in the words of the one who answers; null if nothing is. */
export function answerOf(words: Pick<Words, 'has' | 'text'>, said: Spoken): string | null {
  if (!said.answer) return null
  const own = `deal-${said.form}`
  const key = said.answer === 'deal' && words.has(own) ? own : `said-${said.answer}`
  return words.text(key, { ...said.args, from: `seat:${said.seat}` } as Args)
}

/** What became of each side of a deal, as far as that is known. */
export function sidesOf(said: Spoken): { seat: number; verdict: Verdict }[] {
  const to = addressee(said)
  if (said.answer !== 'deal' || to === null) return []
  const both: [number, Verdict | null][] = [
    [to, said.asked],
    [said.seat, said.pledged],
  ]
  return both.flatMap(([seat, verdict]) => (verdict ? [{ seat, verdict }] : []))
}
