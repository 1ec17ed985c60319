/** What was said and what was written, in the order it came. */
import type { ChatLine, Form, Spoken } from '../lib/types'

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
