"""PR-8, PR-9, PR-13 to PR-18, PR-20, PR-22: fights, spheres, death, the end, the island, the realm, variants, alone."""

from __future__ import annotations

from typing import Any

import hlubina
from hlubina.games.prophecy.cards import STANDARD
from tests.games.prophecy.scene import Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]


def swimmer(cell: str, *characters: str, **figures: int) -> Table:
    table = Table(*(characters or ("ranger", "druid")), artifacts="new_five").gate(1, "astral_dragon", "executor")
    return table.at(0, cell).player(0, bag=9, bubbles=9, **figures).steps(*WATER)


@rule("PR-8.5", "PR-8.9")
def test_what_is_declared_holds_for_the_whole_group() -> None:
    table = Table("ranger", "druid").item(0, "potion_of_strength").lay("plains_5", "giant_rats").at(0, "fortress")
    play = (
        table.player(0, health=2)
        .dice(2, 1, 2, 1)
        .play()
        .does(0, "walk", "plains_5")
        .does(0, "use", "potion_of_strength")
    )
    assert [event["own"] for event in play.told("dice")] == [6, 6]


@rule("PR-8.9")
def test_a_certain_victory_asks_nothing() -> None:
    table = Table("ranger", "druid").item(0, "potion_of_strength", "rune_axe").lay("plains_5", "wolf").at(0, "fortress")
    assert table.play().does(0, "walk", "plains_5").told("defeated")


@rule("PR-8.9")
def test_nothing_more_is_offered_once_the_victory_has_become_certain() -> None:
    table = Table("ranger", "druid").item(0, "potion_of_strength", "scroll_of_firebolt").at(0, "fortress")
    play = table.lay("plains_5", "wolf").player(0, strength=7).play().does(0, "walk", "plains_5")
    assert play.does(0, "use", "potion_of_strength").offered(0, "use") == ["scroll_of_firebolt"]
    play = table.player(0, health=7).play().does(0, "walk", "plains_5")
    assert play.does(0, "use", "potion_of_strength").told("defeated")


@rule("PR-8.9")
def test_who_is_bound_to_lose_may_still_drink() -> None:
    table = Table("ranger", "druid", artifacts="new_five").item(0, "potion_of_strength").at(0, "forest_1")
    table.sphere(1, "hell_hound", "astral_dragon", "executor").player(0, health=1, magic=0).dice(1, 6)
    play = table.play().does(0, "attack_sphere")
    assert play.offered(0, "use") == ["potion_of_strength"]
    assert play.game.prompt(0).facts["losses"] == play.game.prompt(0).facts["throws"]
    play.does(0, "use", "potion_of_strength")
    assert play.told("died")


@rule("PR-8.9", "PR-8.5")
def test_an_attacker_may_declare_as_long_as_the_other_could_answer_it() -> None:
    table = Table("ranger", "druid").meet(1).player(0, health=8, strength=8).player(1, health=1)
    table.item(0, "potion_of_strength").dice(1, 6)
    assert table.play().does(0, "stay").does(0, "attack", 1).told("duel_won")
    play = table.item(1, "potion_of_strength").play().does(0, "stay").does(0, "attack", 1)
    assert play.offered(0, "use") == ["potion_of_strength"]


@rule("PR-8.10", "PR-20.17")
def test_a_sphere_is_no_field() -> None:
    table = Table("ranger", "druid", water_realm="off", artifacts="new_five").ability(0, "forest_wisdom").dice(1, 6)
    play = table.sphere(1, "hell_hound", "astral_dragon", "executor").lay("forest_1", "wolf").at(0, "forest_1").play()
    play.does(0, "attack_sphere")
    assert play.told("dice")[0]["own"] == 5 + 1


