"""Tables of Conspiracy laid out by hand, and the words to play on them: deal this, do that, expect this question."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import hlubina
from tests.games.conspiracy.looks import lines
from tests.games.decks import without

COLOURS = ["blue", "yellow", "red", "green", "purple"]
COPIES = {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}
LORDS = [f"{colour}_{influence}" for colour in COLOURS for influence, copies in COPIES.items() for _ in range(copies)]
FIXED = {"ip_7": 7, "ip_5_pearl_1": 5, "ip_4_pearl_2": 4, "ip_3_pearl_3": 3, "force_one_lord": 3, "force_two_lords": 3}
FIXED |= {"reshuffle_lords": 3, "reshuffle_locations": 3, "any_two_keys": 3, "search_location_deck": 3}
COUNTED = ["per_silver_key", "per_gold_key", "per_pearl_pair", "per_location"]
BEST = [f"best_lord_{colour}" for colour in COLOURS]
NUMBER = [f"count_lords_{colour}" for colour in COLOURS]
LOCATIONS = [*FIXED, *COUNTED, *BEST, *NUMBER]
LOCATION_PEARLS = {"ip_5_pearl_1": 1, "ip_4_pearl_2": 2, "ip_3_pearl_3": 3}
LORD_PEARLS = {3: 2, 4: 1}
FORCE = {"force_one_lord": 1, "force_two_lords": 2}
ROWS = [5, 4, 3, 2, 1]
SPOTS = [(row, column) for row, length in enumerate(ROWS) for column in range(length)]
ONE, TWO, THREE = "draw 1", "draw 2", "draw 3"
DRAW_LOCATIONS = {"draw_locations 1", "draw_locations 2", "draw_locations 3"}
REFILL = {"lord_deck_empty": "reshuffle_piles"}
NO_KEYS_14 = "blue_3 blue_3 blue_4 blue_4 blue_6 red_3 red_3 red_4 red_4 red_6 green_3 green_3 green_4 green_4"
NO_KEYS_13 = NO_KEYS_14.rsplit(" ", 1)[0]
NO_KEYS_12 = NO_KEYS_13.rsplit(" ", 1)[0]


def colour(lord: str) -> str:
    return lord.split("_")[0]


def influence(lord: str) -> int:
    return int(lord.split("_")[1])


def metal(lord: str) -> str | None:
    return {1: "silver", 2: "gold"}.get(influence(lord))


def wins_a_location(keys: list[str], any_two: bool = False) -> bool:
    """The trigger of C-4.1 and C-4.4 for the unspent keys."""
    return len(keys) >= 3 or (len(keys) == 2 and (any_two or keys[0] == keys[1]))


def seated(cards: str) -> dict[str, Any]:
    """A chamber from `red_1 red_1+ip_7 blue_4`, with everything that follows from it."""
    lords = [card.split("+")[0] for card in cards.split()]
    locations = [card.split("+")[1] if "+" in card else None for card in cards.split()]
    coats = dict.fromkeys(COLOURS, -1)
    keys: list[str] = []
    for place, (lord, location) in enumerate(zip(lords, locations, strict=True)):
        coat = colour(lord)
        if coats[coat] < 0 or influence(lord) > influence(lords[coats[coat]]):
            coats[coat] = place
        keys = [] if location else keys + [key for key in [metal(lord)] if key]
    pearls = sum(LORD_PEARLS.get(influence(lord), 0) for lord in lords)
    pearls += sum(LOCATION_PEARLS.get(location or "", 0) for location in locations)
    spent = {"silver": keys.count("silver"), "gold": keys.count("gold")}
    return {"lords": lords, "locations": locations, "coats": coats, "pearls": pearls, **spent}


def table(
    *chambers: str,
    turn: int = 0,
    deck: str = "",
    piles: str = "",
    other_lords: str = "deck",
    location_deck: str = "",
    available: str = "",
    other_locations: str = "deck",
    master: int | None = None,
    finisher: int = -1,
    seed: int = 1,
    settings: Mapping[str, str] | None = None,
    **more: str,
) -> hlubina.Game:
    """A table before a turn. Decks are named in the order of drawing; cards not named lie below, or in the open.

    Settings of the game are given by name, or together in `settings`.
    """
    chosen = {**(settings or {}), **more}
    data = hlubina.new("conspiracy", seats=max(2, len(chambers)), seed=seed, settings=chosen).dump()
    seats = [seated(cards) for cards in [*chambers, "", ""][: data["seats"]]]
    top, open_lords, drawn, laid = deck.split(), piles.split(), location_deck.split(), available.split()
    rest = without(LORDS, top, open_lords, *(seat["lords"] for seat in seats))
    random.Random(seed).shuffle(rest)
    (top if other_lords == "deck" else open_lords).extend(rest)
    controlled = [location for seat in seats for location in seat["locations"] if location]
    spare = without(LOCATIONS, drawn, laid, controlled)
    random.Random(seed).shuffle(spare)
    (drawn if other_locations == "deck" else laid).extend(spare)
    most = max(seat["pearls"] for seat in seats)
    holders = [number for number, seat in enumerate(seats) if most and seat["pearls"] == most]
    data.update(
        turn=turn,
        steps=[["pass_turn", -1], ["recruit", turn]],
        lord_deck={"cards": top[::-1], "known": [0] * len(top)},
        location_deck={"cards": drawn[::-1], "known": [0] * len(drawn)},
        piles=[[lord for lord in open_lords if colour(lord) == guild] for guild in COLOURS],
        available=laid,
        chambers=seats,
        pearl_master=master if master is not None else (holders[0] if holders else -1),
        finisher=finisher,
    )
    return hlubina.load(data)


def housed(lords: list[str], spare: Iterator[str]) -> str:
    """The same lords as a chamber, with a location wherever the keys compel one."""
    keys: list[str] = []
    cards: list[str] = []
    for lord in lords:
        keys += [key for key in [metal(lord)] if key]
        compelled = metal(lord) is not None and wins_a_location(keys)
        cards.append(f"{lord}+{next(spare)}" if compelled else lord)
        keys = [] if compelled else keys
    return " ".join(cards)


def value_of_locations(cards: str, other: str = "") -> int:
    return lines(table(cards, other))["locations"]


def coalition(cards: str, **settings: str) -> int:
    return lines(table(cards, settings=settings))["coalition"]
