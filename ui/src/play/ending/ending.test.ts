import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import plain from '../../games/plain'
import { ana as seat, speakEnglish } from '../../testing'
import type { Form, TableShown, View } from '../../lib/types'
import { words } from '../../lib/words/words.svelte'
import Ending from './Ending.svelte'

const table = {
  code: 'ABC234',
  game: 'plain',
  phase: 'over',
  seats: [seat, seat],
  games: 2,
  host: false,
  proof: null,
  replays: true,
}

beforeAll(async () => {
  await speakEnglish()
  words.names = ['Ana', 'Bo']
})

function ending(
  result: { points: number[]; winners: number[] },
  together: boolean,
  more: Partial<TableShown> = {},
  forms: Form[] = [],
) {
  const view = { board: {}, names: ['Ana', 'Bo'], talk: [], result } as unknown as View
  const shown = { ...table, ...more } as TableShown
  return render(Ending, { props: { game: plain, table: shown, view, events: [], forms, together, onlook: () => {} } })
}

test('whoever plays for themselves is ranked by points', () => {
  ending({ points: [3, 7], winners: [1] }, false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bo wins')
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent?.trim())).toEqual(['Bo', 'Ana'])
})

test.each([
  [[0, 1], 'Victory'],
  [[], 'Defeat'],
])('whoever plays together wins or loses together', (winners, said) => {
  ending({ points: [0, 0], winners }, true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(said)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('list', { name: 'At the table' }).textContent).toMatch(/Ana.*Bo/)
})

test('where nothing is said in a fixed form, nobody is called a liar', () => {
  ending({ points: [0, 0], winners: [] }, true)
  expect(screen.queryByText(/ledger|liar/i)).toBeNull()
})

test('the spreadsheet is a link, and only the host may delete the table', () => {
  const { unmount } = ending({ points: [0, 0], winners: [] }, true)
  const link = screen.getByRole('link', { name: 'Save as a spreadsheet' })
  expect(link.getAttribute('href')).toBe('/api/tables/ABC234/games/2/report.csv?language=en')
  expect(screen.queryByRole('button', { name: 'Delete this table' })).toBeNull()
  unmount()
  ending({ points: [0, 0], winners: [] }, true, { host: true })
  expect(screen.getByRole('button', { name: 'Delete this table' })).toBeTruthy()
})

test('a game that earlier rules have played can’t be watched again, and the page says so', () => {
  ending({ points: [0, 0], winners: [0] }, false, { replays: false }, [{ key: 'talk-any' } as unknown as Form])
  expect(screen.getByText(/earlier version of the rules/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Watch it again' })).toBeNull()
  expect(screen.queryByText(/Nothing was said/)).toBeNull()
})
