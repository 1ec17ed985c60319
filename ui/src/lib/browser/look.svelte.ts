/** How the page looks: in the colours of the game that is shown, by day or by night. */
import { untrack } from 'svelte'
import { usualTheme } from '../../games'
import { session } from './session.svelte'
import { recall, remember } from './storage'
import type { Theme } from '../types'

class Look {
  /** Until we know which game is shown, it is the one that was shown last: the page doesn't flicker. */
  #game = $state<string>(recall('game', ''))

  get game(): string {
    return this.#game
  }

  /** Whoever has chosen a theme has chosen it for all games. */
  get theme(): Theme {
    return session.theme ?? usualTheme(this.#game)
  }

  /** It stays until another game is shown. */
  show(game: string): void {
    if (game === this.#game) return
    remember('game', (this.#game = game))
  }
}

export const look = new Look()

/** To be called while a page is set up: it shows this game, once it knows which. */
export function showsGame(game: () => string | undefined): void {
  $effect.pre(() => {
    const shown = game()
    if (shown) untrack(() => look.show(shown))
  })
}

// From the first moment on, before anything is drawn.
$effect.root(() => {
  $effect.pre(() => {
    const root = document.documentElement
    root.dataset.theme = look.theme
    root.dataset.game = look.game
  })
})
