/** A game's own part of the page, with its texts and those of the packs that come with it. */
import { type GameModule, moduleOf } from '../../games'
import { words } from '../../lib/words/words.svelte'

export async function loadGame(name: string): Promise<GameModule> {
  const [module] = await Promise.all([moduleOf(name), words.load(name), words.unpack(name)])
  return module
}
