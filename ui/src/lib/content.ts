/** Content, such as figures and cards, doesn't change during a game: it comes once, and from then on boards name it. */
import type { View } from './types'

export class Content {
  #known = new Map<unknown, unknown>()

  /** A view as games read it: with content, of this message or an earlier one, where its name stood. */
  complete(view: View, fresh: Readonly<Record<string, unknown>>): View {
    for (const [name, content] of Object.entries(fresh)) this.#known.set(name, content)
    const board = Object.entries(view.board).map(([field, value]) => [field, this.#known.get(value) ?? value])
    return { ...view, board: Object.fromEntries(board) }
  }
}
