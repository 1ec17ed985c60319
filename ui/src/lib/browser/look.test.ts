import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { look } from './look.svelte'
import { session } from './session.svelte'
import { recall } from './storage'

const root = document.documentElement

test('until somebody chooses, a game is seen in its usual light', () => {
  look.show('a-game-without-a-look')
  flushSync()
  expect(root.dataset).toMatchObject({ game: 'a-game-without-a-look', theme: 'dark' })
  session.theme = 'light'
  flushSync()
  expect(root.dataset.theme).toBe('light')
  look.show('another')
  flushSync()
  expect(root.dataset).toMatchObject({ game: 'another', theme: 'light' })
  expect(recall('game', '')).toBe('another')
})
