/** What comes over the socket after the whole: only what has changed, put together with what we have. */
import type { Facts, GameEvent, More, SeatShown, TableShown, View } from '../types'

const NOTHING = { args: {}, known: false, changes: {}, settled: [] }

/** A list with its new end, which replaces what we have from there on; null if something between is missing. */
export function told<T>(known: T[], from = known.length, fresh: readonly object[] = []): T[] | null {
  if (from > known.length) return null
  if (!fresh.length && from === known.length) return known
  return [...known.slice(0, from), ...fresh.map((one, n) => complete(one, from + n) as T)]
}

/** What we had seen something of, with all there was to see. */
export function opened(known: GameEvent[], now: Record<string, object> = {}): GameEvent[] {
  const shown = Object.entries(now).map(([n, event]) => [Number(n), complete(event, Number(n)) as GameEvent] as const)
  return shown.length ? Object.assign([...known], Object.fromEntries(shown)) : known
}

/** An event comes without its number, and without what is empty or false. */
function complete(one: object, n: number): object {
  return 'key' in one ? { n, ...NOTHING, ...one } : one
}

/** Clocks that weren't set anew have gone on for so many seconds. */
function ticked(seconds: number | null, passed: number): number | null {
  return seconds === null ? null : Math.max(0, seconds - passed)
}

export function changed(
  table: TableShown,
  view: View | null,
  more: More,
  passed: number,
): { table: TableShown; view: View | null } {
  const { yours, host = table.host, request = table.request } = more
  const seats = table.seats.map((seat, n): SeatShown => {
    const clock = more.clocks?.[n]
    const free = more.frees?.[n]
    return {
      ...seat,
      ...(more.seats?.[n] as Partial<SeatShown> | undefined),
      seconds: clock === undefined ? ticked(seat.seconds, passed) : clock,
      bot_in: free === undefined ? ticked(seat.bot_in, passed) : free,
      yours: yours ? yours.includes(n) : seat.yours,
    }
  })
  return { table: { ...table, ...more.table, seats, host, request }, view: view && seen(view, more) }
}

function seen(view: View, more: More): View {
  const talk = more.talk ? [...view.talk] : view.talk
  for (const [number, said] of Object.entries(more.talk ?? {})) talk[Number(number)] = said
  const { answer = view.answer } = more
  const board = more.board ? { ...view.board, ...more.board } : view.board
  return { ...view, ...more.view, board, facts: known(view.facts, more.facts), talk, answer }
}

/** Null is what there is nothing to say of any more. */
function known(facts: Facts, now: More['facts']): Facts {
  if (!now) return facts
  return Object.fromEntries(Object.entries({ ...facts, ...now }).filter(([, told]) => told !== null)) as Facts
}
