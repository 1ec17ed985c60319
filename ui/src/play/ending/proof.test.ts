import { expect, test } from 'vitest'
import { check, hash } from './proof'

const secret = 'a secret of the house'
const lucks = ['clover', '', 'horseshoe']
const seed = hash(`${secret}:clover::horseshoe`)
const fair = { promise: hash(secret), secret, lucks, seed, commitment: hash(seed) }

test('the hash is the one everybody knows', () => {
  expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('an honest house passes', () => {
  expect(check(fair)).toEqual({ promise: true, seed: true, commitment: true })
})

test('each way to cheat is found', () => {
  expect(check({ ...fair, promise: hash('another') }).promise).toBe(false)
  expect(check({ ...fair, lucks: ['clover', 'x', 'horseshoe'] })).toMatchObject({ seed: false, commitment: false })
  expect(check({ ...fair, seed: hash('chosen') }).seed).toBe(false)
  expect(check({ ...fair, commitment: null }).commitment).toBe(false)
})
