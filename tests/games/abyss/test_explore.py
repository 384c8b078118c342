"""A-3: exploring the depths."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.abyss.figures import ALLIES, CARDS, RACES, SETTINGS
from tests.games.abyss.looks import council, deck, discard, hand, own, pearls, threat, turn
from tests.games.abyss.scene import nobody, player, recruit, table, write_cards_without_monsters
from tests.games.decks import without
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

SIX_CARDS = "crab_1 crab_2 crab_3 crab_4 squid_1 squid_2"


def track(game: hlubina.Game) -> list[str]:
    cards: list[str] = game.view(None)["track"]
    return cards


@rule("A-3.1")
def test_the_top_card_is_revealed_on_the_first_free_space() -> None:
    game = table(player(), council="squid_1", deck="crab_1 crab_2 crab_3")
    answer(game, "explore")
    assert track(game) == ["crab_1"]
    answer(game, "go_on")
    assert track(game) == ["crab_1", "crab_2"]
    assert deck(game)[0] == "crab_3"


@rule("A-3.2")
def test_opponents_are_asked_from_the_left_and_the_first_buyer_ends_the_round() -> None:
    game = table(*[player(pearls=3) for _ in range(4)], turn=2, council="squid_1", deck="crab_1 crab_2 crab_3")
    answer(game, "explore")
    asked_in_turn = []
    for _ in range(3):
        asked_in_turn.append(game.acting())
        assert asked(game) == {"buy", "decline"}
        answer(game, "decline")
    assert asked_in_turn == [[3], [0], [1]]
    assert game.acting() == [2]
    answer(game, "go_on", "decline", "buy")
    assert hand(game, 0) == ["crab_2"]
    assert (pearls(game, 0), pearls(game, 1), pearls(game, 2)) == (2, 3, 4)
    assert track(game) == ["crab_1", "crab_3"], "seat 1 was not asked any more about crab_2"
    assert game.acting() == [3]


@rule("A-3.2")
def test_the_price_rises_with_every_purchase_whoever_buys() -> None:
    game = table(*[player(pearls=3) for _ in range(4)], council="squid_1", deck="crab_1 crab_2 crab_3 crab_4")
    answer(game, "explore")
    for seat, price in ((1, 1), (2, 2), (3, 3)):
        assert game.acting() == [seat]
        assert game.view(None)["price"] == price
        answer(game, "buy")
        assert pearls(game, seat) == 3 - price
    assert pearls(game, 0) == 3 + 1 + 2 + 3
    assert (game.acting(), track(game)) == ([0], ["crab_4"])


@rule("A-3.2")
def test_who_has_bought_or_cannot_pay_is_not_asked() -> None:
    game = table(nobody(), player(pearls=5), player(pearls=1), player(), council="squid_1", deck="crab_1 crab_2")
    answer(game, "explore")
    assert game.acting() == [1]
    answer(game, "buy")
    assert game.acting() == [0], "seat 1 has bought, seat 2 has not the 2 pearls, seat 3 has none"
    assert track(game) == ["crab_2"]


@rule("A-3.3")
def test_after_a_purchase_the_active_player_must_reveal_again_on_the_same_space() -> None:
    game = table(nobody(), player(pearls=1), council="squid_1", deck="crab_1 crab_2 crab_3")
    answer(game, "explore", "decline", "go_on", "buy")
    assert hand(game, 1) == ["crab_2"]
    assert track(game) == ["crab_1", "crab_3"]
    assert asked(game) == {"take_ally", "go_on"}


@rule("A-3.4", "A-3.5")
def test_taking_the_ally_ends_the_action_and_only_the_last_one_can_be_taken() -> None:
    game = table(player(), council="squid_1", deck="crab_1 jellyfish_5 crab_3")
    answer(game, "explore", "go_on")
    assert asked(game) == {"take_ally", "go_on"}
    answer(game, "take_ally")
    assert hand(game, 0) == ["jellyfish_5"]
    assert council(game) == {"crab": ["crab_1"], "squid": ["squid_1"]}
    assert turn(game) == 1
    assert pearls(game, 0) == 0


@rule("A-3.4")
def test_on_the_fifth_space_the_ally_must_be_taken_with_a_pearl() -> None:
    game = table(player(), council="squid_1", deck="crab_1 crab_2 crab_3 crab_4 jellyfish_1 crab_1")
    answer(game, "explore", "go_on", "go_on", "go_on", "go_on")
    assert turn(game) == 1
    assert hand(game, 0) == ["jellyfish_1"]
    assert pearls(game, 0) == 1
    assert council(game)["crab"] == ["crab_1", "crab_2", "crab_3", "crab_4"]
    assert deck(game)[0] == "crab_1"


@rule("A-3.4")
def test_on_the_fifth_space_the_ally_is_offered_first_and_a_purchase_goes_on() -> None:
    game = table(nobody(), player(pearls=1), council="squid_1", deck="crab_1 crab_2 crab_3 crab_4 crab_5 jellyfish_2")
    answer(game, "explore")
    for _ in range(4):
        answer(game, "decline", "go_on")
    assert game.acting() == [1]
    answer(game, "buy")
    assert hand(game, 1) == ["crab_5"]
    assert hand(game, 0) == ["jellyfish_2"], "the next card came on the fifth space again and had to be taken"
    assert pearls(game, 0) == 2
    assert turn(game) == 1


@rule("A-3.6")
def test_nobody_is_asked_about_a_monster_and_going_on_moves_the_threat() -> None:
    game = table(nobody(), player(pearls=9), council="squid_1", deck="monster crab_2")
    answer(game, "explore")
    assert game.acting() == [0]
    assert asked(game) == {"fight", "go_on"}
    assert threat(game) == 1
    answer(game, "go_on")
    assert threat(game) == 2
    assert track(game) == ["monster", "crab_2"]


@rule("A-3.6")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("buyers", [0, 1])
def test_only_a_monster_moves_the_threat_whatever_the_race_of_an_ally(race: str, buyers: int) -> None:
    game = table(nobody(), player(pearls=buyers), council="squid_2", deck=f"{race}_1 {race}_1 crab_5")
    answer(game, "explore")
    answer(game, *["buy"] * buyers)
    answer(game, "go_on")
    assert threat(game) == 1
    answer(game, "take_ally")
    assert threat(game) == 1


@rule("A-3.6")
def test_the_threat_stops_at_space_six() -> None:
    game = table(player(), council="squid_1", deck="monster monster crab_1", threat=5)
    answer(game, "explore", "go_on")
    assert threat(game) == 6
    answer(game, "go_on")
    assert threat(game) == 6


@rule("A-3.6", "A-3.7")
@pytest.mark.parametrize(("space", "gain"), [(1, 1), (2, 2), (4, 1)])
def test_on_the_fifth_space_the_monster_must_be_fought_with_a_pearl_on_top(space: int, gain: int) -> None:
    game = table(player(), council="squid_1", deck="crab_1 crab_2 crab_3 crab_4 monster", threat=space)
    answer(game, "explore", "go_on", "go_on", "go_on", "go_on")
    assert step(game) == "choose_reward", "there is no going on"
    answer(game, "reward 1")
    assert pearls(game, 0) == gain + 1
    assert (turn(game), threat(game)) == (1, 1)
    assert discard(game) == ["monster"]


@rule("A-3.7")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_every_reward_of_every_threat_space(space: int) -> None:
    rewards = CARDS["threat"][space - 1]["rewards"]
    start = table(player(), council="squid_1", deck="monster", threat=space)
    assert start.view(None)["rewards"] == rewards
    answer(start, "explore")
    for number, reward in enumerate(rewards, 1):
        game = answer(start.copy(), "fight")
        if len(rewards) > 1:
            assert asked(game) == {f"reward {choice}" for choice in range(1, len(rewards) + 1)}
            answer(game, f"reward {number}")
        things = own(game, 0)
        assert things["pearls"] == reward["pearls"]
        assert things["key_tokens"] == reward["keys"]
        assert len(things["tokens"]) == reward["tokens"]
        assert set(things["tokens"]) <= {2, 3, 4}
        assert game.view(None)["token_pool"] == 20 - reward["tokens"]
        assert (turn(game), threat(game)) == (1, 1)


@rule("A-3.7")
def test_tokens_are_drawn_at_random_and_seen_by_their_owner_only() -> None:
    drawn = set()
    for seed in range(12):
        game = table(player(), council="squid_1", deck="monster", seed=seed)
        answer(game, "explore", "fight", "reward 2")
        drawn.add(own(game, 0)["tokens"][0])
        assert game.view(1)["players"][0]["tokens"] == [None]
        assert game.view(None)["players"][0]["tokens"] == [None]
    assert len(drawn) > 1


@rule("A-3.7")
@pytest.mark.parametrize(
    ("left", "rewards"), [(0, []), (1, ["reward 1", "reward 2"]), (2, ["reward 1", "reward 2", "reward 3"])]
)
def test_only_rewards_that_can_be_paid_in_full_are_offered(left: int, rewards: list[str]) -> None:
    pool = ["2"] * 9 + ["3"] * 9 + ["4"] * 2
    game = table(player(), player(tokens=" ".join(pool[left:])), council="squid_1", deck="monster", threat=2)
    answer(game, "explore", "fight")
    if rewards:
        assert asked(game) == set(rewards)
    else:
        assert pearls(game, 0) == 2, "the pearls are the only reward left"
        assert turn(game) == 1


@rule("A-3.8", "A-7.6")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_an_opponents_tamer_lowers_the_reward_by_one_space_but_not_below_the_first(space: int) -> None:
    game = table(player(), player(free="tamer"), council="squid_1", deck="monster", threat=space)
    rewards = CARDS["threat"][max(1, space - 1) - 1]["rewards"]
    answer(game, "explore")
    assert threat(game) == space
    answer(game, "fight")
    if len(rewards) > 1:
        assert asked(game) == {f"reward {choice}" for choice in range(1, len(rewards) + 1)}
        answer(game, "reward 1")
    assert own(game, 0)["pearls"] == rewards[0]["pearls"]
    assert own(game, 0)["key_tokens"] == rewards[0]["keys"]
    assert threat(game) == 1


@rule("A-3.8")
@pytest.mark.parametrize(
    ("mine", "other", "keys"),
    [
        ({"free": "tamer"}, {}, 1),
        ({}, {"disabled": "tamer"}, 1),
        ({}, {"under": {"jail": "tamer"}}, 1),
        ({"free": "shaman"}, {"free": "tamer"}, 1),
        ({"disabled": "shaman"}, {"free": "tamer"}, 0),
        ({"under": {"jail": "shaman"}}, {"free": "tamer"}, 0),
    ],
)
def test_a_tamer_works_while_active_against_opponents_without_shaman(
    mine: dict[str, Any], other: dict[str, Any], keys: int
) -> None:
    game = table(player(**mine), player(**other), council="squid_1", deck="monster", threat=3)
    answer(game, "explore", "fight")
    if keys == 0:
        answer(game, "reward 1")
        assert pearls(game, 0) == 2
    assert own(game, 0)["key_tokens"] == keys


@rule("A-3.9")
def test_the_track_goes_to_the_council_and_the_discard() -> None:
    game = table(player(), council="crab_1", deck="jellyfish_2 monster crab_3 monster crab_4")
    answer(game, "explore", "go_on", "go_on", "go_on", "fight")
    answer(game, "reward 1")
    assert council(game) == {"jellyfish": ["jellyfish_2"], "crab": ["crab_1", "crab_3"]}
    assert discard(game) == ["monster", "monster"]
    assert track(game) == []


@rule("A-3.9")
@pytest.mark.parametrize(
    ("cards", "gain"),
    [
        ("crab_1 crab_2 crab_3", 1),
        ("jellyfish_1 crab_2 crab_3", 2),
        ("jellyfish_1 monster jellyfish_3", 1),
        ("crab_1", 0),
    ],
)
def test_the_ship_master_pays_for_each_race_that_goes_to_the_council(cards: str, gain: int) -> None:
    game = table(player(free="ship_master"), player(free="slaver"), council="squid_1", deck=cards)
    answer(game, "explore", *["go_on"] * (len(cards.split()) - 1), "take_ally")
    assert pearls(game, 0) == gain
    assert pearls(game, 1) == 0


@rule("A-3.9")
def test_the_ship_master_pays_after_a_fight_too_and_not_for_bought_allies() -> None:
    game = table(
        player(free="ship_master"), player(pearls=1), council="squid_1", deck="crab_1 squid_2 jellyfish_1 monster"
    )
    answer(game, "explore", "decline", "go_on", "buy", "go_on", "fight", "reward 2")
    assert pearls(game, 0) == 1 + 2, "one from the buyer, two for crab and jellyfish"


@rule("A-3.9")
@pytest.mark.parametrize("place", ["disabled", "under"])
def test_a_ship_master_that_is_not_active_pays_nothing(place: str) -> None:
    lord: dict[str, Any] = {place: {"jail": "ship_master"} if place == "under" else "ship_master"}
    game = table(player(**lord), council="squid_1", deck="crab_1 jellyfish_1")
    answer(game, "explore", "go_on", "take_ally")
    assert pearls(game, 0) == 0


@rule("A-3.10")
def test_an_empty_deck_is_made_of_the_discard_without_track_council_and_hands() -> None:
    game = table(player(hand="crab_5"), council="squid_1 squid_2", deck="monster crab_4", other_allies="discard")
    answer(game, "explore", "go_on")
    assert deck(game) == []
    waiting = discard(game)
    answer(game, "go_on")
    assert track(game)[:2] == ["monster", "crab_4"]
    assert discard(game) == []
    assert sorted([*deck(game), track(game)[2]]) == waiting
    assert council(game) == {"squid": ["squid_1", "squid_2"]}
    assert hand(game, 0) == ["crab_5"]


@rule("A-3.10")
def test_the_discard_is_not_shuffled_before_a_card_must_be_revealed() -> None:
    game = table(player(), council="squid_1", deck="crab_4", other_allies="discard")
    answer(game, "explore", "take_ally")
    assert deck(game) == []
    assert len(discard(game)) == 71 - 2


@rule("A-3.10", "A-1.4")
def test_a_new_deck_is_shuffled_and_unknown() -> None:
    orders = set()
    for seed in (1, 2):
        game = table(player(), council="squid_1", other_allies="discard", seed=seed)
        answer(game, "explore")
        assert set(game.dump()["deck"]["known"]) == {0}
        orders.add(tuple(deck(game)))
    assert len(orders) == 2


@pytest.fixture(scope="module")
def no_monsters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A card file without monsters: only then deck and discard can be empty together."""
    return write_cards_without_monsters(tmp_path_factory.mktemp("cards"))


