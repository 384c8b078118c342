"""A-1, A-2 and A-9: setup and knowledge, the outline of a turn, and the end of the game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import ALLIES, EXPLORATION, LOCATIONS, LORDS, RACES, SETTINGS, TOKENS, in_order
from tests.games.abyss.looks import (
    available,
    council,
    court,
    deck,
    discard,
    free,
    hand,
    lines,
    location_stack,
    locations,
    lord_deck,
    own,
    pearls,
    prices,
    turn,
)
from tests.games.abyss.scene import nobody, player, recruit, table, write_cards_without_monsters
from tests.games.decks import without
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

FIVE = "keeper reaper shepherd miller aquaculturalist"
TWELVE = (
    "jellyfish_1 jellyfish_2 jellyfish_3 crab_1 crab_2 crab_3 seahorse_1 seahorse_2 seahorse_3 squid_1 squid_2 squid_3"
)


@rule("A-1.1", "A-1.2", "A-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_set_up_alike_for_two_to_four_players(seats: int) -> None:
    game = hlubina.new("abyss", seats=seats, seed=3)
    view, data = game.view(None), game.dump()
    assert sorted([*deck(game), *view["track"]]) == sorted(EXPLORATION)
    assert (len(ALLIES), EXPLORATION.count("monster")) == (65, 6)
    assert len(view["track"]) == 1, "on the first turn there is nothing but exploring"
    assert len(court(game)) == 6
    assert sorted([*lord_deck(game), *court(game)]) == sorted(LORDS)
    assert len(LORDS) == 35
    assert len(available(game)) == 1
    assert sorted([*location_stack(game), *available(game)]) == sorted(LOCATIONS)
    assert Counter(data["token_pool"]["cards"]) == Counter(TOKENS) == {"2": 9, "3": 9, "4": 2}
    assert view["threat"] == 1
    assert view["discard"] == []
    assert council(game) == {}
    assert (view["removed_lords"], view["removed_locations"]) == ([], [])
    empty = {"hand": [], "affiliated": [], "free": [], "disabled": [], "locations": [], "tokens": [], "key_tokens": 0}
    for seat in range(seats):
        assert own(game, seat).items() >= {**empty, "pearls": 1}.items()


@rule("A-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(hlubina.Invalid):
        hlubina.new("abyss", seats=seats, seed=1)


@rule("A-1.1", "A-3.2")
def test_with_two_players_the_price_is_always_one() -> None:
    game = table(player(), player(pearls=9), council="squid_1", deck="crab_1 crab_2 crab_3")
    answer(game, "explore")
    assert game.view(None)["price"] == 1
    answer(game, "buy")
    assert game.acting() == [0], "the only opponent has bought and is not asked about crab_2"
    assert game.view(None)["track"] == ["crab_2"]
    assert (pearls(game, 0), pearls(game, 1)) == (1, 8)


@rule("A-1.2")
def test_the_first_player_is_random_and_the_turns_go_clockwise() -> None:
    assert {turn(hlubina.new("abyss", seats=4, seed=seed)) for seed in range(40)} == {0, 1, 2, 3}
    game = table(*[player()] * 4, turn=2, council="crab_1 squid_1 squid_2 seahorse_1 jellyfish_1")
    order = []
    for stack in ("crab", "squid", "seahorse"):
        order.append(turn(game))
        answer(game, f"support {stack}")
    assert order == [2, 3, 0]
    assert turn(game) == 1


@rule("A-1.2")
def test_decks_are_shuffled() -> None:
    games = [hlubina.new("abyss", seats=2, seed=seed) for seed in range(3)]
    for zone in (deck, lord_deck, location_stack):
        assert len({tuple(zone(game)) for game in games}) == 3


@rule("A-1.4")
@pytest.mark.parametrize("memory", SETTINGS["memory"])
def test_decks_and_the_discard_show_only_their_size(memory: str) -> None:
    game = table(player(), player(), council="crab_1 squid_1", discard="monster crab_2", memory=memory)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["deck"] == 71 - 4
        assert view["discard"] == (["crab_2", "monster"] if memory == "perfect" else [None, None])
        assert (view["lord_deck"], view["location_stack"], view["token_pool"]) == (29, 20, 20)


@rule("A-1.4", "A-1.3")
def test_all_that_lies_face_up_is_seen_by_everybody() -> None:
    mine = player(
        free="slaver", disabled="trader", affiliated="crab_1", under={"jail": "recruiter tamer", "depths": ""}
    )
    game = table(mine, player(), court=FIVE, available="abyss chasm", council="squid_1", threat=4)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert [place["lord"] for place in view["court"]] == FIVE.split()
        assert view["available"] == ["abyss", "chasm"]
        assert view["threat"] == 4
        seen = view["players"][0]
        assert (seen["free"], seen["disabled"], seen["affiliated"]) == (["slaver"], ["trader"], ["crab_1"])
        under = {place["location"]: sorted(place["lords"]) for place in seen["locations"]}
        assert under == {"jail": ["recruiter", "tamer"], "depths": []}


@rule("A-1.4")
def test_pearls_keys_and_sizes_are_open_and_tokens_are_seen_by_their_owner_only() -> None:
    game = table(player(pearls=3, keys=2, tokens="2 4"), player(tokens="3"), council="crab_1 squid_1")
    assert own(game, 0)["tokens"] == [2, 4]
    for viewer in (1, None):
        seen = game.view(viewer)["players"][0]
        assert seen["tokens"] == [None, None]
        assert (seen["pearls"], seen["key_tokens"], seen["keys"]) == (3, 2, 2)
    assert game.view(1)["players"][1]["tokens"] == [3]
    assert game.view(0)["players"][1]["tokens"] == [None]


@rule("A-1.4")
@pytest.mark.parametrize("viewer", [1, None])
def test_what_a_token_is_worth_is_told_to_nobody_else(viewer: int | None) -> None:
    game = table(player(tokens="4"), player(), council="crab_1 squid_1")
    other = table(player(tokens="2"), player(), council="crab_1 squid_1")
    assert game.view(viewer) == other.view(viewer)
    assert game.view(0) != other.view(0)


@rule("A-1.5")
@pytest.mark.parametrize("place", ["free", "disabled", "under"])
def test_an_ability_and_a_key_work_only_for_a_free_lord_that_is_not_disabled(place: str) -> None:
    lord: dict[str, Any] = {place: {"jail": "slaver"} if place == "under" else "slaver"}
    game = table(player(hand="crab_1", keys=1, **lord), player(), council="crab_2 squid_1")
    assert ("sell" in asked(game)) == (place == "free")
    assert own(game, 0)["keys"] == (2 if place == "free" else 1)


@rule("A-1.6")
def test_with_perfect_memory_hands_and_council_are_known_to_all() -> None:
    game = table(
        player(hand="crab_1 squid_2"), player(hand="squid_3"), council="crab_5 crab_2 jellyfish_1", memory="perfect"
    )
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["players"][0]["hand"] == ["crab_1", "squid_2"]
        assert view["players"][1]["hand"] == ["squid_3"]
        assert sorted(view["council"]["crab"]) == ["crab_2", "crab_5"]
        assert view["council"]["jellyfish"] == ["jellyfish_1"]


@rule("A-1.6", "A-1.4")
def test_by_default_a_hand_shows_its_size_and_a_stack_its_race_and_size() -> None:
    game = table(player(hand="crab_1 squid_2"), player(hand="squid_3"), council="crab_5 crab_2 jellyfish_1")
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["players"][0]["hand"] == (["crab_1", "squid_2"] if viewer == 0 else [None, None])
        assert view["players"][1]["hand"] == (["squid_3"] if viewer == 1 else [None])
        assert view["council"]["crab"] == [None, None]
        assert view["council"]["jellyfish"] == [None]
        assert view["council"]["squid"] == []


@rule("A-1.6")
@pytest.mark.parametrize("memory", SETTINGS["memory"])
def test_what_lay_on_the_track_is_remembered_or_forgotten(memory: str) -> None:
    game = table(player(), player(), council="squid_1", deck="crab_5 crab_1", memory=memory)
    answer(game, "explore", "go_on")
    assert game.view(1)["track"] == ["crab_5", "crab_1"], "the track is open"
    answer(game, "take_ally")
    known = memory == "perfect"
    assert game.view(1)["players"][0]["hand"] == (["crab_1"] if known else [None])
    assert game.view(0)["council"]["crab"] == (["crab_5"] if known else [None])
    assert game.view(0)["players"][0]["hand"] == ["crab_1"]
    answer(game, "support crab")
    assert game.view(0)["players"][1]["hand"] == (["crab_5"] if known else [None])
    assert own(game, 1)["hand"] == ["crab_5"], "who takes a stack sees it"


def jailed(**settings: str) -> hlubina.Game:
    """Seat 0 recruited the Jailer; seats 1 and 3 have to choose, seat 2 has a single card, which is forced."""
    game = table(
        player(hand="jellyfish_1 crab_2 squid_4"),
        player(hand="squid_1 squid_2"),
        player(hand="squid_3"),
        player(hand="crab_1 crab_4"),
        court="jailer reaper shepherd miller",
        council="seahorse_1 seahorse_2 shellfish_1",
        settings=settings,
    )
    return recruit(game, "jailer", "jellyfish_1", "crab_2", "squid_4")


@rule("A-1.6", "A-1.4")
@pytest.mark.parametrize("viewer", [1, None])
def test_by_default_nothing_depends_on_the_cards_of_a_hand_or_of_the_council(viewer: int | None) -> None:
    games = [
        table(
            player(hand=held, pearls=9, free="slaver"),
            player(),
            council=stacks,
            court="shepherd commander keeper reaper",
        )
        for held, stacks in (("crab_5 seahorse_1", "squid_1 jellyfish_3"), ("squid_2 squid_4", "squid_5 jellyfish_1"))
    ]
    assert asked(games[0]) != asked(games[1])
    assert games[0].view(viewer) == games[1].view(viewer)
    assert games[0].view(0) != games[1].view(0)


@rule("A-1.6", "A-3.2")
@pytest.mark.parametrize("memory", SETTINGS["memory"])
def test_a_bought_ally_is_remembered_or_forgotten(memory: str) -> None:
    game = table(player(), player(pearls=1), player(), council="squid_1", deck="crab_5 crab_1", memory=memory)
    answer(game, "explore", "buy")
    assert own(game, 1)["hand"] == ["crab_5"]
    seen = ["crab_5"] if memory == "perfect" else [None]
    assert game.view(0)["players"][1]["hand"] == game.view(None)["players"][1]["hand"] == seen


@rule("A-1.7")
def test_cards_discarded_from_the_hand_are_told_to_all_by_default() -> None:
    game = jailed()
    events = game.listen().events
    answer(answer(game, "ally squid_1", seat=1), "ally crab_1", seat=3)
    told = [event for event in events if event.name == "discarded"]
    assert [event.seen_by(None)["cards"] for event in told] == [["squid_1"], ["squid_3"], ["crab_1"]]


@rule("A-1.7")
def test_cards_discarded_from_the_hand_leave_the_rest_of_it_known_with_perfect_memory() -> None:
    game = answer(answer(jailed(memory="perfect"), "ally squid_1", seat=1), "ally crab_1", seat=3)
    for viewer in (0, 1, 2, 3, None):
        hands = [one["hand"] for one in game.view(viewer)["players"]]
        assert hands == [[], ["squid_2"], [], ["crab_4"]]


@rule("A-1.7")
def test_cards_discarded_face_down_leave_the_rest_of_the_hand_uncertain_for_the_others() -> None:
    game = jailed(hand_discards="face_down", memory="perfect")
    answer(answer(game, "ally squid_1", seat=1), "ally crab_1", seat=3)
    assert hand(game, 1) == ["squid_2"]
    for viewer in (0, 2, 3, None):
        assert game.view(viewer)["players"][1]["hand"] == [None]
    assert own(game, 1)["hand"] == ["squid_2"]
    masks = dict(zip(game.dump()["discard"]["cards"], game.dump()["discard"]["known"], strict=True))
    assert (masks["squid_1"], masks["crab_1"]) == (1 << 1, 1 << 3)
    assert masks["squid_4"] == 65535, "a payment is open"


@rule("A-1.7")
def test_what_comes_to_a_hand_later_is_known_beside_uncertain_cards() -> None:
    game = jailed(hand_discards="face_down", memory="perfect")
    answer(answer(game, "ally squid_1", seat=1), "ally crab_1", seat=3)
    answer(game, "support seahorse")
    for viewer in (0, 2, 3, None):
        seen = game.view(viewer)["players"][1]["hand"]
        assert sorted(filter(None, seen)) == ["seahorse_1", "seahorse_2"]
        assert seen.count(None) == 1


@rule("A-1.7", "A-4.3")
def test_what_the_oracle_discards_was_never_in_a_hand_and_stays_known() -> None:
    game = table(player(free="oracle"), council="crab_1 crab_2 squid_1", hand_discards="face_down", memory="perfect")
    answer(game, "purge", "stack crab")
    assert game.dump()["discard"]["known"] == [65535, 65535]


@rule("A-1.6", "A-4.3")
def test_by_default_nobody_knows_what_the_oracle_discards() -> None:
    game = table(player(free="oracle"), council="crab_1 crab_2 squid_1")
    answer(game, "purge", "stack crab")
    assert game.view(0)["discard"] == [None, None]


@rule("A-1.6", "A-1.7")
@pytest.mark.parametrize("memory", SETTINGS["memory"])
def test_what_is_paid_or_thrown_openly_is_remembered_or_forgotten(memory: str) -> None:
    game = jailed(memory=memory)
    answer(answer(game, "ally squid_1", seat=1), "ally crab_1", seat=3)
    seen = ["crab_1", "crab_2", "squid_1", "squid_3", "squid_4"] if memory == "perfect" else [None] * 5
    assert game.view(None)["discard"] == game.view(2)["discard"] == seen


@rule("A-1.7")
@pytest.mark.parametrize("hand_discards", SETTINGS["hand_discards"])
def test_a_sale_by_the_slaver_is_shown_or_not(hand_discards: str) -> None:
    game = table(
        player(hand="crab_1 squid_2", free="slaver"),
        player(),
        council="crab_2 squid_1",
        hand_discards=hand_discards,
        memory="perfect",
    )
    answer(game, "sell", "ally crab_1")
    assert game.view(1)["players"][0]["hand"] == (["squid_2"] if hand_discards == "face_up" else [None])
    assert own(game, 0)["hand"] == ["squid_2"]


@rule("A-1.7", "A-7.2", "A-7.5")
@pytest.mark.parametrize("hand_discards", SETTINGS["hand_discards"])
@pytest.mark.parametrize("memory", SETTINGS["memory"])
@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_nobody_sees_a_choice_before_all_have_chosen(hand_discards: str, memory: str, order: tuple[int, int]) -> None:
    start = jailed(hand_discards=hand_discards, memory=memory)
    assert sorted(start.acting()) == [1, 3]
    first, second = order
    choices = {1: ["ally squid_1", "ally squid_2"], 3: ["ally crab_1", "ally crab_4"]}
    one = answer(start.copy(), choices[first][0], seat=first)
    two = answer(start.copy(), choices[first][1], seat=first)
    assert one.acting() == two.acting() == [second]
    for viewer in (0, second, 2, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(first) != two.view(first)
    assert asked(one, second) == asked(two, second) == set(choices[second])
    answer(one, choices[second][0], seat=second)
    assert hand(one, 1) == ["squid_2"]
    assert hand(one, 3) == ["crab_4"]
    assert {"squid_1", "squid_3", "crab_1"} <= set(discard(one))


@rule("A-2.1", "A-7.6")
def test_the_landlord_pays_at_the_beginning_of_each_own_turn() -> None:
    game = table(player(free="landlord", pearls=1), player(pearls=1), council="crab_1 squid_1 jellyfish_1 seahorse_1")
    answer(game, "support crab")
    assert (turn(game), pearls(game, 0)) == (1, 1)
    answer(game, "support squid")
    assert (turn(game), pearls(game, 0)) == (0, 2)
    assert pearls(game, 1) == 1


@rule("A-2.1", "A-7.7")
def test_abilities_that_work_once_a_turn_are_ready_again_in_the_next() -> None:
    game = table(player(hand="crab_1 crab_2 crab_3", free="slaver"), player(), council="squid_1 jellyfish_1 seahorse_1")
    answer(game, "sell", "ally crab_1")
    assert "sell" not in asked(game)
    answer(game, "support squid")
    assert turn(game) == 1
    assert "sell" not in asked(game), "it is not the Slaver's turn"
    answer(game, "support jellyfish")
    assert "sell" in asked(game)


@rule("A-2.1", "A-3.2")
def test_with_a_new_turn_the_price_is_one_and_everybody_may_buy_again() -> None:
    game = table(
        player(pearls=5),
        player(pearls=5),
        player(pearls=5),
        council="squid_1",
        deck="crab_1 crab_2 crab_3 crab_4 crab_5",
    )
    answer(game, "explore", "buy")
    assert (game.acting(), game.view(None)["price"]) == ([2], 2)
    answer(game, "decline", "take_ally", "explore")
    assert (game.acting(), game.view(None)["price"]) == ([2], 1)
    assert game.view(None)["buyers"] == []
    answer(game, "buy")
    assert pearls(game, 1) == 5 - 1 + 1


@rule("A-2.2")
def test_a_plot_puts_the_top_lord_on_the_free_space_farthest_from_the_deck() -> None:
    game = table(player(pearls=3), court="keeper reaper shepherd miller", lord_deck="shaman sage hermit")
    answer(game, "plot")
    assert court(game) == ["keeper", "reaper", "shepherd", "miller", "shaman"]
    assert pearls(game, 0) == 2
    answer(game, "plot")
    assert court(game) == ["keeper", "reaper", "shepherd", "miller", "shaman", "sage"]
    assert pearls(game, 0) == 1
    assert lord_deck(game)[0] == "hermit"


@rule("A-2.2")
@pytest.mark.parametrize("obstacle", ["full court", "empty deck", "no pearl", "none"])
def test_no_plot_with_a_full_court_an_empty_deck_or_no_pearl(obstacle: str) -> None:
    game = table(
        player(pearls=0 if obstacle == "no pearl" else 1),
        court=f"{FIVE} landowner" if obstacle == "full court" else FIVE,
        other_lords="removed" if obstacle == "empty deck" else "deck",
        council="squid_1",
    )
    assert ("plot" in asked(game)) == (obstacle == "none")
    assert bool(refused(game.copy(), "plot")) == (obstacle != "none")


@rule("A-2.2", "A-2.3")
def test_there_is_no_plotting_after_the_action() -> None:
    game = table(player(pearls=3, hand="crab_1", free="slaver"), court=FIVE, council="squid_1 jellyfish_1")
    answer(game, "support squid")
    assert asked(game) == {"sell", "end_turn"}


@rule("A-2.3")
def test_exactly_one_of_three_actions_is_compulsory() -> None:
    game = table(player(hand="seahorse_5 seahorse_3", pearls=1), court=FIVE, council="squid_1 crab_1")
    assert asked(game) == {"plot", "explore", "support squid", "support crab", "recruit shepherd"}
    assert refused(game, "end_turn")
    answer(game, "support squid")
    assert turn(game) == 1


@rule("A-2.4", "A-6.1", "A-3.9")
def test_a_location_is_controlled_after_the_track_was_cleared() -> None:
    game = table(player(keys=2), council="squid_1", deck="crab_1 monster", threat=3, available="jail")
    answer(game, "explore", "go_on", "fight")
    assert step(game) == "control_location"
    assert game.view(None)["track"] == []
    assert council(game) == {"crab": ["crab_1"], "squid": ["squid_1"]}
    assert discard(game) == ["monster"]
    assert game.view(None)["threat"] == 1


@rule("A-2.4", "A-5.6")
def test_a_location_is_controlled_after_the_court_was_refilled() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", keys=2), court="shepherd shaman sage", available="jail", council="squid_1"
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert step(game) == "control_location"
    assert len(court(game)) == 6
    assert pearls(game, 0) == 2


@rule("A-2.5")
def test_what_was_not_used_may_still_be_used_at_the_end_of_the_turn() -> None:
    game = table(player(free="slaver"), player(), council="squid_1 jellyfish_1 crab_1")
    assert "sell" not in asked(game), "the hand is empty"
    answer(game, "support squid")
    assert asked(game) == {"sell", "end_turn"}
    answer(game, "sell")
    assert (turn(game), pearls(game, 0)) == (1, 2), "the only ally was sold, and nothing else was left to do"


@rule("A-2.5", "A-7.5")
def test_the_limit_of_the_commander_comes_after_the_last_abilities() -> None:
    hold = "crab_1 crab_2 crab_3 crab_4 squid_1 squid_2"
    game = table(player(hand=hold, free="slaver"), player(free="commander"), council="squid_3 jellyfish_1 crab_1")
    answer(game, "support squid")
    assert asked(game) == {"sell", "end_turn"}
    saved = answer(game.copy(), "sell", "ally squid_3")
    assert (turn(saved), len(hand(saved, 0))) == (1, 6)
    answer(game, "end_turn")
    assert (step(game), game.acting()) == ("discard_allies", [0])
    answer(game, "ally crab_1")
    assert (turn(game), len(hand(game, 0))) == (1, 6)


@rule("A-2.5", "A-9.2")
def test_the_limit_of_the_commander_comes_before_the_end_of_the_game() -> None:
    hold = "crab_1 crab_2 crab_3 crab_4 squid_1 squid_2"
    game = table(player(hand=hold), player(free="commander"), council="squid_3 jellyfish_1", finisher=1)
    answer(game, "support squid")
    assert not game.is_over()
    answer(game, "ally crab_1")
    assert game.is_over()
    assert lines(game)["allies"] == 2 + 1, "the lowest crab left is 2"


@rule("A-2.6", "A-7.7")
def test_an_ability_is_used_before_plotting_between_plots_and_after_the_action() -> None:
    game = table(
        player(hand="crab_1 crab_2", pearls=2, free="slaver"), court="keeper reaper", council="squid_1 jellyfish_1"
    )
    assert {"sell", "plot"} <= asked(game)
    answer(game, "plot")
    assert {"sell", "plot"} <= asked(game)
    after = answer(game.copy(), "support squid")
    assert asked(after) == {"sell", "end_turn"}
    answer(game, "sell", "ally crab_1")
    assert "plot" in asked(game)
    assert "sell" not in asked(game)


@rule("A-2.6")
def test_an_ability_is_used_between_the_reveals_of_an_exploration() -> None:
    game = table(player(hand="crab_1 crab_2", free="slaver"), player(), council="squid_1", deck="crab_3 monster crab_4")
    answer(game, "explore")
    assert asked(game) == {"take_ally", "go_on", "sell"}
    answer(game, "go_on")
    assert asked(game) == {"fight", "go_on", "sell"}
    answer(game, "sell", "ally crab_2")
    assert asked(game) == {"fight", "go_on"}
    assert pearls(game, 0) == 2


@rule("A-2.6", "A-3.4")
def test_an_ability_is_used_even_when_the_last_ally_must_be_taken() -> None:
    game = table(
        player(hand="crab_1 crab_2", free="slaver"), council="squid_1", deck="crab_3 crab_4 squid_2 squid_3 squid_4"
    )
    answer(game, "explore", "go_on", "go_on", "go_on", "go_on")
    assert asked(game) == {"take_ally", "sell"}


@rule("A-2.6", "A-7.9")
def test_an_ability_is_used_before_the_choice_that_the_corruptor_brings() -> None:
    game = table(
        player(hand="squid_5 squid_4 squid_1 crab_1", pearls=4, free="slaver"), court="corruptor shaman keeper reaper"
    )
    recruit(game, "corruptor", "squid_1", "squid_4", "squid_5")
    assert "sell" in asked(game)
    assert not any(text.startswith("lord") for text in asked(game)), "4 pearls are not enough"
    answer(game, "sell")
    assert {"lord shaman", "lord keeper", "lord reaper"} <= asked(game)


@rule("A-2.6", "A-7.10")
def test_the_opportunist_changes_the_court_before_the_traitor_chooses() -> None:
    game = table(
        player(hand="squid_5 squid_4 crab_3 jellyfish_1", free="opportunist miller"),
        court="traitor shaman keeper reaper",
        lord_deck="sage",
    )
    recruit(game, "traitor", "squid_5", "squid_4", "crab_3", "jellyfish_1")
    assert "replace" in asked(game)
    answer(game, "replace", "lord shaman")
    assert court(game) == ["sage", "keeper", "reaper"]


@rule("A-2.6")
def test_no_ability_in_the_middle_of_a_payment_nor_while_a_location_is_chosen() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3 crab_1", keys=1, free="slaver"),
        court="shepherd shaman sage reaper",
        available="jail",
    )
    answer(game, "recruit shepherd")
    assert refused(game, "sell")
    answer(game, "pay")
    assert step(game) == "control_location"
    assert refused(game, "sell")


@rule("A-2.7")
def test_a_sale_by_the_slaver_pays_for_a_plot() -> None:
    game = table(player(hand="crab_1 crab_2", free="slaver"), court=FIVE, lord_deck="sage", council="squid_1")
    assert "plot" not in asked(game)
    answer(game, "sell", "ally crab_1", "plot")
    assert court(game)[-1] == "sage"
    assert pearls(game, 0) == 1


@pytest.fixture(scope="module")
def no_monsters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A card file without monsters: only then deck and discard can be empty together."""
    return write_cards_without_monsters(tmp_path_factory.mktemp("cards"))


