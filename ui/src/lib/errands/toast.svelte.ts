/** Short notices at the edge of the screen: mostly what the server refused, in its own words. */
import { Refusal } from '../server/api'
import { words } from '../words/words.svelte'

export interface Toast {
  id: number
  text: string
  bad: boolean
}

const SECONDS = 7
let last = 0

export const toasts = $state<Toast[]>([])

export function toast(text: string, { bad = false } = {}): void {
  const id = ++last
  toasts.push({ id, text, bad })
  setTimeout(() => dismiss(id), SECONDS * 1000)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** For `.catch`: says what went wrong. */
export function complain(problem: unknown): void {
  if (problem instanceof Refusal) return toast(problem.message, { bad: true })
  console.error(problem)
  toast(words.text('page-trouble'), { bad: true })
}
