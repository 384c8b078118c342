/** What the board says: the game's own texts, and sentences made of them. */
import { app } from '../../lib/app.svelte';
import type { Offer, Say } from '../board';
import type { Table } from './table.svelte';
import { faceOf, help } from './printed';
import type { Adventure, Chance, Chances, Field, Odds } from './shown';
import { isPrinted, percent, type Mode } from './view';

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return app.textsOf('prophecy').say(name, facts);
}

export function has(name: string): boolean {
  return app.textsOf('prophecy').has(name);
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A field, a sphere or a cell by its name. */
export function placeName(say: Say, place: string): string {
  if (place.startsWith('sphere_')) return capital(say(`place-${place}`));
  return /^[a-f]\d$/.test(place) ? words('cell', { cell: say(`cell-${place}`) }) : say(`field-${place}`);
}

/** Names without the number, as they stand on the map: "Les". */
export function shortField(say: Say, field: string): string {
  return say(`field-${field}`).replace(/ [IVX]+$/, '');
}

/** All that is printed on a card, for a tooltip. */
export function cardWords(say: Say, card: string): string {
  return `${say(`card-${card}`)}: ${help(`card-${card}`)}`;
}

export function oddsWords({ win, draw, loss, out_of }: Odds): string {
  return words('odds', { win, draw, loss, throws: out_of });
}

/** "strength 8 against 7: 58 % win, 14 % draw, 28 % loss". */
export function chanceWords(mode: Mode, chance: Chance): string {
  const { own, other, price, whole } = chance;
  const facts = {
    own,
    other,
    price,
    win: percent(whole, 'win'),
    draw: percent(whole, 'draw'),
    loss: percent(whole, 'loss'),
  };
  return words(price > 0 ? `chance-${mode}-paid` : `chance-${mode}`, facts);
}

/** Both ways to fight, as far as there are both. */
export function modesOf(chances: Chances | null | undefined): [Mode, Chance][] {
  return Object.entries(chances ?? {}) as [Mode, Chance][];
}

export function chancesWords(chances: Chances | null | undefined): string {
  return modesOf(chances)
    .map(([mode, chance]) => chanceWords(mode, chance))
    .join('; ');
}

export function adventureWords(say: Say, { card, face_up, lives, odds }: Adventure): string {
  if (card === null) return words('face-down');
  const parts = [cardWords(say, card)];
  if (!face_up) parts.push(words('only-you'));
  if (lives !== undefined && lives > 1) parts.push(words('lives', { count: lives }));
  const told = chancesWords(odds);
  if (told !== '') parts.push(capital(told));
  return parts.join(' ');
}

/** A field as a screen reader tells it: what is there, who is there, what it costs to go there. */
export function fieldWords(table: Table, field: Field, offers: Offer[]): string {
  const { say } = table;
  const parts = [say(`field-${field.field}`)];
  if (offers.length > 0) parts.push(offers.map((offer) => offerWords(table, offer)).join(', '));
  if (table.view.arena === field.field) parts.push(words('arena'));
  if (isPrinted(field.field, 'port')) parts.push(say('board-port'));
  if (isPrinted(field.field, 'gate')) parts.push(say('board-gate-field'));
  if (isPrinted(field.field, 'safe')) parts.push(say('board-safe'));
  for (const each of field.cards) parts.push(each.card === null ? words('face-down') : adventureShort(say, each));
  if (field.piece) parts.push(words('piece'));
  const { nemesis } = table.view;
  if (nemesis?.field === field.field) parts.push(`${say('board-nemesis')}, ${chancesWords(nemesis.odds)}`);
  for (const card of field.artifacts ?? []) parts.push(say(`card-${card}`));
  for (const seat of field.characters) parts.push(words('stands', { name: table.name(seat) }));
  return parts.join('. ');
}

function adventureShort(say: Say, { card, odds }: Adventure): string {
  const told = chancesWords(odds);
  return told === '' ? say(`card-${card}`) : `${say(`card-${card}`)}, ${told}`;
}

/** How an answer is called where its place says the rest: the way and the price of a journey. */
export function offerWords(table: Table, offer: Offer): string {
  const { name } = offer;
  const { field, card, opponent } = offer.arguments;
  const gold = priceOf(table, offer);
  if (['walk', 'ride', 'ship', 'gate'].includes(name))
    return words(gold > 0 ? 'way-paid' : 'way-free', { way: words(`way-${name}`), gold });
  if (name === 'go_to') return words('choose-field', { field: table.say(`field-${field}`) });
  if (name === 'sell')
    return words('sell-for', { gold: table.own?.items.find((item) => item.card === card)?.sells_for ?? 0 });
  if (has(`do-${name}`)) return words(`do-${name}`);
  const facts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(offer.arguments))
    facts[key] = typeof value === 'string' ? table.say(`${key}-${value}`) : value;
  if (opponent !== undefined) facts.opponent = table.name(Number(opponent));
  return table.say(`action-${name}`, facts);
}

/** Gold for a journey. */
export function priceOf(table: Table, offer: Offer): number {
  const { field } = offer.arguments;
  return table.view.reach.find((each) => each.by === offer.name && each.place === field)?.gold ?? 0;
}

/** The first words of what a card is: "undead monster", "rare item". */
export function kindWords(card: string): string {
  const { group, kind } = faceOf(`card-${card}`)?.words ?? {};
  return kind === undefined
    ? words(`group-${group}`)
    : words('kind-of', { kind: words(`kind-${kind}`), group: words(`group-${group}`) });
}
