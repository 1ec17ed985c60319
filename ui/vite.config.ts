import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { icons } from './icons.ts'

/** Nothing is painted before we know how the page is to look: no flash of another theme. */
const lookFirst: Plugin = {
  name: 'look-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

export default defineConfig({
  // Files find each other wherever the server is; it tells the page itself where that is.
  base: './',
  plugins: [svelte(), icons(), lookFirst, svelteTesting()],
  build: {
    outDir: '../src/huisclos/server/page',
    emptyOutDir: true,
    // The content policy allows no fonts in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/schema': 'http://127.0.0.1:8000',
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
