"""Fine points on which the engine and the second referee once disagreed, each settled by its rule."""

from __future__ import annotations

from tests.games.prophecy.scene import Play, Table, place
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]


def swimmer(cell: str, *characters: str, **figures: int) -> Table:
    table = Table(*(characters or ("ranger", "druid"))).gate(1, "astral_dragon", "executor")
    return table.at(0, cell).player(0, bag=9, bubbles=9, **figures).steps(*WATER)


def drop(table: Table, card: str, cell: str) -> Table:
    """An artifact lies where its holder died."""
    table.pull(card)
    table.data["dropped"][card] = place(cell)
    return table


@rule("PR-17.7", "PR-15.6")
def test_air_is_given_up_before_the_apocalypse_takes_its_toll_also_by_who_breathes_magic() -> None:
    table = Table("ranger", goal="underwater_treasure").gate(1).at(0, "c2").cell("c2", None).steps(*WATER)
    table.ability(0, "water_breathing").player(0, bag=9, bubbles=9).flag("apocalypse").dice(1)
    play = table.play().does(0, "stay")
    assert play.step == "breathe"
    play.does(0, "pay_magic")
    assert play.step == "doom"


@rule("PR-18.5")
def test_the_hunt_may_be_ended_when_somebody_elses_digging_puts_the_leader_out_of_reach() -> None:
    table = Table("ranger", "druid", goal="treasure_hunters").at(0, "treasure_island").player(1, fame=8)
    table.offer("treasures", "crystal_ball", "philosophers_stone").piece(0, "forest_1", "plains_1", "plains_2")
    play = table.play().does(0, "stay").does(0, "dig", "philosophers_stone")
    assert not play.game.is_over(), "the others decide about it"
    after = Table("ranger", "druid", goal="treasure_hunters").player(0, fame=3).player(1, fame=8)
    play = after.offer("treasures", "crystal_ball").play().does(0, "concede")
    assert play.game.is_over()
    assert play.game.outcome().winners() == [1]


@rule("PR-8.6")
def test_who_takes_a_weapon_chooses_among_all_shields_that_go_with_it() -> None:
    table = Table("ranger", "druid").ability(0, "shield_cover").at(0, "fortress").lay("plains_5", "bear")
    table.item(0, "silver_blade", "wooden_shield", "shield_of_dawn").player(0, magic=0)
    play = table.play().does(0, "walk", "plains_5").does(0, "card", "silver_blade")
    assert play.game.prompt(0).facts["part"] == "other_hand"
    assert play.offered(0, "card") == ["wooden_shield", "shield_of_dawn"]


@rule("PR-8.6", "PR-17.17")
def test_who_takes_a_weapon_need_not_take_what_else_the_other_hand_could_hold() -> None:
    """The spear and the sword alone add as much; with the wand the sword is dragged under water."""
    table = swimmer("c3", strength=8, health=8, magic=0).cell("c3", "giant_octopus").ability(0, "poisons")
    table.item(0, "wand_of_lightning", "dragonslayer_spear").artifact(0, "astral_sword")
    play = table.play().does(0, "stay").does(0, "card", "astral_sword")
    assert play.game.prompt(0).facts["part"] == "other_hand"
    assert play.offered(0) == ["card", "nothing"]


@rule("PR-8.5", "PR-8.8")
def test_a_shield_that_the_lost_fight_has_worn_out_cannot_be_damaged_once_more() -> None:
    table = Table("ranger", "druid").item(0, "wooden_shield", "dagger", "lantern").player(0, magic=0).dice(1, 6)
    play = table.lay("plains_5", "basilisk").at(0, "fortress").play().does(0, "walk", "plains_5")
    play.does(0, "card", "wooden_shield")
    assert play.step == "damage_item"
    assert play.offered(0, "card") == ["dagger", "lantern"]


@rule("PR-8.10", "PR-17.20")
def test_what_helps_on_the_base_board_helps_in_the_palace_which_is_a_sphere() -> None:
    table = Table("ranger", "druid").gate(1, "eye_of_the_void", "executor").at(0, "f1").item(0, "nacre_helm")
    play = table.player(0, bag=9, bubbles=9, magic=2).steps(*WATER).dice(1, 6).play().does(0, "stay")
    assert play.told("dice")[0]["own"] == 2 + 1 + 1


@rule("PR-17.24")
def test_a_current_carries_one_away_from_artifacts_only_after_they_are_taken() -> None:
    table = drop(swimmer("c2"), "signet_ring", "c3").cell("c3", "strong_current").cell("e3", "whirlpool").dice(2)
    play = table.play().does(0, "swim", "south").does(0, "decline")
    assert play.who(0)["place"] == "e3"
    assert play.who(0)["artifacts"] == ["signet_ring"]


