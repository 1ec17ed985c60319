/** For tests of components: the real English texts, without a server. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { words } from './words.svelte'

const SOURCE = resolve(import.meta.dirname, '../../../src/huisclos')

/** All texts of a folder in one language, as the server sends them. */
export function texts(folder: string, language: string): string {
  const locale = resolve(SOURCE, folder, 'locale', language)
  const files = readdirSync(locale).sort()
  return files.map((file) => readFileSync(resolve(locale, file), 'utf8')).join('\n')
}

export async function speakEnglish(game: string): Promise<void> {
  const served = async (url: string) => new Response(texts(url.endsWith(game) ? `games/${game}` : 'words', 'en'))
  vi.stubGlobal('fetch', vi.fn(served))
  await words.speak('en')
  await words.load(game)
  vi.unstubAllGlobals()
}
