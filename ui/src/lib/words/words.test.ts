import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf, texts } from '../../testing'
import { Words } from './words'

const words = (language: string, names: string[] = []) =>
  new Words(language, [texts('words', language), texts('games/lockdown', language)], names)

const english = words('en', ['Ana', 'Bo', 'card:bat'])
const french = words('fr', ['Ana', 'Bo'])

test('references are read as their words, with names for seats', () => {
  expect(english.name('place:3')).toBe('the surveillance room')
  expect(english.name('seat:1')).toBe('Bo')
  expect(english.name('card:bat+seat:0')).toBe(`${english.name('card:bat')} → Ana`)
  expect(english.name('pass')).toBe('Nothing now')
  expect(english.name('nothing:known')).toBe('nothing:known')
})

test('a name that looks like a reference is just a name', () => {
  expect(english.text('log-won', { seats: ['seat:2', 'seat:1'] })).toMatch(/^card:bat and Bo/)
})

test('in French, words lose their last vowel before another', () => {
  const { log, kept, upper } = {
    log: 'une carte de { $who }, que { $who } garde',
    kept: 'chaque { $who }',
    upper: 'Que { $who } joue',
  }
  const said = new Words('fr', [`list-none = rien\nlog = ${log}\nkept = ${kept}\nupper = ${upper}\n`])
  expect(said.text('log', { who: 'Élodie (2-3)' })).toBe('une carte d’Élodie (2-3), qu’Élodie (2-3) garde')
  expect(said.text('log', { who: 'Bo' })).toBe('une carte de Bo, que Bo garde')
  expect(said.text('log', { who: 'ours' })).toBe('une carte d’ours, qu’ours garde')
  expect(said.text('kept', { who: 'Ana' })).toBe('chaque Ana')
  expect(said.text('upper', { who: 'Ana' })).toBe('Qu’Ana joue')
  expect(english.text('log-won', { seats: ['seat:0'] })).toContain('Ana')
})

test('lists are read as one', () => {
  expect(english.listing(['a', 'b', 'c'])).toBe('a, b and c')
  expect(french.listing(['a', 'b', 'c'])).toBe('a, b et c')
  expect(english.listing(['a'])).toBe('a')
  expect(english.listing([])).toBe('nothing')
})

test('numbers choose the plural, and so do lengths of lists', () => {
  expect(english.text('page-seats', { count: 1 })).toBe('1 seat')
  expect(english.text('page-seats', { count: 4 })).toBe('4 seats')
  expect(english.text('table-not-ready', { names: ['seat:0'] })).toMatch(/^Ana isn’t/)
  expect(english.text('table-not-ready', { names: ['seat:0', 'seat:1'] })).toMatch(/^Ana and Bo aren’t/)
  // In French nought is singular.
  expect(french.text('page-seats', { count: 1 })).toBe('1 place')
})

test('further forms of a word come with it', () => {
  expect(english.form('place:6', 'to')).toBe('to the Parking lot')
  expect(french.form('place:6', 'to')).not.toBe(french.name('place:6'))
  expect(() => english.form('place:6', 'nowhere')).toThrow()
  const told = new Words('en', ['place-1 = the cellar\n    .to = down to the cellar\ngo = Go { $place-to }.'])
  expect(told.text('go', { place: 'place:1' })).toBe('Go down to the cellar.')
})

test('things that differ by a number share a message; texts may be arguments', () => {
  const told = new Words('en', ['candle = candle { $value }\nlit = { $what } is lit.\nwho = { $name } did.'])
  expect(told.text('lit', { what: 'candle:7' })).toBe('candle 7 is lit.')
  expect(told.text('lit', { what: { key: 'who', args: { name: 'Ana' } } })).toBe('Ana did. is lit.')
})

test('what all games say, a game may say in words of its own', () => {
  const told = new Words('en', ['won = Victory\nlost = Defeat', 'won = She lives'])
  expect([told.text('won'), told.text('lost')]).toEqual(['She lives', 'Defeat'])
})

test('huge numbers are shown as they are', () => {
  const told = new Words('en', ['n = { $n }'])
  expect(told.text('n', { n: 1500 })).toBe('1,500')
  expect(told.text('n', { n: 1e15 })).toBe('1000000000000000')
})

test('a missing key, or a missing argument, is a mistake', () => {
  expect(() => english.text('no-such-key')).toThrow()
  expect(() => english.text('page-seat', {})).toThrow()
})

test('an attribute that is missing is empty', () => {
  expect(english.attribute('page-clock', 'help')).toContain('bot')
  expect(english.attribute('page-clock', 'nothing')).toBe('')
})

function keysIn(file: string): string[] {
  const calls = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8').match(/words\.text\([^,)]+/g) ?? []
  return calls.flatMap((call) => call.match(/(?<=')[a-z]+(-[a-z0-9]+)+(?=')/g) ?? [])
}

describe.each(['en', 'fr'])('%s', (language) => {
  test('every text of the page that the sources name is there', () => {
    const files = readdirSync(resolve(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts') && file !== 'api.gen.ts',
    )
    // What all games share says nothing that only one of them knows.
    const gameOf = (file: string) => /^games\/(?!plain)([\w-]+)\//.exec(file)?.[1] ?? ''
    for (const game of new Set(files.map(gameOf))) {
      const told = new Words(language, [texts('words', language), game ? texts(folderOf(game), language) : ''])
      const keys = files.filter((file) => gameOf(file) === game).flatMap(keysIn)
      expect(keys.filter((key) => !told.has(key) && key !== 'game-title')).toEqual([])
      expect(game || keys.length > 50).toBeTruthy()
    }
  })
})

test('the words of a pack are in a name space of their own', () => {
  const packs = {
    fog: {
      en: '-bell = the bell\ncard-bell = { -bell } at sea\n    .from = from { -bell }',
      fr: 'card-bell = la cloche',
    },
  }
  const foggy = new Words('en', [texts('words', 'en'), 'log-storm = A storm: { $card } ({ $card-from }).'], [], packs)
  expect(foggy.name('card:bell@fog')).toBe('the bell at sea')
  expect(foggy.text('log-storm', { card: 'card:bell@fog' })).toBe('A storm: the bell at sea (from the bell).')
  expect([foggy.has('card-bell'), foggy.has('card-bell@fog'), foggy.has('card-bell@sun')]).toEqual([false, true, false])
  expect(foggy.name('card:bell@sun')).toBe('card:bell@sun')
  expect(new Words('fr', [texts('words', 'fr')], [], packs).name('card:bell@fog')).toBe('la cloche')
})
