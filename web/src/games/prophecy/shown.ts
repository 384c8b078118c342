// Written by `hlubina schema --typescript prophecy`; change src/hlubina/games/prophecy/shown.py instead.

/** Exact counts of throws. */
export interface Odds {
  draw: number;
  loss: number;
  out_of: number;
  win: number;
}

/** How one kind of fight would stand; `price` is the magic for calling it, `whole` counts all lives of a group. */
export interface Chance {
  affordable: boolean;
  odds: Odds;
  other: number;
  own: number;
  price: number;
  whole: Odds;
}

/** Both kinds of fight, as far as the opponent can be fought so. */
export interface Chances {
  strength?: Chance;
  will?: Chance;
}

/** How the viewer would fare against a character; `now` says that the attack is allowed at this moment. */
export interface Duel {
  exposed: boolean;
  here: boolean;
  now: boolean;
  strength: Chance;
  will: Chance;
}

/** A card on a field; `card` is None where it lies face down. `win` is the better chance in percent. */
export interface Adventure {
  card: string | null;
  face_up: boolean;
  lives?: number;
  odds?: Chances | null;
  win?: number | null;
}

/** A field of the ring; `win` is the chance against the hardest of its monsters, in percent. */
export interface Field {
  /** that lie there */
  artifacts?: string[];
  cards: Adventure[];
  characters: number[];
  field: string;
  piece: boolean;
  win: number | null;
}

export interface Treasure {
  affordable: boolean;
  card: string;
  maps: number;
  price: number;
}

export interface Island {
  artifacts: string[];
  characters: number[];
  deck: number;
  treasures: Treasure[];
}

/** The top card first; of a hidden one only the kind is known. */
export interface Sphere {
  cards: (string | null)[];
  face_up: boolean[];
  fields: string[];
  gate: boolean;
  kinds: ("artifact" | "gate" | "greater" | "lesser")[];
  lives: number | null;
  odds: Chances | null;
  sphere: number;
  win: number | null;
}

export interface Cell {
  /** that lie there */
  artifacts?: string[];
  card: string | null;
  cell: string;
  characters: number[];
  face_up: boolean;
  filled: boolean;
  light: boolean;
  lives?: number;
  odds?: Chances | null;
  win?: number | null;
}

/** An air bag, with the bubbles that it holds for the viewer. */
export interface Bag {
  bubbles: number;
  gold: number;
  size: number;
}

export interface Water {
  bags: Bag[];
  cells: Cell[];
  closed: boolean;
  entrance: string;
  gate: number | null;
  /** somebody is there or may know the way */
  open: boolean;
  palace: string;
  palace_cards: (string | null)[];
  palace_odds: Chances | null;
  palace_win: number | null;
  pearls: number;
  rose: ("east" | "north" | "south" | "west")[];
  width: number;
}

export interface Pile {
  deck: number;
  discard: string[];
}

export interface Maps {
  deck: number;
  discard: number;
}

export interface Goods {
  affordable: boolean;
  card: string;
  price: number;
}

export interface Lesson {
  affordable: boolean;
  card: string;
  gold: number;
  xp: number;
}

export interface Guild {
  deck: number;
  offers: Lesson[];
}

export interface Item {
  card: string;
  damaged: boolean;
  sells_for: number;
  tempered: boolean;
}

export interface Player {
  abilities: string[];
  ability_limit: number;
  artifacts: string[];
  bag: number;
  bubbles: number;
  certificates: string[];
  character: string | null;
  /** grants the victory to who is about to win */
  conceded: boolean;
  duel: Duel | null;
  fame: number;
  gold: number;
  guilds: string[];
  health: number;
  item_limit: number;
  items: Item[];
  magic: number;
  out: boolean;
  pearl: boolean;
  pieces: number;
  place: string | null;
  /** how much they have of what wins */
  quest: number;
  safe: boolean;
  strength: number;
  under_water: boolean;
  used: string[];
  will: number;
  xp: number;
}

