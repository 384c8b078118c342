/** What the board says: the game's own texts, and sentences made of them. */
import { app } from '../../lib/app.svelte';
import { races } from '../../look/house';
import type { Part } from '../../look/parts';
import type { Offer, Say } from '../board';
import type { RaceSum, Reward } from './shown';
import { faces, lordFacts } from './view';

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return app.textsOf('abyss').say(name, facts);
}

/** With a capital letter, as it stands on a card or at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** What a lord does, short enough for its card. */
export function ability(lord: string): string {
  const { ability: name, amount } = lordFacts(lord);
  return name === 'none' ? '' : words(`ability-${name}`, { amount });
}

/** All that stands on a lord. */
export function lordWords(say: Say, lord: string, price = lordFacts(lord).cost): string {
  const { guild, influence, bubbles, keys } = lordFacts(lord);
  const race = bubbles[0];
  const asked =
    bubbles.length === races.length
      ? say('board-all-races')
      : race
        ? say('board-races', { race: say(`race-${race}`), others: bubbles.length - 1 })
        : say('board-any-races', { count: bubbles.length });
  const facts = [
    say(`guild-${guild}`),
    say('board-cost', { count: price }),
    asked,
    say('board-influence', { count: influence }),
  ];
  if (keys > 0) facts.push(say('board-key'));
  return `${say(`lord-${lord}`)}: ${facts.join(', ')}. ${faces().help(`lord-${lord}`)}`;
}

export function locationWords(say: Say, location: string, worth?: number): string {
  const now = worth === undefined ? '' : ` ${capital(say('board-worth', { count: worth }))}.`;
  return `${say(`location-${location}`)}: ${faces().help(`location-${location}`)}${now}`;
}

const FACTORS = ['weakest_lord', 'strongest_lord', 'weakest_affiliated_each_race'];

/** How a location scores, short enough for its strip: 5 + 2 per farmer. */
export function locationLine(location: string): Part[] {
  const { figures, words: printed } = faces().of(`location-${location}`);
  const { line = 'nothing', ...kinds } = printed;
  const { base, per } = figures;
  const factor = FACTORS.includes(line);
  const counted = words(`line-${line}`, { base: base ?? 0, ...app.textsOf('abyss').words(kinds, []) });
  const parts: Part[] = [];
  if (base !== undefined) parts.push({ figure: 'base', value: base });
  if (base !== undefined && (per !== undefined || factor)) parts.push(line.startsWith('minus') ? ' − ' : ' + ');
  if (per !== undefined) parts.push({ figure: 'per', value: per }, factor ? ' × ' : ' ');
  return [...parts, counted];
}

export function cardName(say: Say, card: string): string {
  return say(`card-${card}`);
}

/** Known cards, then how many are not. */
export function cardList(say: Say, cards: (string | null)[]): string {
  const known = cards.filter((card) => card !== null).map((card) => cardName(say, card));
  const hidden = cards.length - known.length;
  return [...known, ...(hidden > 0 ? [words('hidden', { count: hidden })] : [])].join(', ');
}

export function rewardWords(say: Say, reward: Reward): string {
  const names = ['keys', 'pearls', 'tokens'] as const;
  return names
    .filter((name) => reward[name] > 0)
    .map((name) => say(`board-reward-${name}`, { count: reward[name] }))
    .join(' + ');
}

/** An answer in words, as the bar would say it. */
export function offerWords(say: Say, offer: Offer): string {
  const { lord, location, card, race, ...others } = offer.arguments;
  return say(`action-${offer.name}`, {
    ...others,
    ...(lord === undefined ? {} : { lord: say(`lord-${lord}`), lord_acc: say(`lord-${lord}.acc`) }),
    ...(location === undefined ? {} : { location: say(`location-${location}`) }),
    ...(card === undefined ? {} : { card: cardName(say, String(card)) }),
    ...(race === undefined ? {} : { race_many: say(`race-${race}.many`) }),
  });
}

/** "krabi 5": how much a race gives together. */
export function raceSum(say: Say, { race, value }: RaceSum): string {
  return `${say(`race-${race}.many`)} ${value}`;
}