BOTH_EMPTY = "exploration_deck_and_discard_both_empty"


def drawn_out(no_monsters: Path, deck: str, buyer: int = 0, reading: str = SETTINGS[BOTH_EMPTY][0]) -> hlubina.Game:
    rest = " ".join(without(ALLIES, ["squid_1", "crab_5", "crab_4"], deck.split()))
    return table(
        player(affiliated=rest),
        player(pearls=buyer),
        council="squid_1 crab_5 crab_4",
        deck=deck,
        cards=no_monsters,
        court="keeper reaper shepherd",
        settings={BOTH_EMPTY: reading},
    )


@rule("A-3.11")
def test_with_deck_and_discard_empty_exploring_is_no_legal_choice(no_monsters: Path) -> None:
    game = drawn_out(no_monsters, "")
    assert asked(game) == {"support squid", "support crab"}
    assert refused(game, "explore")


@rule("A-3.11")
def test_with_nothing_left_to_reveal_the_ally_must_be_taken(no_monsters: Path) -> None:
    game = drawn_out(no_monsters, "crab_1 jellyfish_1")
    answer(game, "explore", "go_on")
    assert (turn(game), hand(game, 0)) == (1, ["jellyfish_1"]), "there is no going on"
    assert council(game)["crab"] == ["crab_1", "crab_4", "crab_5"]


