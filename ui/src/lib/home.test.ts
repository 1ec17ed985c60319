import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

async function under(path: string) {
  document.head.innerHTML = `<meta name="base" content="${path}">`
  return { ...(await import('./home')), ...(await import('./browser/router.svelte')) }
}

test.each([
  ['', '/t/ABC', '/t/ABC'],
  ['/games', '/t/ABC', '/games/t/ABC'],
  ['/a/b', '/', '/a/b/'],
])('under %j the path %j is %j, there and back', async (home, path, whole) => {
  const { at, inside } = await under(home)
  expect(at(path)).toBe(whole)
  expect(inside(whole)).toBe(path)
})

test('what only begins alike is not part of the app', async () => {
  const { inside } = await under('/games')
  expect(inside('/gamesroom')).toBeNull()
  expect(inside('/t/ABC')).toBeNull()
  expect(inside('/games')).toBe('/')
})

test('pages are found and links followed under a path', async () => {
  const { go, router } = await under('/games')
  router.start()
  go('/t/XYZ789')
  expect(location.pathname).toBe('/games/t/XYZ789')
  expect(router.route).toEqual({ page: 'table', params: { code: 'XYZ789' } })
  document.body.innerHTML = '<a id="in" href="/games/rules/lockdown">in</a><a id="out" href="/rules/lockdown">out</a>'
  document.getElementById('in')!.click()
  expect(router.route.page).toBe('rules')
  const out = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.getElementById('out')!.dispatchEvent(out)
  expect(out.defaultPrevented).toBe(false)
})
