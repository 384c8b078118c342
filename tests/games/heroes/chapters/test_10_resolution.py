"""H-8 to H-10: heroes come, greet, and are resolved in eight steps."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlubina
from tests.games.heroes.chapters.test_12_scenario_cards import written
from tests.games.heroes.looks import awake, chest, discard, hand, heroes, monsters, player, room, tokens
from tests.games.heroes.scene import end_turn, lead, suffer, table
from tests.games.words import answer, asked, step
from tests.kit.marks import rule

HELD = {"library": "chest:3", "apothecary": "chest:3"}  # rooms where a hero who comes in just waits


@rule("H-10.1", "H-1.2")
def test_a_hero_card_brings_one_hero_into_each_of_two_rooms() -> None:
    game = table("dragon", rooms={**HELD, "vault": "dragon"}, enemy="mage_hats")
    lead(end_turn(game))
    assert (heroes(game, "library"), heroes(game, "apothecary")) == ({"mage": 1}, {"mage": 1})


@rule("H-10.1")
def test_a_missing_room_is_replaced_as_the_scenario_says() -> None:
    game = table(
        "dragon",
        scenario="s08",
        rooms={"architect": "chest:3", "forge": "chest:2", "vault": "dragon"},
        enemy="mage_swords",
    )
    lead(end_turn(game))
    assert (heroes(game, "architect"), heroes(game, "forge")) == ({"mage": 1}, {"mage": 1})


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
def test_rogue_disarms_one_trap() -> None:
    game = table(
        "dragon", rooms={"library": "trap*2 chest:3", "apothecary": "chest:3", "vault": "dragon"}, enemy="rogue_hats"
    )
    lead(end_turn(game))
    assert tokens(game, "library") == {}, "one is disarmed, the other one hits her"
    assert heroes(game, "library") == {}
    assert heroes(game, "apothecary") == {"rogue": 1}


@rule("H-10.2")
def test_warrior_destroys_two_resources_of_choice_but_no_trap() -> None:
    game = table(
        "dragon",
        rooms={"library": "gold frog book chest:3", "apothecary": "chest:3", "vault": "dragon"},
        enemy="warrior_hats",
    )
    end_turn(game)
    assert asked(game) == {"resource gold", "resource frog", "resource book"}
    answer(game, "resource gold", "resource book")
    lead(game)
    assert tokens(game, "library") == {"frog": 1}


@rule("H-10.2", "H-10.5")
def test_archer_shoots_a_monster_towards_the_vault_without_defence() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms={"workshop": "ratfolk dragon", "study": "chest:3", "graveyard": "chest:3"},
        hands=["dragon_scales"],
        enemy="archer_eye",
    )
    end_turn(game)
    assert step(game) == "choose_victim"
    answer(game, "victim dragon")
    assert monsters(game, "workshop", "dragon") == [1], "nobody was asked to defend"


@rule("H-10.2")
@pytest.mark.parametrize(("reading", "left"), [("towards_vault", [0]), ("anywhere_else_too", [])])
def test_archer_without_anybody_towards_the_vault(reading: str, left: list[int]) -> None:
    game = table(
        "ratfolk",
        rooms={"library": "ratfolk", "forge": "chest:3", "workshop": "chest:3"},
        enemy="archer_swords",
        archer_shot=reading,
    )
    lead(end_turn(game))
    assert monsters(game, "library", "ratfolk") == left


@rule("H-10.2", "H-5.4")
def test_mage_greets_in_the_catacombs_only() -> None:
    game = table("dragon", rooms={"catacombs": "rogue*2 dragon", "vault": ""}, enemy="mage_eye", gambled=0)
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {"rogue": 2, "mage": 1}, "all three have attacked the dragon"
    assert monsters(game, "catacombs", "dragon") == [3]


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


# The steps


@rule("H-10.3")
def test_traps_hit_arrivals_one_by_one() -> None:
    game = table(
        "dragon",
        rooms={"library": "rogue rogue", "forge": "trap*2 chest:1", "vault": "dragon", "apothecary": "chest:3"},
        enemy="mage_hats",
    )
    lead(end_turn(game), "library", "forge")
    while step(game) == "trap_victim":
        answer(game, "hero rogue" if "hero rogue" in asked(game) else min(asked(game)))
        lead(game, "forge")
    assert tokens(game, "forge") == {}
    assert chest(game, "forge") is None, "the third one has opened the chest"


@rule("H-10.4", "H-10.10")
def test_an_arrival_that_survives_wakes_everybody() -> None:
    game = table(
        "dragon",
        rooms={"library": "rogue archer chest:3:loot", "vault": "dragon", "apothecary": "chest:3"},
        enemy="mage_hats",
    )
    lead(end_turn(game))
    assert chest(game, "library") is None
    assert heroes(game, "library") == {"rogue": 1, "archer": 1, "mage": 1}


@rule("H-10.5", "H-1.3")
def test_each_hero_attacks_once_while_monsters_remain_and_figures_return_to_the_lair() -> None:
    game = table(
        "ratfolk", rooms={"library": "ratfolk rogue archer chest:2:loot", "apothecary": "chest:3"}, enemy="mage_hats"
    )
    lead(end_turn(game), "library")
    assert step(game) == "attack"
    assert asked(game) == {"hero rogue", "hero archer", "hero mage"}, "one rat for three heroes: the order matters"
    answer(game, "hero mage")
    assert monsters(game, "library", "ratfolk") == []
    assert player(game)["lair"] == 9
    lead(game)
    assert chest(game, "library") is None, "the other two open the chest"


@rule("H-10.5")
def test_the_players_choose_clan_and_figure_that_suffer() -> None:
    game = table(
        "witches", "ratfolk", rooms={"library": "witches:1 witches ratfolk", "apothecary": "chest:3"}, enemy="mage_hats"
    )
    lead(end_turn(game), "library")
    answer(game, "victim witches")
    assert asked(game) == {"figure 0", "figure 1"}
    answer(game, "figure 1")
    assert sorted(monsters(game, "library", "witches")) == [0, 2]


@rule("H-10.5")
def test_a_figure_that_returns_to_the_lair_loses_its_wounds() -> None:
    game = table(
        "ghosts",
        rooms={"library": "ghosts:1", "apothecary": "chest:3"},
        enemy="mage_hats",
        hands=["ghosts_return"],
        piles=["ghosts_return"],
    )
    lead(end_turn(game))
    assert player(game)["lair"] == 3


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


# Chests


def opened(effect: str, value: int = 1, **more: str) -> hlubina.Game:
    """The forge has a chest that a mage opens; in the vault stands a dragon."""
    rooms = {"forge": f"chest:{value}:{effect} gold frog", "workshop": "chest:3", "vault": "dragon", **more}
    hands = ["dragon_claws*2 dragon_flight*3", "ratfolk_rush ratfolk_works"]
    game = table("dragon", "ratfolk", rooms=rooms, hands=hands, enemy="mage_swords rogue_eye")
    game.listen()
    return lead(end_turn(game), "forge")


@rule("H-10.6")
def test_chest_of_loot_destroys_a_resource() -> None:
    game = opened("loot")
    assert asked(game) == {"resource gold", "resource frog"}
    answer(game, "resource gold")
    assert tokens(game, "forge") == {"frog": 1}


@rule("H-10.6")
def test_chest_of_a_curse_makes_everybody_discard_a_card() -> None:
    game = opened("curse")
    assert (game.acting(), step(game)) == ([0], "discard_card")
    answer(game, "card dragon_claws")
    assert game.acting() == [1]
    answer(game, "card ratfolk_works")
    assert hand(game, 1) == ["ratfolk_rush"]
    assert "dragon_claws" in discard(game)


@rule("H-10.6")
def test_a_curse_spares_an_empty_hand() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms={"forge": "chest:1:curse", "workshop": "chest:3", "vault": "dragon"},
        hands=["dragon_claws"],
        enemy="mage_swords",
    )
    lead(end_turn(game), "forge")
    assert (game.acting(), step(game)) == ([0], "discard_card")
    answer(game, min(asked(game)))
    assert step(game) != "discard_card"


@rule("H-10.6")
def test_chest_of_healing_wakes_the_room_again() -> None:
    game = opened("heal")
    assert monsters(game, "vault", "dragon") == [1], "the mage has run on and attacked"
    assert heroes(game, "vault") == {"mage": 1}


@rule("H-10.6", "H-9.4")
def test_chest_with_a_prisoner_throws_the_next_hero_into_the_catacombs() -> None:
    game = opened("prisoner")
    assert heroes(game, "catacombs") == {"rogue": 1}


@rule("H-10.6", "H-11.4")
def test_the_chest_of_the_vault_brings_defeat() -> None:
    game = table("ratfolk", rooms={"vault": "rogue*3", "workshop": "chest:3"}, enemy="mage_swords")
    lead(end_turn(game), "forge")
    assert game.is_over()
    assert game.outcome().won is False
    assert game.outcome().winners() == []
    assert game.standing(None).won is False


@rule("H-10.6", "H-1.4", "H-2.3", "H-2.5")
def test_an_opened_chest_goes_to_the_supply_and_its_back_is_known() -> None:
    game = opened("loot")
    before = table("dragon", rooms={"forge": "chest:1:loot", "workshop": "chest:3"}).view(None)
    assert chest(game, "forge") == 1, "it leaves only when its effect is over"
    assert game.view(None)["supply"]["chests"]["1"] == before["supply"]["chests"]["1"]
    assert game.view(None)["enemy"]["backs"]["1"]["loot"] == before["enemy"]["backs"]["1"]["loot"] - 1
    dream = game.imagine(0, hlubina.stream(1, "dreams"))
    answer(dream, "resource gold")
    assert dream.view(None)["enemy"]["backs"] == game.view(None)["enemy"]["backs"], "everybody has seen the back"
    answer(game, "resource gold")
    assert chest(game, "forge") is None
    assert game.view(None)["supply"]["chests"]["1"] == before["supply"]["chests"]["1"] + 1
    assert game.view(None)["enemy"]["backs"]["1"]["loot"] == before["enemy"]["backs"]["1"]["loot"] - 1


@rule("H-10.6")
def test_exactly_so_many_heroes_are_exhausted_as_the_chest_is_worth() -> None:
    game = table(
        "dragon",
        rooms={"library": "rogue archer chest:2:loot", "vault": "dragon", "apothecary": "chest:3"},
        enemy="mage_hats",
    )
    lead(end_turn(game), "library")
    assert step(game) == "exhaust"
    answer(game, "hero rogue", "hero mage")
    assert awake(game, "library") == {"archer": 1} or monsters(game, "vault", "dragon") == [1]


@rule("H-10.7")
def test_in_the_vault_fewer_than_four_wait() -> None:
    game = table("ratfolk", rooms={"vault": "rogue*2", "workshop": "chest:3"}, enemy="mage_swords")
    lead(end_turn(game), "forge")
    assert heroes(game, "vault") == {"rogue": 2, "mage": 1}


@rule("H-10.8")
def test_several_ways_to_the_vault_are_the_players_choice_and_a_group_may_be_split() -> None:
    """In Frog Uprising the apothecary leads to the forge and to the sewer."""
    game = table(
        "ratfolk",
        scenario="s02",
        rooms={"apothecary": "rogue archer", "library": "chest:3", "forge": "chest:3", "sewer": "chest:3"},
        enemy="mage_hats",
    )
    lead(end_turn(game), "library", "apothecary")
    assert asked(game) == {"room forge", "room sewer", "split"}
    together = game.copy()
    answer(together, "room forge")
    lead(together)
    assert heroes(together, "forge") == {"rogue": 1, "archer": 1, "mage": 1} or chest(together, "forge") is None
    answer(game, "split", "room forge", "room sewer", "room forge")
    lead(game)
    assert heroes(game, "forge") == {"rogue": 1, "mage": 1}
    assert heroes(game, "sewer") == {"archer": 1}


@rule("H-10.9")
def test_the_players_choose_whose_turn_it_is_step_by_step() -> None:
    game = table("dragon", rooms={"forge": "dragon", "library": ""}, enemy="mage_hats")
    end_turn(game)
    assert asked(game) == {"room library", "room apothecary"}
    answer(game, "room library")
    assert asked(game) == {"room forge", "room apothecary"}, "the mage from the library has arrived next door"


# Supply of heroes


@rule("H-8.2")
def test_one_token_for_two_rooms_goes_where_the_players_choose_and_the_others_wake() -> None:
    game = table("dragon", rooms={**HELD, "kennel": "mage*5 chest:2", "vault": "dragon"}, enemy="mage_hats")
    end_turn(game)
    assert step(game) == "choose_deploy_room"
    answer(game, "room library")
    assert awake(game, "library") == {"mage": 1}
    assert awake(game, "kennel") == {"mage": 5}


@rule("H-8.2")
def test_without_a_token_a_prisoner_wakes_his_fellows_instead() -> None:
    game = table("dragon", rooms={"kennel": "rogue*6 dragon chest:1"}, enemy="rogue_eye", gambled=0)
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {}
    assert step(game) != "play_cards" or monsters(game, "kennel", "dragon") == []


# Waves


@rule("H-9.1", "H-11.1", "H-2.9")
@pytest.mark.parametrize(
    ("difficulty", "wave", "cards"),
    [
        ("family", 1, 1),
        ("family", 2, 2),
        ("challenge", 1, 2),
        ("challenge", 2, 2),
        ("hardcore", 1, 2),
        ("hardcore", 2, 3),
    ],
)
def test_enemy_cards_a_turn(difficulty: str, wave: int, cards: int) -> None:
    game = table(
        "dragon", scenario="s06", rooms={"vault": "dragon"}, enemy="darkness*3", wave=wave, difficulty=difficulty
    )
    end_turn(game)
    assert len(game.view(None)["enemy"]["discard"]) == cards
    assert game.view(None)["step"] == "play_cards"


@rule("H-9.4")
def test_with_an_empty_second_deck_a_prisoner_does_not_come() -> None:
    game = table(
        "dragon",
        rooms={"forge": "chest:1:prisoner", "workshop": "chest:3", "vault": "dragon"},
        enemy="mage_swords",
        other_enemies="discard",
        wave=2,
    )
    lead(end_turn(game))
    assert game.is_over()
    assert game.outcome().won is True


@rule("H-9.4", "H-9.2")
def test_a_prisoner_of_the_last_card_of_the_first_wave_begins_the_second() -> None:
    game = table(
        "dragon",
        rooms={"forge": "chest:1:prisoner", "workshop": "chest:3", "vault": "dragon"},
        enemy="mage_swords",
        other_enemies="discard",
    )
    lead(end_turn(game))
    assert game.view(None)["wave"] == 2


@rule("H-11.6")
def test_wave_zero_brings_one_card_until_everybody_had_a_turn() -> None:
    game = hlubina.new("heroes", 2, 1, {"difficulty": "hardcore", "wave_zero": "on", "clans": "drawn"})
    while step(game) == "place_monster":
        answer(game, min(asked(game)))
    assert game.view(None)["invasion"]["cards_per_turn"] == 1
    late = table("dragon", rooms={"vault": "dragon"}, difficulty="hardcore", wave_zero="on")
    assert late.view(None)["invasion"]["cards_per_turn"] == 2


@rule("H-11.4")
def test_losing_all_figures_is_no_defeat() -> None:
    game = table("ratfolk", rooms={"library": "ratfolk", "apothecary": "chest:3"}, enemy="mage_hats")
    lead(end_turn(game))
    assert not game.is_over()
    assert player(game)["lair"] == 9
    assert room(game, "vault")["monsters"] == []
