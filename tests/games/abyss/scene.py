"""Tables of Abyss laid out by hand, and the words to play on them: deal this, do that, expect this question."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import hlubina
from tests.games.words import answer as answer
from tests.games.words import asked as asked
from tests.games.words import refused as refused
from tests.games.words import spoken as spoken
from tests.games.words import step as step

CARD_FILE = Path(__file__).parents[3] / "src/hlubina/games/abyss/cards.toml"
CARDS = tomllib.loads(CARD_FILE.read_text(encoding="utf-8"))
RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
COPIES = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
ALLIES = [f"{race}_{value}" for race in RACES for value, copies in COPIES.items() for _ in range(copies)]
EXPLORATION = [*ALLIES, *["monster"] * 6]
TOKENS = ["2"] * 9 + ["3"] * 9 + ["4"] * 2
LORDS: list[str] = [lord["id"] for lord in CARDS["lord"]]
FACTS: dict[str, dict[str, Any]] = {lord["id"]: lord for lord in CARDS["lord"]}
LOCATIONS: list[str] = [location["id"] for location in CARDS["location"]]
SETTINGS: dict[str, list[str]] = {setting["name"]: setting["values"] for setting in CARDS["setting"]}
FARMERS = ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"]
AMBASSADORS = ["sage", "hermit", "elder"]
KEYED = [lord for lord in LORDS if FACTS[lord].get("keys")]
ALL = 65535
Data = dict[str, Any]


def race(card: str) -> str:
    return card.split("_")[0]


def value(card: str) -> int:
    return int(card.split("_")[1])


def in_order(cards: list[str]) -> list[str]:
    """Allies in the order of the council and of value."""
    return sorted(cards, key=lambda card: (RACES.index(race(card)), value(card)))


def without(cards: list[str], *gone: list[str]) -> list[str]:
    left = Counter(cards)
    for some in gone:
        left.subtract(some)
    assert min(left.values(), default=0) >= 0, f"not so many: {[card for card, number in left.items() if number < 0]}"
    return list(left.elements())


def player(
    hand: str = "",
    pearls: int = 0,
    free: str = "",
    disabled: str = "",
    under: dict[str, str] | None = None,
    affiliated: str = "",
    tokens: str = "",
    keys: int = 0,
) -> Data:
    """What lies before one player; `under` names the lords under each location."""
    return {
        "hand": in_order(hand.split()),
        "pearls": pearls,
        "free": sorted(free.split(), key=LORDS.index),
        "disabled": sorted(disabled.split(), key=LORDS.index),
        "under": {location: sorted(lords.split(), key=LORDS.index) for location, lords in (under or {}).items()},
        "affiliated": in_order(affiliated.split()),
        "tokens": sorted(tokens.split()),
        "keys": keys,
    }


def nobody() -> Data:
    return player()


def face_down(cards: list[str], mask: int = 0) -> Data:
    return {"cards": cards, "known": [mask] * len(cards)}


def write_cards_without_monsters(folder: Path, left: int = 0) -> Path:
    """A card file with fewer monsters: with all six, deck and discard are never empty together."""
    file = folder / "cards.toml"
    text = CARD_FILE.read_text("utf-8").replace("\n[monsters]\ncards = 6", f"\n[monsters]\ncards = {left}")
    file.write_text(text.replace("\nmonsters = 6 ", f"\nmonsters = {left} "), "utf-8")
    return file


def monsters_of(cards: Path | None) -> int:
    number: int = tomllib.loads((cards or CARD_FILE).read_text("utf-8"))["monsters"]["cards"]
    return number


def table(
    *players: Data,
    turn: int = 0,
    deck: str = "",
    discard: str = "",
    council: str = "",
    other_allies: str = "deck",
    court: str = " ".join(FARMERS),
    lord_deck: str = "",
    other_lords: str = "deck",
    stack: str = "",
    available: str = "",
    other_locations: str = "stack",
    threat: int = 1,
    finisher: int = -1,
    cards: Path | None = None,
    seed: int = 1,
    settings: Mapping[str, str] | None = None,
    **more: str,
) -> hlubina.Game:
    """A table before a turn. Decks are named in the order of drawing; cards not named lie below or where they are told.

    `other_allies` may lie in the deck or the discard; `other_lords` in the deck or removed; `other_locations` in the
    stack or available. Settings of the game are given by name, or together in `settings`.
    """
    chosen = {**(settings or {}), **more}
    data = hlubina.new("abyss", seats=max(2, len(players)), seed=seed, settings=chosen, cards=cards).dump()
    seats = [*players, nobody(), nobody()][: data["seats"]]
    perfect = data["settings"]["memory"] == "perfect"
    everything = [*ALLIES, *["monster"] * monsters_of(cards)]
    draws, thrown, stacked = deck.split(), discard.split(), council.split()
    hands = [seat["hand"] + seat["affiliated"] for seat in seats]
    rest = without(everything, draws, thrown, stacked, *hands)
    random.Random(seed).shuffle(rest)
    (draws if other_allies == "deck" else thrown).extend(rest)
    at_court, to_come = court.split(), lord_deck.split()
    owned = [seat["free"] + seat["disabled"] + [*chain(*seat["under"].values())] for seat in seats]
    idle = without(LORDS, at_court, to_come, *owned)
    random.Random(seed).shuffle(idle)
    removed: list[str] = []
    (to_come if other_lords == "deck" else removed).extend(idle)
    face_up, hidden = available.split(), stack.split()
    spare = without(LOCATIONS, face_up, hidden, *(list(seat["under"]) for seat in seats))
    random.Random(seed).shuffle(spare)
    (hidden if other_locations == "stack" else face_up).extend(spare)
    pool = without(TOKENS, *(seat["tokens"] for seat in seats))
    random.Random(seed).shuffle(pool)
    data.update(
        turn=turn,
        turns=50,
        moves=100,
        steps=[["pass_turn", -1], ["finish_turn", turn], ["choose_action", turn]],
        deck=face_down(draws[::-1]),
        discard=face_down(thrown, ALL if perfect else 0),
        council=[
            face_down(in_order([card for card in stacked if race(card) == one]), ALL if perfect else 0) for one in RACES
        ],
        track=[],
        threat=threat,
        lord_deck=face_down(to_come[::-1]),
        court=at_court,
        removed_lords=removed,
        location_stack=face_down(hidden[::-1]),
        available=face_up,
        token_pool=face_down(pool),
        players=[
            {
                "hand": face_down(seat["hand"], ALL if perfect else 1 << number),
                "marked": [],
                "pearls": seat["pearls"],
                "key_tokens": seat["keys"],
                "affiliated": seat["affiliated"],
                "free": seat["free"],
                "disabled": seat["disabled"],
                "locations": [{"location": name, "lords": lords} for name, lords in seat["under"].items()],
                "tokens": face_down(seat["tokens"], 1 << number),
            }
            for number, seat in enumerate(seats)
        ],
        bought=0,
        buyers=[],
        finisher=finisher,
    )
    return hlubina.load(data, cards=cards)


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


def recruit(game: hlubina.Game, lord: str, *allies: str) -> hlubina.Game:
    """Recruit the lord with exactly these allies; whatever else is asked afterwards is left open."""
    answer(game, f"recruit {lord}")
    left = in_order(list(allies))
    while left and step(game) == "pay_for_lord":
        answer(game, f"ally {left.pop(0)}")
    if step(game) == "pay_for_lord":
        answer(game, "pay")
    return game
