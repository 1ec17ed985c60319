import { expect, test } from 'vitest'
import { fields, namesThings } from './settings_form'

test('what can be shown as a field is, the rest is not', () => {
  const made = fields({
    type: 'object',
    properties: {
      open: { type: 'boolean', default: false },
      rounds: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      mood: { enum: ['calm', 'grim'], default: 'grim' },
      variant: { type: 'integer', minimum: 0, maximum: 2, 'x-ref': 'variant', default: 0 },
      badge: { anyOf: [{ type: 'integer', minimum: 0, maximum: 1, 'x-ref': 'seat' }, { type: 'null' }], default: null },
      figures: { type: 'object', default: {} },
      pack: { type: 'array', 'x-file': '.toml,.csv' },
      hero: { type: 'string', 'x-ref': 'hero', 'x-known': ['axe@fog', 'bo@fog'], default: '' },
      name: { type: 'string', default: '' },
      page: { type: 'boolean', 'x-table': 'people', default: false },
      unlocked: { anyOf: [{ type: 'array' }, { type: 'null' }], default: null },
    },
  })
  expect(made.map(({ name, kind, values }) => [name, kind, values])).toEqual([
    ['open', 'flag', []],
    ['rounds', 'number', []],
    ['mood', 'choice', ['calm', 'grim']],
    ['variant', 'choice', [0, 1, 2]],
    ['badge', 'choice', [null, 0, 1]],
    ['pack', 'file', []],
    ['hero', 'known', ['', 'axe@fog', 'bo@fog']],
  ])
  expect(made[1]).toMatchObject({ min: 1, max: 9, otherwise: 3 })
  expect(made[4]).toMatchObject({ reference: 'seat', otherwise: null })
})

test('some options name things that packs have words for', () => {
  expect(namesThings({ properties: { hero: { type: 'string', 'x-known': ['axe@fog'] } } })).toBe(true)
  expect(namesThings({ properties: { mood: { enum: ['calm'] } } })).toBe(false)
})

test('bounds may exclude themselves', () => {
  const [field] = fields({ properties: { n: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 6 } } })
  expect(field).toMatchObject({ min: 1, max: 5 })
})

test('a game without options has no fields', () => {
  expect(fields({})).toEqual([])
})
