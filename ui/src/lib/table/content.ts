/** Content, such as figures and cards, doesn't change during a game: it comes once and apart, and boards name it. */
import type { View } from '../types'
import { words } from '../words/words.svelte'

/** Content that brings its own texts; packs that come with the game have theirs elsewhere. */
interface Pack {
  name: string
  words: Record<string, string>
}

function isPack(content: unknown): content is Pack {
  return (
    typeof content === 'object' &&
    content !== null &&
    'name' in content &&
    'words' in content &&
    Object.keys(content.words as object).length > 0
  )
}

export class Content {
  #known = new Map<unknown, unknown>()

  /** Those of these names that it doesn't know yet. */
  lacks(names: readonly string[]): string[] {
    return names.filter((name) => !this.#known.has(name))
  }

  /** A view as games read it: with content, fresh or known, where its name stood. */
  complete(view: View, fresh: Readonly<Record<string, unknown>>): View {
    for (const [name, content] of Object.entries(fresh)) this.#known.set(name, content)
    const packs = Object.values(fresh).flat().filter(isPack)
    if (packs.length)
      words.packs = { ...words.packs, ...Object.fromEntries(packs.map((pack) => [pack.name, pack.words])) }
    const board = Object.entries(view.board).map(([field, value]) => [field, this.#known.get(value) ?? value])
    return { ...view, board: Object.fromEntries(board) }
  }
}
