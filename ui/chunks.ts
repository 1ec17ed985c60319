/**
 * Which parts of the page travel together. Left to itself the bundler makes a file of every few lines that two pages share, and
 * each costs a request. What every page needs comes in one file, what one needs at a table in two more.
 */
import { join } from 'node:path'
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'

const AT_A_TABLE = ['pages/Table.svelte', 'play/Play.svelte'].map((name) => join(import.meta.dirname, 'src', name))

/** All that these modules import, and what that imports; what is fetched later isn't among it. */
function needed(by: string[], chunking: ChunkingContext): Set<string> {
  const found = new Set(by)
  for (const id of found) for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

const atATable = (name: string) => (id: string, chunking: ChunkingContext) =>
  needed(AT_A_TABLE, chunking).has(id) ? name : null

/** What drawings are made of, whichever game draws. */
const PIECES =
  /\/src\/lib\/(drawn\/(Glyph|Ring|pattern|pips|plane|press)|parts\/(held|SeatName)|browser\/into_sight|table\/asked)\b/

export const CHUNKS: CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'], priority: 2 },
  { name: atATable('parts'), minShareCount: 3, priority: 1 },
  { name: atATable('table') },
  { name: 'pieces', test: PIECES },
]
