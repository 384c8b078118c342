"""C-4: keys, the control of locations and what they do at once."""

from __future__ import annotations

import pytest

import hlubina
from tests.games.conspiracy.looks import chamber, deck, location_deck, locations, lords, piles, unspent
from tests.games.conspiracy.scene import (
    DRAW_LOCATIONS,
    LOCATION_PEARLS,
    LOCATIONS,
    LORDS,
    NO_KEYS_12,
    NO_KEYS_13,
    ONE,
    table,
)
from tests.games.decks import without
from tests.games.words import answer, asked, refused
from tests.kit.marks import rule


@rule("C-4.1")
@pytest.mark.parametrize(
    ("metals", "wins"),
    [
        ("ss", [2]),
        ("gg", [2]),
        ("sgs", [3]),
        ("sgg", [3]),
        ("gss", [3]),
        ("gsg", [3]),
        ("ssss", [2, 4]),
        ("sgsgs", [3]),
        ("sgsgsg", [3, 6]),
        ("sggss", [3, 5]),
        ("gggg", [2, 4]),
        ("ssgsg", [2, 5]),
    ],
)
def test_two_keys_of_a_metal_or_any_third_key_win_a_location_and_spend_all(metals: str, wins: list[int]) -> None:
    silver = iter(["blue_1", "red_1", "green_1", "blue_1", "red_1"])
    gold = iter(["blue_2", "red_2", "green_2", "blue_2", "red_2"])
    idle = iter(["yellow_4", "purple_4", "yellow_3", "purple_3", "green_4", "green_3"])
    stacked = [card for key in metals for card in (next(silver if key == "s" else gold), next(idle))]
    game = table(deck=" ".join(stacked), available="ip_7 per_location")
    plain = iter(["take_location ip_7", "take_location per_location"])
    won, keys = [], ""
    for number, key in enumerate(metals, 1):
        keys += key
        answer(game, ONE)
        if game.view(None)["step"] == "control_location":
            answer(game, next(plain))
            won.append(number)
            keys = ""
        assert unspent(game, 0) == (keys.count("s"), keys.count("g"))
        answer(game, ONE)
    assert won == wins
    assert sorted(locations(game, 0)) == wins
    assert chamber(game, 0)["keys"] == {"silver": metals.count("s"), "gold": metals.count("g")}


@rule("C-4.1", "C-4.2", "C-4.3", "C-6.1", "C-6.2", "C-3.4")
def test_rulebook_example_a_yellow_gold_key_wins_three_pearls_and_the_token() -> None:
    game = table(
        "blue_4 yellow_1 red_2 green_6",
        "purple_3 purple_4",
        deck="yellow_2",
        location_deck="ip_3_pearl_3 best_lord_red",
        available="ip_7",
    )
    assert game.view(None)["pearl_master"] == 1
    assert chamber(game, 0)["coats"]["yellow"] == 2
    answer(game, ONE)
    assert chamber(game, 0)["coats"]["yellow"] == 5
    assert asked(game) == DRAW_LOCATIONS | {"take_location ip_7"}
    answer(game, "draw_locations 2")
    assert asked(game) == {"keep_location ip_3_pearl_3", "keep_location best_lord_red"}
    answer(game, "keep_location ip_3_pearl_3")
    assert locations(game, 0) == {5: "ip_3_pearl_3"}
    assert sorted(game.view(None)["available"]) == ["best_lord_red", "ip_7"]
    assert chamber(game, 0)["pearls"] == 4
    assert game.view(None)["pearl_master"] == 0
    assert unspent(game, 0) == (0, 0)


@rule("C-4.2")
def test_control_is_compulsory_and_the_last_available_location_is_not_replaced() -> None:
    game = answer(table("red_1", deck="red_1", available="ip_7"), ONE)
    assert asked(game) == DRAW_LOCATIONS | {"take_location ip_7"}
    answer(game, "take_location ip_7")
    assert game.view(None)["available"] == []
    assert len(location_deck(game)) == 23
    game = answer(table("red_1", deck="red_1"), ONE)
    assert asked(game) == DRAW_LOCATIONS


