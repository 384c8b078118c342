// Written by `hlubina schema --typescript`; change src/hlubina/protocol/messages.py instead.

export const PROTOCOL = 4;

/** A standing order and the number it is set to. */
export interface OrderForm {
  name: string;
  value: number;
}

/**
 * How it stands or ended. All points as players count them; `parts` is 2 where there are half points.
 *
 * `won` is there only where all play together, `absent` only in a result at a table: seats whose players did not stay,
 * and who therefore come last in `ranks`.
 */
export interface OutcomeForm {
  absent?: number[];
  lines: Record<string, number[]>;
  over: boolean;
  parts?: number;
  ranks: number[];
  scores: number[];
  tie_breaks: Record<string, number[]>;
  won?: boolean | null;
}

/**
 * The question before a seat: `options` are the legal actions, `decline` the one that means no.
 *
 * `order` is the standing order that would answer it, and others like it, from now on.
 */
export interface PromptForm {
  decline: number | null;
  facts: Record<string, unknown>;
  kind: "choose" | "gather" | "may" | "order";
  name: string;
  options: number[];
  order: OrderForm | null;
  seat: number;
}

/** The first message: which protocol, as whom, and what is known already. */
export interface Hello {
  type: "hello";
  v: number;
  /** proves the right to act for a seat */
  token?: string | null;
  /** the last number seen, -1 for none; -1 if left out */
  since?: number;
}

/** One of the offered actions, chosen when the table stood at `number`; a draft waits for `confirm`. */
export interface Move {
  type: "move";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
  number: number;
  action: number;
  /** false if left out */
  draft?: boolean;
}

/** Say something out of turn, of what `ask` brought; nobody waits for it, and it need not be fresh. */
export interface Interject {
  type: "interject";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
  action: number;
}

/** The drafted moves are meant so: show them to the others. */
export interface Confirm {
  type: "confirm";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
}

/** Take back one's own last move; if others have moved since, ask them. */
export interface Undo {
  type: "undo";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
}

/** Whether the move that somebody asks for may be taken back. */
export interface AnswerUndo {
  type: "answer_undo";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
  agree: boolean;
}

/** Standing orders: what the seat would answer anyway. */
export interface SetOrders {
  type: "orders";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
  orders: Record<string, number>;
}

/** Give the game up. With more than one opponent left a bot plays the seat to its end. */
export interface Resign {
  type: "resign";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
}

/** Go away from a running game; the opponents may let a bot go on at once. */
export interface Leave {
  type: "leave";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
}

/** Take one's own seat back from the bot that plays it, or after leaving. */
export interface Back {
  type: "back";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
}

/** Vote that a bot goes on for a player who is gone or out of time. */
export interface Replace {
  type: "replace";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
  seat: number;
}

/** A line of chat, or one of the quick phrases, which everybody reads in their own language. */
export interface Say {
  type: "say";
  /** chosen by the client, new for every wish */
  key: string;
  text?: string;
  phrase?: string;
}

/**
 * Ask for what no update brings: what a bot would do here, how likely each seat is to win, or what the seat may say out
 * of turn.
 */
export interface Ask {
  type: "ask";
  /** chosen by the client, new for every wish */
  key: string;
  /** proves the right to act for a seat */
  token: string;
  what: "chances" | "hint" | "interjections";
}

export type ClientMessage =
  | Hello
  | Move
  | Interject
  | Confirm
  | Undo
  | AnswerUndo
  | SetOrders
  | Resign
  | Leave
  | Back
  | Replace
  | Say
  | Ask;

/** No clock; `live`: seconds for the game and some more after every turn; `days`: days for every decision. */
export interface ClockRules {
  kind: "days" | "live" | "none";
  /** live: seconds for the game */
  bank: number;
  /** live: seconds gained by a turn */
  increment: number;
  days: number;
}

/** Milliseconds that each seat had left at the moment `at`; those of the running seats have been going since. */
export interface ClockState {
  at: number;
  left: number[];
  running: number[];
}

/** Who sits where. `stand_in` is the bot that goes on for a player who is gone. */
export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  stand_in: string | null;
  connected: boolean;
  resigned: boolean;
  left: boolean;
  late: boolean;
  replaceable: boolean;
  votes: number[];
}

/**
 * A table as everybody may see it when its log has come to entry `number`.
 *
 * `cards` is the digest of its own card file, empty if it is played with the standard cards. A `former` table is of a
 * version of the rules, or of cards, that this server cannot play: it has no views, and nobody can move there.
 */
