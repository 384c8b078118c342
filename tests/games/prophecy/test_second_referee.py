"""A referee of its own: Prophecy implemented again, from rules.en.md, the rulebook and the cards alone.

It sits beside random games to their end, foresees every question, all its answers and the whole table; and beside the
first moves from positions at the edge of what can be.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hlubina
from tests.games.prophecy.referee.drive import HABITS, follow, follow_on, mixed
from tests.games.prophecy.referee.extremes import STAGES, Extreme
from tests.games.prophecy.referee.figures import SETTINGS
from tests.games.prophecy.referee.game import Referee
from tests.games.prophecy.referee.table import Player, Question
from tests.games.prophecy.scene import Table
from tests.kit.marks import campaign, rule

SEATS = [1, 2, 3, 4, 5]


def test_the_referee_knows_every_setting() -> None:
    assert {setting.name: list(setting.values) for setting in hlubina.title("prophecy").settings()} == SETTINGS


@rule("PR-2.3", "PR-2.5", "PR-4.1", "PR-4.2", "PR-4.3", "PR-5.1", "PR-5.2", "PR-5.3", "PR-5.4", "PR-5.6", "PR-5.7")
@rule("PR-6.1", "PR-6.2", "PR-6.5", "PR-7.2", "PR-7.3", "PR-8.1", "PR-8.2", "PR-8.3", "PR-8.4", "PR-8.6", "PR-8.9")
@rule("PR-9.1", "PR-9.3", "PR-9.4", "PR-10.10", "PR-11.1", "PR-13.2", "PR-13.3", "PR-14.2", "PR-14.3", "PR-16.4")
@rule("PR-16.9", "PR-17.7", "PR-17.10", "PR-17.14", "PR-17.17")
@pytest.mark.parametrize(("seats", "habit"), [*zip(SEATS, HABITS, strict=True)])
def test_a_second_referee_foresees_every_question_and_the_whole_table(seats: int, habit: str) -> None:
    assert follow(f"{habit}/{seats}", seats, habit, {})["turn"]


@rule("PR-18.3", "PR-18.4", "PR-18.5", "PR-18.6", "PR-18.8", "PR-18.12", "PR-22.2")
@pytest.mark.parametrize("goal", SETTINGS["goal"])
def test_it_does_so_with_every_goal(goal: str) -> None:
    settings = {**mixed(random.Random(goal)), "goal": goal}
    assert follow(goal, 2, "sensible", settings)["turn"]


@rule("PR-3.7")
def test_it_does_so_where_characters_are_drawn() -> None:
    assert follow("drawn", 3, "busy", {"characters": "random"})["turn"]


def follow_extremes(name: str, stage: str, habit: str, kind: type[Referee] = Referee) -> Counter[str]:
    return follow_on(Extreme(name, stage).data(), name, habit, EXTREME_MOVES, kind)


EXTREME_MOVES = 100


@rule("PR-15.4", "PR-15.5", "PR-15.6", "PR-15.7", "PR-18.9", "PR-2.5", "PR-14.2", "PR-17.18", "PR-17.24")
@pytest.mark.parametrize("stage", STAGES)
def test_it_does_so_from_extreme_positions(stage: str) -> None:
    """Far too many items, nearly dead, the realm full of swimmers, artifacts on the ground, the final battle."""
    met: Counter[str] = Counter()
    for number in range(4):
        for habit in HABITS:
            met += follow_extremes(f"{habit}/{stage}/{number}", stage, habit)
    assert met["turn"]
    assert stage != "last artifact" or (met["final battle"] and met["arena"])
    assert stage != "final battle" or met["out"]


@rule("PR-17.24", "PR-17.18")
def test_it_does_so_where_the_loser_of_a_fight_drowns_with_an_artifact() -> None:
    table = Table("ranger", "druid", settings={"artifacts": "new_five"}).gate(1, "astral_dragon", "executor")
    table.at(0, "c3").at(1, "c3").cell("c3", None).steps(["end_turn", -1], ["play_on", -1], ["water_move", 0])
    table.player(0, bag=9, bubbles=9, magic=0).player(1, bag=3, health=2, magic=0).artifact(1, "signet_ring")
    met: Counter[str] = Counter()
    for number in range(20):
        met += follow_on(table.dice(6, 1).data, f"drowned/{number}", "fighter", 10)
    assert met["died in the realm"]
    assert met["artifact taken"]


@rule("PR-8.3")
def test_it_does_so_where_a_thief_takes_either_of_two_copies() -> None:
    met: Counter[str] = Counter()
    for third in range(1, 7):  # which item is lost comes after the dice
        table = Table("ranger", "druid").lay("plains_4", "thief").item(0, "bow", "bow!")
        table.player(0, tempered=[1], strength=1, health=1, magic=0, gold=0).dice(1, 6, third)
        for number in range(6):
            met += follow_on(table.data, f"thief/{number}", "any", 2)
    assert met["lost a whole bow"]
    assert met["lost a damaged bow"]


@rule("PR-20.27", "PR-18.5")
def test_it_does_so_where_guardians_are_all_the_pieces_of_the_loser() -> None:
    table = Table("ranger", "druid", settings={"goal": "treasure_hunters"}).piece(0, "plains_1").meet(1)
    table.guardian(1, "fallen_king", "queen_of_nightmares")
    met: Counter[str] = Counter()
    for number in range(20):
        met += follow_on(table.dice(6, 1).data, f"guardians/{number}", "fighter", 4)
    assert met["piece won"]


@campaign
@pytest.mark.parametrize("habit", HABITS)
def test_it_does_so_from_many_extreme_positions(habit: str) -> None:
    met: Counter[str] = Counter()
    for number in range(200):
        for stage in STAGES:
            met += follow_extremes(f"campaign/{habit}/{stage}/{number}", stage, habit)
    for thing in ("final battle", "arena", "banner waved", "out"):
        assert met[thing], thing


@campaign
@pytest.mark.parametrize("seats", SEATS)
def test_it_does_so_with_every_value_of_every_setting(seats: int) -> None:
    met: Counter[str] = Counter()
    for setting, values in SETTINGS.items():
        for value in values:
            met += follow(f"campaign/{setting}/{value}/{seats}", seats, "sensible", {setting: value})
    assert met["turn"] > 1000


@campaign
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("habit", HABITS)
def test_a_second_referee_follows_many_games(habit: str, seats: int) -> None:
    met: Counter[str] = Counter()
    for number in range(40):
        name = f"campaign/{habit}/{seats}/{number}"
        met += follow(name, seats, habit, mixed(random.Random(name)) if number % 2 else {})
    assert met["turn"] > 1000


def wrong(**rules: Callable[..., Any]) -> type[Referee]:
    return type("WrongReferee", (Referee,), rules)


def never_safe(self: Referee, player: Player) -> bool:
    return False


WRONG_RULES = {
    "abilities cost everybody only experience": wrong(lesson=lambda self, player, card: (1, 0)),
    "three items at most": wrong(item_limit=lambda self, player: 3),
    "items sell for one gold": wrong(sale=lambda self, player, card: 1),
    "nobody is safe anywhere": wrong(is_safe=never_safe),
    "equipment adds nothing": wrong(bonus=lambda self, fight, side, gear: 0),
    "calling a will fight is free": wrong(call_price=lambda self, fight, caller, other: 0),
    "pieces stay where they lie": wrong(pick_up_piece=lambda self, player: None),
}


def follow_until_a_complaint(kind: type[Referee]) -> None:
    for number in range(10):
        follow(f"wrong/{number}", 3, "sensible", {}, kind)


@pytest.mark.parametrize("name", WRONG_RULES)
def test_the_referee_complains_if_a_rule_is_wrong(name: str) -> None:
    """Were it blind, a slip in the engine would pass as well."""
    with pytest.raises((AssertionError, ValueError, LookupError)):
        follow_until_a_complaint(WRONG_RULES[name])


def nobody(self: Referee, *others: object) -> Iterator[Question]:
    yield from ()


WRONG_ENDS = {
    "all are equally near to the arena": wrong(way_to_the_arena=lambda self, place: 0),
    "nobody is taken ashore when the Gate closes": wrong(everybody_ashore=nobody),
    "the last player with an artifact plays on": wrong(last_one_wins=lambda self: None),
    "nobody must attack in the arena": wrong(must_attack=lambda self, player: False),
    "the Apocalypse takes nothing": wrong(doom=nobody),
}


def follow_ends_until_a_complaint(kind: type[Referee]) -> None:
    for number in range(100):
        for stage in STAGES[1:]:
            follow_extremes(f"wrong/{number}", stage, "fighter", kind)


@pytest.mark.parametrize("name", WRONG_ENDS)
def test_the_referee_complains_if_a_rule_of_the_end_is_wrong(name: str) -> None:
    with pytest.raises((AssertionError, ValueError, LookupError)):
        follow_ends_until_a_complaint(WRONG_ENDS[name])
