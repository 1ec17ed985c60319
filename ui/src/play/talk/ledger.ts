/** The lie ledger: who kept their word, who didn't, and whether it paid. */
import type { Form, Spoken, Verdict } from '../../lib/types'
import { sidesOf } from './talk'

export type Outcome = 'good' | 'lie' | 'refused' | 'nothing'

/** What a statement says about its speaker. That a request went unheard is nobody's lie. */
export function outcome(said: Spoken, forms: readonly Form[]): Outcome {
  const kind = forms.find((form) => form.name === said.form)?.said
  if (said.verdict === 'kept' || said.verdict === 'true') return 'good'
  if (said.verdict === 'false') return 'lie'
  if (said.verdict === 'broken') return kind === 'request' ? 'refused' : 'lie'
  return 'nothing'
}

/** What a verdict on one's word says about oneself. */
export const OUTCOMES: Record<Verdict, Outcome> = {
  kept: 'good',
  true: 'good',
  broken: 'lie',
  false: 'lie',
  moot: 'nothing',
}

/** Whose word a statement was, and what became of it: of a deal both sides gave theirs. */
export function given(said: Spoken, forms: readonly Form[]): { seat: number; became: Outcome }[] {
  if (said.answer === 'deal') return sidesOf(said).map(({ seat, verdict }) => ({ seat, became: OUTCOMES[verdict] }))
  return [{ seat: said.seat, became: outcome(said, forms) }]
}

export interface Account {
  seat: number
  said: number
  kept: number
  lies: number
  won: boolean
}

/** One account a seat. A request is no one's word before it is granted, so it is not counted as kept. */
export function accounts(
  talk: readonly Spoken[],
  forms: readonly Form[],
  seats: number,
  winners: readonly number[],
): Account[] {
  const words = talk.flatMap((said) => {
    const request = forms.find((form) => form.name === said.form)?.said === 'request'
    const counts = !request || said.answer === 'deal'
    return given(said, forms).map((one) => ({ ...one, counts }))
  })
  return Array.from({ length: seats }, (_, seat) => {
    const own = words.filter((one) => one.seat === seat)
    const count = (wanted: Outcome): number => own.filter(({ counts, became }) => counts && became === wanted).length
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
