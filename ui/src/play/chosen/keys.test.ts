import { afterEach, expect, test, vi } from 'vitest'
import { pressed } from './keys'

const picker = {
  key: (key: string) => ({ '1': 'a', '2': 'reply' })[key],
  letters: (option: string) => (option === 'reply' ? 9 : 0),
  pick: vi.fn(),
  confirm: vi.fn(),
  clear: vi.fn(),
}
const doings = { rule: vi.fn(), help: vi.fn(), hurry: vi.fn(), tab: vi.fn() }

function press(key: string, at: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  at.addEventListener('keydown', (heard) => pressed(heard as KeyboardEvent, picker, doings), { once: true })
  at.dispatchEvent(event)
  return event
}

afterEach(() => {
  document.body.innerHTML = ''
  vi.clearAllMocks()
})

test('a key picks; where words may be added it leads to the field', async () => {
  document.body.innerHTML = '<textarea data-key="write-reply"></textarea>'
  press('1')
  expect(picker.pick).toHaveBeenCalledWith('a')
  press('2')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  expect(picker.pick).toHaveBeenCalledTimes(1)
})

test('whoever types presses no keys of the game', () => {
  document.body.innerHTML = '<textarea></textarea>'
  const field = document.querySelector('textarea') as Element
  for (const key of ['1', 'r', 'm', ' ', '?']) expect(press(key, field).defaultPrevented).toBe(false)
  expect(picker.pick).not.toHaveBeenCalled()
  expect(doings.rule).not.toHaveBeenCalled()
})

test.each([
  ['m', 'memo'],
  ['!', 'advice'],
  ['u', 'back'],
])('%s reaches %s, if there is one', async (key, name) => {
  document.body.innerHTML = `<button data-key="${name}"></button>`
  const opened = vi.fn()
  document.querySelector('button')?.addEventListener('click', opened)
  expect(press(key).defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(opened).toHaveBeenCalled())
})
