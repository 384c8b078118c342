"""H-10: an enemy card step by step, where two things happen at once or nothing is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.heroes.scene import (
    answer,
    asked,
    awake,
    chest,
    discard,
    end_turn,
    hand,
    heroes,
    lead,
    monsters,
    player,
    room,
    step,
    suffer,
    table,
    tokens,
)
from tests.games.heroes.test_specials import written
from tests.kit.marks import rule

HELD = {"library": "chest:3", "apothecary": "chest:3"}  # rooms where a hero who comes in just waits


@rule("H-10.1")
@pytest.mark.parametrize(("card", "there"), [("mage_swords", {"mage": 1}), ("mage_hats", {})])
def test_where_rooms_are_missing_and_none_is_named_only_those_that_are_there_get_a_hero(
    card: str, there: dict[str, int], tmp_path: Path
) -> None:
    """The Cellar has a vault, a forge and catacombs."""
    game = table(
        "dragon", scenario="s02", rooms={"forge": "chest:3", "vault": "dragon"}, enemy=card, cards=written(tmp_path)
    )
    before = game.view(None)["supply"]["heroes"]["mage"]
    suffer(end_turn(game))
    assert heroes(game, "forge") == there
    assert game.view(None)["supply"]["heroes"]["mage"] == before - len(there)


@rule("H-10.1", "H-10.2")
def test_both_heroes_are_deployed_before_anybody_greets_or_acts() -> None:
    rooms = {"library": "gold frog bone chest:3", "apothecary": "gold frog bone chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="warrior_hats")
    end_turn(game)
    assert awake(game, "library") == awake(game, "apothecary") == {"warrior": 1}
    assert {text.split()[0] for text in asked(game)} == {"resource"}


# Greetings


@rule("H-10.2")
@pytest.mark.parametrize(
    ("there", "left"), [("", {}), ("bone", {}), ("bone*3", {"bone": 1}), ("trap bone", {"trap": 1})]
)
def test_a_warrior_destroys_what_there_is_up_to_two(there: str, left: dict[str, int]) -> None:
    rooms = {"library": f"{there} chest:3", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="warrior_hats")
    end_turn(game)
    assert room(game, "library")["tokens"] == left
    assert step(game) == "lead_heroes", "there was nothing to choose"


@rule("H-10.2", "H-10.8")
def test_nobody_greets_a_second_time_after_a_charge() -> None:
    """The warrior of the library runs into the forge and leaves its gold alone."""
    rooms = {"forge": "gold*2 chest:3", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="warrior_hats")
    lead(end_turn(game))
    assert heroes(game, "forge") == {"warrior": 1}
    assert tokens(game, "forge") == {"gold": 2}


@rule("H-10.2")
def test_a_rogue_without_a_trap_and_a_mage_outside_the_catacombs_have_no_greeting() -> None:
    for hero in ("rogue", "mage"):
        rooms = {
            "library": "gold*2 archer chest:3",
            "apothecary": "chest:3",
            "catacombs": "archer*2",
            "vault": "dragon",
        }
        game = table("dragon", rooms=rooms, enemy=f"{hero}_hats")
        lead(end_turn(game))
        assert tokens(game, "library") == {"gold": 2}
        assert heroes(game, "catacombs") == {"archer": 2}
        assert heroes(game, "library") == {"archer": 1, hero: 1}


@rule("H-10.2", "H-10.5")
def test_the_shot_of_an_archer_sends_a_figure_to_its_lair() -> None:
    rooms = {"library": "chest:3", "apothecary": "chest:3", "forge": "ratfolk*2"}
    game = table("ratfolk", rooms=rooms, enemy="archer_hats")
    before = player(game)["lair"]
    lead(end_turn(game))
    assert monsters(game, "forge", "ratfolk") == [0]
    assert player(game)["lair"] == before + 1


# Traps and encouragement


@rule("H-10.3")
def test_a_rogue_disarms_one_trap_before_another_one_hits_her() -> None:
    for traps, left, there in ((1, {}, {"rogue": 1}), (2, {}, {}), (3, {"trap": 1}, {})):
        rooms = {"library": f"trap*{traps} chest:3", "apothecary": "chest:3", "vault": "dragon"}
        game = table("dragon", rooms=rooms, enemy="rogue_hats")
        lead(end_turn(game))
        assert tokens(game, "library") == left
        assert heroes(game, "library") == there


@rule("H-10.4")
def test_who_falls_into_a_trap_wakes_nobody() -> None:
    rooms = {"library": "trap archer*2 chest:1:loot", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game))
    assert heroes(game, "library") == {"archer": 2}
    assert chest(game, "library") == 1


@rule("H-10.4", "H-10.8")
def test_who_runs_in_wakes_the_room_as_well() -> None:
    """The mage of the library runs into the forge, where two are resting, and together they open the chest."""
    rooms = {"forge": "rogue archer chest:3:loot", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    suffer(end_turn(game))
    assert chest(game, "forge") is None
    assert heroes(game, "forge") == {"rogue": 1, "archer": 1, "mage": 1}


@rule("H-10.4", "H-10.10")
def test_one_survivor_of_a_trap_is_enough_to_wake_the_room() -> None:
    rooms = {"library": "rogue", "forge": "trap archer dragon", "apothecary": "chest:3"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game), "library", "forge")
    assert step(game) == "trap_victim"
    answer(game, "hero rogue")
    suffer(game)
    assert heroes(game, "forge") == {"mage": 1, "archer": 1}
    assert monsters(game, "forge", "dragon") == [2], "both have attacked"


@rule("H-10.10", "H-10.6")
def test_who_is_healed_by_a_chest_goes_on_from_the_same_room_without_waking_anybody() -> None:
    rooms = {"library": "chest:1:heal", "apothecary": "chest:3", "forge": "archer chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="rogue_hats")
    lead(end_turn(game))
    assert chest(game, "library") is None
    assert heroes(game, "forge") == {"archer": 1, "rogue": 1}, "she ran on, woke the archer, and both wait"


# Attack


@rule("H-10.5")
def test_a_monster_with_hit_points_left_stays_with_its_wound() -> None:
    rooms = {"library": "dragon:3 rogue", "apothecary": "chest:3"}
    game = table("dragon", rooms=rooms, hands=["dragon_claws*2 dragon_flight*2 dragon_fury"], enemy="mage_hats")
    suffer(end_turn(game), "library")
    assert monsters(game, "library", "dragon") == []
    assert player(game)["lair"] == 1
    strong = table("dragon", rooms={**rooms, "library": "dragon:2 rogue"}, enemy="mage_hats")
    suffer(end_turn(strong), "library")
    assert monsters(strong, "library", "dragon") == [4]


@rule("H-10.5", "H-10.6")
def test_heroes_do_not_loot_while_a_monster_is_left() -> None:
    rooms = {"library": "ratfolk*3 rogue chest:1:loot", "apothecary": "chest:3"}
    game = table("ratfolk", rooms=rooms, enemy="mage_hats")
    suffer(end_turn(game), "library")
    assert monsters(game, "library", "ratfolk") == [0]
    assert chest(game, "library") == 1
    assert heroes(game, "library") == {"rogue": 1, "mage": 1}


# Loot and wait


@rule("H-10.6")
def test_a_chest_of_loot_in_a_room_without_resources_takes_nothing() -> None:
    rooms = {"library": "chest:1:loot trap", "apothecary": "chest:3", "vault": "dragon gold"}
    game = table("dragon", rooms=rooms, enemy="rogue_hats")
    lead(end_turn(game))
    assert chest(game, "library") is None
    assert tokens(game, "vault") == {"gold": 1}
    assert heroes(game, "library") == {"rogue": 1}


@rule("H-10.6")
def test_a_curse_takes_one_card_of_each_players_choice() -> None:
    rooms = {"library": "chest:1:curse", "apothecary": "chest:3", "vault": "dragon"}
    hands = ["dragon_claws*2 dragon_flight dragon_fury dragon_scales", "ratfolk_rush ratfolk_teeth", "imps_bustle*2"]
    game = table("dragon", "ratfolk", "imps", rooms=rooms, hands=hands, enemy="mage_hats")
    lead(end_turn(game), "library")
    answer(game, "card dragon_fury")
    assert game.acting() == [1]
    answer(game, "card ratfolk_teeth")
    assert "dragon_fury" in discard(game)
    assert hand(game, 1) == ["ratfolk_rush"]
    assert hand(game, 2) == ["imps_bustle"], "two of a kind: there is nothing to choose"


@rule("H-10.6", "H-10.7")
@pytest.mark.parametrize(("value", "opened"), [(1, True), (2, True), (3, False)])
def test_as_many_heroes_as_the_chest_is_worth_open_it_and_fewer_wait(value: int, opened: bool) -> None:
    rooms = {"library": f"rogue chest:{value}:loot", "apothecary": "chest:3", "vault": "dragon", "forge": "chest:3"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    suffer(end_turn(game), "library")
    assert (chest(game, "library") is None) == opened
    left = sum(heroes(game, "library").values())
    assert left == (1 if value == 1 else 2), "who was not needed has run on"


@rule("H-10.7")
def test_who_waits_is_exhausted_and_waits_again_until_enough_are_there() -> None:
    rooms = {"library": "mage chest:3:loot", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="rogue_hats warrior_hats", gambled=0)
    lead(answer(game, "end_play", "reveal"))
    assert (heroes(game, "library"), chest(game, "library")) == ({"mage": 1, "rogue": 1}, 3), (
        "two before a chest of three"
    )
    lead(answer(game, "end_turn", "end_play", "reveal"), "library")
    assert chest(game, "library") is None
    assert heroes(game, "library") == {"mage": 1, "rogue": 1, "warrior": 1}


# Charge


@rule("H-10.8")
def test_only_active_heroes_run() -> None:
    """A chest of one is opened by one of two heroes; he stays behind exhausted."""
    rooms = {"library": "rogue chest:1:loot", "apothecary": "chest:3", "forge": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game), "library")
    answer(game, "hero rogue")
    lead(game)
    assert heroes(game, "library") == {"rogue": 1}
    assert heroes(game, "forge") == {"mage": 1}


@rule("H-10.8", "H-10.7")
def test_in_the_vault_nobody_runs_anywhere() -> None:
    game = table(
        "ratfolk",
        rooms={"forge": "chest:3", "library": "chest:3", "apothecary": "ratfolk"},
        scenario="s04",
        enemy="bailiffs",
    )
    end_turn(game)
    assert heroes(game, "vault") == {"warrior": 1}
    assert chest(game, "vault") == 4


@rule("H-10.8")
def test_a_split_group_may_leave_in_two_directions_and_arrives_at_once() -> None:
    rooms = {"apothecary": "rogue", "library": "chest:3", "forge": "chest:2", "sewer": "chest:2"}
    game = table("ratfolk", scenario="s02", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game), "library", "apothecary")
    answer(game, "split", "room forge", "room sewer")
    lead(game)
    assert heroes(game, "apothecary") == {}
    assert sorted(map(str, [heroes(game, "forge"), heroes(game, "sewer")])) == ["{'mage': 1}", "{'rogue': 1}"]


@rule("H-10.9")
def test_the_card_is_resolved_when_nobody_is_active() -> None:
    game = table(
        "dragon", rooms={"vault": "dragon"}, enemy="mage_hats", hands=["dragon_claws*2 dragon_flight*2 dragon_fury"]
    )
    suffer(end_turn(game))
    for entry in game.view(None)["rooms"]:
        assert (entry["active"], entry["fresh"]) == ({}, {})
    assert monsters(game, "vault", "dragon") == [2], "both mages have run all the way"
    assert game.view(None)["step"] == "play_cards"


@rule("H-10.6", "H-10.8")
def test_a_chest_of_healing_wakes_those_too_who_have_attacked() -> None:
    rooms = {"library": "ratfolk rogue chest:1:heal", "apothecary": "chest:3", "forge": "chest:3"}
    game = table("ratfolk", rooms=rooms, enemy="mage_hats")
    lead(end_turn(game), "library")
    answer(game, "hero rogue")
    suffer(game, "library")
    assert chest(game, "library") is None
    assert heroes(game, "forge") == {"rogue": 1, "mage": 1}, "the rogue has attacked, the mage has opened the chest"


@rule("H-10.2")
def test_an_archer_with_two_rooms_towards_the_vault_shoots_where_the_players_choose() -> None:
    """In Frog Uprising the apothecary leads to the forge and to the sewer, both next to the vault."""
    rooms = {"apothecary": "chest:3", "library": "chest:3", "forge": "ratfolk", "sewer": "ratfolk"}
    game = end_turn(table("ratfolk", scenario="s02", rooms=rooms, enemy="archer_hats"))
    while step(game) == "next_archer":
        answer(game, "room apothecary")
    assert step(game) == "archer_shot"
    assert asked(game) == {"room forge", "room sewer"}
    answer(game, "room sewer")
    assert (monsters(game, "forge", "ratfolk"), monsters(game, "sewer", "ratfolk")) == ([0], [])


@rule("H-10.2", "H-10.6")
def test_a_prisoner_greets_from_the_catacombs() -> None:
    rooms = {"library": "chest:1:prisoner", "apothecary": "chest:3 ratfolk", "vault": "ratfolk"}
    game = table("ratfolk", rooms=rooms, enemy="mage_hats archer_eye")
    suffer(end_turn(game), "library")
    assert heroes(game, "catacombs") == {"archer": 1}
    assert monsters(game, "apothecary", "ratfolk") == []


@rule("H-10.5", "H-4.7")
def test_a_defence_does_not_wake_the_attacker() -> None:
    rooms = {"forge": "dragon", "workshop": "chest:3"}
    game = table(
        "dragon", rooms=rooms, hands=["dragon_scales dragon_claws*2 dragon_fury dragon_flight"], enemy="mage_swords"
    )
    lead(end_turn(game), "forge")
    answer(game, "card dragon_scales")
    assert heroes(game, "forge") == {"mage": 1}
    assert monsters(game, "forge", "dragon") == [0]
