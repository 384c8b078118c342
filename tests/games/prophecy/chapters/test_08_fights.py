"""PR-8 and PR-9: fights with monsters and between characters, at their edges."""

from __future__ import annotations

import pytest

from tests.games.prophecy.scene import Play, Table
from tests.kit.marks import rule


def facing(monster: str, *dice: int, character: str = "ranger") -> Table:
    """One step from the monster on the plains."""
    return Table(character, "mercenary").lay("plains_5", monster).at(0, "fortress").dice(*dice)


def meets(table: Table) -> Play:
    return table.play().does(0, "walk", "plains_5")


# PR-8


@rule("PR-8.1", "PR-21.8")
@pytest.mark.parametrize(("magic", "callable_"), [(1, False), (2, True)])
def test_a_will_fight_is_called_only_by_who_can_pay_for_it(magic: int, callable_: bool) -> None:
    play = meets(facing("goblin_shaman", 1, 6).player(0, magic=magic))
    assert bool(play.told("dice")) != callable_, "without the magic there was nothing to choose"
    if callable_:
        assert {"by_strength", "by_will"} <= set(play.offered(0))


@rule("PR-8.1", "PR-21.9")
def test_a_monster_without_will_is_fought_by_strength_and_one_without_strength_by_will() -> None:
    wolf = meets(facing("wolf", 1, 6))
    assert wolf.told("dice")[0]["other"] == 3 + 6
    assert wolf.who(0)["magic"] == 2
    ghost = meets(facing("ghost", 1, 6))
    assert ghost.told("dice")[0] == {"seat": 0, "light": 1, "dark": 6, "own": 2 + 1, "other": 5 + 6}
    assert ghost.told("called_will") == []


@rule("PR-8.1", "PR-2.2")
def test_the_price_of_a_will_fight_weakens_the_will_before_the_dice() -> None:
    play = meets(facing("goblin_shaman", 3, 1, character="druid").player(0, will=6, magic=6)).does(0, "by_will")
    assert play.told("dice")[0]["own"] == 4 + 3


@rule("PR-8.2", "PR-21.6")
def test_equal_totals_are_a_draw_and_one_more_wins() -> None:
    for light, result in ((2, "fight_lost"), (3, "fight_drawn"), (4, "defeated")):
        play = meets(facing("troll", light, 2).player(0, magic=0))
        assert play.told("dice")[0]["own"] - play.told("dice")[0]["other"] == light - 3
        assert play.told(result)


@rule("PR-8.3", "PR-4.3", "PR-21.11")
def test_a_lost_fight_costs_one_health_and_the_monster_stays() -> None:
    play = meets(facing("bear", 1, 6).player(0, magic=0))
    assert play.who(0)["health"] == 4
    assert play.field("plains_5") == ["bear"]
    assert play.game.turn == 1
    kobold = meets(facing("kobold", 1, 6).player(0, magic=0, health=1, gold=5))
    assert (kobold.who(0)["health"], kobold.who(0)["gold"]) == (1, 3), "it takes gold instead"


@rule("PR-8.3")
def test_a_thief_takes_any_copy_of_an_item_a_whole_one_as_well_as_a_damaged_one() -> None:
    left = set()
    for third in range(1, 7):  # which item is lost comes after the dice
        table = facing("thief", 1, 6, third).item(0, "bow", "bow!").player(0, tempered=[1], magic=0)
        play = meets(table)
        assert play.items(0) == ["bow"]
        left.add(tuple(play.game.dump()["players"][0]["damaged"]))
    assert left == {(), (0,)}


@rule("PR-8.4", "PR-21.10")
def test_every_life_of_a_group_needs_a_victory_of_its_own() -> None:
    play = meets(facing("giant_rats", 6, 1, 6, 1))
    assert len(play.told("dice")) == 2
    assert [event["card"] for event in play.told("defeated")] == ["giant_rats"]
    later = Table("ranger", "druid").lay("plains_5", "giant_rats").at(0, "fortress").dice(6, 1)
    later.data["field_lives"][2 * 19] = 1
    play = later.play().does(0, "walk", "plains_5")
    assert len(play.told("dice")) == 1, "one life had been taken before"


@rule("PR-8.4")
def test_a_called_will_fight_is_paid_once_for_a_group() -> None:
    table = facing("bandit_gang", 6, 1, 6, 1, character="druid")
    play = meets(table).does(0, "by_will")
    assert len(play.told("called_will")) == 1
    assert len(play.told("dice")) == 2
    assert play.who(0)["magic"] == 4


