// Written by `hlubina schema --typescript abyss`; change src/hlubina/games/abyss/shown.py instead.

export interface Reward {
  keys: number;
  pearls: number;
  tokens: number;
}

/** The stacks by race, each card None; with perfect memory as far as the viewer knows them. */
export interface Council {
  crab: (string | null)[];
  jellyfish: (string | null)[];
  seahorse: (string | null)[];
  shellfish: (string | null)[];
  squid: (string | null)[];
}

/** What the allies of a race give together. */
export interface RaceSum {
  race: "crab" | "jellyfish" | "seahorse" | "shellfish" | "squid";
  value: number;
}

/** A payment as its payer sees it: pearls that fill it, points missing beside them, or points over the price. */
export interface Due {
  lord: string;
  missing: number;
  over: number;
  pearls: number;
  price: number;
  races_missing: number;
}

/** What is chosen as a payment, which only the payer sees, or paid; `due` is None for everybody but the payer. */
export interface Bill {
  due: Due | null;
  paid: number;
  sums: RaceSum[];
}

/**
 * A lord with its price for the viewer, and how far that is from the printed one.
 *
 * To a player: the races that would pay best, the pearls on top, and the points that would still be missing, None for a
 * race.
 */
export interface CourtEntry {
  affordable: boolean | null;
  change: number;
  lord: string;
  missing?: number | null;
  pearls?: number;
  price: number;
  races?: ("crab" | "jellyfish" | "seahorse" | "shellfish" | "squid")[];
}

export interface OwnedLocation {
  location: string;
  lords: string[];
  worth: number;
}

/**
 * None in `hand` and `tokens` is what the viewer does not know. `lords` counts all of them.
 *
 * `marked` are allies of the viewer's own hand that are chosen for a payment or to be discarded, still in hand.
 */
export interface Player {
  affiliated: string[];
  disabled: string[];
  free: string[];
  hand: (string | null)[];
  key_tokens: number;
  keys: number;
  locations: OwnedLocation[];
  lords: number;
  marked: string[];
  pearls: number;
  tokens: (number | null)[];
}

/**
 * `sums` is what the viewer's own hand gives beside what is marked, `worths` what each location would be worth.
 *
 * In `discard` each card is None; with perfect memory as far as the viewer knows them.
 */
export interface View {
  available: string[];
  bill: Bill | null;
  bought: number;
  buyers: number[];
  council: Council;
  /** by race, of the stacks that the viewer knows to the last card */
  council_sums: Record<string, number>;
  court: CourtEntry[];
  deck: number;
  discard: (string | null)[];
  drawn_locations: (string | null)[];
  extra_turns: number;
  finisher: number | null;
  location_stack: number;
  lord_deck: number;
  moves: number;
  /** paid, until one of the allies is affiliated */
  payment: string[];
  players: Player[];
  price: number;
  removed_locations: string[];
  removed_lords: string[];
  rewards: Reward[];
  round: number;
  seats: number;
  step: string | null;
  sums: RaceSum[];
  threat: number;
  token_pool: number;
  track: string[];
  turn: number;
  used: string[];
  worths: Record<string, number>;
}

export interface Nothing {
}

export interface Pearls {
  pearls: number;
}

export interface OfferAlly {
  card: string;
  pearls: number;
  price: number;
}

/** `bonus` is 1 on the last space. */
export interface AllyRevealed {
  bonus: number;
  card: string;
  space: number;
}

export interface MonsterRevealed {
  bonus: number;
  space: number;
  threat: number;
}

export interface Threat {
  threat: number;
}

/** Beside the allies `pearls` are paid, as far as there are any, and then so many points are `missing`. */
export interface PayForLord {
  lord: string;
  missing: number;
  paid: number;
  pearls: number;
  price: number;
  races_missing: number;
}

/** `any` is 1 if it need not be one of the lowest. */
export interface AffiliateAlly {
  any: number;
}

/** `count` in all, of which so many are missing; with none missing the choice is to be confirmed. */
export interface DiscardAllies {
  count: number;
  missing: number;
}

export interface MartialLaw {
  excess: number;
  pearls: number;
}

export interface Keys {
  keys: number;
}

export interface Count {
  count: number;
}

export interface UseKeys {
  location: string;
  missing: number;
}

export interface Location {
  location: string;
}

export interface Opponent {
  opponent: number;
}

export interface Price {
  pearls: number;
  price: number;
}

