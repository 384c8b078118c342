"""C-1, C-2 and C-5: setup, a turn, and the locations that force opponents to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

import pytest

import hlubina
from tests.games.conspiracy.looks import deck, lines, location_deck, locations, lords, piles
from tests.games.conspiracy.scene import (
    COLOURS,
    DRAW_LOCATIONS,
    LOCATIONS,
    LORDS,
    NO_KEYS_12,
    NO_KEYS_13,
    ONE,
    REFILL,
    THREE,
    TWO,
    table,
)
from tests.games.decks import without
from tests.games.words import answer, asked, refused
from tests.kit.marks import rule


@rule("C-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_set_up_alike_for_two_to_four_players(seats: int) -> None:
    game = hlubina.new("conspiracy", seats=seats, seed=3)
    view = game.view(None)
    assert sorted(deck(game)) == sorted(LORDS)
    assert len(LORDS) == 60
    assert len(location_deck(game)) == 23
    assert sorted([*location_deck(game), *view["available"]]) == sorted(LOCATIONS)
    assert len(view["available"]) == 1
    assert piles(game) == {}
    assert view["pearl_master"] is None
    assert view["forced"] is None
    assert [(seat["places"], seat["pearls"]) for seat in view["chambers"]] == [([], 0)] * seats
    assert all(seat["coats"] == dict.fromkeys(COLOURS) for seat in view["chambers"])


@rule("C-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(hlubina.Invalid):
        hlubina.new("conspiracy", seats=seats, seed=3)


@rule("C-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_begin_and_play_goes_round_clockwise(seats: int) -> None:
    starters = set()
    for seed in range(40):
        game = hlubina.new("conspiracy", seats=seats, seed=seed)
        (first,) = game.acting()
        starters.add(first)
        order = []
        for _ in range(seats + 1):
            order += game.acting()
            if len(order) <= seats:
                answer(game, ONE)
        assert order == [(first + step) % seats for step in range(seats + 1)]
    assert starters == set(range(seats))


@rule("C-1")
def test_both_decks_are_shuffled() -> None:
    games = [hlubina.new("conspiracy", seats=2, seed=seed) for seed in range(30)]
    assert len({tuple(deck(game)) for game in games}) == 30
    assert len({tuple(location_deck(game)) for game in games}) == 30
    assert len({game.view(None)["available"][0] for game in games}) > 10


@rule("C-2.1")
def test_a_turn_is_one_two_or_three_from_the_deck_or_one_whole_pile() -> None:
    assert asked(table(piles="red_3 red_1 green_4")) == {ONE, TWO, THREE, "take_pile red", "take_pile green"}
    assert asked(table()) == {ONE, TWO, THREE}


@rule("C-2.1")
def test_drawn_lords_lie_open_and_exactly_one_is_kept() -> None:
    game = answer(table(deck="red_3 blue_6 green_1"), THREE)
    assert asked(game) == {"keep_lord red_3", "keep_lord blue_6", "keep_lord green_1"}
    for viewer in (0, 1, None):
        assert sorted(game.view(viewer)["drawn_lords"]) == ["blue_6", "green_1", "red_3"]
    answer(game, "keep_lord red_3")
    assert lords(game, 0) == ["red_3"]
    assert piles(game) == {"blue": ["blue_6"], "green": ["green_1"]}
    assert game.view(None)["turn"] == 1


@rule("C-2.1")
def test_the_number_is_decided_before_the_cards_are_seen() -> None:
    game = answer(table(deck="red_3 blue_6 green_1"), TWO)
    assert asked(game) == {"keep_lord red_3", "keep_lord blue_6"}
    assert deck(game)[0] == "green_1"


@rule("C-2.1")
@pytest.mark.parametrize(("left", "draws"), [("red_3 blue_6", {ONE, TWO}), ("red_3", {ONE}), ("", set())])
def test_nobody_draws_more_than_the_deck_holds(left: str, draws: set[str]) -> None:
    game = table(deck=left, other_lords="piles")
    assert asked(game) == draws | {f"take_pile {guild}" for guild in COLOURS}


@rule("C-2.1")
def test_rulebook_example_the_first_player_leaves_two_green_lords_to_the_second() -> None:
    game = answer(table(deck="green_4 red_3 blue_3", piles="green_3"), THREE, "keep_lord red_3")
    assert piles(game) == {"green": ["green_3", "green_4"], "blue": ["blue_3"]}
    answer(game, "take_pile green", "place_lord green_4")
    assert lords(game, 1) == ["green_4", "green_3"]
    assert piles(game) == {"blue": ["blue_3"]}


@rule("C-2.2")
def test_cards_not_kept_are_discarded_before_the_kept_lord_is_placed() -> None:
    game = table("red_1", deck="red_1 blue_3 green_4", available="reshuffle_lords")
    answer(game, THREE, "keep_lord red_1")
    assert game.view(None)["step"] == "control_location"
    assert piles(game) == {"blue": ["blue_3"], "green": ["green_4"]}
    answer(game, "take_location reshuffle_lords")
    assert piles(game) == {}
    assert sorted(deck(game)) == sorted(without(LORDS, ["red_1", "red_1"]))


@rule("C-2.2", "C-3.3")
def test_a_revealed_lord_falls_on_the_cards_just_discarded() -> None:
    game = answer(table(deck="red_6 green_3 green_4"), TWO, "keep_lord red_6")
    assert piles(game) == {"green": ["green_3", "green_4"]}


@rule("C-2.3")
def test_lords_of_a_pile_are_placed_one_by_one_in_any_order_on_the_next_places() -> None:
    start = table("blue_3 blue_4", piles="red_3 red_4 red_6", deck="green_4")
    for order in (["red_3", "red_4", "red_6"], ["red_6", "red_4", "red_3"], ["red_4", "red_3", "red_6"]):
        game = answer(start.copy(), "take_pile red")
        assert asked(game) == {"place_lord red_3", "place_lord red_4", "place_lord red_6"}
        answer(game, *(f"place_lord {lord}" for lord in order[:2]))
        assert lords(game, 0) == ["blue_3", "blue_4", *order]


@rule("C-2.3", "C-4.3")
def test_a_lord_is_resolved_with_its_location_before_the_next_is_placed() -> None:
    game = table("blue_1", piles="red_1 red_4", available="ip_7")
    answer(game, "take_pile red", "place_lord red_1")
    assert lords(game, 0) == ["blue_1", "red_1"]
    assert game.view(None)["held"] == ["red_4"]
    assert asked(game) == DRAW_LOCATIONS | {"take_location ip_7"}
    answer(game, "take_location ip_7")
    assert lords(game, 0) == ["blue_1", "red_1", "red_4"]
    assert locations(game, 0) == {2: "ip_7"}


@rule("C-2.4")
def test_only_as_many_lords_as_fit_are_taken_and_the_choice_is_free() -> None:
    pile = ["yellow_1", "yellow_1", "yellow_3", "yellow_4", "yellow_6"]
    chosen = set()
    for first, second in combinations(pile, 2):
        game = answer(table(NO_KEYS_13, piles=" ".join(pile)), "take_pile yellow")
        assert lords(game, 0) == NO_KEYS_13.split()
        answer(game, f"fit_lord {first}")
        if game.view(None)["step"] == "fit_lords":
            answer(game, f"fit_lord {second}")
        left = without(pile, [first, second])
        if game.view(None)["step"] == "place_lords":
            assert lords(game, 0) == NO_KEYS_13.split(), "the choice is made before the first is placed"
            assert sorted(game.view(None)["held"]) == sorted([first, second])
            assert piles(game)["yellow"] == left
            answer(game, f"place_lord {second}")
        while game.view(None)["turn"] == 0:
            game.take(0, game.options(0)[0])
        assert sorted(lords(game, 0)[13:]) == sorted([first, second])
        assert Counter(piles(game)["yellow"]) >= Counter(left)
        chosen.add((first, second))
    assert len(chosen) == 7


@rule("C-2.4")
def test_a_pile_that_just_fits_is_taken_whole() -> None:
    game = answer(table(NO_KEYS_12, piles="yellow_3 yellow_4 yellow_1"), "take_pile yellow")
    assert asked(game) == {"place_lord yellow_3", "place_lord yellow_4", "place_lord yellow_1"}
    answer(game, "place_lord yellow_3", "place_lord yellow_4")
    assert len(lords(game, 0)) == 15
    assert piles(game) == {}


@rule("C-2.5")
def test_nobody_may_pass() -> None:
    game = table(piles="red_3")
    assert refused(game, "leave_lords")
    assert "leave_lords" not in asked(game)
    with pytest.raises(hlubina.Refused):
        game.take(1, game.vocabulary.encode("draw", 1))


def forcing(
    *chambers: str,
    location: str = "force_one_lord",
    deck: str = "",
    piles: str = "",
    other_lords: str = "deck",
    settings: Mapping[str, str] | None = None,
) -> hlubina.Game:
    """Seat 0 wins a forcing location with its second silver key; what follows is up to the others."""
    game = table(
        "red_1",
        *chambers,
        deck=f"red_1 {deck}",
        piles=piles,
        other_lords=other_lords,
        available="force_one_lord force_two_lords",
        settings=settings,
    )
    return answer(game, ONE, f"take_location {location}")


@rule("C-5.1")
def test_each_opponent_must_draw_one_lord_until_the_owner_is_on_turn_again() -> None:
    game = forcing("", "", "", deck="blue_3 green_3 purple_3 yellow_3", piles="blue_4 red_6")
    assert [lords(game, seat) for seat in (1, 2, 3)] == [["blue_3"], ["green_3"], ["purple_3"]]
    assert game.acting() == [0]
    assert asked(game) == {ONE, TWO, THREE, "take_pile blue", "take_pile red"}
    assert game.view(None)["forced"] is None
    answer(game, ONE)
    assert asked(game) == {ONE, TWO, THREE, "take_pile blue", "take_pile red"}


@rule("C-5.1")
def test_each_opponent_must_draw_two_lords_and_keep_one() -> None:
    game = forcing("", "", location="force_two_lords", deck="blue_3 green_3 purple_3 yellow_3", piles="blue_4")
    assert game.acting() == [1]
    assert asked(game) == {"keep_lord blue_3", "keep_lord green_3"}
    answer(game, "keep_lord green_3")
    assert piles(game) == {"blue": ["blue_3", "blue_4"]}
    assert game.acting() == [2]
    assert asked(game) == {"keep_lord purple_3", "keep_lord yellow_3"}
    answer(game, "keep_lord yellow_3")
    assert game.acting() == [0]
    assert asked(game) == {ONE, TWO, THREE, "take_pile blue", "take_pile purple"}


@rule("C-5.1")
def test_the_piles_are_closed_to_the_forced() -> None:
    game = forcing("", "", location="force_two_lords", deck="blue_3 green_3", piles="blue_4")
    for way_out in ("take_pile blue", ONE, THREE, "leave_lords"):
        assert refused(game, way_out)


@rule("C-5.2")
def test_rulebook_example_a_newer_forcing_location_cancels_the_older_one() -> None:
    game = forcing(
        "green_1",
        "",
        "",
        location="force_two_lords",
        deck="blue_1 blue_3 green_3 purple_3 yellow_3 yellow_4",
        piles="blue_4",
    )
    assert game.acting() == [1]
    answer(game, "keep_lord blue_1", "take_location force_one_lord")
    assert lords(game, 2) == ["green_3"]
    assert lords(game, 3) == ["purple_3"]
    assert lords(game, 0) == ["red_1", "red_1", "yellow_3"], "the former owner is subject to the new one"
    assert game.acting() == [1]
    assert asked(game) == {ONE, TWO, THREE, "take_pile blue"}
    answer(game, ONE)
    assert game.acting() == [2]
    assert asked(game) == {ONE, TWO, THREE, "take_pile blue"}, "the older one does not come back"


@rule("C-5.2")
def test_an_old_owner_is_still_subject_when_one_opponent_is_left_between() -> None:
    game = forcing("", "green_1", deck="blue_3 blue_1 purple_3 yellow_3 purple_4", piles="blue_4")
    assert game.acting() == [2], "seat 1 drew its one lord, seat 2 drew the second key"
    answer(game, "take_location force_two_lords")
    assert game.acting() == [0]
    assert asked(game) == {"keep_lord purple_3", "keep_lord yellow_3"}
    answer(game, "keep_lord purple_3")
    assert game.acting() == [1]
    assert game.view(None)["step"] == "keep_lord"


@rule("C-5.2")
def test_newest_replaces_older_is_the_only_reading() -> None:
    settings = {"force_cards_override": "newest_replaces_older"}
    assert hlubina.new("conspiracy", seats=2, seed=1, settings=settings).dump()["settings"].items() >= settings.items()
    with pytest.raises(hlubina.Invalid):
        hlubina.new("conspiracy", seats=2, seed=1, settings={"force_cards_override": "both"})


@rule("C-5.3")
@pytest.mark.parametrize(
    ("first", "second"), [("force_one_lord", "force_two_lords"), ("force_two_lords", "force_one_lord")]
)
def test_of_two_forcing_locations_in_one_turn_the_later_holds(first: str, second: str) -> None:
    game = table("", "", piles="red_1 red_1 red_1 red_1", deck="blue_3 green_3", available=f"{first} {second}")
    answer(game, "take_pile red", f"take_location {first}", f"take_location {second}")
    if second == "force_two_lords":
        assert game.acting() == [1]
        assert asked(game) == {"keep_lord blue_3", "keep_lord green_3"}
    else:
        assert lords(game, 1) == ["blue_3"]
        assert game.acting() == [0]


@rule("C-5.4")
def test_a_short_deck_is_drawn_out_and_an_empty_one_frees_the_piles() -> None:
    settings = {"forced_draw_with_short_deck": "draw_what_is_left_and_ignore_if_empty"}
    game = forcing("", "", location="force_two_lords", deck="blue_3", other_lords="piles", settings=settings)
    assert lords(game, 1) == ["blue_3"], "one lord is left: it is drawn and placed"
    assert game.acting() == [2]
    assert asked(game) == {f"take_pile {guild}" for guild in COLOURS}
    answer(game, "take_pile green")
    assert game.view(None)["turn"] == 2
    assert len(game.view(None)["held"]) == 12


@rule("C-5.4")
def test_an_empty_deck_frees_from_drawing_one_lord_as_well() -> None:
    game = forcing("", other_lords="piles")
    assert game.acting() == [1]
    assert asked(game) == {f"take_pile {guild}" for guild in COLOURS}


@rule("C-5.4", "C-7.2")
def test_a_forced_lord_has_to_come_from_the_deck_where_piles_refill_it() -> None:
    game = forcing("", location="force_two_lords", other_lords="piles", settings=REFILL)
    assert game.acting() == [1]
    assert game.view(None)["step"] == "keep_lord"
    assert piles(game) == {}
    assert len(deck(game)) == 60 - 2 - 2


@rule("C-5.5", "C-7.1")
def test_forcing_holds_in_the_last_round() -> None:
    game = table(
        f"{NO_KEYS_13} purple_1",
        "",
        "",
        deck="purple_1 blue_1 red_1",
        piles="yellow_3 yellow_4",
        available="force_one_lord",
    )
    answer(game, ONE, "take_location force_one_lord")
    assert game.is_over()
    assert [lords(game, 1), lords(game, 2)] == [["blue_1"], ["red_1"]]
    assert lines(game)["locations"] == 3
