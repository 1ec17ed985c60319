/** One device for several people: whose hands it has to go into next. */
import type { TableShown, View } from '../../lib/types'

interface Table {
  table: TableShown | null
  seat: number | null
  view: View | null
  /** The seats of this device that have nothing more to decide now. */
  settled: readonly number[]
}

/** The seats that are played from this device. */
export function held(at: Table): number[] {
  return at.table?.seats.flatMap((seat, n) => (seat.yours && !seat.bot ? [n] : [])) ?? []
}

/** Where to look from: whoever has one seat looks from there; several people take turns behind the curtain. */
export function place(at: Table): number | null {
  const own = at.table?.seats.flatMap((seat, n) => (seat.yours ? [n] : [])) ?? []
  if (held(at).length > 1) return next(at) === null ? at.seat : null
  return held(at)[0] ?? at.seat ?? own[0] ?? null
}

/** The seat that is asked next, if it isn't the one that looks; null while nobody has to pass anything on. */
export function next(at: Table): number | null {
  const own = held(at)
  const asked =
    at.view?.waiting
      .map((waiting) => waiting.seat)
      .filter((seat) => own.includes(seat) && !at.settled.includes(seat)) ?? []
  if (own.length < 2 || !asked.length) return null
  return at.seat !== null && asked.includes(at.seat) ? null : (asked[0] as number)
}
