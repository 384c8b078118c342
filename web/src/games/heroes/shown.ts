// Written by `hlubina schema --typescript heroes`; change src/hlubina/games/heroes/shown.py instead.

/** A room on the way of heroes, and what happens to them there. */
export interface Station {
  /** the value of the chest that is opened */
  chest?: number;
  does: "attack" | "charge" | "loot" | "nothing" | "wait";
  /** active then */
  heroes: number;
  room: string;
  /** where a charge may lead; the way goes on through the first */
  to?: string[];
  /** heroes that traps hit */
  trapped: number;
  /** exhausted heroes whom they wake */
  woken: number;
}

/** The active heroes of a room, and the way they would go if nobody stopped them. */
export interface Forecast {
  heroes: ("archer" | "champion" | "mage" | "rogue" | "warrior")[];
  /** what they do first */
  next: "attack" | "charge" | "encourage" | "loot" | "nothing" | "traps" | "wait";
  room: string;
  way: Station[];
}

/** The figures of a clan in a room. */
export interface Band {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  player: number;
  /** of each figure */
  wounds: number[];
}

export interface Room {
  active: Record<string, number>;
  /** the way of one hero who came into the room now */
  arrival: Station[];
  chest: number | null;
  /** neighbours nearer to the vault */
  closer: string[];
  corridors: string[];
  /** steps to the vault */
  distance: number;
  /** some of NESW */
  doors: string;
  /** those who have just arrived */
  fresh: Record<string, number>;
  monsters: Band[];
  portal: "finished" | "unfinished" | null;
  /** heroes by kind */
  resting: Record<string, number>;
  room: string;
  /** clockwise quarter turns */
  rotation: number;
  tokens: Record<string, number>;
  type: "crossbones" | "eye" | "hats" | "jewel" | "special" | "swords";
  x: number;
  y: number;
}

/** A clan; somebody who plays alone may lead several. */
export interface Player {
  /** null before it is chosen */
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches" | null;
  discard: string[];
  hand: string[];
  hit_points: number | null;
  /** figures that are not in the dungeon */
  lair: number;
  monsters: number | null;
  /** sorted: the order is hidden */
  pile: string[];
  played: string[];
  seat: number;
}

export interface ScenarioView {
  /** its enemy cards */
  cards: Record<string, number>;
  id: string;
  rule: string | null;
  /** of a player's own scenario */
  title: string | null;
}

export interface InvasionView {
  cards_per_turn: number;
  /** enemy cards still to come in this turn; null before the invasion */
  left: number | null;
  /** of the one that came last, 0 if none has come */
  number: number;
}

export interface CardInPlay {
  /** the actions that carry out a symbol, while it is asked which */
  answers: Record<string, number[]>;
  card: string;
  /** symbols that are not done */
  left: string[];
  /** 1 or 2 */
  side: number;
}

export interface Supply {
  /** by value */
  chests: Record<string, number>;
  heroes: Record<string, number>;
  portals: number;
  tokens: Record<string, number>;
}

export interface Enemy {
  /** what chests may hide, by their value */
  backs: Record<string, Record<string, number>>;
  deck: number;
  discard: string[];
  /** what is left in the deck: its discard is public */
  left: Record<string, number>;
}

export interface Loot {
  /** at the bottom, in order */
  buried: string[];
  deck: number;
  display: string[];
  /** sorted: the order is hidden */
  left: string[];
  unused_clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches" | null;
}

/** The rooms that the architect may build. */
export interface Tiles {
  pile: number;
  shown: string[];
}

export interface PlanFacts {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  count?: number;
  kind?: "creature" | "potion" | "scroll" | "weapon";
  room?: string;
}

export interface PlanForm {
  facts: PlanFacts;
  name: "deploy" | "gather" | "guard" | "loot" | "strike" | "trap";
}

/** The heroes of a room one of whom is chosen now. */
export interface Targets {
  room: string;
  states: ("active" | "fresh" | "resting")[];
}

export interface View {
  card: CardInPlay | null;
  /** turns that it stays dark */
  dark: number;
  difficulty: "challenge" | "family" | "hardcore";
  enemy: Enemy;
  gambled: boolean;
  invasion: InvasionView;
  loot: Loot;
  moves: number;
  /** what each seat aims at */
  plans: (PlanForm | null)[];
  /** its clan: an index of `players` */
  player: number;
  players: Player[];
  preview: Forecast[];
  rooms: Room[];
  round: number;
  scenario: ScenarioView;
  seats: number;
  step: string | null;
  supply: Supply;
  targets: Targets | null;
  tiles: Tiles;
  /** the seat that has the turn */
  turn: number;
  wave: number;
}

