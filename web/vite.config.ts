// Builds the page into dist/, which the server serves. `npm run dev` serves it with live reloading and passes on to a
// running server whatever the page asks of one: by default that on the usual port; HLUBINA_URL names another.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { installable } from './scripts/installable.mjs';

const server = process.env.HLUBINA_URL ?? 'http://127.0.0.1:8321';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), installable()],
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
    host: '127.0.0.1',
    // Host and Origin go through as the browser sent them. They agree with each other, which is what the server asks
    // for; rewriting them would let any other site act through this proxy.
    proxy: {
      '/api': { target: server, changeOrigin: false, ws: true },
      '/health': { target: server, changeOrigin: false },
    },
  },
}));
