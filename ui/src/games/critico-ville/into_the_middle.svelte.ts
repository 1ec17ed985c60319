/** On a small phone: what may be picked, or else the pawn, comes to the middle of what one sees. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export function intoTheMiddle(changes: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    $effect(() => {
      changes()
      void tick().then(() => {
        const spots = box.querySelectorAll('.spot')
        centre(box, spots.length ? [...spots] : [...box.querySelectorAll('.pawn')])
      })
    })
  }
}

function centre(box: HTMLElement, things: Element[]): void {
  if (!things.length || box.scrollHeight <= box.clientHeight) return
  const rects = [box, ...things].map((one) => one.getBoundingClientRect())
  const [whole, ...parts] = rects as [DOMRect, ...DOMRect[]]
  const middle = (Math.min(...parts.map(({ top }) => top)) + Math.max(...parts.map(({ bottom }) => bottom))) / 2
  box.scrollTop += middle - (whole.top + whole.bottom) / 2
}
