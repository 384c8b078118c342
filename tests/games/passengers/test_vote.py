"""P-2 and P-5: the vote, and what is left for the next round."""

from __future__ import annotations

import pytest

import hlubina
from tests.games.passengers.scene import (
    CARDS,
    HANDS,
    deal,
    name,
    next_round,
    pass_gifts,
    place_all,
    sits,
    take_gifts,
    told,
    vote,
)
from tests.games.words import answer
from tests.kit.marks import rule


@rule("P-5.2", "P-5.3")
@pytest.mark.parametrize("case", CARDS["vote_case"], ids=lambda case: case["id"])
def test_votes_are_counted_by_boat_and_not_by_player(case: dict[str, object]) -> None:
    votes = case["votes"]
    assert isinstance(votes, list)
    game = deal(5)
    for number, entry in enumerate(votes):
        boat, column = entry["seat"].split("-1:")
        card = HANDS[5][number].split()[0]
        answer(game, f"place {name(card)} {boat} {column}")
    pass_gifts(game)
    before = game.view(None)["coin"]
    vote(game, *[entry["boat"] for entry in votes])
    (voting,) = game.view(None)["votings"]
    assert (voting["raven"], voting["wolf"]) == (case["raven"], case["wolf"])
    assert voting["winner"] == case["winner"]
    assert voting["coin"] == before


@rule("P-5.3", "P-11.16")
def test_a_tie_is_decided_by_who_took_the_coin_in_this_round() -> None:
    game = take_gifts(deal(5), "potion", "scroll", "mask", "chameleon", "coin")
    pass_gifts(game)
    assert game.view(None)["coin"] == 4
    vote(game, "raven", "raven", "wolf", "wolf", "wolf")  # 3 + 2 against 2 + 2 + 1; seat 0 had the coin
    (voting,) = game.view(None)["votings"]
    assert (voting["raven"], voting["wolf"], voting["coin"], voting["winner"]) == (5, 5, 4, "wolf")
    assert game.acting() == [4]


@rule("P-5.3")
def test_the_bound_vote_of_the_holder_of_the_coin_decides_a_tie() -> None:
    game = take_gifts(deal(5, gift_set="III"), "potion", "scroll", "mask", "bell", "hamsa")
    while game.acting() != [3]:
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    answer(game, "player 0", "announce wolf")
    pass_gifts(game)
    assert 0 not in game.acting()
    assert game.view(None)["players"][0]["voted"]
    vote(game, "", "raven", "wolf", "raven", "raven")  # bound 3 + 2 against 2 + 2 + 1
    (voting,) = game.view(None)["votings"]
    assert (voting["raven"], voting["wolf"], voting["coin"], voting["winner"]) == (5, 5, 0, "wolf")


@rule("P-5.1", "P-5.6")
def test_choices_stay_secret_until_the_last_is_in() -> None:
    game = pass_gifts(take_gifts(deal(5, listen=True), "potion", "scroll", "mask", "chameleon", "hamsa"))
    for seat in (3, 0, 4, 1):
        answer(game, "vote wolf", seat=seat)
        for viewer in (None, 2):
            players = game.view(viewer)["players"]
            assert players[seat]["voted"]
            assert players[seat]["vote"] is None
        assert game.view(seat)["players"][seat]["vote"] == "wolf"
    assert not any(form["event"] == "voted" for form in told(game))
    answer(game, "vote raven")
    assert [form["boat"] for form in told(game) if form["event"] == "voted"] == [
        "wolf",
        "wolf",
        "raven",
        "wolf",
        "wolf",
    ]
    votes = game.view(None)["votings"][0]["votes"]
    assert [entry["boat"] for entry in votes] == ["wolf", "wolf", "raven", "wolf", "wolf"]
    assert not any(player["voted"] for player in game.view(None)["players"])


@rule("P-5.4")
def test_the_stack_of_the_underworld_grows_round_by_round() -> None:
    game = deal(6)
    for boat in ("wolf", "raven", "wolf"):
        place_all(game)
        next_round(game, boat)
    assert game.is_over()
    assert [entry["boat"] for entry in game.view(None)["underworld"]] == ["wolf", "raven", "wolf"]


@rule("P-5.5", "P-2.3")
def test_a_mask_leaves_with_a_lost_boat_and_its_colour_is_never_on_offer_again() -> None:
    game = take_gifts(deal(5), "potion", "scroll", "mask", "chameleon", "hamsa")
    while game.acting() != [2]:
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    answer(game, "colour red", "passenger 1 wolf 2")
    vote(game, *["raven"] * 5)
    assert sits(game, "wolf 2", None, 1)["mask"] == "red"
    assert game.view(None)["masks"] == ["green", "blue"]
    take_gifts(game, "mask", "scroll", "hamsa", "lantern", "chameleon")
    while game.view(None)["step"] != "choose_colour" or game.view(None)["gift_in_use"]["gift"] != "I-8":
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    assert game.options(game.acting()[0]) == [game.vocabulary.encode("colour", colour) for colour in ("green", "blue")]


@rule("P-2.3", "P-11.15")
def test_three_mask_gifts_use_three_masks_and_the_last_colour_is_no_question() -> None:
    game = deal(5)
    used: list[list[str]] = []
    for layout in (
        ("potion", "scroll", "mask", "chameleon", "hamsa"),
        ("mask", "scroll", "hamsa", "lantern", "chameleon"),
        ("mask", "scroll", "hamsa", "bell", "potion"),
    ):
        take_gifts(game, *layout)
        next_round(game, "raven")
        used.append(game.view(None)["masks"])
    assert [len(left) for left in used] == [2, 1, 0]


@rule("P-2.4", "P-2.1")
def test_the_next_round_starts_with_whoever_holds_the_coin() -> None:
    game = take_gifts(deal(5, coin=3), "potion", "scroll", "mask", "coin", "hamsa")
    next_round(game, "wolf")
    assert game.view(None)["coin"] == 1  # placed fourth, from seat 3 on
    assert game.view(None)["starter"] == 1
    assert game.acting() == [1]
    assert game.view(None)["round"] == 2


@rule("P-5.3")
def test_with_eight_players_all_votes_are_cast_and_only_sixteen_can_tie() -> None:
    game = deal(8)
    totals: list[int] = []
    for _ in range(3):
        place_all(game)
        next_round(game, "raven")
    for voting in game.view(None)["votings"]:
        totals.append(voting["raven"] + voting["wolf"])
    assert totals == [15, 16, 17]


@rule("P-2.3")
def test_gifts_votes_and_silence_are_returned_after_the_vote() -> None:
    game = take_gifts(deal(5), "potion", "scroll", "mask", "bell", "hamsa")
    while game.acting() != [3]:
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    answer(game, "player 1")
    assert game.view(None)["players"][1]["silent"] == "votes_revealed"
    next_round(game, "raven")
    for player in game.view(None)["players"]:
        assert (player["gift"], player["votes"], player["silent"], player["used"]) == (None, 0, None, False)


def test_a_vote_can_be_taken_back_until_somebody_else_has_moved() -> None:
    match = hlubina.Match(hlubina.new("passengers", 5, 3, {"talk": "off"}), ["human"] * 5)
    while match.game.view(None)["phase"] != "vote":
        seat = match.game.acting()[0]
        match.take(seat, match.game.options(seat)[0])
    match.take(2, match.game.options(2)[0])
    assert match.may_undo(2)
    match.undo(2)
    assert 2 in match.game.acting()
