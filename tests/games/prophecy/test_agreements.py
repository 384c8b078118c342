"""What players settle among themselves: which artifacts and cards are used, and when the others grant the victory."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from hlubina.core.errors import Invalid
from hlubina.games.prophecy.cards import STANDARD
from hlubina.games.prophecy.names import ARTIFACT, CARD_NAMES, COMMON, LESSER, OPPORTUNITY, RARE, TREASURE
from tests.games.prophecy.scene import ALL, Play, Table
from tests.kit.marks import rule

NEW_FIVE = ["executor", "amulet_of_untouchability", "bronze_steed", "ceremonial_sceptre", "signet_ring"]


# The victory is granted


def four_in_one_hand(turn: int) -> Table:
    """Seat 1 has four artifacts, the fifth waits in the palace."""
    table = Table("ranger", "druid", "mystic", artifacts="new_five").gate(1, "astral_dragon", NEW_FIVE[4])
    for sphere in (2, 3, 4, 5):
        table.sphere(sphere)
    table.artifact(1, *NEW_FIVE[:4])
    table.data["turn"] = turn
    return table.steps(["end_turn", -1], ["play_on", -1], ["move", turn])


@rule("PR-15.2")
def test_the_others_may_grant_the_victory_while_the_realm_keeps_its_artifact() -> None:
    play = four_in_one_hand(0).play()
    play.does(0, "concede")
    assert play.told("conceded") == [{"seat": 0, "opponent": 1}]
    assert [player["conceded"] for player in play.game.view(None)["players"]] == [True, False, False]
    assert not play.game.is_over()
    assert play.step == "move"
    assert "concede" not in play.offered(0)
    play = four_in_one_hand(2).player(0, conceded=1).play().does(2, "concede")
    assert play.game.is_over()
    assert play.game.outcome().winners() == [1]


@rule("PR-15.2")
def test_nobody_grants_the_victory_to_oneself_or_to_who_lacks_an_artifact() -> None:
    assert "concede" not in four_in_one_hand(1).play().offered(1)
    table = Table("ranger", "druid", artifacts="new_five").artifact(1, *NEW_FIVE[:3])
    play = table.play()
    assert "concede" not in play.offered(0)
    with pytest.raises(hlubina.Refused) as refused:
        play.does(0, "concede")
    assert refused.value.rule == "PR-15.2"


@rule("PR-15.2")
def test_in_the_water_realm_the_victory_can_be_granted_too() -> None:
    table = four_in_one_hand(0).player(2, conceded=1).at(0, "c3").player(0, bag=3, bubbles=3)
    play = table.steps(["end_turn", -1], ["play_on", -1], ["water_move", 0]).play().does(0, "concede")
    assert play.game.outcome().winners() == [1]


@rule("PR-15.2")
def test_what_was_granted_is_void_when_an_artifact_changes_hands() -> None:
    table = four_in_one_hand(0).meet(1).player(2, conceded=1).player(0, strength=8, health=8).dice(6, 1)
    play = table.steps(["end_turn", -1], ["play_on", -1], ["act", 0]).play().does(0, "attack", 1)
    while play.step != "loser_chooses":
        seat = play.game.acting()[0]
        play.game.take(seat, play.game.options(seat)[0])
    assert play.game.view(None)["players"][2]["conceded"]
    play.does(1, "give_item")
    play.does(0, "card", NEW_FIVE[0])
    assert not play.game.view(None)["players"][2]["conceded"]


@rule("PR-15.2")
def test_a_position_where_the_victory_is_granted_to_nobody_in_particular_is_refused() -> None:
    with pytest.raises(Invalid, match="not about to win"):
        Table("ranger", "druid").player(0, conceded=1).play()


@rule("PR-18.5")
def test_treasure_hunters_go_on_until_the_others_grant_a_lead_out_of_reach() -> None:
    def hunters(fame: int) -> Play:
        return Table("ranger", "druid", goal="treasure_hunters").player(1, fame=fame).play()

    left = sum(entry["maps"] for entry in hunters(0).game.view(None)["island"]["treasures"])
    assert "concede" not in hunters(left).offered(0)
    play = hunters(left + 1)
    assert not play.game.is_over()
    play.does(0, "concede")
    assert play.game.is_over()
    assert play.game.outcome().winners() == [1]


# What is used


@rule("PR-18.5")
@pytest.mark.parametrize(("value", "number"), [("five", 5), ("three", 3), ("seven", 7), ("ten", 10)])
def test_so_many_treasures_lie_open_for_the_hunters(value: str, number: int) -> None:
    settings = {"goal": "treasure_hunters", "characters": "random", "hunters_treasures": value}
    view: Any = hlubina.new("prophecy", 3, 2, settings).view(None)
    assert len(view["island"]["treasures"]) == number


@rule("PR-3.10", "PR-7.4")
@pytest.mark.parametrize(("value", "counts"), [("on", (40, 36, 68)), ("off", (35, 26, 63))])
def test_the_cards_of_the_second_expansion_can_be_left_out(value: str, counts: tuple[int, int, int]) -> None:
    data: Any = hlubina.new("prophecy", 2, 2, {"expansion_cards": value, "characters": "random"}).dump()
    used = [card for deck in data["decks"].values() for card in deck["cards"]]
    used += [card for pile in data["piles"].values() for card in pile]
    used += [card for field in data["fields"] for card in field["cards"]]
    numbers = [CARD_NAMES.index(card) for card in used if card in CARD_NAMES]
    found = [
        sum(first <= card < after for card in numbers)
        for first, after in ((COMMON, RARE), (RARE, TREASURE), (OPPORTUNITY, LESSER))
    ]
    assert tuple(found) == counts
    assert any(STANDARD.second[card] for card in numbers if card < LESSER) == (value == "on")


@rule("PR-3.10")
def test_a_card_says_that_it_is_of_the_second_expansion() -> None:
    faces = hlubina.title("prophecy").faces(STANDARD)
    told = [sentence["text"] for sentence in faces["card-demon_scythe"]["sentences"]]
    assert "fx-second-expansion" in told
    assert "fx-second-expansion" not in [sentence["text"] for sentence in faces["card-rune_axe"]["sentences"]]
    assert faces["card-demon_scythe"]["words"]["expansion"] == "water_realm"


# Which artifacts


def settled(**settings: str) -> hlubina.Game:
    return hlubina.new("prophecy", 3, 4, {"characters": "random", "water_realm": "off", **settings}, listen=True)


def name(game: hlubina.Game, card: str) -> None:
    (seat,) = game.acting()
    Play(game).does(seat, "card", card)


@rule("PR-18.2")
def test_artifacts_by_agreement_are_named_one_by_one_from_who_plays_last() -> None:
    game = settled(artifacts="agreed")
    first = game.dump()["first"]
    asked: list[int] = []
    chosen = ["executor", "astral_sword", "royal_cloak", "banner_of_doom", "signet_ring"]
    for card in chosen:
        asked += game.acting()
        name(game, card)
    assert asked == [(first - 1 - number) % 3 for number in range(5)]
    decks: Any = game.dump()["decks"]
    assert sorted(decks[f"sphere_{sphere}"]["cards"][0] for sphere in range(1, 6)) == sorted(chosen)
    assert decks["artifacts_aside"]["known"] == [ALL] * 5
    assert all(sphere["cards"] == [None] * 3 for sphere in game.view(0)["spheres"])


@rule("PR-18.2")
def test_struck_artifacts_are_not_played_with_and_nobody_sees_what_else_is_left_out() -> None:
    game = settled(artifacts="vetoed")
    name(game, "executor")
    Play(game).does(game.acting()[0], "decline")
    name(game, "royal_cloak")
    decks: Any = game.dump()["decks"]
    laid = [decks[f"sphere_{sphere}"]["cards"][0] for sphere in range(1, 6)]
    assert len(set(laid)) == 5
    assert not {"executor", "royal_cloak"} & set(laid)
    aside = decks["artifacts_aside"]
    known = {card for card, mask in zip(aside["cards"], aside["known"], strict=True) if mask == ALL}
    assert known == {"executor", "royal_cloak"}
    assert {*laid, *aside["cards"]} == set(CARD_NAMES[ARTIFACT : ARTIFACT + 10])


@rule("PR-18.2")
def test_an_artifact_is_named_once() -> None:
    game = settled(artifacts="agreed")
    name(game, "executor")
    with pytest.raises(hlubina.Refused) as refused:
        name(game, "executor")
    assert refused.value.rule == "PR-18.2"