@rule("A-2.8", "A-3.11")
def test_who_has_no_legal_action_passes(no_monsters: Path) -> None:
    rest = " ".join(without(ALLIES, ["crab_4", "seahorse_5", "seahorse_4"]))
    game = table(
        player(affiliated=rest),
        player(hand="seahorse_4 seahorse_5"),
        turn=1,
        council="crab_4",
        cards=no_monsters,
        court="shepherd shaman sage reaper",
    )
    assert asked(game) == {"support crab", "recruit shepherd"}
    before = game.dump()["turns"]
    answer(game, "support crab")
    assert turn(game) == 1, "seat 0 could neither explore nor ask the council nor recruit"
    assert game.dump()["turns"] == before + 2


@rule("A-2.8")
def test_when_all_pass_in_a_row_the_game_is_scored_as_it_stands(no_monsters: Path) -> None:
    rest = " ".join(without(ALLIES, ["crab_4", "squid_4"]))
    game = table(player(affiliated=rest), council="crab_4 squid_4", cards=no_monsters, court="sage hermit elder shaman")
    answer(game, "support crab")
    while not game.is_over():
        answer(game, "support squid")
    assert hlubina.load(game.dump(), cards=no_monsters).is_over()
    assert game.outcome().lines[2].points[:2] == [25, 4]


