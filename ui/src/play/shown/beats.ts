/** What came at once, cut into beats that are looked at one after the other. */
import type { Moment } from '../../games'
import type { GameEvent, View } from '../../lib/types'

export interface Beat {
  /** Those that make it: of one kind, in a row. */
  events: GameEvent[]
  moment: Moment
  /** So many of all the events have been told by its end. */
  told: number
}

const LEAST = 200
const MOST = 1200
const READING = 4000

export function holdOf(beat: Beat): number {
  const { ms, reads } = beat.moment
  return Math.min(reads ? READING : MOST, Math.max(LEAST, ms))
}

/** Events that want no time of their own are told with the beat before them, or at once. */
export function beats(events: readonly GameEvent[], moment: (event: GameEvent) => Moment | null): Beat[] {
  const found: Beat[] = []
  events.forEach((event, n) => {
    const last = found.at(-1)
    if (last && last.events[0]?.key === event.key && last.told === n) {
      last.events.push(event)
      last.told = n + 1
      return
    }
    const wanted = moment(event)
    if (wanted) found.push({ events: [event], moment: wanted, told: n + 1 })
  })
  return found
}

/** The table right after an event; some of what it changed is as the table is in the end. */
function follow(view: View, { changes, settled }: GameEvent, after: View): View {
  const board = after.board as Record<string, unknown>
  const there = Object.fromEntries(settled.map((field) => [field, board[field]]))
  return { ...view, board: { ...view.board, ...changes, ...there } }
}

/** Each beat with the table it is played on: what lies over the board comes before the change, what doesn't is the change. */
export function scenes(
  before: View,
  after: View,
  events: readonly GameEvent[],
  moment: (event: GameEvent) => Moment | null,
): { beat: Beat; view: View }[] {
  let view = before
  let done = 0
  return beats(events, moment).map((beat) => {
    const upto = beat.moment.Overlay ? beat.told - beat.events.length : beat.told
    view = events.slice(done, upto).reduce((board, event) => follow(board, event, after), view)
    // What is told of the board in the end isn't told before it is so.
    if (upto === events.length) view = { ...view, facts: after.facts }
    done = upto
    return { beat, view }
  })
}
