"""Positions that cannot have come about are refused; so are card files with a slip."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import hlubina
from hlubina.games.conspiracy.cards import CARD_FILE
from tests.games.conspiracy.scene import COLOURS, table
from tests.kit.damage import Data, put, refused_in_one_sentence
from tests.kit.marks import rule

NO_COATS = dict.fromkeys(COLOURS, -1)


@pytest.fixture(scope="module")
def position() -> Data:
    game = table("red_1 red_1+force_two_lords blue_4", "green_3 yellow_1", turn=1, deck="blue_6", piles="green_4")
    return game.dump()


def a_lord_twice(data: Data) -> None:
    data["piles"][3].append("green_4")


def a_lord_missing(data: Data) -> None:
    data["lord_deck"]["cards"].pop()
    data["lord_deck"]["known"].pop()


def a_location_twice(data: Data) -> None:
    data["available"].append("force_two_lords")


def a_key_spent_twice(data: Data) -> None:
    """The second location would need a key that the first one has used up."""
    move_location(data, "ip_7", 0, 0)


def a_location_without_a_key(data: Data) -> None:
    move_location(data, "ip_7", 0, 2)


def move_location(data: Data, location: str, seat: int, place: int) -> None:
    deck = data["location_deck"]
    for zone in (deck["cards"], data["available"]):
        if location in zone:
            zone.remove(location)
    deck["known"] = [0] * len(deck["cards"])
    data["chambers"][seat]["locations"][place] = location


def keys_won_a_location_that_is_not_there(data: Data) -> None:
    data["location_deck"]["cards"].append("force_two_lords")
    data["location_deck"]["known"].append(0)
    data["chambers"][0]["locations"][1] = None
    data["chambers"][0]["silver"] = 2
    data["forcer"], data["forcing"] = -1, 0


def take_from_deck(data: Data, count: int) -> list[str]:
    deck = data["lord_deck"]
    taken = deck["cards"][-count:]
    del deck["cards"][-count:], deck["known"][-count:]
    return list(taken)


def four_drawn_lords(data: Data) -> None:
    data["drawn_lords"] = take_from_deck(data, 4)
    data["steps"] = [["pass_turn", -1], ["keep_lord", 1]]


def held_lords_of_two_colours(data: Data) -> None:
    cards = data["lord_deck"]["cards"]
    cards.sort()
    data["held"] = [cards.pop(0), cards.pop()]
    data["lord_deck"]["known"] = [0] * len(cards)
    data["steps"] = [["pass_turn", -1], ["place_lords", 1]]


def a_full_chamber_that_draws(data: Data) -> None:
    full = table(
        "",
        "blue_3 blue_3 blue_4 blue_4 blue_6 red_3 red_3 red_4 red_4 red_6 green_3 green_3 green_4 green_4 green_6",
        turn=0,
        finisher=1,
        master=1,
    ).dump()
    data.clear()
    data.update(full)
    data["turn"] = 1
    data["drawn_lords"] = take_from_deck(data, 2)
    data["steps"] = [["pass_turn", -1], ["keep_lord", 1]]


def knowledge_from_nowhere(data: Data) -> None:
    data["lord_deck"]["known"] = [1] * len(data["lord_deck"]["cards"])


def chamber(seat: int, field: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["chambers"][seat][field] = value

    return change


IMPOSSIBLE = {
    "a lord twice": (a_lord_twice, "green_4"),
    "a lord missing": (a_lord_missing, "not"),
    "a location twice": (a_location_twice, "2 times"),
    "a key spent twice": (a_key_spent_twice, "spent twice"),
    "a location without a key": (a_location_without_a_key, "no lord with a key"),
    "keys without their location": (keys_won_a_location_that_is_not_there, "had won one"),
    "an unspent key from nowhere": (chamber(0, "gold", 1), "unspent"),
    "pearls from nowhere": (chamber(1, "pearls", 5), "pearls"),
    "a coat on a lesser lord": (chamber(0, "coats", {**NO_COATS, "blue": 0, "red": 0}), "coat of arms"),
    "a coat on an empty place": (chamber(0, "coats", {**NO_COATS, "blue": 9, "red": 0}), "empty place"),
    "a pearl master with fewer pearls": (put(pearl_master=0), "pearl master"),
    "no pearl master": (put(pearl_master=-1), "pearl master"),
    "a finisher with places left": (put(finisher=0), "full"),
    "a forcer without his location": (put(forcer=1), "forces"),
    "forcing without a forcer": (put(forcing=2), "force"),
    "a forcer who forces otherwise": (lambda data: data.update(forcer=0, forcing=1), "force"),
    "an unknown card": (put(held=["red_5"]), "red_5"),
    "held lords that nobody places": (put(drawn_lords=["blue_6"]), "not"),
    "a step of a wrong seat": (put(steps=[["pass_turn", -1], ["recruit", 0]]), "seat 1"),
    "an unknown step": (put(steps=[["pass_turn", -1], ["dance", 1]]), "dance"),
    "steps that do not fit": (put(steps=[["pass_turn", -1], ["keep_lord", 1]]), "do not fit"),
    "no steps in a running game": (put(steps=[]), "over"),
    "steps that are none": (put(steps=[7]), "step"),
    "a turn of nobody": (put(turn=-1), "turn"),
    "turns from nowhere": (put(turns=999), "999 turns"),
    "a full chamber that draws": (a_full_chamber_that_draws, "do not fit"),
    "four drawn lords": (four_drawn_lords, "do not fit"),
    "held lords of two colours": (held_lords_of_two_colours, "do not fit"),
    "four seats of two": (put(seats=4), "chambers"),
    "seven seats": (put(seats=7), "players"),
    "another format": (put(format="fen"), "format"),
    "another game": (put(game="chess"), "chess"),
    "a damaged state of chance": (put(chance=[1]), "chance"),
    "knowledge from nowhere": (knowledge_from_nowhere, "know"),
    "an unknown setting": (put(settings={"speed": "fast"}), "speed"),
    "an unknown field": (put(cheat=1), "cheat"),
    "a barrier ahead of the moves": (put(barrier=10**6), "barrier"),
}


@rule("C-1")
@pytest.mark.parametrize("impossible", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_one_sentence(position: Data, impossible: str) -> None:
    refused_in_one_sentence(position, *IMPOSSIBLE[impossible])
    hlubina.load(position)


def without_location(text: str) -> str:
    return text.replace('[[location]]\nid = "ip_7"\ninfluence = 7\n', "")


def location_twice(text: str) -> str:
    return text + '\n[[location]]\nid = "ip_7"\ninfluence = 7\n'


BROKEN_CARDS: dict[str, tuple[Callable[[str], str], str]] = {
    "a location missing": (without_location, "lacks the location 'ip_7'"),
    "a location twice": (location_twice, "'ip_7' twice"),
    "a lord missing": (lambda text: text.replace("copies_per_colour = 4", "copies_per_colour = 3"), "counts 60 lords"),
    "an unknown location": (lambda text: text.replace('id = "ip_7"', 'id = "atlantis"'), "atlantis"),
    "an unknown ability": (lambda text: text.replace('"gold_key"', '"lock_pick"'), "'ability' of lord 3"),
    "no number": (lambda text: text.replace("\npearls = 3\n", '\npearls = "three"\n'), "'three'"),
    "another order of colours": (lambda text: text.replace('"blue"', '"azure"', 1), "colours"),
    "no TOML": (lambda text: text + "\n[[", "not valid TOML"),
    "no scoring": (lambda text: text.replace("[scoring]", "[points]"), r"\[scoring\]"),
    "an amount on a lord without pearls": (
        lambda text: text.replace('ability = "gold_key"', 'ability = "gold_key"\namount = 1'),
        "exactly if it gives pearls",
    ),
    "other settings": (lambda text: text.replace('values = ["yes", "no"]', 'values = ["no", "yes"]'), "settings"),
    "another version": (lambda text: re.sub(r"\nversion = \d+", "\nversion = 999", text), "version"),
    "a lord kind too many": (
        lambda text: text + '\n[[lord]]\ninfluence = 9\ncopies_per_colour = 1\nability = "gold_key"\n',
        "7 kinds",
    ),
}


@pytest.mark.parametrize("broken", BROKEN_CARDS)
def test_a_broken_card_file_is_refused_in_one_sentence(broken: str, tmp_path: Path) -> None:
    change, words = BROKEN_CARDS[broken]
    file = tmp_path / "cards.toml"
    file.write_text(change(CARD_FILE.read_text("utf-8")), "utf-8")
    with pytest.raises(hlubina.Invalid, match=words):
        hlubina.new("conspiracy", 2, 1, cards=file)


def test_a_card_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(hlubina.Invalid, match="cannot be read"):
        hlubina.new("conspiracy", 2, 1, cards=tmp_path / "none.toml")


def test_a_designer_may_change_a_card_and_play_with_it(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(re.sub(r"pearl_master = 5", "pearl_master = 9", CARD_FILE.read_text("utf-8")), "utf-8")
    record = hlubina.play(hlubina.new("conspiracy", 2, 1, cards=file), ["random", "random"])
    game = hlubina.verify(record, cards=file)
    assert 9 in next(line.points for line in game.outcome().lines if line.name == "pearl_master")
    with pytest.raises(hlubina.Invalid, match="another card file"):
        hlubina.verify(record)
