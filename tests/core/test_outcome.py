"""Points are whole numbers inside and shown as players count them; ranks come from scores and tie-breaks."""

from __future__ import annotations

import pytest

from hlubina.core.outcome import Line, Outcome


def test_whole_points_are_shown_as_they_are() -> None:
    outcome = Outcome(True, [Line("a", [3, 5]), Line("b", [1, 0])], [Line("pearls", [2, 1])])
    assert outcome.to_dict() == {
        "over": True,
        "ranks": [2, 1],
        "scores": [4, 5],
        "lines": {"a": [3, 5], "b": [1, 0]},
        "tie_breaks": {"pearls": [2, 1]},
    }


def test_halves_are_shown_as_halves_and_the_rest_as_whole_numbers() -> None:
    outcome = Outcome(True, [Line("team", [14, 14, 0]), Line("alone", [0, 0, 13])], [], 2)
    told = outcome.to_dict()
    assert told["scores"] == [7, 7, 6.5]
    assert told["lines"] == {"team": [7, 7, 0], "alone": [0, 0, 6.5]}
    assert told["parts"] == 2
    assert told["ranks"] == [1, 1, 3]
    assert outcome.winners() == [0, 1]


@pytest.mark.parametrize(("points", "shown"), [(13, "6.5"), (12, "6"), (0, "0"), (1, "0.5")])
def test_points_read_well(points: int, shown: str) -> None:
    assert str(Outcome(False, [Line("a", [0])], [], 2).shown(points)) == shown
