import js from '@eslint/js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import globals from 'globals'
import { ROOMS } from './rooms.js'

export default defineConfig(
  globalIgnores(['**/*.gen.*']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.json'] })],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Files without an address of their own: icons are made by `icons.ts`, and a `?` is for the bundler.
      'import-x/no-unresolved': ['error', { ignore: ['^icon:', '\\?url$'] }],
      // TypeScript knows better.
      'no-undef': 'off',
      // What has to be there, but isn't needed, is called that.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'all', argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' },
      ],
      // In a drawing nothing changes its place, and a row of dots has no names.
      'svelte/require-each-key': 'off',
      // What the page doesn't watch, or what is made anew each time, is a plain Map.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // What is kept here is read when something changes.
  { files: ['**/*.svelte'], rules: { 'no-useless-assignment': 'off' } },
  {
    // What these write into the page is an icon of a set, built in.
    files: ['src/lib/drawn/{Glyph,Icon}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['public/worker.js'],
    languageOptions: { globals: globals.serviceworker },
    rules: { 'no-undef': 'error' },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: ROOMS }] },
  },
)
