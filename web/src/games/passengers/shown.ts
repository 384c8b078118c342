// Written by `hlubina schema --typescript passengers`; change src/hlubina/games/passengers/shown.py instead.

/** A seat of a boat. */
export interface Place {
  boat: "raven" | "wolf";
  column: number;
  round: number;
}

/** What is certain of a card; null is what is not. */
export interface Identity {
  card: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk" | null;
  /** the printed one */
  colour: "blue" | "green" | "red" | null;
  kind: "demon" | "soul" | "zholyk" | null;
}

/** Who sits on a seat, as far as the viewer knows. */
export interface Passenger {
  card: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk" | null;
  colour: "blue" | "green" | "red" | null;
  face_up: boolean;
  /** it is known */
  how: "deduced" | "own" | "revealed" | "seen" | "stated" | null;
  kind: "demon" | "soul" | "zholyk" | null;
  mask?: "blue" | "green" | "red";
  owner: number | null;
  /** the numbers of those who may sit there: one, or several after a shuffle */
  passengers: number[];
  /** for certain */
  shadow?: true;
}

export interface BoatSeat {
  column: number;
  /** of the set in use */
  gift: string;
  passenger?: Passenger;
  votes: number;
}

/** The passenger that a claim, a look or an admitted answer is about: the card, wherever it sits now. */
export interface Subject {
  /** where it sits, as far as the viewer can follow it */
  now: Place | null;
  /** who placed it */
  owner: number | null;
  /** the numbers of those it can be: one, or several after a shuffle */
  passengers: number[];
  /** for certain */
  shadow?: true;
}

/** What a boat would bring in points: at least and at most, by what is possible for each passenger. */
export interface Promise {
  /** for souls of one colour, at most */
  bonus: number;
  demons: [number, number];
  souls: [number, number];
}

export interface BoatState {
  boat: "raven" | "wolf";
  /** as far as the viewer knows; only in play */
  promise?: Promise;
  /** as far as everybody knows: for a screen that others see too */
  promise_to_all?: Promise;
  round: number;
  seats: BoatSeat[];
  where: "in_play" | "lost" | "underworld" | "waiting";
}

export interface Colours {
  blue: number;
  green: number;
  red: number;
}

export interface Player {
  /** the vote, announced */
  bound: "raven" | "wolf" | null;
  claims_left: number;
  /** of the hand, at least */
  colours: Colours;
  gift: string | null;
  hand: Identity[];
  loyalty: "guide" | "smuggler" | "zholyk" | null;
  /** the viewer's own */
  pick: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk" | null;
  /** a card to show or give */
  picked: boolean;
  /** to vote */
  ready: boolean;
  silent: "gift_phase_end" | "votes_revealed" | null;
  /** the gift */
  used: boolean;
  /** the viewer's own */
  vote: "raven" | "wolf" | null;
  voted: boolean;
  votes: number;
}

/** A passenger by itself, wherever it is now: who laid it where, and what it certainly is. */
export interface Placed {
  boat: "raven" | "wolf";
  card: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk" | null;
  colour: "blue" | "green" | "red" | null;
  column: number;
  kind: "demon" | "soul" | "zholyk" | null;
  laid_by: number;
  owner: number | null;
  passenger: number;
  round: number;
}

/** One thing that was chosen for a gift: a colour, a kind, a player, or a place. */
export interface Chosen {
  boat?: "raven" | "wolf";
  colour?: "blue" | "green" | "red";
  column?: number;
  kind?: "demon" | "soul" | "zholyk";
  round?: number;
  seat?: number;
}

export interface GiftTurn {
  gift: string;
  seat: number;
  used: boolean;
}

export interface GiftInUse {
  chosen: Chosen[];
  gift: string;
  seat: number;
}

/** How a gift was used. */
export interface Use {
  /** it took passengers to other seats */
  carried?: true;
  chosen: Chosen[];
  gift: string;
  /** its steps were impossible, and others took their place */
  instead: boolean;
  round: number;
  seat: number;
}

/** That somebody looked, showed or exchanged, and what it was if the viewer may know. */
export interface Seen {
  /** where it sat then */
  boat?: "raven" | "wolf";
  cards: ("demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk")[] | null;
  column?: number;
  gift: string;
  how: "exchanged" | "looked" | "looked_at_hand" | "showed";
  opponent?: number;
  round: number;
  seat?: number;
  /** who knows it */
  seats: number[];
  secret: boolean;
  /** of a look */
  subject?: Subject;
}

