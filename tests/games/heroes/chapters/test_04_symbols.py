"""H-4: every symbol at its edges: nobody there, nothing left, several at once."""

from __future__ import annotations

import pytest

from tests.games.heroes.scene import (
    CLANS,
    Data,
    answer,
    asked,
    changed,
    discard,
    end_turn,
    hand,
    heroes,
    lead,
    monsters,
    player,
    refused,
    room,
    spread,
    step,
    supply,
    table,
    tokens,
)
from tests.kit.marks import rule


def kinds(texts: set[str]) -> set[str]:
    return {text.split()[0] for text in texts}


# Draw


@rule("H-4.1", "H-4.17")
def test_a_card_that_was_drawn_may_be_played_with_what_is_left_of_the_turn() -> None:
    game = table("dragon", rooms={"vault": "dragon rogue"}, hands=["dragon_fury"], piles=["dragon_claws dragon_scales"])
    answer(game, "play_right dragon_fury", "draw", "draw", "play dragon_claws", "melee vault")
    assert heroes(game, "vault") == {}


@rule("H-4.1")
def test_the_draw_symbol_may_be_skipped() -> None:
    game = table("dragon", hands=["dragon_fury dragon_claws"], piles=["dragon_scales dragon_hoard"])
    answer(game, "play_right dragon_fury", "draw", "done")
    assert sorted(hand(game)) == ["dragon_claws", "dragon_scales"]
    assert player(game)["pile"] == ["dragon_hoard"]


# Activate


