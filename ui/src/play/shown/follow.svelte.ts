/** A box that scrolls along with what is added to its end, unless the reader has scrolled up. */
import type { Attachment } from 'svelte/attachments'

const NEAR = 40

export function follow(changes: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    let atEnd = true
    const down = (): void => {
      if (atEnd) box.scrollTop = box.scrollHeight
    }
    const scrolled = (): void => {
      if (box.clientHeight) atEnd = box.scrollTop + box.clientHeight > box.scrollHeight - NEAR
    }
    // A box that was out of sight had no height to scroll to the end of.
    const seen = new ResizeObserver(down)
    seen.observe(box)
    box.addEventListener('scroll', scrolled)
    $effect(() => {
      changes()
      down()
    })
    return () => {
      seen.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }
}
