/** What the board says: the game's own texts, and sentences made of them. */
import { app } from '../../lib/app.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Offer, Say } from '../board';
import { giftNumber } from './gifts';
import type { BoatSeat, Identity, Passenger, Place, Subject } from './shown';
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
  if (passenger.mask !== undefined) facts.push(words('masked', { colour: say(`colour-${passenger.mask}`) }));
  return facts.join(', ');
}

/** The passenger that something is about, by who placed it and where it sits now; `then` is where it was seen. */
export function subjectWords(subject: Subject, then: Place, me: number | null, name: (seat: number) => string): string {
  const { owner, shadow, now } = subject;
  if (now === null) return words('subject-shuffled', { place: placeWords(then) });
  const place = placeWords(now);
  if (owner === null) return words(shadow ? 'subject-shadow' : 'subject-seat', { place });
  return owner === me ? words('subject-own', { place }) : words('subject-of', { name: name(owner), place });
}

/** A claim or a question as it will be heard. */
export function sentence(offer: Omit<Offer, 'action'>, names: string[]): string {
  return app.textsOf('passengers').action(offer, names);
}
