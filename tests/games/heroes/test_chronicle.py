"""H-13: the chronicle is a fold over finished games."""

from __future__ import annotations

from hlubina.games.heroes.cards import STANDARD
from hlubina.games.heroes.chronicle import Result, chronicle, next_entry
from tests.kit.marks import rule


def result(scenario: str, won: bool, difficulty: str = "family", clans: str = "chapter") -> Result:
    return Result({"scenario": scenario, "difficulty": difficulty, "clans": clans}, won)


@rule("H-13.1")
def test_scenarios_open_one_after_another_as_they_are_won() -> None:
    entries = chronicle(STANDARD, "family", [])
    assert [entry.scenario for entry in entries] == [f"s{number:02}" for number in range(1, 13)]
    assert [entry.chapter for entry in entries] == [1] * 4 + [2] * 4 + [3] * 4
    assert [entry.open for entry in entries] == [True] + [False] * 11
    later = chronicle(STANDARD, "family", [result("s01", False), result("s01", True)])
    assert (later[0].tries, later[0].won, later[1].open, later[2].open) == (2, True, True, False)
    following = next_entry(later)
    assert following is not None
    assert following.scenario == "s02"
    everything = chronicle(STANDARD, "family", [result(entry.scenario, True) for entry in entries])
    assert next_entry(everything) is None


@rule("H-13.2")
def test_each_difficulty_has_a_chronicle_of_its_own_and_other_games_do_not_count() -> None:
    played = [result("s01", True), result("s01", True, clans="drawn"), result("s01", False, "hardcore")]
    assert chronicle(STANDARD, "family", played)[0].tries == 1
    assert chronicle(STANDARD, "hardcore", played)[0].won is False
    assert chronicle(STANDARD, "challenge", played)[0].tries == 0
