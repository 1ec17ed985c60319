/** What somebody has achieved, from nothing but the games on their shelf. */
import type { GamePlayed } from '../../../lib/types'
import { isWon } from './records'

/** What is in the box: `killer:hans@butcher`. */
export type Box = Readonly<Record<'killer' | 'location', readonly string[]>>

const MANY_SAVED = 8
const FEW_TURNS = 8
const CAST = 4
/** Hours after midnight. */
const LATE = 4

/** Whether the last of these games, which come in the order they were played, has brought it. */
type Brought = (game: GamePlayed, before: readonly GamePlayed[], box: Box) => boolean

const counted = ({ counts }: GamePlayed, name: string): number => counts[name] ?? 0
const day = ({ at }: GamePlayed): string => new Date(at * 1000).toDateString()

/** The different things of a kind that games were won with. */
const wonWith = (games: readonly GamePlayed[], kind: string): Set<string> =>
  new Set(games.filter(isWon).flatMap(({ things }) => things[kind] ?? []))

export const FEATS: Record<string, Brought> = {
  credits: isWon,
  family: (game) => isWon(game) && 'dead' in game.counts && !counted(game, 'dead'),
  coach: (game) => counted(game, 'saved') >= MANY_SAVED,
  short: (game) => isWon(game) && 'turns' in game.counts && counted(game, 'turns') <= FEW_TURNS,
  absolute: (game) => isWon(game) && 'difficulty' in game.things,
  legend: (game) => isWon(game) && 'power' in game.things,
  back: (game) => isWon(game) && counted(game, 'back') > 0,
  sequel: (game, before) =>
    isWon(game) && before.some((one) => !isWon(one) && one.things.killer === game.things.killer),
  double: (game, before) => isWon(game) && before.some((one) => isWon(one) && day(one) === day(game)),
  midnight: ({ at }) => new Date(at * 1000).getHours() < LATE,
  cast: (game, before) => wonWith([...before, game], 'girl').size >= CAST,
  catalogue: (game, before, box) =>
    (['killer', 'location'] as const).every((kind) => {
      const won = wonWith([...before, game], kind)
      return box[kind].length > 0 && box[kind].every((thing) => won.has(thing))
    }),
}

/** When each was achieved, in seconds since 1970; null for what is still to do. `played`: the newest first. */
export function achieved(played: readonly GamePlayed[], box: Box): { feat: string; at: number | null }[] {
  const games = [...played].reverse()
  return Object.entries(FEATS).map(([feat, brought]) => {
    const found = games.find((game, n) => brought(game, games.slice(0, n), box))
    return { feat, at: found?.at ?? null }
  })
}

/** For the words that say what it takes. */
export const FIGURES = { saved: MANY_SAVED, turns: FEW_TURNS, cast: CAST, hour: LATE }
