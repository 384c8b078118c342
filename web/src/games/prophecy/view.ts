/** The view of Prophecy as the server sends it, what is printed on the cards, and where everything lies on the map. */
import type { IconName } from '../../look/icons';
import printed from './cards.json';

export type Mode = 'strength' | 'will';

/** Exact counts of throws. */
export interface Odds {
  win: number;
  draw: number;
  loss: number;
  out_of: number;
}

export interface Chance {
  price: number;
  affordable: boolean;
  own: number;
  other: number;
  odds: Odds;
  /** for a group: all its lives */
  whole: Odds;
}

export type Chances = Partial<Record<Mode, Chance>>;

export interface Adventure {
  /** null lies face down */
  card: string | null;
  face_up: boolean;
  lives?: number;
  odds?: Chances | null;
}

export interface Field {
  field: string;
  cards: Adventure[];
  piece: boolean;
  artifacts: string[];
  characters: number[];
  safe: boolean;
  port: boolean;
  gate: boolean;
  sphere: number | null;
}

export interface Sphere {
  sphere: number;
  fields: string[];
  gate: boolean;
  cards: (string | null)[];
  face_up: boolean[];
  kinds: ('lesser' | 'greater' | 'artifact' | 'gate')[];
  lives: number | null;
  odds: Chances | null;
}

export interface Cell {
  cell: string;
  light: boolean;
  filled: boolean;
  card: string | null;
  face_up: boolean;
  artifacts: string[];
  characters: number[];
  lives?: number;
  odds?: Chances | null;
}

export interface Water {
  width: number;
  entrance: string;
  palace: string;
  gate: number | null;
  closed: boolean;
  cells: Cell[];
  palace_cards: (string | null)[];
  palace_odds: Chances | null;
  pearls: number;
  bags: { size: number; gold: number; bubbles: number }[];
  rose: string[];
}

export interface Item {
  card: string;
  damaged: boolean;
  tempered: boolean;
  sells_for: number;
}

export interface Player {
  character: string | null;
  guilds: string[];
  strength: number;
  health: number;
  will: number;
  magic: number;
  gold: number;
  xp: number;
  place: string | null;
  under_water: boolean;
  items: Item[];
  abilities: string[];
  artifacts: string[];
  item_limit: number;
  ability_limit: number;
  used: string[];
  pieces: number;
  bag: number;
  bubbles: number;
  pearl: boolean;
  safe: boolean;
  out: boolean;
  fame: number;
  certificates: string[];
  duel: ({ exposed: boolean; here: boolean; now: boolean } & Record<Mode, Chance>) | null;
}

export interface Side {
  attribute: number;
  lines: { card: string; bonus: number }[];
  declared: number;
  better_of_two: boolean;
  used: string[];
  total: number;
}

export interface Fight {
  kind: 'monster' | 'guardian' | 'palace' | 'water_monster' | 'character' | 'nemesis';
  seat: number;
  opponent: number | null;
  card: string | null;
  mode: Mode | '';
  lives: number;
  for_map: boolean;
  sides: [Side, Side];
  dice: [number, number] | null;
  odds: Odds | null;
  whole: Odds | null;
  modes: Chances | null;
  result: 'won' | 'drawn' | 'lost' | null;
  stake: number;
}

export interface Journey {
  place: string;
  by: string;
  gold?: number;
  bubbles?: number;
  affordable: boolean;
}

export interface Air {
  bubbles: number;
  bag: number;
  rounds_home: number;
  flee: number;
  reserve: number;
  penalty: boolean;
  monster: boolean;
}

interface Pile {
  deck: number;
  discard: string[];
}

