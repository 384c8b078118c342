"""What the view tells beyond where things lie: forecasts, the answers of each symbol, what chests may hide."""

from __future__ import annotations

import hlubina
from tests.games.heroes.scene import answer, asked, room, spoken, table
from tests.kit.tables import play_by_habit


def test_a_newcomer_meets_traps_wakes_the_others_and_opens_the_chest() -> None:
    game = table("dragon", rooms={"kennel": "trap rogue*2 chest:3", "workshop": "mage chest:1", "vault": "dragon"})
    assert room(game, "kennel")["arrival"] == [
        {"room": "kennel", "trapped": 1, "woken": 0, "heroes": 0, "does": "nothing"}
    ]
    assert room(game, "workshop")["arrival"] == [
        {"room": "workshop", "trapped": 0, "woken": 1, "heroes": 2, "does": "loot", "chest": 1}
    ]


def test_a_charge_names_every_room_on_its_way() -> None:
    game = table("dragon", rooms={"vault": "dragon"})
    assert room(game, "graveyard")["arrival"] == [
        {"room": "graveyard", "trapped": 0, "woken": 0, "heroes": 1, "does": "charge", "to": ["kennel"]},
        {"room": "kennel", "trapped": 0, "woken": 0, "heroes": 1, "does": "charge", "to": ["workshop"]},
        {"room": "workshop", "trapped": 0, "woken": 0, "heroes": 1, "does": "charge", "to": ["vault"]},
        {"room": "vault", "trapped": 0, "woken": 0, "heroes": 1, "does": "attack"},
    ]


def test_every_symbol_that_is_left_has_its_answers() -> None:
    game = table("dragon", hands=["dragon_fury"], rooms={"vault": "dragon rogue"})
    answer(game, "play dragon_fury")
    card = game.view(None)["card"]
    assert card["left"] == ["melee", "melee", "move"]
    assert {symbol: [spoken(game, action) for action in actions] for symbol, actions in card["answers"].items()} == {
        "melee": ["melee vault"],
        "move": ["move vault"],
    }
    answer(game, "move vault")
    assert game.view(None)["card"]["answers"] == {}, "another question is open"


def test_the_answers_of_the_symbols_are_all_that_can_be_answered_but_enough() -> None:
    game = hlubina.new("heroes", 2, 3, {"clans": "drawn"})
    seen = 0
    for position in play_by_habit(game, 3):
        view = position.view(None)
        if view["step"] == "symbols":
            seen += 1
            carried = {spoken(position, action) for actions in view["card"]["answers"].values() for action in actions}
            assert carried | {"done"} == asked(position)
            assert set(view["card"]["answers"]) == set(view["card"]["left"])
    assert seen > 20


def test_the_back_of_the_chest_in_the_vault_is_no_secret() -> None:
    game = table("dragon", rooms={"vault": "dragon"})
    assert game.view(None)["enemy"]["backs"]["4"] == {"defeat": 1}


def test_who_is_awake_is_told_what_comes_first() -> None:
    first = set()
    for seed in range(8):
        game = hlubina.new("heroes", 2, seed, {"clans": "drawn", "difficulty": "hardcore", "scenario": "s12"})
        for position in play_by_habit(game, seed):
            for group in position.view(None)["preview"]:
                first.add(group["next"])
                station = group["way"][0]
                assert (group["next"] == "traps") == (station["trapped"] > 0)
                assert group["next"] in ("traps", "encourage", station["does"])
    assert first >= {"attack", "charge"}
