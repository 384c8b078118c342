"""What the booklet of the second expansion says in so many words: the island, the realm, the palace and the end."""

from __future__ import annotations

from tests.games.prophecy.scene import Play, Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]
ALL_FIVE = ["executor", "amulet_of_untouchability", "bronze_steed", "ceremonial_sceptre", "signet_ring"]


def artifacts_table(*characters: str, **settings: str) -> Table:
    """Five artifacts with names to rely on; nothing in the spheres but what the test puts there."""
    return Table(*characters, settings={"artifacts": "new_five", **settings})


def swimmer(cell: str, *characters: str, **figures: int) -> Table:
    table = artifacts_table(*(characters or ("ranger", "druid"))).gate(1, "astral_dragon", "executor")
    return table.at(0, cell).player(0, bag=9, bubbles=9, **figures).steps(*WATER)


# The heroic final battle


def on_the_eve(*dice: int) -> Play:
    """All five artifacts are held, the last one comes ashore, and these dice are rolled for the arena."""
    table = artifacts_table("ranger", "druid", "mystic").flag("final").gate(1).at(1, "b1")
    for sphere in (2, 3, 4, 5):
        table.sphere(sphere)
    table.artifact(0, *ALL_FIVE[:2]).artifact(1, *ALL_FIVE[2:4]).artifact(2, ALL_FIVE[4])
    table.data["steps"] = [["pass_round", -1, 0, 0], ["roll_for_arena", -1, 0, 0], ["come_ashore", 1, 0, 0]]
    return table.dice(*dice).play().does(1, "go_to", "forest_1")


@rule("PR-18.9", "PR-21.47")
def test_the_dice_lie_on_the_table_before_anybody_bids() -> None:
    play = on_the_eve(2, 5)
    assert play.told("arena_dice") == [{"light": 2, "dark": 5, "die": "dark"}]
    assert play.game.acting() == [0, 1, 2]
    assert play.game.stack.top().about(play.game) == {"gold": 3, "die": "dark"}
    for seat in (0, 1, 2):
        play.does(seat, "number", seat)
    assert play.told("arena") == [{"field": "mountain_3", "count": 3}]


@rule("PR-18.9")
def test_equal_dice_are_rolled_again() -> None:
    play = on_the_eve(4, 4, 6, 1)
    assert play.told("arena_dice") == [{"light": 6, "dark": 1, "die": "light"}]


@rule("PR-18.9")
def test_bids_stay_secret_until_all_have_bid() -> None:
    play = on_the_eve(6, 1).does(1, "number", 3)
    assert play.told("bid") == []
    play.does(0, "number", 0).does(2, "number", 0)
    assert [event["count"] for event in play.told("bid")] == [0, 3, 0]


@rule("PR-18.9", "PR-15.5")
def test_who_is_in_the_realm_comes_ashore_before_the_dice() -> None:
    table = artifacts_table("ranger", "druid").at(0, "forest_1").item(0, "rune_axe").player(0, strength=8, health=8)
    table.gate(2).sphere(1, "astral_dragon", "executor").at(1, "b1").player(1, bag=3, bubbles=3).dice(6, 1)
    for sphere in (3, 4, 5):
        table.sphere(sphere)
    play = table.artifact(0, *ALL_FIVE[1:3]).artifact(1, *ALL_FIVE[3:]).play().does(0, "attack_sphere")
    assert play.step == "come_ashore"
    assert play.told("arena_dice") == []
    play.does(1, "go_to", "plains_2")
    assert play.told("arena_dice")


# When the final battle begins


def last_guardian() -> Table:
    """Seat 0 is about to win the fifth artifact, the others are held by seats 0 and 1."""
    table = artifacts_table("ranger", "druid", water_realm="off", final_battle="normal").at(0, "forest_1")
    table.sphere(1, "astral_dragon", "executor").item(0, "rune_axe").player(0, strength=8, health=8).dice(6, 1)
    for sphere in (2, 3, 4, 5):
        table.sphere(sphere)
    return table