export interface Prompts {
  affiliate_ally: AffiliateAlly;
  ally_revealed: AllyRevealed;
  betray_lord: Nothing;
  choose_action: Pearls;
  choose_reward: Threat;
  control_location: Keys;
  corrupt_lord: Price;
  disable_lord: Opponent;
  discard_allies: DiscardAllies;
  finish_turn: Nothing;
  keep_location: Count;
  martial_law: MartialLaw;
  monster_revealed: MonsterRevealed;
  offer_ally: OfferAlly;
  pay_for_lord: PayForLord;
  purge_stack: Nothing;
  replace_lord: Nothing;
  rob_token: Nothing;
  scheme_lord: Nothing;
  search_stack: Count;
  second_stack: Nothing;
  sell_ally: Pearls;
  swap_location: Nothing;
  swap_with: Location;
  take_available: Nothing;
  take_lord: Nothing;
  take_stack: Nothing;
  use_keys: UseKeys;
}

export interface BySeat {
  seat: number;
}

export interface SeatAndLord {
  lord: string;
  seat: number;
}

export interface SeatAndCard {
  card: string;
  seat: number;
}

export interface SeatAndCards {
  cards: string[];
  seat: number;
}

export interface SeatAndCount {
  count: number;
  seat: number;
}

export interface SeatAndThreat {
  seat: number;
  threat: number;
}

export interface SeatAndLocation {
  location: string;
  seat: number;
}

export interface SeatAndOther {
  by: number;
  seat: number;
}

export interface Revealed {
  card: string;
  seat: number;
  space: number;
}

/** `by` is who explores and is paid. */
export interface Bought {
  by: number;
  card: string;
  price: number;
  seat: number;
}

export interface PearlsChanged {
  count: number;
  seat: number;
  total: number;
}

export interface DrewToken {
  seat: number;
  value?: number;
}

export interface TookStack {
  cards?: string[];
  count: number;
  race: "crab" | "jellyfish" | "seahorse" | "shellfish" | "squid";
  seat: number;
}

export interface Paid {
  cards: string[];
  lord: string;
  pearls: number;
  seat: number;
}

export interface Lords {
  lords: string[];
}

export interface Discarded {
  cards?: string[];
  count: number;
  seat: number;
}

export interface Disabled {
  by: number;
  lord: string;
  seat: number;
}

export interface StoleToken {
  by: number;
  seat: number;
  value?: number;
}

export interface Sold {
  card?: string;
  count: number;
  seat: number;
}

export interface Purged {
  count: number;
  race: "crab" | "jellyfish" | "seahorse" | "shellfish" | "squid";
  seat: number;
}

export interface Lord {
  lord: string;
}

export interface DrewLocations {
  count: number;
  locations?: string[];
  seat: number;
}

export interface Locations {
  locations: string[];
}

export interface Tucked {
  location: string;
  lords: string[];
  seat: number;
}

export interface Events {
  abandoned: SeatAndLord;
  affiliated: SeatAndCard;
  bonus_pearl: BySeat;
  bought: Bought;
  controlled_location: SeatAndLocation;
  court_refilled: Lords;
  disabled: Disabled;
  discarded: Discarded;
  drew_locations: DrewLocations;
  drew_token: DrewToken;
  extra_turn: BySeat;
  fought: SeatAndThreat;
  gained_keys: SeatAndCount;
  gained_pearls: PearlsChanged;
  game_over: Nothing;
  gave_location: SeatAndLocation;
  gave_up_lord: SeatAndLord;
  hand_affiliated: SeatAndCards;
  laid_out: Locations;
  last_round_court: BySeat;
  last_round_lords: BySeat;
  lord_arrived: SeatAndLord;
  lord_came: Lord;
  lord_removed: SeatAndLord;
  lost_pearls: PearlsChanged;
  no_card_left: Nothing;
  no_effect: SeatAndLord;
  no_location: BySeat;
  paid: Paid;
  paid_martial: BySeat;
  passed: BySeat;
  passed_monster: SeatAndThreat;
  plotted: SeatAndLord;
  purged: Purged;
  reshuffled: Count;
  revealed: Revealed;
  searched_stack: SeatAndLocation;
  sent_to_council: SeatAndCards;
  sold: Sold;
  stole_token: StoleToken;
  tamed: SeatAndOther;
  took_ally: SeatAndCard;
  took_stack: TookStack;
  tucked: Tucked;
  turn_began: BySeat;
  used_key_tokens: SeatAndCount;
}

/** An event as one viewer may see it; `hidden` names what is not shown to them. */
export type GameEvent = { [Name in keyof Events]: { event: Name; hidden?: string[] } & Events[Name] }[keyof Events];

/** What a question is about. */
export type Question = { [Name in keyof Prompts]: { name: Name; facts: Prompts[Name] } }[keyof Prompts];
