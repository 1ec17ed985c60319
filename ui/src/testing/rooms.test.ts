/** The order of the rooms is kept by ESLint; here, that it knows them all and that none of them is crowded. */
import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ORDER } from '../../rooms.js'

const HOME = resolve(import.meta.dirname, '../..')
const MOST = 16

const inside = readdirSync(join(HOME, 'src'), { recursive: true, withFileTypes: true })
const folderOf = ({ parentPath }: { parentPath: string }): string => relative(HOME, parentPath)

test('every folder has its place in the order', () => {
  const placed = Object.entries(ORDER).flatMap(([folder, levels]) => levels.flat().map((room) => `${folder}/${room}`))
  const folders = inside.filter((one) => one.isDirectory()).map((one) => `${folderOf(one)}/${one.name}`)
  expect(folders.filter((folder) => !placed.includes(folder))).toEqual(['src/testing'])
})

test(`no folder has more than ${MOST} modules beside their tests`, () => {
  const modules = inside.filter(({ name }) => /\.(svelte|ts)$/.test(name) && !/\.(test|gen)\.ts$/.test(name))
  const counted = new Map<string, number>()
  for (const folder of modules.map(folderOf)) counted.set(folder, (counted.get(folder) ?? 0) + 1)
  expect(counted.size).toBeGreaterThan(30)
  expect([...counted].filter(([, count]) => count > MOST)).toEqual([])
})
