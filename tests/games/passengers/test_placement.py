"""P-3 and P-10: placing passengers and shadows."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.core.cardfile import CardFile
from tests.games.passengers.scene import SMALL_BOATS, STANDARD, deal, place, place_all, sits, truth
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule


@rule("P-3.2", "P-3.5")
def test_any_card_may_be_placed_on_any_free_seat_of_either_boat() -> None:
    game = deal(5)
    cards = ("soul_green", "soul_red", "demon_blue")
    expected = {
        f"place {card} {boat} {column}" for card in cards for boat in ("raven", "wolf") for column in range(1, 5)
    }
    assert asked(game) == expected


@rule("P-3.2")
def test_placing_goes_clockwise_from_the_coin() -> None:
    game = deal(6, coin=4)
    order: list[int] = []
    while game.view(None)["phase"] == "placement":
        order += game.acting()
        game.take(game.acting()[0], game.options(game.acting()[0])[0])
    assert order == [4, 5, 0, 1, 2, 3]


@rule("P-3.4")
def test_wolf_two_of_round_one_gives_the_mask_and_two_votes() -> None:
    game = place(deal(5), "Sg wolf 2")
    player = game.view(None)["players"][0]
    assert (player["gift"], player["votes"]) == ("I-8", 2)


@rule("P-3.2")
def test_a_taken_seat_is_refused() -> None:
    game = place(deal(5), "Sg wolf 2")
    assert refused(game, "place soul_blue wolf 2") == "P-3.2"
    assert refused(game, "place zholyk wolf 3") == "P-3.2"


@rule("P-3.3")
def test_with_five_players_a_boat_with_three_is_full() -> None:
    game = place(deal(5), "Sg wolf 1", "Sb wolf 2", "Sr wolf 4")
    assert all(" raven " in option for option in asked(game))
    assert refused(game, "place soul_green wolf 3") == "P-3.2"


@rule("P-3.3")
def test_with_seven_players_a_fourth_may_come_aboard() -> None:
    game = place(deal(7), "Sg wolf 1", "Sb wolf 2", "Sr wolf 4")
    assert "place soul_blue wolf 3" in asked(game)
    place(game, "Sg wolf 3")
    assert all(" raven " in option for option in asked(game))


@rule("P-3.3")
@pytest.mark.parametrize(
    ("seats", "five", "four"),
    [
        (4, {3}, {3}),
        (5, {2, 3}, {2, 3}),
        (6, {3}, {3}),
        (7, {2, 3, 4, 5}, {3, 4}),
        (8, {3, 4, 5}, {4}),
    ],
)
def test_how_passengers_split_over_the_boats(seats: int, five: set[int], four: set[int]) -> None:
    assert splits(seats, STANDARD) == five
    assert splits(seats, SMALL_BOATS) == four


def splits(seats: int, cards: CardFile) -> set[int]:
    seen: set[int] = set()
    for seed in range(30):
        game = hlubina.new("passengers", seats, seed, {"talk": "off"}, cards)
        while game.view(None)["phase"] == "placement":
            seat = game.acting()[0]
            options = game.options(seat)
            game.take(seat, options[(seed * 7 + game.moves * 5) % len(options)])
        for boat in game.view(None)["boats"][:2]:
            seen.add(sum("passenger" in entry for entry in boat["seats"]))
    return seen


@rule("P-3.3")
def test_with_five_seats_all_ten_gifts_are_there_and_eight_players_may_sit_five_to_three() -> None:
    game = deal(8, cards=STANDARD)
    place(game, "Sg raven 1", "Sb raven 2", "Sr raven 3", "Sg raven 4", "Sr raven 5")
    assert all(" wolf " in option for option in asked(game))
    assert game.view(None)["players"][4]["gift"] == "I-5"


@rule("P-3.5")
def test_nobody_passes_and_the_last_card_is_placed_without_a_question_if_there_is_one_seat() -> None:
    game = deal(8)
    while game.view(None)["round"] < 3 or game.view(None)["phase"] != "placement":
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[0])
    assert step(game) == "place_passenger"
    place_all(game)
    assert all(player["hand"] == [] for player in game.view(None)["players"])


@rule("P-8.2")
def test_of_two_equal_cards_each_is_offered_so_that_there_is_always_a_question() -> None:
    game = deal(5, "Sb Sb Db", "Sb Sg Dr", "Sr Sg Dg", "Sg Dr Db", "Sr Dg Db")
    options = asked(game)
    assert {"place soul_blue raven 1", "place_twin soul_blue raven 1", "place demon_blue raven 1"} <= options
    assert len(options) == 24
    answer(game, "place_twin soul_blue raven 1")
    assert truth(game, "raven 1") == "soul_blue"
    assert game.view(0)["hand"] == ["soul_blue", "demon_blue"]


@rule("P-8.2")
def test_the_last_of_eight_is_asked_even_if_all_cards_are_equal() -> None:
    """Whether somebody had a choice must not tell that two cards are equal."""
    hands = ["Sg Sr Db", "Sb Sg Dr", "Sr Sb Dg", "Sg Sb Dr", "Sr Dg Db", "Sb Dr Dg", "Z Sr Db", "Sg Dr Db"]
    hands[3] = "Sb Sb Dr"
    hands[1] = "Sg Sg Dr"
    game = place(deal(8, *hands, coin=4), "Sr raven 4")  # with the coin gift the coin stays where it is
    while game.acting() != [3]:
        place_one(game)
    answer(game, f"place demon_red {free_seat(game)}")
    finish_round(game)
    while game.acting() != [3]:
        place_one(game)
    assert len(asked(game)) == 2
    assert {option.split()[0] for option in asked(game)} == {"place", "place_twin"}


def place_one(game: hlubina.Game) -> None:
    seat = game.acting()[0]
    game.take(seat, game.options(seat)[0])


def free_seat(game: hlubina.Game) -> str:
    for boat in game.view(None)["boats"][:2]:
        for seat in boat["seats"]:
            if "passenger" not in seat:
                return f"{boat['boat']} {seat['column']}"
    raise AssertionError("no seat is free")


def finish_round(game: hlubina.Game) -> None:
    while game.view(None)["round"] == 1:
        place_one(game)


# Four players


@rule("P-3.1", "P-10.2", "P-10.5")
def test_the_two_players_to_the_right_of_the_coin_lay_the_shadows_on_different_boats() -> None:
    game = deal(4, coin=0)
    assert (step(game), game.acting()) == ("lay_shadow", [3])
    assert len(asked(game)) == 8
    answer(game, "lay_shadow wolf 2")
    assert game.acting() == [2]
    assert asked(game) == {f"lay_shadow raven {column}" for column in range(1, 5)}
    assert refused(game, "lay_shadow wolf 1") == "P-10.2"
    answer(game, "lay_shadow raven 4")
    assert (step(game), game.acting()) == ("place_passenger", [0])


@rule("P-10.2", "P-10.3")
def test_shadows_bring_nothing_take_their_seats_and_stay_unknown_to_all() -> None:
    game = answer(deal(4), "lay_shadow wolf 2", "lay_shadow raven 4")
    view = game.view(None)
    assert all(player["gift"] is None and player["votes"] == 0 for player in view["players"])
    assert view["shadows_left"] == 4
    for viewer in (None, 0, 1, 2, 3):
        for spot in ("wolf 2", "raven 4"):
            passenger = sits(game, spot, viewer)
            assert (passenger["shadow"], passenger["owner"], passenger["kind"]) == (True, None, None)
    assert truth(game, "wolf 2") == "soul_green"
    assert refused(game, "place soul_green wolf 2") == "P-3.2"
    place(game, "Sg raven 1", "Sb raven 2")
    assert all(" wolf " in option for option in asked(game))  # two passengers and a shadow fill the raven boat


@rule("P-10.4")
def test_six_shadows_serve_three_rounds() -> None:
    game = deal(4)
    laid = 0
    while not game.is_over():
        laid += step(game) == "lay_shadow"
        seat = game.acting()[0]
        game.take(seat, game.options(seat)[-1])
    assert laid == 6
    assert game.view(None)["shadows_left"] == 0
