"""PR-21: every worked example of the rules, played."""

from __future__ import annotations

from tests.games.prophecy.scene import Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]


@rule("PR-21.1", "PR-6.1", "PR-6.3")
def test_from_plains_with_a_port_and_one_gold() -> None:
    table = Table("ranger", "druid").at(0, "plains_3").player(0, gold=1).play()
    assert table.offered(0, "walk") == ["forest_3", "forest_4"]
    assert table.offered(0, "ride") == ["magic_tower", "monastery"]
    assert table.offered(0, "ship") == ["village", "city"]
    assert table.offered(0, "gate") == []
    assert "stay" in table.offered(0)


@rule("PR-21.2", "PR-6.2", "PR-6.5", "PR-13.1")
def test_from_the_city_with_two_gold() -> None:
    table = Table("ranger", "druid").at(0, "city").player(0, gold=2).play()
    assert table.offered(0, "walk") == ["monastery", "plains_4"]
    assert table.offered(0, "ride") == ["forest_4", "mountain_3"]
    assert table.offered(0, "ship") == ["plains_3", "plains_5", "treasure_island"]
    assert table.offered(0, "gate") == ["magic_wasteland", "forest_2", "mountain_2"]
    assert {"work", "attack_sphere"} <= set(table.offered(0))


@rule("PR-21.3", "PR-1.4")
def test_each_sphere_has_two_fields() -> None:
    view = Table("ranger", "druid").play().game.view(0)
    assert view["spheres"][0]["fields"] == ["forest_1", "mountain_1"]
    assert view["spheres"][3]["fields"] == ["forest_4", "city"]


@rule("PR-21.4", "PR-21.5", "PR-5.1")
def test_a_terrain_card_is_dealt_round_the_ring_from_the_drawer() -> None:
    table = Table("ranger", "druid").at(1, "village").lay("mountain_2", "wolf").lay("mountain_3", "troll", "bear")
    play = table.chance("mountains").play()
    play.does(0, "stay")
    assert len(play.field("mountain_1")) == 1
    assert play.field("mountain_2") == ["wolf", None]
    assert play.field("mountain_3") == ["troll", "bear"]
    order = [event["field"] for event in play.told("placed")]
    assert order == ["mountain_1"]
    fresh = Table("ranger", "druid").at(1, "village").chance("mountains").play().does(0, "stay")
    assert [event["field"] for event in fresh.told("placed")] == ["mountain_2", "mountain_3", "mountain_1"]


def troll(*dice: int) -> Table:
    return Table("ranger", "druid").item(0, "battle_axe").lay("plains_5", "troll").dice(*dice).at(0, "fortress")


@rule("PR-21.6", "PR-8.2", "PR-4.3")
def test_a_draw_with_the_troll_ends_the_turn() -> None:
    play = troll(3, 5).play().does(0, "walk", "plains_5").does(0, "by_strength")
    assert play.told("dice")[0] == {"seat": 0, "light": 3, "dark": 5, "own": 11, "other": 11}
    assert play.told("fight_drawn")
    assert play.who(0)["health"] == 5
    assert play.field("plains_5") == ["troll"]
    assert play.game.turn == 1


@rule("PR-21.7", "PR-8.3")
def test_a_victory_over_the_troll() -> None:
    play = troll(4, 3).play().does(0, "walk", "plains_5").does(0, "by_strength")
    assert play.who(0)["xp"] == 6
    assert play.who(0)["gold"] == 6
    assert play.field("plains_5") == []


@rule("PR-21.8", "PR-8.1")
def test_the_mystic_calls_a_will_fight() -> None:
    table = Table("mystic", "druid").lay("plains_5", "goblin_shaman").at(0, "fortress").dice(5, 3)
    play = table.play().does(0, "walk", "plains_5").does(0, "by_will")
    assert play.who(0)["magic"] == 4
    assert play.told("dice")[0] == {"seat": 0, "light": 5, "dark": 3, "own": 9, "other": 8}
    assert play.told("defeated")


@rule("PR-21.9")
def test_the_incubus_is_fought_by_will_for_free() -> None:
    for name, magic, will in (("ranger", 2, 5), ("paladin", 4, 3)):
        play = Table(name, "druid").lay("plains_5", "incubus").at(0, "fortress").dice(1, 6).play()
        play.does(0, "walk", "plains_5")
        assert play.told("dice")[0]["other"] == will + 6
        assert play.told("dice")[0]["own"] == magic + 1
        assert play.who(0)["magic"] == magic


