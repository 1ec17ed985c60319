import { afterEach, expect, test, vi } from 'vitest'
import { session } from './session.svelte'
import { words } from './words.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A server that speaks these, and says which of them a reader should read. */
function served(all: string[]) {
  const asked: (string | undefined)[] = []
  const answer = async (url: string, { headers }: { headers: Record<string, string> }) => {
    const wanted = headers['Accept-Language']
    asked.push(wanted)
    if (!url.endsWith('/languages')) return new Response(`spoken = ${url.split('/').at(-1)}`)
    return new Response(JSON.stringify({ all, yours: wanted && all.includes(wanted) ? wanted : all[0] }))
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return asked
}

test('on a first visit the browser says what it wants, and the server which of it there is', async () => {
  session.language = null
  const asked = served(['eo', 'tlh'])
  await words.begin()
  expect(asked[0]).toBeUndefined()
  expect([words.text('spoken'), words.language, document.documentElement.lang]).toEqual(['eo', 'eo', 'eo'])
  expect(words.languages).toEqual(['eo', 'tlh'])
})

test('what was chosen here stays chosen, as long as it is spoken', async () => {
  const asked = served(['eo', 'tlh'])
  await words.speak('tlh' as typeof words.language)
  await words.begin()
  expect(asked.at(-1)).toBe('tlh')
  expect(words.text('spoken')).toBe('tlh')
  served(['vo'])
  await words.begin()
  expect([words.text('spoken'), session.language]).toEqual(['vo', 'vo'])
})

test('the packs that come with a game speak the reader’s language; those of a table go before them', async () => {
  const told = { en: 'hero-axe = The Axe', fr: 'hero-axe = La Hache' }
  const answer = async (url: string) => {
    const language = url.split('/').at(-1) as 'en' | 'fr'
    return new Response(url.includes('/packs/') ? JSON.stringify({ fog: told[language] }) : '')
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  await words.speak('en')
  await words.load('foggy')
  await words.unpack('foggy')
  expect(words.name('hero:axe@fog')).toBe('The Axe')
  await words.speak('fr')
  expect(words.name('hero:axe@fog')).toBe('La Hache')
  words.packs = { fog: { fr: 'hero-axe = La Cognée' } }
  expect(words.name('hero:axe@fog')).toBe('La Cognée')
  words.packs = {}
})
