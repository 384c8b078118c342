/** The view of Keep the Heroes Out! as the server sends it (src/hlubina/games/heroes/view.py), and what is printed on cards and rooms. */
import type { IconName } from '../../look/icons';
import printed from './cards.json';

export type Clan =
  'dragon' | 'witches' | 'ghosts' | 'imps' | 'lizardfolk' | 'skeletons' | 'gnolls' | 'slimes' | 'ratfolk';
export type Hero = 'rogue' | 'warrior' | 'archer' | 'mage' | 'champion';
export type RoomType = 'jewel' | 'swords' | 'hats' | 'eye' | 'crossbones' | 'special';
export type Resource = 'gold' | 'frog' | 'bone' | 'book';
export type TokenKind = Resource | 'trap';
export type LootKind = 'potion' | 'creature' | 'weapon' | 'scroll';
export type Counts<Name extends string> = Partial<Record<Name, number>>;

/** A room on the way of heroes: how many traps hit there, how many are active then, what they do. */
export interface Station {
  room: string;
  trapped: number;
  heroes: number;
  does: 'attack' | 'loot' | 'wait' | 'charge' | 'nothing';
  /** the rooms where a charge may lead; the way goes on through the first */
  to?: string[];
}

export interface Band {
  player: number;
  clan: Clan;
  /** of each figure */
  wounds: number[];
}

export interface Room {
  room: string;
  type: RoomType;
  x: number;
  y: number;
  doors: string;
  corridors: string[];
  distance: number;
  closer: string[];
  tokens: Counts<TokenKind>;
  portal: 'finished' | 'unfinished' | null;
  chest: number | null;
  resting: Counts<Hero>;
  active: Counts<Hero>;
  fresh: Counts<Hero>;
  monsters: Band[];
  arrival: Station[];
}

export interface Face {
  card: string;
  kind: LootKind | 'action';
  sides: string[][];
}

export interface Player {
  seat: number;
  /** null before it is chosen */
  clan: Clan | null;
  monsters: number | null;
  hit_points: number | null;
  lair: number;
  hand: Face[];
  played: string[];
  discard: string[];
  /** sorted: the order is hidden */
  pile: string[];
}

export interface View {
  seats: number;
  round: number;
  turn: number;
  /** the active player, a clan */
  player: number;
  step: string | null;
  scenario: { id: string; title: string | null; rule: string | null; cards: Record<string, number> };
  difficulty: string;
  wave: number;
  /** left = enemy cards still to come in this turn, null before the invasion */
  invasion: { cards_per_turn: number; left: number | null };
  /** turns that it stays dark */
  dark: number;
  gambled: boolean;
  card: { card: string; side: number; left: string[] } | null;
  rooms: Room[];
  preview: { room: string; heroes: Hero[]; way: Station[] }[];
  players: Player[];
  supply: {
    tokens: Record<TokenKind, number>;
    portals: number;
    heroes: Record<string, number>;
    chests: Record<string, number>;
  };
  enemy: {
    deck: number;
    left: Record<string, number>;
    discard: string[];
    backs: Record<string, Record<string, number>>;
  };
  loot: { deck: number; left: string[]; buried: string[]; display: Face[]; unused_clan: Clan | null };
  tiles: { shown: string[]; pile: number };
  plans: ({ name: string; facts: Record<string, unknown> } | null)[];
}

interface Printed {
  heroes: Hero[];
  rooms: Record<string, { makes?: TokenKind; pay?: Resource; loot?: LootKind }>;
  types: Record<RoomType, string[]>;
  clans: Record<Clan, { monsters: number; hp: number; start: { count: number; type: RoomType } }>;
  cards: Record<string, { clan?: Clan; kind?: LootKind; sides: string[][] }>;
}

export const cards = printed as unknown as Printed;

/** The face of a card that the view only names. */
export function faceOf(card: string): Face {
  const facts = cards.cards[card];
  return { card, kind: facts?.kind ?? 'action', sides: facts?.sides ?? [[]] };
}

export function clanOf(card: string): Clan | undefined {
  return cards.cards[card]?.clan;
}

export const clans = Object.keys(cards.clans) as Clan[];

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
export function pictureOf({ card, kind }: Face): IconName {
  const clan = clanOf(card);
  return pictures[card] ?? (clan !== undefined ? clanIcons[clan] : kind === 'action' ? 'paw' : kindIcons[kind]);
}

/** `warrior_swords` is a warrior for the rooms of swords; a card of the scenario has neither. */
export function enemyOf(card: string): { hero?: Hero; type?: RoomType } {
  const at = card.indexOf('_');
  const hero = card.slice(0, at) as Hero;
  return cards.heroes.includes(hero) ? { hero, type: card.slice(at + 1) as RoomType } : {};
}

export function sum(counts: Counts<string>): number {
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
}

/** Heroes that are not exhausted: those who act, and those who have just arrived. */
export function awake(room: Room): number {
  return sum(room.active) + sum(room.fresh);
}

/** One name for each piece, in the order of the rules. */
export function listed<Name extends string>(counts: Counts<Name>, order: readonly Name[]): Name[] {
  return order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

export const heroOrder: readonly Hero[] = ['rogue', 'warrior', 'champion', 'archer', 'mage'];
export const tokenOrder: readonly TokenKind[] = ['gold', 'frog', 'bone', 'book', 'trap'];
