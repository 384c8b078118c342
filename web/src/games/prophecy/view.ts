/** What the parts of the board share: the view on its way, where everything lies on the map, and the pictures of places. */
import type { IconName } from '../../look/icons';
import { faceOf } from './printed';
import type { Cell, Field, Fight, Odds, Player, View as Shown } from './shown';

export type Mode = Exclude<Fight['mode'], ''>;

/** The view, on the way to the next one with a throw that is already over there, see moments.ts. */
export type View = Shown & { throw?: Throw };

/** A throw as the events tell it. */
export interface Throw {
  seat: number;
  card: string | null;
  opponent: number | null;
  mode: Fight['mode'];
  dice: [number, number];
  totals: [number, number];
  /** null while something may still turn it */
  result: Fight['result'];
  /** from 1 up, so that two equal throws are two */
  number: number;
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
const TERRAIN_ICONS: Record<string, IconName> = {
  forest: 'pine-tree',
  mountain: 'peaks',
  plains: 'high-grass',
  civilization: 'castle',
  wasteland: 'crystal-cluster',
  island: 'island',
};

/** Forest, mountain, plains, civilization, wasteland or island. */
export function terrainOf(field: string): string {
  return faceOf(`field-${field}`)?.words.terrain ?? 'civilization';
}

/** Whether a field is a `port`, has a `gate` or is `safe`. */
export function isPrinted(field: string, sign: 'port' | 'gate' | 'safe'): boolean {
  return faceOf(`field-${field}`)?.symbols.some((side) => side.includes(sign)) ?? false;
}

/** The sphere that is attacked from a field. */
export function sphereFrom(field: string): number | null {
  return faceOf(`field-${field}`)?.figures.sphere ?? null;
}

export function fieldIcon(field: string): IconName {
  return FIELD_ICONS[field] ?? TERRAIN_ICONS[terrainOf(field)] ?? 'castle';
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

export const kindIcons: Record<string, IconName> = {
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

/** How much a player has of what wins, and of how much. */
export function questOf({ quest }: View, player: Player): string {
  return quest?.of == null ? String(player.quest) : `${player.quest}/${quest.of}`;
}

export function percent(odds: Odds, which: 'win' | 'draw' | 'loss'): number {
  return Math.round((100 * odds[which]) / odds.out_of);
}