@rule("PR-9.6", "PR-9.7", "PR-20.7")
def test_who_kills_takes_everything() -> None:
    table = (
        Table("ranger", "druid").item(1, "dagger").piece(1, "forest_1").player(1, health=1, gold=7).meet(1).dice(6, 1)
    )
    play = table.play().does(0, "stay").does(0, "attack", 1).does(1, "lose_health")
    assert play.items(0) == ["dagger"]
    assert (play.who(0)["gold"], play.who(0)["pieces"], play.who(0)["xp"]) == (10, 1, 4)
    play = Table("ranger", "druid").meet(1).dice(1, 6).player(0, health=2).play().does(0, "stay").does(0, "attack", 1)
    assert play.told("duel_won") == [{"seat": 1, "opponent": 0, "result": "lost"}]  # for who began it
    assert play.game.turn == 1


@rule("PR-20.25")
def test_a_drawn_duel_ends_the_turn() -> None:
    play = Table("ranger", "druid").meet(1).dice(1, 3).play().does(0, "stay").does(0, "attack", 1)
    assert play.told("fight_drawn")
    assert play.game.turn == 1


@rule("PR-13.4", "PR-13.5", "PR-20.5")
def test_the_greater_guardian_yields_the_artifact() -> None:
    table = Table("ranger", "druid", water_realm="off", artifacts="new_five").at(0, "forest_1").item(0, "rune_axe")
    table.sphere(1, "hell_hound", "astral_dragon", "executor").player(0, strength=8, health=8).dice(6, 1, 6, 1)
    play = table.play().does(0, "attack_sphere")
    assert play.who(0)["artifacts"] == ["executor"]
    assert play.game.view(0)["spheres"][0]["cards"] == []


@rule("PR-14.2", "PR-20.11", "PR-17.24")
def test_the_dead_leave_their_artifacts_where_they_fell() -> None:
    table = (
        Table("ranger", "druid", artifacts="new_five").artifact(0, "executor").item(0, "dagger").piece(0, "forest_1")
    )
    table.ability(0, "fury").player(0, health=1).lay("plains_5", "stone_giant").at(0, "fortress").dice(1, 6)
    play = table.player(0, magic=0).play().does(0, "walk", "plains_5")
    assert play.told("died")
    assert play.game.view(0)["ring"][19]["artifacts"] == ["executor"]
    assert play.game.dump()["decks"]["fortress"]["cards"][0] == "fury"
    assert play.game.view(0)["maps"]["discard"] == 1


@rule("PR-14.1", "PR-20.2")
def test_below_zero_a_character_lives_with_no_health() -> None:
    table = (
        Table("ranger", "druid", death="below_zero")
        .player(0, health=1)
        .lay("plains_5", "bear")
        .at(0, "fortress")
        .dice(1, 6)
    )
    play = table.play().does(0, "walk", "plains_5").does(0, "by_strength")
    assert play.told("died") == []
    assert play.who(0)["health"] == 0


FOUR = ["amulet_of_untouchability", "bronze_steed", "ceremonial_sceptre", "signet_ring"]


def final_table(**settings: str) -> Table:
    table = Table("ranger", "druid", "mystic", artifacts="new_five", water_realm="off", settings=settings).flag("final")
    for sphere in range(1, 6):
        table.sphere(sphere)
    return table.artifact(0, "executor", FOUR[0]).artifact(1, FOUR[1], FOUR[2]).artifact(2, FOUR[3])


@rule("PR-14.4", "PR-15.7")
def test_in_the_final_battle_the_dead_are_out() -> None:
    table = final_table(final_battle="normal").player(2, health=1).meet(2).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 2).does(2, "lose_health")
    assert play.who(2)["out"]
    assert len(play.who(0)["artifacts"]) == 3
    table = final_table(final_battle="normal").player(1, health=1, artifacts=[FOUR[1]]).meet(1).dice(6, 1)
    table.player(2, artifacts=[], out=1, place=-1).player(0, artifacts=["executor"])
    table.deck("artifacts_aside")["cards"] += [FOUR[0], FOUR[2], FOUR[3]]
    table.deck("artifacts_aside")["known"] += [0, 0, 0]
    play = table.play().does(0, "stay").does(0, "attack", 1).does(1, "lose_health")
    assert play.game.outcome().winners() == [0]


