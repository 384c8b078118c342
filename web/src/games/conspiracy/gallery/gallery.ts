// The board of Conspiracy by itself: /src/games/conspiracy/gallery/?shot=recruit&lang=cs&theme=light, ?film plays a game.
import '../../../style/base.css';
import { mount } from 'svelte';
import { settings } from '../../../lib/settings.svelte';
import { Texts } from '../../../lib/texts';
import type { GameEvent, Offer, Outcome, Prompt } from '../../board';
import cs from '../../../../../src/hlubina/games/conspiracy/text.cs.ftl?raw';
import en from '../../../../../src/hlubina/games/conspiracy/text.en.ftl?raw';
import shellCs from '../../../text/shell.cs.ftl?raw';
import shellEn from '../../../text/shell.en.ftl?raw';
import Gallery from './Gallery.svelte';

export interface Shot {
  seat: number | null;
  names: string[];
  view: unknown;
  prompt: Prompt | null;
  offered: Offer[];
  events: GameEvent[];
  acting: number[];
  standing: Outcome;
  result: Outcome | null;
}

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') === 'en' ? 'en' : 'cs';
settings.language = language;
document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
const texts = language === 'en' ? new Texts('en', [shellEn, en]) : new Texts('cs', [shellCs, cs]);
const fixtures = (await (await fetch(new URL('fixtures.json', location.href))).json()) as { shots: Record<string, Shot>; film: Shot[] };
const chosen = asked.get('shot') ?? 'recruit';
const shots = asked.has('film') ? fixtures.film : [fixtures.shots[chosen]!];
mount(Gallery, { target: document.getElementById('app')!, props: { shots, texts, part: asked.get('part') === 'own' ? 'own' : asked.get('part') === 'all' ? 'all' : 'table', hinted: asked.has('hint') } });