@rule("PR-21.10", "PR-8.4")
def test_a_group_keeps_the_lives_it_has_left() -> None:
    table = Table("ranger", "druid").item(0, "dagger").lay("plains_5", "harpies").at(0, "fortress").dice(4, 3, 1, 4)
    play = table.play().does(0, "walk", "plains_5")
    assert [(life["count"], life["result"]) for life in play.told("life_taken")] == [(2, "won")]
    assert [draw["result"] for draw in play.told("fight_drawn")] == ["drawn"]
    assert play.game.view(0)["ring"][19]["cards"][0]["lives"] == 2


@rule("PR-21.11", "PR-2.2")
def test_health_is_the_strength_of_the_next_fight() -> None:
    play = Table("ranger", "druid").lay("plains_5", "bear").at(0, "fortress").dice(1, 6).play()
    play.does(0, "walk", "plains_5").does(0, "by_strength")
    assert play.who(0)["health"] == 4
    odds = play.game.view(0)["ring"][19]["cards"][0]["odds"]["strength"]
    assert odds["own"] == 4


@rule("PR-21.12", "PR-8.7")
def test_magic_that_is_missing_costs_health() -> None:
    table = Table("ranger", "druid").player(0, magic=1).lay("plains_5", "wraith").at(0, "fortress").dice(1, 6)
    play = table.play().does(0, "walk", "plains_5")
    assert (play.who(0)["magic"], play.who(0)["health"]) == (0, 4)


@rule("PR-21.13", "PR-8.6")
def test_the_best_set_of_equipment_is_taken() -> None:
    table = Table("ranger", "druid").item(0, "short_sword", "iron_shield", "battle_axe").lay("plains_5", "bear")
    play = table.at(0, "fortress").dice(1, 1).play().does(0, "walk", "plains_5").does(0, "by_strength")
    assert play.told("dice")[0]["own"] == 5 + 3 + 1


@rule("PR-21.14", "PR-11.1")
def test_a_stranger_to_the_guild_pays_gold_as_well() -> None:
    for name, gold in (("paladin", 0), ("mystic", 3)):
        table = Table(name, "druid").offer("magic_tower", "domination").at(0, "magic_tower")
        play = table.play().does(0, "stay").does(0, "learn", "domination")
        assert (play.who(0)["xp"], play.who(0)["gold"]) == (0, gold)
        assert play.who(0)["abilities"] == ["domination"]


@rule("PR-21.15", "PR-5.2", "PR-11.3")
def test_a_third_offer_pushes_the_oldest_under_the_deck() -> None:
    table = Table("ranger", "druid").offer("fortress", "riding", "fury").chance("fortress")
    new = table.deck("fortress")["cards"][-1]
    play = table.play().does(0, "stay")
    offers = [entry["card"] for entry in play.game.view(0)["guilds"]["fortress"]["offers"]]
    assert offers == ["fury", new]
    assert play.game.dump()["decks"]["fortress"]["cards"][0] == "riding"


@rule("PR-21.16", "PR-10.10")
def test_things_sell_for_half_their_price_rounded_up() -> None:
    table = Table("ranger", "druid").item(0, "short_sword", "philosophers_stone", "dagger").at(0, "city")
    table.data["players"][0]["items"].sort()
    worth = {item["card"]: item["sells_for"] for item in table.play().who(0)["items"]}
    assert worth == {"short_sword": 3, "philosophers_stone": 8, "dagger": 1}


@rule("PR-21.17", "PR-5.4")
def test_a_crisis_takes_half_unless_a_six_is_rolled() -> None:
    for die, left in ((3, 4), (6, 7)):
        table = Table("ranger", "druid", chance_rotation="off").chance("crisis").player(0, gold=7).dice(die)
        assert table.play().does(0, "stay").who(0)["gold"] == left


@rule("PR-21.18", "PR-4.1", "PR-2.5")
def test_with_quiet_times_limits_are_checked_after_the_second_turn() -> None:
    table = Table("ranger", "druid").player(0, gold=16)
    table.steps(["begin_turn", -1], ["end_turn", -1], ["play_on", -1], ["move", 0])
    play = table.play().does(0, "stay")
    assert play.who(0)["gold"] == 16
    assert play.step == "move"
    assert play.does(0, "stay").who(0)["gold"] == 15


