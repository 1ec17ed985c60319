/** Opening a table from the first page, in one go. */
import { api } from '../server/api'
import { groups, OWN } from './groups.svelte'
import { go } from '../browser/router.svelte'
import { session } from '../browser/session.svelte'
import { complain } from './toast.svelte'
import type { GameShown, NewTable, Opened } from '../types'
import { uniqueName } from '../unique'
import { words } from '../words/words.svelte'

/** Sit these people down on this device; with `bots`, the other seats are theirs, and the game starts: as `lesson`, from
 * where that ends. */
export async function open(
  game: GameShown,
  players: number,
  people: string[],
  { bots = false, lesson = false, group }: { bots?: boolean; lesson?: boolean; group?: string } = {},
): Promise<void> {
  const shelf = group ?? (players === 1 ? await alone(people[0] ?? '') : groups.chosen)
  const { code, secret } = await created({ game: game.name, players, language: words.language, group: shelf })
  session.keep(code, secret)
  const colours = ownColourFirst()
  for (const [seat, name] of people.entries()) {
    await api.order(code, secret, { do: 'sit', seat, name, colour: colours[seat] ?? seat, luck: uniqueName() })
  }
  if (bots) {
    const bot = game.bots.at(-1) ?? 'random'
    for (let seat = people.length; seat < players; seat++) await api.order(code, secret, { do: 'bot', seat, bot })
    await api.order(code, secret, { do: 'start', lesson })
  }
  go(`/t/${code}`)
}

/** The shelf for games alone. Where none can be made, one plays all the same. */
async function alone(name: string): Promise<string> {
  if (groups.solo !== OWN) return groups.solo
  try {
    groups.solo = (await groups.make(words.text('group-solo', { name }))).code
    return groups.solo
  } catch (problem) {
    complain(problem)
    return ''
  }
}

async function created(table: NewTable): Promise<Opened> {
  try {
    return await api.create(table)
  } catch (problem) {
    groups.missed(table.group ?? '', problem)
    throw problem
  }
}

export const COLOURS = [0, 1, 2, 3, 4, 5]

function ownColourFirst(): number[] {
  return [session.colour, ...COLOURS.filter((colour) => colour !== session.colour)]
}
