import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { icons } from './icons.ts'

export default defineConfig({
  plugins: [svelte(), icons(), svelteTesting()],
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