@rule("PR-15.6", "PR-20.12")
def test_when_the_cards_run_out_the_apocalypse_begins() -> None:
    table = final_table(final_battle="normal")
    table.pile("chance").extend(table.deck("chance")["cards"])
    table.data["decks"]["chance"] = {"cards": [], "known": []}
    play = table.play().does(0, "stay")
    assert play.told("apocalypse")
    assert play.step == "doom"
    assert play.does(1, "lose_magic").who(1)["magic"] == 5
    table = final_table(final_battle="normal").chance("clairvoyant_dream", "quiet_times")
    assert [event["card"] for event in table.play().does(0, "stay").told("chance")] == [
        "clairvoyant_dream",
        "quiet_times",
    ]


@rule("PR-15.8")
def test_after_the_round_limit_most_artifacts_win() -> None:
    table = Table("ranger", "druid", artifacts="new_five").artifact(0, "executor")
    table.data["round"] = STANDARD.round_limit
    table.data["turn"] = 1
    table.steps(["end_turn", -1], ["play_on", -1], ["move", 1])
    play = table.play().does(1, "stay")
    assert play.game.is_over()
    assert play.game.outcome().winners() == [0]


@rule("PR-16.2", "PR-16.3", "PR-16.5")
def test_map_cards_place_pieces_and_reshuffle_spent_ones() -> None:
    play = Table("ranger", "druid").chance("treasure_maps").play().does(0, "stay")
    assert len(play.told("piece_placed")) == 2
    table = Table("ranger", "druid").chance("treasure_maps").piece_on("forest_1")
    table.pile("maps").extend(table.deck("maps")["cards"])
    table.data["decks"]["maps"] = {"cards": [], "known": []}
    assert len(table.play().does(0, "stay").told("piece_placed")) == 2
    assert Table("ranger", "druid").piece(1, "forest_1").play().who(1)["pieces"] == 1


@rule("PR-16.8")
def test_a_scroll_reaches_the_island() -> None:
    table = Table("ranger", "druid").item(0, "scroll_of_teleportation")
    play = table.play().does(0, "use", "scroll_of_teleportation")
    assert "treasure_island" in play.offered(0, "go_to")
    assert play.does(0, "go_to", "treasure_island").who(0)["place"] == "treasure_island"


@rule("PR-16.12", "PR-18.5")
def test_the_hunt_ends_when_all_treasures_are_dug() -> None:
    table = Table("ranger", "druid", goal="treasure_hunters").at(0, "treasure_island")
    open_now = table.pile("treasures")
    for card in open_now[1:]:
        table.pile("removed").append(card)
    last = open_now[0]
    del open_now[1:]
    play = table.piece(0, "forest_1", "plains_1", "plains_2", "forest_2").play().does(0, "stay").does(0, "dig", last)
    assert play.game.is_over()
    assert play.game.outcome().winners() == [0]


@rule("PR-17.1", "PR-20.1")
def test_both_layouts_of_the_realm() -> None:
    for layout, light, dark in (("balanced", 11, 11), ("corners", 10, 12)):
        game: Any = hlubina.new("prophecy", 2, 1, {"water_realm": layout})
        cells = game.view(0)["water"]["cells"]
        assert sum(cell["filled"] and cell["light"] for cell in cells) == light
        assert sum(cell["filled"] and not cell["light"] for cell in cells) == dark
        assert all(cell["card"] is None for cell in cells)
        decks = game.dump()["decks"]
        assert (len(decks["light_aside"]["cards"]), len(decks["dark_aside"]["cards"])) == (3, 3)


@rule("PR-17.3")
def test_legends_bring_an_underwater_ability_and_turn_two_cards() -> None:
    play = Table("ranger", "druid").chance("legends_of_the_deep").play().does(0, "stay")
    assert play.step == "reveal_cell"
    play.does(1, "cell", play.offered(1, "cell")[0]).does(1, "cell", play.offered(1, "cell")[0])
    assert sum(cell["face_up"] for cell in play.game.view(0)["water"]["cells"]) == 2
    assert play.game.view(0)["underwater_deck"] == 4


