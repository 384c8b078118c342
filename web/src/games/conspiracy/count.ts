/** What an answer would be worth, by counting what lies in the open: best lords, neighbours of one colour, pearls, keys.
    Nothing here knows what is legal, and what depends on hidden cards or on later choices is left out. */
import type { Colour } from '../../look/house';
import type { Offer } from '../board';
import { COLOURS, locationOf, lordOf, PLACES, SPOTS, type Chamber, type Keys, type View } from './view';

const PER_LORD = 3;
const MASTER = 5;

interface Filled {
  lord: string;
  location: string | null;
}

/** The difference that an answer makes. */
export interface Preview {
  /** the lords that would lie on places, from 1 */
  ghosts: Map<number, string>;
  coalition: number[];
  coalitionPoints: number;
  lines: Record<string, number>;
  points: number;
  pearls: number;
  keys: Keys;
  /** a pile, whose lords may be placed in any order */
  anyOrder: boolean;
}

export function neighbours(place: number): number[] {
  const { row, column } = SPOTS[place - 1]!;
  const beside: [number, number][] = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row - 1, column + 1],
    [row + 1, column - 1],
    [row + 1, column],
  ];
  return SPOTS.flatMap((spot, index) =>
    beside.some(([r, c]) => r === spot.row && c === spot.column) ? [index + 1] : [],
  );
}

/** The places of the largest group of neighbours of one colour. */
export function largest(colours: Colour[]): number[] {
  let found: number[] = [];
  for (const colour of COLOURS) {
    const left = new Set(colours.flatMap((each, index) => (each === colour ? [index + 1] : [])));
    while (left.size > 0) {
      const group: number[] = [];
      const edge = [Math.min(...left)];
      left.delete(edge[0]!);
      for (let place = edge.pop(); place !== undefined; place = edge.pop()) {
        group.push(place);
        for (const next of neighbours(place)) if (left.delete(next)) edge.push(next);
      }
      if (group.length > found.length) found = group;
    }
  }
  return found.sort((a, b) => a - b);
}

/** Points for each lord of a coalition, told from what the server has counted. */
export function perLord(view: View): number {
  for (const [seat, chamber] of view.chambers.entries()) {
    const points = view.standing.lines.coalition?.[seat] ?? 0;
    if (points > 0) return points / chamber.coalition.length;
  }
  return PER_LORD;
}

export function masterPoints(view: View): number {
  return Math.max(0, ...(view.standing.lines.pearl_master ?? [])) || MASTER;
}

function worthAlone(view: View, size: number, per: number): number {
  const lone = view.chambers.some(
    (chamber, seat) => chamber.coalition.length === 1 && view.standing.lines.coalition?.[seat] === 0,
  );
  return size === 1 && lone ? 0 : size * per;
}

function bestOf(places: Filled[], colour: Colour): number {
  return Math.max(
    0,
    ...places.map(({ lord }) => lordOf(lord)).flatMap((lord) => (lord.colour === colour ? [lord.influence] : [])),
  );
}

function keysIn(places: Filled[]): Keys {
  const effects = places.map(({ lord }) => lordOf(lord).effect);
  return {
    silver: effects.filter((effect) => effect === 'silver').length,
    gold: effects.filter((effect) => effect === 'gold').length,
  };
}

function worth(places: Filled[], pearls: number, id: string): number {
  const { value, counts, per, colour } = locationOf(id);
  switch (counts) {
    case undefined:
      return value;
    case 'silver':
    case 'gold':
      return value + per * keysIn(places)[counts];
    case 'pearl pairs':
      return value + per * Math.floor(pearls / 2);
    case 'locations':
      return value + per * places.filter(({ location }) => location !== null).length;
    case 'best':
      return value + per * bestOf(places, colour!);
    case 'lords':
      return value + per * places.filter(({ lord }) => lordOf(lord).colour === colour).length;
  }
}

interface Sum {
  best_lords: number;
  locations: number;
}

function sum(places: Filled[], pearls: number): Sum {
  const best = COLOURS.reduce((total, colour) => total + bestOf(places, colour), 0);
  const locations = places.reduce(
    (total, { location }) => total + (location === null ? 0 : worth(places, pearls, location)),
    0,
  );
  return { best_lords: best, locations };
}

