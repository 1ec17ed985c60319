import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Field } from '../../lib/server/settings_form'
import { session } from '../../lib/browser/session.svelte'
import { speakEnglish } from '../../testing'
import type { TableShown } from '../../lib/types'
import FileField from './FileField.svelte'

const field: Field = { name: 'pack', kind: 'file', values: [], reference: '', otherwise: null, endings: '.toml,.csv' }
const table = (more: Partial<TableShown>) =>
  ({ code: 'ABC234', game: 'plain', files: {}, host: true, ...more }) as TableShown
const send = vi.fn(async () => true)

/** What the server has, and what it says to a file. */
function serve(refused = '', doubts: string[] = []) {
  const stored = [
    { name: 'good.toml', setting: 'pack', size: 12, trouble: '' },
    { name: 'bad.csv', setting: 'pack', size: 0, trouble: 'Line 2 is empty.' },
    { name: 'else.csv', setting: 'other', size: 1, trouble: '' },
  ]
  const answer = vi.fn(async (url: string, _: RequestInit) => {
    if (url === '/api/games/plain/files') return Response.json(stored)
    return refused
      ? Response.json({ key: 'error-bad-file', text: refused }, { status: 400 })
      : Response.json({ number: 7, doubts })
  })
  vi.stubGlobal('fetch', answer)
  return () =>
    answer.mock.calls.flatMap(([url, { body }]) => (url.includes('/tables/') ? JSON.parse(String(body)) : []))
}

beforeAll(async () => {
  await speakEnglish()
  session.keep('ABC234', 's3cret')
})
afterEach(() => vi.unstubAllGlobals())

test('the host brings a file, and is told line by line what is wrong with it', async () => {
  const sent = serve('Two mistakes:\nLine 1: no question.\nLine 4: no answer.')
  render(FileField, { field, table: table({}), send })
  const input = screen.getByLabelText<HTMLInputElement>(/Choose a file/)
  expect(input.accept).toBe('.toml,.csv')
  await fireEvent.change(input, { target: { files: [new File(['été'], 'mine.csv')] } })
  await vi.waitFor(() =>
    expect([...screen.getByRole('alert').children].map((line) => line.textContent)).toHaveLength(3),
  )
  expect(sent()).toEqual([{ setting: 'pack', file: 'mine.csv', text: 'été' }])
})

test('the host takes one of the server’s, but none that can’t be used', async () => {
  const sent = serve()
  render(FileField, { field, table: table({}), send })
  const list = await screen.findByLabelText<HTMLSelectElement>('Files of this server')
  expect([...list.options].map(({ text }) => text)).toEqual(['choose one…', 'good.toml · 12 entries'])
  expect(screen.getByText('Line 2 is empty.')).toBeTruthy()
  await fireEvent.change(list, { target: { value: 'good.toml' } })
  await vi.waitFor(() => expect(sent()).toEqual([{ setting: 'pack', file: 'good.toml' }]))
})

test('what may be a slip is told, and the file is used all the same', async () => {
  serve('', ['Question 2: did you mean “hasty”?'])
  render(FileField, { field, table: table({}), send })
  await fireEvent.change(screen.getByLabelText<HTMLInputElement>(/Choose a file/), {
    target: { files: [new File(['a'], 'mine.csv')] },
  })
  expect((await screen.findByRole('status')).textContent).toContain('did you mean “hasty”?')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the host does without', async () => {
  serve()
  render(FileField, { field, table: table({ files: { pack: { name: 'mine.csv', size: 1 } } }), send })
  expect(screen.getByText('mine.csv').textContent).toContain('1 entry')
  await fireEvent.click(screen.getByRole('button', { name: 'Do without' }))
  expect(send).toHaveBeenCalledWith({ do: 'unload', setting: 'pack' })
})

test('guests see the name and the size', () => {
  const sent = serve()
  render(FileField, { field, table: table({ host: false, files: { pack: { name: 'mine.csv', size: 30 } } }), send })
  expect(screen.getByText('mine.csv').textContent).toContain('30 entries')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByLabelText(/Choose a file/)).toBeNull()
  expect(sent()).toEqual([])
})
