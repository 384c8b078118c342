"""What Prophecy shows: its view, the facts of its questions and of its events, as types. Never compiled.

A name of a card is that of its face without `card-`; a place is a field, a cell such as `b3` or a sphere as `sphere_2`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from hlubina.core.shown import Thrown

Mode = Literal["strength", "will"]
Result = Literal["won", "drawn", "lost"]
FightKind = Literal["monster", "guardian", "palace", "water_monster", "character", "nemesis"]
SphereKind = Literal["lesser", "greater", "artifact", "gate"]
Goal = Literal["artifacts", "treasure_hunters", "underwater_treasure", "certificates"]
Direction = Literal["north", "east", "south", "west"]
Die = Literal["light", "dark"]


# Chances


class Odds(TypedDict):
    """Exact counts of throws."""

    win: int
    draw: int
    loss: int
    out_of: int


class Chance(TypedDict):
    """How one kind of fight would stand; `price` is the magic for calling it, `whole` counts all lives of a group."""

    price: int
    affordable: bool
    own: int
    other: int
    odds: Odds
    whole: Odds


class Chances(TypedDict):
    """Both kinds of fight, as far as the opponent can be fought so."""

    strength: NotRequired[Chance]
    will: NotRequired[Chance]


class Duel(TypedDict):
    """How the viewer would fare against a character; `now` says that the attack is allowed at this moment."""

    exposed: bool
    here: bool
    now: bool
    strength: Chance
    will: Chance


# The board


class Adventure(TypedDict):
    """A card on a field; `card` is None where it lies face down. `win` is the better chance in percent."""

    card: str | None
    face_up: bool
    lives: NotRequired[int]
    odds: NotRequired[Chances | None]
    win: NotRequired[int | None]


class Field(TypedDict):
    """A field of the ring; `win` is the chance against the hardest of its monsters, in percent."""

    field: str
    cards: list[Adventure]
    win: int | None
    piece: bool
    artifacts: NotRequired[list[str]]  # that lie there
    characters: list[int]


class Treasure(TypedDict):
    card: str
    maps: int
    price: int
    affordable: bool


class Island(TypedDict):
    treasures: list[Treasure]
    deck: int
    artifacts: list[str]
    characters: list[int]


class Sphere(TypedDict):
    """The top card first; of a hidden one only the kind is known."""

    sphere: int
    fields: list[str]
    gate: bool
    cards: list[str | None]
    face_up: list[bool]
    kinds: list[SphereKind]
    lives: int | None
    odds: Chances | None
    win: int | None


class Cell(TypedDict):
    cell: str
    light: bool
    filled: bool
    card: str | None
    face_up: bool
    artifacts: NotRequired[list[str]]  # that lie there
    characters: list[int]
    lives: NotRequired[int]
    odds: NotRequired[Chances | None]
    win: NotRequired[int | None]


class Bag(TypedDict):
    """An air bag, with the bubbles that it holds for the viewer."""

    size: int
    gold: int
    bubbles: int


class Water(TypedDict):
    width: int
    entrance: str
    palace: str
    gate: int | None
    closed: bool
    open: bool  # somebody is there or may know the way
    cells: list[Cell]
    palace_cards: list[str | None]
    palace_odds: Chances | None
    palace_win: int | None
    pearls: int
    bags: list[Bag]
    rose: list[Direction]


class Pile(TypedDict):
    deck: int
    discard: list[str]


class Maps(TypedDict):
    deck: int
    discard: int


class Goods(TypedDict):
    card: str
    price: int
    affordable: bool


class Lesson(TypedDict):
    card: str
    xp: int
    gold: int
    affordable: bool


class Guild(TypedDict):
    offers: list[Lesson]
    deck: int


# Players


class Item(TypedDict):
    card: str
    damaged: bool
    tempered: bool
    sells_for: int


class Player(TypedDict):
    character: str | None
    guilds: list[str]
    strength: int
    health: int
    will: int
    magic: int
    gold: int
    xp: int
    place: str | None
    under_water: bool
    items: list[Item]
    abilities: list[str]
    artifacts: list[str]
    item_limit: int
    ability_limit: int
    used: list[str]
    pieces: int
    bag: int
    bubbles: int
    pearl: bool
    safe: bool
    out: bool
    fame: int
    conceded: bool  # grants the victory to who is about to win
    certificates: list[str]
    quest: int  # how much they have of what wins
    duel: Duel | None


class Quest(TypedDict):
    name: Literal["artifacts", "fame", "certificates"]
    of: int | None  # so many win at once; null where the most win in the end


class Draft(TypedDict):
    hand: list[str]
    kept: str | None
    chosen: list[int]


class Nemesis(TypedDict):
    field: str
    runs: int
    last_run: int
    odds: Chances


# The fight


class Bonus(TypedDict):
    """A card, `penalty` or `pearl`, and what it adds."""

    card: str
    bonus: int


class Side(TypedDict):
    """One side of a fight: `total` without the die."""

    attribute: int
    lines: list[Bonus]
    declared: int
    better_of_two: bool
    used: list[str]
    total: int


class Fight(TypedDict):
    """The fight in progress; `dice` and `totals`, with the dice, are there once they have been thrown."""

    kind: FightKind
    seat: int
    opponent: int | None
    card: str | None
    mode: Literal["", "strength", "will"]
    lives: int
    for_map: bool
    sides: list[Side]
    dice: list[int] | None
    totals: list[int] | None
    odds: Odds | None
    whole: Odds | None
    modes: Chances | None
    result: Result | None
    stake: int


# Where one can go


class Journey(TypedDict):
    """A way from where the viewer stands: `place` may be `ashore`, `by` a card, a direction or `attack`."""

    place: str
    by: str
    gold: NotRequired[int]
    bubbles: NotRequired[int]
    affordable: bool


class Air(TypedDict):
    bubbles: int
    bag: int
    rounds_home: int
    flee: int
    reserve: int
    penalty: bool
    monster: bool


class View(TypedDict):
    seats: int
    round: int
    round_limit: int
    moves: int
    turn: int
    first: int
    step: str | None
    goal: Goal
    quest: Quest | None  # what wins; null where it cannot be counted
    final: bool
    arena: str | None
    apocalypse: bool
    winner: int | None
    ring: list[Field]
    island: Island | None
    spheres: list[Sphere]
    water: Water | None
    chance: Pile
    adventures: Pile
    common: Pile
    rare: Pile
    maps: Maps
    removed: list[str]
    village: list[Goods]
    city: list[Goods]
    guilds: dict[str, Guild]
    underwater_deck: int
    shown: list[str]
    players: list[Player]
    draft: Draft | None
    nemesis: Nemesis | None
    fight: Fight | None
    reach: list[Journey]
    air: Air | None


# Facts of questions


class NoFacts(TypedDict):
    pass


class AskMove(TypedDict):
    field: str
    gold: int


class AskCard(TypedDict):
    card: str


class AskCards(TypedDict):
    cards: list[str]


class AskAct(TypedDict):
    gold: int
    xp: int


class AskKind(TypedDict):
    price: int
    magic: int


class AskGear(TypedDict):
    part: Literal["hands", "head", "body", "other_hand"]


class AskDeclare(TypedDict):
    own: int
    other: int
    wins: int
    losses: int
    throws: int


class AskAfterDice(TypedDict):
    behind: int
    own: int
    other: int


class AskSaveHealth(TypedDict):
    count: int
    health: int


class AskOpponent(TypedDict):
    opponent: int


class AskLoser(TypedDict):
    opponent: int
    health: int


class AskCount(TypedDict):
    count: int


class AskPrice(TypedDict):
    price: int


class AskBurnHealth(TypedDict):
    xp: int
    health: int


class AskGold(TypedDict):
    gold: int


class AskBid(TypedDict):
    gold: int
    die: Die


class AskRiddle(TypedDict):
    card: str
    xp: int
    health: int


class AskDoom(TypedDict):
    health: int
    magic: int


class AskLimit(TypedDict):
    limit: int
    count: int


class AskWaterMove(TypedDict):
    bubbles: int
    bag: int
    flee: int


class AskHoldOn(TypedDict):
    count: int
    price: int
    bubbles: int


class AskPayOrLose(TypedDict):
    price: int
    count: int
    health: int


class AskBreathe(TypedDict):
    bubbles: int
    magic: int
    count: int


class Prompts(TypedDict):
    keep_character: NoFacts
    take_character: NoFacts
    move: AskMove
    destination: AskCard
    encounter: AskCards
    act: AskAct
    choose_kind: AskKind
    answer_kind: AskKind
    choose_gear: AskGear
    declare: AskDeclare
    after_dice: AskAfterDice
    save_health: AskSaveHealth
    damage_item: NoFacts
    choose_spoils: AskOpponent
    loser_chooses: AskLoser
    pick_item: AskOpponent
    steal_gold: AskCount
    peek: AskCount
    destroy_monster: NoFacts
    take_offer: NoFacts
    wish: NoFacts
    choose_gain: AskCard
    repair_item: AskPrice
    choose_face: AskCard
    sell_full: NoFacts
    swap_item: AskPrice
    burn_health: AskBurnHealth
    choose_least: NoFacts
    pay_hermit: NoFacts
    raise_any: NoFacts
    buy_from_pedlar: AskGold
    temper_weapon: NoFacts
    riddle: AskRiddle
    keep_artifact: NoFacts
    name_artifact: AskCount
    strike_artifact: AskCount
    may_enter: AskGold
    choose_bag: AskGold
    reveal_sphere: NoFacts
    wave_or_draw: AskCount
    doom: AskDoom
    choose_guild: NoFacts
    reveal_cell: AskCount
    drop_item: AskLimit
    forget_ability: AskLimit
    water_move: AskWaterMove
    swim_on: AskCount
    hold_on: AskHoldOn
    choose_drift: AskCount
    pay_or_lose: AskPayOrLose
    breathe: AskBreathe
    come_ashore: NoFacts
    bid: AskBid


# Facts of events


class OfSeat(TypedDict):
    seat: int


class OfCard(TypedDict):
    card: str


class OfField(TypedDict):
    field: str


class SeatCard(TypedDict):
    seat: int
    card: str


class SeatCount(TypedDict):
    seat: int
    count: int


class SeatTotal(TypedDict):
    seat: int
    total: int


class SeatCountTotal(TypedDict):
    seat: int
    count: int
    total: int


class SeatDie(TypedDict):
    seat: int
    die: Thrown


class SeatField(TypedDict):
    seat: int
    field: str


class SeatOpponent(TypedDict):
    seat: int
    opponent: int


class Settled(TypedDict):
    """What came of a throw, for who began the fight; `seat` is who began it, but the winner of a duel."""

    seat: int
    result: Result


class SettledCard(Settled):
    card: str


class SettledLife(SettledCard):
    count: int  # lives left


class SettledDuel(Settled):
    opponent: int


class SeatDirection(TypedDict):
    seat: int
    direction: Direction


class SeatCardCount(TypedDict):
    seat: int
    card: str
    count: int


class Plays(TypedDict):
    seat: int
    character: str


class Placed(TypedDict):
    field: str
    card: str


class Offered(TypedDict):
    guild: str
    card: str


class Restocked(TypedDict):
    field: str
    cards: list[str]


class GateFound(TypedDict):
    count: int


class Dice(TypedDict):
    seat: int
    light: Thrown
    dark: Thrown
    own: int
    other: int


class Armour(TypedDict):
    seat: int
    die: Thrown
    needed: int


class TookItem(TypedDict):
    seat: int
    opponent: int
    card: str


class StoleGold(TypedDict):
    seat: int
    opponent: int
    count: int


class Looked(TypedDict):
    seat: int
    place: str
    card: NotRequired[str]


class Certified(TypedDict):
    seat: int
    guild: str


class Pedlar(TypedDict):
    seat: int
    cards: list[str]


class WillCheck(TypedDict):
    seat: int
    die: Thrown
    total: int
    needed: int


class TookArtifact(TypedDict):
    seat: int
    card: str
    total: int


class ArenaDice(TypedDict):
    light: Thrown
    dark: Thrown
    die: Die


class Arena(TypedDict):
    field: str
    count: int


class Events(TypedDict):
    plays: Plays
    round_began: SeatCount
    chance: SeatCard
    placed: Placed
    offered: Offered
    restocked: Restocked
    revealed: OfCard
    piece_placed: OfField
    crisis_came: SeatDie
    crisis_averted: SeatDie
    moved: SeatField
    worked: OfSeat
    attacked_sphere: SeatCount
    gate_found: GateFound
    entered_water: SeatCount
    fight_began: SeatCard
    duel_began: SeatOpponent
    nemesis_came: OfSeat
    nemesis_moved: OfField
    nemesis_beaten: Settled
    called_will: SeatCount
    used: SeatCard
    dice: Dice
    rerolled: SeatDie
    life_taken: SettledLife
    fight_drawn: Settled
    fight_lost: Settled
    defeated: SettledCard
    armour: Armour
    duel_won: SettledDuel
    won_piece: SeatOpponent
    took_item: TookItem
    stole_gold: StoleGold
    burgled: SeatDie
    healed: SeatCountTotal
    regained_magic: SeatCountTotal
    gained_gold: SeatCountTotal
    gained_xp: SeatCountTotal
    raised_strength: SeatTotal
    raised_will: SeatTotal
    gained_item: SeatCard
    damaged: SeatCard
    repaired: SeatCard
    repaired_all: OfSeat
    tempered: SeatCard
    kept_scroll: SeatCard
    destroyed: SeatCard
    lost_health: SeatCountTotal
    lost_magic: SeatCountTotal
    lost_gold: SeatCountTotal
    lost_item: SeatCard
    forgot: SeatCard
    survived: SeatCard
    died: OfSeat
    looked: Looked
    paid: SeatCountTotal
    rested: OfSeat
    bought: SeatCardCount
    sold: SeatCardCount
    learned: SeatCard
    certified: Certified
    gained_piece: SeatTotal
    dug: SeatCardCount
    pedlar: Pedlar
    rolled: SeatDie
    riddle_solved: OfSeat
    riddle_failed: OfSeat
    regained_bubbles: SeatTotal
    lost_bubble: SeatTotal
    breathed_magic: SeatTotal
    drowning: OfSeat
    swam: SeatDirection
    carried: SeatDirection
    came_ashore: SeatField
    will_check: WillCheck
    gained_pearl: OfSeat
    took_artifact: TookArtifact
    final_battle: NoFacts
    dropped_out: OfSeat
    conceded: SeatOpponent
    named_artifact: SeatCard
    struck_artifact: SeatCard
    arena_dice: ArenaDice
    bid: SeatCount
    arena: Arena
    apocalypse: NoFacts
    won: OfSeat
    game_ended: NoFacts
