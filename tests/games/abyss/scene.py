"""Tables of Abyss laid out by hand, and the words to play on them: deal this, do that, expect this question."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import hlubina
from tests.games.abyss.figures import ALLIES, CARD_FILE, FARMERS, LOCATIONS, LORDS, RACES, TOKENS, in_order, race
from tests.games.decks import face_down, without
from tests.games.words import answer, step

ALL = 65535
Data = dict[str, Any]


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


def recruit(game: hlubina.Game, lord: str, *allies: str) -> hlubina.Game:
    """Recruit the lord with exactly these allies; whatever else is asked afterwards is left open."""
    answer(game, f"recruit {lord}")
    for ally in in_order(list(allies)):
        if allies.count(ally) > marked(game).count(ally):  # what has to be paid chooses itself
            answer(game, f"ally {ally}")
    if step(game) == "pay_for_lord":
        assert in_order(marked(game)) == in_order(list(allies))
        answer(game, "pay")
    return game


def marked(game: hlubina.Game) -> list[str]:
    """What the acting seat has chosen, to pay or to discard."""
    (seat,) = game.acting()
    chosen: list[str] = game.view(seat)["players"][seat]["marked"]
    return chosen
