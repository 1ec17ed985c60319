/** A screen reader is told what happens, in portions one can follow. */
import { announce } from '../../lib/browser/announce.svelte'
import { words } from '../../lib/words/words.svelte'
import { sentence } from './log'
import type { GameEvent } from '../../lib/types'

const PAUSE = 1500
const MOST = 5

/** To be called while a component is set up. What was there at first isn't told again. */
export function tellAlong(events: () => readonly GameEvent[] | undefined, asked: () => string): void {
  let told: number | null = null
  let question = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell(): void {
    timer = undefined
    const all = events() ?? []
    const fresh = all.slice(told ?? all.length).slice(-MOST)
    told = all.length
    const asks = asked()
    const texts = [...fresh.map((event) => sentence(words, event)), ...(asks === question ? [] : [asks])]
    question = asks
    if (texts.length) announce(texts.join(' '))
  }

  $effect(() => {
    const all = events()
    void asked()
    if (!all) return
    told ??= all.length
    timer ??= setTimeout(tell, PAUSE)
  })
  $effect(() => () => clearTimeout(timer))
}
