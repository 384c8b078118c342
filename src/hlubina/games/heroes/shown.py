"""What Keep the Heroes Out! shows: the types of its view, of the facts of its questions and of its events.

Hands are open, so everybody sees the same. Rooms, cards and enemy cards go by the names of `names.py`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Clan = Literal["dragon", "witches", "ghosts", "imps", "lizardfolk", "skeletons", "gnolls", "slimes", "ratfolk"]
Hero = Literal["rogue", "warrior", "archer", "mage", "champion"]
RoomType = Literal["swords", "hats", "eye", "crossbones", "jewel", "special"]
Resource = Literal["gold", "frog", "bone", "book"]
Token = Literal["gold", "frog", "bone", "book", "trap"]
LootKind = Literal["potion", "creature", "weapon", "scroll"]
Effect = Literal["loot", "curse", "heal", "prisoner", "defeat"]
Deed = Literal["attack", "loot", "wait", "charge", "nothing"]
NextDeed = Literal["traps", "encourage", "attack", "loot", "wait", "charge", "nothing"]
Portal = Literal["finished", "unfinished"]
Difficulty = Literal["family", "challenge", "hardcore"]
Symbol = Literal[
    "draw",
    "activate",
    "move",
    "melee",
    "ranged",
    "defend",
    "trap",
    "portal",
    "create",
    "ambush",
    "reinforce",
    "swarm_move",
    "swarm_melee",
    "swarm_ranged",
    "pay",
    "swarm_draw",
    "swarm_activate",
    "swarm_defend",
    "swarm_trap",
    "swarm_portal",
    "swarm_create",
    "swarm_ambush",
    "swarm_reinforce",
    "deploy",
]


# The view


class Station(TypedDict):
    """A room on the way of heroes, and what happens to them there."""

    room: str
    trapped: int  # heroes that traps hit
    woken: int  # exhausted heroes whom they wake
    heroes: int  # active then
    does: Deed
    chest: NotRequired[int]  # the value of the chest that is opened
    to: NotRequired[list[str]]  # where a charge may lead; the way goes on through the first


class Forecast(TypedDict):
    """The active heroes of a room, and the way they would go if nobody stopped them."""

    room: str
    heroes: list[Hero]
    next: NextDeed  # what they do first
    way: list[Station]


class Band(TypedDict):
    """The figures of a clan in a room."""

    player: int
    clan: Clan
    wounds: list[int]  # of each figure


class Room(TypedDict):
    room: str
    type: RoomType
    x: int
    y: int
    rotation: int  # clockwise quarter turns
    doors: str  # some of NESW
    corridors: list[str]
    distance: int  # steps to the vault
    closer: list[str]  # neighbours nearer to the vault
    tokens: dict[str, int]
    portal: Portal | None
    chest: int | None
    resting: dict[str, int]  # heroes by kind
    active: dict[str, int]
    fresh: dict[str, int]  # those who have just arrived
    monsters: list[Band]
    arrival: list[Station]  # the way of one hero who came into the room now


class Player(TypedDict):
    """A clan; somebody who plays alone may lead several."""

    seat: int
    clan: Clan | None  # null before it is chosen
    monsters: int | None
    hit_points: int | None
    lair: int  # figures that are not in the dungeon
    hand: list[str]
    played: list[str]
    discard: list[str]
    pile: list[str]  # sorted: the order is hidden


class ScenarioView(TypedDict):
    id: str
    title: str | None  # of a player's own scenario
    rule: str | None
    cards: dict[str, int]  # its enemy cards


class InvasionView(TypedDict):
    cards_per_turn: int
    left: int | None  # enemy cards still to come in this turn; null before the invasion
    number: int  # of the one that came last, 0 if none has come


class CardInPlay(TypedDict):
    card: str
    side: int  # 1 or 2
    left: list[str]  # symbols that are not done
    answers: dict[str, list[int]]  # the actions that carry out a symbol, while it is asked which


class Supply(TypedDict):
    tokens: dict[str, int]
    portals: int
    heroes: dict[str, int]
    chests: dict[str, int]  # by value


class Enemy(TypedDict):
    deck: int
    left: dict[str, int]  # what is left in the deck: its discard is public
    discard: list[str]
    backs: dict[str, dict[str, int]]  # what chests may hide, by their value


class Loot(TypedDict):
    deck: int
    left: list[str]  # sorted: the order is hidden
    buried: list[str]  # at the bottom, in order
    display: list[str]
    unused_clan: Clan | None


class Tiles(TypedDict):
    """The rooms that the architect may build."""

    shown: list[str]
    pile: int


class PlanFacts(TypedDict):
    clan: Clan
    room: NotRequired[str]
    count: NotRequired[int]
    kind: NotRequired[LootKind]


class PlanForm(TypedDict):
    name: Literal["guard", "strike", "trap", "loot", "deploy", "gather"]
    facts: PlanFacts


class Targets(TypedDict):
    """The heroes of a room one of whom is chosen now."""

    room: str
    states: list[Literal["fresh", "active", "resting"]]


class View(TypedDict):
    seats: int
    round: int
    moves: int
    turn: int  # the seat that has the turn
    player: int  # its clan: an index of `players`
    step: str | None
    scenario: ScenarioView
    difficulty: Difficulty
    wave: int
    invasion: InvasionView
    dark: int  # turns that it stays dark
    gambled: bool
    card: CardInPlay | None
    targets: Targets | None
    rooms: list[Room]
    preview: list[Forecast]
    players: list[Player]
    supply: Supply
    enemy: Enemy
    loot: Loot
    tiles: Tiles
    plans: list[PlanForm | None]  # what each seat aims at


# What an event changes


class RoomScene(TypedDict):
    """What has changed in a room; what has not is not there."""

    room: str
    tokens: NotRequired[dict[str, int]]
    chest: NotRequired[int | None]
    resting: NotRequired[dict[str, int]]
    active: NotRequired[dict[str, int]]
    fresh: NotRequired[dict[str, int]]
    monsters: NotRequired[list[Band]]


class Scene(TypedDict):
    """What the table looked like when something happened, as far as it has changed since the event before it."""

    wave: NotRequired[int]
    enemy: NotRequired[Enemy]
    rooms: NotRequired[list[RoomScene]]


# Facts of questions


class Nothing(TypedDict):
    pass


class AboutRoom(TypedDict):
    room: str


class AboutRoomCount(TypedDict):
    room: str
    count: int


class AboutRooms(TypedDict):
    room: str
    rooms: list[str]


class AboutNumber(TypedDict):
    number: int


class AboutCount(TypedDict):
    count: int


class AboutClanCount(TypedDict):
    clan: Clan
    count: int


class AboutPlace(TypedDict):
    clan: Clan
    type: RoomType
    count: int


class AboutCard(TypedDict):
    card: str
    count: int


class AboutHero(TypedDict):
    hero: Hero


class AboutHeroCount(TypedDict):
    hero: Hero
    count: int


class AboutRun(TypedDict):
    room: str
    hero: Hero


class AboutVictim(TypedDict):
    room: str
    cause: int  # 0 an attack, 1 an archer, 2 a frog


class AboutFigure(TypedDict):
    room: str
    clan: Clan


class AboutDefence(TypedDict):
    room: str
    clan: Clan  # whose monster is attacked
    left: int  # hit points
    own: int  # 1 for the owner of the monster, 0 for another player with a monster in the room


class AboutDeployment(TypedDict):
    room: str
    clan: Clan
    count: int


class AboutSymbol(TypedDict):
    symbol: Symbol


class AboutSwarm(TypedDict):
    room: str
    count: int
    symbol: Symbol


class AboutWay(TypedDict):
    room: str
    through: int  # 0 corridors and portals, 1 corridors and walls


class AboutToken(TypedDict):
    token: Token


class AboutCreation(TypedDict):
    token: Token
    anywhere: int  # 1 if it may come into any room


class AboutReward(TypedDict):
    room: str
    token: Resource


class AboutAmbush(TypedDict):
    type: RoomType
    count: int


class AboutReplacing(TypedDict):
    count: int
    cards: list[str]  # those chosen so far, as they lie; of equal cards the first ones


class AboutLoot(TypedDict):
    kind: Literal["potion", "creature", "weapon", "scroll", "foreign"]


class AboutValue(TypedDict):
    value: int  # of the chest


class AboutTile(TypedDict):
    room: str
    value: int


class AboutSite(TypedDict):
    room: str
    value: int
    rooms: list[str]  # the one beside it


class Prompts(TypedDict):
    choose_clan: AboutNumber
    keep_loot: AboutClanCount
    choose_unused: Nothing
    place_monster: AboutPlace
    play_cards: AboutClanCount
    symbols: AboutCard
    refresh_loot: Nothing
    replace_loot: AboutReplacing
    invade: AboutCount
    lead_heroes: Nothing
    attack: AboutRoom
    exhaust: AboutRoomCount
    charge: AboutRoomCount
    run: AboutRun
    trap_victim: AboutRoom
    next_archer: Nothing
    archer_shot: AboutRoom
    destroy_resource: AboutRoom
    choose_deploy_room: AboutHero
    op_hero: Nothing
    op_rooms: AboutHeroCount
    op_group: Nothing
    op_chest: Nothing
    choose_victim: AboutVictim
    choose_figure: AboutFigure
    defend: AboutDefence
    deploy_here: AboutDeployment
    discard_card: AboutClanCount
    move_from: Nothing
    move_to: AboutWay
    move_figure: AboutRoom
    carry: AboutRooms
    swarm_move: AboutRoomCount
    swarm_room: AboutSymbol
    swarm_act: AboutSwarm
    one_symbol: AboutSymbol
    reward: AboutSymbol
    swarm_strike: AboutRoomCount
    swarm_shoot: AboutRoomCount
    strike_hero: AboutRoom
    create_here: AboutReward
    create_in: AboutCreation
    finish_portal: Nothing
    open_portal: Nothing
    ambush: AboutAmbush
    pay_in: AboutToken
    ability_target: Nothing
    deploy_beside: Nothing
    take_loot: AboutLoot
    pay_architect: Nothing
    choose_tile: AboutValue
    build_beside: AboutTile
    build_side: AboutSite
    build_rotation: AboutSite


# Facts of events


class Own(TypedDict):
    """Something that a clan does or suffers."""

    seat: int
    clan: Clan


class OwnCount(Own):
    count: int


class OwnCard(Own):
    card: str


class OwnCards(Own):
    count: int
    cards: list[str]


class OwnSide(Own):
    card: str
    side: int


class OwnRoom(Own):
    room: str


class OwnTile(Own):
    room: str
    value: int


class OwnWay(Own):
    room: str
    rooms: list[str]


class OwnToken(Own):
    token: Token
    room: str


class OwnCarried(Own):
    token: Token
    rooms: list[str]


class OwnDefence(Own):
    card: str
    room: str


class OfEnemy(TypedDict):
    enemy: str


class OfClan(TypedDict):
    clan: Clan


class OfCards(TypedDict):
    cards: list[str]


class OfHero(TypedDict):
    hero: Hero
    room: str


class OfToken(TypedDict):
    token: Resource
    room: str


class OfChest(TypedDict):
    room: str
    value: int


class OfOpened(TypedDict):
    room: str
    value: int
    effect: Effect


class OfCharge(TypedDict):
    room: str
    rooms: list[str]
    count: int


class Events(TypedDict):
    clan_chosen: Own
    clan_dealt: OwnCount
    turn_began: Own
    played: OwnSide
    drew: OwnCards
    gambled: Own
    enemy_revealed: OfEnemy
    second_wave: AboutCount
    hero_deployed: OfHero
    no_token: AboutHero
    encouraged: AboutRoomCount
    trap_disarmed: AboutRoom
    archer_shot: AboutRooms
    resource_lost: OfToken
    trap_sprung: AboutRoom
    hero_wounded: OfHero
    hero_gone: OfHero
    hero_attacked: OfHero
    monster_wounded: OwnRoom
    monster_gone: OwnRoom
    defended: OwnDefence
    deployed: OwnRoom
    taken_back: OwnRoom
    chest_opened: OfOpened
    chest_gone: OfChest
    heroes_wait: AboutRoomCount
    heroes_charged: OfCharge
    discarded: OwnCard
    resource_paid: OfToken
    frog_bit: AboutRoom
    frog_came: AboutRoom
    dark: AboutCount
    chest_confiscated: OfChest
    made: OwnToken
    took_loot: OwnCard
    display_refilled: OfCards
    experimented: Own
    foreign_cards: OfClan
    built: OwnTile
    moved: OwnWay
    carried: OwnCarried
    portal_finished: OwnRoom
    portal_opened: OwnRoom
    reinforced: OwnCards
    paid: OwnToken
    healed: Own
    loot_replaced: OwnCard
    won: Nothing
    lost: Nothing
