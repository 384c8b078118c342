"""Steps of stored positions: every step of a game can be read back, and nothing else."""

from __future__ import annotations

from importlib import import_module

import pytest

import hlubina
from hlubina.core.positions import StepClasses
from hlubina.core.steps import Step

GAMES = ["conspiracy", "abyss", "heroes", "prophecy"]  # Passengers plays its history again


def step_classes(game: str) -> StepClasses:
    found = import_module(f"hlubina.games.{game}.position").STEPS
    assert isinstance(found, StepClasses)
    return found


def kinds_of(step: type[Step]) -> set[type[Step]]:
    """All classes beneath one."""
    return {each for kind in step.__subclasses__() for each in {kind, *kinds_of(kind)}}


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_can_be_read_back(game: str) -> None:
    known = step_classes(game)
    kinds = {kind for kind in kinds_of(Step) if kind.__module__.startswith(f"hlubina.games.{game}.")}
    named = {kind for kind in kinds if kind.name is not Step.name}
    assert {*known.duties.values(), *known.questions.values()} == named


@pytest.mark.parametrize(
    "entry", [["recruit"], ["recruit", 2], ["recruit", -1], ["recruit", 0, 0], ["pass_turn", 0], ["step", 0]]
)
def test_a_step_with_other_numbers_is_refused(entry: list[object]) -> None:
    game = hlubina.new("conspiracy", 2, 1)
    known = step_classes("conspiracy")
    assert known.read(game, ["recruit", 1]).numbers() == [1]
    with pytest.raises(hlubina.Invalid, match="has no step"):
        known.read(game, entry)
