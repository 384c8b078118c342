"""C-3 and C-6: what lords do when they are placed, and the pearl master."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.conspiracy.looks import chamber, deck, lines, locations, lords, piles, unspent
from tests.games.conspiracy.scene import COLOURS, NO_KEYS_14, ONE, table
from tests.games.words import answer, asked, refused
from tests.kit.marks import rule


@rule("C-3.1")
def test_a_zero_exchanges_any_two_lords_without_keys() -> None:
    start = answer(table("blue_4 red_1 green_3 purple_2 yellow_6", deck="red_0"), ONE)
    assert asked(start) == {"swap_lord 1", "swap_lord 3", "swap_lord 5", "leave_lords"}
    before = ["blue_4", "red_1", "green_3", "purple_2", "yellow_6", "red_0"]
    for first, second in combinations([1, 3, 5, 6], 2):
        game = answer(start.copy(), f"swap_lord {first}")
        if game.view(None)["turn"] == 0:
            assert asked(game) == {f"swap_with {place}" for place in (3, 5, 6) if place > first}
            answer(game, f"swap_with {second}")
        after = list(before)
        after[first - 1], after[second - 1] = before[second - 1], before[first - 1]
        assert lords(game, 0) == after
    assert lords(answer(start.copy(), "leave_lords"), 0) == before


@rule("C-3.1")
def test_a_zero_never_moves_a_lord_with_a_key_nor_a_location() -> None:
    game = answer(table("blue_1 red_1+ip_7 green_2", deck="red_0"), ONE)
    assert lords(game, 0) == ["blue_1", "red_1", "green_2", "red_0"]
    assert game.view(None)["turn"] == 1
    game = answer(table("blue_4 blue_1 red_1+ip_7", deck="red_0"), ONE)
    for place in (2, 3):
        assert refused(game, f"swap_lord {place}")
    answer(game, "swap_lord 1")
    assert lords(game, 0) == ["red_0", "blue_1", "red_1", "blue_4"]
    assert locations(game, 0) == {3: "ip_7"}


@rule("C-3.1", "C-3.4")
def test_coats_of_arms_follow_exchanged_lords() -> None:
    game = answer(table("blue_4 green_3 blue_3", deck="red_0"), ONE, "swap_lord 1", "swap_with 2")
    assert lords(game, 0) == ["green_3", "blue_4", "blue_3", "red_0"]
    assert chamber(game, 0)["coats"] == {"blue": 2, "yellow": None, "red": 4, "green": 1, "purple": None}


@rule("C-3.1")
def test_exchanging_two_equal_lords_is_not_offered() -> None:
    game = answer(table("blue_4 blue_4 green_3", deck="red_0"), ONE)
    assert asked(game) == {"swap_lord 1", "swap_lord 2", "swap_lord 3", "leave_lords"}
    answer(game, "swap_lord 1")
    assert asked(game) == {"swap_with 3", "swap_with 4"}


@rule("C-3.1")
def test_a_zero_alone_has_nothing_to_exchange() -> None:
    game = answer(table(deck="red_0"), ONE)
    assert game.view(None)["turn"] == 1


@rule("C-3.1", "C-7.1")
def test_a_zero_on_the_fifteenth_place_still_exchanges() -> None:
    game = answer(table(NO_KEYS_14, deck="purple_0"), ONE, "swap_lord 14")
    assert lords(game, 0)[-2:] == ["purple_0", "green_4"]
    assert game.view(None)["turn"] == 1


@rule("C-3.2")
@pytest.mark.parametrize(
    ("lord", "keys", "pearls"),
    [("red_1", (1, 0), 0), ("red_2", (0, 1), 0), ("red_3", (0, 0), 2), ("red_4", (0, 0), 1), ("red_6", (0, 0), 0)],
)
def test_each_lord_brings_its_keys_and_pearls(lord: str, keys: tuple[int, int], pearls: int) -> None:
    game = answer(table(deck=lord), ONE)
    assert unspent(game, 0) == keys
    assert chamber(game, 0)["pearls"] == pearls


@rule("C-3.3")
def test_a_six_turns_the_top_lord_onto_its_pile() -> None:
    game = answer(table(deck="red_6 green_3 blue_4"), ONE)
    assert piles(game) == {"green": ["green_3"]}
    assert deck(game)[0] == "blue_4"
    assert game.view(None)["turn"] == 1


@rule("C-3.3")
def test_a_six_does_nothing_when_the_deck_is_empty() -> None:
    game = answer(table(deck="red_6", other_lords="piles"), ONE)
    assert lords(game, 0) == ["red_6"]
    assert sum(map(len, piles(game).values())) == 59


@rule("C-3.3")
def test_the_lord_revealed_by_a_six_from_a_pile_is_not_placed_even_in_the_same_colour() -> None:
    game = answer(table(piles="red_6 red_4", deck="red_3"), "take_pile red", "place_lord red_6")
    assert lords(game, 0) == ["red_6", "red_4"]
    assert piles(game) == {"red": ["red_3"]}


@rule("C-3.4")
def test_the_coat_of_arms_goes_to_a_better_lord_and_stays_on_equal_ones() -> None:
    game = table(deck="red_3 blue_3 red_3 blue_4 red_4 purple_3 red_1")
    coats = []
    for _ in range(3):
        answer(game, ONE, ONE)
        coats.append(chamber(game, 0)["coats"]["red"])
    answer(game, ONE)
    coats.append(chamber(game, 0)["coats"]["red"])
    assert lords(game, 0) == ["red_3", "red_3", "red_4", "red_1"]
    assert coats == [1, 1, 3, 3]
    assert lines(game)["best_lords"] == 4


@rule("C-6.1", "C-6.2")
def test_the_token_goes_to_whoever_reaches_or_passes_the_masters_number() -> None:
    story = [
        ("red_1", 0, None),
        ("blue_4", 1, 1),
        ("red_4", 1, 0),
        ("blue_6", 1, 0),
        ("red_3", 3, 0),
        ("blue_4", 2, 0),
        ("green_6", 3, 0),
        ("blue_3", 4, 1),
        ("green_4", 4, 0),
        ("yellow_3", 6, 1),
        ("red_4", 5, 1),
    ]
    cards = [card for card, _, _ in story]
    cards.insert(4, "purple_1")  # the sixes turn up the cards above
    cards.insert(8, "purple_2")
    game = table(deck=" ".join(cards))
    for turn, (card, pearls, master) in enumerate(story):
        answer(game, ONE)
        assert lords(game, turn % 2)[-1] == card
        assert chamber(game, turn % 2)["pearls"] == pearls
        assert game.view(None)["pearl_master"] == master


@rule("C-6.1")
def test_equal_pearls_move_the_token_only_for_the_player_who_gained() -> None:
    game = table("blue_4", "red_4", deck="green_6 purple_1 yellow_1", master=1)
    answer(game, ONE)
    assert game.view(None)["pearl_master"] == 1
    answer(game, ONE)
    assert game.view(None)["pearl_master"] == 1


@rule("C-6.1")
@pytest.mark.parametrize(("first", "gains", "takes"), [("red_4", [1, 3], [3]), ("red_3", [2, 3], [2])])
def test_the_token_is_checked_after_every_single_gain(first: str, gains: list[int], takes: list[int]) -> None:
    game = table("blue_3", piles="red_4 red_3", turn=1)
    journal = game.listen()
    answer(game, "take_pile red", f"place_lord {first}")
    assert [event.facts["total"] for event in journal.events if event.name == "gained_pearls"] == gains
    assert [event.facts["total"] for event in journal.events if event.name == "became_pearl_master"] == takes
    assert game.view(None)["pearl_master"] == 1


@rule("C-6.1", "C-4.3")
def test_pearls_of_a_location_count_for_the_token() -> None:
    game = table("red_1", "blue_3", deck="red_1", available="ip_4_pearl_2 ip_5_pearl_1")
    assert game.view(None)["pearl_master"] == 1
    one, two = game.copy(), game.copy()
    assert answer(one, ONE, "take_location ip_5_pearl_1").view(None)["pearl_master"] == 1
    assert answer(two, ONE, "take_location ip_4_pearl_2").view(None)["pearl_master"] == 0


@rule("C-6.3", "C-7.4")
def test_without_any_pearl_nobody_gets_the_five_points() -> None:
    zeros_and_sixes = " ".join(f"{guild}_{value}" for guild in COLOURS for value in (0, 6))
    cards = f"{zeros_and_sixes} red_1 red_1+ip_7 blue_1 blue_1+per_location"
    game = table(cards, "green_1", deck="yellow_1 green_2")
    answer(game, ONE, ONE)
    assert game.is_over()
    assert [lines(game, seat)["pearl_master"] for seat in (0, 1)] == [0, 0]
    assert game.view(None)["pearl_master"] is None


@rule("C-6.1", "C-7.4")
def test_the_pearl_master_alone_scores_five() -> None:
    game = table("blue_3", "red_3", "green_4", master=1)
    assert [lines(game, seat)["pearl_master"] for seat in range(3)] == [0, 5, 0]
