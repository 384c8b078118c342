/** The view of Abyss as the server sends it (src/hlubina/games/abyss/view.py), and what is printed on the cards. */
import type { Guild, Kind, Race } from '../../look/house';
import { races } from '../../look/house';
import type { IconName } from '../../look/icons';
import printed from './cards.json';

export interface Reward {
  keys: number;
  pearls: number;
  tokens: number;
}

export interface Player {
  /** null is a card that this viewer does not know */
  hand: (string | null)[];
  marked: string[];
  pearls: number;
  key_tokens: number;
  keys: number;
  affiliated: string[];
  free: string[];
  disabled: string[];
  locations: { location: string; worth: number; lords: string[] }[];
  tokens: (number | null)[];
}

export interface CourtEntry {
  lord: string;
  price: number;
  /** null for who watches */
  affordable: boolean | null;
  /** the races that would pay, and the pearls on top; the points that are missing, null for a race */
  races?: Race[];
  pearls?: number;
  missing?: number | null;
}

export interface View {
  turn: number;
  step: string | null;
  deck: number;
  discard: (string | null)[];
  track: string[];
  price: number;
  threat: number;
  rewards: Reward[];
  council: Record<Race, (string | null)[]>;
  payment: string[];
  court: CourtEntry[];
  lord_deck: number;
  location_stack: number;
  drawn_locations: (string | null)[];
  available: string[];
  worths: Record<string, number>;
  players: Player[];
  used: string[];
  extra_turns: number;
  finisher: number | null;
}

interface LordFacts {
  guild: Guild;
  influence: number;
  cost: number;
  bubbles: number;
  race?: Race;
  keys?: number;
  timing: 'once' | 'permanent' | 'per_turn' | 'none';
}

interface Printed {
  trackSpaces: number;
  lastSpacePearls: number;
  courtSpaces: number;
  keysNeeded: number;
  lordsToEnd: number;
  threat: Reward[][];
  lords: Record<string, LordFacts>;
  locations: Record<string, { guild?: Guild; race?: Race }>;
}

export const cards = printed as Printed;

export function lordFacts(lord: string): LordFacts {
  const facts = cards.lords[lord];
  if (facts === undefined) throw new Error(`cards.json has no lord ${lord}: run cards.py.`);
  return facts;
}

/** The races that a lord is paid with: the one that must be there first, null for any other. */
export function bubblesOf(lord: string): (Race | null)[] {
  const { bubbles, race } = lordFacts(lord);
  if (race === undefined) return [...races];
  return [race, ...Array.from({ length: bubbles - 1 }, () => null)];
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
  const facts = cards.locations[location];
  return facts?.guild ?? facts?.race;
}

/** `crab_3` is a crab worth 3; a monster is not asked. */
export function allyOf(card: string): { race: Race; value: number } {
  const [race, value] = card.split('_');
  return { race: race as Race, value: Number(value) };
}

export function lordsOf(player: Player): number {
  return (
    player.free.length + player.disabled.length + player.locations.reduce((sum, each) => sum + each.lords.length, 0)
  );
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