export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  round: number;
  round_limit: number;
  moves: number;
  turn: number;
  first: number;
  acting: number[];
  step: string | null;
  goal: 'artifacts' | 'treasure_hunters' | 'underwater_treasure' | 'certificates';
  to_win: number;
  final: boolean;
  arena: string | null;
  apocalypse: boolean;
  winner: number | null;
  ring: Field[];
  island: {
    treasures: { card: string; maps: number; price: number }[];
    deck: number;
    artifacts: string[];
    characters: number[];
  } | null;
  spheres: Sphere[];
  water: Water | null;
  chance: Pile;
  adventures: Pile;
  common: Pile;
  rare: Pile;
  maps: { deck: number; discard: number };
  removed: string[];
  village: { card: string; price: number; affordable: boolean }[];
  city: { card: string; price: number; affordable: boolean }[];
  guilds: Record<string, { offers: { card: string; xp: number; gold: number; affordable: boolean }[]; deck: number }>;
  underwater_deck: number;
  shown: string[];
  players: Player[];
  draft: { hand: string[]; kept: string | null; chosen: number[] } | null;
  nemesis: { field: string; runs: number; last_run: number; odds: Chances } | null;
  fight: Fight | null;
  reach: Journey[];
  air: Air | null;
  /** only on the way to the next view, see moments.ts: a throw that is already over there */
  throw?: Throw;
}

/** A throw as the events tell it. */
export interface Throw {
  seat: number;
  card: string | null;
  opponent: number | null;
  mode: Mode | '';
  dice: [number, number];
  totals: [number, number];
  result: 'won' | 'drawn' | 'lost';
  /** from 1 up, so that two equal throws are two */
  number: number;
}

// What is printed on the cards

export type Kind = 'beast' | 'human' | 'humanoid' | 'undead' | 'demon' | 'spirit' | 'dragon' | 'construct';
export type Group =
  | 'ability'
  | 'water_ability'
  | 'common'
  | 'rare'
  | 'treasure'
  | 'water_item'
  | 'artifact'
  | 'water_opportunity'
  | 'opportunity'
  | 'monster'
  | 'lesser'
  | 'greater'
  | 'obstacle'
  | 'water_monster'
  | 'chance'
  | 'gate';

export interface Printed {
  group: Group;
  kind?: Kind;
  s?: number;
  w?: number;
  lives?: number;
  xp?: number;
  gold?: number;
  guild?: string;
  price?: number;
  slot?: string;
  maps?: number;
}

/** What the fields offer, in figures. */
export const FIGURES: Record<string, number> = printed.rules;

const CARDS = printed.cards as Record<string, Printed>;

export function printedOn(card: string): Printed {
  return CARDS[card] ?? { group: 'gate' };
}

export function isMonster(card: string): boolean {
  return ['monster', 'lesser', 'greater', 'water_monster'].includes(printedOn(card).group);
}

/** Strength and will with which a character begins. */
export function attributesOf(character: string): [number, number] {
  return (printed.characters as unknown as Record<string, [number, number]>)[character] ?? [0, 0];
}

export type Terrain = 'forest' | 'mountain' | 'plains' | 'civilization' | 'wasteland' | 'island';

export function terrainOf(field: string): Terrain {
  if (field === 'treasure_island') return 'island';
  if (field === 'magic_wasteland') return 'wasteland';
  const terrain = (printed.fields as Record<string, string>)[field];
  return terrain === undefined || terrain === 'none' ? 'civilization' : (terrain as Terrain);
}

// The map. The ring is a circle, on a narrow screen the rim of a square of 6 × 6; both are told in parts of the map from its middle.

export interface Spot {
  x: number;
  y: number;
}

const FIELDS = 20;
const SIDE = 6;
/** The fields of the upper edge begin with this one, so that the wasteland stands near the middle of it. */
const CORNER = 18;

/** Where a field lies: -1 to 1 from the middle of the map. */
export function fieldSpot(index: number, square: boolean): Spot {
  if (!square) {
    const angle = (index / FIELDS) * 2 * Math.PI;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  }
  const at = (index - CORNER + FIELDS) % FIELDS;
  const edge = Math.floor(at / (SIDE - 1));
  const along = -1 + (2 * (at % (SIDE - 1))) / (SIDE - 1);
  return [
    { x: along, y: -1 },
    { x: 1, y: along },
    { x: -along, y: 1 },
    { x: -1, y: -along },
  ][edge]!;
}