@rule("PR-17.24", "PR-15.5")
def test_with_the_last_artifact_the_realm_is_gone_and_its_obstacle_too() -> None:
    table = Table("ranger", "druid", artifacts="random_five", final_battle="normal").gate(1).at(0, "c2").steps(*WATER)
    for sphere in range(2, 6):
        table.sphere(sphere)
    table.artifact(1, "executor", "bronze_steed").artifact(0, "signet_ring").player(0, bag=9, bubbles=9)
    table.cell("c3", "whirlpool")
    play = drop(table, "astral_sword", "c3").play().does(0, "swim", "south")
    assert play.told("final_battle")
    assert play.step == "come_ashore"
    assert play.told("lost_bubble") == play.told("gained_xp") == []


@rule("PR-19.4", "PR-7.3")
def test_who_sneaks_past_the_monsters_of_a_field_meets_those_of_the_next() -> None:
    table = Table("ranger", "druid").ability(0, "sneaking").lay("plains_4", "wolf", "master_wizard")
    play = table.lay("plains_1", "stone_giant", "bear").play().does(0, "stay").does(0, "use", "sneaking")
    play.does(0, "opportunity", "master_wizard").does(0, "go_to", "plains_1")
    assert play.step == "encounter"


@rule("PR-20.23", "PR-17.14", "PR-17.15")
def test_carried_by_drowned_sailors_onto_a_monster_one_fights_it_and_then_the_turn_ends() -> None:
    table = swimmer("c3", magic=0).cell("c3", "drowned_sailors").cell("e3", "giant_crab").dice(1, 6, 2, 6, 1)
    play = table.at(1, "e3").player(1, bag=9, bubbles=9).play().does(0, "stay")
    assert [event["card"] for event in play.told("fight_began")] == ["drowned_sailors", "giant_crab"]
    assert [event["card"] for event in play.told("defeated")] == ["giant_crab"]
    assert play.game.turn == 1


@rule("PR-20.23", "PR-14.3")
def test_who_drowns_where_drowned_sailors_have_carried_the_loser_fights_nobody_there() -> None:
    table = swimmer("c3", magic=0, health=2).cell("c3", "drowned_sailors").cell("e3", "whirlpool").dice(1, 6, 2)
    play = table.player(0, bag=3, bubbles=0).play().does(0, "stay")
    assert play.told("died") == [{"seat": 0}]
    assert [event["card"] for event in play.told("fight_began")] == ["drowned_sailors"]
    assert play.game.turn == 1


@rule("PR-16.6", "PR-18.4")
def test_a_fight_for_maps_brings_what_cards_give_for_a_victory_but_no_experience() -> None:
    table = Table("mystic", "druid").piece(0, "plains_1").piece(1, "forest_1").meet(1).ability(0, "mana_drain")
    play = table.player(0, magic=4).dice(6, 1).play().does(0, "stay").does(0, "attack_for_map", 1).does(0, "by_will")
    assert (play.who(0)["pieces"], play.who(0)["magic"], play.who(0)["xp"]) == (2, 4 - 2 + 2, 3)
    table = Table("mystic", "druid", maps="aggressive").piece(1, "forest_1").meet(1).ability(0, "mana_drain")
    play = table.player(0, magic=4).dice(6, 1).play().does(0, "stay").does(0, "attack", 1).does(0, "by_will")
    assert play.does(0, "take_piece").who(0)["magic"] == 4 - 2 + 2


def siren(magic: int) -> Play:
    table = swimmer("c3", magic=magic).ability(0, "martyrdom").cell("c3", "siren").dice(1, 6)
    return table.play().does(0, "stay")


@rule("PR-8.7", "PR-19.3")
def test_martyrdom_pays_for_health_that_stands_in_for_magic() -> None:
    assert [event["count"] for event in siren(magic=1).told("gained_xp")] == [1]
    assert siren(magic=2).told("gained_xp") == []


def struck_under_water(armour_die: int) -> Play:
    table = swimmer("c2").cell("c2", None).meet(1).player(1, bag=3, bubbles=3).item(1, "leather_armour")
    return table.dice(6, 1, armour_die).play().does(0, "stay").does(0, "attack", 1).does(1, "lose_health")


@rule("PR-17.18")
def test_who_chooses_to_lose_health_under_water_gives_up_air_also_if_armour_saves_the_health() -> None:
    for armour_die, health in ((6, 3), (1, 2)):
        play = struck_under_water(armour_die)
        assert play.game.turn == 1
        assert play.who(1)["health"] == health
        assert play.who(1)["bubbles"] == 3 - 1 - 1  # by the fight, and at the start of the seat's own round


