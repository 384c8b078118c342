/** What the board says: the game's own texts, and sentences made of them. */
import { app } from '../../lib/app.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Offer, Say } from '../board';
import { giftNumber } from './gifts';
import type { BoatSeat, Identity, Passenger, Place } from './shown';
import { roman, type Boat } from './view';

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return app.textsOf('passengers').say(name, facts);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { style: 'long', type: 'conjunction' }).format(names);
}

/** With a capital letter, as it stands on a card or at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export function boatName(say: Say, boat: Boat): string {
  return capital(say(`boat-${boat}`));
}

/** "Raven II, 3": short, for the notebook and the strip. */
export function placeWords({ round, boat, column }: Place): string {
  return words('place', { boat: words(`short-${boat}`), round: roman(round), column });
}

/** What is certain of a card, in words: whole, its kind or its colour. */
export function identityWords(say: Say, { card, kind, colour }: Identity): string {
  if (card !== null) return say(`card-${card}`);
  if (kind !== null) return say(`kind-${kind}`);
  return colour === null ? words('unknown') : say(`what-${colour}`);
}

/** A seat with its gift and votes, and who sits there, as a screen reader tells it. */
export function seatWords(say: Say, place: Place, seat: BoatSeat, sitting: string): string {
  const gift = words('gift-and-votes', {
    number: giftNumber(seat.gift),
    gift: say(`gift-${seat.gift}`),
    votes: seat.votes,
  });
  return `${words('seat', { boat: boatName(say, place.boat), round: roman(place.round), column: place.column })}. ${sitting}. ${gift}`;
}

export function passengerWords(say: Say, passenger: Passenger, owner: string): string {
  const facts = [passenger.shadow ? words('shadow') : owner];
  if (passenger.kind === null && passenger.colour === null) facts.push(words('face-down'));
  else facts.push(`${identityWords(say, passenger)} (${words(`how-${passenger.how ?? 'deduced'}`)})`);
  if (passenger.mask !== null) facts.push(words('masked', { colour: say(`colour-${passenger.mask}`) }));
  return facts.join(', ');
}

/** A claim or a question as it will be heard. */
export function sentence(say: Say, offer: Offer, names: string[]): string {
  const facts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(offer.arguments)) {
    if (name === 'seat') facts.seat = names[Number(value)];
    else if (typeof value === 'number') facts[name] = value;
    else facts[name] = say(`${name}-${value}`);
  }
  return say(`action-${offer.name}`, facts);
}
