"""Positions that cannot have come about are refused in one sentence; those that can go on as they would have."""

from __future__ import annotations

import copy
import json
import re

import pytest

import hlubina
from hlubina.core.chance import stream
from hlubina.games.passengers import state
from tests.games.passengers.scene import SMALL_BOATS, deal, next_round, place, place_all, take_gifts
from tests.games.words import answer
from tests.kit.damage import Change, Data, put, refused_in_one_sentence
from tests.kit.tables import play_at_random


@pytest.fixture(scope="module")
def position() -> Data:
    """Four players in round II, with a shuffle of nothing and some talk behind them."""
    game = deal(4, talk="on")
    while game.view(None)["round"] < 2 or game.view(None)["phase"] != "gifts":
        seat = game.acting()[0]
        options = game.options(seat)
        game.take(seat, options[min(1, len(options) - 1)])
    return game.dump()


@pytest.fixture(scope="module")
def shuffled() -> Data:
    game = take_gifts(deal(5, gift_set="III"), "scroll", "potion", "mask", "bell", "hamsa")
    while game.view(None)["gift_in_use"] is None or game.view(None)["gift_in_use"]["gift"] != "III-6":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    return answer(game, "passenger 1 raven 2", "passenger 1 wolf 2").dump()


def part(name: str, **fields: object) -> Change:
    return lambda data: data[name].update(**fields)


def hand(seat: int, *cards: str) -> Change:
    return lambda data: data["deal"]["hands"].__setitem__(seat, list(cards))


def move(number: int, entry: object) -> Change:
    return lambda data: data["history"].__setitem__(number, entry)


