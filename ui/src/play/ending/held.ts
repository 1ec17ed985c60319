/** A game that is over, as it was: whoever reads its last page isn't torn off it when the others go on. */
import type { TableSocket } from '../../lib/table/socket.svelte'
import type { Command } from '../../lib/types'

/** As much of a table as a game is shown from. */
export type Followed = Pick<
  TableSocket,
  | 'code'
  | 'table'
  | 'seat'
  | 'view'
  | 'question'
  | 'change'
  | 'settled'
  | 'quiet'
  | 'events'
  | 'chat'
  | 'heardAt'
  | 'look'
  | 'send'
>

/** It stays as it is now; what is ordered goes to the table as it goes on. */
export function held(socket: Followed): Followed {
  const { code, table, seat, view, events, chat, heardAt } = socket
  const send = (command: Command) => socket.send(command)
  return {
    code,
    table,
    seat,
    view,
    events,
    chat,
    heardAt,
    question: null,
    change: null,
    settled: [],
    quiet: [],
    look: () => {},
    send,
  }
}