const SQUARE_SPHERES: Spot[] = [
  { x: 0.47, y: -0.53 },
  { x: 0.56, y: 0.1 },
  { x: 0.02, y: 0.6 },
  { x: -0.56, y: 0.28 },
  { x: -0.47, y: -0.5 },
];

export function sphereSpot(sphere: number, square: boolean): Spot {
  if (square) return SQUARE_SPHERES[sphere - 1]!;
  const spot = fieldSpot(4 * sphere - 2, false);
  return { x: spot.x * 0.575, y: spot.y * 0.575 };
}

// Pictures

const FIELD_ICONS: Record<string, IconName> = {
  magic_wasteland: 'crystal-cluster',
  forest_camp: 'forest-camp',
  thieves_guild: 'cloak-dagger',
  village: 'huts-village',
  magic_tower: 'white-tower',
  monastery: 'church',
  city: 'castle',
  fortress: 'hill-fort',
  treasure_island: 'island',
};
const TERRAIN_ICONS: Record<Terrain, IconName> = {
  forest: 'pine-tree',
  mountain: 'peaks',
  plains: 'high-grass',
  civilization: 'castle',
  wasteland: 'crystal-cluster',
  island: 'island',
};

export function fieldIcon(field: string): IconName {
  return FIELD_ICONS[field] ?? TERRAIN_ICONS[terrainOf(field)];
}

export const characterIcons: Record<string, IconName> = {
  mystic: 'meditation',
  seeress: 'crystal-ball',
  illusionist: 'domino-mask',
  mercenary: 'sword-brandish',
  wandering_monk: 'monk-face',
  scout: 'spyglass',
  paladin: 'templar-shield',
  ranger: 'bowman',
  enchantress: 'magic-swirl',
  druid: 'oak-leaf',
};

export const kindIcons: Record<Kind, IconName> = {
  beast: 'wolf-head',
  human: 'cowled',
  humanoid: 'troll',
  undead: 'raise-zombie',
  demon: 'horned-skull',
  spirit: 'spectre',
  dragon: 'dragon-head',
  construct: 'rock-golem',
};

/** The colours of the seats, as the plates of the houses. */
export const SEAT_COLOURS = ['purple', 'yellow', 'green', 'red', 'blue'] as const;

export function colourOf(seat: number): string {
  return `var(--${SEAT_COLOURS[seat] ?? 'star'})`;
}

export function fieldOf(view: View, name: string): Field | undefined {
  return view.ring.find((each) => each.field === name);
}

export function cellAt(view: View, name: string): Cell | undefined {
  return view.water?.cells.find((each) => each.cell === name);
}

/** The cell beside one: `north` is up. Beyond the edge is the shore. */
export function beside(cell: string, direction: string, width: number): string | null {
  const column = cell.charCodeAt(0) - 97 + (direction === 'east' ? 1 : direction === 'west' ? -1 : 0);
  const row = Number(cell.slice(1)) + (direction === 'south' ? 1 : direction === 'north' ? -1 : 0);
  return column < 0 || column >= width || row < 1 || row > 4 ? null : `${String.fromCharCode(97 + column)}${row}`;
}

export function percent(odds: Odds, which: 'win' | 'draw' | 'loss'): number {
  return Math.round((100 * odds[which]) / odds.out_of);
}

/** The better of the two ways to fight, for one figure on the map. */
export function bestChance(chances: Chances | null | undefined): Chance | undefined {
  const open = Object.values(chances ?? {}).filter((each) => each.affordable);
  return open.sort((a, b) => b.whole.win / b.whole.out_of - a.whole.win / a.whole.out_of)[0];
}