/** What has changed in a room; what has not is not there. */
export interface RoomScene {
  active?: Record<string, number>;
  chest?: number | null;
  fresh?: Record<string, number>;
  monsters?: Band[];
  resting?: Record<string, number>;
  room: string;
  tokens?: Record<string, number>;
}

/** What the table looked like when something happened, as far as it has changed since the event before it. */
export interface Scene {
  enemy?: Enemy;
  rooms?: RoomScene[];
  wave?: number;
}

export interface Nothing {
}

export interface AboutRoom {
  room: string;
}

export interface AboutRoomCount {
  count: number;
  room: string;
}

export interface AboutRooms {
  room: string;
  rooms: string[];
}

export interface AboutNumber {
  number: number;
}

export interface AboutCount {
  count: number;
}

export interface AboutClanCount {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  count: number;
}

export interface AboutPlace {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  count: number;
  type: "crossbones" | "eye" | "hats" | "jewel" | "special" | "swords";
}

export interface AboutCard {
  card: string;
  count: number;
}

export interface AboutHero {
  hero: "archer" | "champion" | "mage" | "rogue" | "warrior";
}

export interface AboutHeroCount {
  count: number;
  hero: "archer" | "champion" | "mage" | "rogue" | "warrior";
}

export interface AboutRun {
  hero: "archer" | "champion" | "mage" | "rogue" | "warrior";
  room: string;
}

export interface AboutVictim {
  /** 0 an attack, 1 an archer, 2 a frog */
  cause: number;
  room: string;
}

export interface AboutFigure {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  room: string;
}

export interface AboutDefence {
  /** whose monster is attacked */
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  /** hit points */
  left: number;
  /** 1 for the owner of the monster, 0 for another player with a monster in the room */
  own: number;
  room: string;
}

export interface AboutDeployment {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  count: number;
  room: string;
}

export interface AboutSymbol {
  symbol: "activate" | "ambush" | "create" | "defend" | "deploy" | "draw" | "melee" | "move" | "pay" | "portal" | "ranged" | "reinforce" | "swarm_activate" | "swarm_ambush" | "swarm_create" | "swarm_defend" | "swarm_draw" | "swarm_melee" | "swarm_move" | "swarm_portal" | "swarm_ranged" | "swarm_reinforce" | "swarm_trap" | "trap";
}

export interface AboutSwarm {
  count: number;
  room: string;
  symbol: "activate" | "ambush" | "create" | "defend" | "deploy" | "draw" | "melee" | "move" | "pay" | "portal" | "ranged" | "reinforce" | "swarm_activate" | "swarm_ambush" | "swarm_create" | "swarm_defend" | "swarm_draw" | "swarm_melee" | "swarm_move" | "swarm_portal" | "swarm_ranged" | "swarm_reinforce" | "swarm_trap" | "trap";
}

export interface AboutWay {
  room: string;
  /** 0 corridors and portals, 1 corridors and walls */
  through: number;
}

export interface AboutToken {
  token: "bone" | "book" | "frog" | "gold" | "trap";
}

export interface AboutCreation {
  /** 1 if it may come into any room */
  anywhere: number;
  token: "bone" | "book" | "frog" | "gold" | "trap";
}

export interface AboutReward {
  room: string;
  token: "bone" | "book" | "frog" | "gold";
}

export interface AboutAmbush {
  count: number;
  type: "crossbones" | "eye" | "hats" | "jewel" | "special" | "swords";
}

export interface AboutReplacing {
  /** those chosen so far, as they lie; of equal cards the first ones */
  cards: string[];
  count: number;
}

export interface AboutLoot {
  kind: "creature" | "foreign" | "potion" | "scroll" | "weapon";
}

export interface AboutValue {
  /** of the chest */
  value: number;
}

export interface AboutTile {
  room: string;
  value: number;
}

export interface AboutSite {
  room: string;
  /** the one beside it */
  rooms: string[];
  value: number;
}