@rule("A-3.11")
def test_if_the_last_card_was_bought_the_exploration_simply_ends(no_monsters: Path) -> None:
    game = drawn_out(no_monsters, "crab_1 jellyfish_1", buyer=1)
    answer(game, "explore", "decline", "go_on", "buy")
    assert (turn(game), hand(game, 0), hand(game, 1)) == (1, [], ["jellyfish_1"])
    assert council(game)["crab"] == ["crab_1", "crab_4", "crab_5"]


@rule("A-3.11")
def test_with_error_a_reveal_that_cannot_be_made_ends_the_game(no_monsters: Path) -> None:
    game = drawn_out(no_monsters, "", reading="error")
    assert "explore" in asked(game)
    answer(game, "explore")
    assert game.is_over()
    assert game.outcome().over


@rule("A-3.11")
def test_with_error_going_on_in_an_exploration_without_cards_ends_the_game(no_monsters: Path) -> None:
    game = drawn_out(no_monsters, "crab_1 jellyfish_1", reading="error")
    answer(game, "explore", "go_on")
    assert asked(game) == {"take_ally", "go_on"}
    assert answer(game.copy(), "take_ally").is_over() is False
    assert answer(game, "go_on").is_over()


@rule("A-3.11")
def test_with_error_the_game_ends_after_the_last_card_was_bought(no_monsters: Path) -> None:
    game = drawn_out(no_monsters, "jellyfish_1", buyer=1, reading="error")
    assert answer(game, "explore", "buy").is_over()