@rule("PR-8.5", "PR-19.1")
def test_an_effect_that_is_declared_is_paid_before_the_dice_and_may_be_left_out() -> None:
    table = facing("bear", 3, 3).player(0, magic=0).ability(0, "fury")
    play = meets(table)
    left = Play(play.game.copy())
    play.does(0, "use", "fury")
    assert play.told("dice")[0]["own"] == 5 - 1 + 4 + 3, "the health that was paid is missing in the fight"
    left.does(0, "roll")
    assert left.told("dice")[0]["own"] == 5 + 3


@rule("PR-8.6", "PR-21.13")
@pytest.mark.parametrize(
    ("items", "bonus"),
    [
        (["dagger", "short_sword"], 2),  # one weapon only
        (["short_sword", "iron_shield"], 3),
        (["battle_axe", "iron_shield"], 3),  # an axe fills both hands, sword and shield would too
        (["helm_of_courage", "mithril_shirt", "ring_of_strength"], 3),
    ],
)
def test_two_hands_hold_one_weapon_and_one_shield(items: list[str], bonus: int) -> None:
    play = meets(facing("living_statue", 1, 6).player(0, magic=0).item(0, *items))
    assert play.told("dice")[0]["own"] == 5 + 1 + bonus


@rule("PR-8.6", "PR-19.3")
def test_with_two_weapon_fighting_both_weapons_count() -> None:
    table = facing("living_statue", 1, 6).player(0, magic=0).item(0, "dagger", "short_sword")
    assert meets(table.ability(0, "two_weapon_fighting")).told("dice")[0]["own"] == 5 + 1 + 3


@rule("PR-8.7", "PR-21.12")
def test_without_any_magic_the_loss_of_two_costs_two_health() -> None:
    play = meets(facing("wraith", 1, 6).player(0, magic=0))
    assert (play.who(0)["magic"], play.who(0)["health"]) == (0, 3)
    rich = meets(facing("wraith", 1, 6))
    assert (rich.who(0)["magic"], rich.who(0)["health"]) == (0, 5)


@rule("PR-8.8", "PR-10.7")
def test_only_a_damaged_item_is_repaired_and_only_in_a_civilised_place() -> None:
    table = Table("ranger", "druid").item(0, "battle_axe!").at(0, "plains_4")
    play = table.play().does(0, "stay")
    assert play.game.turn == 1, "in the wilderness nobody repairs anything"
    whole = Table("ranger", "druid").item(0, "battle_axe").at(0, "fortress").offer("fortress").play().does(0, "stay")
    assert "repair" not in whole.offered(0)
    poor = Table("ranger", "druid").item(0, "battle_axe!").at(0, "fortress").offer("fortress").player(0, gold=0)
    assert "repair" not in poor.play().does(0, "stay").offered(0)


@rule("PR-8.9", "PR-12.2")
def test_a_potion_is_offered_as_soon_as_the_victory_is_not_certain() -> None:
    """A wolf of three rolls up to nine: eight and a die of one are a draw at worst, nine and one always win."""
    unsure = meets(facing("wolf", 1, 1).item(0, "potion_of_strength").player(0, strength=8, health=8))
    assert unsure.offered(0, "use") == ["potion_of_strength"]
    certain = meets(
        facing("wolf", 1, 6).item(0, "potion_of_strength", "ring_of_strength").player(0, strength=8, health=8)
    )
    assert certain.told("defeated"), "nine beat three and a six whatever the dice show"


@rule("PR-8.10")
def test_a_bonus_of_the_forest_counts_in_the_forest_and_not_against_its_guardian() -> None:
    table = Table("ranger", "druid").ability(0, "forest_wisdom").lay("forest_1", "wolf").at(0, "magic_wasteland")
    play = table.player(0, magic=0, health=1).dice(1, 6).play().does(0, "walk", "forest_1")
    assert play.told("dice")[0]["own"] == 1 + 2 + 1


# PR-9


@rule("PR-9.1")
def test_nobody_is_attacked_twice_in_a_turn_nor_beside_a_monster() -> None:
    table = Table("ranger", "druid", "mystic").meet(1).at(2, "plains_4").player(2, magic=0).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert "attack" not in play.offered(0), "once a turn"
    beside = Table("ranger", "druid").meet(1).lay("plains_4", "wolf").dice(1, 6).play().does(0, "stay")
    assert beside.told("fight_lost")
    assert beside.game.turn == 1


