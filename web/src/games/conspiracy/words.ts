/** What the board says: the game's own texts, and sentences made of them. */
import { app } from '../../lib/app.svelte';
import type { Offer, Say } from '../board';
import type { Preview } from './shown';
import { faces, lordOf } from './faces';

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return app.textsOf('conspiracy').say(name, facts);
}

/** With a capital letter, as it stands on a card or at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export function guild(say: Say, id: string): string {
  return capital(say(`colour-${lordOf(id).colour}`));
}

/** A lord and what it does. */
export function lordWords(say: Say, id: string): string {
  return `${capital(say(`lord-${id}`))}. ${faces().help(`lord-${id}`)}`;
}

export function locationWords(say: Say, id: string): string {
  return `${say(`location-${id}`)}. ${faces().help(`location-${id}`)}`;
}

export function lordList(say: Say, ids: string[]): string {
  return ids.map((id) => say(`lord-${id}`)).join(', ');
}

/** An answer in words, with what it would change if that is known. */
export function offerWords(say: Say, offer: Offer, forecast?: Preview): string {
  const { lord, location, colour, ...numbers } = offer.arguments;
  const action = say(`action-${offer.name}`, {
    ...numbers,
    ...(lord === undefined ? {} : { lord: say(`lord-${lord}`) }),
    ...(location === undefined ? {} : { location: say(`location-${location}`) }),
    ...(colour === undefined ? {} : { colour_many: say(`colour-${colour}.many`) }),
  });
  return forecast === undefined ? `${action}.` : `${action}. ${words('preview', { points: signed(forecast.points) })}`;
}

/** +7, 0, −2 */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '+0';
}
