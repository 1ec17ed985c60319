/** A game's own part of the page, with its texts. */
import { type GameModule, games } from '../games'
import { words } from '../lib/words.svelte'

export async function loadGame(name: string): Promise<GameModule> {
  const load = games[name]
  if (!load) throw new Error(`no page for ${name}`)
  const [module] = await Promise.all([load(), words.load(name)])
  return module
}
