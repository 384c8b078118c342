"""Tables of Passengers dealt by hand, and the words to play on them: deal this, do that, expect this question.

Cards are written as in cards.toml: S soul, D demon, Z Zholyk, with g, r or b for the colour. A place is `raven 2`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import hlubina
from hlubina.core.cardfile import CardFile, CardSource
from hlubina.registry import title
from tests.games.words import answer
from tests.kit.cardfiles import toml

CARD_FILE = Path(__file__).parents[3] / "src/hlubina/games/passengers/cards.toml"
CARDS = tomllib.loads(CARD_FILE.read_text(encoding="utf-8"))
COLOURS = {"g": "green", "r": "red", "b": "blue"}
KINDS = {"S": "soul", "D": "demon"}
SETTINGS: dict[str, list[str]] = {setting["name"]: setting["values"] for setting in CARDS["setting"]}
ROUND_1 = {"potion": "raven 1", "scroll": "raven 2", "lantern": "raven 3", "coin": "raven 4"}
ROUND_1 |= {"hamsa": "wolf 1", "mask": "wolf 2", "chameleon": "wolf 3", "bell": "wolf 4"}
ROUND_2 = {"coin": "raven 1", "chameleon": "raven 2", "mask": "raven 3", "feather": "raven 4"}
ROUND_2 |= {"scroll": "wolf 1", "hamsa": "wolf 2", "lantern": "wolf 3", "scales": "wolf 4"}
ROUND_3 = {"bell": "raven 1", "feather": "raven 2", "hamsa": "raven 3", "scroll": "raven 4"}
ROUND_3 |= {"scales": "wolf 1", "coin": "wolf 2", "potion": "wolf 3", "mask": "wolf 4"}
LAYOUTS = [ROUND_1, ROUND_2, ROUND_3]
VOTES = [[3, 2, 2, 1], [1, 2, 2, 2], [1, 2, 3, 4], [2, 1, 1, 2], [3, 1, 1, 2], [1, 1, 5, 3]]  # of the same seats
Data = dict[str, Any]
STANDARD = title("passengers").standard


def small_boats(**tables: object) -> CardFile:
    """The standard cards, but four seats on a boat: two gifts are missing in every round. Other tables as given."""
    boats = []
    for entry, votes in zip(CARDS["boat"], VOTES, strict=True):
        gifts = [gift for gift, seat in LAYOUTS[entry["round"] - 1].items() if seat.startswith(entry["animal"])]
        seats = [{"gift": gift, "votes": worth} for gift, worth in zip(gifts, votes, strict=True)]
        boats.append({**entry, "seats": seats})
    return title("passengers").read(CardSource(toml({**CARDS, "boat": boats, **tables})))


SMALL_BOATS = small_boats()
IDLE_GIFTS = small_boats(  # for scenes that are not about gifts: whoever sits on a boat stays there
    gift=[{**gift, "needs": "", "steps": [], "impossible_steps": []} for gift in CARDS["gift"]]
)

HANDS = {
    4: ["Sg Sr Db", "Sb Sg Dr", "Sr Dg Db", "Z Sb Dr"],
    5: ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db"],
    6: ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Dr Db", "Sr Dg Db", "Z Sb Dr"],
    7: ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Sb Dr", "Sr Dg Db", "Sb Dr Dg", "Sg Db Dr"],
    8: ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Sb Dr", "Sr Dg Db", "Sb Dr Dg", "Sg Db Dr", "Z Sr Db"],
}
SHADOWS = "Sg Dg Sr Dr Sb Db"


def name(code: str) -> str:
    """Sr is soul_red."""
    return "zholyk" if code == "Z" else f"{KINDS[code[0]]}_{COLOURS[code[1]]}"


def names(codes: str) -> list[str]:
    order = ["soul_green", "soul_red", "soul_blue", "demon_green", "demon_red", "demon_blue", "zholyk"]
    return sorted((name(code) for code in codes.split()), key=order.index)


def side(hand: str) -> str:
    if "Z" in hand:
        return "zholyk"
    return "guide" if hand.count("S") == 2 else "smuggler"


def deal(
    seats: int = 5,
    *hands: str,
    coin: int = 0,
    shadows: str = SHADOWS,
    cards: CardFile | Path | None = None,
    listen: bool = False,
    settings: Mapping[str, str] | None = None,
    **more: str,
) -> hlubina.Game:
    """A table before the first question, with the given hands or those of HANDS. Nobody talks unless asked to, and
    a boat has four seats unless cards are given.

    Settings of the game are given by name, or together in `settings`.
    """
    given = list(hands) or HANDS[seats]
    chosen = {"talk": "off", **(settings or {}), **more}
    cards = cards or SMALL_BOATS
    data = hlubina.new("passengers", seats, 1, chosen, cards=cards).dump()
    laid = [name(code) for code in shadows.split()] if seats == 4 else []
    data["deal"] = {
        "coin": coin,
        "loyalty": [side(hand) for hand in given],
        "hands": [names(hand) for hand in given],
        "shadows": laid,
    }
    data["table"] |= {"coin": coin, "hands": [names(hand) for hand in given]}
    data["steps"][-1][1] = (coin - 1) % 4 if seats == 4 else coin
    game = hlubina.load(data, cards=cards)
    if listen:
        game.listen()
    return game


def place(game: hlubina.Game, *placements: str) -> hlubina.Game:
    """Place passengers one after another: `Sr raven 2`."""
    for placement in placements:
        card, boat, column = placement.split()
        answer(game, f"place {name(card)} {boat} {column}")
    return game


def take_gifts(game: hlubina.Game, *gifts: str, cards: str | None = None) -> hlubina.Game:
    """Everybody places in turn, each on the seat of a gift; the first card of the hand unless told otherwise."""
    layout = LAYOUTS[game.view(None)["round"] - 1]
    chosen = cards.split() if cards else []
    for index, gift in enumerate(gifts):
        (seat,) = game.acting()
        card = name(chosen[index]) if chosen else game.view(seat)["hand"][0]
        answer(game, f"place {card} {layout[gift]}")
    return game


def vote(game: hlubina.Game, *boats: str) -> hlubina.Game:
    """Everybody who may votes, by seat."""
    for seat, boat in enumerate(boats):
        if seat in game.acting():
            answer(game, f"vote {boat}", seat=seat)
    return game


def pass_gifts(game: hlubina.Game, chooser: Any = min) -> hlubina.Game:
    """Use the rest of the gifts of this round somehow."""
    while game.view(None)["phase"] in ("gifts", "discussion"):
        seat = game.acting()[0]
        game.take(seat, chooser(game.options(seat)))
    return game


def next_round(game: hlubina.Game, boat: str) -> hlubina.Game:
    """Use the rest of the gifts somehow, and everybody votes for this boat."""
    pass_gifts(game)
    return vote(game, *[boat] * game.seats)


def place_all(game: hlubina.Game) -> hlubina.Game:
    """Everybody places the first card on the first free seat."""
    while game.view(None)["phase"] == "placement":
        seat = game.acting()[0]
        game.take(seat, min(game.options(seat)))
    return game


def seat_at(view: Data, place_: str, round_number: int | None = None) -> Data:
    """A seat of a boat as a view shows it."""
    boat, column = place_.split()
    number = round_number or view["round"]
    for shown in view["boats"]:
        if (shown["round"], shown["boat"]) == (number, boat):
            seat: Data = shown["seats"][int(column) - 1]
            return seat
    raise AssertionError(place_)


def sits(game: hlubina.Game, place_: str, viewer: int | None = None, round_number: int | None = None) -> Data:
    """The passenger at a place, as the viewer sees it."""
    passenger: Data = seat_at(game.view(viewer), place_, round_number)["passenger"]
    return passenger


def truth(game: hlubina.Game, place_: str, round_number: int | None = None) -> str | None:
    """The card that really lies at a place, whatever mask it wears."""
    boat, column = place_.split()
    table = game.dump()["table"]
    number = 2 * ((round_number or table["round"]) - 1) + ["raven", "wolf"].index(boat)
    found: str | None = table["boats"][number][int(column) - 1]
    return found and found.lower().partition("+")[0]


def told(game: hlubina.Game, viewer: int | None = None) -> list[Data]:
    assert game.journal is not None
    forms: list[Data] = game.journal.seen_by(viewer)
    return forms
