"""Simulation: reproducible, seats rotated, the same with one job or several."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.lab.simulate import BotScore, Plan, Result, results, simulate, summary


def test_the_same_plan_gives_the_same_results_with_any_number_of_jobs() -> None:
    plan = Plan("conspiracy", ["greedy", "random", "random"], 12, seed=4)
    assert list(results(plan, 1)) == list(results(plan, 2))


def test_rotations_of_one_seating_share_a_deal_and_are_told_apart() -> None:
    plan = Plan("conspiracy", ["random"] * 3, 6, seed=4)
    played = list(results(plan))
    assert len({tuple(result.scores) for result in played}) > 1
    line = simulate(plan)[0]
    assert line.games == 6
    assert 1.0 <= line.mean_rank <= 3.0


def test_the_interval_holds_the_rate_and_narrows_with_games() -> None:
    few, many = BotScore("x", 8, 0, 10, 0, 0), BotScore("x", 800, 0, 1000, 0, 0)
    for line in (few, many):
        low, high = line.interval()
        assert low < 0.8 < high
    assert many.interval()[1] - many.interval()[0] < few.interval()[1] - few.interval()[0]


@pytest.mark.parametrize(
    "plan",
    [
        Plan("chess", ["random", "random"], 1, 0),
        Plan("conspiracy", ["random"], 1, 0),
        Plan("conspiracy", ["random", "clever"], 1, 0),
        Plan("conspiracy", ["random", "random"], 0, 0),
        Plan("conspiracy", ["random", "random"], 1, 0, {"speed": "fast"}),
        Plan("conspiracy", ["random", "random"], 1, 0, cards="nowhere.toml"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(plan: Plan) -> None:
    with pytest.raises(hlubina.Invalid):
        simulate(plan)


def test_a_victory_of_all_is_a_win_of_each() -> None:
    plan = Plan("heroes", ["random", "random"], 2, 0)
    lines = simulate(plan)
    assert all(line.wins + line.shared <= line.games for line in lines)
    assert [summary(plan, [Result([1, 1], [5, 5], ["imps", "gnolls"], 9, won)], 0).wins for won in (True, False)] == [
        1,
        0,
    ]