export interface Prompts {
  ability_target: Nothing;
  ambush: AboutAmbush;
  archer_shot: AboutRoom;
  attack: AboutRoom;
  build_beside: AboutTile;
  build_rotation: AboutSite;
  build_side: AboutSite;
  carry: AboutRooms;
  charge: AboutRoomCount;
  choose_clan: AboutNumber;
  choose_deploy_room: AboutHero;
  choose_figure: AboutFigure;
  choose_tile: AboutValue;
  choose_unused: Nothing;
  choose_victim: AboutVictim;
  create_here: AboutReward;
  create_in: AboutCreation;
  defend: AboutDefence;
  deploy_beside: Nothing;
  deploy_here: AboutDeployment;
  destroy_resource: AboutRoom;
  discard_card: AboutClanCount;
  exhaust: AboutRoomCount;
  finish_portal: Nothing;
  invade: AboutCount;
  keep_loot: AboutClanCount;
  lead_heroes: Nothing;
  move_figure: AboutRoom;
  move_from: Nothing;
  move_to: AboutWay;
  next_archer: Nothing;
  one_symbol: AboutSymbol;
  op_chest: Nothing;
  op_group: Nothing;
  op_hero: Nothing;
  op_rooms: AboutHeroCount;
  open_portal: Nothing;
  pay_architect: Nothing;
  pay_in: AboutToken;
  place_monster: AboutPlace;
  play_cards: AboutClanCount;
  refresh_loot: Nothing;
  replace_loot: AboutReplacing;
  reward: AboutSymbol;
  run: AboutRun;
  strike_hero: AboutRoom;
  swarm_act: AboutSwarm;
  swarm_move: AboutRoomCount;
  swarm_room: AboutSymbol;
  swarm_shoot: AboutRoomCount;
  swarm_strike: AboutRoomCount;
  symbols: AboutCard;
  take_loot: AboutLoot;
  trap_victim: AboutRoom;
}

/** Something that a clan does or suffers. */
export interface Own {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  seat: number;
}

export interface OwnCount {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  count: number;
  seat: number;
}

export interface OwnCard {
  card: string;
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  seat: number;
}

export interface OwnCards {
  cards: string[];
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  count: number;
  seat: number;
}

export interface OwnSide {
  card: string;
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  seat: number;
  side: number;
}

export interface OwnRoom {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  room: string;
  seat: number;
}

export interface OwnTile {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  room: string;
  seat: number;
  value: number;
}

export interface OwnWay {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  room: string;
  rooms: string[];
  seat: number;
}

export interface OwnToken {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  room: string;
  seat: number;
  token: "bone" | "book" | "frog" | "gold" | "trap";
}

export interface OwnCarried {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  rooms: string[];
  seat: number;
  token: "bone" | "book" | "frog" | "gold" | "trap";
}

export interface OwnDefence {
  card: string;
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
  room: string;
  seat: number;
}

export interface OfEnemy {
  enemy: string;
}

export interface OfClan {
  clan: "dragon" | "ghosts" | "gnolls" | "imps" | "lizardfolk" | "ratfolk" | "skeletons" | "slimes" | "witches";
}

export interface OfCards {
  cards: string[];
}

export interface OfHero {
  hero: "archer" | "champion" | "mage" | "rogue" | "warrior";
  room: string;
}

export interface OfToken {
  room: string;
  token: "bone" | "book" | "frog" | "gold";
}

export interface OfChest {
  room: string;
  value: number;
}

export interface OfOpened {
  effect: "curse" | "defeat" | "heal" | "loot" | "prisoner";
  room: string;
  value: number;
}

export interface OfCharge {
  count: number;
  room: string;
  rooms: string[];
}

export interface Events {
  archer_shot: AboutRooms;
  built: OwnTile;
  carried: OwnCarried;
  chest_confiscated: OfChest;
  chest_gone: OfChest;
  chest_opened: OfOpened;
  clan_chosen: Own;
  clan_dealt: OwnCount;
  dark: AboutCount;
  defended: OwnDefence;
  deployed: OwnRoom;
  discarded: OwnCard;
  display_refilled: OfCards;
  drew: OwnCards;
  encouraged: AboutRoomCount;
  enemy_revealed: OfEnemy;
  experimented: Own;
  foreign_cards: OfClan;
  frog_bit: AboutRoom;
  frog_came: AboutRoom;
  gambled: Own;
  healed: Own;
  hero_attacked: OfHero;
  hero_deployed: OfHero;
  hero_gone: OfHero;
  hero_wounded: OfHero;
  heroes_charged: OfCharge;
  heroes_wait: AboutRoomCount;
  loot_replaced: OwnCard;
  lost: Nothing;
  made: OwnToken;
  monster_gone: OwnRoom;
  monster_wounded: OwnRoom;
  moved: OwnWay;
  no_token: AboutHero;
  paid: OwnToken;
  played: OwnSide;
  portal_finished: OwnRoom;
  portal_opened: OwnRoom;
  reinforced: OwnCards;
  resource_lost: OfToken;
  resource_paid: OfToken;
  second_wave: AboutCount;
  taken_back: OwnRoom;
  took_loot: OwnCard;
  trap_disarmed: AboutRoom;
  trap_sprung: AboutRoom;
  turn_began: Own;
  won: Nothing;
}

/** An event as one viewer may see it; `hidden` names what is not shown to them. */
export type GameEvent = { [Name in keyof Events]: { event: Name; hidden?: string[]; scene?: Scene } & Events[Name] }[keyof Events];

/** What a question is about. */
export type Question = { [Name in keyof Prompts]: { name: Name; facts: Prompts[Name] } }[keyof Prompts];
