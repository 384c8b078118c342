"""H-13: the chronicle is a fold over finished games; what it counts and what it does not."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.games.heroes.cards import STANDARD
from hlubina.games.heroes.chronicle import Result, chronicle, next_entry, settings_of
from tests.games.heroes.larger import larger_cards
from tests.games.heroes.scene import CARDS
from tests.games.words import answer, asked, step
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


# Rewards (H-13.3)


@rule("H-13.3")
def test_each_scenario_won_in_the_chapter_brings_a_loot_card_for_the_ones_that_follow() -> None:
    won = [result(f"s{number:02}", True) for number in range(1, 6)]
    entries = chronicle(STANDARD, "family", won)
    assert [entry.kept for entry in entries[:7]] == [0, 1, 2, 3, 0, 1, 1], "a new chapter begins without loot"
    assert settings_of(entries[5], "family") == {
        "scenario": "s06",
        "difficulty": "family",
        "clans": "chapter",
        "kept_loot": "one",
    }


def shown_loot(game: hlubina.Game) -> list[str]:
    display = game.dump()["display"]
    assert isinstance(display, list)
    return display


def zones(game: hlubina.Game) -> list[list[str]]:
    """The cards of each player's deck, wherever they are."""
    players = game.dump()["players"]
    assert isinstance(players, list)
    return [sorted([*entry["pile"]["cards"], *entry["hand"]]) for entry in players]


@rule("H-13.3")
def test_kept_loot_is_taken_from_the_display_into_the_starting_decks() -> None:
    game = hlubina.new("heroes", 2, 5, {"clans": "drawn", "kept_loot": "two"})
    taken: list[list[str]] = [[], []]
    while step(game) == "keep_loot":
        (seat,) = game.acting()
        display = shown_loot(game)
        assert asked(game) == {f"card {card}" for card in display}
        assert len(display) == 5, "it is refilled at once"
        answer(game, f"card {display[0]}")
        taken[seat].append(display[0])
    assert [len(cards) for cards in taken] == [2, 2]
    plain = hlubina.new("heroes", 2, 5, {"clans": "drawn"})
    for deck, clan_deck, cards in zip(zones(game), zones(plain), taken, strict=True):
        assert sorted(deck) == sorted([*clan_deck, *cards])


@rule("H-13.3")
def test_with_no_loot_left_nobody_takes_any() -> None:
    cards = larger_cards()  # it has four loot cards
    game = hlubina.new("heroes", 2, 5, {"clans": "drawn", "kept_loot": "three"}, cards)
    seats: list[int] = []
    while step(game) == "keep_loot":
        seats += game.acting()
        answer(game, min(asked(game)))
    assert seats == [0, 0, 0], "the last card takes itself"
    assert shown_loot(game) == []
    assert hlubina.load(game.dump(), cards).digest() == game.digest()