@rule("PR-15.4")
def test_the_final_battle_waits_for_artifacts_that_lie_on_a_field() -> None:
    table = last_guardian().artifact(0, ALL_FIVE[1]).at(1, "plains_1").player(1, magic=0)
    for card in ALL_FIVE[2:]:
        table.pull(card)
        table.data["dropped"][card] = 6  # the Thieves' Guild
    play = table.play().does(0, "attack_sphere")
    assert len(play.who(0)["artifacts"]) == 2
    assert not play.game.final
    assert not play.game.is_over()
    play.does(1, "ride", "thieves_guild")
    assert len(play.who(1)["artifacts"]) == 3
    assert play.game.final


@rule("PR-15.4")
def test_the_final_battle_begins_when_the_last_artifact_is_taken_up() -> None:
    table = last_guardian().artifact(0, *ALL_FIVE[1:3]).artifact(1, *ALL_FIVE[3:])
    assert table.play().does(0, "attack_sphere").game.final


# Into the realm and out of it


@rule("PR-17.5", "PR-4.1")
def test_entering_the_gate_ends_the_round_even_in_quiet_times() -> None:
    table = artifacts_table("ranger", "druid").gate(1, "astral_dragon", "executor").at(0, "forest_1")
    table.steps(["begin_turn", -1], ["end_turn", -1], ["play_on", -1], ["move", 0])
    play = table.play().does(0, "attack_sphere").does(0, "bag", 1)
    assert play.who(0)["bubbles"] == 3
    assert play.game.turn == 1


@rule("PR-17.5", "PR-4.1")
def test_in_quiet_times_the_gate_can_be_entered_in_the_second_turn() -> None:
    table = artifacts_table("ranger", "druid").gate(1, "astral_dragon", "executor").at(0, "magic_wasteland")
    table.steps(["begin_turn", -1], ["end_turn", -1], ["play_on", -1], ["move", 0])
    play = table.play().does(0, "walk", "forest_1").does(0, "attack_sphere").does(0, "no_bag")
    assert play.who(0)["place"] == "a4"
    assert play.game.turn == 1


@rule("PR-17.24")
def test_who_stays_on_a_cell_takes_the_artifact_that_lies_there() -> None:
    table = swimmer("c3").cell("c3", None)
    table.pull("signet_ring")
    table.data["dropped"]["signet_ring"] = table.data["players"][0]["place"]
    assert table.play().does(0, "stay").who(0)["artifacts"] == ["signet_ring"]


@rule("PR-17.24")
def test_who_swims_past_an_artifact_does_not_take_it() -> None:
    table = swimmer("c3").cell("c3", None).cell("c2", None).cell("c1", None)
    table.pull("signet_ring")
    table.data["dropped"]["signet_ring"] = table.at(1, "c2").data["players"][1]["place"]
    play = table.at(1, "plains_1").play().does(0, "swim", "north").does(0, "swim", "north")
    assert play.who(0)["artifacts"] == []


@rule("PR-17.24", "PR-17.18")
def test_who_beats_a_character_that_then_drowns_takes_what_it_leaves() -> None:
    table = swimmer("c3").cell("c3", None).at(1, "c3").player(0, magic=0).player(1, health=2, magic=0, bag=3)
    play = table.artifact(1, "signet_ring").dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
    play.does(1, "lose_health")
    assert play.told("died") == [{"seat": 1}]
    assert play.who(0)["artifacts"] == ["signet_ring"]


@rule("PR-17.24", "PR-17.18")
def test_what_an_attacker_leaves_who_drowns_is_taken_by_who_stays_there_in_the_next_round() -> None:
    table = swimmer("c3", magic=0).player(0, health=2, bubbles=0).artifact(0, "signet_ring").cell("c3", None)
    table.at(1, "c3").player(1, magic=0, bag=9, bubbles=9).dice(1, 6)
    play = table.play().does(0, "stay").does(0, "attack", 1).does(0, "lose_health")
    assert play.told("died") == [{"seat": 0}]
    assert play.who(1)["artifacts"] == []
    assert play.does(1, "stay").who(1)["artifacts"] == ["signet_ring"]


