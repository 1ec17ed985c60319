/** A card of a hand; what it looks like then is in `held.css`. */
import type { CardProps } from '../../games'
import './held.css'

/** What makes a card a button, if it may be picked; any other is a group with its name, and `off` if something bars it. */
export function asCard(
  { pickable, picked, bar, onpick }: Omit<CardProps, 'reference' | 'playable'>,
  name: string,
  kind = '',
) {
  return {
    class: ['card', 'held', kind, { pickable, picked, off: bar && !pickable }],
    ...(pickable
      ? { type: 'button' as const, 'aria-pressed': picked, onclick: onpick }
      : { role: 'group', 'aria-label': name }),
  }
}
