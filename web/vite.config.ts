// Builds the page into dist/, which the server serves. `npm run dev` serves it with reloading and passes everything that
// is not a page file on to a running server, by default the one on port 8000; HLUBINA_URL names another.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.HLUBINA_URL ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The content security policy allows only files of our own: no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The gallery of the look is a page for those who build it: `npx vite build --mode gallery --outDir DIR`.
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/ws': { target: server, ws: true },
    },
  },
}));