/** What the answer would change, or null where counting does not tell. `first` is the first of two places to be exchanged. */
export function foresee(view: View, seat: number, offer: Offer, first: number | null): Preview | null {
  const chamber = view.chambers[seat];
  if (chamber === undefined) return null;
  const { lord, location, place, colour } = offer.arguments as {
    lord?: string;
    location?: string;
    place?: number;
    colour?: Colour;
  };
  switch (offer.name) {
    case 'keep_lord':
    case 'place_lord':
      return lord === undefined ? null : withLords(view, seat, chamber, [lord]);
    case 'take_pile':
      return colour === undefined ? null : withLords(view, seat, chamber, fitting(chamber, view.piles[colour]));
    case 'swap_with':
      return place === undefined || first === null ? null : exchanged(view, seat, chamber, first, place);
    case 'take_location':
    case 'keep_location':
    case 'search_location':
      return location === undefined ? null : withLocation(view, seat, chamber, location);
    default:
      return null;
  }
}

/** Of a pile that is too large, the best are shown; which ones stay is the player's choice. */
function fitting(chamber: Chamber, pile: string[]): string[] {
  const free = PLACES - chamber.places.length;
  return pile.length <= free ? pile : pile.toSorted((a, b) => lordOf(b).influence - lordOf(a).influence).slice(0, free);
}

function withLords(view: View, seat: number, chamber: Chamber, lords: string[]): Preview {
  const places = [...chamber.places, ...lords.map((lord) => ({ lord, location: null }))];
  const pearls = lords.reduce((total, lord) => total + pearlsOf(lord), 0);
  const ghosts = new Map(lords.map((lord, index) => [chamber.places.length + index + 1, lord]));
  return difference(view, seat, chamber, places, pearls, {
    ghosts,
    keys: keysIn(lords.map((lord) => ({ lord, location: null }))),
    anyOrder: lords.length > 1,
  });
}

function pearlsOf(lord: string): number {
  const { effect } = lordOf(lord);
  return typeof effect === 'number' ? effect : 0;
}

function exchanged(view: View, seat: number, chamber: Chamber, first: number, second: number): Preview {
  const places = chamber.places.slice();
  const one = places[first - 1]!;
  const other = places[second - 1]!;
  places[first - 1] = other;
  places[second - 1] = one;
  const ghosts = new Map([
    [first, other.lord],
    [second, one.lord],
  ]);
  return difference(view, seat, chamber, places, 0, { ghosts });
}

/** A location lies on the lord placed last. */
function withLocation(view: View, seat: number, chamber: Chamber, location: string): Preview {
  const places = chamber.places.map((place, index) =>
    index === chamber.places.length - 1 ? { ...place, location } : place,
  );
  return difference(view, seat, chamber, places, locationOf(location).pearls, {});
}

function difference(
  view: View,
  seat: number,
  chamber: Chamber,
  places: Filled[],
  pearls: number,
  rest: Partial<Pick<Preview, 'ghosts' | 'keys' | 'anyOrder'>>,
): Preview {
  const before = sum(chamber.places, chamber.pearls);
  const after = sum(places, chamber.pearls + pearls);
  const coalition = largest(places.map(({ lord }) => lordOf(lord).colour));
  const coalitionPoints = worthAlone(view, coalition.length, perLord(view));
  const master = view.pearl_master === null ? 0 : view.chambers[view.pearl_master]!.pearls;
  const becomesMaster = pearls > 0 && view.pearl_master !== seat && chamber.pearls + pearls >= master;
  const lines = {
    best_lords: after.best_lords - before.best_lords,
    locations: after.locations - before.locations,
    coalition: coalitionPoints - (view.standing.lines.coalition?.[seat] ?? 0),
    pearl_master: becomesMaster ? masterPoints(view) : 0,
  };
  return {
    ghosts: new Map(),
    keys: { silver: 0, gold: 0 },
    anyOrder: false,
    ...rest,
    coalition,
    coalitionPoints,
    lines,
    points: Object.values(lines).reduce((total, each) => total + each, 0),
    pearls,
  };
}
