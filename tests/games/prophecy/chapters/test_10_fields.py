"""PR-6, PR-7, PR-10 to PR-12: movement, adventures, fields, guilds and items, at their edges."""

from __future__ import annotations

import pytest

from hlubina.games.prophecy.cards import STANDARD
from tests.games.prophecy.scene import Play, Table
from tests.kit.marks import rule

GUILDS = ["fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery"]


def standing(field: str, *characters: str, **figures: int) -> Table:
    """Somebody on a field where no guild and no market offers anything."""
    table = Table(*(characters or ("druid", "ranger"))).at(0, field).player(0, **figures)
    for pile in (*GUILDS, "village", "city"):
        table.offer(pile)
    return table


def may(play: Play, action: str) -> bool:
    """Whether seat 0 may do that now; if the turn is over it may not."""
    return play.game.turn == 0 and action in play.offered(0)


# PR-6


@rule("PR-6.1", "PR-21.1")
def test_without_gold_one_walks_or_stays() -> None:
    play = standing("plains_3", gold=0).play()
    assert play.offered(0) == ["stay", "walk"]
    assert play.offered(0, "walk") == ["forest_3", "forest_4"]


@rule("PR-6.1", "PR-21.2", "PR-6.2")
def test_a_gate_costs_two_gold_and_leads_to_every_other_gate() -> None:
    assert standing("magic_wasteland", gold=1).play().offered(0, "gate") == []
    play = standing("magic_wasteland", gold=2).play()
    assert play.offered(0, "gate") == ["forest_2", "mountain_2", "city"]
    assert play.does(0, "gate", "mountain_2").who(0)["gold"] == 0


@rule("PR-6.2", "PR-1.3")
@pytest.mark.parametrize(
    ("port", "neighbours"),
    [
        ("mountain_1", ["village", "plains_5"]),
        ("village", ["mountain_1", "plains_3"]),
        ("city", ["plains_3", "plains_5"]),
        ("plains_5", ["mountain_1", "city"]),
    ],
)
def test_a_ship_sails_to_the_next_port_either_way(port: str, neighbours: list[str]) -> None:
    play = standing(port, gold=1).play()
    assert sorted(play.offered(0, "ship")) == sorted(neighbours)


@rule("PR-6.3", "PR-21.1")
def test_a_ride_passes_a_monster_and_is_exactly_two_fields() -> None:
    table = standing("plains_4", "ranger", "druid").lay("mountain_3", "troll")
    play = table.play()
    assert sorted(play.offered(0, "ride")) == ["fortress", "monastery"]
    play.does(0, "ride", "fortress")
    assert play.told("fight_began") == []
    assert play.field("mountain_3") == ["troll"]
    assert play.who(0)["gold"] == 2


@rule("PR-6.3", "PR-19.7")
def test_a_card_may_ride_farther_but_not_through_the_whole_ring() -> None:
    table = standing("plains_4", "ranger", "druid").item(0, "riding_horse")
    play = table.play().does(0, "use", "riding_horse")
    assert {"fortress", "monastery"} <= set(play.offered(0, "go_to"))
    assert "magic_tower" not in play.offered(0, "go_to")


@rule("PR-6.4", "PR-6.5")
def test_the_turn_goes_on_after_work() -> None:
    play = standing("city", "paladin", "druid").item(0, "dagger").play().does(0, "work")
    assert play.who(0)["gold"] == 5
    assert play.offered(0, "sell") == ["dagger"]
    assert "work" not in play.offered(0)


@rule("PR-6.5")
@pytest.mark.parametrize(("field", "figures"), [("city", {"magic": 0}), ("fortress", {"health": 1})])
def test_who_cannot_pay_for_work_does_not_work(field: str, figures: dict[str, int]) -> None:
    assert "work" not in standing(field, **figures).play().offered(0)


# PR-7


@rule("PR-7.1", "PR-5.1", "PR-21.5")
def test_a_field_holds_at_most_two_adventures() -> None:
    table = Table("ranger", "druid").lay("mountain_1", "wolf", "bear").lay("mountain_2", "troll").chance("mountains")
    play = table.at(1, "village").play().does(0, "stay")
    assert [len(play.field(f"mountain_{number}")) for number in (1, 2, 3)] == [2, 2, 1]
    assert play.field("mountain_2")[1] is None, "the second one lies face down"


@rule("PR-7.1")
def test_discarded_adventures_are_shuffled_when_the_deck_is_empty() -> None:
    table = Table("ranger", "druid").chance("mountains")
    table.pile("adventures").extend(table.deck("adventures")["cards"])
    table.data["decks"]["adventures"] = {"cards": [], "known": []}
    play = table.at(1, "village").play().does(0, "stay")
    assert [len(play.field(f"mountain_{number}")) for number in (1, 2, 3)] == [1, 1, 1]