@rule("PR-21.19", "PR-17.2", "PR-2.5")
def test_with_the_water_realm_eight_items_are_kept() -> None:
    items = ["dagger", "mace", "spear", "bow", "helmet", "lantern", "pack_mule!", "provisions", "chain_mail"]
    play = Table("ranger", "druid").item(0, *items).play().does(0, "stay")
    assert play.step == "drop_item"
    play.does(0, "card", "dagger")
    assert len(play.items(0)) == 8


@rule("PR-21.20", "PR-9.3")
def test_calling_a_will_fight_against_two_artifacts_costs_four_magic() -> None:
    table = Table("druid", "ranger", artifacts="new_five").artifact(1, "executor", "signet_ring")
    play = table.at(1, "plains_4").play().does(0, "stay").does(0, "attack", 1)
    assert play.game.view(0)["fight"]["modes"]["will"]["price"] == 4
    play.does(0, "by_will")
    assert play.told("called_will")[0]["count"] == 4


@rule("PR-21.21", "PR-9.2", "PR-13.6")
def test_the_monastery_protects_nobody_with_an_artifact() -> None:
    table = Table("druid", "ranger", artifacts="new_five").at(0, "monastery").at(1, "monastery")
    assert table.play().does(0, "stay").offered(0, "attack") == []
    table.artifact(1, "executor")
    assert table.play().does(0, "stay").offered(0, "attack") == ["1"]


@rule("PR-21.22", "PR-9.4", "PR-9.5")
def test_who_offers_an_item_may_lose_an_artifact() -> None:
    table = Table("ranger", "druid", artifacts="new_five").artifact(1, "bronze_steed").item(1, "dagger").dice(6, 1)
    play = table.meet(1).play().does(0, "stay").does(0, "attack", 1)
    play.does(1, "give_item")
    assert play.offered(0, "card") == ["dagger", "bronze_steed"]
    play.does(0, "card", "bronze_steed")
    assert play.who(0)["artifacts"] == ["bronze_steed"]
    assert play.who(0)["xp"] == 4


@rule("PR-21.23", "PR-14.3", "PR-14.1")
def test_a_druid_dies_and_comes_back() -> None:
    table = Table("druid", "ranger").player(0, health=1, gold=9).lay("plains_5", "bear").at(0, "fortress").dice(1, 6)
    play = table.play().does(0, "walk", "plains_5").does(0, "by_strength")
    druid = play.who(0)
    assert (druid["strength"], druid["will"], druid["health"], druid["magic"]) == (3, 6, 2, 4)
    assert (druid["gold"], druid["xp"], druid["place"]) == (3, 3, "forest_camp")


@rule("PR-21.24", "PR-13.2", "PR-13.3")
def test_after_the_lesser_guardian_the_greater_one_must_be_fought() -> None:
    table = Table("ranger", "druid", water_realm="off", artifacts="new_five").at(0, "forest_1").item(0, "rune_axe")
    table.sphere(1, "hell_hound", "astral_dragon", "executor").player(0, strength=4, health=3).dice(6, 1, 1, 6)
    play = table.play().does(0, "attack_sphere")
    assert [event["card"] for event in play.told("defeated")] == ["hell_hound"]
    assert play.told("fight_lost") == [{"seat": 0, "result": "lost"}]
    assert play.game.view(0)["spheres"][0]["cards"] == ["astral_dragon", None]


FOUR = ["amulet_of_untouchability", "bronze_steed", "ceremonial_sceptre", "signet_ring"]


def lesser_gone(table: Table, *spheres: int) -> Table:
    for number in spheres:
        table.sphere(number)
    return table


@rule("PR-21.25", "PR-15.1", "PR-15.2")
def test_four_artifacts_do_not_win_before_the_water_palace_is_conquered() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor")
    lesser_gone(table, 2, 3, 4, 5).artifact(0, *FOUR[:3]).artifact(1, FOUR[3]).meet(1)
    play = table.player(1, health=1).dice(6, 1).play()
    play.does(0, "stay").does(0, "attack", 1).does(0, "by_strength").does(1, "give_item")
    assert len(play.who(0)["artifacts"]) == 4
    assert not play.game.is_over()


