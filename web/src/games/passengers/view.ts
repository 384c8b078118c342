/** The view of Passengers as the server sends it, and what is read off it. */
import type { IconName } from '../../look/icons';

export type Boat = 'raven' | 'wolf';
export type Colour = 'green' | 'red' | 'blue';
export type Kind = 'soul' | 'demon' | 'zholyk';
export type Side = 'guide' | 'smuggler' | 'zholyk';
export type Phase = 'placement' | 'gifts' | 'discussion' | 'vote' | 'over';
export type Moment = 'votes_revealed' | 'gift_phase_end';

export interface Place {
  round: number;
  boat: Boat;
  column: number;
}

/** What is certain of a card; null is what is not. */
export interface Identity {
  card: string | null;
  kind: Kind | null;
  colour: Colour | null;
}

export interface Passenger extends Identity {
  /** the numbers of those who may sit there: one, or several after a shuffle */
  passengers: number[];
  owner: number | null;
  shadow: boolean | null;
  face_up: boolean;
  mask: Colour | null;
  how: 'own' | 'seen' | 'revealed' | 'stated' | 'deduced' | null;
}

export interface BoatSeat {
  column: number;
  gift: string;
  votes: number;
  passenger: Passenger | null;
}

/** at least and at most */
export type Span = [number, number];

export interface BoatState {
  round: number;
  boat: Boat;
  where: 'in_play' | 'underworld' | 'lost' | 'waiting';
  /** what it would bring as far as the viewer knows; only in play */
  promise: { souls: Span; demons: Span; bonus: number } | null;
  seats: BoatSeat[];
}

export interface Player {
  gift: string | null;
  votes: number;
  used: boolean;
  hand: Identity[];
  colours: Record<Colour, number>;
  loyalty: Side | null;
  silent: Moment | null;
  bound: Boat | null;
  voted: boolean;
  vote: Boat | null;
  ready: boolean;
  claims_left: number;
  picked: boolean;
  pick: string | null;
}

/** A passenger by itself: who laid it where, and what it certainly is. */
export interface Placed extends Identity, Place {
  passenger: number;
  owner: number | null;
  laid_by: number;
}

export type Chosen = { colour: Colour } | { kind: Kind } | { seat: number } | Place;

export interface Use {
  round: number;
  seat: number;
  gift: string;
  chosen: Chosen[];
  instead: boolean;
}

export interface Seen extends Partial<Place> {
  round: number;
  gift: string;
  seats: number[];
  secret: boolean;
  how: 'looked' | 'showed' | 'looked_at_hand' | 'exchanged';
  cards: string[] | null;
  seat?: number;
  opponent?: number;
}

export interface VerifiedAnswer extends Partial<Place> {
  round: number;
  gift: string;
  seat: number;
  question: 'hand_count_of_colour' | 'hand_has_kind' | 'kind_of' | 'colour_of';
  colour?: Colour;
  kind?: Kind;
  answer: number | string | null;
}

export interface Claim extends Partial<Place> {
  said_in: number;
  phase: Phase;
  seat: number;
  claim: 'placed' | 'hand' | 'saw' | 'loyalty' | 'trust' | 'plan_vote' | 'urge_vote' | 'ask';
  action: number;
  what?: string;
  kind?: Kind | null;
  colour?: Colour | null;
  count?: number;
  opponent?: number;
  side?: Side;
  trust?: 'trust' | 'doubt';
  reason?: string;
  about?: string;
}

export interface Voting {
  round: number;
  votes: { boat: Boat; votes: number }[];
  raven: number;
  wolf: number;
  coin: number;
  winner: Boat;
}

export interface Worth extends Place {
  points: number;
}

export interface Scoring {
  guides: number;
  smugglers: number;
  zholyk_half_points: number;
  winner: Side;
  wins_ties: Side;
  loyalties: Side[];
  souls: Worth[];
  demons: Worth[];
  groups: (Worth & { columns: number[]; colour: Colour })[];
  neighbours: { demon: Place; soul: Place; points: number }[];
}

export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  round: number;
  phase: Phase;
  moves: number;
  acting: number[];
  step: string | null;
  coin: number;
  starter: number;
  gift_sets: string[];
  columns: number;
  cap: number;
  masks: Colour[];
  shadows_left: number;
  sides: Record<Side, number>;
  left_over: { soul: number; demon: number };
  loyalty: Side | null;
  hand: string[];
  smugglers: number[];
  players: Player[];
  boats: BoatState[];
  underworld: { round: number; boat: Boat }[];
  passengers: Placed[];
  gift_order: { seat: number; gift: string; used: boolean }[];
  gift_in_use: { seat: number; gift: string; chosen: Chosen[] } | null;
  uses: Use[];
  seen: Seen[];
  answers: VerifiedAnswer[];
  claims: Claim[];
  votings: Voting[];
  scoring: Scoring | null;
}

export const COLOURS: readonly Colour[] = ['red', 'green', 'blue'];
export const ROMAN = ['', 'I', 'II', 'III'];
const GIFT_ICONS: IconName[] = [
  'round-potion',
  'chameleon-glyph',
  'lantern-flame',
  'ringing-bell',
  'magic-palm',
  'scales',
  'tied-scroll',
  'feather',
  'domino-mask',
  'crown-coin',
];
const MOVERS = ['I-6', 'II-6', 'II-7', 'III-6', 'III-7', '4P-6'];

export function roman(round: number): string {
  return ROMAN[round] ?? String(round);
}

/** The number of a gift, by which it is used: 8 of `II-8`. */
export function giftNumber(gift: string): number {
  return Number(gift.slice(gift.lastIndexOf('-') + 1));
}

export function giftIcon(gift: string): IconName {
  return GIFT_ICONS[giftNumber(gift)] ?? 'vote';
}

/** Whether a gift carries passengers elsewhere. */
export function carries(gift: string): boolean {
  return MOVERS.includes(gift);
}

export function boatIcon(boat: Boat): IconName {
  return boat === 'raven' ? 'raven' : 'wolf-head';
}

export function kindIcon(kind: Kind): IconName {
  return kind === 'soul' ? 'candlebright' : kind === 'demon' ? 'horned-skull' : 'jester-hat';
}

export function sideIcon(side: Side): IconName {
  return kindIcon(side === 'guide' ? 'soul' : side === 'smuggler' ? 'demon' : 'zholyk');
}

/** `soul_red` is a red soul, `red` any red card, `soul` any soul. */
export function identityOf(what: string): Identity {
  const [first = '', second] = what.split('_');
  const kinds: string[] = ['soul', 'demon', 'zholyk'];
  const kind = kinds.includes(first) ? (first as Kind) : null;
  const colour = (second ?? (kind === null ? first : null)) as Colour | null;
  return { card: second !== undefined || kind === 'zholyk' ? what : null, kind, colour };
}

export function placeKey({ round, boat, column }: Place): string {
  return `${round}/${boat}/${column}`;
}

export function isPlace(thing: object): thing is Place {
  return 'column' in thing;
}

export function samePlace(one: Partial<Place>, other: Partial<Place>): boolean {
  return one.round === other.round && one.boat === other.boat && one.column === other.column;
}

export function boatsOf(view: View, round: number): BoatState[] {
  return view.boats.filter((boat) => boat.round === round);
}

export function passengerAt(view: View, place: Place): Passenger | null {
  const boat = view.boats.find((each) => each.round === place.round && each.boat === place.boat);
  return boat?.seats.find((seat) => seat.column === place.column)?.passenger ?? null;
}
