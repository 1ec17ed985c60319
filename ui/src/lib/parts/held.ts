/** A card of a hand; what it looks like then is in `held.css`. */
import type { CardProps } from '../../games'
import './held.css'

/** What makes a card a button, if it may be picked; any other is a group with its name. */
export function asCard({ pickable, picked, onpick }: Pick<CardProps, 'pickable' | 'picked' | 'onpick'>, name: string) {
  return pickable
    ? ({ type: 'button', 'aria-pressed': picked, onclick: onpick } as const)
    : ({ role: 'group', 'aria-label': name } as const)
}
