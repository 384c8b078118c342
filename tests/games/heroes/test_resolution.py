"""H-8 to H-10: heroes come, greet, and are resolved in eight steps."""

from __future__ import annotations

import pytest

import hlubina
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
    table,
    tokens,
)
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
