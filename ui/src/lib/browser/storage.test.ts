import { afterEach, expect, test, vi } from 'vitest'
import { session } from './session.svelte'
import { recall, remember } from './storage'

afterEach(() => vi.unstubAllGlobals())

test('what is remembered is recalled', () => {
  remember('x', { a: 1 })
  expect(recall('x', null)).toEqual({ a: 1 })
  expect(recall('never', 'otherwise')).toBe('otherwise')
})

test('where storage is blocked, the page itself remembers', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  remember('y', 2)
  expect(recall('y', 0)).toBe(2)
})

test('spoilt storage is as good as none', () => {
  localStorage.setItem('huisclos:z', '{')
  expect(recall('z', 3)).toBe(3)
})

test('tables are kept once, the last visited first, and those of another tab survive', () => {
  session.keep('AAA', 'a')
  remember('tables', [{ code: 'BBB', secret: 'b' }, ...recall<object[]>('tables', [])])
  session.keep('CCC', 'c')
  session.visit('AAA')
  expect(session.tables.map(({ code }) => code)).toEqual(['AAA', 'CCC', 'BBB'])
  session.forget('CCC')
  expect(session.table('CCC')).toBeUndefined()
  expect(session.table('BBB')?.secret).toBe('b')
})
