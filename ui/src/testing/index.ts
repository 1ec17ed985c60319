/** For tests: the real English texts without a server, and the engine's answers about recorded games. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { Content } from '../lib/table/content'
import type { Facts, View } from '../lib/types'
import { words } from '../lib/words/words.svelte'

const SOURCE = resolve(import.meta.dirname, '../../../src/huisclos')

/** All texts of a folder in one language, as the server sends them. */
export function texts(folder: string, language: string): string {
  const locale = resolve(SOURCE, folder, 'locale', language)
  const files = readdirSync(locale).sort()
  return files.map((file) => readFileSync(resolve(locale, file), 'utf8')).join('\n')
}

/** Where the package of a game is. */
export const folderOf = (game: string): string => `games/${game.replaceAll('-', '_')}`

/** Moments of recorded games, each with what the engine says is true of it: `python -m tests.page` writes them. */
export function answered<Board, Answers>(game: string): { board: Board; answers: Answers }[] {
  const file = resolve(import.meta.dirname, `../games/${game}/answers.gen.json`)
  const told = JSON.parse(readFileSync(file, 'utf8')) as {
    content: Record<string, unknown>
    moments: { board: object; facts: Facts; answers: Answers }[]
  }
  const content = new Content()
  return told.moments.map(({ board, facts, answers }) => {
    const complete = content.complete({ board } as View, told.content).board
    return { board: { ...complete, facts } as Board, answers }
  })
}

/** Without a game, what all games have in common. */
export async function speak(language: typeof words.language, game = ''): Promise<void> {
  const served = async (url: string) =>
    new Response(texts(game && url.endsWith(game) ? folderOf(game) : 'words', language))
  vi.stubGlobal('fetch', vi.fn(served))
  await words.speak(language)
  if (game) await words.load(game)
  vi.unstubAllGlobals()
}

export const speakEnglish = (game = ''): Promise<void> => speak('en', game)
