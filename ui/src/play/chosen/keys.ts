/** The keys of a game: digits and letters pick, the rest is listed by `?`. */
import type { Tab } from '../shown/Frame.svelte'

interface Picker {
  /** The option that a key stands for. */
  key(key: string): string | undefined
  /** How many letters may be added to an option. */
  letters(option: string): number
  pick(option: string): void
  confirm(): void
  clear(): void
}

export interface Doings {
  rule(): void
  help?(): void
  hurry(): unknown
  tab(tab: Tab): void
}

const WRITING = 'input, textarea, select, [contenteditable]'

/** What is behind a button or a field, which may be behind a tab. */
export function reach(name: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`[data-key="${name}"]`)
    found?.focus()
    if (found instanceof HTMLButtonElement) found.click()
  })
}

/** Where something may be added, one is led to the field. */
function take(picker: Picker, option: string): void {
  if (picker.letters(option)) reach(`write-${option}`)
  else picker.pick(option)
}

export function pressed(event: KeyboardEvent, picker: Picker, doings: Doings): void {
  const at = event.target as Element
  // A key that is held down answers once.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (at.matches?.(WRITING) || document.querySelector('dialog[open]')) return
  const pushes = at.matches?.('button, a')
  const found = ((): (() => unknown) | undefined => {
    switch (event.key) {
      case '?':
        return doings.help
      case ' ':
        return pushes ? undefined : doings.hurry
      case 'Enter':
        return pushes ? undefined : () => picker.confirm()
      case 'Escape':
        return () => picker.clear()
      case 'r':
        return doings.rule
      case 't':
        return () => {
          doings.tab('talk')
          reach('say')
        }
      case '/':
        return () => {
          doings.tab('talk')
          reach('chat')
        }
      case 'l':
        return () => doings.tab('log')
      case 'u':
        return () => reach('back')
      case 'm':
        return () => reach('memo')
      case '!':
        return () => reach('advice')
      case 'y':
      case 'n':
      case 'o': {
        // Only while somebody waits for an answer; otherwise they may stand for options.
        const answer = { y: 'deal', n: 'no', o: 'else' }[event.key]
        if (document.querySelector(`[data-key="${answer}"]`)) return () => reach(answer)
      }
    }
    const option = picker.key(event.key)
    return option === undefined ? undefined : () => take(picker, option)
  })()
  if (!found) return
  event.preventDefault()
  found()
}
