"""H-13: what the chronicle counts and what it does not."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.games.heroes.cards import STANDARD
from hlubina.games.heroes.chronicle import Result, chronicle, next_entry
from tests.games.heroes.scene import CARDS, asked
from tests.kit.marks import rule


def result(scenario: str, won: bool, difficulty: str = "family", clans: str = "chapter") -> Result:
    return Result({"scenario": scenario, "difficulty": difficulty, "clans": clans}, won)


@rule("H-13.1")
def test_a_scenario_won_out_of_order_opens_the_next_one_only() -> None:
    entries = chronicle(STANDARD, "family", [result("s03", True)])
    assert [entry.scenario for entry in entries if entry.open] == ["s01", "s04"]
    following = next_entry(entries)
    assert following is not None
    assert following.scenario == "s01", "the first one is still to be won"


@rule("H-13.1")
def test_a_scenario_once_won_stays_won_and_the_last_one_opens_nothing() -> None:
    entries = chronicle(STANDARD, "family", [result("s01", True), result("s01", False), result("s12", True)])
    assert (entries[0].won, entries[0].tries, entries[1].open) == (True, 2, True)
    assert (entries[-1].won, len(entries)) == (True, 12)


@rule("H-13.1", "H-2.6")
@pytest.mark.parametrize("chapter", range(len(CARDS["chapters"])))
def test_each_chapter_is_played_with_its_own_clans(chapter: int) -> None:
    entry = CARDS["chapters"][chapter]
    for scenario in entry["scenarios"]:
        game = hlubina.new("heroes", 1, 1, {"scenario": scenario, "clans": "chapter"})
        assert asked(game) == {f"clan {name}" for name in entry["clans"]}


@rule("H-13.2")
def test_a_victory_in_one_difficulty_opens_nothing_in_another() -> None:
    played = [result("s01", True, "hardcore"), result("s02", False, "hardcore")]
    assert [entry.open for entry in chronicle(STANDARD, "family", played)[:3]] == [True, False, False]
    assert [entry.open for entry in chronicle(STANDARD, "hardcore", played)[:3]] == [True, True, False]
    assert chronicle(STANDARD, "hardcore", played)[1].tries == 1, "a defeat is kept too"