@rule("PR-9.6", "PR-8.7")
def test_who_dies_of_missing_magic_after_a_lost_fight_was_killed_by_the_winner() -> None:
    table = Table("ranger", "druid").meet(1).item(1, "demon_scythe").player(1, health=2, gold=7).dice(6, 1)
    play = table.player(0, strength=8, health=8).play().does(0, "stay").does(0, "attack", 1)
    play.does(1, "card", "demon_scythe").does(1, "lose_health")
    assert play.told("died") == [{"seat": 1}]
    assert play.items(0) == ["demon_scythe"]


@rule("PR-2.5")
def test_who_discards_the_book_that_allowed_more_abilities_must_forget_some() -> None:
    table = Table("ranger", "druid", water_realm="off").ability(0, *SEVEN_ABILITIES, "fury", "ruse")
    table.item(0, "book_of_eternal_lore", "dagger", "spear", "mace", "bow", "crossbow", "helmet", "lantern")
    play = table.play().does(0, "stay").does(0, "card", "book_of_eternal_lore")
    assert play.step == "forget_ability"
    play.does(0, "card", "fury").does(0, "card", "ruse")
    assert len(play.who(0)["abilities"]) == 7
    assert play.game.turn == 1


SEVEN_ABILITIES = ["swordsmanship", "war_cry", "hard_drill", "veteran", "taming", "archery", "tracking"]


@rule("PR-22.2", "PR-9.2")
def test_no_dove_keeps_the_nemesis_from_a_holder_of_an_artifact() -> None:
    table = Table("ranger").at(0, "monastery").offer("monastery").player(0, magic=0).dice(6, 1, 1)
    table.data["nemesis"] = place("monastery") - 6
    assert not table.play().does(0, "stay").told("nemesis_came")
    assert table.artifact(0, "executor").play().does(0, "stay").told("nemesis_came")


@rule("PR-22.3", "PR-8.5")
def test_what_cards_give_for_a_victory_they_give_for_the_nemesis_too() -> None:
    table = Table("mystic").at(0, "plains_1").ability(0, "mana_drain").player(0, magic=6).dice(4, 6, 1)
    play = table.play().does(0, "stay").does(0, "by_will")
    assert play.told("nemesis_beaten")
    assert play.told("regained_magic")[0]["total"] == 6 - 2 + 2


@rule("PR-15.5", "PR-17.21")
def test_everybody_in_the_realm_comes_ashore_when_the_palace_yields_the_last_artifact() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="random_five", final_battle="normal")
    table.gate(1, "astral_dragon", "astral_sword").at(0, "b2").at(1, "f1").at(2, "c2").dice(6, 1)
    for sphere in range(2, 6):
        table.sphere(sphere)
    table.artifact(0, "executor").artifact(1, "bronze_steed").artifact(2, "signet_ring", "mirror_shield")
    for seat in range(3):
        table.player(seat, bag=9, bubbles=9, strength=8, health=8, magic=0)
    table.item(1, "rune_axe").data["turn"] = 1
    play = table.steps(["end_turn", -1], ["play_on", -1], ["water_move", 1]).play().does(1, "stay")
    assert play.told("final_battle")
    for _ in range(3):
        assert play.step == "come_ashore"
        play.does(play.game.acting()[0], "go_to", "forest_1")
    assert [play.who(seat)["place"] for seat in range(3)] == ["forest_1"] * 3


@rule("PR-18.6", "PR-20.1")
def test_a_realm_that_only_the_goal_brings_has_its_entrance_in_the_corner() -> None:
    table = Table("ranger", "druid", goal="underwater_treasure", water_realm="off").gate(1).at(0, "forest_1")
    play = table.play().does(0, "attack_sphere").does(0, "no_bag")
    assert play.who(0)["place"] == "a4"


@rule("PR-14.2", "PR-14.4")
def test_who_dies_in_the_final_battle_leaves_no_gold_behind() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="random_five", water_realm="off", final_battle="normal")
    for sphere in range(1, 6):
        table.sphere(sphere)
    table.artifact(0, "executor").artifact(1, "bronze_steed").artifact(2, "signet_ring").flag("final")
    play = table.player(1, health=1, gold=7).meet(1).dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
    play.does(1, "lose_health")
    assert play.told("gained_gold")[0] == {"seat": 0, "count": 7, "total": 3 + 7}
    assert (play.who(1)["gold"], play.who(1)["out"]) == (0, True)
