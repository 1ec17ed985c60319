import type { View } from '../types'

/** The table waits for this seat. */
export function isAwaited(view: View, seat: number): boolean {
  return view.waiting.some((asked) => asked.seat === seat) && !view.answered.includes(seat)
}
