/** What the guide says. */
import { settings } from '../lib/settings.svelte';
import { Texts } from '../lib/texts';
import cs from './learn.cs.ftl?raw';
import en from './learn.en.ftl?raw';

const texts = { cs: new Texts('cs', [cs]), en: new Texts('en', [en]) };

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return texts[settings.language].say(name, facts);
}

/** The first of these texts that there is. */
export function known(...names: string[]): string {
  return names.find((name) => texts[settings.language].has(name)) ?? names.at(-1)!;
}
