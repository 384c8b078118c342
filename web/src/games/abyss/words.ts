/** The texts of the board that the game's own catalogue has no need of, and sentences made of both. */
import type { Race } from '../../look/house';
import { settings } from '../../lib/settings.svelte';
import { Texts } from '../../lib/texts';
import type { Offer, Say } from '../board';
import cs from './board.cs.ftl?raw';
import en from './board.en.ftl?raw';
import { allyOf, lordFacts, type Reward } from './view';

const texts = { cs: new Texts('cs', [cs]), en: new Texts('en', [en]) };

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return texts[settings.language].say(name, facts);
}

/** With a capital letter, as it stands on a card or at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** What a lord does, short enough for its card. */
export function ability(lord: string): string {
  return lordFacts(lord).timing === 'none' ? '' : words(`ability-${lord}`);
}

/** All that stands on a lord. */
export function lordWords(say: Say, lord: string, price = lordFacts(lord).cost): string {
  const { guild, influence, bubbles, race, keys } = lordFacts(lord);
  const asked =
    race === undefined
      ? say('board-all-races')
      : say('board-races', { race: say(`race-${race}`), others: bubbles - 1 });
  const facts = [
    say(`guild-${guild}`),
    say('board-cost', { count: price }),
    asked,
    say('board-influence', { count: influence }),
  ];
  if (keys) facts.push(say('board-key'));
  return `${say(`lord-${lord}`)}: ${facts.join(', ')}. ${say(`lord-${lord}.help`)}`;
}

export function locationWords(say: Say, location: string, worth?: number): string {
  const now = worth === undefined ? '' : ` ${capital(say('board-worth', { count: worth }))}.`;
  return `${say(`location-${location}`)}: ${say(`location-${location}.help`)}${now}`;
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
export function raceSum(say: Say, race: Race, cards: string[]): string {
  return `${say(`race-${race}.many`)} ${cards.reduce((sum, card) => sum + allyOf(card).value, 0)}`;
}