export interface Quest {
  name: "artifacts" | "certificates" | "fame";
  /** so many win at once; null where the most win in the end */
  of: number | null;
}

export interface Draft {
  chosen: number[];
  hand: string[];
  kept: string | null;
}

export interface Nemesis {
  field: string;
  last_run: number;
  odds: Chances;
  runs: number;
}

/** A card, `penalty` or `pearl`, and what it adds. */
export interface Bonus {
  bonus: number;
  card: string;
}

/** One side of a fight: `total` without the die. */
export interface Side {
  attribute: number;
  better_of_two: boolean;
  declared: number;
  lines: Bonus[];
  total: number;
  used: string[];
}

/** The fight in progress; `dice` and `totals`, with the dice, are there once they have been thrown. */
export interface Fight {
  card: string | null;
  dice: number[] | null;
  for_map: boolean;
  kind: "character" | "guardian" | "monster" | "nemesis" | "palace" | "water_monster";
  lives: number;
  mode: "" | "strength" | "will";
  modes: Chances | null;
  odds: Odds | null;
  opponent: number | null;
  result: "drawn" | "lost" | "won" | null;
  seat: number;
  sides: Side[];
  stake: number;
  totals: number[] | null;
  whole: Odds | null;
}

/** A way from where the viewer stands: `place` may be `ashore`, `by` a card, a direction or `attack`. */
export interface Journey {
  affordable: boolean;
  bubbles?: number;
  by: string;
  gold?: number;
  place: string;
}

export interface Air {
  bag: number;
  bubbles: number;
  flee: number;
  monster: boolean;
  penalty: boolean;
  reserve: number;
  rounds_home: number;
}

export interface View {
  adventures: Pile;
  air: Air | null;
  apocalypse: boolean;
  arena: string | null;
  chance: Pile;
  city: Goods[];
  common: Pile;
  draft: Draft | null;
  fight: Fight | null;
  final: boolean;
  first: number;
  goal: "artifacts" | "certificates" | "treasure_hunters" | "underwater_treasure";
  guilds: Record<string, Guild>;
  island: Island | null;
  maps: Maps;
  moves: number;
  nemesis: Nemesis | null;
  players: Player[];
  /** what wins; null where it cannot be counted */
  quest: Quest | null;
  rare: Pile;
  reach: Journey[];
  removed: string[];
  ring: Field[];
  round: number;
  round_limit: number;
  seats: number;
  shown: string[];
  spheres: Sphere[];
  step: string | null;
  turn: number;
  underwater_deck: number;
  village: Goods[];
  water: Water | null;
  winner: number | null;
}

export interface NoFacts {
}

export interface AskMove {
  field: string;
  gold: number;
}

export interface AskCard {
  card: string;
}

export interface AskCards {
  cards: string[];
}

export interface AskAct {
  gold: number;
  xp: number;
}

export interface AskKind {
  magic: number;
  price: number;
}

export interface AskGear {
  part: "body" | "hands" | "head" | "other_hand";
}

export interface AskDeclare {
  losses: number;
  other: number;
  own: number;
  throws: number;
  wins: number;
}

export interface AskAfterDice {
  behind: number;
  other: number;
  own: number;
}

export interface AskSaveHealth {
  count: number;
  health: number;
}

export interface AskOpponent {
  opponent: number;
}

export interface AskLoser {
  health: number;
  opponent: number;
}

export interface AskCount {
  count: number;
}

export interface AskPrice {
  price: number;
}

export interface AskBurnHealth {
  health: number;
  xp: number;
}

export interface AskGold {
  gold: number;
}

export interface AskBid {
  die: "dark" | "light";
  gold: number;
}

export interface AskRiddle {
  card: string;
  health: number;
  xp: number;
}

export interface AskDoom {
  health: number;
  magic: number;
}

export interface AskLimit {
  count: number;
  limit: number;
}