@rule("A-2.9")
@pytest.mark.parametrize("martial_law", SETTINGS["martial_law"])
def test_martial_law_taxes_each_card_above_twelve(martial_law: str) -> None:
    game = table(
        player(hand=TWELVE, pearls=1), player(), council="squid_5 shellfish_1 shellfish_2", martial_law=martial_law
    )
    twelve = answer(game.copy(), "support squid")
    assert len(hand(twelve, 0)) == 13
    if martial_law == "off":
        assert turn(twelve) == 1
        return
    assert (step(twelve), twelve.acting()) == ("martial_law", [0])
    paid = answer(twelve.copy(), "pay_pearl")
    assert (turn(paid), pearls(paid, 0), len(hand(paid, 0))) == (1, 0, 13)
    thrown = answer(twelve.copy(), "ally crab_1")
    assert (turn(thrown), pearls(thrown, 0), len(hand(thrown, 0))) == (1, 1, 12)
    assert "crab_1" in discard(thrown)


@rule("A-2.9")
def test_martial_law_is_settled_card_by_card() -> None:
    game = table(player(hand=TWELVE, pearls=1), council="squid_5 squid_4 shellfish_2 jellyfish_5", martial_law="on")
    answer(game, "support squid")
    assert "pay_pearl" in asked(game)
    mixed = answer(game.copy(), "pay_pearl")
    assert (turn(mixed), step(mixed)) == (0, "martial_law")
    assert "pay_pearl" not in asked(mixed), "no pearl is left"
    answer(mixed, "ally crab_1")
    assert (turn(mixed), pearls(mixed, 0), len(hand(mixed, 0))) == (1, 0, 13)
    answer(game, "ally crab_1")
    assert "pay_pearl" in asked(game)
    answer(game, "ally crab_2")
    assert (turn(game), pearls(game, 0), len(hand(game, 0))) == (1, 1, 12)


