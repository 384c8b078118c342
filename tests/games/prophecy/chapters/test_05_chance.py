"""PR-4 and PR-5: rounds, turns and chance cards, at their edges."""

from __future__ import annotations

import pytest

from tests.games.prophecy.scene import Table
from tests.kit.marks import rule


@rule("PR-4.1", "PR-21.18")
def test_quiet_times_give_a_second_turn_in_the_same_round() -> None:
    table = Table("ranger", "druid").chance("quiet_times").at(1, "plains_1")
    play = table.play().does(0, "stay")
    assert (play.game.turn, play.step) == (1, "move")
    play.does(1, "walk", "forest_2").does(1, "walk", "plains_1")
    assert play.game.turn == 0
    assert len([event for event in play.told("chance") if event["seat"] == 1]) == 1


@rule("PR-4.2")
def test_the_order_of_two_monsters_is_the_players_choice() -> None:
    table = Table("ranger", "druid").lay("plains_5", "wolf", "giant_rats").at(0, "fortress").dice(1, 6)
    play = table.play().does(0, "walk", "plains_5")
    assert sorted(play.offered(0, "monster")) == ["giant_rats", "wolf"]
    play.does(0, "monster", "giant_rats")
    assert play.told("fight_began")[0]["card"] == "giant_rats"


@rule("PR-4.3", "PR-7.3")
def test_a_lost_fight_leaves_the_opportunity_unused() -> None:
    table = Table("ranger", "druid").lay("plains_5", "bear", "hidden_chest").at(0, "fortress").player(0, magic=0)
    play = table.dice(1, 6).play().does(0, "walk", "plains_5")
    assert (play.game.turn, play.who(0)["gold"]) == (1, 3)
    assert play.field("plains_5") == ["bear", "hidden_chest"]


@rule("PR-4.4", "PR-17.6", "PR-21.42")
def test_good_times_do_not_reach_the_water_realm() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="new_five").gate(1, "astral_dragon", "executor")
    table.at(2, "c3").player(2, bag=9, bubbles=9).chance("good_times")
    play = table.play().does(0, "stay")
    assert [play.who(seat)["gold"] for seat in range(3)] == [5, 7, 3]


@rule("PR-4.5", "PR-19.2")
def test_what_works_once_a_round_works_once() -> None:
    table = Table("ranger", "druid").at(0, "plains_4").at(1, "plains_4").ability(0, "pickpocket").player(1, gold=9)
    play = table.play().does(0, "stay").does(0, "use", "pickpocket")
    assert (play.who(0)["gold"], play.who(1)["gold"]) == (5, 7)
    assert "pickpocket" not in play.offered(0, "use")
    assert play.who(0)["used"] == ["pickpocket"]


@rule("PR-5.1", "PR-21.4", "PR-21.5")
def test_a_drawer_on_a_field_of_the_terrain_begins_with_it() -> None:
    table = Table("ranger", "druid").at(1, "mountain_3").chance("mountains")
    play = table.play().does(0, "stay")
    assert [event["field"] for event in play.told("placed")] == ["mountain_3", "mountain_1", "mountain_2"]


@rule("PR-5.1", "PR-16.1")
def test_a_drawer_on_the_island_begins_at_the_magic_wasteland() -> None:
    table = Table("ranger", "druid").at(1, "treasure_island").chance("mountains")
    play = table.play().does(0, "stay")
    assert [event["field"] for event in play.told("placed")] == ["mountain_1", "mountain_2", "mountain_3"]


@rule("PR-5.2", "PR-21.15")
def test_a_second_offer_lies_beside_the_first() -> None:
    table = Table("ranger", "druid").offer("monastery", "prayer").chance("monastery")
    new = table.deck("monastery")["cards"][-1]
    play = table.play().does(0, "stay")
    assert [entry["card"] for entry in play.game.view(0)["guilds"]["monastery"]["offers"]] == ["prayer", new]


@rule("PR-5.3", "PR-3.4", "PR-20.4")
@pytest.mark.parametrize(("card", "market", "number"), [("grocer", "village", 2), ("city_merchant", "city", 2)])
def test_a_merchant_brings_a_fresh_offer_and_discards_the_rest(card: str, market: str, number: int) -> None:
    table = Table("ranger", "druid").offer(market, "dagger").chance(card)
    play = table.play().does(0, "stay")
    assert len(play.game.view(0)[market]) == number
    assert play.game.view(0)["common"]["discard"] == ["dagger"]


