/** What the board reads off the faces of the cards, beside its view (shown.ts), and how things look. */
import { app } from '../../lib/app.svelte';
import type { Faces } from '../../lib/faces';
import type { Guild, Kind, Race } from '../../look/house';
import { races } from '../../look/house';
import type { IconName } from '../../look/icons';

/** What is printed on the cards of the table. */
export function faces(): Faces {
  return app.textsOf('abyss').faces;
}

/** A figure of the rules, for instance `keys_needed`. */
export function rule(name: string): number {
  return faces().figure('game', name);
}

export interface LordFacts {
  guild: Guild;
  influence: number;
  cost: number;
  /** the races to pay with, the one that must be there first; null is any other */
  bubbles: (Race | null)[];
  keys: number;
  amount?: number;
  /** it works when the lord arrives */
  once: boolean;
  /** names its short text; `none` if it can do nothing */
  ability: string;
  /** the answer that uses it, if it works whenever its owner likes */
  action?: string;
}

export function lordFacts(lord: string): LordFacts {
  const id = `lord-${lord}`;
  const { figures, words, symbols } = faces().of(id);
  return {
    guild: words.guild as Guild,
    influence: faces().figure(id, 'influence'),
    cost: faces().figure(id, 'cost'),
    bubbles: (symbols[0] ?? []).map((symbol) => (symbol === 'any' ? null : (symbol as Race))),
    keys: faces().figure(id, 'keys'),
    amount: figures.amount,
    once: words.timing === 'once',
    ability: words.ability ?? 'none',
    action: words.action,
  };
}

const ICONS: Record<string, IconName> = {
  sargasso_silos: 'barn',
  hydrozoa_reserves: 'coral',
  sanctuary: 'greek-temple',
  parliament: 'greek-temple',
  barracks: 'military-fort',
  dockworks: 'harbor-dock',
  sargasso_fields: 'algae',
  abyss: 'big-wave',
  city_of_mirrors: 'mirror-mirror',
  black_smokers: 'smoking-volcano',
  oceanic_senate: 'public-speaker',
  depths: 'angler-fish',
  throne_room: 'throne-king',
  jail: 'prisoner',
  chasm: 'sea-cliff',
  closed_tower: 'locked-fortress',
  lost_tower: 'tower-fall',
  chamber_of_allies: 'meeple-group',
  giant_clams: 'oyster-pearl',
  coral_barrier: 'coral',
};

export function locationIcon(location: string): IconName {
  return ICONS[location] ?? 'castle-ruins';
}

/** Whose colour a location has. */
export function locationKind(location: string): Kind | undefined {
  const { guild, race } = faces().of(`location-${location}`).words;
  return (guild ?? race) as Kind | undefined;
}

/** `crab_3` is a crab worth 3; a monster is not asked. */
export function allyOf(card: string): { race: Race; value: number } {
  const id = `card-${card}`;
  return { race: faces().of(id).words.race as Race, value: faces().figure(id, 'value') };
}

/** Cards by race, each race ascending; what is hidden is left out. */
export function byRace<Card>(all: Card[], face: (card: Card) => string | null): { race: Race; cards: Card[] }[] {
  return races
    .map((race) => ({
      race,
      cards: all
        .filter((card) => face(card)?.startsWith(`${race}_`))
        .sort((a, b) => allyOf(face(a)!).value - allyOf(face(b)!).value),
    }))
    .filter((group) => group.cards.length > 0);
}
