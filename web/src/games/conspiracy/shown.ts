// Written by `hlubina schema --typescript conspiracy`; change src/hlubina/games/conspiracy/shown.py instead.

/** The lords of each discard pile, the oldest first. */
export interface Piles {
  blue: string[];
  green: string[];
  purple: string[];
  red: string[];
  yellow: string[];
}

/** The place of each coat of arms, from 1. */
export interface Coats {
  blue: number | null;
  green: number | null;
  purple: number | null;
  red: number | null;
  yellow: number | null;
}

export interface Keys {
  gold: number;
  silver: number;
}

export interface Place {
  /** that covers the lord */
  location?: string;
  lord: string;
  /** of the location, as things are */
  worth?: number;
}

export interface Chamber {
  any_two_keys: boolean;
  /** the places of the largest group of one colour, from 1 */
  coalition: number[];
  coats: Coats;
  /** all of them, spent and covered ones too */
  keys: Keys;
  pearls: number;
  places: Place[];
  searches_deck: boolean;
  /** the places of spent keys, from 1 */
  spent: number[];
  unspent: Keys;
}

/** Opponents of `by` must draw exactly so many lords. */
export interface Forced {
  by: number;
  count: number;
}

export interface PreviewLord {
  lord: string;
  place: number;
}

/** Points by line of the score. */
export interface PreviewLines {
  best_lords: number;
  coalition: number;
  locations: number;
  pearl_master: number;
}

/** What an answer would bring, as far as it is decided in the open. */
export interface Preview {
  action: number;
  /** the places of the largest group afterwards */
  coalition: number[];
  /** what it would be worth */
  coalition_points: number;
  /** more or fewer unspent ones */
  keys: Keys;
  /** by how much each line would change */
  lines: PreviewLines;
  /** where another lord would lie than now */
  lords: PreviewLord[];
  /** gained */
  pearls: number;
  /** the sum of them */
  points: number;
}

/** Hidden cards are null, decks are their size. */
export interface View {
  /** lords of a pile that return after the turn */
  aside: string[];
  /** locations that lie open */
  available: string[];
  chambers: Chamber[];
  drawn_locations: (string | null)[];
  drawn_lords: string[];
  /** who has filled a chamber first */
  finisher: number | null;
  forced: Forced | null;
  held: string[];
  location_deck: number;
  lord_deck: number;
  moves: number;
  pearl_master: number | null;
  piles: Piles;
  /** for the seat that is asked, of the answers of which something can be told */
  previews: Preview[];
  round: number;
  /** the location deck, sorted, while it is searched before the viewer's eyes */
  searched_deck: string[] | null;
  seats: number;
  step: "control_location" | "fit_lords" | "keep_location" | "keep_lord" | "place_lords" | "recruit" | "search_locations" | "swap_lords" | "swap_with" | null;
  turn: number;
}

export interface RecruitFacts {
  drawable: number;
  place: number;
}

export interface KeepLordFacts {
  count: number;
  forced: number;
}

export interface FitLordsFacts {
  missing: number;
}

export interface PlaceLordsFacts {
  count: number;
  place: number;
}

export interface SwapWithFacts {
  lord: string;
  place: number;
}

export interface CountFacts {
  count: number;
}

export interface NoFacts {
}

/** The facts of each question. */
export interface Prompts {
  control_location: NoFacts;
  fit_lords: FitLordsFacts;
  keep_location: CountFacts;
  keep_lord: KeepLordFacts;
  place_lords: PlaceLordsFacts;
  recruit: RecruitFacts;
  search_locations: CountFacts;
  swap_lords: NoFacts;
  swap_with: SwapWithFacts;
}

export interface SeatEvent {
  seat: number;
}

export interface MustDrawEvent {
  by: number;
  count: number;
  seat: number;
}

export interface DrewLordsEvent {
  count: number;
  lords: string[];
  seat: number;
}

export interface KeptLordEvent {
  lord: string;
  lords: string[];
  seat: number;
}

export interface TookPileEvent {
  colour: "blue" | "green" | "purple" | "red" | "yellow";
  lords: string[];
  seat: number;
}

export interface LordsEvent {
  lords: string[];
  seat: number;
}

export interface PlacedLordEvent {
  lord: string;
  place: number;
  seat: number;
}

export interface LordEvent {
  lord: string;
  seat: number;
}

export interface GainedPearlsEvent {
  count: number;
  seat: number;
  total: number;
}

export interface BecamePearlMasterEvent {
  seat: number;
  total: number;
}

/** Others may not be shown which ones. */
export interface DrewLocationsEvent {
  count: number;
  locations?: string[];
  seat: number;
}

export interface KeptLocationEvent {
  location: string;
  locations: string[];
  seat: number;
}

export interface LocationEvent {
  location: string;
  seat: number;
}

export interface ForcedEvent {
  count: number;
  seat: number;
}

/** The facts of each event. */
export interface Events {
  became_pearl_master: BecamePearlMasterEvent;
  drew_locations: DrewLocationsEvent;
  drew_lords: DrewLordsEvent;
  forced: ForcedEvent;
  gained_pearls: GainedPearlsEvent;
  game_over: NoFacts;
  kept_location: KeptLocationEvent;
  kept_lord: KeptLordEvent;
  last_round: SeatEvent;
  left_in_pile: LordsEvent;
  left_lords: SeatEvent;
  locations_reshuffled: CountFacts;
  lords_reshuffled: CountFacts;
  must_draw: MustDrawEvent;
  no_location: SeatEvent;
  placed_lord: PlacedLordEvent;
  revealed_lord: LordEvent;
  searched_location: LocationEvent;
  swapped_lords: LordsEvent;
  took_location: LocationEvent;
  took_pile: TookPileEvent;
  turn_began: SeatEvent;
}

/** An event as one viewer may see it; `hidden` names what is not shown to them. */
export type GameEvent = { [Name in keyof Events]: { event: Name; hidden?: string[] } & Events[Name] }[keyof Events];

/** What a question is about. */
export type Question = { [Name in keyof Prompts]: { name: Name; facts: Prompts[Name] } }[keyof Prompts];
