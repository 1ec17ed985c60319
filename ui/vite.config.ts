import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHUNKS } from './chunks.ts'
import { icons } from './icons.ts'
import { pictures } from './pictures.ts'
import { ROUTES } from './src/lib/browser/routes.ts'

/** Nothing is painted before we know how the page is to look: no flash of another theme. */
const lookFirst: Plugin = {
  name: 'look-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

/** The server answers to the app's own addresses: anything else is missing. */
const routes: Plugin = {
  name: 'routes',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(ROUTES) })
  },
}

export default defineConfig({
  // Files find each other wherever the server is; it tells the page itself where that is.
  base: './',
  plugins: [svelte(), icons(), routes, pictures(), lookFirst, svelteTesting()],
  build: {
    outDir: '../src/huisclos/server/page',
    emptyOutDir: true,
    // The content policy allows no fonts in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/schema': 'http://127.0.0.1:8000',
    },
  },
  // The machine may be busy: no test is about how long it takes.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
