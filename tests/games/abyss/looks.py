"""What is seen of a table of Abyss."""

from __future__ import annotations

from typing import Any

import hlubina
from tests.games.abyss.figures import RACES, in_order

Data = dict[str, Any]


def turn(game: hlubina.Game) -> int:
    seat: int = game.view(None)["turn"]
    return seat


def own(game: hlubina.Game, seat: int) -> Data:
    """What a player has, as that player sees it."""
    things: Data = game.view(seat)["players"][seat]
    return things


def hand(game: hlubina.Game, seat: int) -> list[str]:
    cards: list[str] = game.dump()["players"][seat]["hand"]["cards"]
    return in_order(cards)


def pearls(game: hlubina.Game, seat: int) -> int:
    number: int = own(game, seat)["pearls"]
    return number


def free(game: hlubina.Game, seat: int) -> set[str]:
    return set(own(game, seat)["free"])


def locations(game: hlubina.Game, seat: int) -> dict[str, set[str]]:
    return {place["location"]: set(place["lords"]) for place in own(game, seat)["locations"]}


def court(game: hlubina.Game) -> list[str]:
    """The lords at court, beginning with the space farthest from the deck."""
    names: list[str] = game.dump()["court"]
    return names


def prices(game: hlubina.Game) -> dict[str, int]:
    return {place["lord"]: place["price"] for place in game.view(None)["court"]}


def available(game: hlubina.Game) -> list[str]:
    names: list[str] = game.dump()["available"]
    return names


def council(game: hlubina.Game) -> dict[str, list[str]]:
    stacks = zip(RACES, game.dump()["council"], strict=True)
    return {one: in_order(stack["cards"]) for one, stack in stacks if stack["cards"]}


def discard(game: hlubina.Game) -> list[str]:
    return sorted(game.dump()["discard"]["cards"])


def deck(game: hlubina.Game) -> list[str]:
    """The exploration deck in the order of drawing."""
    cards: list[str] = game.dump()["deck"]["cards"]
    return cards[::-1]


def lord_deck(game: hlubina.Game) -> list[str]:
    cards: list[str] = game.dump()["lord_deck"]["cards"]
    return cards[::-1]


def location_stack(game: hlubina.Game) -> list[str]:
    cards: list[str] = game.dump()["location_stack"]["cards"]
    return cards[::-1]


def threat(game: hlubina.Game) -> int:
    space: int = game.view(None)["threat"]
    return space


def lines(game: hlubina.Game, seat: int = 0) -> dict[str, int]:
    return {line.name: line.points[seat] for line in game.outcome().lines}
