/** The Items of the game that is shown: a card of the hand is told only its name. */
import { box, type ColonyBoard, type Item } from './board'

let items = $state.raw<Map<string, Item>>(new Map())

export function show(board: ColonyBoard): void {
  items = box(board).items
}

export const itemCard = (name: string): Item | undefined => items.get(name)
