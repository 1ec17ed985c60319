import { fireEvent, render } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speakEnglish } from '../../../testing'
import type { Facts, Question } from '../../../lib/types'
import { words } from '../../../lib/words/words.svelte'
import { boardOf } from '../reading/board'
import { speakFrost, view } from '../reading/sample'
import { wish } from '../reading/wish.svelte'
import Mine from './Mine.svelte'

const [DOG, RANGER] = ['survivor:dog@frost', 'survivor:ranger@frost']
const takes = (die: number) => [{ key: 'hint-die', args: { die } }]
/** The ranger has a knife: 3 are printed. The dog has what is printed. */
const KNIFE: Facts = {
  ...{ [`attack+${RANGER}`]: takes(1), [`fight+${RANGER}`]: takes(1), [`search+${RANGER}`]: takes(3) },
  ...{ [`attack+${DOG}`]: takes(2), [`fight+${DOG}`]: takes(2), [`search+${DOG}`]: takes(2) },
}
const NO_ZOMBIE = { why: 'why-no-zombie', rule: 'DW-2.1' }

beforeAll(async () => {
  await speakEnglish('dead-of-winter')
  speakFrost()
  words.names = ['Ana', 'Bo', 'Cy']
})
beforeEach(() => wish.clear())

function mine(options: string[], bars: Question['bars'] = [], prompt = 'act') {
  const shown = { ...view({}, prompt), facts: KNIFE }
  const question = { hints: [], bars } as unknown as Question
  const onpick = vi.fn()
  const props = { view: shown, board: boardOf(shown), seat: 0, options, picked: [], question, points: [], onpick }
  const { container } = render(Mine, { props })
  const button = (name: RegExp) =>
    [...container.querySelectorAll('button')].find((one) => name.test(one.title)) as HTMLButtonElement
  const of = (who: string, name: RegExp) =>
    [...container.querySelectorAll<HTMLButtonElement>('.action')].find(
      (one) => one.textContent?.trim().startsWith(who) && name.test(one.title),
    ) as HTMLButtonElement
  return { button, of, onpick, container }
}

test('what carried things change is told of what can’t be done, too', () => {
  const { of } = mine([`search+${RANGER}`], [{ id: `attack+${RANGER}`, ...NO_ZOMBIE }])
  const attack = of('ranger', /^Attack: /)
  expect(attack.title).toBe('Attack: a die of 1 or more. There is no zombie here.')
  expect(attack.querySelector('.figure')?.textContent).toBe('1+')
  expect(attack.disabled).toBe(true)
  expect(of('dog', /^Attack: /).querySelector('.figure')?.textContent).toBe('2+')
})

test('a low die that is picked first lights what it is good enough for, and nothing else', async () => {
  const { of, onpick, container } = mine([
    `attack+${RANGER}+entrance:8`,
    `attack+${DOG}+entrance:0`,
    `search+${RANGER}`,
  ])
  await fireEvent.click(container.querySelectorAll('.die button')[2] as Element)
  expect(wish.die).toBe(1)
  expect([of('ranger', /^Attack: /).disabled, of('dog', /^Attack: /).disabled]).toEqual([false, true])
  expect(of('ranger', /^Search: /).disabled).toBe(true)
  await fireEvent.click(of('ranger', /^Attack: /))
  expect(onpick).toHaveBeenCalledWith(`attack+${RANGER}`)
})

test('in the turns of others one reads what it would take', () => {
  const { of } = mine([], [], '')
  expect(of('ranger', /^Attack: /).title).toBe('Attack: a die of 1 or more')
  expect(of('ranger', /^Search: /).title).toBe('Search: a die of 3 or more')
})
