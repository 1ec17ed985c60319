/** As much Markdown as rulebooks use, as data: headings, paragraphs, lists, tables, rules, anchors; bold, italic, code, links; a backslash before a sign. */

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'code'; text: string }
  | { is: 'bold'; inside: Inline[] }
  | { is: 'italic'; inside: Inline[] }
  | { is: 'link'; to: string; inside: Inline[] }

export type Block =
  | { is: 'heading'; level: number; id: string; inside: Inline[] }
  | { is: 'paragraph'; id: string; inside: Inline[] }
  | { is: 'list'; ordered: boolean; items: { id: string; inside: Inline[] }[] }
  | { is: 'rule' }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }

const ANCHOR = /<a id="([\w.-]+)"><\/a>/
const INLINE =
  /\\([^\w\s])|`([^`]+)`|\*\*(.+?)\*\*|\*((?:\\.|[^*\\])+)\*|\[([^\]]+)\]\((#[\w.-]+)\)|\b([A-Z]{2}-[A-Z]?\d+(?:\.\d+[a-z]?)?)\b/

/** A rule's number, such as LK-7.4, leads to that rule. */
export function inline(text: string): Inline[] {
  const found = INLINE.exec(text)
  if (!found) return text ? [{ is: 'text', text }] : []
  const [all, escaped, code, bold, italic, label, to, rule] = found
  const before = inline(text.slice(0, found.index))
  const after = inline(text.slice(found.index + all.length))
  return [...before, token(), ...after]

  function token(): Inline {
    if (escaped !== undefined) return { is: 'text', text: escaped }
    if (code !== undefined) return { is: 'code', text: code }
    if (bold !== undefined) return { is: 'bold', inside: inline(bold) }
    if (italic !== undefined) return { is: 'italic', inside: inline(italic) }
    if (to !== undefined) return { is: 'link', to, inside: inline(label ?? '') }
    return { is: 'link', to: `#${rule}`, inside: [{ is: 'text', text: rule ?? '' }] }
  }
}

export function blocks(markdown: string): Block[] {
  return markdown.split(/\n\s*\n/).flatMap((part) => chunk(part.trim()) ?? [])
}

function chunk(part: string): Block | null {
  if (!part) return null
  const heading = /^(#{1,6}) (.*)$/.exec(part)
  if (heading) return { is: 'heading', level: heading[1]?.length ?? 1, ...anchored(heading[2] ?? '') }
  const lines = part.split('\n')
  if (/^(-{3,}|\*{3,})$/.test(part)) return { is: 'rule' }
  const items = listed(lines)
  if (items) return { is: 'list', ordered: !part.startsWith('-'), items: items.map(anchored) }
  if (lines.length > 1 && /^\|[-|: ]+\|$/.test(lines[1] ?? '')) {
    const [head = [], , ...rows] = lines.map(cells)
    return { is: 'table', head, rows }
  }
  return { is: 'paragraph', ...anchored(lines.join(' ')) }
}

const ITEM = /^(?:-|\d+[.)]) /

/** The items of a list, each with the indented lines that go on with it; null for anything else. */
function listed(lines: string[]): string[] | null {
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
    else if (items.length && /^\s/.test(line)) items.push(`${items.pop()} ${line.trim()}`)
    else return null
  }
  return items
}

function anchored(text: string): { id: string; inside: Inline[] } {
  return { id: ANCHOR.exec(text)?.[1] ?? '', inside: ruleFirst(inline(text.replace(ANCHOR, '').trim())) }
}

/** The number that a rule begins with is its own: no link to itself. */
function ruleFirst(inside: Inline[]): Inline[] {
  const [first, ...rest] = inside
  if (first?.is !== 'bold') return inside
  return [
    { is: 'bold', inside: first.inside.map((one) => (one.is === 'link' ? (one.inside[0] ?? one) : one)) },
    ...rest,
  ]
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

/** The bare words, for searching. */
export const plain = (inside: Inline[]): string =>
  inside.map((one) => ('text' in one ? one.text : plain(one.inside))).join('')
