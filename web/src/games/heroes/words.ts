/** The texts of the board that the game's own catalogue has no need of, and sentences made of both. */
import { settings } from '../../lib/settings.svelte';
import { Texts } from '../../lib/texts';
import type { Offer, Say } from '../board';
import cs from './board.cs.ftl?raw';
import en from './board.en.ftl?raw';
import { signOf, type Sign } from './signs';
import {
  awake,
  heroOrder,
  sum,
  tokenOrder,
  type Counts,
  type Face,
  type Hero,
  type Room,
  type Station,
  type View,
} from './view';

const texts = { cs: new Texts('cs', [cs]), en: new Texts('en', [en]) };

export function words(name: string, facts: Record<string, unknown> = {}): string {
  return texts[settings.language].say(name, facts);
}

/** With a capital letter, as it stands on a card or at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export function roomName(say: Say, room: string): string {
  return capital(say(`room-${room}`));
}

/** An answer in words, as the bar would say it. */
export function offerWords(say: Say, offer: Offer): string {
  const facts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(offer.arguments)) {
    if (typeof value === 'number') facts[name] = value;
    else facts[name] = say(`${name}-${value}`);
    for (const form of FORMS[name] ?? []) facts[`${name}_${form}`] = say(`${name}-${value}.${form}`);
  }
  return say(`action-${offer.name}`, facts);
}
const FORMS: Record<string, string[]> = {
  room: ['acc', 'in', 'to', 'from'],
  token: ['acc'],
  hero: ['acc'],
  clan: ['one', 'acc'],
};

// Symbols

export function signWords(say: Say, sign: Sign): string {
  switch (sign.kind) {
    case 'create':
    case 'pay':
      return words(`sign-${sign.kind}`, { token: say(`token-${sign.token}.acc`) });
    case 'ambush':
      return words('sign-ambush', { count: sign.count, type: say(`type-${sign.type}`) });
    case 'deploy':
      return words('sign-deploy', { count: sign.count });
    case 'reinforce':
    case 'swarm':
      return words(`sign-${sign.kind}`, { symbol: say(`symbol-${sign.of}`) });
    case 'arrow':
      return words('sign-arrow', {
        first: signWords(say, sign.first),
        then: sign.then.map((each) => signWords(say, each)).join(', '),
      });
    default:
      return say(`symbol-${sign.kind}`);
  }
}

/** What a symbol does. */
export function signHelp(say: Say, sign: Sign): string {
  if (sign.kind === 'arrow')
    return `${signHelp(say, sign.first)} ${words('help-arrow', { then: sign.then.map((each) => signWords(say, each)).join(', ') })}`;
  if (sign.kind === 'swarm') return words('help-swarm', { symbol: say(`symbol-${sign.of}`) });
  if (sign.kind === 'reinforce') return words('help-reinforce', { symbol: say(`symbol-${sign.of}`) });
  if (sign.kind === 'create' || sign.kind === 'pay')
    return words(`help-${sign.kind}`, { token: say(`token-${sign.token}.acc`) });
  if (sign.kind === 'ambush') return words('help-ambush', { count: sign.count, rooms: say(`type-${sign.type}.rooms`) });
  if (sign.kind === 'deploy') return words('help-deploy', { count: sign.count });
  return words(`help-${sign.kind}`);
}

/** Symbols as a list in words, equal ones counted. */
export function sideWords(say: Say, side: string[]): string {
  const counts = new Map<string, number>();
  for (const text of side) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ` : '') + signWords(say, signOf(text))).join(', ');
}

export function cardWords(say: Say, face: Face): string {
  return `${say(`card-${face.card}`)}: ${face.sides.map((side) => sideWords(say, side)).join(` ${words('or')} `)}`;
}

// Rooms

function counted<Name extends string>(
  counts: Counts<Name>,
  order: readonly Name[],
  name: (each: Name) => string,
): string {
  return order
    .filter((each) => (counts[each] ?? 0) > 0)
    .map((each) => (counts[each] === 1 ? name(each) : `${counts[each]}× ${name(each)}`))
    .join(', ');
}

export function heroList(say: Say, counts: Counts<Hero>): string {
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
export function stationChips(
  view: View,
  { room, trapped, heroes, does }: Station,
): { text: string; tone: 'good' | 'bad' | 'plain' }[] {
  const here = view.rooms.find((each) => each.room === room);
  const woken = here === undefined ? 0 : Math.min(sum(here.resting), Math.max(0, heroes - awake(here)));
  const found: ReturnType<typeof stationChips> = [];
  if (trapped > 0) found.push({ text: words('does-trapped', { count: trapped }), tone: 'good' });
  if (woken > 0) found.push({ text: words('does-woken', { count: woken }), tone: 'plain' });
  if (does === 'loot')
    found.push({ text: words('does-loot', { count: here?.chest ?? heroes, value: here?.chest ?? 0 }), tone: 'bad' });
  else if (does === 'attack' || does === 'wait')
    found.push({ text: words(`does-${does}`, { count: heroes }), tone: 'plain' });
  return found;
}

/** A whole way in words. */
export function wayWords(say: Say, view: View, way: Station[]): string {
  return way
    .map((station) => [roomName(say, station.room), ...stationChips(view, station).map((chip) => chip.text)].join(', '))
    .join(`; ${words('then')} `);
}

// The scenario

export function scenarioName(say: Say, { scenario }: View): string {
  return scenario.title ?? say(`scenario-${scenario.id}`);
}

export function scenarioRule(say: Say, { scenario }: View): string {
  return scenario.rule ?? say(`scenario-${scenario.id}.help`);
}
