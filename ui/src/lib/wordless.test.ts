/** Words and their punctuation stand in Fluent files, in every language; the code of the page has none of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '..')

/** Names are the same in every language; a message's key is no word, but stands for some. */
const NAMES = /\b(Huis|Clos|openapi\.json)\b|^[a-z]+(-[a-z]+)+$/g
/** Shown when the words of no language can be had. */
const BOTH = 'pages/Closed.svelte'
/** Attributes that somebody reads or hears. */
const TOLD = new Set(['title', 'aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'text'])

const WORD = /\p{L}{2,}/u
/** What French wants a space before: between words, it is another sign in each language. */
const SIGN = /[:;!?%]/
const prose = (text: string): boolean => WORD.test(text.replace(NAMES, '')) || SIGN.test(text)

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const children = (node: Node): Node[] => Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat().filter(isNode)))

/** What a piece of markup says by itself, whatever is put into it: text, and attributes that are told. */
function* said(node: Node): Generator<string> {
  if (node.type === 'Attribute' && !TOLD.has(String(node.name))) return
  if (['StyleSheet', 'StyleDirective', 'Comment'].includes(node.type)) return
  if (node.type === 'Text') yield String(node.data)
  const inside = children(node)
  // A sign on its own is a picture.
  if (inside.length === 1 && inside[0]?.type === 'Text' && /^\s*[!?]\s*$/.test(String(inside[0].data))) return
  for (const child of inside) yield* said(child)
}

/** Code that makes words into more words: `${…}: ${…}` and `.join('; ')`. */
function* joined(code: string): Generator<string> {
  const found: string[] = []
  const walk = (node: ts.Node, aside: boolean): void => {
    const errors = aside || (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))
    if (!errors && ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (parts.some((part) => /[:;!?] |%$/.test(part)) && /words|name|label|text/i.test(node.getText())) found.push(node.getText())
    }
    if (ts.isCallExpression(node) && /\.join$/.test(node.expression.getText()) && node.arguments.some((given) => ts.isStringLiteral(given) && /[:;!?%]\s/.test(given.text)))
      found.push(node.getText())
    ts.forEachChild(node, (child) => walk(child, errors))
  }
  walk(ts.createSourceFile('it.ts', code, ts.ScriptTarget.Latest, true), false)
  yield* found
}

/** The faults of a file. */
function faults(name: string, text: string): string[] {
  if (!name.endsWith('.svelte')) return [...joined(text)]
  const tree = parse(text, { modern: true }) as unknown as { fragment: Node; instance: Node | null; module: Node | null }
  const expressions: string[] = []
  const collect = (node: Node): void => {
    if (node.type === 'ExpressionTag' && isNode(node.expression)) expressions.push(text.slice(node.start + 1, node.end - 1))
    children(node).forEach(collect)
  }
  collect(tree.fragment)
  const scripts = [tree.instance, tree.module].flatMap((script) => (script ? [text.slice((script.content as Node).start, (script.content as Node).end)] : []))
  return [...said(tree.fragment)].filter(prose).concat([...scripts, ...expressions].flatMap((code) => [...joined(code)]))
}

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(test|gen|d)\.ts$/.test(file) && file !== BOTH)

test.each([
  ['<p>Wait</p>', ['Wait']],
  ['<li>{name}: {text}</li>', [': ']],
  ['<small>{chance}%</small>', ['%']],
  ['<b title="{a}: {b}">{c}</b>', [': ']],
  ['<b style="width: {w}%">{c} · ×{n}</b><i>?</i>', []],
  ['<b>{name}?</b>', ['?']],
  ["<script>const a = words.map(f).join('; ')</script>", ["words.map(f).join('; ')"]],
  ['<p title={`${name}: ${text}`}>{c}</p>', ['`${name}: ${text}`']],
])('%s', (markup, found) => expect(faults('It.svelte', markup)).toEqual(found))

test('the code of the page has no words of its own', () => {
  const found = sources.map((file) => [file, faults(file, readFileSync(join(SOURCE, file), 'utf8'))] as const)
  expect(Object.fromEntries(found.filter(([, all]) => all.length))).toEqual({})
})