@rule("H-4.2", "H-5.1")
def test_the_room_of_another_clan_cannot_be_activated() -> None:
    rooms = {"vault": "imps", "library": "ratfolk", "sewer": ""}
    game = table("imps", "ratfolk", rooms=rooms, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle")
    assert asked(game) == {"ability", "activate vault", "done"}


@rule("H-4.2")
def test_two_activations_may_do_two_different_things() -> None:
    game = table("imps", rooms={"library": "imps unfinished"}, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle", "finish_portal", "activate library")
    assert room(game, "library")["portal"] == "finished"
    assert tokens(game, "library") == {"book": 1}


@rule("H-4.2", "H-4.16")
def test_without_a_monster_in_the_dungeon_there_is_nothing_to_activate() -> None:
    game = table("imps", "ratfolk", rooms={"vault": "ratfolk"}, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle")
    assert step(game) == "play_cards"
    assert player(game)["played"] == ["imps_bustle"]


# Move


@rule("H-4.3", "H-4.17")
def test_only_ones_own_monsters_move() -> None:
    game = table("imps", "ratfolk", rooms={"vault": "imps", "library": "ratfolk"}, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle")
    assert asked(game) == {"move vault", "done"}


@rule("H-4.3")
def test_a_monster_carries_one_token_a_move_and_may_carry_another_with_the_next() -> None:
    game = table("imps", rooms={"library": "imps book*2"}, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle", "move library", "carry book")
    assert (tokens(game, "library"), tokens(game, "forge")) == ({"book": 1}, {"book": 1})
    answer(game, "move forge", "room library", "carry_nothing")
    assert (tokens(game, "library"), tokens(game, "forge")) == ({"book": 1}, {"book": 1})


@rule("H-4.3", "H-6.1", "H-6.2")
def test_a_portal_without_a_finished_partner_leads_nowhere() -> None:
    rooms = {"graveyard": "imps portal", "library": "unfinished"}
    game = table("imps", rooms=rooms, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle", "move graveyard")
    assert monsters(game, "kennel", "imps") == [0], "the corridor was the only way"


# Melee and ranged


@rule("H-4.4")
def test_without_a_hero_beside_a_monster_of_ones_own_there_is_no_melee() -> None:
    rooms = {"forge": "dragon", "vault": "rogue", "library": "ratfolk mage"}
    game = table("dragon", "ratfolk", rooms=rooms, hands=["dragon_claws*2"])
    assert "play dragon_claws" not in asked(game), "the other side of the dilemma can be carried out"
    answer(game, "play_right dragon_claws")
    assert kinds(asked(game)) <= {"move", "room", "done"}


@rule("H-4.4")
def test_each_melee_may_be_done_in_another_room() -> None:
    rooms = {"forge": "imps rogue", "vault": "imps rogue mage"}
    game = table("imps", rooms=rooms, hands=["rage_brew imps_bustle"])
    answer(game, "play rage_brew", "melee forge", "melee vault", "hero mage")
    assert asked(game) == {"melee vault", "done"}
    answer(game, "done")
    assert (heroes(game, "forge"), heroes(game, "vault")) == ({}, {"rogue": 1})


@rule("H-4.5")
def test_ranged_reaches_no_hero_in_the_same_room_nor_behind_a_wall_nor_two_corridors_away() -> None:
    """The library touches the sewer without a corridor; the vault is two corridors away."""
    rooms = {"library": "dragon rogue", "sewer": "rogue", "vault": "mage", "study": "archer"}
    game = table("dragon", rooms=rooms, hands=["dragon_flight*2"])
    answer(game, "play dragon_flight")
    assert asked(game) == {"move library", "done"}


@rule("H-4.5", "H-4.15")
def test_prisoners_can_be_shot_through_the_corridor() -> None:
    game = table("dragon", rooms={"apothecary": "dragon", "catacombs": "rogue mage"}, hands=["dragon_flight*2"])
    answer(game, "play dragon_flight", "ranged catacombs", "hero mage", "ranged catacombs")
    assert heroes(game, "catacombs") == {}


# Create, trap, portal


@rule("H-4.6", "H-8.1")
def test_the_last_token_can_be_created_once() -> None:
    rooms = {"vault": "ratfolk gold*4", "library": "bone*4"}
    game = table("ratfolk", rooms=rooms, hands=["blueprints ratfolk_rush"], promo="on")
    answer(game, "play blueprints", "create gold")
    assert supply(game, "gold") == 0
    assert asked(game) == {"create bone", "done"}
    answer(game, "create bone")
    assert tokens(game, "vault") == {"gold": 5, "bone": 1}


@rule("H-4.6")
def test_a_resource_cannot_be_created_beside_another_clan() -> None:
    rooms = {"vault": "ghosts", "study": "ratfolk"}
    game = table("ghosts", "ratfolk", rooms=rooms, hands=["ghosts_whisper ghosts_mist"])
    answer(game, "play ghosts_whisper", "create frog")
    assert tokens(game, "vault") == {"frog": 1}, "the only room with a ghost"


@rule("H-4.8", "H-8.1")
def test_without_a_trap_in_the_supply_none_is_laid() -> None:
    game = table("imps", rooms={"vault": "imps trap*5"}, hands=["imps_snares imps_bustle"])
    answer(game, "play imps_snares", "lay_trap")
    assert supply(game, "trap") == 0
    assert step(game) == "play_cards", "the second trap cannot be laid"
    assert tokens(game, "vault") == {"trap": 6}


@rule("H-4.8")
def test_each_trap_may_be_laid_beside_another_monster() -> None:
    game = table(
        "imps",
        "ratfolk",
        rooms={"vault": "imps", "study": "imps", "forge": "ratfolk"},
        hands=["imps_snares imps_bustle"],
    )
    answer(game, "play imps_snares", "lay_trap")
    assert asked(game) == {"room vault", "room study"}
    answer(game, "room study", "lay_trap", "room vault")
    assert (tokens(game, "vault"), tokens(game, "study")) == ({"trap": 1}, {"trap": 1})


@rule("H-4.9", "H-8.1")
def test_without_a_portal_in_the_supply_none_is_opened() -> None:
    full = dict.fromkeys(["library", "forge", "study", "sewer", "kennel", "graveyard"], "portal")
    game = table("witches", rooms={**full, "vault": "witches"}, hands=["witches_gate witches_brew"])
    assert game.view(None)["supply"]["portals"] == 0
    answer(game, "play witches_gate")
    assert asked(game) == {"move vault", "done"}


@rule("H-4.9", "H-6.4")
def test_where_every_witch_stands_at_a_portal_none_is_opened() -> None:
    rooms = {"vault": "witches portal", "library": "witches unfinished"}
    game = table("witches", rooms=rooms, hands=["witches_gate witches_brew"])
    answer(game, "play witches_gate")
    assert kinds(asked(game)) == {"move", "done"}


# Defend


@rule("H-4.7", "H-10.5")
def test_each_wound_asks_for_a_card_of_its_own() -> None:
    rooms = {"forge": "dragon rogue", "workshop": "chest:3"}
    hands = ["dragon_scales shield dragon_claws*2 dragon_fury"]
    game = table("dragon", rooms=rooms, hands=hands, enemy="mage_swords")
    lead(end_turn(game), "forge")
    assert asked(game) == {"card dragon_scales", "card shield", "decline"}
    answer(game, "card shield")
    assert monsters(game, "forge", "dragon") == [0]
    lead(game, "forge")
    assert asked(game) == {"card dragon_scales", "decline"}, "the second attack needs a second card"
    answer(game, "decline")
    assert monsters(game, "forge", "dragon") == [1]
    assert "dragon_scales" in hand(game)


@rule("H-4.7", "H-4.17")
def test_in_ones_own_turn_the_defence_does_nothing() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue"}, hands=["dragon_scales dragon_claws"])
    assert "play_right dragon_scales" not in asked(game)


# Ambush


@rule("H-4.10", "H-8.3")
def test_an_ambush_of_three_with_two_in_the_lair_deploys_two() -> None:
    rats = CLANS["ratfolk"]["monsters"]
    game = table("ratfolk", rooms={"vault": f"ratfolk*{rats - 2}"}, hands=["ratfolk_burrows*2"])
    answer(game, "play ratfolk_burrows", "ambush")
    spread(game, "sewer", "kennel")
    assert (monsters(game, "sewer", "ratfolk"), monsters(game, "kennel", "ratfolk")) == ([0], [0])
    assert (player(game)["lair"], step(game)) == (0, "play_cards")


@rule("H-4.10")
def test_an_ambush_may_bring_fewer_than_it_says_and_all_into_one_room() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk"}, hands=["ratfolk_burrows*2"])
    fewer = game.copy()
    answer(game, "play ratfolk_burrows", "ambush")
    spread(game, "kennel", "kennel", "kennel")
    assert monsters(game, "kennel", "ratfolk") == [0, 0, 0]
    answer(fewer, "play ratfolk_burrows", "ambush")
    spread(fewer, "sewer")
    assert monsters(fewer, "sewer", "ratfolk") == [0]
    assert step(fewer) == "play_cards"


# Dilemma, arrow, swarm


@rule("H-4.11")
def test_a_side_that_can_do_nothing_leaves_the_other_one() -> None:
    game = table("dragon", rooms={"forge": "dragon"}, hands=["dragon_claws*2"])
    assert "play_right dragon_claws" in asked(game)
    assert "play dragon_claws" not in asked(game), "nobody is there to attack"


@rule("H-4.11")
def test_of_two_sides_that_work_the_player_chooses_and_never_gets_both() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue*2"}, hands=["dragon_claws*2"])
    assert {"play dragon_claws", "play_right dragon_claws"} <= asked(game)
    answer(game, "play dragon_claws")
    assert asked(game) == {"melee forge", "done"}
    answer(game, "melee forge", "melee forge")
    assert step(game) == "play_cards"
    assert player(game)["played"] == ["dragon_claws"]


@rule("H-4.12")
def test_gold_beside_another_clan_or_nobody_does_not_pay() -> None:
    rooms = {"library": "gnolls", "study": "gold", "vault": "ratfolk gold"}
    game = table("gnolls", "ratfolk", rooms=rooms, hands=["gnolls_hirelings gnolls_howl"])
    assert "play gnolls_hirelings" not in asked(game)
    assert "play_right gnolls_hirelings" in asked(game)


@rule("H-4.12")
def test_what_stands_behind_the_arrow_is_done_in_the_room_of_what_stands_before_it() -> None:
    rooms = {"library": "gnolls gold", "study": "gnolls gold"}
    game = table("gnolls", rooms=rooms, hands=["gnolls_hirelings gnolls_howl"])
    answer(game, "play gnolls_hirelings", "pay")
    assert asked(game) == {"room library", "room study"}
    answer(game, "room study", "deploy", "deploy", "deploy")
    assert len(monsters(game, "study", "gnolls")) == 4
    assert len(monsters(game, "library", "gnolls")) == 1
    assert step(game) == "play_cards", "no more than three"


@rule("H-4.12", "H-8.3")
def test_an_arrow_deploys_no_more_than_the_lair_holds() -> None:
    figures = CLANS["slimes"]["monsters"]
    game = table("slimes", rooms={"vault": f"slimes*{figures} rogue"}, hands=["slimes_engulf slimes_bubble"])
    answer(game, "play slimes_engulf", "melee vault")
    assert heroes(game, "vault") == {}
    assert step(game) == "play_cards", "nobody is left to deploy"


@rule("H-4.13")
def test_a_swarm_is_of_one_room_and_each_monster_may_stay() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk*2", "kennel": "ratfolk"}, hands=["ratfolk_rush*2"])
    answer(game, "play ratfolk_rush", "swarm_move", "room vault", "room forge")
    assert "room kennel" not in asked(game), "the rat of the kennel is no part of the swarm"
    answer(game, "done")
    assert (monsters(game, "vault", "ratfolk"), monsters(game, "forge", "ratfolk")) == ([0], [0])
    assert step(game) == "play_cards"


@rule("H-4.13", "H-4.3")
def test_each_monster_of_a_swarm_carries_a_token_of_its_own() -> None:
    game = table("ratfolk", rooms={"library": "ratfolk*2 gold book"}, hands=["ratfolk_rush*2"])
    answer(game, "play ratfolk_rush", "swarm_move")
    carried = 0
    while step(game) != "play_cards":
        wish = "carry gold" if "carry gold" in asked(game) else "carry book" if "carry book" in asked(game) else ""
        carried += bool(wish)
        answer(game, wish or "room forge")
    assert carried == 2
    assert tokens(game, "forge") == {"gold": 1, "book": 1}
    assert monsters(game, "forge", "ratfolk") == [0, 0], "each has moved once"


@rule("H-4.13")
def test_a_swarm_attacks_no_more_often_than_there_are_heroes() -> None:
    game = table("ratfolk", rooms={"vault": "ratfolk*3 rogue"}, hands=["ratfolk_teeth*2"])
    answer(game, "play ratfolk_teeth", "swarm_melee", "hero rogue")
    assert heroes(game, "vault") == {}
    assert step(game) == "play_cards"


# Reinforcement


@rule("H-4.14", "H-3.6")
def test_reinforcement_looks_at_no_more_cards_than_there_are() -> None:
    game = table("gnolls", rooms={"vault": "gnolls"}, hands=["gnolls_howl"], piles=["gnolls_hirelings"])

    def hold_the_rest(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["discard"]
        data["players"][0]["discard"] = []

    game = changed(game, hold_the_rest)
    before = len(hand(game))
    answer(game, "play gnolls_howl", "reinforce")
    assert len(hand(game)) == before - 1, "the hirelings show no melee"
    assert discard(game) == ["gnolls_hirelings"]


@rule("H-4.14")
def test_reinforcement_takes_all_three_if_all_show_the_action() -> None:
    game = table("gnolls", hands=["gnolls_howl"], piles=["axe rage_brew shield gnolls_fangs"])
    answer(game, "play gnolls_howl", "reinforce")
    assert sorted(hand(game)) == ["axe", "rage_brew", "shield"], "without a monster in the dungeon too"
    assert player(game)["pile"] == ["gnolls_fangs"]


# Heroes and monsters


@rule("H-4.15")
def test_an_exhausted_hero_falls_like_any_other_and_a_wounded_champion_stays() -> None:
    game = table("dragon", rooms={"vault": "dragon rogue champion"}, hands=["dragon_claws*2"])
    tokens_left = game.view(None)["supply"]["heroes"]["warrior"]
    answer(game, "play dragon_claws", "melee vault", "hero champion")
    assert heroes(game, "vault") == {"rogue": 1, "warrior": 1}
    assert game.view(None)["supply"]["heroes"]["warrior"] == tokens_left, "it has one hit point left"
    answer(game, "melee vault", "hero warrior")
    assert heroes(game, "vault") == {"rogue": 1}
    assert game.view(None)["supply"]["heroes"]["warrior"] == tokens_left + 1


ABILITY_CARDS = {"skeletons": "skeletons_bones", "ratfolk": "ratfolk_works", "witches": "witches_brew"}
SPENT = {
    "skeletons": {"vault": "skeletons bone*5"},
    "ratfolk": {"vault": f"ratfolk*{CLANS['ratfolk']['monsters']}"},
    "witches": {"vault": "witches portal"},
}


@rule("H-4.16", "H-8.1", "H-8.3")
@pytest.mark.parametrize("clan", sorted(SPENT))
def test_an_ability_that_has_nothing_left_to_give_is_not_offered(clan: str) -> None:
    card = ABILITY_CARDS[clan]
    game = table(clan, rooms=SPENT[clan], hands=[f"{card}*2"])
    answer(game, f"{'play_right' if clan == 'skeletons' else 'play'} {card}")
    assert "ability" not in asked(game)


@rule("H-4.17")
def test_all_symbols_may_be_skipped() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue"}, hands=["dragon_claws*2"])
    answer(game, "play dragon_claws", "done")
    assert heroes(game, "forge") == {"rogue": 1}
    assert player(game)["played"] == ["dragon_claws"]


@rule("H-4.17")
def test_the_symbols_of_a_card_are_shared_out_among_the_monsters_in_any_order() -> None:
    rooms = {"vault": "imps", "library": "imps"}
    game = table("imps", rooms=rooms, hands=["imps_snares imps_mischief"])
    answer(game, "play imps_mischief", "move library", "lay_trap", "room forge")
    assert tokens(game, "forge") == {"trap": 1}, "laid by the imp that has moved"
    again = table("imps", rooms=rooms, hands=["imps_snares imps_mischief"])
    answer(again, "play imps_mischief", "lay_trap", "room library", "move vault", "room forge")
    assert tokens(again, "library") == {"trap": 1}
    assert monsters(again, "forge", "imps") == [0]
    assert refused(again, "lay_trap")


@rule("H-4.14", "H-4.7")
def test_reinforcement_leaves_nobody_a_choice_what_to_keep() -> None:
    game = table("gnolls", hands=["gnolls_howl gnolls_raid"], piles=["rage_brew gnolls_hirelings shield"])
    answer(game, "play gnolls_howl", "reinforce")
    assert step(game) == "play_cards"
    assert sorted(hand(game)) == ["gnolls_raid", "rage_brew", "shield"]


@rule("H-4.12", "H-4.7")
def test_what_stands_behind_a_defence_is_done_in_the_room_of_the_attack() -> None:
    rooms = {"apothecary": "slimes*2", "library": "chest:2", "vault": "slimes"}
    game = table("slimes", rooms=rooms, hands=["slimes_split slimes_bubble"], enemy="mage_hats")
    lead(end_turn(game), "apothecary")
    assert step(game) == "defend"
    answer(game, "card slimes_split", "decline")
    assert monsters(game, "apothecary", "slimes") == [0, 0]
    assert monsters(game, "vault", "slimes") == [0]


@rule("H-4.16", "H-3.6")
@pytest.mark.parametrize("others", ["pile", "discard"])
def test_slimes_draw_as_long_as_pile_or_discard_has_a_card(others: str) -> None:
    game = table("slimes", rooms={"vault": "slimes"}, hands=["slimes_bubble*2"], others=others)
    answer(game, "play slimes_bubble", "ability", "done")
    assert len(hand(game)) == 2

    def hold_everything(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["pile"]["cards"] + data["players"][0]["discard"]
        data["players"][0]["pile"], data["players"][0]["discard"] = {"cards": [], "known": []}, []

    empty = changed(table("slimes", rooms={"vault": "slimes"}, hands=["slimes_bubble*2"]), hold_everything)
    answer(empty, "play slimes_bubble")
    assert "ability" not in asked(empty)
