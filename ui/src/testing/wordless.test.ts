/** Words and their punctuation stand in Fluent files, in every language; the code of the page has none of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '..')
/** Shown when the words of no language can be had. */
const BOTH = 'frame/Closed.svelte'
/** Names are the same in every language; a message's key is no word, but stands for some. */
const NAMES = /\b(Huis|Clos|openapi\.json)\b|^[a-z]+(-[a-z]+)+$/g
/** Attributes that somebody reads or hears. */
const TOLD = new Set(['title', 'aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'text'])

const WORD = /\p{L}{2,}/u
/** Before these, French has a space and English none. */
const SIGN = /[:;!?%]/
/** Names have capitals, and a drawing is no sentence. */
const PHRASE = /^[^<]*\p{L}{2,} \p{Ll}{2,}/u
const prose = (text: string): boolean => WORD.test(text.replace(NAMES, '')) || SIGN.test(text)

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const within = (node: Node): Node[] => Object.values(node).flatMap((value) => [value].flat().filter(isNode))

/** What an expression comes to without asking anybody: one of several texts, or parts of one. */
function values(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return pieces(node)
  if (ts.isParenthesizedExpression(node)) return values(node.expression)
  if (ts.isConditionalExpression(node)) return [...values(node.whenTrue), ...values(node.whenFalse)]
  return ts.isBinaryExpression(node) ? [...values(node.left), ...values(node.right)] : []
}

const expression = (code: string): ts.Node => {
  const [statement] = ts.createSourceFile('it.ts', `(${code})`, ts.ScriptTarget.Latest, true).statements
  return statement && ts.isExpressionStatement(statement) ? statement.expression : ts.factory.createNull()
}

/** What markup says by itself, whatever is put into it: text, and attributes that are told. */
function* said(node: Node, text: string): Generator<string> {
  if (node.type === 'Attribute' && !TOLD.has(String(node.name))) return
  if (['StyleDirective', 'Comment'].includes(node.type)) return
  if (node.type === 'Text') yield String(node.data)
  if (node.type === 'ExpressionTag')
    yield* values(expression(text.slice(node.start + 1, node.end - 1))).filter((value) => WORD.test(value))
  const inside = within(node)
  // A sign on its own is a picture.
  if (inside.length === 1 && inside[0]?.type === 'Text' && /^\s*[!?]\s*$/.test(String(inside[0].data))) return
  for (const child of inside) yield* said(child, text)
}

/** What stands in braces, as code. */
function* braces(node: Node, text: string): Generator<string> {
  if (node.type === 'Attribute' && node.name === 'class') return
  if (node.type === 'ExpressionTag') yield text.slice(node.start + 1, node.end - 1)
  else for (const child of within(node)) yield* braces(child, text)
}

const isJoin = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join'

/** What stands between the parts of a text that code puts together; a style is none. */
function pieces(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node) && /^[a-z-]+: /.test(node.head.text)) return []
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
  return isJoin(node) ? node.arguments.filter(ts.isStringLiteral).map(({ text }) => text) : []
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Where code has several words, or makes words into more words: `${…}: ${…}` and `.join('; ')`. What an error says is for whoever repairs it. */
function joined(code: string): string[] {
  const found: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return
    if (pieces(node).some((piece) => /[:;!?] /.test(piece))) found.push(node.getText())
    else if (isText(node) && PHRASE.test(node.text)) found.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('it.ts', code, ts.ScriptTarget.Latest, true))
  return found
}

/** The words and signs that a file has of its own. */
function faults(name: string, text: string): string[] {
  if (!name.endsWith('.svelte')) return joined(text)
  const { fragment, instance, module } = parse(text, { modern: true }) as unknown as Record<string, Node | null>
  if (!fragment) return []
  const scripts = [instance, module].flatMap((script) =>
    script ? [text.slice(script.start, script.end).replace(/<\/?script.*?>/g, '')] : [],
  )
  return [...[...said(fragment, text)].filter(prose), ...[...scripts, ...braces(fragment, text)].flatMap(joined)]
}

test.each([
  ['<p>Wait</p>', ['Wait']],
  ['<li>{name}: {text}</li>', [': ']],
  ['<small>{chance}%</small>', ['%']],
  ['<b title="{a}: {b}">{c}</b>', [': ']],
  ['<b>{name}?</b>', ['?']],
  ['<b style="width: {w}%">{c} · ×{n}</b><i>?</i>', []],
  ["<script>const a = words.map(f).join('; ')</script>", ["words.map(f).join('; ')"]],
  ['<p title={`${name}: ${text}`}>{c}</p>', ['`${name}: ${text}`']],
  ['<script>throw new Error(`${name}: gone`)</script>', []],
  ["<b>{open ? 'Hide' : words.text('page-show')}</b>", ['Hide']],
  ["<b title={n || 'none'} class={n ? 'card big' : ''}>{words.name('pass')}</b>", ['none']],
  ["<script>const a = 'Wait here'</script>", ['Wait here']],
  ['<script>const a = `list of ${n}`</script>', ['list of ']],
])('%s', (markup, found) => expect(faults('It.svelte', markup)).toEqual(found))

test('the code of the page has no words of its own', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/(\.test|\.gen|\.d|\bsample)\.ts$/.test(file) && file !== BOTH,
  )
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.map((file) => [file, faults(file, readFileSync(join(SOURCE, file), 'utf8'))] as const)
  expect(Object.fromEntries(found.filter(([, all]) => all.length))).toEqual({})
}, 120_000)
