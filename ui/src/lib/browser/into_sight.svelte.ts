/** On a small screen: what may be picked, or what the table is busy with, is scrolled into sight. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const MARGIN = 8

export function intoSight(changes: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    $effect(() => {
      changes()
      void tick().then(() => scroll(box))
    })
  }
}

function scroll(box: HTMLElement): void {
  if (box.scrollHeight <= box.clientHeight) return
  const pickable = box.querySelectorAll('.pickable')
  const rects = [...(pickable.length ? pickable : box.querySelectorAll('.active'))].map((one) =>
    one.getBoundingClientRect(),
  )
  if (!rects.length) return
  const { top, bottom } = box.getBoundingClientRect()
  const first = Math.min(...rects.map((rect) => rect.top)) - MARGIN
  const last = Math.max(...rects.map((rect) => rect.bottom)) + MARGIN
  // What doesn't fit on the screen at once is for the reader to scroll.
  if (last - first > bottom - top) return
  if (first < top) box.scrollTop += first - top
  else if (last > bottom) box.scrollTop += last - bottom
}