export interface TableInfo {
  id: string;
  number: number;
  game: string;
  version: number;
  cards: string;
  former: boolean;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  settings: Record<string, string>;
  clock: ClockRules;
  spectators: boolean;
  listed: boolean;
  rated: boolean;
  owner: string;
  commitment: string;
  created: number;
  started: number | null;
  ended: number | null;
  next: string | null;
  progress: number;
  watching: number;
}

/**
 * How the table stands at `number` for this viewer. Events from index `events_from` on replace what was there.
 *
 * `view` is what the game shows to the seat; who looks, who decides and how it stands are told beside it. `progress` is
 * how much of the game is played, in percent. `undo` says what Undo would do; `asked` is the seat that asks to take
 * back; `drafting` the seat whose turn is not confirmed yet. `may_interject` tells whether the seat may say something
 * out of turn: Ask tells what.
 */
export interface Update {
  type: "update";
  number: number;
  status: "closed" | "over" | "playing" | "waiting";
  seat: number | null;
  acting: number[];
  view: Record<string, unknown> | null;
  prompt: PromptForm | null;
  standing: OutcomeForm | null;
  result: OutcomeForm | null;
  progress: number;
  events_from: number;
  events: Record<string, unknown>[];
  clock: ClockState | null;
  undo: "ask" | "no" | "now";
  asked: number | null;
  drafting: number | null;
  orders: Record<string, number>;
  may_interject: boolean;
}

export interface ChatLine {
  type: "chat";
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
}

/** The answer to Hello; an Update follows. */
export interface Welcome {
  type: "welcome";
  v: number;
  table: TableInfo;
  seat: number | null;
  chat: ChatLine[];
}

/** Somebody sat down, rose, came, went, resigned, was replaced ... */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The wish is stored as entry `number` and will never be lost. */
export interface Ack {
  type: "ack";
  key: string;
  number: number;
}

/** Why a message changed nothing: a code for programs, a sentence for people, the rule that forbids a move. */
export interface Refusal {
  type: "refusal";
  key: string | null;
  code: string;
  text: string;
  rule: string;
}

export interface Judged {
  action: number;
  win_chance: number;
}

/** What a bot would do, the best first. */
export interface Hint {
  type: "hint";
  key: string;
  number: number;
  options: Judged[];
}

export interface Chances {
  type: "chances";
  key: string;
  number: number;
  chances: number[];
}

/** What the seat might say out of turn when the table stood at `number`. */
export interface Interjections {
  type: "interjections";
  key: string;
  number: number;
  actions: number[];
}

/** The server goes down for a restart; come back in a moment, clocks stand still meanwhile. */
export interface Closing {
  type: "closing";
  seconds: number;
}

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | ChatLine
  | Ack
  | Refusal
  | Hint
  | Chances
  | Interjections
  | Closing;

/** A listed table: one that waits for players, or one that may be watched. */
export interface LobbyTable {
  id: string;
  game: string;
  cards: string;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  clock: ClockRules;
  settings: Record<string, string>;
  spectators: boolean;
  rated: boolean;
  owner: string;
  created: number;
  progress: number;
}

/** The live lobby's only message: all listed tables, sent whenever something changed. */
export interface Lobby {
  type: "lobby";
  tables: LobbyTable[];
}

export interface NewTable {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  /** the former name of `settings` */
  options?: Record<string, string>;
  clock?: Partial<ClockRules>;
  /** true if left out */
  spectators?: boolean;
  /** true if left out */
  listed?: boolean;
  /** false if left out */
  rated?: boolean;
  /** a table to learn at: the same cards for everybody, known beforehand; false if left out */
  lesson?: boolean;
  /** true if left out */
  sit?: boolean;
  /** hexadecimal digits, mixed into the seed */
  contribution?: string;
  /** a card file, TOML; empty for the standard cards */
  cards?: string;
}

/** A card file that somebody thinks of playing with. */
export interface OwnCards {
  /** a card file, TOML; empty for the standard cards */
  cards: string;
}

/** Which seat, or the first free one; the invitation if the table is private. */
export interface Sit {
  seat?: number | null;
  invite?: string;
  /** hexadecimal digits, mixed into the seed */
  contribution?: string;
}

export interface AddBot {
  seat: number;
  bot: string;
}

export interface Rematch {
  /** hexadecimal digits, mixed into the seed */
  contribution?: string;
}

/** A table together with what only this visitor may have: the seats, their tokens, the invitation. */
export interface OwnTable {
  table: TableInfo;
  seats: Record<string, string>;
  invite: string | null;
  address: string;
}