@rule("PR-7.2", "PR-21.28")
@pytest.mark.parametrize(
    ("card", "figures"),
    [
        ("enchanted_flower", {}),  # nobody is wounded
        ("purifying_fire", {"health": 1}),  # the last health is not burnt
        ("collector", {}),  # nothing to sell
        ("magic_spring", {}),  # no magic is missing
        ("master_at_arms", {"xp": 3}),  # too little experience
    ],
)
def test_an_opportunity_without_effect_cannot_be_used(card: str, figures: dict[str, int]) -> None:
    play = Table("ranger", "druid").lay("plains_4", card).player(0, **figures).play().does(0, "stay")
    assert play.game.turn == 1
    assert play.field("plains_4") == [card]


@rule("PR-7.2")
def test_an_opportunity_may_be_left_and_is_gone_once_used() -> None:
    table = Table("ranger", "druid").lay("plains_4", "hidden_chest")
    left = table.play().does(0, "stay").does(0, "end_turn")
    assert left.field("plains_4") == ["hidden_chest"]
    used = table.play().does(0, "stay").does(0, "opportunity", "hidden_chest")
    assert used.field("plains_4") == []
    assert used.who(0)["gold"] == 7


@rule("PR-7.4", "PR-19.5")
def test_a_wrong_answer_to_the_riddler_costs_health_but_never_the_last() -> None:
    for health, left in ((5, 4), (1, 1)):
        table = Table("ranger", "druid", more_adventures="on").lay("plains_4", "mad_riddler").player(0, health=health)
        play = table.play().does(0, "stay").does(0, "opportunity", "mad_riddler")
        price = STANDARD.price[play.game.stack.top().first]
        wrong = next(number for number in play.offered(0, "number") if int(number) != price)
        play.does(0, "number", int(wrong))
        assert (play.who(0)["health"], play.who(0)["xp"]) == (left, 3)


# PR-10


@rule("PR-10.1")
def test_the_monastery_heals_once_a_turn_and_only_the_wounded() -> None:
    play = standing("monastery", health=1).play().does(0, "stay").does(0, "heal")
    assert (play.who(0)["health"], may(play, "heal")) == (2, False)
    assert not may(standing("monastery").play().does(0, "stay"), "heal")


@rule("PR-10.2")
def test_the_forest_camp_heals_as_often_as_there_is_gold_and_a_wound() -> None:
    play = standing("forest_camp", health=1, gold=1).play().does(0, "stay").does(0, "heal")
    assert (play.who(0)["health"], play.who(0)["gold"], may(play, "heal")) == (2, 0, False)
    rich = standing("forest_camp", health=1, gold=5).play().does(0, "stay").does(0, "heal").does(0, "heal")
    assert (rich.who(0)["health"], rich.who(0)["gold"], may(rich, "heal")) == (3, 3, False)


@rule("PR-10.3", "PR-2.1")
@pytest.mark.parametrize(("magic", "after"), [(0, 3), (4, 6), (5, 6)])
def test_the_wasteland_gives_up_to_three_magic(magic: int, after: int) -> None:
    play = standing("magic_wasteland", magic=magic).play().does(0, "stay").does(0, "regain_magic")
    assert (play.who(0)["magic"], may(play, "regain_magic")) == (after, False)
    assert not may(standing("magic_wasteland").play().does(0, "stay"), "regain_magic")


@rule("PR-10.4")
@pytest.mark.parametrize(("magic", "gold", "after"), [(5, 1, 6), (4, 1, 6), (3, 1, 5)])
def test_the_tower_sells_two_magic_for_each_gold_begun(magic: int, gold: int, after: int) -> None:
    play = standing("magic_tower", magic=magic, gold=gold).play().does(0, "stay").does(0, "regain_magic")
    assert (play.who(0)["magic"], play.who(0)["gold"]) == (after, 0)
    assert not may(play, "regain_magic")


@rule("PR-10.5")
def test_the_inn_protects_even_who_misses_nothing_but_not_without_gold() -> None:
    play = standing("village").play().does(0, "stay").does(0, "inn")
    assert (play.who(0)["gold"], play.who(0)["safe"]) == (2, True)
    assert not may(standing("village", gold=0).play().does(0, "stay"), "inn")


@rule("PR-10.6", "PR-12.1")
def test_one_buys_what_one_can_pay_and_it_is_gone_from_the_offer() -> None:
    table = standing("city", gold=6).offer("city", "battle_axe", "rune_axe")
    play = table.play().does(0, "stay")
    assert play.offered(0, "buy") == ["battle_axe"]
    play.does(0, "buy", "battle_axe")
    assert (play.who(0)["gold"], play.items(0)) == (0, ["battle_axe"])
    assert "battle_axe" not in str(play.game.view(0)["city"])


