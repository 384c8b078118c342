/** What the board says: the game's own texts, and sentences made of them. */
import { app } from '../../lib/app.svelte';
import type { Texts } from '../../lib/texts';
import type { Offer, Say } from '../board';
import type { PlanForm, Room, Station, View } from './shown';
import { signOf, type Sign } from './signs';
import { faces, heroOrder, sidesOf, sum, tokenOrder, type Clan, type Counts } from './view';

function texts(): Texts {
  return app.textsOf('heroes');
}

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return texts().say(name, facts);
}

/** With a capital letter, as it stands on a card or at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export function roomName(say: Say, room: string): string {
  return capital(say(`room-${room}`));
}

/** An answer in words, as the bar would say it. */
export function offerWords(offer: Offer): string {
  return texts().action(offer, []);
}

/** What a partner aims at. */
export function planWords({ name, facts }: PlanForm): string {
  return words(`plan-${name}`, texts().words({ ...facts }, []));
}

export function roleOf(clan: Clan): string {
  const { role } = faces().of(`clan-${clan}`).words;
  return role === undefined ? '' : words(`role-${role}`);
}

// Symbols

/** A message about a symbol, its facts in words. */
function named(message: string, facts: Record<string, unknown>): string {
  return words(message, texts().words(facts, []));
}

export function signWords(sign: Sign): string {
  switch (sign.kind) {
    case 'create':
    case 'pay':
      return named(`sign-${sign.kind}`, { token: sign.token });
    case 'ambush':
      return named('sign-ambush', { count: sign.count, type: sign.type });
    case 'deploy':
      return words('sign-deploy', { count: sign.count });
    case 'reinforce':
      return named('sign-reinforce', { symbol: sign.of });
    case 'swarm':
      return words('sign-swarm', { symbol: signWords(sign.of) });
    case 'arrow':
      return words('sign-arrow', { first: signWords(sign.first), then: texts().listed(sign.then.map(signWords)) });
    default:
      return words(`symbol-${sign.kind}`);
  }
}

/** What the symbols of a card do: its face has a sentence for each kind of symbol of each side, in their order. */
export function lines(card: string): { side: number; symbol: string; text: string }[] {
  const { sentences } = faces().of(`card-${card}`);
  return sidesOf(card)
    .flatMap((side, index) => [...new Set(side)].map((symbol) => ({ side: index + 1, symbol })))
    .map((each, index) => ({ ...each, text: sentences[index] ?? '' }));
}

/** Symbols as a list in words, equal ones counted. */
export function sideWords(side: string[]): string {
  const counts = new Map<string, number>();
  for (const text of side) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ` : '') + signWords(signOf(text))).join(', ');
}

export function cardWords(card: string): string {
  return `${words(`card-${card}`)}: ${sidesOf(card)
    .map(sideWords)
    .join(` ${words('or')} `)}`;
}

// Rooms

function counted(counts: Counts, order: readonly string[], name: (each: string) => string): string {
  return order
    .filter((each) => (counts[each] ?? 0) > 0)
    .map((each) => (counts[each] === 1 ? name(each) : `${counts[each]}× ${name(each)}`))
    .join(', ');
}

export function heroList(say: Say, counts: Counts): string {
  return counted(counts, heroOrder, (hero) => say(`hero-${hero}`));
}

/** All that is in a room, for who cannot see it. */
export function roomWords(say: Say, room: Room): string {
  const parts = [
    words('room-type', { type: say(`type-${room.type}`) }),
    words('room-distance', { count: room.distance }),
    room.chest === null ? '' : words('chest', { value: room.chest }),
    room.portal === null ? '' : words(`name-${room.portal}`),
    ...room.monsters.map((band) => `${say(`clan-${band.clan}`)} ${band.wounds.length}${woundWords(band.wounds)}`),
    sum(room.fresh) === 0 ? '' : words('heroes-fresh', { heroes: heroList(say, room.fresh) }),
    sum(room.active) === 0 ? '' : words('heroes-active', { heroes: heroList(say, room.active) }),
    sum(room.resting) === 0 ? '' : words('heroes-resting', { heroes: heroList(say, room.resting) }),
    counted(room.tokens, tokenOrder, (token) => say(`token-${token}`)),
    room.corridors.length === 0
      ? ''
      : words('room-corridors', { rooms: room.corridors.map((other) => say(`room-${other}`)).join(', ') }),
  ];
  return `${roomName(say, room.room)}: ${parts.filter(Boolean).join('; ')}`;
}

export function woundWords(wounds: number[]): string {
  const total = wounds.reduce((all, each) => all + each, 0);
  return total === 0 ? '' : ` (${words('wounds', { count: total })})`;
}

/** What happens to a group at a station, each thing as short as a chip: "trap hits 1", "3 open the chest". A charge is the way itself. */
export function stationChips({
  trapped,
  woken,
  heroes,
  does,
  chest,
}: Station): { text: string; tone: 'good' | 'bad' | 'plain' }[] {
  const found: ReturnType<typeof stationChips> = [];
  if (trapped > 0) found.push({ text: words('does-trapped', { count: trapped }), tone: 'good' });
  if (woken > 0) found.push({ text: words('does-woken', { count: woken }), tone: 'plain' });
  if (chest !== undefined) found.push({ text: words('does-loot', { count: chest, value: chest }), tone: 'bad' });
  else if (does === 'attack' || does === 'wait')
    found.push({ text: words(`does-${does}`, { count: heroes }), tone: 'plain' });
  return found;
}

/** A whole way in words. */
export function wayWords(say: Say, way: Station[]): string {
  return way
    .map((station) => [roomName(say, station.room), ...stationChips(station).map((chip) => chip.text)].join(', '))
    .join(`; ${words('then')} `);
}

// The scenario; one of a player's own has its title and rule from the file

export function scenarioName(say: Say, { scenario }: View): string {
  return scenario.title || say(`scenario-${scenario.id}`);
}

export function scenarioRule({ scenario }: View): string {
  return scenario.rule || (faces().of(`scenario-${scenario.id}`).sentences[0] ?? '');
}
