"""What is seen of a table of Conspiracy."""

from __future__ import annotations

from typing import Any

import hlubina

Data = dict[str, Any]


def lords(game: hlubina.Game, seat: int) -> list[str]:
    return [place["lord"] for place in game.view(None)["chambers"][seat]["places"]]


def locations(game: hlubina.Game, seat: int) -> dict[int, str]:
    places = game.view(None)["chambers"][seat]["places"]
    return {number: place["location"] for number, place in enumerate(places, 1) if "location" in place}


def chamber(game: hlubina.Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = game.view(None)["chambers"][seat]
    return found


def unspent(game: hlubina.Game, seat: int) -> tuple[int, int]:
    keys = chamber(game, seat)["unspent"]
    return keys["silver"], keys["gold"]


def piles(game: hlubina.Game) -> dict[str, list[str]]:
    return {guild: sorted(pile) for guild, pile in game.view(None)["piles"].items() if pile}


def deck(game: hlubina.Game) -> list[str]:
    """The lord deck in the order of drawing."""
    cards: list[str] = game.dump()["lord_deck"]["cards"]
    return cards[::-1]


def location_deck(game: hlubina.Game) -> list[str]:
    cards: list[str] = game.dump()["location_deck"]["cards"]
    return cards[::-1]


def lines(game: hlubina.Game, seat: int = 0) -> dict[str, int]:
    return {line.name: line.points[seat] for line in game.outcome().lines}
