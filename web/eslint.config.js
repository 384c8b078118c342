// What a linter sees and neither the compiler nor prettier does. No rule here needs types: svelte-check has them, and
// with them linting would take more than twice as long.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', 'src/games/*/shown.ts'] }, // shown.ts is generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // What is drawn depends on values that are replaced as a whole ($state.raw, $derived). The Maps and Sets are built
      // in one go, or are bookkeeping that must not cause anything to be drawn.
      'svelte/prefer-svelte-reactivity': 'off',
      // Svelte cuts a space off the beginning of a block; {' '} keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' }, // svelte-check knows better what the browser defines
  },
  {
    files: ['scripts/*.mjs'],
    languageOptions: { globals: { URL: 'readonly', Buffer: 'readonly' } },
  },
  {
    files: ['public/sw.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['URL', 'addEventListener', 'clients', 'registration', 'skipWaiting'].map((name) => [name, 'readonly']),
      ),
    },
  },
);
