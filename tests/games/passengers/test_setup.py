"""P-1: what is dealt, and who learns what before the first card is placed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.passengers.scene import CARD_FILE, CARDS, deal, told
from tests.kit.marks import rule

Data = dict[str, Any]
EVERY_COUNT = pytest.mark.parametrize("crew", CARDS["player_count"], ids=lambda crew: str(crew["n"]))
COUNTS = ("soul", "demon", "zholyk")


def kinds(cards: list[str]) -> Counter[str]:
    return Counter(card.split("_")[0] for card in cards)


@rule("P-1.1", "P-1.5", "P-1.6", "P-1.7", "P-1.8", "P-1.9")
@EVERY_COUNT
def test_hands_loyalties_shadows_and_the_box_are_as_the_table_says(crew: Data) -> None:
    for seed in range(20):
        dealt = hlubina.new("passengers", crew["n"], seed).dump()["deal"]
        sides = Counter(dealt["loyalty"])
        assert [sides[side] for side in ("guide", "smuggler", "zholyk")] == [
            crew["guides"],
            crew["smugglers"],
            crew["zholyk"],
        ]
        for side, hand in zip(dealt["loyalty"], dealt["hands"], strict=True):
            assert len(hand) == 3
            expected = {
                "guide": {"soul": 2, "demon": 1},
                "smuggler": {"soul": 1, "demon": 2},
                "zholyk": {"soul": 1, "demon": 1, "zholyk": 1},
            }
            assert kinds(hand) == expected[side]
        shadows = kinds(dealt["shadows"])
        assert (shadows["soul"], shadows["demon"]) == (crew["shadow_souls"], crew["shadow_demons"])
        everything = [card for hand in dealt["hands"] for card in hand] + dealt["shadows"]
        used = kinds(everything)
        assert 12 - used["soul"] == crew["souls_left"]
        assert 12 - used["demon"] == crew["demons_left"]
        assert max(Counter(everything).values()) <= 4


@rule("P-1.9")
def test_everybody_knows_how_many_souls_and_demons_are_left_over() -> None:
    assert hlubina.new("passengers", 7, 1).view(None)["left_over"] == {"soul": 1, "demon": 2}


@rule("P-1.4")
def test_everybody_may_get_the_coin() -> None:
    assert {hlubina.new("passengers", 5, seed).view(None)["coin"] for seed in range(60)} == set(range(5))


@rule("P-1.7")
def test_every_seat_may_be_on_every_side_and_hold_every_card() -> None:
    sides: set[tuple[int, str]] = set()
    cards: set[str] = set()
    for seed in range(150):
        dealt = hlubina.new("passengers", 6, seed).dump()["deal"]
        sides.update(enumerate(dealt["loyalty"]))
        cards.update(dealt["hands"][0])
    assert len(sides) == 18
    assert len(cards) == 7


@rule("P-1.10")
def test_each_smuggler_knows_exactly_the_smugglers_and_nobody_else_knows_anybody() -> None:
    game = deal(6)
    for seat in range(6):
        view = game.view(seat)
        known = {other for other in range(6) if view["players"][other]["loyalty"] is not None}
        if view["loyalty"] == "smuggler":
            assert view["smugglers"] == [3, 4]
            assert known == {3, 4}
        else:
            assert view["smugglers"] == []
            assert known == {seat}
    assert game.view(None)["smugglers"] == []


@rule("P-1.10")
@pytest.mark.parametrize(("seats", "smugglers"), [(5, 2), (7, 3)])
def test_the_gaze_is_told_to_smugglers_only(seats: int, smugglers: int) -> None:
    game = hlubina.new("passengers", seats, 4, None, listen=True)
    loyalty = game.dump()["deal"]["loyalty"]
    for seat in range(seats):
        first = told(game, seat)[0]
        assert first["event"] == f"gaze_{smugglers}"
        assert ("hidden" not in first) == (loyalty[seat] == "smuggler")
        if loyalty[seat] == "smuggler":
            seen = {first[key] for key in ("seat", "opponent", "by") if key in first}
            assert seen == {other for other in range(seats) if loyalty[other] == "smuggler"}
    assert "hidden" in told(game)[0]


@rule("P-10.1")
def test_four_players_have_no_gaze_their_own_set_and_zholyk() -> None:
    game = hlubina.new("passengers", 4, 4, {"gift_set": "II", "gift_set_round_3": "III"}, listen=True)
    assert [form["event"] for form in told(game)] == ["round_began"]
    assert game.view(None)["gift_sets"] == ["4P", "4P", "4P"]
    for seat in range(4):
        view = game.view(seat)
        assert [player["loyalty"] is not None for player in view["players"]].count(True) == 1


@rule("P-1.2", "P-2.2")
@pytest.mark.parametrize(
    ("settings", "sets"),
    [
        ({}, ["I", "I", "I"]),
        ({"gift_set": "III"}, ["III", "III", "III"]),
        ({"gift_set": "II", "gift_set_round_2": "I"}, ["II", "I", "II"]),
        ({"gift_set_round_2": "III", "gift_set_round_3": "II"}, ["I", "III", "II"]),
    ],
)
def test_the_set_of_each_round_is_the_one_agreed_on(settings: dict[str, str], sets: list[str]) -> None:
    view = hlubina.new("passengers", 6, 1, settings).view(None)
    assert view["gift_sets"] == sets
    for boat in view["boats"]:
        assert all(seat["gift"].startswith(f"{sets[boat['round'] - 1]}-") for seat in boat["seats"])


@rule("P-1.3", "P-2.1")
def test_the_boats_of_round_one_are_in_play_and_the_others_wait() -> None:
    view = hlubina.new("passengers", 5, 1).view(None)
    assert [boat["where"] for boat in view["boats"]] == ["in_play"] * 2 + ["waiting"] * 4
    assert view["masks"] == ["green", "red", "blue"]
    assert view["round"] == 1


@rule("P-1.3")
def test_the_boats_of_a_round_show_all_gifts_and_as_many_votes_as_there_are_tokens() -> None:
    view = hlubina.new("passengers", 8, 1).view(None)
    for number in range(3):
        seats = [seat for boat in view["boats"] if boat["round"] == number + 1 for seat in boat["seats"]]
        assert sum(seat["votes"] for seat in seats) == 17
        gifts = [seat["gift"] for seat in seats]
        assert len(set(gifts)) == len(gifts) == 10


def test_boats_are_those_of_the_card_file() -> None:
    view = hlubina.new("passengers", 5, 1).view(None)
    for entry in CARDS["boat"]:
        shown = next(b for b in view["boats"] if (b["round"], b["boat"]) == (entry["round"], entry["animal"]))
        gifts = [CARDS["objects"]["names"][int(seat["gift"].split("-")[1])] for seat in shown["seats"]]
        assert gifts == [seat["gift"] for seat in entry["seats"]]


@rule("P-1.1")
@pytest.mark.parametrize("seats", [3, 9, 0, "5"])
def test_another_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(hlubina.Invalid, match="4 to 8 players"):
        hlubina.new("passengers", seats, 1)


def test_the_standard_card_file_can_be_named(tmp_path: Path) -> None:
    copy = tmp_path / "cards.toml"
    copy.write_bytes(CARD_FILE.read_bytes())
    assert hlubina.new("passengers", 5, 3, cards=copy).digest() == hlubina.new("passengers", 5, 3).digest()
