"""Records: what is damaged is refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import hlubina
from tests.kit.damage import Data, put, refused_in_one_sentence


@pytest.fixture(scope="module")
def record() -> Data:
    played = hlubina.play(hlubina.new("conspiracy", 2, "sealed:" + "7e" * 32), ["greedy", "random"])
    data: Data = json.loads(json.dumps(played.to_dict()))
    return data


def test_a_finished_game_verifies(record: Data) -> None:
    game = hlubina.verify(record)
    assert game.is_over()
    assert game.outcome().to_dict() == record["result"]


def test_a_record_names_what_the_game_was_made_from(record: Data) -> None:
    assert record["players"] == ["greedy", "random"]
    assert record["commitment"] == hlubina.commitment(record["seed"])
    assert set(record["settings"]) == {setting.name for setting in hlubina.title("conspiracy").settings()}


def cut(data: Data) -> None:
    data["moves"] = data["moves"][:-1]


def add(data: Data) -> None:
    data["moves"].append([0, 0])


def spoil(index: int, move: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["moves"][index] = move

    return change


def drop(field: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del data[field]

    return change


def winner_changed(data: Data) -> None:
    data["result"]["scores"][0] += 1


DAMAGES = {
    "a move too few": (cut, "another position"),
    "a move too many": (add, "over"),
    "an illegal move": (spoil(0, [0, 200]), "Move 1"),
    "a move out of range": (spoil(3, [0, 99999]), "Move 4"),
    "a move of a wrong seat": (spoil(2, [7, 0]), "Move 3 .* seat 7"),
    "a move that is none": (spoil(1, "draw"), "Move 2"),
    "another result": (winner_changed, "another result"),
    "another digest": (put(digest="0" * 16), "another position"),
    "another seed": (put(seed="sealed:" + "00" * 32), "committed"),
    "no commitment": (drop("commitment"), "commitment"),
    "no result": (put(result=None), "another result"),
    "no digest": (put(digest=None), "another position"),
    "a seed too large": (put(seed=10**500), "below"),
    "a seed that cannot be written": (put(seed="\ud800"), "printable"),
    "a player that cannot be written": (put(players=["\ud800", "x"]), "printable"),
    "a move too large": (spoil(0, [0, 10**5000]), "Move 1"),
    "a seed that is none": (put(seed=1.5), "seed"),
    "another format": (put(format="pgn"), "format"),
    "an unknown game": (put(game="chess"), "no game 'chess'"),
    "another version": (put(version=99), "version 99"),
    "a former version": (put(version=0), "replay it with the release of Hlubina that wrote it, or play a new game"),
    "another card file": (put(cards="0" * 16), "card file"),
    "too many seats": (put(seats=9), "players"),
    "an unknown setting": (put(settings={"speed": "fast"}), "no setting 'speed'"),
    "a wrong value": (put(settings={"lone_lord_is_a_coalition": "maybe"}), "maybe"),
    "settings that are none": (put(settings=[1]), "settings"),
    "a missing field": (drop("moves"), "'moves' is missing"),
    "an unknown field": (put(cheat=1), "'cheat'"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_in_one_sentence(record: Data, damage: str) -> None:
    refused_in_one_sentence(record, *DAMAGES[damage], hlubina.verify, hlubina.HlubinaError)


@pytest.mark.parametrize("data", [None, [], "record", 7, {1: 2}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(hlubina.Invalid):
        hlubina.verify(data)


def test_only_a_new_game_can_be_recorded() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    game.take(game.acting()[0], 0)
    with pytest.raises(hlubina.Invalid, match="very beginning"):
        hlubina.play(game, ["random", "random"])
    with pytest.raises(hlubina.Invalid, match="2 seats"):
        hlubina.play(hlubina.new("conspiracy", 2, 1), ["random"])


def test_there_is_no_position_after_the_last_move(record: Data) -> None:
    with pytest.raises(hlubina.Invalid, match="no position"):
        hlubina.replay(record, len(record["moves"]) + 1)
