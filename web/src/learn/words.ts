/** What the guide says. */
import { app } from '../lib/app.svelte';
import { settings } from '../lib/settings.svelte';
import { Texts } from '../lib/texts';
import cs from './learn.cs.ftl?raw';
import en from './learn.en.ftl?raw';

const texts = { cs: new Texts('cs', [cs]), en: new Texts('en', [en]) };

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return texts[settings.language].say(name, facts);
}

/** What the guide says about a game: its own words, or for the end of a lesson those that fit every game. */
export function lessonWords(game: string, name: string, attribute: string, facts: Record<string, unknown>): string {
  const own = app.textsOf(game);
  const place = attribute === '' ? '' : `.${attribute}`;
  return own.has(`lesson-${name}`) ? own.say(`lesson-${name}${place}`, facts) : words(`${name}${place}`, facts);
}
