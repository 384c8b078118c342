"""What Dive shows: its view, and the facts of its questions and events."""

from __future__ import annotations

from typing import Literal, TypedDict

from hlubina.core.shown import Thrown

Place = Literal["reef", "wreck", "trench"]


class View(TypedDict):
    seats: int
    round: int
    moves: int
    turn: int
    place: Place | None  # of the last dive
    basket: int  # pearls that are not safe yet
    pearls: list[int]


class DescendFacts(TypedDict):
    basket: int


class Prompts(TypedDict):
    """The facts of each question."""

    descend: DescendFacts


class Dived(TypedDict):
    seat: int
    place: Place
    swell: Thrown
    pearls: int


class Surfaced(TypedDict):
    seat: int
    pearls: int


class NoFacts(TypedDict):
    pass


class Events(TypedDict):
    """The facts of each event."""

    dived: Dived
    lost: Dived
    surfaced: Surfaced
    game_over: NoFacts
