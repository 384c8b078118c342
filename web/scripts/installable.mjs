// What makes the page installable: icons drawn from favicon.svg, and a manifest in each language. Made with the page;
// `npm run dev` makes them when they are asked for.
import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const LANGUAGES = ['cs', 'en'];
const ROOT = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const COLOUR = /name="theme-color" content="(#\w+)"/.exec(read('index.html'))[1];

/** Edge in pixels; `filled`: on a ground of our colour and within the part that no mask cuts off. */
const ICONS = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-filled-512.png': { size: 512, filled: true },
  'icon-touch-180.png': { size: 180, filled: true },
};

async function drawn() {
  await (drawn.ready ??= initWasm(readFileSync(new URL('node_modules/@resvg/resvg-wasm/index_bg.wasm', ROOT))));
  const plain = read('public/favicon.svg');
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48"><rect x="-8" y="-8" width="48" height="48" fill="${COLOUR}"/>`;
  const filled = `${plain.replace(/^<svg[^>]*>/, ground)}`;
  return Object.entries(ICONS).map(([name, icon]) => {
    const image = new Resvg(icon.filled ? filled : plain, { fitTo: { mode: 'width', value: icon.size } });
    return [name, Buffer.from(image.render().asPng())];
  });
}

function manifest(language) {
  const texts = new FluentBundle(language);
  texts.addResource(new FluentResource(read(`src/text/shell.${language}.ftl`)));
  const say = (name) => texts.formatPattern(texts.getMessage(name).value);
  const icon = (name, purpose) => {
    const { size } = ICONS[name];
    return { src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return JSON.stringify({
    id: '/',
    name: say('app'),
    short_name: say('app'),
    description: say('app-motto'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: COLOUR,
    background_color: COLOUR,
    categories: ['games'],
    icons: [icon('icon-192.png', 'any'), icon('icon-512.png', 'any'), icon('icon-filled-512.png', 'maskable')],
  });
}

async function made() {
  const manifests = LANGUAGES.map((language) => [`manifest.${language}.webmanifest`, manifest(language)]);
  return new Map([...(await drawn()), ...manifests]);
}

export function installable() {
  return {
    name: 'installable',
    async generateBundle() {
      for (const [fileName, source] of await made()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = request.url.slice(1);
        const found = /^(icon-|manifest\.)/.test(name) ? (await made()).get(name) : undefined;
        if (found === undefined) next();
        else response.end(found);
      });
    },
  };
}
