/** What makes something drawn work like a button: click, Enter, Space. What can't be pressed is a picture. */
import type { SVGAttributes } from 'svelte/elements'

export function pressable(can: boolean, picked: boolean, press: () => void): SVGAttributes<SVGElement> {
  if (!can) return { role: 'img' }
  return {
    role: 'button',
    tabindex: 0,
    'aria-pressed': picked,
    onclick: (event) => {
      event.stopPropagation()
      press()
    },
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // Space would scroll, and the page has keys of its own.
      event.preventDefault()
      event.stopPropagation()
      press()
    },
  }
}
