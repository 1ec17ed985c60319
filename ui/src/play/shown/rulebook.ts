/** The rulebooks that were opened. */
import { api } from '../../lib/server/api'
import type { Rulebook } from '../../lib/types'

const books = new Map<string, Promise<Rulebook>>()

/** Fetched once for each language. */
export function rulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game}/${language}`
  const known = books.get(key)
  if (known) return known
  const book = api.rules(game, language)
  books.set(key, book)
  book.catch(() => books.delete(key))
  return book
}