@rule("PR-9.1", "PR-4.2")
def test_who_stands_on_another_field_cannot_be_attacked() -> None:
    play = Table("ranger", "druid").at(1, "mountain_3").play().does(0, "stay")
    assert "attack" not in (play.offered(0) if play.game.turn == 0 else [])


@rule("PR-9.2", "PR-10.1", "PR-10.2", "PR-21.21")
@pytest.mark.parametrize(("field", "safe"), [("forest_camp", True), ("monastery", True), ("magic_wasteland", False)])
def test_the_dove_protects_who_has_no_artifact(field: str, safe: bool) -> None:
    table = Table("ranger", "druid").at(0, field).at(1, field).player(0, magic=0).player(1, magic=0)
    for guild in ("forest_camp", "monastery"):
        table.offer(guild)
    play = table.play().does(0, "stay")
    assert ("attack" not in (play.offered(0) if play.game.turn == 0 else [])) == safe


@rule("PR-9.2", "PR-10.5")
def test_in_the_village_only_who_has_paid_for_the_inn_is_safe() -> None:
    table = Table("ranger", "druid").at(0, "village").at(1, "village").offer("village")
    assert table.play().does(0, "stay").offered(0, "attack") == ["1"]
    table.player(1, resting=1)
    assert table.play().does(0, "stay").offered(0, "attack") == []


@rule("PR-9.3", "PR-21.20")
def test_who_is_attacked_by_strength_may_answer_by_calling_a_will_fight() -> None:
    table = Table("ranger", "druid", artifacts="new_five").at(1, "plains_4").player(0, magic=0).dice(1, 1)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert {"by_strength", "by_will"} <= set(play.offered(1))
    play.does(1, "by_will")
    assert play.told("called_will")[0]["count"] == 2
    assert play.who(1)["magic"] == 4
    assert play.told("dice")[0]["own"] == 0 + 1


@rule("PR-9.3", "PR-13.6")
def test_an_answer_by_will_is_dearer_against_a_holder_of_artifacts() -> None:
    table = Table("ranger", "druid", artifacts="new_five").at(1, "plains_4").player(0, magic=0)
    table.artifact(0, "bronze_steed", "signet_ring").player(1, magic=3)
    play = table.dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
    assert play.told("dice"), "three magic do not pay for four"


@rule("PR-9.4", "PR-21.22")
def test_who_owns_nothing_loses_health() -> None:
    play = Table("ranger", "druid").meet(1).dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
    assert play.who(1)["health"] == 2
    assert "give_item" not in play.offered(play.game.acting()[0])


@rule("PR-9.4", "PR-20.25", "PR-4.3")
def test_a_drawn_duel_changes_nothing() -> None:
    table = Table("ranger", "druid").meet(1).item(1, "healing_potion").dice(1, 3)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert play.told("fight_drawn")
    assert (play.who(0)["health"], play.who(1)["health"], play.items(1)) == (5, 3, ["healing_potion"])
    assert (play.who(0)["xp"], play.game.turn) == (3, 1)


@rule("PR-9.5", "PR-20.7")
def test_a_defender_who_wins_gains_the_experience() -> None:
    play = Table("ranger", "druid").meet(1).dice(1, 6).player(0, health=2).play()
    play.does(0, "stay").does(0, "attack", 1)
    assert (play.who(0)["xp"], play.who(1)["xp"]) == (3, 4)
    assert play.who(0)["health"] == 1


@rule("PR-9.6", "PR-14.2", "PR-20.11")
def test_a_defender_who_kills_takes_everything_too() -> None:
    table = Table("ranger", "druid", artifacts="new_five").meet(1).dice(1, 6).player(0, health=1, gold=5)
    table.artifact(0, "ceremonial_sceptre").piece(0, "forest_1").player(0, magic=0)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    play.does(play.game.acting()[0], "by_strength")
    play.does(0, "lose_health")
    assert play.told("died")
    assert (play.who(1)["artifacts"], play.who(1)["pieces"], play.who(1)["gold"]) == (["ceremonial_sceptre"], 1, 8)


@rule("PR-9.7", "PR-16.9")
def test_on_the_island_one_digs_even_after_a_lost_duel() -> None:
    table = Table("ranger", "druid").at(0, "treasure_island").at(1, "treasure_island").player(0, magic=0, health=2)
    table.player(1, magic=0).offer("treasures", "crystal_ball", "horn_of_plenty").piece(0, "forest_1", "plains_1")
    play = table.dice(1, 6).play().does(0, "stay").does(0, "attack", 1)
    assert play.who(0)["health"] == 1
    assert play.game.turn == 0
    assert "dig" in play.offered(0)
