/** What this round's end will do to the colony, from what everybody sees. */
import type { Args } from '../../../lib/words/words'
import { PLACES, type ColonyBoard } from './board'
import type { glyph } from './paint'
import { foodDue, hungerCosts, needed, overruns, piled, wasteCosts, zombiesDue } from './rules'

export interface Line {
  key: string
  icon: keyof typeof glyph
  /** In figures. */
  short: string
  args: Args
  bad: boolean
}

export interface Tonight {
  /** For sure, if nobody does anything more; the crisis apart. */
  morale: number
  lines: Line[]
}

const places = (due: number[]): string[] =>
  due.flatMap((count, place) => (place && count ? [`place:${PLACES[place]}`] : []))

export function tonight(board: ColonyBoard): Tonight {
  const due = foodDue(board)
  const hunger = hungerCosts(board)
  const waste = wasteCosts(board)
  const zombies = zombiesDue(board)
  const lost = overruns(board)
  const deaths = lost.reduce((sum, one) => sum + one.deaths, 0)
  const lines: Line[] = [
    {
      key: 'winter-tonight-food',
      icon: 'food',
      short: `${board.food}/${due}`,
      args: { due, food: board.food, by: hunger },
      bad: hunger > 0,
    },
    {
      key: 'winter-tonight-waste',
      icon: 'waste',
      short: waste ? `−${waste}` : `${board.waste.length}/${board.core.figures.waste_for}`,
      args: { count: board.waste.length, by: waste },
      bad: waste > 0,
    },
    {
      key: 'winter-tonight-crisis',
      icon: 'target',
      short: `${piled(board)}/${needed(board)}`,
      args: { given: piled(board), due: needed(board) },
      bad: piled(board) < needed(board),
    },
    {
      key: 'winter-tonight-zombies',
      icon: 'zombie',
      short: `+${zombies.reduce((sum, count) => sum + count, 0)}`,
      args: { colony: zombies[0] ?? 0, places: places(zombies) },
      bad: false,
    },
  ]
  const noise = board.noise.reduce((sum, count) => sum + count, 0)
  if (noise)
    lines.push({ key: 'winter-tonight-noise', icon: 'noise', short: `${noise}`, args: { count: noise }, bad: false })
  if (deaths) {
    const where = lost.filter((one) => one.deaths).map(({ place }) => `place:${PLACES[place]}`)
    lines.push({
      key: 'winter-tonight-deaths',
      icon: 'skull',
      short: `−${deaths}`,
      args: { count: deaths, places: where },
      bad: true,
    })
  }
  return { morale: -(hunger + waste + deaths), lines }
}