def pearl_table(pearl: int) -> Table:
    table = Table("ranger", "druid", "mystic", artifacts="new_five").gate(1).at(2, "forest_1")
    lesser_gone(table, 2, 3, 4, 5).artifact(0, *FOUR[:3]).artifact(1, FOUR[3]).artifact(2, "executor")
    table.data["palace_pearls"] = 3 - pearl
    table.meet(1).player(1, health=1).player(2, pearl=pearl).flag("final")
    return table.dice(6, 1)


@rule("PR-21.26", "PR-15.3", "PR-20.22")
def test_a_holder_with_a_pearl_holds_up_the_victory() -> None:
    play = pearl_table(1).play().does(0, "stay").does(0, "attack", 1).does(0, "by_strength").does(1, "give_item")
    assert not play.game.is_over()
    play = pearl_table(0).play().does(0, "stay").does(0, "attack", 1).does(0, "by_strength").does(1, "give_item")
    assert play.game.outcome().winners() == [0]


@rule("PR-21.27", "PR-15.4", "PR-15.5")
def test_the_fifth_artifact_begins_the_final_battle() -> None:
    table = Table("ranger", "druid", "mystic", water_realm="off", artifacts="new_five", final_battle="normal")
    lesser_gone(table, 2, 3, 4, 5).artifact(0, FOUR[0], FOUR[1]).artifact(1, FOUR[2], FOUR[3])
    table.sphere(1, "astral_dragon", "executor").at(0, "forest_1").item(0, "rune_axe", "ring_of_strength").dice(6, 1)
    play = table.play().does(0, "attack_sphere")
    assert play.game.view(0)["final"]
    assert [play.who(seat)["out"] for seat in range(3)] == [False, False, True]


@rule("PR-21.28", "PR-16.4")
def test_an_opportunity_that_cannot_be_used_blocks_the_map() -> None:
    table = Table("ranger", "druid").lay("plains_4", "purifying_fire").piece_on("plains_4").player(0, health=1)
    assert table.play().does(0, "stay").who(0)["pieces"] == 0
    table = Table("ranger", "druid").lay("plains_4", "purifying_fire").piece_on("plains_4").player(0, health=2)
    play = table.play().does(0, "stay").does(0, "opportunity", "purifying_fire")
    assert play.who(0)["pieces"] == 1


@rule("PR-21.29", "PR-16.6", "PR-18.4")
def test_who_has_no_piece_cannot_fight_for_maps() -> None:
    table = Table("ranger", "druid").piece(1, "forest_1").meet(1)
    assert table.play().does(0, "stay").offered(0, "attack_for_map") == []
    table = Table("ranger", "druid", maps="aggressive").piece(1, "forest_1").meet(1).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    play.does(0, "take_piece")
    assert (play.who(0)["pieces"], play.who(1)["pieces"]) == (1, 0)


@rule("PR-21.30", "PR-16.6")
def test_a_fight_for_maps_costs_neither_health_nor_brings_experience() -> None:
    table = Table("ranger", "druid").piece(0, "plains_1").piece(1, "forest_1").meet(1).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack_for_map", 1)
    assert (play.who(0)["pieces"], play.who(0)["xp"], play.who(1)["health"]) == (2, 3, 3)


@rule("PR-21.31", "PR-16.7", "PR-16.1")
def test_fares_to_the_island_and_back() -> None:
    for ability, there, back in (("", 1, 1), ("harbour_rat", 3, 3), ("ships_chaplain", 3, 5)):
        table = Table("ranger", "druid").at(0, "village").offer("village")
        if ability:
            table.ability(0, ability)
        play = table.play().does(0, "ship", "treasure_island")
        assert play.who(0)["gold"] == there
        table.at(0, "treasure_island").player(0, gold=there)
        play = table.play().does(0, "ship", "plains_5")
        assert play.who(0)["gold"] == back


@rule("PR-21.32", "PR-16.9", "PR-16.10", "PR-10.9")
def test_digging_takes_one_treasure_and_turns_up_two() -> None:
    table = Table("ranger", "druid").offer("treasures", "philosophers_stone", "crystal_ball").at(0, "treasure_island")
    table.piece(0, "forest_1", "plains_1", "plains_2", "forest_2", "plains_3")
    play = table.play().does(0, "stay").does(0, "dig", "philosophers_stone")
    assert play.items(0) == ["philosophers_stone"]
    assert play.who(0)["pieces"] == 2
    assert len(play.game.view(0)["island"]["treasures"]) == 2
    assert play.game.dump()["decks"]["treasures"]["cards"][0] == "crystal_ball"
    assert play.offered(0, "dig") == []


