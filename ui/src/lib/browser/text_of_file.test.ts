import { expect, test } from 'vitest'
import { textOf } from './text_of_file'

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('a file is UTF-8, or else what Windows writes', async () => {
  expect(await textOf(new Blob(['été']))).toBe('été')
  expect(await textOf(file(0xef, 0xbb, 0xbf, 0x61))).toBe('a')
  expect(await textOf(file(0xe9, 0x74, 0xe9))).toBe('été')
  expect(await textOf(file(0xff, 0xfe, 0xe9, 0, 0x74, 0))).toBe('ét')
  expect(await textOf(file(0xfe, 0xff, 0, 0xe9, 0, 0x74))).toBe('ét')
})
