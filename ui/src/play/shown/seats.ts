/** The seats of a recorded game, as a board wants them. */
import type { SeatShown } from '../../lib/types'

export function seatsOf(names: readonly string[], colours: readonly number[], mine = -1): SeatShown[] {
  return names.map((name, n) => ({
    name,
    colour: colours[n] ?? n,
    person: true,
    bot: '',
    ready: true,
    here: true,
    bot_in: null,
    yours: n === mine,
    seconds: null,
  }))
}

/** At a table people keep their colours. */
export function coloursOf(names: readonly string[], seats: readonly SeatShown[] = []): number[] {
  return names.map((name, n) => seats.find((seat) => seat.name === name)?.colour ?? n)
}