@rule("A-3.11", "A-3.6")
@pytest.mark.parametrize("reading", SETTINGS[BOTH_EMPTY])
def test_with_nothing_left_to_reveal_the_monster_must_be_fought(tmp_path: Path, reading: str) -> None:
    file = write_cards_without_monsters(tmp_path, left=1)
    rest = " ".join(without(ALLIES, ["squid_1", "crab_5"]))
    game = table(
        player(affiliated=rest), council="squid_1 crab_5", deck="monster", cards=file, settings={BOTH_EMPTY: reading}
    )
    answer(game, "explore")
    if reading == "error":
        assert asked(game) == {"fight", "go_on"}
        assert answer(game, "go_on").is_over()
    else:
        assert step(game) == "choose_reward"
        answer(game, "reward 1")
        assert (turn(game), pearls(game, 0)) == (1, 1)


@rule("A-3.12")
def test_the_active_player_never_buys_and_is_paid_at_once() -> None:
    game = table(
        player(pearls=9, hand="crab_1", free="slaver"), player(pearls=1), council="squid_1", deck="crab_2 crab_3"
    )
    answer(game, "explore")
    assert game.acting() == [1]
    answer(game, "buy")
    assert pearls(game, 0) == 10
    assert game.acting() == [0]
    assert "buy" not in asked(game)