@rule("PR-10.7", "PR-8.8")
def test_each_repair_costs_one_gold_and_mends_one_item() -> None:
    play = standing("magic_tower", gold=1).item(0, "dagger!", "mace!").play().does(0, "stay").does(0, "repair")
    play.does(0, "card", "dagger")
    assert play.who(0)["gold"] == 0
    assert len(play.game.dump()["players"][0]["damaged"]) == 1
    assert not may(play, "repair")


@rule("PR-10.8", "PR-11.1", "PR-21.14")
def test_a_stranger_without_gold_learns_nothing_and_a_member_does() -> None:
    for name, possible in (("paladin", False), ("mystic", True)):
        table = standing("magic_tower", name, "ranger", gold=2, xp=3).offer("magic_tower", "domination")
        assert may(table.play().does(0, "stay"), "learn") == possible


@rule("PR-10.9", "PR-16.9")
def test_without_pieces_the_island_offers_nothing() -> None:
    assert Table("ranger", "druid").at(0, "treasure_island").play().does(0, "stay").game.turn == 1


@rule("PR-10.10", "PR-21.16")
def test_one_sells_in_city_and_village_only() -> None:
    for field, possible in (("city", True), ("village", True), ("fortress", False), ("plains_4", False)):
        play = standing(field).item(0, "short_sword").play().does(0, "stay")
        assert may(play, "sell") == possible
    assert standing("village").item(0, "dagger").play().does(0, "stay").does(0, "sell", "dagger").who(0)["gold"] == 4


# PR-11 and PR-12


@rule("PR-11.2")
def test_with_experience_for_one_only_one_ability_is_learned_and_leaves_a_gap() -> None:
    table = standing("magic_tower", "mystic", "ranger", xp=3).offer("magic_tower", "rune_lore", "domination")
    play = table.play().does(0, "stay").does(0, "learn", "rune_lore")
    assert not may(play, "learn")
    assert [entry["card"] for entry in play.game.view(0)["guilds"]["magic_tower"]["offers"]] == ["domination"]


@rule("PR-11.3", "PR-2.5")
def test_an_ability_above_the_limit_goes_under_its_deck() -> None:
    table = Table("ranger", "druid", water_realm="off")
    table.ability(0, "riding", "fury", "veteran", "war_cry", "armourer", "archery", "tracking", "taming")
    play = table.play().does(0, "stay")
    assert play.step == "forget_ability"
    play.does(0, "card", "fury")
    assert play.game.dump()["decks"]["fortress"]["cards"][0] == "fury"
    assert len(play.who(0)["abilities"]) == 7


@rule("PR-11.4", "PR-2.2", "PR-19.2")
def test_a_spell_needs_its_magic_and_lowers_the_will() -> None:
    for magic, possible in ((0, False), (1, True)):
        table = Table("druid", "ranger").ability(0, "miracle_of_healing").player(0, health=1, magic=magic)
        play = table.play()
        assert ("miracle_of_healing" in play.offered(0, "use")) == possible
    play.does(0, "use", "miracle_of_healing")
    assert (play.who(0)["health"], play.who(0)["magic"]) == (3, 0)


@rule("PR-12.1", "PR-12.3")
def test_a_used_rare_potion_goes_to_the_rare_discards_and_nothing_is_given_away() -> None:
    table = Table("druid", "ranger").item(0, "elixir_of_life").player(0, health=1, magic=0).at(1, "plains_4")
    play = table.play()
    play.does(0, "use", "elixir_of_life")
    assert (play.who(0)["health"], play.who(0)["magic"]) == (3, 6)
    assert play.game.view(0)["rare"]["discard"] == ["elixir_of_life"]
    assert not {"give_item", "card"} & set(play.offered(0))


@rule("PR-12.2")
def test_a_healing_potion_may_be_drunk_before_and_after_moving_but_not_in_a_fight() -> None:
    table = Table("ranger", "druid").item(0, "healing_potion").player(0, health=2, magic=0)
    assert table.play().offered(0, "use") == ["healing_potion"]
    after = table.play().does(0, "stay")
    assert after.offered(0, "use") == ["healing_potion"]
    fight = Table("ranger", "druid").item(0, "healing_potion", "potion_of_strength").player(0, health=2, magic=0)
    play = fight.lay("plains_5", "bear").at(0, "fortress").play().does(0, "walk", "plains_5")
    assert play.offered(0, "use") == ["healing_potion"], "before the fight"
    play.does(0, "monster", "bear")
    assert play.offered(0, "use") == ["potion_of_strength"], "in the fight"


@rule("PR-12.3", "PR-9.4")
def test_items_change_hands_only_by_a_fight() -> None:
    table = Table("ranger", "druid").item(0, "dagger").meet(1)
    play = table.play().does(0, "stay")
    assert set(play.offered(0)) == {"attack", "end_turn"}
