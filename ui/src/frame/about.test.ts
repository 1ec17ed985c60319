import { render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { folderOf, speakEnglish, texts } from '../testing'
import About from './About.svelte'

afterEach(() => vi.unstubAllGlobals())

const SHELF = ['lockdown', 'final-girl', 'strange']

/** A server with two games of the house, and one that doesn’t say who made it. */
async function answer(url: string): Promise<Response> {
  const game = url.split('/').at(-1) ?? ''
  if (url.endsWith('/games')) return new Response(JSON.stringify(SHELF.map((name) => ({ name }))))
  return new Response(game === 'strange' ? 'game-title = Strange' : texts(folderOf(game), 'en'))
}

test('it says whose games these are, as far as they tell', async () => {
  await speakEnglish()
  vi.stubGlobal('fetch', vi.fn(answer))
  const { findByText, queryByText, getByText } = render(About, { open: true })
  await findByText(/Nicolas Normandon/)
  getByText(/Evan Derrick and A. J. Porfirio, Van Ryder Games/)
  getByText(/^Unofficial versions/)
  expect(queryByText('Strange')).toBeNull()
})