@rule("PR-21.33", "PR-16.11")
def test_the_philosophers_stone_sells_for_eight() -> None:
    table = Table("ranger", "druid").item(0, "philosophers_stone").at(0, "city")
    assert table.play().does(0, "stay").does(0, "sell", "philosophers_stone").who(0)["gold"] == 11


@rule("PR-21.34", "PR-18.5")
def test_of_equal_fame_more_pieces_win() -> None:
    table = Table("ranger", "druid", goal="treasure_hunters").player(0, fame=6).player(1, fame=6).piece(1, "forest_1")
    assert table.play().game.outcome().ranks == [2, 1]


def swimmer(cell: str, **figures: int) -> Table:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").at(0, cell)
    return table.player(0, **figures).steps(*WATER)


@rule("PR-21.35", "PR-17.7", "PR-17.8")
def test_a_bag_of_three_lasts_three_rounds() -> None:
    table = swimmer("a3", bag=3, bubbles=3)
    play = table.play()
    for round_number in range(4):
        assert play.who(0)["bubbles"] == 3 - round_number
        play.does(0, "stay")
        while play.game.turn == 1:
            play.game.take(1, play.game.options(1)[0])
    assert play.who(0)["health"] == 4


@rule("PR-21.36", "PR-17.15")
def test_running_from_a_monster_costs_two_more() -> None:
    play = swimmer("c3", bag=3, bubbles=1).cell("c3", "giant_crab").cell("c4", None).play().does(0, "swim", "south")
    assert (play.who(0)["bubbles"], play.who(0)["health"]) == (0, 4)


def water_total(items: list[str], cell: str = "c3") -> int:
    table = swimmer(cell, strength=6, health=6, bag=9, bubbles=9).item(0, *items).cell("c3", "giant_crab").dice(1, 6)
    play = table.play().does(0, "stay")
    total: int = play.told("dice")[0]["own"] - 1
    return total


@rule("PR-21.37", "PR-17.17")
def test_every_hand_that_holds_something_costs_one_under_water() -> None:
    assert water_total(["battle_axe"]) == 7
    assert water_total(["short_sword", "wooden_shield"]) == 7
    assert water_total([]) == 6
    assert water_total(["trident"]) == 8


@rule("PR-21.38", "PR-17.20")
def test_there_is_no_penalty_in_the_palace() -> None:
    table = swimmer("f1", strength=6, health=6, bag=9, bubbles=9).item(0, "battle_axe").dice(1, 6)
    play = table.play().does(0, "stay")
    assert play.told("dice")[0]["own"] == 10


@rule("PR-21.39", "PR-17.14", "PR-17.12")
def test_a_current_carries_two_cells_or_off_the_board() -> None:
    table = swimmer("c2", bag=9, bubbles=9).cell("c3", "strong_current").cell("e3", "whirlpool").dice(2)
    play = table.play().does(0, "swim", "south").does(0, "decline")
    assert play.told("carried")[0]["direction"] == "east"
    assert play.who(0)["place"] == "e3"
    table = swimmer("e2", bag=9, bubbles=9).cell("e1", "strong_current").dice(3)
    play = table.play().does(0, "swim", "north").does(0, "decline")
    assert play.step == "come_ashore"
    play.does(0, "go_to", "mountain_1")
    assert play.who(0)["place"] == "mountain_1"
    assert play.who(0)["bag"] == 0


@rule("PR-21.40", "PR-17.10")
def test_only_an_empty_cell_may_be_passed() -> None:
    play = swimmer("c3", bag=9, bubbles=9).cell("c3", None).cell("c2", None).play().does(0, "swim", "north")
    assert play.step == "swim_on"
    play = swimmer("c3", bag=9, bubbles=9).cell("c3", None).cell("c2", "dolphins", known=0).play()
    play.does(0, "swim", "north")
    assert play.step != "swim_on"


@rule("PR-21.41", "PR-17.18")
def test_a_loser_under_water_gives_up_a_bubble_with_the_health() -> None:
    table = swimmer("c2", bag=1, bubbles=1).cell("c2", None).meet(1).player(1, bag=3).item(1, "dagger")
    play = table.dice(6, 1).play().does(0, "stay").does(0, "attack", 1).does(1, "lose_health")
    assert [event["total"] for event in play.told("lost_health")][:2] == [2, 1]
    play = table.player(1, bubbles=2).play().does(0, "stay").does(0, "attack", 1).does(1, "give_item")
    assert play.told("lost_health") == []