@rule("PR-17.4", "PR-17.5", "PR-20.15")
def test_who_finds_the_gate_may_enter_with_a_bag() -> None:
    table = (
        Table("ranger", "druid", artifacts="new_five").sphere(1, "gate", "astral_dragon", "executor").at(0, "forest_1")
    )
    play = table.play().does(0, "attack_sphere").does(0, "attack_sphere")
    assert play.offered(0, "bag") == ["1", "2"]
    play.does(0, "bag", 1)
    assert (play.who(0)["place"], play.who(0)["bubbles"], play.who(0)["gold"]) == ("a4", 3, 2)
    assert play.game.turn == 1


@rule("PR-17.9", "PR-17.11", "PR-20.8", "PR-20.16")
def test_swimming_up_to_two_cells_and_off_the_board() -> None:
    table = swimmer("b2").cell("b1", None).cell("b2", None)
    play = table.play().does(0, "swim", "north").does(0, "swim", "north")
    assert play.step == "come_ashore"
    assert play.offered(0, "go_to") == ["forest_1", "mountain_1"]
    assert "use" not in swimmer("b2").item(0, "riding_horse").play().offered(0)


@rule("PR-17.19")
def test_underwater_abilities_do_not_work_in_the_palace() -> None:
    table = (
        swimmer("c3", strength=6, health=6)
        .ability(0, "deep_combat")
        .item(0, "battle_axe")
        .cell("c3", "giant_crab")
        .dice(1, 6)
    )
    assert table.play().does(0, "stay").told("dice")[0]["own"] == 10
    table = swimmer("f1").ability(0, "calm_of_the_deep")
    assert table.play().game.view(0)["water"]["palace_odds"] is None


@rule("PR-17.21", "PR-17.23")
def test_the_conqueror_of_the_palace_returns_with_artifact_and_pearl() -> None:
    table = swimmer("f2", strength=8, health=8).item(0, "rune_axe").cell("f2", None).dice(6, 1)
    play = table.play().does(0, "swim", "north").does(0, "go_to", "mountain_1")
    player = play.who(0)
    assert (player["artifacts"], player["pearl"], player["place"]) == (["executor"], True, "mountain_1")
    assert (player["health"], player["magic"]) == (8, 2)
    assert play.game.turn == 1


@rule("PR-18.1", "PR-20.10")
def test_of_ten_artifacts_the_conqueror_keeps_one_of_two() -> None:
    table = Table("ranger", "druid", water_realm="off", artifacts="ten").at(0, "forest_1").item(0, "rune_axe")
    table.sphere(1, "astral_dragon", "executor", "royal_cloak").player(0, strength=8, health=8).dice(6, 1)
    play = table.play().does(0, "attack_sphere").does(0, "card", "royal_cloak")
    assert play.who(0)["artifacts"] == ["royal_cloak"]
    assert "executor" in play.game.view(0)["removed"]


@rule("PR-18.3", "PR-20.27")
def test_peaceful_players_never_fight_for_maps() -> None:
    table = Table("ranger", "druid", maps="peaceful").piece(0, "plains_1").piece(1, "forest_1").meet(1)
    assert table.play().does(0, "stay").offered(0, "attack_for_map") == []


@rule("PR-18.7", "PR-20.20", "PR-20.21")
def test_the_dragon_realm_is_not_in_the_house() -> None:
    names = [setting.name for setting in hlubina.title("prophecy").settings()]
    assert "both_realms" not in names


@rule("PR-18.10")
def test_the_longer_version_allows_more() -> None:
    table = Table("ranger", "druid", length="long", water_realm="off")
    assert table.play().who(0)["item_limit"] == 9
    assert Table("ranger", "druid", water_realm="off").play().who(0)["ability_limit"] == 7


@rule("PR-18.11")
def test_three_artifacts_can_win() -> None:
    table = Table("ranger", "druid", artifacts="new_five", artifacts_to_win="three", water_realm="off").meet(1)
    play = table.artifact(0, *FOUR[:2]).artifact(1, "executor").player(1, health=1).dice(6, 1).play()
    play.does(0, "stay").does(0, "attack", 1).does(1, "lose_health")
    assert play.game.outcome().winners() == [0]