@rule("C-4.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_of_the_drawn_locations_one_is_kept_and_the_rest_become_available(count: int) -> None:
    top = ["ip_7", "per_location", "ip_4_pearl_2", "best_lord_red"]
    game = table("red_1", deck="red_1", location_deck=" ".join(top), available="best_lord_blue")
    answer(game, ONE, f"draw_locations {count}")
    if count > 1:
        assert asked(game) == {f"keep_location {card}" for card in top[:count]}
        answer(game, "keep_location ip_7")
    assert locations(game, 0) == {2: "ip_7"}
    assert sorted(game.view(None)["available"]) == sorted([*top[1:count], "best_lord_blue"])
    assert location_deck(game)[0] == top[count]


@rule("C-4.2", "C-7.3")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_nobody_draws_more_locations_than_the_deck_holds(left: int) -> None:
    rest = LOCATIONS[left:]
    game = table("red_1", deck="red_1", location_deck=" ".join(LOCATIONS[:left]), other_locations="open")
    answer(game, ONE)
    draws = {f"draw_locations {count}" for count in range(1, left + 1)}
    assert asked(game) == draws | {f"take_location {card}" for card in rest}


@rule("C-4.2")
@pytest.mark.parametrize(("visibility", "seen"), [("public", True), ("private", False)])
def test_drawn_locations_are_seen_by_all_or_by_the_drawer(visibility: str, seen: bool) -> None:
    game = table(
        "red_1", "", "", deck="red_1", location_deck="ip_7 ip_4_pearl_2", drawn_locations_visibility=visibility
    )
    answer(game, ONE, "draw_locations 2")
    assert sorted(game.view(0)["drawn_locations"]) == ["ip_4_pearl_2", "ip_7"]
    for other in (1, 2, None):
        cards = game.view(other)["drawn_locations"]
        assert len(cards) == 2
        assert (sorted(map(str, cards)) == ["ip_4_pearl_2", "ip_7"]) is seen
        assert seen or cards == [None, None]
    answer(game, "keep_location ip_7")
    assert game.view(2)["available"] == ["ip_4_pearl_2"]


@rule("C-4.2")
@pytest.mark.parametrize(("visibility", "worlds"), [("public", 1), ("private", 2)])
def test_opponents_imagine_only_what_they_cannot_see(visibility: str, worlds: int) -> None:
    game = table("red_1", deck="red_1", location_deck="ip_7 ip_4_pearl_2", drawn_locations_visibility=visibility)
    answer(game, ONE, "draw_locations 2")
    imagined = [game.imagine(1, hlubina.stream(number, "second opinion")) for number in range(12)]
    pairs = {tuple(sorted(world.dump()["drawn_locations"]["cards"])) for world in imagined}
    assert len(pairs) == 1 if worlds == 1 else len(pairs) > 1
    assert all(world.view(1) == game.view(1) for world in imagined)
    own = {tuple(game.imagine(0, hlubina.stream(n, "x")).dump()["drawn_locations"]["cards"]) for n in range(6)}
    assert own == {tuple(game.dump()["drawn_locations"]["cards"])}


@rule("C-4.3")
@pytest.mark.parametrize(("location", "pearls"), [*LOCATION_PEARLS.items(), ("ip_7", 0)])
def test_a_location_lies_on_the_lord_just_placed_and_gives_its_pearls_at_once(location: str, pearls: int) -> None:
    game = table("red_1 blue_6", deck="red_1", available=location)
    answer(game, ONE, f"take_location {location}")
    assert locations(game, 0) == {3: location}
    assert chamber(game, 0)["pearls"] == pearls
    assert game.view(None)["pearl_master"] == (0 if pearls else None)


@rule("C-4.3", "C-4.6")
def test_reshuffling_the_locations_sweeps_up_those_just_laid_out() -> None:
    game = table(
        "red_1", deck="red_1", location_deck="reshuffle_locations ip_7 per_location", available="best_lord_red"
    )
    answer(game, ONE, "draw_locations 3", "keep_location reshuffle_locations")
    assert game.view(None)["available"] == []
    assert sorted(location_deck(game)) == sorted(without(LOCATIONS, ["reshuffle_locations"]))


@rule("C-4.4")
@pytest.mark.parametrize(("owned", "second"), [("any_two_keys", True), ("ip_7", False)])
def test_any_two_keys_win_a_location_for_the_owner_only(owned: str, second: bool) -> None:
    game = table(f"red_1 red_1+{owned}", deck="blue_2 yellow_4 blue_1")
    answer(game, ONE, ONE, ONE)
    assert (game.view(None)["step"] == "control_location") is second
    if second:
        answer(game, "draw_locations 1")
    assert unspent(game, 0) == ((0, 0) if second else (1, 1))


@rule("C-4.4")
def test_any_two_keys_does_not_revive_the_keys_it_cost() -> None:
    game = table("red_1 blue_2", deck="red_1 yellow_4 green_2", available="any_two_keys")
    answer(game, ONE, "take_location any_two_keys")
    assert unspent(game, 0) == (0, 0)
    answer(game, ONE, ONE)
    assert unspent(game, 0) == (0, 1)
    assert game.view(None)["turn"] == 1


SEARCHER = "red_1 red_1+search_location_deck blue_1"


@rule("C-4.5")
def test_a_searcher_chooses_from_the_whole_deck_and_never_from_the_available_ones() -> None:
    game = answer(table(SEARCHER, deck="green_1", available="ip_7 per_location"), ONE)
    assert asked(game) == {f"search_location {card}" for card in location_deck(game)}
    assert len(asked(game)) == 21
    for wrong in ("take_location ip_7", "draw_locations 1", "search_location ip_7"):
        assert refused(game, wrong)
    answer(game, "search_location ip_4_pearl_2")
    assert locations(game, 0) == {2: "search_location_deck", 4: "ip_4_pearl_2"}
    assert sorted(game.view(None)["available"]) == ["ip_7", "per_location"]
    assert chamber(game, 0)["pearls"] == 2


@rule("C-4.5")
def test_the_searched_deck_is_shuffled_afterwards() -> None:
    orders = set()
    for seed in range(5):
        game = table(
            SEARCHER, deck="green_1", location_deck=" ".join(without(LOCATIONS, ["search_location_deck"])), seed=seed
        )
        before = location_deck(game)
        answer(game, ONE, "search_location ip_7")
        assert sorted(location_deck(game)) == sorted(without(before, ["ip_7"]))
        orders.add(tuple(location_deck(game)))
    assert len(orders) == 5


@rule("C-4.5")
def test_the_location_that_lets_you_search_is_itself_won_in_the_usual_way() -> None:
    game = table("red_1", deck="red_1", available="search_location_deck ip_7")
    answer(game, ONE, "take_location search_location_deck")
    assert locations(game, 0) == {2: "search_location_deck"}
    assert game.view(None)["turn"] == 1


@rule("C-4.5")
@pytest.mark.parametrize(("visibility", "seen"), [("private", False), ("public", True)])
def test_the_others_see_the_searched_deck_only_when_agreed(visibility: str, seen: bool) -> None:
    game = answer(table(SEARCHER, "", "", deck="green_1", search_location_visibility=visibility), ONE)
    assert sorted(game.view(0)["searched_deck"]) == sorted(location_deck(game))
    for other in (1, 2, None):
        cards = game.view(other)["searched_deck"]
        assert (bool(cards) and sorted(map(str, cards)) == sorted(location_deck(game))) is seen


@rule("C-4.5")
def test_searching_an_empty_deck_leaves_the_keys_unspent_and_the_next_key_tries_again() -> None:
    game = table(
        f"{SEARCHER} yellow_6",
        "purple_1",
        deck="green_1 purple_1 blue_2 purple_3 yellow_2",
        other_locations="open",
    )
    answer(game, ONE)
    assert game.view(None)["turn"] == 1, "no location and no question"
    assert unspent(game, 0) == (2, 0)
    without_it = game.copy()
    answer(game, ONE, "take_location reshuffle_locations")
    assert len(location_deck(game)) == 22
    answer(game, ONE)
    assert unspent(game, 0) == (2, 1)
    answer(game, "search_location per_gold_key")
    assert unspent(game, 0) == (0, 0)
    assert locations(game, 0) == {2: "search_location_deck", 6: "per_gold_key"}
    answer(without_it, ONE, "take_location ip_7", ONE, ONE, ONE)
    assert unspent(without_it, 0) == (2, 2)


@rule("C-4.5")
def test_searching_an_empty_deck_may_cost_the_keys() -> None:
    game = table(
        SEARCHER, deck="green_1", other_locations="open", search_location_with_empty_deck="no_location_keys_lost"
    )
    answer(game, ONE)
    assert game.view(None)["turn"] == 1
    assert unspent(game, 0) == (0, 0)
    assert locations(game, 0) == {2: "search_location_deck"}
    assert chamber(game, 0)["keys"] == {"silver": 4, "gold": 0}


@rule("C-4.5")
def test_searching_an_empty_deck_may_turn_to_the_available_locations() -> None:
    settings = {"search_location_with_empty_deck": "may_take_face_up"}
    game = answer(table(SEARCHER, deck="green_1", other_locations="open", settings=settings), ONE)
    takes = {f"take_location {card}" for card in without(LOCATIONS, ["search_location_deck"])}
    assert asked(game) == takes
    answer(game, "take_location ip_7")
    assert unspent(game, 0) == (0, 0)
    assert locations(game, 0) == {2: "search_location_deck", 4: "ip_7"}
    game = answer(table(SEARCHER, deck="green_1", available="ip_7", settings=settings), ONE)
    assert refused(game, "take_location ip_7"), "only when the deck is empty"


@rule("C-4.6")
def test_reshuffling_the_lords_spares_those_still_held() -> None:
    game = table("red_1", piles="green_1 green_3 green_4 red_3 blue_4 blue_6", available="reshuffle_lords")
    answer(game, "take_pile green", "place_lord green_1", "take_location reshuffle_lords")
    assert piles(game) == {}
    assert sorted(game.view(None)["held"]) == ["green_3", "green_4"]
    assert sorted(deck(game)) == sorted(without(LORDS, ["red_1", "green_1", "green_3", "green_4"]))
    answer(game, "place_lord green_4")
    assert lords(game, 0) == ["red_1", "green_1", "green_4", "green_3"]


@rule("C-4.6")
def test_reshuffled_lords_are_really_shuffled() -> None:
    orders = set()
    for seed in range(5):
        game = table("red_1", deck="red_1", piles="blue_3", available="reshuffle_lords", seed=seed)
        answer(game, ONE, "take_location reshuffle_lords")
        orders.add(tuple(deck(game)))
        assert len(deck(game)) == 58
    assert len(orders) == 5


@rule("C-4.6", "C-2.4")
@pytest.mark.parametrize(
    ("reading", "swept"), [("yes_they_stayed_in_the_pile", True), ("no_they_return_afterwards", False)]
)
def test_leftovers_of_a_pile_are_reshuffled_as_the_setting_says(reading: str, swept: bool) -> None:
    game = table(
        NO_KEYS_12 + " purple_1",
        piles="yellow_1 yellow_3 yellow_4 yellow_6 purple_4",
        available="reshuffle_lords",
        pile_leftovers_and_reshuffle=reading,
    )
    answer(game, "take_pile yellow", "fit_lord yellow_1", "fit_lord yellow_3", "place_lord yellow_1")
    answer(game, "take_location reshuffle_lords")
    assert lords(game, 0)[12:] == ["purple_1", "yellow_1", "yellow_3"]
    assert piles(game) == ({} if swept else {"yellow": ["yellow_4", "yellow_6"]})
    assert ("yellow_6" in deck(game)) is swept
    assert len(deck(game)) == 60 - 15 - (0 if swept else 2)


@rule("C-4.6")
@pytest.mark.parametrize("reading", ["yes_they_stayed_in_the_pile", "no_they_return_afterwards"])
def test_leftovers_lie_in_their_pile_again_after_the_turn(reading: str) -> None:
    game = table(NO_KEYS_13, deck="yellow_2", piles="yellow_1 yellow_6 yellow_4", pile_leftovers_and_reshuffle=reading)
    answer(game, "take_pile yellow", "fit_lord yellow_4", "place_lord yellow_6")
    assert lords(game, 0)[13:] == ["yellow_6", "yellow_4"]
    assert piles(game) == {"yellow": ["yellow_1", "yellow_2"]}


@rule("C-4.7")
def test_a_pile_of_four_keys_wins_two_locations_in_one_turn() -> None:
    game = table("blue_6", piles="red_1 red_1 red_1 red_1", available="ip_7 per_silver_key")
    answer(game, "take_pile red")
    assert lords(game, 0) == ["blue_6", "red_1", "red_1"]
    answer(game, "take_location ip_7")
    assert lords(game, 0) == ["blue_6", "red_1", "red_1", "red_1", "red_1"]
    answer(game, "take_location per_silver_key")
    assert locations(game, 0) == {3: "ip_7", 5: "per_silver_key"}
    assert game.view(None)["turn"] == 1


@rule("C-4.3")
def test_the_view_tells_which_keys_are_spent() -> None:
    game = table("blue_1 red_1+ip_7 red_2 blue_4 green_1")
    assert (chamber(game, 0)["spent"], unspent(game, 0)) == ([1, 2], (1, 1))