BAD: dict[str, tuple[Change, str]] = {
    "unknown field": (put(weather="fine"), "nobody knows the field 'weather'"),
    "no history": (lambda data: data.pop("history"), "'history' is missing"),
    "no deal": (put(deal=3), "a table of named fields"),
    "coin": (part("deal", coin=4), "'coin' must be a whole number from 0 to 3"),
    "loyalty": (part("deal", loyalty=["guide"] * 4), "2 guides, 1 smugglers and 1 Zholyk"),
    "loyalty unknown": (part("deal", loyalty=["guide", "guide", "smuggler", "pirate"]), "does not exist"),
    "hand of another side": (hand(0, "soul_green", "demon_red", "demon_blue"), "does not fit its loyalty"),
    "hand of four": (hand(0, "soul_green", "soul_red", "demon_blue", "demon_red"), "does not fit its loyalty"),
    "hands missing": (part("deal", hands=[]), "4 lists of cards"),
    "card unknown": (hand(0, "soul_green", "soul_pink", "demon_blue"), "does not exist"),
    "five red demons": (
        part("deal", shadows=["soul_green", "demon_red", "soul_red", "demon_red", "soul_blue", "demon_red"]),
        "There are 4 cards demon_red, but 5 were dealt",
    ),
    "shadows": (part("deal", shadows=["soul_green"] * 3), "3 souls and 3 demons among the shadows"),
    "history is no list": (put(history="moves"), "'history' must be a list"),
    "move is no pair": (move(3, [1]), "Move 4 of the history must be a seat and an action"),
    "move of text": (move(3, ["1", 2]), "Move 4 of the history must be a seat and an action"),
    "illegal move": (move(3, [0, 829]), "is not legal there"),
    "move of another seat": (move(0, [1, 130]), "Move 1 of the history, [1, 130], is not legal there"),
    "move too many": (lambda data: data["history"].append([0, 0]), "is not legal there"),
    "endless history": (put(history=[[0, 0]] * 6000), "at most 5000 moves"),
    "turns": (put(turns=3), "leads to"),
    "moves": (put(moves=900), "leads to"),
    "barrier": (put(barrier=0), "leads to"),
    "shuffles": (put(shuffles=[1]), "and 0 shuffles"),
    "shuffle of three": (put(shuffles=[3]), "'shuffles' must be a whole number from 0 to 1"),
    "steps": (put(steps=[["next_round", -1]]), "pending steps"),
    "step unknown": (lambda data: data["steps"].append(["dance", 0]), "pending steps"),
    "step is no list": (put(steps=[3]), "A step is a name and numbers"),
    "steps in another order": (lambda data: data["steps"].reverse(), "pending steps"),
    "round": (part("table", round=3), "not what its deal and its history lead to"),
    "hands on the table": (part("table", hands=[[], [], [], []]), "not what its deal and its history lead to"),
    "table is a list": (put(table=[]), "not what its deal and its history lead to"),
    "chance": (put(chance=[1, 2]), "The state of chance"),
    "setting": (part("settings", talk="loud"), "Setting talk is one of on, off"),
    "seats": (put(seats=3), "4 to 8 players"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fault: str, position: Data) -> None:
    change, words = BAD[fault]
    refused_in_one_sentence(position, change, re.escape(words), lambda data: hlubina.load(data, SMALL_BOATS))


def test_a_position_says_where_everything_is(position: Data) -> None:
    table = position["table"]
    assert (table["round"], table["phase"]) == (2, "gifts")
    assert [len(hand) for hand in table["hands"]] == [1, 1, 1, 1]
    assert sum(card is not None for boat in table["boats"] for card in boat) == 12
    assert len(table["underworld"]) == 1


def test_the_outcome_of_a_shuffle_can_be_chosen_and_the_table_must_agree(shuffled: Data) -> None:
    hlubina.load(shuffled, SMALL_BOATS)
    other = copy.deepcopy(shuffled)
    other["shuffles"] = [1 - shuffled["shuffles"][0]]
    with pytest.raises(hlubina.Invalid, match="not what its deal and its history lead to"):
        hlubina.load(other, SMALL_BOATS)
    boats = other["table"]["boats"]
    boats[0][1], boats[1][1] = boats[1][1], boats[0][1]
    assert hlubina.load(other, SMALL_BOATS).dump() == other


@pytest.mark.parametrize("gift_set", ["I", "II", "III"])
def test_any_position_of_a_game_can_be_stored_with_its_secrets(gift_set: str) -> None:
    for game in play_at_random(hlubina.new("passengers", 6, 9, {"gift_set": gift_set}), 9):
        if game.moves % 7 == 0:
            data = json.loads(json.dumps(game.dump()))
            assert hlubina.load(data).dump() == data


def test_imagined_positions_can_be_stored_too() -> None:
    for gift_set in ("I", "III"):
        for game in play_at_random(hlubina.new("passengers", 5, 4, {"gift_set": gift_set}), 4):
            if game.moves % 5 == 0:
                for seat in range(5):
                    dream = game.imagine(seat, stream(game.moves, "store"))
                    assert hlubina.load(dream.dump()).dump() == dream.dump()


def test_a_position_with_the_floor_given_to_somebody_loads(position: Data) -> None:
    game = next_round(place_all(deal(5)), "raven")
    while game.view(None)["phase"] != "vote":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    game.give_floor(3)
    loaded = hlubina.load(game.dump(), SMALL_BOATS)
    assert loaded.dump() == game.dump()
    answer(loaded, "vote raven", seat=1)
    assert 1 not in loaded.acting()


def test_twins_are_stored_as_the_card_they_are() -> None:
    game = deal(5, "Sb Sb Db", "Sb Sg Dr", "Sr Sg Dg", "Sg Dr Db", "Sr Dg Db")
    plain = game.copy()
    answer(game, "place_twin soul_blue raven 1")
    place(plain, "Sb raven 1")
    assert game.dump() == plain.dump()


def test_votes_and_picks_that_are_still_secret_are_stored() -> None:
    game = take_gifts(deal(5), "lantern", "potion", "mask", "hamsa", "bell")
    answer(game, "player 1", "player 2")
    answer(game, f"card {game.view(2)['hand'][1]}", seat=2)
    assert hlubina.load(game.dump(), SMALL_BOATS).dump() == game.dump()
    answer(game, f"card {game.view(1)['hand'][1]}", seat=1)
    while game.view(None)["phase"] != "vote":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    answer(game, "vote wolf", seat=3)
    loaded = hlubina.load(game.dump(), SMALL_BOATS)
    assert loaded.view(3)["players"][3]["vote"] == "wolf"
    assert loaded.acting() == [0, 1, 2, 4]


def test_what_is_shared_by_whoever_has_none_of_it_stays_empty() -> None:
    for seats in range(4, 9):
        hlubina.new("passengers", seats, seats).playout(stream(seats, "shared"))
    assert [state.NOTHING, state.NO_LISTS, state.NO_USES, state.NO_CLUES, state.NO_WORLDS_KNOWN] == [[]] * 5
    assert state.EMPTY_SPOTS[0] == [0, 1, 2, 3, 4]


def test_a_record_of_former_rules_is_refused_and_told_what_to_do_with_it() -> None:
    record = hlubina.play(hlubina.new("passengers", 5, 3), ["random"] * 5)
    former = {**record.to_dict(), "version": record.version - 1}
    with pytest.raises(
        hlubina.Invalid, match="replay it with the release of Hlubina that wrote it, or play a new game"
    ):
        hlubina.verify(former)