@rule("PR-5.4", "PR-21.17")
@pytest.mark.parametrize(("gold", "left"), [(0, 0), (1, 1), (2, 1), (7, 4), (15, 8)])
def test_a_crisis_takes_half_rounded_down_from_everybody(gold: int, left: int) -> None:
    table = Table("ranger", "druid", chance_rotation="off").chance("crisis").player(0, gold=gold).player(1, gold=gold)
    play = table.dice(5).play().does(0, "stay")
    assert (play.who(0)["gold"], play.who(1)["gold"]) == (left, left)


@rule("PR-5.5", "PR-2.1", "PR-19.8")
@pytest.mark.parametrize(
    ("card", "what", "drawer", "others"), [("fresh_wind", "health", 2, 1), ("magic_wind", "magic", 2, 2)]
)
def test_a_wind_restores_what_is_missing_and_no_more(card: str, what: str, drawer: int, others: int) -> None:
    table = Table("druid", "wandering_monk").chance(card).player(0, health=1, magic=1).player(1, health=1, magic=2)
    play = table.play().does(0, "stay")
    before = {"health": (1, 1), "magic": (1, 2)}[what]
    assert play.who(1)[what] == before[1] + drawer
    assert play.who(0)[what] == before[0] + others
    full = Table("druid", "wandering_monk").chance(card).play().does(0, "stay")
    assert (full.who(0)[what], full.who(1)[what]) == ({"health": 3, "magic": 6}[what], 4)


@rule("PR-5.6", "PR-21.42")
def test_charity_gives_to_everybody_who_ties_for_least() -> None:
    table = Table("ranger", "mercenary", "druid", chance_rotation="off").chance("charity")
    table.player(0, gold=1, health=4, magic=1).player(1, gold=1, health=5, magic=0).player(2, gold=5, health=3, magic=6)
    play = table.play().does(0, "stay")
    assert [play.who(seat)["gold"] for seat in range(3)] == [4, 4, 5]
    assert play.who(1)["magic"] == 2
    assert play.who(0)["magic"] == 1
    assert [play.who(seat)["health"] for seat in range(3)] == [4, 5, 3], "the druid is whole"


@rule("PR-5.7", "PR-20.24")
def test_a_dream_goes_on_with_the_greater_guardian_and_then_the_artifact() -> None:
    table = Table("ranger", "druid", water_realm="off", artifacts="new_five")
    table.sphere(1, "hell_hound", "astral_dragon", "executor")
    table.deck("sphere_1")["known"] = [0, 0, 65535]
    play = table.chance("clairvoyant_dream").play().does(0, "stay").does(1, "sphere", 1)
    assert play.game.view(None)["spheres"][0]["cards"] == ["hell_hound", "astral_dragon", None]


@rule("PR-5.8", "PR-7.1")
def test_the_last_chance_card_is_drawn_before_the_discards_are_shuffled() -> None:
    table = Table("ranger", "druid").chance("good_times")
    deck = table.deck("chance")
    table.pile("chance").extend(deck["cards"][:-1])
    table.data["decks"]["chance"] = {"cards": deck["cards"][-1:], "known": [0]}
    play = table.play().does(0, "stay")
    assert [event["card"] for event in play.told("chance")] == ["good_times"]
    assert play.who(1)["gold"] == 7


@rule("PR-5.9", "PR-21.46")
def test_the_banner_spares_the_last_health_before_the_final_battle() -> None:
    table = Table("ranger", "druid", "mystic", artifacts="base_five").artifact(0, "banner_of_doom")
    table.player(1, health=1).steps(["begin_turn", -1], ["wave_or_draw", 0])
    play = table.play().does(0, "use", "banner_of_doom")
    assert [play.who(seat)["health"] for seat in range(3)] == [5, 1, 2]
    assert play.told("chance") == []


@rule("PR-5.9")
def test_who_does_not_wave_the_banner_draws_a_card() -> None:
    table = Table("ranger", "druid", artifacts="base_five").artifact(0, "banner_of_doom").chance("good_times")
    play = table.steps(["begin_turn", -1], ["wave_or_draw", 0]).play()
    play.does(0, "decline" if "decline" in play.offered(0) else "draw_chance")
    assert play.told("chance")[0]["seat"] == 0
    assert play.who(1)["health"] == 3