export interface AskWaterMove {
  bag: number;
  bubbles: number;
  flee: number;
}

export interface AskHoldOn {
  bubbles: number;
  count: number;
  price: number;
}

export interface AskPayOrLose {
  count: number;
  health: number;
  price: number;
}

export interface AskBreathe {
  bubbles: number;
  count: number;
  magic: number;
}

export interface Prompts {
  act: AskAct;
  after_dice: AskAfterDice;
  answer_kind: AskKind;
  bid: AskBid;
  breathe: AskBreathe;
  burn_health: AskBurnHealth;
  buy_from_pedlar: AskGold;
  choose_bag: AskGold;
  choose_drift: AskCount;
  choose_face: AskCard;
  choose_gain: AskCard;
  choose_gear: AskGear;
  choose_guild: NoFacts;
  choose_kind: AskKind;
  choose_least: NoFacts;
  choose_spoils: AskOpponent;
  come_ashore: NoFacts;
  damage_item: NoFacts;
  declare: AskDeclare;
  destination: AskCard;
  destroy_monster: NoFacts;
  doom: AskDoom;
  drop_item: AskLimit;
  encounter: AskCards;
  forget_ability: AskLimit;
  hold_on: AskHoldOn;
  keep_artifact: NoFacts;
  keep_character: NoFacts;
  loser_chooses: AskLoser;
  may_enter: AskGold;
  move: AskMove;
  name_artifact: AskCount;
  pay_hermit: NoFacts;
  pay_or_lose: AskPayOrLose;
  peek: AskCount;
  pick_item: AskOpponent;
  raise_any: NoFacts;
  repair_item: AskPrice;
  reveal_cell: AskCount;
  reveal_sphere: NoFacts;
  riddle: AskRiddle;
  save_health: AskSaveHealth;
  sell_full: NoFacts;
  steal_gold: AskCount;
  strike_artifact: AskCount;
  swap_item: AskPrice;
  swim_on: AskCount;
  take_character: NoFacts;
  take_offer: NoFacts;
  temper_weapon: NoFacts;
  water_move: AskWaterMove;
  wave_or_draw: AskCount;
  wish: NoFacts;
}

export interface OfSeat {
  seat: number;
}

export interface OfCard {
  card: string;
}

export interface OfField {
  field: string;
}

export interface SeatCard {
  card: string;
  seat: number;
}

export interface SeatCount {
  count: number;
  seat: number;
}

export interface SeatTotal {
  seat: number;
  total: number;
}

export interface SeatCountTotal {
  count: number;
  seat: number;
  total: number;
}

export interface SeatDie {
  die: number;
  seat: number;
}

export interface SeatField {
  field: string;
  seat: number;
}

export interface SeatOpponent {
  opponent: number;
  seat: number;
}

/** What came of a throw, for who began the fight; `seat` is who began it, but the winner of a duel. */
export interface Settled {
  result: "drawn" | "lost" | "won";
  seat: number;
}

export interface SettledCard {
  card: string;
  result: "drawn" | "lost" | "won";
  seat: number;
}

export interface SettledLife {
  card: string;
  /** lives left */
  count: number;
  result: "drawn" | "lost" | "won";
  seat: number;
}

export interface SettledDuel {
  opponent: number;
  result: "drawn" | "lost" | "won";
  seat: number;
}

export interface SeatDirection {
  direction: "east" | "north" | "south" | "west";
  seat: number;
}

export interface SeatCardCount {
  card: string;
  count: number;
  seat: number;
}

export interface Plays {
  character: string;
  seat: number;
}

export interface Placed {
  card: string;
  field: string;
}

export interface Offered {
  card: string;
  guild: string;
}

export interface Restocked {
  cards: string[];
  field: string;
}

export interface GateFound {
  count: number;
}

export interface Dice {
  dark: number;
  light: number;
  other: number;
  own: number;
  seat: number;
}

export interface Armour {
  die: number;
  needed: number;
  seat: number;
}