@rule("A-3.13", "A-7.8")
def test_an_extra_turn_begins_with_fresh_prices_and_purchases() -> None:
    game = table(
        player(hand="jellyfish_5 jellyfish_3"),
        player(pearls=3),
        player(pearls=3),
        court="invoker keeper reaper miller",
        council="squid_1",
        deck="crab_1 crab_2 crab_3 crab_4",
    )
    recruit(game, "invoker", "jellyfish_3", "jellyfish_5")
    answer(game, "explore", "buy")
    data = game.dump()
    assert (turn(game), data["bought"], data["buyers"]) == (0, 1, [1])
    assert game.acting() == [2]
    answer(game, "decline", "take_ally", "explore")
    assert (turn(game), game.acting(), game.view(None)["price"]) == (1, [2], 1)


def bought_above_the_limit(reading: str) -> hlubina.Game:
    """Seat 1 owns the Commander; seat 2 buys its seventh card in the turn of seat 0 and sees another reveal."""
    game = table(
        player(),
        player(free="commander"),
        player(hand=SIX_CARDS, pearls=1),
        council="seahorse_1 seahorse_2 jellyfish_5 shellfish_5",
        deck="crab_5 shellfish_1",
        commander_buyer_discard=reading,
    )
    answer(game, "explore", "buy")
    return game


