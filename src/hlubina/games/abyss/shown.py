"""What Abyss shows: its view, the facts of its questions and of its events."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from hlubina.core.shown import FaceUp

Race = Literal["jellyfish", "crab", "seahorse", "shellfish", "squid"]


# The view


class Reward(TypedDict):
    keys: int
    pearls: int
    tokens: int


class Council(TypedDict):
    """The stacks by race, each card None; with perfect memory as far as the viewer knows them."""

    jellyfish: list[str | None]
    crab: list[str | None]
    seahorse: list[str | None]
    shellfish: list[str | None]
    squid: list[str | None]


class RaceSum(TypedDict):
    """What the allies of a race give together."""

    race: Race
    value: int


class Due(TypedDict):
    """A payment as its payer sees it: pearls that fill it, points missing beside them, or points over the price."""

    lord: str
    price: int
    pearls: int
    missing: int
    over: int
    races_missing: int


class Bill(TypedDict):
    """What is chosen as a payment, which only the payer sees, or paid; `due` is None for everybody but the payer."""

    paid: int
    sums: list[RaceSum]
    due: Due | None


class CourtEntry(TypedDict):
    """A lord with its price for the viewer, and how far that is from the printed one.

    To a player: the races that would pay best, the pearls on top, and the points that would still be missing, None for
    a race.
    """

    lord: str
    price: int
    change: int
    affordable: bool | None
    races: NotRequired[list[Race]]
    pearls: NotRequired[int]
    missing: NotRequired[int | None]


class OwnedLocation(TypedDict):
    location: str
    worth: int
    lords: list[str]


class Player(TypedDict):
    """None in `hand` and `tokens` is what the viewer does not know. `lords` counts all of them.

    `marked` are allies of the viewer's own hand that are chosen for a payment or to be discarded, still in hand.
    """

    hand: list[str | None]
    marked: list[str]
    pearls: int
    key_tokens: int
    keys: int
    affiliated: list[str]
    lords: int
    free: list[str]
    disabled: list[str]
    locations: list[OwnedLocation]
    tokens: list[int | None]


class View(TypedDict):
    """`sums` is what the viewer's own hand gives beside what is marked, `worths` what each location would be worth.

    In `discard` each card is None; with perfect memory as far as the viewer knows them.
    """

    seats: int
    round: int
    moves: int
    turn: int
    step: str | None
    deck: int
    discard: list[str | None]
    track: list[str]
    price: int
    threat: int
    rewards: list[Reward]
    council: Council
    council_sums: dict[str, int]  # by race, of the stacks that the viewer knows to the last card
    payment: list[str]  # paid, until one of the allies is affiliated
    bill: Bill | None
    sums: list[RaceSum]
    court: list[CourtEntry]
    lord_deck: int
    removed_lords: list[str]
    location_stack: int
    drawn_locations: list[str | None]
    available: list[str]
    worths: dict[str, int]
    removed_locations: list[str]
    token_pool: int
    players: list[Player]
    bought: int
    buyers: list[int]
    used: list[str]
    extra_turns: int
    finisher: int | None


# Questions


class Nothing(TypedDict):
    pass


class Pearls(TypedDict):
    pearls: int


class OfferAlly(TypedDict):
    card: str
    price: int
    pearls: int


class AllyRevealed(TypedDict):
    """`bonus` is 1 on the last space."""

    card: str
    space: int
    bonus: int


class MonsterRevealed(TypedDict):
    space: int
    threat: int
    bonus: int


class Threat(TypedDict):
    threat: int


class PayForLord(TypedDict):
    """Beside the allies `pearls` are paid, as far as there are any, and then so many points are `missing`."""

    lord: str
    price: int
    paid: int
    pearls: int
    missing: int
    races_missing: int


class AffiliateAlly(TypedDict):
    """`any` is 1 if it need not be one of the lowest."""

    any: int


class DiscardAllies(TypedDict):
    """`count` in all, of which so many are missing; with none missing the choice is to be confirmed."""

    missing: int
    count: int


class MartialLaw(TypedDict):
    excess: int
    pearls: int


class Keys(TypedDict):
    keys: int


class Count(TypedDict):
    count: int


class UseKeys(TypedDict):
    location: str
    missing: int


class Location(TypedDict):
    location: str


class Opponent(TypedDict):
    opponent: int


class Price(TypedDict):
    price: int
    pearls: int


class Prompts(TypedDict):
    choose_action: Pearls
    offer_ally: OfferAlly
    ally_revealed: AllyRevealed
    monster_revealed: MonsterRevealed
    choose_reward: Threat
    second_stack: Nothing
    take_stack: Nothing
    pay_for_lord: PayForLord
    affiliate_ally: AffiliateAlly
    sell_ally: Pearls
    purge_stack: Nothing
    replace_lord: Nothing
    finish_turn: Nothing
    discard_allies: DiscardAllies
    martial_law: MartialLaw
    control_location: Keys
    keep_location: Count
    take_available: Nothing
    use_keys: UseKeys
    search_stack: Count
    disable_lord: Opponent
    rob_token: Nothing
    corrupt_lord: Price
    betray_lord: Nothing
    take_lord: Nothing
    scheme_lord: Nothing
    swap_location: Nothing
    swap_with: Location


# Events


class BySeat(TypedDict):
    seat: int


class SeatAndLord(TypedDict):
    seat: int
    lord: str


class SeatAndCard(TypedDict):
    seat: int
    card: FaceUp


class SeatAndCards(TypedDict):
    seat: int
    cards: list[FaceUp]


class SeatAndCount(TypedDict):
    seat: int
    count: int


class SeatAndThreat(TypedDict):
    seat: int
    threat: int


class SeatAndLocation(TypedDict):
    seat: int
    location: str


class SeatAndOther(TypedDict):
    seat: int
    by: int


class Revealed(TypedDict):
    seat: int
    card: FaceUp
    space: int


class Bought(TypedDict):
    """`by` is who explores and is paid."""

    seat: int
    card: FaceUp
    price: int
    by: int


class PearlsChanged(TypedDict):
    seat: int
    count: int
    total: int


class DrewToken(TypedDict):
    seat: int
    value: NotRequired[int]


class TookStack(TypedDict):
    seat: int
    race: Race
    count: int
    cards: NotRequired[list[str]]


class Paid(TypedDict):
    seat: int
    lord: str
    cards: list[FaceUp]
    pearls: int


class Lords(TypedDict):
    lords: list[str]


class Discarded(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[FaceUp]]


class Disabled(TypedDict):
    seat: int
    by: int
    lord: str


class StoleToken(TypedDict):
    seat: int
    by: int
    value: NotRequired[int]


class Sold(TypedDict):
    seat: int
    count: int
    card: NotRequired[FaceUp]


class Purged(TypedDict):
    seat: int
    race: Race
    count: int


class Lord(TypedDict):
    lord: str


class DrewLocations(TypedDict):
    seat: int
    count: int
    locations: NotRequired[list[str]]


class Locations(TypedDict):
    locations: list[str]


class Tucked(TypedDict):
    seat: int
    lords: list[str]
    location: str


class Events(TypedDict):
    turn_began: BySeat
    extra_turn: BySeat
    passed: BySeat
    plotted: SeatAndLord
    revealed: Revealed
    bought: Bought
    took_ally: SeatAndCard
    bonus_pearl: BySeat
    passed_monster: SeatAndThreat
    fought: SeatAndThreat
    tamed: SeatAndOther
    gained_keys: SeatAndCount
    gained_pearls: PearlsChanged
    drew_token: DrewToken
    sent_to_council: SeatAndCards
    reshuffled: Count
    took_stack: TookStack
    paid: Paid
    abandoned: SeatAndLord
    affiliated: SeatAndCard
    lord_arrived: SeatAndLord
    no_effect: SeatAndLord
    court_refilled: Lords
    last_round_lords: BySeat
    last_round_court: BySeat
    discarded: Discarded
    lost_pearls: PearlsChanged
    disabled: Disabled
    stole_token: StoleToken
    sold: Sold
    purged: Purged
    lord_removed: SeatAndLord
    lord_came: Lord
    gave_up_lord: SeatAndLord
    drew_locations: DrewLocations
    controlled_location: SeatAndLocation
    laid_out: Locations
    tucked: Tucked
    used_key_tokens: SeatAndCount
    no_location: BySeat
    searched_stack: SeatAndLocation
    gave_location: SeatAndLocation
    paid_martial: BySeat
    hand_affiliated: SeatAndCards
    no_card_left: Nothing
    game_over: Nothing
