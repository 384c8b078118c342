// Runs the unit tests of the page's own logic: src/**/*.test.ts. Those that need a browser name a light stand-in for one
// in their first line.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] }, // Svelte's server side has no reactivity
  test: {
    include: ['src/**/*.test.ts'],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
