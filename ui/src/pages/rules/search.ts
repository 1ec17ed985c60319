/** The parts of a rulebook that have all the words, each under its chapter's heading. */
import { type Block, type Inline, plain } from '../../lib/parts/markdown'

export function found(parts: Block[], sought: string): Block[] {
  const wanted = bare(sought).split(/\s+/).filter(Boolean)
  if (!wanted.length) return parts
  const fits = (...texts: Inline[][]) => {
    const text = bare(texts.map(plain).join(' '))
    return wanted.every((word) => text.includes(word))
  }
  const kept: Block[] = []
  let chapter: Block | undefined
  for (const part of parts) {
    if (part.is === 'heading') {
      chapter = part
      continue
    }
    const match = narrowed(part, fits)
    if (!match) continue
    if (chapter) kept.push(chapter)
    chapter = undefined
    kept.push(match)
  }
  return kept
}

function narrowed(part: Block, fits: (...texts: Inline[][]) => boolean): Block | null {
  if (part.is === 'list') {
    const items = part.items.filter(({ inside }) => fits(inside))
    return items.length ? { ...part, items } : null
  }
  if (part.is === 'table') {
    const rows = part.rows.filter((row) => fits(...row))
    return rows.length ? { ...part, rows } : null
  }
  return part.is !== 'rule' && fits(part.inside) ? part : null
}

/** Without case and accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
