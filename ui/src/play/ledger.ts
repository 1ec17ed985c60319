/** The lie ledger: who kept their word, who didn't, and whether it paid. */
import type { Form, Spoken } from '../lib/types'

export type Outcome = 'good' | 'lie' | 'refused' | 'nothing'

/** What a statement says about its speaker. That a request went unheard is nobody's lie. */
export function outcome(said: Spoken, forms: readonly Form[]): Outcome {
  const kind = forms.find((form) => form.name === said.form)?.said
  if (said.verdict === 'kept' || said.verdict === 'true') return 'good'
  if (said.verdict === 'false') return 'lie'
  if (said.verdict === 'broken') return kind === 'request' ? 'refused' : 'lie'
  return 'nothing'
}

export interface Account {
  seat: number
  said: number
  kept: number
  lies: number
  won: boolean
}

/** One account a seat. Requests are no one's word, so they are not counted as kept. */
export function accounts(
  talk: readonly Spoken[],
  forms: readonly Form[],
  seats: number,
  winners: readonly number[],
): Account[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = talk.filter((said) => said.seat === seat)
    const word = own.filter((said) => forms.find((form) => form.name === said.form)?.said !== 'request')
    const count = (wanted: Outcome): number => word.filter((said) => outcome(said, forms) === wanted).length
    return { seat, said: own.length, kept: count('good'), lies: count('lie'), won: winners.includes(seat) }
  })
}

/** Who lied most; several where they lied as often, nobody where nobody lied. */
export function worst(all: readonly Account[]): Account[] {
  const most = Math.max(0, ...all.map((account) => account.lies))
  return most ? all.filter((account) => account.lies === most) : []
}

/** Which sentence sums an account up. */
export function summaryKey({ said, kept, lies, won }: Account): string {
  if (!said) return 'play-account-silent'
  if (lies) return won ? 'play-account-paid' : 'play-account-lost'
  return kept ? 'play-account-honest' : 'play-account-untested'
}