/** What was admitted: it is true. */
export interface Answer {
  answer: number | "blue" | "demon" | "green" | "red" | "soul" | "zholyk" | null;
  /** where it sat then */
  boat?: "raven" | "wolf";
  colour?: "blue" | "green" | "red";
  column?: number;
  gift: string;
  kind?: "demon" | "soul" | "zholyk";
  question: "colour_of" | "hand_count_of_colour" | "hand_has_kind" | "kind_of";
  round: number;
  seat: number;
  /** of an answer about a passenger */
  subject?: Subject;
}

/** What somebody said, true or not. */
export interface Claim {
  about?: "hand" | "loyalty" | "placed" | "plan_vote" | "saw";
  boat?: "raven" | "wolf";
  column?: number;
  count?: number;
  /** of the action */
  name: "say_ask" | "say_both" | "say_hand" | "say_loyalty" | "say_placed" | "say_plan" | "say_saw" | "say_saw_hand" | "say_trust" | "say_urge";
  opponent?: number;
  phase: "discussion" | "gifts" | "over" | "placement" | "vote";
  reason?: "demons_there" | "none" | "souls_here";
  /** in which it was placed, or where it was seen */
  round?: number;
  /** which round */
  said_in: number;
  seat: number;
  side?: "guide" | "smuggler" | "zholyk";
  /** of a claim about a passenger */
  subject?: Subject;
  trust?: "doubt" | "trust";
  /** against what the viewer knows for certain; none is open, or one's own claim */
  verdict?: "contradicted" | "fits";
  what?: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

export interface Ballot {
  boat: "raven" | "wolf";
  votes: number;
}

export interface Voting {
  /** who held it */
  coin: number;
  raven: number;
  round: number;
  /** by seat */
  votes: Ballot[];
  winner: "raven" | "wolf";
  wolf: number;
}

/** A passenger in the Underworld and its points. */
export interface Worth {
  boat: "raven" | "wolf";
  column: number;
  points: number;
  round: number;
}

/** Souls of one colour on a boat, and their bonus. */
export interface SoulGroup {
  boat: "raven" | "wolf";
  colour: "blue" | "green" | "red";
  /** the first of them */
  column: number;
  columns: number[];
  points: number;
  round: number;
}

/** A demon and a neighbouring soul of its colour. */
export interface Neighbours {
  demon: Place;
  points: number;
  soul: Place;
}

/** The scoring one by one: a passenger is turned up, a group or a pair of neighbours counts, the sides are told. */
export interface ScoringStep {
  /** so far */
  guides: number;
  /** in `groups` or `neighbours` */
  index: number;
  /** of who is turned up */
  place: Place | null;
  smugglers: number;
  step: "group" | "pair" | "sides" | "turn";
}

export interface Scoring {
  demons: Worth[];
  groups: SoulGroup[];
  guides: number;
  /** by seat */
  loyalties: ("guide" | "smuggler" | "zholyk")[];
  neighbours: Neighbours[];
  smugglers: number;
  souls: Worth[];
  steps: ScoringStep[];
  tied: boolean;
  winner: "guide" | "smuggler" | "zholyk";
  wins_ties: "guide" | "smuggler" | "zholyk";
  /** 0 without Zholyk */
  zholyk: number;
}

export interface Sides {
  guide: number;
  smuggler: number;
  zholyk: number;
}

export interface LeftOver {
  demon: number;
  soul: number;
}

/** A boat that went to the Underworld. */
export interface Won {
  boat: "raven" | "wolf";
  round: number;
}

export interface View {
  answers: Answer[];
  boats: BoatState[];
  /** of passengers on a boat */
  cap: number;
  claims: Claim[];
  /** who holds it */
  coin: number;
  columns: number;
  gift_in_use: GiftInUse | null;
  gift_order: GiftTurn[];
  /** by round */
  gift_sets: ("4P" | "I" | "II" | "III")[];
  /** the viewer's own */
  hand: ("demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk")[];
  /** cards in the box */
  left_over: LeftOver;
  /** the viewer's own */
  loyalty: "guide" | "smuggler" | "zholyk" | null;
  /** not used yet */
  masks: ("blue" | "green" | "red")[];
  moves: number;
  passengers: Placed[];
  phase: "discussion" | "gifts" | "over" | "placement" | "vote";
  players: Player[];
  round: number;
  scoring: Scoring | null;
  seats: number;
  seen: Seen[];
  shadows_left: number;
  /** how many players of each */
  sides: Sides;
  /** as the demon gaze has shown them */
  smugglers: number[];
  /** of the round */
  starter: number;
  step: string | null;
  underworld: Won[];
  uses: Use[];
  votings: Voting[];
}

export interface PlacePassengerFacts {
  /** cards in hand */
  count: number;
  round: number;
}

export interface LayShadowFacts {
  /** of the round's shadows */
  number: number;
}

export interface RemarkFacts {
  boat?: "raven" | "wolf";
  column?: number;
  opponent?: number;
  round?: number;
  /** about a passenger just placed, one just looked at, a card or a hand just seen */
  sort: 0 | 1 | 2;
}

export interface ChoiceFacts {
  gift: string;
  /** how many are still to be chosen */
  missing: number;
}

export interface PickFacts {
  gift: string;
  /** who sees or gets the card */
  opponent: number;
}

export interface AdmitOneFacts {
  boat: "raven" | "wolf";
  column: number;
  gift: string;
  round: number;
}

export interface AnnounceFacts {
  gift: string;
  /** who used the gift */
  opponent: number;
}

export interface DiscussFacts {
  /** claims left */
  missing: number;
}

export interface ReplyFacts {
  /** things that were asked about */
  count: number;
}

export interface VoteFacts {
  round: number;
  votes: number;
}

export interface Prompts {
  admit_one: AdmitOneFacts;
  announce_boat: AnnounceFacts;
  choose_colour: ChoiceFacts;
  choose_empty_seat: ChoiceFacts;
  choose_kind: ChoiceFacts;
  choose_passengers: ChoiceFacts;
  choose_players: ChoiceFacts;
  discuss: DiscussFacts;
  give_card: PickFacts;
  lay_shadow: LayShadowFacts;
  place_passenger: PlacePassengerFacts;
  remark: RemarkFacts;
  reply: ReplyFacts;
  show_card: PickFacts;
  vote: VoteFacts;
}

/** The smugglers, for themselves. */
export interface Gaze {
  by?: number;
  opponent?: number;
  seat?: number;
}

export interface RoundBegan {
  round: number;
  seat: number;
}

export interface AtPlace {
  boat: "raven" | "wolf";
  column: number;
  round: number;
  seat: number;
}

export interface PlacedCard {
  boat: "raven" | "wolf";
  card?: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
  column: number;
  gift: string;
  round: number;
  seat: number;
  votes: number;
}

export interface OfGift {
  gift: string;
  seat: number;
}

export interface ChosePlayer {
  gift: string;
  opponent: number;
  seat: number;
}

export interface Looked {
  boat: "raven" | "wolf";
  card?: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
  column: number;
  round: number;
  seat: number;
}

export interface Revealed {
  boat: "raven" | "wolf";
  card: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
  column: number;
  round: number;
  seat: number;
}

export interface StatedKind {
  boat: "raven" | "wolf";
  column: number;
  kind: "demon" | "soul" | "zholyk";
  round: number;
  seat: number;
}

export interface OfColour {
  boat: "raven" | "wolf";
  colour: "blue" | "green" | "red";
  column: number;
  round: number;
  seat: number;
}

export interface TwoPlaces {
  boat: "raven" | "wolf";
  column: number;
  other_boat: "raven" | "wolf";
  other_column: number;
  other_round: number;
  round: number;
  seat: number;
}

export interface AdmittedCount {
  colour: "blue" | "green" | "red";
  count: number;
  seat: number;
}

export interface AdmittedKind {
  count: number;
  kind: "demon" | "soul" | "zholyk";
  seat: number;
}

export interface Showed {
  card?: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
  opponent: number;
  seat: number;
}

export interface LookedAtHand {
  cards?: ("demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk")[];
  opponent: number;
  seat: number;
}

export interface Exchanged {
  card?: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
  opponent: number;
  other_card?: "demon_blue" | "demon_green" | "demon_red" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
  seat: number;
}

export interface OfSeat {
  seat: number;
}

export interface Silenced {
  seat: number;
  until: "gift_phase_end" | "votes_revealed";
}

export interface OfBoat {
  boat: "raven" | "wolf";
  seat: number;
}

/** Of one's own passenger: where it sits now. */
export interface SaidPlaced {
  boat: "raven" | "wolf";
  column: number;
  round: number;
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

/** Of one's own passenger, which may sit on either of two seats. */
export interface SaidPlacedShuffled {
  round: number;
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

/** Of the passenger of another player, or one's own: where it sits now. */
export interface SaidSaw {
  boat: "raven" | "wolf";
  column: number;
  opponent: number;
  round: number;
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

/** Of a shadow where it sits now, or of whoever was seen there. */
export interface SaidOfPlace {
  boat: "raven" | "wolf";
  column: number;
  round: number;
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

export interface SaidHand {
  count: number;
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

export interface SaidBoth {
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

export interface SaidSawHand {
  opponent: number;
  seat: number;
  what: "blue" | "demon" | "demon_blue" | "demon_green" | "demon_red" | "green" | "red" | "soul" | "soul_blue" | "soul_green" | "soul_red" | "zholyk";
}

export interface SaidLoyalty {
  opponent: number;
  seat: number;
  side: "guide" | "smuggler" | "zholyk";
}

export interface SaidOwnLoyalty {
  seat: number;
  side: "guide" | "smuggler" | "zholyk";
}

export interface TwoSeats {
  opponent: number;
  seat: number;
}

export interface SaidUrge {
  boat: "raven" | "wolf";
  reason: "demons_there" | "none" | "souls_here";
  seat: number;
}

export interface SaidAsk {
  about: "hand" | "loyalty" | "placed" | "plan_vote" | "saw";
  opponent: number;
  seat: number;
}

export interface OfRound {
  round: number;
}

export interface Voted {
  boat: "raven" | "wolf";
  seat: number;
  votes: number;
}

export interface Tie {
  seat: number;
  votes: number;
}

export interface BoatWon {
  boat: "raven" | "wolf";
  other_votes: number;
  votes: number;
}

export interface Scored {
  count: number;
  side: "guide" | "smuggler" | "zholyk";
}

export interface ScoredZholyk {
  count: number;
  tenths: number;
}

export interface Nothing {
}

export interface Events {
  admitted_count: AdmittedCount;
  admitted_kind: AdmittedKind;
  announced: OfBoat;
  boat_won: BoatWon;
  chose_player: ChosePlayer;
  discussion: OfRound;
  exchanged: Exchanged;
  gaze_2: Gaze;
  gaze_3: Gaze;
  kept_coin: OfSeat;
  laid_shadow: AtPlace;
  looked: Looked;
  looked_at_hand: LookedAtHand;
  masked: OfColour;
  moved: TwoPlaces;
  no_action: OfGift;
  no_target: OfGift;
  placed: PlacedCard;
  revealed: Revealed;
  round_began: RoundBegan;
  said_ask: SaidAsk;
  said_both: SaidBoth;
  said_doubt: TwoSeats;
  said_hand: SaidHand;
  said_loyalty: SaidLoyalty;
  said_own_loyalty: SaidOwnLoyalty;
  said_placed: SaidPlaced;
  said_placed_shuffled: SaidPlacedShuffled;
  said_plan: OfBoat;
  said_saw: SaidSaw;
  said_saw_hand: SaidSawHand;
  said_saw_shadow: SaidOfPlace;
  said_saw_shuffled: SaidOfPlace;
  said_trust: TwoSeats;
  said_urge: SaidUrge;
  scored: Scored;
  scored_zholyk: ScoredZholyk;
  showed: Showed;
  shuffled: TwoPlaces;
  silenced: Silenced;
  stated_colour: OfColour;
  stated_kind: StatedKind;
  stated_no_colour: AtPlace;
  swapped: TwoPlaces;
  tie: Tie;
  took_coin: OfSeat;
  used_gift: OfGift;
  voted: Voted;
  won_guides: Nothing;
  won_smugglers: Nothing;
  won_zholyk: Nothing;
}

/** An event as one viewer may see it; `hidden` names what is not shown to them. */
export type GameEvent = { [Name in keyof Events]: { event: Name; hidden?: string[] } & Events[Name] }[keyof Events];

/** What a question is about. */
export type Question = { [Name in keyof Prompts]: { name: Name; facts: Prompts[Name] } }[keyof Prompts];
