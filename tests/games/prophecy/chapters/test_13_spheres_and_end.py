"""PR-13 to PR-15: spheres, death, victory and the final battle, at their edges."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.games.prophecy.cards import STANDARD
from tests.games.prophecy.scene import Play, Table, place
from tests.kit.marks import rule

NEW = ["executor", "amulet_of_untouchability", "bronze_steed", "ceremonial_sceptre", "signet_ring"]


def sphere_table(*cards: str, **figures: int) -> Table:
    """A ranger beside the first sphere, without the Water Realm."""
    table = Table("ranger", "druid", water_realm="off", artifacts="new_five").sphere(1, *cards).at(0, "forest_1")
    return table.player(0, magic=0, **figures)


def by_strength(play: Play) -> Play:
    """Whoever is asked for the kind of fight chooses strength."""
    while "by_strength" in play.offered(play.game.acting()[0]):
        play.does(play.game.acting()[0], "by_strength")
    return play


# PR-13


@rule("PR-13.1", "PR-6.4")
def test_a_sphere_is_attacked_from_its_two_fields_only_and_instead_of_moving() -> None:
    for field, possible in (("forest_1", True), ("mountain_1", True), ("forest_camp", False), ("plains_1", False)):
        table = Table("ranger", "druid", water_realm="off").at(0, field).offer("forest_camp")
        assert ("attack_sphere" in table.play().offered(0)) == possible
    moved = Table("ranger", "druid", water_realm="off").at(0, "forest_camp").play().does(0, "walk", "forest_1")
    assert moved.game.turn == 1 or "attack_sphere" not in moved.offered(0)


@rule("PR-13.1", "PR-13.4")
def test_an_empty_sphere_cannot_be_attacked() -> None:
    assert "attack_sphere" not in sphere_table().play().offered(0)


@rule("PR-13.2", "PR-21.24")
def test_the_reward_of_the_lesser_guardian_is_taken_before_the_greater_one_is_met() -> None:
    table = sphere_table("hell_hound", "astral_dragon", "executor", strength=5, health=5).item(0, "rune_axe")
    play = table.dice(6, 1, 1, 6).play().does(0, "attack_sphere")
    assert play.who(0)["strength"] == 6, "the hound's reward"
    assert play.told("dice")[1]["own"] == 6 + 4 + 1, "which counts at once against the dragon"


@rule("PR-13.3", "PR-4.3")
def test_the_next_attacker_meets_the_guardian_that_is_left() -> None:
    table = sphere_table("astral_dragon", "executor").dice(1, 6)
    play = table.play().does(0, "attack_sphere")
    assert play.told("dice")[0]["other"] == 10 + 6
    assert play.told("fight_lost")
    assert play.game.turn == 1
    assert play.game.view(0)["spheres"][0]["cards"] == ["astral_dragon", None]


@rule("PR-13.4")
def test_after_the_artifact_the_turn_goes_on_on_the_field() -> None:
    table = sphere_table("astral_dragon", "executor", strength=8, health=8).item(0, "rune_axe")
    play = table.lay("forest_1", "hidden_chest").dice(6, 1).play().does(0, "attack_sphere")
    assert play.who(0)["artifacts"] == ["executor"]
    assert play.offered(0, "opportunity") == ["hidden_chest"]


@rule("PR-13.4", "PR-20.17")
def test_after_the_artifact_the_monsters_of_the_field_are_fought() -> None:
    table = sphere_table("astral_dragon", "executor", strength=8, health=8).item(0, "rune_axe").lay("forest_1", "wolf")
    play = table.dice(6, 1, 1, 1).play().does(0, "attack_sphere")
    assert [event["card"] for event in play.told("defeated")][-1] == "wolf"


@rule("PR-13.5", "PR-8.1")
def test_a_will_fight_is_paid_for_each_guardian() -> None:
    table = Table("druid", "ranger", water_realm="off", artifacts="new_five").at(0, "forest_1")
    table.sphere(1, "sentinel_demon", "lord_of_flames", "executor").player(0, will=10, magic=10)
    play = table.dice(6, 1, 1, 1).play().does(0, "attack_sphere").does(0, "by_will").does(0, "by_will")
    assert [event["count"] for event in play.told("called_will")] == [2, 2]
    assert play.told("dice")[1]["own"] == 6 + 1


@rule("PR-13.6", "PR-10.10")
def test_artifacts_are_neither_sold_nor_counted_as_items() -> None:
    items = ["dagger", "mace", "spear", "bow", "helmet", "lantern", "provisions"]
    table = Table("ranger", "druid", water_realm="off", artifacts="new_five").artifact(0, "executor").item(0, *items)
    play = table.at(0, "city").play().does(0, "stay")
    assert "executor" not in play.offered(0, "sell")
    play.does(0, "end_turn")
    assert play.step != "drop_item", "seven items are allowed, and the artifact is none"


@rule("PR-13.7", "PR-18.2")
def test_one_artifact_of_each_pair_is_in_play() -> None:
    pairs = [
        {"executor", "astral_sword"},
        {"amulet_of_untouchability", "mirror_shield"},
        {"bronze_steed", "royal_cloak"},
        {"ceremonial_sceptre", "banner_of_doom"},
        {"signet_ring", "crown_of_ancient_kings"},
    ]
    seen = set()
    for seed in range(12):
        decks = hlubina.new("prophecy", 2, seed, {"artifacts": "one_of_each_pair"}).dump()["decks"]
        inside = {card for number in range(1, 6) for card in decks[f"sphere_{number}"]["cards"]}
        for pair in pairs:
            assert len(pair & inside) == 1
        seen |= {card for pair in pairs for card in pair & inside}
    assert seen == set().union(*pairs)


# PR-14


@rule("PR-14.1", "PR-20.2")
def test_by_default_the_last_health_is_death_and_below_zero_one_more() -> None:
    for death, dead in (("at_zero", True), ("below_zero", False)):
        table = Table("ranger", "druid", death=death).player(0, health=1, magic=0).lay("plains_5", "bear")
        play = table.at(0, "fortress").dice(1, 6).play().does(0, "walk", "plains_5")
        assert bool(play.told("died")) == dead
    again = Table("ranger", "druid", death="below_zero").player(0, health=0, magic=0).lay("plains_5", "bear")
    assert again.at(0, "fortress").dice(1, 6).play().does(0, "walk", "plains_5").told("died")


@rule("PR-14.2")
def test_the_next_who_stands_there_without_a_monster_takes_the_artifacts() -> None:
    table = Table("ranger", "druid", artifacts="new_five").artifact(0, "executor").player(0, health=1, magic=0)
    table.lay("plains_5", "stone_giant").at(0, "fortress").at(1, "magic_wasteland").player(1, magic=0)
    play = table.dice(1, 6).play().does(0, "walk", "plains_5")
    data = play.game.dump()
    assert play.game.view(0)["ring"][19]["artifacts"] == ["executor"]
    finder = Table("ranger", "druid", artifacts="new_five").at(0, "fortress")
    finder.pull("executor")
    finder.data["dropped"] = data["dropped"]
    blocked = finder.lay("plains_5", "stone_giant").player(0, magic=0).dice(1, 6).play().does(0, "walk", "plains_5")
    assert blocked.who(0)["artifacts"] == [], "the giant is still there"
    free = Table("ranger", "druid", artifacts="new_five").at(0, "fortress")
    free.pull("executor")
    free.data["dropped"] = data["dropped"]
    assert free.play().does(0, "walk", "plains_5").who(0)["artifacts"] == ["executor"]


@rule("PR-14.3", "PR-21.23", "PR-2.4")
def test_who_dies_begins_anew_with_the_first_attributes_and_empty_hands() -> None:
    table = Table("ranger", "druid").player(0, strength=8, health=1, will=5, magic=0, gold=9, xp=9).item(0, "dagger")
    play = table.lay("plains_5", "stone_giant").at(0, "fortress").dice(1, 6).play().does(0, "walk", "plains_5")
    player = play.who(0)
    assert (player["strength"], player["health"], player["will"], player["magic"]) == (5, 4, 2, 0)
    assert (player["gold"], player["xp"], player["items"], player["abilities"]) == (3, 3, [], [])
    assert (player["place"], play.game.turn) == ("forest_camp", 1)


@rule("PR-14.4", "PR-15.5")
def test_who_falls_to_a_monster_in_the_final_battle_is_out_too() -> None:
    table = final_table().player(0, health=1, magic=0, artifacts=["amulet_of_untouchability"])
    table.player(1, artifacts=["bronze_steed", "ceremonial_sceptre", "executor"])
    table.lay("plains_5", "stone_giant").at(0, "fortress").dice(1, 6, 1)
    play = table.play().does(0, "walk", "plains_5")
    assert play.told("died")
    assert play.who(0)["out"]


# PR-15


def final_table(**settings: str) -> Table:
    """Three in the normal final battle: two artifacts, two and one."""
    chosen = {"final_battle": "normal", **settings}
    table = Table("ranger", "druid", "mystic", artifacts="new_five", water_realm="off", settings=chosen)
    for sphere in range(1, 6):
        table.sphere(sphere)
    table.flag("final").artifact(0, NEW[0], NEW[1]).artifact(1, NEW[2], NEW[3]).artifact(2, NEW[4])
    return table


@rule("PR-15.1", "PR-20.22")
def test_the_fourth_artifact_wins_at_once_even_for_who_was_attacked() -> None:
    table = final_table().player(0, artifacts=[NEW[0]]).player(1, artifacts=[NEW[1], NEW[2], NEW[3]])
    table.meet(1).player(0, health=1).dice(1, 6)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    while not play.game.is_over():
        seat = play.game.acting()[0]
        wish = next(name for name in ("by_strength", "lose_health") if name in play.offered(seat))
        play.does(seat, wish)
    assert play.game.outcome().winners() == [1]


@rule("PR-15.1")
def test_three_of_five_artifacts_do_not_win() -> None:
    table = final_table().meet(2).player(2, health=1).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 2)
    by_strength(play)
    play.does(2, "lose_health")
    assert len(play.who(0)["artifacts"]) == 3
    assert not play.game.is_over()


def with_palace(palace: bool) -> Play:
    """Seat 0 takes the fourth artifact from seat 1; the fifth is in the palace, or seat 2 has brought it from there."""
    table = Table("ranger", "druid", "mystic", artifacts="new_five")
    table.gate(1, *(("astral_dragon", "executor") if palace else ()))
    for sphere in range(2, 6):
        table.sphere(sphere)
    table.artifact(0, *NEW[1:4]).artifact(1, NEW[4])
    if not palace:
        table.artifact(2, "executor").flag("final")
    table.meet(1).player(1, health=1).dice(6, 1)
    return by_strength(table.play().does(0, "stay").does(0, "attack", 1)).does(1, "give_item")


@rule("PR-15.2", "PR-21.25")
def test_the_artifact_of_the_palace_holds_up_every_victory() -> None:
    waiting = with_palace(palace=True)
    assert len(waiting.who(0)["artifacts"]) == 4
    assert not waiting.game.is_over()
    assert with_palace(palace=False).game.outcome().winners() == [0]


@rule("PR-15.3", "PR-21.26")
def test_ones_own_pearl_holds_nothing_up() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="new_five").gate(1)
    for sphere in range(2, 6):
        table.sphere(sphere)
    table.artifact(0, *NEW[:3]).artifact(1, NEW[3]).artifact(2, NEW[4]).player(0, pearl=1).flag("final")
    table.data["palace_pearls"] = 2
    table.meet(1).player(1, health=1).dice(6, 1)
    play = by_strength(table.play().does(0, "stay").does(0, "attack", 1)).does(1, "give_item")
    assert play.game.outcome().winners() == [0]


@rule("PR-15.4", "PR-21.27")
def test_while_an_artifact_lies_on_a_field_the_final_battle_waits() -> None:
    table = Table("ranger", "druid", "mystic", water_realm="off", artifacts="new_five", final_battle="normal")
    for sphere in range(2, 6):
        table.sphere(sphere)
    table.artifact(0, NEW[1]).artifact(1, NEW[2], NEW[3])
    table.pull(NEW[4])
    table.data["dropped"][NEW[4]] = place("plains_3")
    table.sphere(1, "astral_dragon", "executor").at(0, "forest_1").item(0, "rune_axe").player(0, strength=8, health=8)
    play = table.player(0, magic=0).dice(6, 1).play().does(0, "attack_sphere")
    assert sorted(play.who(0)["artifacts"]) == sorted(["executor", NEW[1]])
    assert not play.game.view(0)["final"]
    assert not play.who(2)["out"]


@rule("PR-15.5", "PR-14.4")
def test_who_loses_the_last_artifact_is_out() -> None:
    table = final_table().meet(2).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 2)
    by_strength(play)
    play.does(2, "give_item")
    assert play.who(2)["out"]
    assert NEW[4] in play.who(0)["artifacts"]
    assert not play.game.is_over()


@rule("PR-15.5")
def test_when_the_final_battle_begins_the_gate_closes_and_swimmers_come_ashore() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="new_five", final_battle="normal").gate(1)
    for sphere in range(3, 6):
        table.sphere(sphere)
    table.artifact(0, NEW[1]).artifact(1, NEW[2], NEW[3]).artifact(2, NEW[4])
    table.sphere(2, "astral_dragon", "executor").at(0, "forest_2").item(0, "rune_axe").player(0, strength=8, health=8)
    table.at(1, "c3").player(1, bag=9, bubbles=5)
    play = table.player(0, magic=0).dice(6, 1).play().does(0, "attack_sphere")
    assert play.game.view(0)["final"]
    play.does(1, "go_to", "forest_1")
    assert not play.who(1)["under_water"]
    assert play.game.view(0)["water"] is None or play.game.view(0)["water"]["closed"]


@rule("PR-15.6", "PR-20.12")
@pytest.mark.parametrize("loss", ["lose_health", "lose_magic"])
def test_in_the_apocalypse_everybody_chooses_what_to_lose_at_the_start_of_the_round(loss: str) -> None:
    table = final_table().flag("apocalypse")
    play = table.play().does(0, "stay")
    assert play.step == "doom"
    before = play.who(1)
    play.does(1, loss)
    after = play.who(1)
    lost = (before["health"] - after["health"], before["magic"] - after["magic"])
    assert lost == ((1, 0) if loss == "lose_health" else (0, 1))


@rule("PR-15.7")
def test_the_last_one_with_an_artifact_wins_with_fewer_than_four() -> None:
    table = final_table().player(2, artifacts=[], out=1, place=-1)
    table.player(0, artifacts=[NEW[0]]).player(1, artifacts=[NEW[1]])
    for card in NEW[2:]:
        table.deck("artifacts_aside")["cards"].append(card)
        table.deck("artifacts_aside")["known"].append(0)
    table.meet(1).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    by_strength(play)
    play.does(1, "give_item")
    assert play.game.is_over()
    assert play.game.outcome().winners() == [0]


@rule("PR-15.8")
def test_at_the_round_limit_equal_artifacts_are_decided_by_strength_and_will() -> None:
    table = Table("ranger", "druid", artifacts="new_five").artifact(0, "executor").artifact(1, "signet_ring")
    table.data["round"] = STANDARD.round_limit
    table.data["turn"] = 1
    table.steps(["end_turn", -1], ["play_on", -1], ["move", 1])
    play = table.play().does(1, "stay")
    assert play.game.is_over()
    assert play.game.outcome().winners() == [1], "nine against seven"
    early = Table("ranger", "druid", artifacts="new_five").artifact(0, "executor")
    early.data["round"] = STANDARD.round_limit - 1
    early.data["turn"] = 1
    early.steps(["end_turn", -1], ["play_on", -1], ["move", 1])
    assert not early.play().does(1, "stay").game.is_over()