@rule("PR-21.42", "PR-5.6", "PR-4.4", "PR-17.6")
def test_charity_ignores_who_is_under_water() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="new_five").gate(1, "astral_dragon", "executor")
    table.at(2, "c3").player(2, gold=0, bag=3, bubbles=3).player(1, gold=1).chance("charity")
    play = table.play().does(0, "stay")
    assert (play.who(1)["gold"], play.who(2)["gold"]) == (4, 0)


@rule("PR-21.43", "PR-17.6")
def test_the_goldfish_compares_with_who_is_under_water() -> None:
    table = (
        Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").lay("plains_4", "goldfish")
    )
    table.at(1, "c3").player(1, gold=0, xp=0, strength=3, will=2, magic=2, bag=3, bubbles=3).player(
        0, will=3, strength=5
    )
    play = table.item(0, "dagger").play().does(0, "stay")
    assert play.offered(0, "opportunity") == []


@rule("PR-21.44", "PR-17.22", "PR-17.23")
def test_a_second_visit_to_the_palace_brings_no_second_pearl() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1).artifact(1, "executor").player(0, pearl=1, bag=3)
    table.data["palace_pearls"] = 1
    play = table.at(0, "f2").steps(*WATER).play().does(0, "swim", "north")
    assert play.game.view(0)["water"]["pearls"] == 1
    play.does(0, "go_to", "forest_1")
    assert play.game.turn == 1


@rule("PR-21.45", "PR-18.6", "PR-20.14")
def test_the_king_in_his_palace() -> None:
    table = Table("ranger", "druid", goal="underwater_treasure").gate(1).at(0, "f2").steps(*WATER)
    table.item(0, "battle_axe").player(0, bag=9, bubbles=9, health=5).dice(1, 6)
    play = table.play().does(0, "swim", "north").does(0, "by_strength")
    assert play.told("dice")[0] == {"seat": 0, "light": 1, "dark": 6, "own": 5 + 3 - 2 + 1, "other": 9 + 6}


@rule("PR-21.46", "PR-5.9", "PR-17.6")
def test_the_banner_does_not_reach_the_water_realm() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="base_five").gate(1, "astral_dragon", "astral_sword")
    table.artifact(0, "banner_of_doom").at(2, "c3").player(2, bag=3, bubbles=3)
    table.steps(["begin_turn", -1], ["wave_or_draw", 0])
    play = table.play().does(0, "use", "banner_of_doom")
    assert (play.who(1)["health"], play.who(2)["health"]) == (2, 3)


def arena(light: int, dark: int) -> Table:
    table = Table("ranger", "druid", artifacts="new_five", water_realm="off").flag("final").player(0, gold=3)
    lesser_gone(table, 1, 2, 3, 4, 5).artifact(0, *FOUR[:2], "executor").artifact(1, *FOUR[2:]).player(1, gold=2)
    die = int(dark > light)
    bids = [["begin_arena", -1, die, 0], ["bid", 1, die, 0], ["bid", 0, die, 0]]
    table.data["steps"] = [["pass_round", -1, 0, 0], *bids]
    return table


@rule("PR-21.47", "PR-18.9", "PR-20.19")
def test_the_arena_is_found_by_dice_and_bids() -> None:
    for light, dark, field in ((5, 3, "forest_2"), (3, 5, "city")):
        play = arena(light, dark).play().does(0, "number", 3).does(1, "number", 2)
        assert play.game.view(0)["arena"] == field
        assert play.who(0)["gold"] == 0


@rule("PR-21.48", "PR-18.9")
def test_of_equally_near_fighters_the_higher_bid_begins() -> None:
    play = arena(5, 3).at(0, "forest_1").at(1, "mountain_2").play().does(0, "number", 3).does(1, "number", 2)
    assert play.game.turn == 0


@rule("PR-21.49", "PR-18.8")
def test_after_a_crisis_that_happens_another_card_is_drawn() -> None:
    for die, cards in ((3, 2), (6, 1)):
        play = Table("ranger", "druid").chance("crisis", "quiet_times").dice(die).play().does(0, "stay")
        assert len(play.told("chance")) == cards
