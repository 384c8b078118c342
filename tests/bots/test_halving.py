"""Sequential halving, the search for games with long turns."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.bots.halving import FIELD, SequentialHalving
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Seat


def some_seat(name: str) -> Seat:
    game = hlubina.new(name, 2, 8, SETTINGS[name])
    hlubina.title(name).adviser.play_on(game, hlubina.stream(2, "middle"), 3)
    return Seat(game, game.acting()[0], hlubina.stream(1, "bot"))


SETTINGS = {"heroes": {"clans": "drawn"}, "prophecy": {"characters": "random"}}
IN_EACH_GAME = pytest.mark.parametrize("name", list(SETTINGS))


@IN_EACH_GAME
def test_a_search_halves_the_options_where_turns_are_long(name: str) -> None:
    searched = SearchBot(40, 0.0).evaluate(some_seat(name))
    halved = SequentialHalving(40, 0.0).evaluate(some_seat(name))
    assert [(one.action, one.visits) for one in searched] == [(one.action, one.visits) for one in halved]


@IN_EACH_GAME
def test_every_option_is_judged_and_the_best_are_tried_most(name: str) -> None:
    seat = some_seat(name)
    judged = SequentialHalving(60, 0.0).evaluate(seat)
    visits = [evaluation.visits for evaluation in judged]
    assert sorted(evaluation.action for evaluation in judged) == seat.options()
    assert visits == sorted(visits, reverse=True)
    assert 1 <= sum(1 for number in visits if number > 0) <= 2 * FIELD
    assert all(0.0 <= evaluation.win_chance <= 1.0 for evaluation in judged)


@IN_EACH_GAME
@pytest.mark.parametrize("simulations", [1, 20, 200])
def test_the_budget_is_kept_but_for_the_last_common_world_of_each_round(name: str, simulations: int) -> None:
    judged = SequentialHalving(simulations, 0.0).evaluate(some_seat(name))
    assert sum(evaluation.visits for evaluation in judged) <= simulations + 6 * FIELD


def test_a_budget_of_seconds_is_spent() -> None:
    judged = SequentialHalving(0, 0.1).evaluate(some_seat("heroes"))
    assert judged[0].visits >= 1