export interface Created {
  id: string;
}

/** The visitor, as only the visitor sees it. */
export interface Person {
  id: string;
  name: string;
  language: "cs" | "en";
  account: boolean;
  preferences: Record<string, unknown>;
}

export interface NewGuest {
  /** as the others see it; printable, no line breaks */
  name?: string | null;
  /** "en" if left out */
  language?: "cs" | "en";
}

export interface ChangePerson {
  /** as the others see it; printable, no line breaks */
  name?: string | null;
  language?: "cs" | "en" | null;
  preferences?: Record<string, unknown> | null;
}

/** Make the guest an account: from now on the name is taken and the password opens it. */
export interface Claim {
  /** as the others see it; printable, no line breaks */
  name: string;
  password: string;
}

export interface LogIn {
  /** as the others see it; printable, no line breaks */
  name: string;
  password: string;
}

/** The key with which this server signs its calls, as browsers want it (Web Push); "" if it calls nobody. */
export interface CallKey {
  key: string;
}

/** Where and with which keys a browser can be called, as its push manager says. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface EndOfCalls {
  endpoint: string;
}

/** Whether the visitor is called to a table. */
export interface TableCalls {
  on: boolean;
}

/** `value` is what the rating is shown as: the skill that is almost certainly there. */
export interface GameRating {
  value: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface Tally {
  games: number;
  won: number;
}

/** `roles`: the same for what was played, where a game has sides, clans or characters. */
export interface GameStatistics {
  games: number;
  won: number;
  roles: Record<string, Tally>;
  best: number | null;
  mean_score: number | null;
  mean_rank: number | null;
}

/** Somebody else at a table; `bot` is the code of a bot. */
export interface Rival {
  name: string;
  bot: string | null;
}

/**
 * A game that somebody has played to its end, at this table, as this role if the game has roles; where all win or lose
 * together there is no rank.
 */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  won: boolean;
  rank: number | null;
  points: number;
  role: string;
  rivals: Rival[];
}

export interface PublicPerson {
  id: string;
  name: string;
  account: boolean;
  since: number;
  ratings: Record<string, GameRating>;
  statistics: Record<string, GameStatistics>;
  played: PlayedGame[];
}

/**
 * One setting of the rules in somebody's language; `rule` is the number of the rule that says what it does, and
 * `chapter` where that stands.
 */
export interface SettingInfo {
  name: string;
  rule: string;
  chapter: string;
  text: string;
  values: Record<string, string>;
  default: string;
}

export interface OrderInfo {
  name: string;
  lowest: number;
  highest: number;
}

export interface GameInfo {
  name: string;
  title: string;
  notice: string;
  version: number;
  seats: [number, number];
  settings: SettingInfo[];
  orders: OrderInfo[];
  bots: string[];
  actions: number;
}

/** What an action is: its text is `action-NAME` in the catalogue, filled in with the arguments. */
export interface ActionInfo {
  action: number;
  name: string;
  arguments: Record<string, number | string>;
}

/** What is printed on a component, in words: `name` is its name, `sentences` what it does, `symbols` go by sides. */
export interface ShownFace {
  kind: string;
  name: string;
  figures: Record<string, number>;
  words: Record<string, string>;
  symbols: string[][];
  sentences: string[];
}

/** One difference from the standard cards: what it is called, what is printed there and here. */
export interface CardChange {
  face: string;
  name: string;
  label: string;
  standard: string;
  here: string;
}

/** A moment of a recorded game through somebody's eyes; `cards` as at a table. */
export interface Position {
  game: string;
  cards: string;
  move: number;
  moves: number;
  seat: number | null;
  acting: number[];
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  standing: OutcomeForm;
}

/** A decision after which the seat's chances were worse than they could have been. */
export interface Swing {
  move: number;
  seat: number;
  action: number;
  better: number;
  loss: number;
}

/** `curve[n]` are the seats' chances to win after n moves; `swings` the costliest decisions, worst first. */
export interface Analysis {
  moves: number[];
  curve: number[][];
  swings: Swing[];
}

/**
 * What a seat had to believe before a move, and what spoke for its answer, if it gave one.
 *
 * The text of a reason is `reason-NAME` in the game's catalogue, filled in with its other fields.
 */
export interface Reasons {
  move: number;
  seat: number;
  action: number | null;
  reasons: Record<string, unknown>[];
}

/** Every refusal of the HTTP interface: a code for programs and a sentence for people. */
export interface Problem {
  code: string;
  text: string;
}
