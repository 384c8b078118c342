"""Actions by number and by name."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.core.vocabulary import Argument, Block, Vocabulary
from hlubina.registry import GAMES, title


@pytest.mark.parametrize("name", GAMES)
def test_every_action_decodes_to_a_name_that_encodes_back(name: str) -> None:
    vocabulary = title(name).vocabulary
    for number in range(vocabulary.size):
        action = vocabulary.decode(number)
        assert vocabulary.encode(action.name, *action.arguments.values()) == number


def test_several_arguments_are_told_apart() -> None:
    words = Vocabulary("toy", [Block("go", 0, [Argument("row", 2), Argument("way", 3, labels=["up", "down", "on"])])])
    assert str(words.decode(5)) == "go(row=1, way=on)"
    assert words.encode("go", 1, "up") == 3


@pytest.mark.parametrize("action", [-1, 201, 10**9])
def test_an_action_out_of_range_is_refused(action: int) -> None:
    with pytest.raises(hlubina.Invalid, match="0 to 200"):
        title("conspiracy").vocabulary.decode(action)


@pytest.mark.parametrize("words", [("fly",), ("draw",), ("draw", 4), ("take_pile", "pink"), ("leave_lords", 1)])
def test_what_cannot_be_encoded_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(hlubina.Invalid):
        title("conspiracy").vocabulary.encode(*words)


def test_blocks_must_follow_each_other() -> None:
    with pytest.raises(hlubina.Invalid, match="must begin at 1"):
        Vocabulary("toy", [Block("pass", 0, []), Block("go", 2, [])])