@rule("A-2.9")
def test_martial_law_leaves_twelve_cards_alone() -> None:
    game = table(player(hand=TWELVE.rsplit(" ", 1)[0], pearls=1), council="squid_5 shellfish_2", martial_law="on")
    answer(game, "support squid")
    assert (turn(game), len(hand(game, 0)), pearls(game, 0)) == (1, 12, 1)


@rule("A-2.9", "A-7.5")
def test_martial_law_comes_after_the_limit_of_the_commander() -> None:
    game = table(
        player(hand=TWELVE, pearls=1), player(free="commander"), council="squid_5 shellfish_2", martial_law="on"
    )
    answer(game, "support squid")
    assert step(game) == "discard_allies"
    for card in in_order(TWELVE.split())[:7]:
        answer(game, f"ally {card}")
    answer(game, "discard")
    assert (turn(game), len(hand(game, 0)), pearls(game, 0)) == (1, 6, 1)


@rule("A-2.9", "A-1.7")
@pytest.mark.parametrize("hand_discards", SETTINGS["hand_discards"])
def test_what_martial_law_costs_is_shown_or_not(hand_discards: str) -> None:
    game = table(
        player(hand=TWELVE),
        council="squid_5 shellfish_2",
        martial_law="on",
        hand_discards=hand_discards,
        memory="perfect",
    )
    answer(game, "support squid", "ally crab_1")
    seen = game.view(1)["players"][0]["hand"]
    if hand_discards == "face_up":
        assert sorted(seen) == sorted(hand(game, 0))
    else:
        assert None in seen


