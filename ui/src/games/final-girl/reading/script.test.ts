import { expect, test } from 'vitest'
import { speak } from '../../../testing'
import type { Script } from './board'
import { inWords } from './script'

const BLOW: Script = [
  { type: 'Damage', by: 1 },
  { type: 'Health', by: -1 },
]
const STUMBLE: Script = [
  { type: 'Horror', by: 1 },
  { type: 'Choose', options: [{ do: [{ type: 'StrikeBack', by: 2 }] }, { do: [{ type: 'Ward', by: 1 }] }] },
]

test('what a card does is told with the plurals and signs of the reader’s language', async () => {
  await speak('en', 'final-girl')
  expect(inWords(BLOW)).toBe('+1 damage; −1 Health')
  expect(inWords(STUMBLE)).toBe('+1 Horror; +2 damage in return or 1 damage less')
  await speak('fr', 'final-girl')
  expect(inWords(BLOW)).toBe('+1 Dégât\u00a0; −1 Santé')
  expect(inWords(STUMBLE)).toBe('+1 Horreur\u00a0; +2 Dégâts en retour ou 1 Dégât de moins')
})
