import { expect, test } from 'vitest'
import { found } from '../../pages/rules/search'
import { blocks, inline, plain } from './markdown'

const BOOK = `# Title

## <a id="LK-7"></a>7. They get in

<a id="LK-7.4"></a>**LK-7.4** The *Martyr* chooses, see LK-2.6 and [here](#variant-3).

- <a id="a"></a>one
- two élan

| Role | Points |
|---|---|
| Weeper | 7 |
| Leader | 3 |`

test('blocks are told apart, with their anchors', () => {
  const parts = blocks(BOOK)
  expect(parts.map(({ is }) => is)).toEqual(['heading', 'heading', 'paragraph', 'list', 'table'])
  expect(parts[1]).toMatchObject({ level: 2, id: 'LK-7' })
  expect(parts[2]).toMatchObject({ id: 'LK-7.4' })
  expect(parts[3]).toMatchObject({ items: [{ id: 'a' }, { id: '' }] })
})

test('rules and links lead somewhere, but a rule not to itself', () => {
  const [, , rule] = blocks(BOOK)
  const inside = rule?.is === 'paragraph' ? rule.inside : []
  expect(inside[0]).toEqual({ is: 'bold', inside: [{ is: 'text', text: 'LK-7.4' }] })
  expect(inside.flatMap((one) => (one.is === 'link' ? one.to : []))).toEqual(['#LK-2.6', '#variant-3'])
})

test('what looks like HTML is text', () => {
  expect(inline('<img src=x onerror=alert(1)>')).toEqual([{ is: 'text', text: '<img src=x onerror=alert(1)>' }])
  expect(inline('[x](javascript:alert)')[0]?.is).toBe('text')
})

test('the search keeps matching parts under their chapter, without case and accents', () => {
  const parts = blocks(BOOK)
  expect(found(parts, 'ELAN').map(({ is }) => is)).toEqual(['heading', 'list'])
  expect(found(parts, 'weeper 7')).toMatchObject([{ is: 'heading' }, { rows: [[{}, {}]] }])
  expect(found(parts, 'martyr chooses')).toHaveLength(2)
  expect(found(parts, 'zebra')).toEqual([])
  expect(found(parts, ' ')).toBe(parts)
})

test('plain text has no marks', () => {
  expect(plain(inline('a **b** *c* `d`'))).toBe('a b c d')
})

test('lists may be numbered, and go on in the next line', () => {
  const [list, rule, text] = blocks('1. one\n   and more\n2. two\n\n---\n\n- no\nlist')
  expect(list).toMatchObject({ is: 'list', ordered: true, items: [{}, {}] })
  expect(list?.is === 'list' && list.items.map(({ inside }) => plain(inside))).toEqual(['one and more', 'two'])
  expect([rule?.is, text?.is]).toEqual(['rule', 'paragraph'])
})

test('a sign behind a backslash is just a sign', () => {
  expect(inline('2 \\* 3 \\* 4')).toEqual([
    { is: 'text', text: '2 ' },
    { is: 'text', text: '*' },
    { is: 'text', text: ' 3 ' },
    { is: 'text', text: '*' },
    { is: 'text', text: ' 4' },
  ])
  expect(plain(inline('**two** \\[signs\\]'))).toBe('two [signs]')
  expect(inline('*a \\* b*')).toHaveLength(1)
  expect(plain(inline('*a \\* b*'))).toBe('a * b')
})
