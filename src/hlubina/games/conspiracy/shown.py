"""What Conspiracy shows: its view, and the facts of its questions and events. Cards are named as in the card file."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["blue", "yellow", "red", "green", "purple"]
Question = Literal[
    "recruit",
    "keep_lord",
    "fit_lords",
    "place_lords",
    "swap_lords",
    "swap_with",
    "control_location",
    "keep_location",
    "search_locations",
]


class Piles(TypedDict):
    """The lords of each discard pile, the oldest first."""

    blue: list[str]
    yellow: list[str]
    red: list[str]
    green: list[str]
    purple: list[str]


class Coats(TypedDict):
    """The place of each coat of arms, from 1."""

    blue: int | None
    yellow: int | None
    red: int | None
    green: int | None
    purple: int | None


class Keys(TypedDict):
    silver: int
    gold: int


class Place(TypedDict):
    lord: str
    location: NotRequired[str]  # that covers the lord
    worth: NotRequired[int]  # of the location, as things are


class Chamber(TypedDict):
    places: list[Place]
    coats: Coats
    coalition: list[int]  # the places of the largest group of one colour, from 1
    pearls: int
    unspent: Keys
    spent: list[int]  # the places of spent keys, from 1
    keys: Keys  # all of them, spent and covered ones too
    any_two_keys: bool
    searches_deck: bool


class Forced(TypedDict):
    """Opponents of `by` must draw exactly so many lords."""

    by: int
    count: int


class PreviewLord(TypedDict):
    place: int
    lord: str


class PreviewLines(TypedDict):
    """Points by line of the score."""

    best_lords: int
    locations: int
    coalition: int
    pearl_master: int


class Preview(TypedDict):
    """What an answer would bring, as far as it is decided in the open."""

    action: int
    lords: list[PreviewLord]  # where another lord would lie than now
    coalition: list[int]  # the places of the largest group afterwards
    coalition_points: int  # what it would be worth
    lines: PreviewLines  # by how much each line would change
    points: int  # the sum of them
    pearls: int  # gained
    keys: Keys  # more or fewer unspent ones


class View(TypedDict):
    """Hidden cards are null, decks are their size."""

    seats: int
    round: int
    moves: int
    turn: int
    step: Question | None
    lord_deck: int
    drawn_lords: list[str]
    piles: Piles
    held: list[str]
    aside: list[str]  # lords of a pile that return after the turn
    location_deck: int
    searched_deck: list[str] | None  # the location deck, sorted, while it is searched before the viewer's eyes
    drawn_locations: list[str | None]
    available: list[str]  # locations that lie open
    chambers: list[Chamber]
    pearl_master: int | None
    forced: Forced | None
    finisher: int | None  # who has filled a chamber first
    previews: list[Preview]  # for the seat that is asked, of the answers of which something can be told


# Questions


class RecruitFacts(TypedDict):
    place: int
    drawable: int


class KeepLordFacts(TypedDict):
    count: int
    forced: int


class FitLordsFacts(TypedDict):
    missing: int


class PlaceLordsFacts(TypedDict):
    count: int
    place: int


class SwapWithFacts(TypedDict):
    place: int
    lord: str


class CountFacts(TypedDict):
    count: int


class NoFacts(TypedDict):
    pass


class Prompts(TypedDict):
    """The facts of each question."""

    recruit: RecruitFacts
    keep_lord: KeepLordFacts
    fit_lords: FitLordsFacts
    place_lords: PlaceLordsFacts
    swap_lords: NoFacts
    swap_with: SwapWithFacts
    control_location: NoFacts
    keep_location: CountFacts
    search_locations: CountFacts


# Events


class SeatEvent(TypedDict):
    seat: int


class MustDrawEvent(TypedDict):
    seat: int
    count: int
    by: int


class DrewLordsEvent(TypedDict):
    seat: int
    count: int
    lords: list[str]


class KeptLordEvent(TypedDict):
    seat: int
    lord: str
    lords: list[str]


class TookPileEvent(TypedDict):
    seat: int
    colour: Colour
    lords: list[str]


class LordsEvent(TypedDict):
    seat: int
    lords: list[str]


class PlacedLordEvent(TypedDict):
    seat: int
    lord: str
    place: int


class LordEvent(TypedDict):
    seat: int
    lord: str


class GainedPearlsEvent(TypedDict):
    seat: int
    count: int
    total: int


class BecamePearlMasterEvent(TypedDict):
    seat: int
    total: int


class DrewLocationsEvent(TypedDict):
    """Others may not be shown which ones."""

    seat: int
    count: int
    locations: NotRequired[list[str]]


class KeptLocationEvent(TypedDict):
    seat: int
    location: str
    locations: list[str]


class LocationEvent(TypedDict):
    seat: int
    location: str


class ForcedEvent(TypedDict):
    seat: int
    count: int


class Events(TypedDict):
    """The facts of each event."""

    turn_began: SeatEvent
    must_draw: MustDrawEvent
    drew_lords: DrewLordsEvent
    kept_lord: KeptLordEvent
    took_pile: TookPileEvent
    left_in_pile: LordsEvent
    placed_lord: PlacedLordEvent
    revealed_lord: LordEvent
    swapped_lords: LordsEvent
    left_lords: SeatEvent
    gained_pearls: GainedPearlsEvent
    became_pearl_master: BecamePearlMasterEvent
    drew_locations: DrewLocationsEvent
    kept_location: KeptLocationEvent
    took_location: LocationEvent
    searched_location: LocationEvent
    no_location: SeatEvent
    forced: ForcedEvent
    lords_reshuffled: CountFacts
    locations_reshuffled: CountFacts
    last_round: SeatEvent
    game_over: NoFacts