@rule("PR-17.22", "PR-17.12")
def test_a_later_visitor_of_the_palace_plays_on_ashore() -> None:
    table = artifacts_table("ranger", "druid").gate(1).artifact(1, "executor").player(0, bag=3, health=2)
    table.data["palace_pearls"] = 2
    table.lay("forest_1", "hidden_chest").at(0, "f2").cell("f2", None).steps(*WATER)
    play = table.play().does(0, "swim", "north").does(0, "go_to", "forest_1")
    assert (play.who(0)["pearl"], play.who(0)["health"]) == (True, 5)
    assert play.step == "act"
    assert play.game.turn == 0


@rule("PR-17.22", "PR-17.12")
def test_a_later_visitor_meets_the_monsters_of_the_field() -> None:
    table = artifacts_table("ranger", "druid").gate(1).artifact(1, "executor").player(0, bag=3)
    table.data["palace_pearls"] = 2
    table.lay("forest_1", "wolf").at(0, "f2").cell("f2", None).steps(*WATER).dice(6, 1)
    play = table.play().does(0, "swim", "north").does(0, "go_to", "forest_1")
    assert play.told("defeated") == [{"seat": 0, "card": "wolf", "result": "won"}]


@rule("PR-17.1", "PR-20.1")
def test_by_default_entrance_and_palace_lie_in_opposite_corners() -> None:
    water = Table("ranger", "druid").play().game.view(0)["water"]
    assert (water["entrance"], water["palace"]) == ("a4", "f1")
    assert sum(cell["filled"] for cell in water["cells"]) == 22


@rule("PR-17.14", "PR-20.23")
def test_with_calm_of_the_deep_the_drowned_sailors_carry_nobody_who_holds_on() -> None:
    table = swimmer("c3", magic=0).ability(0, "calm_of_the_deep").cell("c3", "drowned_sailors").dice(1, 6, 2)
    play = table.play().does(0, "stay")
    assert play.who(0)["health"] == 4
    assert play.offered(0) == ["decline", "stay"]
    play.does(0, "stay")
    assert play.who(0)["place"] == "c3"
    assert play.game.turn == 1


@rule("PR-17.14", "PR-20.23")
def test_with_calm_of_the_deep_one_may_still_let_oneself_be_carried() -> None:
    table = swimmer("c3", magic=0).ability(0, "calm_of_the_deep").cell("c3", "drowned_sailors").cell("e3", "whirlpool")
    play = table.dice(1, 6, 2).play().does(0, "stay").does(0, "decline")
    assert play.who(0)["place"] == "e3"
    assert play.game.turn == 1


# Fighting before digging


def on_the_island(*dice: int) -> Table:
    table = (
        Table("ranger", "druid").at(0, "treasure_island").meet(1).offer("treasures", "crystal_ball", "horn_of_plenty")
    )
    return table.piece(0, "forest_1", "plains_1", "plains_2").piece(1, "forest_2").dice(*dice)


@rule("PR-9.7", "PR-16.9")
def test_after_a_lost_fight_on_the_island_one_still_digs() -> None:
    play = on_the_island(1, 6).play().does(0, "stay").does(0, "attack_for_map", 1)
    assert play.who(0)["pieces"] == 2
    assert play.offered(0, "attack") == []
    play.does(0, "dig", "crystal_ball")
    assert play.items(0) == ["crystal_ball"]


@rule("PR-20.25", "PR-16.9")
def test_after_a_drawn_fight_on_the_island_one_still_digs() -> None:
    play = on_the_island(1, 3).play().does(0, "stay").does(0, "attack", 1)
    assert play.told("fight_drawn")
    assert "dig" in play.offered(0)


@rule("PR-9.7", "PR-16.9")
def test_who_has_lost_the_piece_that_was_needed_cannot_dig() -> None:
    table = Table("ranger", "druid").at(0, "treasure_island").meet(1).offer("treasures", "crystal_ball")
    table.piece(0, "forest_1", "plains_1").piece(1, "forest_2").dice(1, 6)
    assert table.play().does(0, "stay").does(0, "attack_for_map", 1).game.turn == 1


@rule("PR-9.7", "PR-14.3")
def test_who_is_killed_on_the_island_digs_nothing() -> None:
    table = on_the_island(1, 6).player(0, health=1, strength=5)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert play.told("died")
    assert play.game.turn == 1