SIX = "jailer seeker assassin hunter trader peddler"


@rule("A-9.1", "A-9.2")
@pytest.mark.parametrize(("seats", "finisher"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_after_the_seventh_lord_every_other_player_has_exactly_one_more_turn(seats: int, finisher: int) -> None:
    players = [nobody() for _ in range(seats)]
    players[finisher] = player(hand="seahorse_5 seahorse_3", free=SIX)
    stacks = "jellyfish_1 crab_1 seahorse_1 shellfish_1 squid_1"
    game = table(*players, turn=finisher, court="shepherd keeper reaper miller", council=stacks)
    assert game.view(None)["finisher"] is None
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert game.view(None)["finisher"] == finisher
    for after in range(1, seats):
        assert not game.is_over()
        assert game.acting() == [(finisher + after) % seats]
        answer(game, f"support {RACES[after]}")
    assert game.is_over()
    assert game.acting() == []
    assert game.outcome().over


@rule("A-9.1")
def test_six_lords_do_not_end_the_game() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", free="jailer seeker assassin hunter trader"),
        court="shepherd keeper reaper miller",
        council="squid_1 crab_1",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert game.view(None)["finisher"] is None


@rule("A-9.1")
def test_lords_under_locations_and_disabled_ones_count_for_the_seventh() -> None:
    game = table(
        player(
            hand="seahorse_5 seahorse_3",
            free="hunter",
            disabled="trader slaver",
            under={"jail": "recruiter commander tamer"},
        ),
        court="shepherd keeper reaper miller",
        council="squid_1 crab_1",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert game.view(None)["finisher"] == 0


@rule("A-9.1", "A-7.9")
def test_the_seventh_lord_may_come_through_the_corruptor() -> None:
    game = table(
        player(hand="squid_5 squid_4 squid_1", pearls=5, free="jailer seeker assassin hunter trader"),
        court="corruptor keeper reaper miller shepherd",
        council="squid_2 crab_1",
    )
    recruit(game, "corruptor", "squid_1", "squid_4", "squid_5")
    assert game.view(None)["finisher"] is None
    answer(game, "lord miller")
    assert game.view(None)["finisher"] == 0


@rule("A-9.1", "A-7.10")
def test_the_lord_of_a_traitor_does_not_add_to_the_number() -> None:
    game = table(
        player(hand="squid_5 squid_4 crab_3 jellyfish_1", free="jailer seeker assassin hunter trader"),
        court="traitor keeper reaper miller shepherd",
        council="squid_2 crab_1",
    )
    recruit(game, "traitor", "squid_5", "squid_4", "crab_3", "jellyfish_1")
    answer(game, "lord trader", "lord miller")
    assert len(free(game, 0)) == 6
    assert game.view(None)["finisher"] is None


def last_refill(left: int, **settings: str) -> hlubina.Game:
    """A recruitment leaves two lords at court and so many in the deck."""
    game = table(
        player(hand="seahorse_5 seahorse_3"),
        player(pearls=1),
        court="shepherd keeper reaper",
        lord_deck=" ".join(["shaman", "sage", "hermit", "elder", "trader"][:left]),
        other_lords="removed",
        council="squid_1 crab_1 jellyfish_1",
        settings=settings,
    )
    return recruit(game, "shepherd", "seahorse_3", "seahorse_5")


@rule("A-9.1", "A-5.6")
@pytest.mark.parametrize("left", [0, 1, 3, 4, 5])
def test_a_refill_that_the_deck_cannot_make_ends_the_game(left: int) -> None:
    game = last_refill(left)
    assert game.view(None)["finisher"] == (0 if left < 4 else None)
    assert pearls(game, 0) == 2, "the pearls are paid in any case"
    assert court(game) == ["keeper", "reaper", "shaman", "sage", "hermit", "elder"][: 2 + left]
    assert len(lord_deck(game)) == max(0, left - 4)
    answer(game, "support squid")
    assert game.is_over() == (left < 4)


@rule("A-9.1", "A-9.3")
@pytest.mark.parametrize("trigger", SETTINGS["court_end_trigger"])
def test_a_recruitment_with_an_empty_deck_and_three_lords_left(trigger: str) -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3"),
        court="shepherd keeper reaper miller",
        other_lords="removed",
        council="squid_1 crab_1 jellyfish_1",
        court_end_trigger=trigger,
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert game.view(None)["finisher"] == (None if trigger == "refill_incomplete" else 0), "nothing must be refilled"
    assert pearls(game, 0) == 0


@rule("A-9.3", "A-9.1")
@pytest.mark.parametrize("trigger", SETTINGS["court_end_trigger"])
def test_plotting_the_deck_empty_ends_the_game_only_if_the_setting_says_so(trigger: str) -> None:
    game = table(
        player(pearls=1),
        court="shepherd keeper reaper",
        lord_deck="shaman",
        other_lords="removed",
        council="squid_1 crab_1 jellyfish_1",
        court_end_trigger=trigger,
    )
    answer(game, "plot")
    assert game.view(None)["finisher"] is None
    answer(game, "support squid")
    ended = trigger == "deck_empty_and_court_not_full"
    assert game.view(None)["finisher"] == (0 if ended else None)
    answer(game, "support crab")
    assert game.is_over() == ended


@rule("A-9.3")
def test_a_full_court_with_an_empty_deck_does_not_end_the_game() -> None:
    game = table(
        player(pearls=1),
        court=FIVE,
        lord_deck="shaman",
        other_lords="removed",
        council="squid_1 crab_1 jellyfish_1",
        court_end_trigger="deck_empty_and_court_not_full",
    )
    answer(game, "plot", "support squid")
    assert game.view(None)["finisher"] is None


@rule("A-9.3")
@pytest.mark.parametrize("left", [3, 4])
def test_a_failed_refill_ends_the_game_under_either_setting(left: int) -> None:
    game = last_refill(left, court_end_trigger="deck_empty_and_court_not_full")
    assert game.view(None)["finisher"] == (0 if left < 4 else None)


@rule("A-9.2")
def test_a_second_trigger_in_the_last_round_gives_nobody_another_turn() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", free=SIX),
        player(free="apprentice illusionist invoker corruptor schemer traitor", hand="squid_5 squid_3"),
        nobody(),
        court="shepherd diplomat keeper reaper miller",
        council="squid_1 crab_1 jellyfish_1",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    recruit(game, "diplomat", "squid_3", "squid_5")
    assert game.view(None)["finisher"] == 0
    assert game.acting() == [2]
    assert answer(game, "support crab").is_over()


@rule("A-9.2", "A-6.1")
def test_the_player_who_triggers_the_end_finishes_the_turn() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3", free=SIX, keys=2),
        court="shepherd keeper reaper miller",
        available="jail",
        council="squid_1 crab_1",
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    answer(game, "location jail")
    assert locations(game, 0) == {"jail": {"shepherd"}}
    assert turn(game) == 1


@rule("A-9.4")
def test_in_the_last_turns_the_court_is_refilled_as_far_as_the_deck_goes() -> None:
    game = table(
        player(hand="seahorse_5 seahorse_3"),
        player(free=SIX + " schemer"),
        court="shepherd keeper reaper",
        lord_deck="shaman",
        other_lords="removed",
        council="squid_1 crab_1 jellyfish_1",
        finisher=1,
    )
    recruit(game, "shepherd", "seahorse_3", "seahorse_5")
    assert game.is_over()
    assert court(game) == ["keeper", "reaper", "shaman"]
    assert pearls(game, 0) == 2


@rule("A-9.4")
def test_in_the_last_turns_plots_abilities_and_purchases_work_as_usual() -> None:
    game = table(
        player(hand="crab_1 crab_2", pearls=1, free="slaver landlord"),
        player(free=SIX + " schemer", pearls=1),
        court=FIVE,
        council="squid_1",
        deck="squid_5",
        finisher=1,
    )
    assert {"plot", "sell", "explore", "support squid"} <= asked(game)
    answer(game, "plot", "explore")
    assert (game.acting(), asked(game)) == ([1], {"buy", "decline"})


@rule("A-5.1", "A-2.3")
def test_the_price_of_every_lord_is_the_printed_one() -> None:
    game = table(player(), council="squid_1", court=FIVE)
    assert prices(game) == {"keeper": 6, "reaper": 7, "shepherd": 8, "miller": 8, "aquaculturalist": 9}
