import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../testing'
import { words } from '../../lib/words/words.svelte'
import Replace from './Replace.svelte'

beforeAll(async () => {
  await speakEnglish()
  words.names = ['Ana', 'Bo']
})

test('a bot steps in only once somebody has had time to come back', async () => {
  const onreplace = vi.fn()
  const { rerender } = render(Replace, { seat: 1, wait: 60, heard: performance.now(), onreplace })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Let a bot play for Bo/ })
  expect(button.disabled).toBe(true)
  expect(screen.getByText('a bot may take over in 60 s')).toBeTruthy()
  await rerender({ wait: 0 })
  expect(button.disabled).toBe(false)
  expect(screen.queryByText(/may step in/)).toBeNull()
  await fireEvent.click(button)
  expect(onreplace).toHaveBeenCalledWith(1)
})
