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

/** Where the package of a game is. */
export const folderOf = (game: string): string => `games/${game.replaceAll('-', '_')}`

/** Without a game, what all games have in common. */
export async function speakEnglish(game = ''): Promise<void> {
  const served = async (url: string) => new Response(texts(game && url.endsWith(game) ? folderOf(game) : 'words', 'en'))
  vi.stubGlobal('fetch', vi.fn(served))
  await words.speak('en')
  if (game) await words.load(game)
  vi.unstubAllGlobals()
}
