/** Opening a table from the first page, in one go. */
import { api } from './api'
import { go } from './router.svelte'
import { session } from './session.svelte'
import type { GameShown } from './types'
import { uniqueName } from './unique'
import { words } from './words.svelte'

/** Sit these people down on this device; with `bots`, the other seats are theirs, and the game starts. */
export async function open(game: GameShown, players: number, people: string[], { bots = false } = {}): Promise<void> {
  const { code, secret } = await api.create({ game: game.name, players, language: words.language })
  session.keep(code, secret)
  const colours = ownColourFirst()
  for (const [seat, name] of people.entries()) {
    await api.order(code, secret, { do: 'sit', seat, name, colour: colours[seat] ?? seat, luck: uniqueName() })
  }
  if (bots) {
    const bot = game.bots.at(-1) ?? 'random'
    for (let seat = people.length; seat < players; seat++) await api.order(code, secret, { do: 'bot', seat, bot })
    await api.order(code, secret, { do: 'start' })
  }
  go(`/t/${code}`)
}

export const COLOURS = [0, 1, 2, 3, 4, 5]

function ownColourFirst(): number[] {
  return [session.colour, ...COLOURS.filter((colour) => colour !== session.colour)]
}
