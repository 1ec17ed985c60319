/** Makes something drawn work like a button: click, Enter, Space. */
import type { Action } from 'svelte/action'

export const pressable: Action<Element, (() => void) | undefined> = (node, press) => {
  let now = press
  const click = (event: Event) => {
    if (!now) return
    event.stopPropagation()
    now()
  }
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent
    if (!now || (key !== 'Enter' && key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    now()
  }
  node.addEventListener('click', click)
  node.addEventListener('keydown', key)
  return {
    update: (press) => (now = press),
    destroy() {
      node.removeEventListener('click', click)
      node.removeEventListener('keydown', key)
    },
  }
}