@rule("A-3.14")
def test_a_buyer_above_the_commanders_limit_discards_at_once() -> None:
    game = bought_above_the_limit("at_once")
    assert (step(game), game.acting(), track(game)) == ("discard_allies", [2], [])
    answer(game, "ally crab_1")
    assert len(hand(game, 2)) == 6
    assert (game.acting(), track(game)) == ([0], ["shellfish_1"])
    answer(game, "take_ally")
    assert (turn(game), step(game)) == (1, "choose_action")


@rule("A-3.14")
def test_a_buyer_above_the_commanders_limit_discards_at_the_end_of_the_current_turn() -> None:
    game = bought_above_the_limit("end_of_current_turn")
    assert (game.acting(), track(game), len(hand(game, 2))) == ([0], ["shellfish_1"], 7)
    answer(game, "take_ally")
    assert (turn(game), step(game), game.acting()) == (0, "discard_allies", [2])
    answer(game, "ally crab_1")
    assert (turn(game), len(hand(game, 2))) == (1, 6)


@rule("A-3.14")
def test_a_buyer_above_the_commanders_limit_discards_at_the_end_of_their_next_turn() -> None:
    game = bought_above_the_limit("end_of_own_next_turn")
    answer(game, "take_ally")
    assert (turn(game), len(hand(game, 2))) == (1, 7)
    answer(game, "support seahorse")
    assert (turn(game), len(hand(game, 2))) == (2, 7)
    answer(game, "support jellyfish")
    assert (step(game), game.acting(), len(hand(game, 2))) == ("discard_allies", [2], 8)
    answer(game, "ally crab_1", "ally crab_2", "discard")
    assert (turn(game), len(hand(game, 2))) == (0, 6)


@rule("A-3.14")
@pytest.mark.parametrize("reading", SETTINGS["commander_buyer_discard"])
def test_a_buyer_in_the_turn_of_the_commanders_owner_is_limited_too(reading: str) -> None:
    game = table(
        player(free="commander"),
        player(hand=SIX_CARDS, pearls=1),
        council="seahorse_1 seahorse_2 jellyfish_5",
        deck="crab_5 shellfish_1",
        commander_buyer_discard=reading,
    )
    answer(game, "explore", "buy")
    assert (game.acting() == [1]) == (reading == "at_once")
    if reading == "at_once":
        answer(game, "ally crab_1")
    answer(game, "take_ally")
    assert (turn(game) == 0) == (reading == "end_of_current_turn")
    if reading == "end_of_current_turn":
        answer(game, "ally crab_1", seat=1)
    assert len(hand(game, 1)) == (7 if reading == "end_of_own_next_turn" else 6)
    assert turn(game) == 1
    answer(game, "support jellyfish")
    assert (step(game), game.acting()) == ("discard_allies", [1])


