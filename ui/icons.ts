/** `import wolf from 'icon:game-icons/wolf-head'`: one icon of a set, built in; only what is imported is in the bundle. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  width: number
  icons: Record<string, { body: string }>
}

const PREFIX = 'icon:'
const require = createRequire(import.meta.url)
const sets = new Map<string, IconSet>()

function set(name: string): IconSet {
  const known = sets.get(name)
  if (known) return known
  const read: IconSet = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
  sets.set(name, read)
  return read
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [family = '', name = ''] = id.slice(PREFIX.length + 1).split('/')
      const { width, icons } = set(family)
      const icon = icons[name]
      if (!icon) throw new Error(`There is no icon ${name} in ${family}.`)
      return `export default ${JSON.stringify({ body: icon.body, size: width })}`
    },
  }
}
