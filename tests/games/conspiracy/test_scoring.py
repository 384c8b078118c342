"""C-7: the end of the game and what a chamber is worth."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.conspiracy.looks import chamber, deck, lines, location_deck, locations, lords, piles
from tests.games.conspiracy.scene import (
    COLOURS,
    FIXED,
    LOCATIONS,
    LORDS,
    NO_KEYS_13,
    NO_KEYS_14,
    ONE,
    REFILL,
    SPOTS,
    THREE,
    TWO,
    coalition,
    housed,
    table,
    value_of_locations,
)
from tests.games.conspiracy.test_second_referee import largest_coalition
from tests.games.decks import without
from tests.games.words import answer, asked
from tests.kit.marks import rule


@rule("C-7.1")
@pytest.mark.parametrize(("seats", "finisher"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_after_the_fifteenth_lord_each_opponent_has_exactly_one_more_turn(seats: int, finisher: int) -> None:
    chambers = [NO_KEYS_14 if seat == finisher else "" for seat in range(seats)]
    game = table(*chambers, turn=finisher, deck="purple_1 purple_1 yellow_1 yellow_1")
    answer(game, ONE)
    assert game.view(None)["finisher"] == finisher
    for step in range(1, seats):
        assert not game.is_over()
        assert game.acting() == [(finisher + step) % seats]
        answer(game, ONE)
    assert game.is_over()
    assert game.acting() == []
    assert [len(lords(game, seat)) for seat in range(seats)] == [15 if seat == finisher else 1 for seat in range(seats)]
    assert game.outcome().over


@rule("C-7.1")
def test_the_fifteenth_lord_is_resolved_with_its_location() -> None:
    game = table(f"{NO_KEYS_13} purple_1", deck="purple_1 yellow_1", available="ip_3_pearl_3")
    before = chamber(game, 0)["pearls"]
    answer(game, ONE, "take_location ip_3_pearl_3")
    assert locations(game, 0) == {15: "ip_3_pearl_3"}
    assert chamber(game, 0)["pearls"] == before + 3
    assert not game.is_over()
    assert answer(game, ONE).is_over()


@rule("C-7.1")
def test_an_opponent_who_fills_up_in_the_last_round_gives_nobody_another_turn() -> None:
    other = "yellow_3 yellow_3 yellow_4 yellow_4 yellow_6 purple_3 purple_3 purple_4 purple_4 purple_6 "
    other += "red_0 blue_0 green_0 yellow_0"
    game = table(NO_KEYS_14, other, "", deck="purple_1 yellow_1 red_1 blue_1 green_1")
    answer(game, ONE, ONE)
    assert len(lords(game, 1)) == 15
    assert game.view(None)["finisher"] == 0
    assert not game.is_over()
    assert answer(game, ONE).is_over()


@rule("C-7.2")
def test_an_empty_lord_deck_is_not_refilled_and_a_pile_is_taken() -> None:
    game = table(other_lords="piles")
    assert asked(game) == {f"take_pile {guild}" for guild in COLOURS}
    answer(game, "take_pile red", "place_lord red_6")
    assert deck(game) == []


@rule("C-7.2")
def test_piles_become_the_deck_when_a_draw_needs_it_and_the_setting_says_so() -> None:
    game = table(other_lords="piles", settings=REFILL)
    assert asked(game) == {ONE, TWO, THREE} | {f"take_pile {guild}" for guild in COLOURS}
    drawing, taking = game.copy(), game.copy()
    answer(drawing, THREE)
    drawn = drawing.view(None)["drawn_lords"]
    assert len(drawn) == 3
    assert sorted(deck(drawing)) == sorted(without(LORDS, drawn))
    answer(taking, "take_pile green", "place_lord green_4")
    assert deck(taking) == [], "taking a pile needs no lord of the deck"


@rule("C-7.2", "C-3.3")
def test_piles_become_the_deck_when_a_six_needs_it_and_the_setting_says_so() -> None:
    game = answer(table(deck="red_6", other_lords="piles", settings=REFILL), ONE)
    assert lords(game, 0) == ["red_6"]
    assert sum(map(len, piles(game).values())) == 1
    assert len(deck(game)) == 58
    assert sorted(deck(game) + [lord for pile in piles(game).values() for lord in pile]) == sorted(
        without(LORDS, ["red_6"])
    )


@rule("C-7.2", "C-2.5")
def test_the_very_last_lord_is_still_there_for_the_very_last_turn() -> None:
    spare = iter(LOCATIONS[::-1])
    cards = [lord for lord in LORDS if lord not in ("blue_6", "red_6")]
    game = table(
        housed(cards[:15], spare),
        housed(cards[15:30], spare),
        housed(cards[30:44], spare),
        housed(cards[44:], spare),
        turn=2,
        piles="blue_6 red_6",
        finisher=0,
    )
    assert asked(game) == {"take_pile blue", "take_pile red"}
    answer(game, "take_pile blue")
    assert game.is_over()
    assert [len(lords(game, seat)) for seat in range(4)] == [15] * 4


@rule("C-7.3")
def test_when_the_location_deck_is_drawn_out_the_available_ones_remain() -> None:
    game = table("red_1", deck="red_1", location_deck="ip_7 per_location", other_locations="open")
    answer(game, ONE, "draw_locations 2", "keep_location ip_7")
    assert location_deck(game) == []
    assert len(game.view(None)["available"]) == 23


@rule("C-7.4")
def test_the_four_lines_of_the_score() -> None:
    game = table("blue_4 blue_3 red_6 red_1 red_1+ip_7 green_2 blue_3", "yellow_4")
    assert lines(game) == {"best_lords": 4 + 6 + 2, "locations": 7, "coalition": 3 * 3, "pearl_master": 5}
    assert game.outcome().scores[0] == 12 + 7 + 9 + 5
    assert lines(game, 1) == {"best_lords": 4, "locations": 0, "coalition": 3, "pearl_master": 0}


@rule("C-7.4")
def test_only_the_one_largest_coalition_scores() -> None:
    assert coalition("blue_3 blue_4 red_3 red_4 green_3") == 6
    assert coalition("blue_3 blue_4 blue_6 red_3 red_4") == 9


EXAMPLES = tomllib.loads(
    (Path(__file__).parents[3] / "src/hlubina/games/conspiracy/cards.toml").read_text(encoding="utf-8")
)["coalition_example"]


@rule("C-7.4", "C-7.5")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_coalition_examples_and_the_rulebook_picture(example: dict[str, Any]) -> None:
    initials = {guild[0]: guild for guild in COLOURS}
    left = {guild: iter([3, 3, 4, 4, 6, 0, 1, 1, 1, 1, 2, 2]) for guild in COLOURS}
    guilds = [initials[letter] for letter in example["chamber"].replace(" ", "")]
    cards = [f"{guild}_{next(left[guild])}" for guild in guilds]
    game = table(housed(cards, iter(LOCATIONS)), turn=1, finisher=0)
    assert lines(game)["coalition"] == 3 * example["largest"]
    assert largest_coalition(cards) == example["largest"]


NEIGHBOURS = {
    1: {2, 6},
    3: {2, 4, 7, 8},
    5: {4, 9},
    6: {1, 2, 7, 10},
    7: {6, 8, 2, 3, 10, 11},
    9: {8, 4, 5, 12},
    10: {11, 6, 7, 13},
    11: {10, 12, 7, 8, 13, 14},
    12: {11, 8, 9, 14},
    14: {13, 11, 12, 15},
    15: {13, 14},
}


@rule("C-7.5")
@pytest.mark.parametrize("place", sorted(NEIGHBOURS))
def test_neighbours_lie_left_right_two_above_and_two_below(place: int) -> None:
    for other in sorted(set(range(1, 16)) - {place}):
        pair = iter(["purple_3", "purple_4"])
        crowd = {guild: iter([3, 3, 4, 4, 6, 0]) for guild in ("blue", "red", "green")}
        cards = []
        for spot, (row, column) in enumerate(SPOTS, 1):
            guild = ("blue", "red", "green")[(column - row) % 3]  # no two of the crowd are neighbours
            cards.append(next(pair) if spot in (place, other) else f"{guild}_{next(crowd[guild])}")
        points = lines(table(" ".join(cards), turn=1, finisher=0))["coalition"]
        assert points == (6 if other in NEIGHBOURS[place] else 3)


@rule("C-7.5")
@pytest.mark.parametrize(("reading", "points"), [("yes", 3), ("no", 0)])
def test_a_lone_lord_is_a_coalition_of_one_as_the_setting_says(reading: str, points: int) -> None:
    assert coalition("blue_4 red_3 blue_3", lone_lord_is_a_coalition=reading) == points
    assert coalition("blue_4", lone_lord_is_a_coalition=reading) == points
    assert coalition("blue_4 blue_3 red_3", lone_lord_is_a_coalition=reading) == 6
    assert coalition("", lone_lord_is_a_coalition=reading) == 0


@rule("C-7.6")
def test_key_locations_count_spent_and_covered_keys_too() -> None:
    assert value_of_locations("red_1 red_1+per_silver_key blue_1 green_2") == 3
    assert value_of_locations("red_2 red_2+per_gold_key blue_1 green_2") == 6
    assert value_of_locations("red_2 blue_1 red_1+per_gold_key") == 2


@rule("C-7.6")
def test_per_location_counts_itself() -> None:
    assert value_of_locations("red_1 red_1+per_location") == 2
    assert value_of_locations("red_1 red_1+per_location blue_1 blue_1+ip_7 red_2 blue_2+any_two_keys") == 6 + 7 + 3


@rule("C-7.6")
@pytest.mark.parametrize(
    ("cards", "value"), [("", 0), ("blue_4", 0), ("blue_3", 1), ("blue_3 red_4", 1), ("blue_3 blue_3", 2)]
)
def test_rulebook_example_pairs_of_pearls(cards: str, value: int) -> None:
    assert value_of_locations(f"red_1 red_1+per_pearl_pair {cards}") == value


@rule("C-7.6")
@pytest.mark.parametrize("guild", COLOURS)
def test_best_lord_locations_are_worth_that_lord_and_nothing_without_one(guild: str) -> None:
    other = "red" if guild != "red" else "blue"
    keys = f"{other}_1 {other}_1+best_lord_{guild}"
    assert value_of_locations(keys) == 0
    assert value_of_locations(f"{keys} {guild}_0") == 0
    assert value_of_locations(f"{keys} {guild}_3 {guild}_6 {guild}_4") == 6
    assert value_of_locations(f"{guild}_1 {guild}_1+best_lord_{guild}") == 1


@rule("C-7.6")
@pytest.mark.parametrize("guild", COLOURS)
def test_rulebook_example_three_lords_of_a_colour_are_worth_four(guild: str) -> None:
    other = "red" if guild != "red" else "blue"
    keys = f"{other}_1 {other}_1+count_lords_{guild}"
    assert value_of_locations(keys) == 1
    assert value_of_locations(f"{keys} {guild}_3 {guild}_0 {guild}_3") == 4


@rule("C-7.4", "C-4.3")
@pytest.mark.parametrize("location", sorted(FIXED))
def test_fixed_locations_are_worth_their_figure(location: str) -> None:
    assert value_of_locations(f"red_1 red_1+{location}") == FIXED[location]


@rule("C-7.7")
def test_a_location_never_changes_the_lord_beneath_it() -> None:
    game = table("red_1 red_1+ip_7 blue_2 green_2+best_lord_green")
    assert lines(game)["best_lords"] == 1 + 2 + 2
    assert lines(game)["locations"] == 7 + 2
    assert chamber(game, 0)["coats"]["red"] == 1


@rule("C-7.8")
def test_a_tie_goes_to_the_player_with_more_pearls() -> None:
    outcome = table("red_6 blue_2 yellow_1", "blue_4").outcome()
    assert outcome.scores == [12, 12]
    assert outcome.ranks == [2, 1]
    assert outcome.winners() == [1]


@rule("C-7.8")
def test_a_tie_with_equal_pearls_is_a_shared_victory() -> None:
    outcome = table("blue_4 yellow_1", "red_4 yellow_6", "green_1").outcome()
    assert outcome.scores[:2] == [13, 13]
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners() == [0, 1]
