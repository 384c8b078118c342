"""How many different ways a game can go in its first decisions: a net for any change in what is offered."""

from __future__ import annotations

import pytest

import hlubina
from tests.kit.marks import rule


def ways(game: hlubina.Game, decisions: int) -> int:
    """The number of different sequences of so many decisions."""
    if decisions == 0 or game.is_over():
        return 1
    total = 0
    (seat,) = game.acting()
    for action in game.options(seat):
        future = game.copy()
        future.take(seat, action)
        total += ways(future, decisions - 1)
    return total


@rule("C-2.1", "C-2.3")
@pytest.mark.parametrize(("seats", "counts"), [(2, [3, 8, 30, 101, 368, 1316]), (4, [3, 8, 30, 101, 368, 1322])])
def test_the_number_of_ways_to_begin_stays_the_same(seats: int, counts: list[int]) -> None:
    game = hlubina.new("conspiracy", seats, "counts")
    assert [ways(game, decisions) for decisions in range(1, 7)] == counts