@rule("A-3.14", "A-2.5")
def test_buyer_and_active_player_discard_together_at_the_end_of_the_turn() -> None:
    game = table(
        player(hand="jellyfish_1 jellyfish_2 jellyfish_3 jellyfish_4 seahorse_1 seahorse_2"),
        player(free="commander"),
        player(hand=SIX_CARDS, pearls=1),
        council="seahorse_3 shellfish_5",
        deck="crab_5 shellfish_1",
        commander_buyer_discard="end_of_current_turn",
    )
    answer(game, "explore", "buy", "take_ally")
    assert sorted(game.acting()) == [0, 2]
    answer(answer(game, "ally crab_1", seat=2), "ally jellyfish_1", seat=0)
    assert (turn(game), len(hand(game, 0)), len(hand(game, 2))) == (1, 6, 6)


@rule("A-3.2")
def test_seat_zero_buys_like_any_other() -> None:
    game = table(player(pearls=3), player(), player(pearls=3), turn=1, council="squid_1", deck="crab_1 crab_2 crab_3")
    answer(game, "explore")
    assert game.acting() == [2]
    answer(game, "decline")
    assert game.acting() == [0]
    answer(game, "buy")
    assert (game.dump()["buyers"], hand(game, 0), pearls(game, 1)) == ([0], ["crab_1"], 1)
    answer(game, "buy")
    assert game.acting() == [1], "both have bought"


@rule("A-3.14", "A-7.5")
def test_the_owner_of_the_commander_and_a_shaman_buy_without_limit() -> None:
    game = table(
        nobody(),
        player(free="commander", hand=SIX_CARDS, pearls=1),
        player(free="shaman", hand="jellyfish_1 jellyfish_2 jellyfish_3 jellyfish_4 squid_3 squid_4", pearls=2),
        council="seahorse_1",
        deck="crab_5 shellfish_1 shellfish_2",
    )
    answer(game, "explore", "buy")
    assert (game.acting(), len(hand(game, 1))) == ([2], 7)
    answer(game, "buy")
    assert (game.acting(), len(hand(game, 2))) == ([0], 7)


@rule("A-3.1", "A-3.2", "A-3.3", "A-3.4", "A-3.6", "A-3.9")
def test_rulebook_example_of_seven_reveals_with_four_players() -> None:
    game = table(
        player(pearls=1),
        player(pearls=2),
        player(pearls=1),
        player(pearls=1),
        council="squid_1",
        deck="seahorse_1 crab_3 monster shellfish_4 squid_2 jellyfish_1 jellyfish_2 crab_5",
    )
    answer(game, "explore", "decline", "decline", "decline", "go_on")
    assert track(game) == ["seahorse_1", "crab_3"]
    answer(game, "decline", "decline", "buy")
    assert (hand(game, 3), pearls(game, 3), pearls(game, 0)) == (["crab_3"], 0, 2)
    assert track(game) == ["seahorse_1", "monster"], "the third card lies on the second space"
    answer(game, "go_on")
    assert threat(game) == 2
    assert track(game) == ["seahorse_1", "monster", "shellfish_4"]
    assert (game.acting(), game.view(None)["price"]) == ([1], 2)
    answer(game, "buy")
    assert (hand(game, 1), pearls(game, 1), pearls(game, 0)) == (["shellfish_4"], 0, 4)
    assert track(game) == ["seahorse_1", "monster", "squid_2"]
    assert game.acting() == [0], "nobody else can pay 3 pearls"
    answer(game, "go_on", "go_on")
    assert turn(game) == 1, "the seventh card lay on the last space and had to be taken"
    assert hand(game, 0) == ["jellyfish_2"]
    assert pearls(game, 0) == 5
    assert council(game) == {"jellyfish": ["jellyfish_1"], "seahorse": ["seahorse_1"], "squid": ["squid_1", "squid_2"]}
    assert discard(game) == ["monster"]
    assert deck(game)[0] == "crab_5"
    assert threat(game) == 2
