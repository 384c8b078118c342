"""What the proposed figures hold to: strong guardians, and games that are neither too short nor too long."""

from __future__ import annotations

import pytest

from hlubina.games.prophecy.cards import STANDARD, STRENGTH, WILL
from hlubina.games.prophecy.names import CARD_NAMES, GATE, GREATER, LESSER, MONSTER, OBSTACLE
from hlubina.lab.balance import Gauge, balance
from hlubina.lab.simulate import Plan
from tests.kit.marks import campaign, rule

WILDERNESS = range(MONSTER, LESSER)
LESSER_GUARDIANS = range(LESSER, GATE)
GREATER_GUARDIANS = range(GREATER, OBSTACLE)
GOALS = ["artifacts", "treasure_hunters", "underwater_treasure", "certificates"]


def hardness(card: int, kind: int) -> int | None:
    """What one needs to beat it about every second time, less one; each further life takes one point more."""
    will = max(STANDARD.will_vs_man[card], STANDARD.will_vs_woman[card])
    figure = STANDARD.strength[card] if kind == STRENGTH else will
    return None if figure < 0 else figure + STANDARD.lives[card] - 1


def best(card: int) -> int:
    return max(found for kind in (STRENGTH, WILL) if (found := hardness(card, kind)) is not None)


@pytest.mark.parametrize("kind", [STRENGTH, WILL], ids=["strength", "will"])
def test_no_monster_of_the_wilderness_is_as_hard_to_beat_as_a_guardian(kind: int) -> None:
    monsters = {CARD_NAMES[card]: found for card in WILDERNESS if (found := hardness(card, kind)) is not None}
    guardians = {
        CARD_NAMES[card]: found
        for card in [*LESSER_GUARDIANS, *GREATER_GUARDIANS]
        if (found := hardness(card, kind)) is not None
    }
    assert len(monsters) > 30
    assert len(guardians) > 10
    weakest = min(guardians.values())
    assert {name: found for name, found in monsters.items() if found >= weakest} == {}


def test_every_greater_guardian_is_harder_to_beat_than_every_lesser_one() -> None:
    assert min(map(best, GREATER_GUARDIANS)) > max(map(best, LESSER_GUARDIANS))


def gauges(seats: int, games: int, **options: str) -> dict[str, Gauge]:
    found: list[Gauge] = []
    balance(Plan("prophecy", ["greedy"] * seats, games, options={"characters": "random", **options}), gauges=found)
    return {gauge.name: gauge for gauge in found}


@campaign
def test_three_players_take_the_first_artifact_around_the_rounds_12_to_20() -> None:
    low, median, high = gauges(3, 60)["first_artifact"].quartiles()
    assert low >= 9
    assert 12 <= median <= 20
    assert high <= 25


@campaign
@rule("PR-15.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("goal", GOALS)
def test_the_round_limit_ends_hardly_any_game(goal: str, seats: int) -> None:
    """Of 100 games of players who play to win at most one; a longer run is for `hlubina balance --over goal`."""
    assert sum(gauges(seats, 100, goal=goal)["ended_by_limit"].values) <= 1