@rule("PR-18.12")
def test_five_certificates_win() -> None:
    table = Table("ranger", "druid", goal="certificates").player(0, certificates=0b11110).at(0, "fortress")
    play = table.offer("fortress").play().does(0, "stay").does(0, "certificate")
    assert play.game.outcome().winners() == [0]


@rule("PR-20.6")
def test_an_obstacle_acts_only_on_entering() -> None:
    play = swimmer("c3").cell("c3", "whirlpool").play().does(0, "stay")
    assert play.told("gained_xp") == []


@rule("PR-20.9", "PR-20.23")
def test_the_drowned_sailors_carry_the_loser_away() -> None:
    table = swimmer("c3", magic=0).cell("c3", "drowned_sailors").cell("e3", "whirlpool").dice(1, 6, 2)
    play = table.play().does(0, "stay")
    assert play.who(0)["place"] == "e3"
    assert play.told("gained_xp")[0]["count"] == 1
    assert play.game.turn == 1


@rule("PR-20.13")
def test_without_magic_one_still_fights_by_will() -> None:
    table = Table("ranger", "druid").player(0, magic=0).lay("plains_5", "ghost").at(0, "fortress").dice(6, 1)
    assert table.play().does(0, "walk", "plains_5").told("dice")[0]["own"] == 6


@rule("PR-20.18")
def test_the_chaplain_earns_the_fare() -> None:
    table = Table("ranger", "druid").ability(0, "ships_chaplain").at(0, "village").offer("city")
    assert table.play().does(0, "ship", "plains_3").who(0)["gold"] == 4


@rule("PR-20.26")
def test_bids_are_up_to_fifteen() -> None:
    table = final_table().player(0, gold=30)
    table.data["steps"] = [
        ["pass_round", -1, 0, 0],
        ["begin_arena", -1, 0, 0],
        *[["bid", seat, 0, 0] for seat in (2, 1, 0)],
    ]
    play = table.play()
    assert play.offered(0, "number") == [str(number) for number in range(16)]
    assert play.game.acting() == [0, 1, 2]


@rule("PR-20.28")
def test_the_diadem_works_without_being_worn() -> None:
    table = Table("druid", "ranger").item(0, "diadem_of_clarity", "circlet_of_wisdom").lay("plains_5", "robber")
    assert table.play().game.view(0)["ring"][19]["cards"][0]["odds"]["will"]["price"] == 1


@rule("PR-5.9", "PR-15.6")
def test_in_the_apocalypse_the_banner_is_waved_or_not_and_nothing_is_drawn() -> None:
    table = Table("ranger", "druid", artifacts="base_five", water_realm="off", final_battle="normal")
    table.artifact(0, "astral_sword").artifact(1, "banner_of_doom").flag("final").flag("apocalypse")
    play = table.play().does(0, "stay").does(1, "lose_magic")
    assert play.step == "wave_or_draw"
    assert play.offered(1) == ["decline", "use"]
    play.does(1, "decline")
    assert play.step == "move"
    assert len(play.told("lost_magic")) == 1


@rule("PR-22.1", "PR-22.2", "PR-22.3")
def test_alone_against_the_nemesis() -> None:
    table = Table("ranger").at(0, "plains_1").dice(4, 6, 1)
    play = table.player(0, magic=0).play().does(0, "stay")
    assert play.told("nemesis_moved") == [{"field": "plains_1"}]
    assert play.told("nemesis_beaten") == [{"seat": 0, "result": "won"}]
    assert play.game.view(0)["nemesis"]["field"] == "magic_wasteland"
    assert play.who(0)["xp"] >= 5


@rule("PR-22.4")
def test_alone_the_third_run_of_the_chance_deck_ends_the_game() -> None:
    table = Table("ranger").at(0, "monastery").flag("apocalypse")
    table.data["runs"] = 2
    table.pile("chance").extend(table.deck("chance")["cards"])
    table.data["decks"]["chance"] = {"cards": [], "known": []}
    play = table.offer("monastery").play().does(0, "stay").does(0, "lose_magic")
    assert play.game.is_over()
    assert play.game.outcome().lines[0].points == [0]
