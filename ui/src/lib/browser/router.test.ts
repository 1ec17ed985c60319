import { expect, test } from 'vitest'
import { go, match, router } from './router.svelte'

test.each([
  ['/', 'home', {}],
  ['/t/ABC234', 'table', { code: 'ABC234' }],
  ['/t/ABC234/', 'table', { code: 'ABC234' }],
  ['/t/ABC234/replay/2', 'replay', { code: 'ABC234', game: '2' }],
  ['/replay', 'replay', {}],
  ['/g/ABCDEFGH23', 'group', { code: 'ABCDEFGH23' }],
  ['/learn/lockdown', 'learn', { game: 'lockdown' }],
  ['/rules/dead%20of%20winter', 'rules', { game: 'dead of winter' }],
  ['/rules/%', 'rules', { game: '%' }],
  ['/api-docs', 'api', {}],
  ['/t/', 'nowhere', {}],
  ['/t//replay/1', 'nowhere', {}],
  ['/somewhere/else', 'nowhere', {}],
])('%s', (path, page, params) => {
  expect(match(path)).toEqual({ page, params })
})

test('going somewhere changes the address and the route', () => {
  go('/t/XYZ789')
  expect(location.pathname).toBe('/t/XYZ789')
  expect(router.route).toEqual({ page: 'table', params: { code: 'XYZ789' } })
})

test('a click on a link of ours goes there without loading; others are left alone', () => {
  router.start()
  go('/')
  document.body.innerHTML = '<a id="in" href="/rules/lockdown"><b>rules</b></a><a id="out" href="/api/games">json</a>'
  const click = (id: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(click('in')).toBe(true)
  expect(router.route.page).toBe('rules')
  expect(click('out')).toBe(false)
})
