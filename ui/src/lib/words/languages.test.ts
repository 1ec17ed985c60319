import { afterEach, expect, test, vi } from 'vitest'
import { session } from '../browser/session.svelte'
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
  const tales = { en: 'tale-ship = The Ship', fr: 'tale-ship = Le Navire' }
  const answer = async (url: string) => {
    const language = url.split(/[/?]/).at(url.includes('?') ? -2 : -1) as 'en' | 'fr'
    const texts = url.endsWith('tales=true') ? { long: tales[language] } : { fog: told[language] }
    return new Response(url.includes('/packs/') ? JSON.stringify(texts) : '')
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  await words.speak('en')
  await words.load('foggy')
  await words.unpack('foggy')
  expect(words.name('hero:axe@fog')).toBe('The Axe')
  // What is long comes when somebody wants to read it.
  expect(words.text('tale-ship@long')).toBe('…')
  await vi.waitFor(() => expect(words.text('tale-ship@long')).toBe('The Ship'))
  await words.speak('fr')
  expect(words.name('hero:axe@fog')).toBe('La Hache')
  expect(words.text('tale-ship@long')).toBe('Le Navire')
  words.packs = { fog: { fr: 'hero-axe = La Cognée' } }
  expect(words.name('hero:axe@fog')).toBe('La Cognée')
  words.packs = {}
})

/** A server that answers when it is told to: by the end of the address, `null` if there is nothing there. */
function slow() {
  const asked = new Map<string, (text: string | null) => void>()
  const answer = (url: string) =>
    new Promise<Response>((answered) => {
      const told = (text: string | null) =>
        answered(text === null ? new Response('{}', { status: 404 }) : new Response(text))
      asked.set(url.replace('/api/words/', ''), told)
    })
  vi.stubGlobal('fetch', vi.fn(answer))
  return async (which: string, text: string | null) => {
    await vi.waitFor(() => expect(asked.has(which)).toBe(true))
    asked.get(which)?.(text)
    asked.delete(which)
  }
}

type Language = typeof words.language

/** A page of its own: nothing of it was read before. */
async function fresh(language: string) {
  vi.resetModules()
  const { words } = await import('./words.svelte')
  const answer = slow()
  const begun = words.speak(language as Language)
  await answer(language, `spoken = ${language}`)
  await begun
  return { words, answer }
}

test('the language that was chosen last is spoken, whichever comes first', async () => {
  const { words, answer } = await fresh('en')
  const chosen = ['fr', 'eo'].map((language) => words.speak(language as Language))
  await answer('eo', 'spoken = eo')
  await answer('fr', 'spoken = fr')
  await Promise.all(chosen)
  expect([words.text('spoken'), words.language]).toEqual(['eo', 'eo'])
})

test('a game that is gone keeps nobody from another language, not even while its words are asked for', async () => {
  const { words, answer } = await fresh('en')
  const loaded = words.load('gone')
  const chosen = words.speak('fr')
  await answer('fr', 'spoken = fr')
  await chosen
  expect(words.text('spoken')).toBe('fr')
  await answer('en/gone', null)
  await expect(loaded).rejects.toThrow()
  await words.speak('en')
  expect(words.text('spoken')).toBe('en')
})

test('a game whose words come while the language changes is spoken of in the new one', async () => {
  const { words, answer } = await fresh('en')
  const chosen = words.speak('fr')
  const first = words.load('early').then(() => words.text('game-title'))
  const late = words.fetch('late').then(() => words.of('late').text('game-title'))
  await answer('en/early', 'game-title = Early')
  expect(await first).toBe('Early')
  await answer('fr', 'spoken = fr')
  await answer('fr/early', 'game-title = Tôt')
  await chosen
  expect(words.text('game-title')).toBe('Tôt')
  await answer('en/late', 'game-title = Late')
  await answer('fr/late', 'game-title = Tard')
  expect(await late).toBe('Tard')
})
