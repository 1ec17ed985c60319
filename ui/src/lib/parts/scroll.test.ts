import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import Scroll from './Scroll.svelte'
import { speakEnglish } from '../../testing'

const children = createRawSnippet(() => ({ render: () => '<p>Much to read</p>' }))

/** Nothing has a size here but what is said: so much of a box is seen, and so much there is. */
async function box(seen: number, all: number) {
  const { container, rerender } = render(Scroll, { children, label: 'A text', about: 1 })
  const found = screen.getByRole('group', { name: 'A text' })
  Object.defineProperties(found, { clientHeight: { value: seen }, scrollHeight: { value: all } })
  const scroll = async (to: number) => {
    found.scrollTop = to
    await fireEvent.scroll(found)
  }
  await scroll(0)
  const arrow = () => container.querySelector('.more')
  return { found, scroll, arrow, rerender }
}

beforeAll(() => speakEnglish())

test('an arrow says that there is more, until one has seen it', async () => {
  const { scroll, arrow } = await box(100, 250)
  expect(arrow()?.textContent).toContain('More')
  await scroll(150)
  expect(arrow()).toBeNull()
})

test('where everything is in sight there is no arrow', async () => {
  expect((await box(100, 100)).arrow()).toBeNull()
})

test('what is about something else begins at its beginning', async () => {
  const { found, scroll, rerender } = await box(100, 250)
  await scroll(150)
  const begins = vi.spyOn(found, 'scrollTo')
  await rerender({ about: 1 })
  expect(begins).not.toHaveBeenCalled()
  await rerender({ about: 2 })
  expect(begins).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
})
