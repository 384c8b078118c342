/** What the board draws for the names of the view (shown.ts), and what is printed on cards and rooms (the faces of the engine). */
import { app } from '../../lib/app.svelte';
import type { Faces } from '../../lib/faces';
import type { IconName } from '../../look/icons';
import type { Band, Forecast, OfToken, OwnToken, PlanFacts, Room } from './shown';

export type Clan = Band['clan'];
export type Hero = Forecast['heroes'][number];
export type RoomType = Room['type'];
export type Resource = OfToken['token'];
export type TokenKind = OwnToken['token'];
export type LootKind = NonNullable<PlanFacts['kind']>;
export type Counts = Record<string, number>;

/** What is printed on the components of this table. */
export function faces(): Faces {
  return app.textsOf('heroes').faces;
}

/** The symbols of a card, by its sides. */
export function sidesOf(card: string): string[][] {
  return faces().of(`card-${card}`).symbols;
}

/** The clan of an action card. */
export function clanOf(card: string): Clan | undefined {
  return faces().find(`card-${card}`)?.words.clan as Clan | undefined;
}

/** The kind of a loot card. */
export function kindOf(card: string): LootKind | undefined {
  return faces().find(`card-${card}`)?.words.kind as LootKind | undefined;
}

/** A card of the enemy deck is a hero for the rooms of a type; a card of the scenario has neither. */
export function enemyOf(card: string): { hero?: Hero; type?: RoomType } {
  return faces().find(`enemy-${card}`)?.words ?? {};
}

/** The names of all components of a kind: `namesOf('clan')`. */
export function namesOf(kind: string): string[] {
  return faces()
    .ofKind(kind)
    .map(([id]) => id.slice(kind.length + 1));
}

/** The heroes and the types of rooms that stand on enemy cards. */
export function enemyKinds(): { heroes: Hero[]; types: RoomType[] } {
  const found = namesOf('enemy').map(enemyOf);
  const heroes = found.flatMap(({ hero }) => (hero === undefined ? [] : [hero]));
  const types = found.flatMap(({ type }) => (type === undefined ? [] : [type]));
  return { heroes: [...new Set(heroes)], types: [...new Set(types)] };
}

export const clanIcons: Record<Clan, IconName> = {
  dragon: 'dragon-head',
  witches: 'witch-flight',
  ghosts: 'ghost',
  imps: 'imp-laugh',
  lizardfolk: 'lizardman',
  skeletons: 'skeleton',
  gnolls: 'hyena-head',
  slimes: 'slime',
  ratfolk: 'rat',
};

export const heroIcons: Record<Hero, IconName> = {
  rogue: 'hood',
  warrior: 'visored-helm',
  archer: 'pocket-bow',
  mage: 'wizard-face',
  champion: 'visored-helm',
};

export const tokenIcons: Record<TokenKind, IconName> = {
  gold: 'gold-bar',
  frog: 'frog',
  bone: 'broken-bone',
  book: 'spell-book',
  trap: 'wolf-trap',
};

export const typeIcons: Record<RoomType, IconName> = {
  jewel: 'gems',
  swords: 'crossed-swords',
  hats: 'pointy-hat',
  eye: 'eye-of-horus',
  crossbones: 'crossed-bones',
  special: 'cave-entrance',
};

/** The colours in which types of rooms and kinds of heroes are shown. */
export const typeHues: Record<RoomType, string> = {
  jewel: '#e4b23a',
  swords: '#e2654e',
  hats: '#b679d6',
  eye: '#5595e6',
  crossbones: '#63ac5b',
  special: '#9aa7b2',
};
export const heroHues: Record<Hero, string> = {
  rogue: '#e9cf7c',
  warrior: '#f08f7a',
  champion: '#f08f7a',
  archer: '#94cf9c',
  mage: '#93bdf0',
};

export const kindIcons: Record<LootKind, IconName> = {
  potion: 'round-potion',
  creature: 'paw',
  weapon: 'crossed-swords',
  scroll: 'tied-scroll',
};

export const effectIcons: Record<string, IconName> = {
  loot: 'open-treasure-chest',
  curse: 'cursed-star',
  heal: 'healing',
  prisoner: 'prisoner',
  defeat: 'death-skull',
};

const pictures: Record<string, IconName> = {
  fire_flask: 'fire-bottle',
  rage_brew: 'cauldron',
  haste_draught: 'bubbling-flask',
  vigour_tonic: 'health-potion',
  stoneskin: 'potion-ball',
  love_potion: 'heart-bottle',
  spider: 'spider-alt',
  wolf: 'wolf-head',
  hellhound: 'hound',
  raven: 'raven',
  broodmother: 'egg-clutch',
  mimic: 'mimic-chest',
  axe: 'battered-axe',
  sword: 'broadsword',
  spear: 'stone-spear',
  crossbow: 'crossbow',
  shield: 'shield',
  war_horn: 'hunting-horn',
  gate_scroll: 'magic-gate',
  summoning_scroll: 'scroll-unfurled',
  fireball: 'fireball',
  insight: 'third-eye',
  muster: 'rally-the-troops',
  blueprints: 'pencil-ruler',
};

/** What is drawn on a card: its own picture on loot, the clan's emblem on an action card. */
export function pictureOf(card: string): IconName {
  const [clan, kind] = [clanOf(card), kindOf(card)];
  return pictures[card] ?? (clan !== undefined ? clanIcons[clan] : kind !== undefined ? kindIcons[kind] : 'paw');
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** One name for each piece, in the order of the rules. */
export function listed<Name extends string>(counts: Counts, order: readonly Name[]): Name[] {
  return order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

export const heroOrder: readonly Hero[] = ['rogue', 'warrior', 'champion', 'archer', 'mage'];
export const tokenOrder: readonly TokenKind[] = ['gold', 'frog', 'bone', 'book', 'trap'];
