/** The view of Conspiracy as the server sends it, and how its lords and locations look. */
import '../../look/icons/conspiracy';
import type { Colour } from '../../look/house';
import type { Part } from '../../look/parts';
import type { Offer, Outcome } from '../board';

export interface Place {
  lord: string;
  location: string | null;
  worth: number | null;
}

export interface Chamber {
  places: Place[];
  /** the place of each coat of arms, from 1 */
  coats: Record<Colour, number | null>;
  /** the places of the largest coalition, from 1 */
  coalition: number[];
  pearls: number;
  unspent: Keys;
  /** all keys in the chamber, spent and covered ones too */
  keys: Keys;
  any_two_keys: boolean;
  searches_deck: boolean;
}

export interface Keys {
  silver: number;
  gold: number;
}

export interface View {
  seats: number;
  round: number;
  turn: number;
  step: string | null;
  lord_deck: number;
  drawn_lords: string[];
  piles: Record<Colour, string[]>;
  held: string[];
  aside: string[];
  location_deck: number;
  searched_deck: string[] | null;
  drawn_locations: (string | null)[];
  available: string[];
  chambers: Chamber[];
  pearl_master: number | null;
  forced: { by: number; count: number } | null;
  finisher: number | null;
  standing: Outcome;
}

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'green', 'purple'];
export const ROWS = [5, 4, 3, 2, 1] as const;
export const PLACES = 15;

/** Row and column of every place, both from 0. */
export const SPOTS: readonly { row: number; column: number }[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column })),
);

// Lords

export type Effect = 'swap' | 'silver' | 'gold' | 'reveal' | number;

export interface Lord {
  colour: Colour;
  influence: number;
  effect: Effect;
}

const EFFECTS: Record<number, Effect> = { 0: 'swap', 1: 'silver', 2: 'gold', 3: 2, 4: 1, 6: 'reveal' };

/** `blue_4` in parts. */
export function lordOf(id: string): Lord {
  const [colour, influence] = id.split('_') as [Colour, string];
  return { colour, influence: Number(influence), effect: EFFECTS[Number(influence)]! };
}

/** Name of the text that tells what a lord does, and its facts. */
export function abilityOf({ effect }: Lord): [string, Record<string, number>] {
  if (typeof effect === 'number') return ['ability-3', { amount: effect }];
  return [`ability-${{ swap: 0, silver: 1, gold: 2, reveal: 4 }[effect]}`, {}];
}

// Locations

export interface Location {
  value: number;
  /** pearls that it gives at once */
  pearls: number;
  /** what it counts at the end, each for `per` */
  counts?: 'silver' | 'gold' | 'pearl pairs' | 'locations' | 'best' | 'lords';
  per: number;
  colour?: Colour;
  /** the picture below the value */
  line: Part[];
}

const PLAIN: Record<string, Location> = {
  ip_7: { value: 7, pearls: 0, per: 0, line: [] },
  ip_5_pearl_1: { value: 5, pearls: 1, per: 0, line: [{ pearls: 1 }] },
  ip_4_pearl_2: { value: 4, pearls: 2, per: 0, line: [{ pearls: 2 }] },
  ip_3_pearl_3: { value: 3, pearls: 3, per: 0, line: [{ pearls: 3 }] },
  per_silver_key: { value: 0, pearls: 0, counts: 'silver', per: 1, line: ['+1 × ', { key: 'silver' }] },
  per_gold_key: { value: 0, pearls: 0, counts: 'gold', per: 2, line: ['+2 × ', { key: 'gold' }] },
  per_pearl_pair: { value: 0, pearls: 0, counts: 'pearl pairs', per: 1, line: ['+1 × ', { pearls: 2 }] },
  per_location: { value: 0, pearls: 0, counts: 'locations', per: 2, line: ['+2 × ', { icon: 'castle-ruins' }] },
  force_one_lord: { value: 3, pearls: 0, per: 0, line: [{ icon: 'hand-grip' }, ' 1'] },
  force_two_lords: { value: 3, pearls: 0, per: 0, line: [{ icon: 'hand-grip' }, ' 2'] },
  reshuffle_lords: { value: 3, pearls: 0, per: 0, line: [{ icon: 'card-exchange' }, ' ', { icon: 'queen-crown' }] },
  reshuffle_locations: {
    value: 3,
    pearls: 0,
    per: 0,
    line: [{ icon: 'card-exchange' }, ' ', { icon: 'castle-ruins' }],
  },
  any_two_keys: { value: 3, pearls: 0, per: 0, line: [{ key: 'silver' }, ' + ', { key: 'gold' }] },
  search_location_deck: {
    value: 3,
    pearls: 0,
    per: 0,
    line: [{ icon: 'magnifying-glass' }, ' ', { icon: 'castle-ruins' }],
  },
};

export function locationOf(id: string): Location {
  const plain = PLAIN[id];
  if (plain !== undefined) return plain;
  const colour = id.slice(id.lastIndexOf('_') + 1) as Colour;
  if (id.startsWith('best_lord_')) {
    return {
      value: 0,
      pearls: 0,
      counts: 'best',
      per: 1,
      colour,
      line: ['+ ', { icon: 'laurel-crown' }, ' ', { plate: colour }],
    };
  }
  return { value: 1, pearls: 0, counts: 'lords', per: 1, colour, line: ['+1 × ', { plate: colour }] };
}

/** Which places hold a spent key: the unspent ones are those placed last, because a location spends all of them. */
export function spentKeys(chamber: Chamber): Set<number> {
  const left: Keys = { ...chamber.unspent };
  const spent = new Set<number>();
  for (let place = chamber.places.length; place >= 1; place -= 1) {
    const { effect } = lordOf(chamber.places[place - 1]!.lord);
    if (effect !== 'silver' && effect !== 'gold') continue;
    if (left[effect] > 0) left[effect] -= 1;
    else spent.add(place);
  }
  return spent;
}

// Answers

/** The offer of a name whose argument has a value. */
export function find(offered: Offer[], name: string, argument?: string, value?: string | number): Offer | undefined {
  return offered.find(
    (offer) => offer.name === name && (argument === undefined || offer.arguments[argument] === value),
  );
}

// What lies open between decks and chambers

export type Tray = { kind: 'drawn' | 'held' } | { kind: 'fit'; colour: Colour } | { kind: 'locations' | 'search' };

/** What somebody is choosing from, if anything. */
export function trayOf(view: View, offered: Offer[]): Tray | null {
  if (view.searched_deck !== null) return { kind: 'search' };
  if (view.drawn_locations.length > 0) return { kind: 'locations' };
  const fit = find(offered, 'fit_lord');
  if (fit !== undefined) return { kind: 'fit', colour: lordOf(String(fit.arguments.lord)).colour };
  if (view.drawn_lords.length > 0) return { kind: 'drawn' };
  return view.held.length > 0 ? { kind: 'held' } : null;
}