export interface TookItem {
  card: string;
  opponent: number;
  seat: number;
}

export interface StoleGold {
  count: number;
  opponent: number;
  seat: number;
}

export interface Looked {
  card?: string;
  place: string;
  seat: number;
}

export interface Certified {
  guild: string;
  seat: number;
}

export interface Pedlar {
  cards: string[];
  seat: number;
}

export interface WillCheck {
  die: number;
  needed: number;
  seat: number;
  total: number;
}

export interface TookArtifact {
  card: string;
  seat: number;
  total: number;
}

export interface ArenaDice {
  dark: number;
  die: "dark" | "light";
  light: number;
}

export interface Arena {
  count: number;
  field: string;
}

export interface Events {
  apocalypse: NoFacts;
  arena: Arena;
  arena_dice: ArenaDice;
  armour: Armour;
  attacked_sphere: SeatCount;
  bid: SeatCount;
  bought: SeatCardCount;
  breathed_magic: SeatTotal;
  burgled: SeatDie;
  called_will: SeatCount;
  came_ashore: SeatField;
  carried: SeatDirection;
  certified: Certified;
  chance: SeatCard;
  conceded: SeatOpponent;
  crisis_averted: SeatDie;
  crisis_came: SeatDie;
  damaged: SeatCard;
  defeated: SettledCard;
  destroyed: SeatCard;
  dice: Dice;
  died: OfSeat;
  dropped_out: OfSeat;
  drowning: OfSeat;
  duel_began: SeatOpponent;
  duel_won: SettledDuel;
  dug: SeatCardCount;
  entered_water: SeatCount;
  fight_began: SeatCard;
  fight_drawn: Settled;
  fight_lost: Settled;
  final_battle: NoFacts;
  forgot: SeatCard;
  gained_gold: SeatCountTotal;
  gained_item: SeatCard;
  gained_pearl: OfSeat;
  gained_piece: SeatTotal;
  gained_xp: SeatCountTotal;
  game_ended: NoFacts;
  gate_found: GateFound;
  healed: SeatCountTotal;
  kept_scroll: SeatCard;
  learned: SeatCard;
  life_taken: SettledLife;
  looked: Looked;
  lost_bubble: SeatTotal;
  lost_gold: SeatCountTotal;
  lost_health: SeatCountTotal;
  lost_item: SeatCard;
  lost_magic: SeatCountTotal;
  moved: SeatField;
  named_artifact: SeatCard;
  nemesis_beaten: Settled;
  nemesis_came: OfSeat;
  nemesis_moved: OfField;
  offered: Offered;
  paid: SeatCountTotal;
  pedlar: Pedlar;
  piece_placed: OfField;
  placed: Placed;
  plays: Plays;
  raised_strength: SeatTotal;
  raised_will: SeatTotal;
  regained_bubbles: SeatTotal;
  regained_magic: SeatCountTotal;
  repaired: SeatCard;
  repaired_all: OfSeat;
  rerolled: SeatDie;
  rested: OfSeat;
  restocked: Restocked;
  revealed: OfCard;
  riddle_failed: OfSeat;
  riddle_solved: OfSeat;
  rolled: SeatDie;
  round_began: SeatCount;
  sold: SeatCardCount;
  stole_gold: StoleGold;
  struck_artifact: SeatCard;
  survived: SeatCard;
  swam: SeatDirection;
  tempered: SeatCard;
  took_artifact: TookArtifact;
  took_item: TookItem;
  used: SeatCard;
  will_check: WillCheck;
  won: OfSeat;
  won_piece: SeatOpponent;
  worked: OfSeat;
}

/** An event as one viewer may see it; `hidden` names what is not shown to them. */
export type GameEvent = { [Name in keyof Events]: { event: Name; hidden?: string[] } & Events[Name] }[keyof Events];

/** What a question is about. */
export type Question = { [Name in keyof Prompts]: { name: Name; facts: Prompts[Name] } }[keyof Prompts];
