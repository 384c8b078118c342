"""Points are whole numbers inside and shown as players count them; ranks for rivals, one result for partners."""

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


def test_rivals_are_ranked_and_share_a_victory() -> None:
    outcome = Outcome(True, [Line("points", [3, 5, 5])], [])
    assert outcome.ranks == [3, 1, 1]
    assert outcome.winners() == [1, 2]
    assert [outcome.share(seat) for seat in range(3)] == [0.0, 0.5, 0.5]
    assert "won" not in outcome.to_dict()


@pytest.mark.parametrize(("won", "winners", "share"), [(True, [0, 1], 1.0), (False, [], 0.0), (None, [], 0.0)])
def test_partners_win_or_lose_together(won: bool | None, winners: list[int], share: float) -> None:
    outcome = Outcome(won is not None, [Line("cards", [7, 7])], [], together=True, won=won)
    assert outcome.ranks == [1, 1]
    assert outcome.winners() == winners
    assert outcome.share(1) == share
    assert outcome.to_dict()["won"] is won
