/**
 * Pictures that are made when the page is built, from our own drawings: the icons of the installed app, and for each game what a
 * link to it shows before it is opened.
 */
import { Resvg } from '@resvg/resvg-js'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { icons } from './icons.ts'
import { openedFont } from './woff.ts'

const INK = '#0d0f12'
const PAPER = '#e9e2d0'
const HOT = '#ff9a3c'
const GAMES = join(import.meta.dirname, 'src/games')
const FACE = createRequire(import.meta.url).resolve(
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff',
)

/** The frame and what shows of the light behind it; the door itself; as on the first page. */
const door = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 0h36v100H0z" fill="${HOT}" /><path d="M12 0l24 9v91H12z" fill="${INK}" stroke="${HOT}" stroke-width="1.5" />
    <circle cx="17" cy="54" r="2" fill="${HOT}" />
  </g>`

const sheet = (drawing: string): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="League Gothic" fill="${PAPER}">
    <path fill="${INK}" d="M0 0h1200v630H0z" />
    ${drawing}
  </svg>`

/** On the left the name of the house, on the right what is played there. */
const poster = (drawing: string): string =>
  sheet(
    `${drawing}<g font-size="250"><text x="60" y="300">HUIS</text><text x="60" y="530">CLOS</text></g>${door(416, 118, 1.82)}`,
  )

const HOUSE = sheet(`
  <linearGradient id="light" x1="1" y1="0" x2="0.2" y2="1">
    <stop stop-color="${HOT}" stop-opacity="0.45" /><stop offset="1" stop-color="${HOT}" stop-opacity="0" />
  </linearGradient>
  <path d="M528 440h33L420 630H-60z" fill="url(#light)" />
  <g font-size="350"><text x="84" y="440">HUIS</text><text x="664" y="440">CLOS</text></g>${door(528, 184, 2.56)}`)

const ICON = readFileSync(new URL('src/icon.svg', import.meta.url), 'utf8')
const inner = ICON.replace(/^[^>]*>|<\/svg>\s*$/g, '')
const icon = (scale: number): string => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <path fill="${INK}" d="M0 0h32v32H0z" /><g transform="translate(16 16) scale(${scale}) translate(-16 -16.5)">${inner}</g>
  </svg>`
/** Systems show only the shape of this one. */
const BADGE = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <path fill="#fff" fill-rule="evenodd" d="M9 3h14v27H9zM11 5.500l9 3.600v18.900h1V5H11z" />
  </svg>`

function png(svg: string, width: number): Uint8Array {
  const font = { fontFiles: [fontFile()], loadSystemFonts: false, defaultFontFamily: 'League Gothic' }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}

let unpacked = ''
function fontFile(): string {
  if (!unpacked) {
    unpacked = join(tmpdir(), `huisclos-${process.pid}.ttf`)
    writeFileSync(unpacked, openedFont(readFileSync(FACE)))
  }
  return unpacked
}

/** Plain enough for a program that draws no pages: no variables, no scopes, nothing that moves. */
export function plain(css: string): string {
  const values = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value?.trim() ?? '']),
  )
  return css
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/:where\((\.[\w-]+)\)/g, '$1')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none')
    .replace(/(transform:[^;}]*)px/g, '$1')
    .replace(/(transform:[^;}]*)px/g, '$1')
}

/** The covers of all games that have drawn one. */
async function* covers(): AsyncGenerator<[string, string]> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } }), icons()],
  })
  try {
    const { render } = await server.ssrLoadModule('svelte/server')
    for (const game of readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'Picture.svelte')))) {
      const { default: Picture } = await server.ssrLoadModule(`/src/games/${game}/Picture.svelte`)
      const { head, body } = render(Picture)
      const css = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n')
      const drawing = body
        .replace(/<!--.*?-->/g, '')
        // The dots of the print: too fine for this size, and twice the file.
        .replace(/<rect[^>]*-print\)[^>]*>(<\/rect>)?/g, '')
        .replace(/^\s*<svg/, '<svg x="570" y="0" width="630" height="630"')
      yield [game, `<style>${plain(css)}</style>${drawing}`]
    }
  } finally {
    await server.close()
  }
}

export function pictures(): Plugin {
  let out = ''
  return {
    name: 'pictures',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    async closeBundle() {
      const put = (name: string, svg: string, width: number): void => writeFileSync(join(out, name), png(svg, width))
      for (const folder of ['icons', 'pictures']) mkdirSync(join(out, folder), { recursive: true })
      put('icons/192.png', icon(1), 192)
      put('icons/512.png', icon(1), 512)
      put('icons/maskable.png', icon(0.62), 512)
      put('icons/badge.png', BADGE, 96)
      put('pictures/house.png', HOUSE, 1200)
      for await (const [game, drawing] of covers()) put(`pictures/${game}.png`, poster(drawing), 1200)
    },
  }
}
