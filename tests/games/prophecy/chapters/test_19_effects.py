"""PR-19 to PR-21: effects of cards, readings and examples, from their other side."""

from __future__ import annotations

import pytest

from tests.games.prophecy.scene import Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]


def swimmer(cell: str, **figures: int) -> Table:
    """A ranger in the realm whose Gate is the first sphere; nothing lies in the water."""
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor")
    for name in list(table.data["water"]["cells"]):
        table.cell(name, None)
    return table.at(0, cell).player(0, **{"bag": 9, "bubbles": 9, **figures}).steps(*WATER)


@rule("PR-19.6", "PR-10.6", "PR-10.10")
def test_haggling_makes_buying_cheaper_and_selling_dearer() -> None:
    table = Table("ranger", "druid").ability(0, "haggling").at(0, "city").offer("city", "battle_axe")
    play = table.item(0, "short_sword").player(0, gold=5).play().does(0, "stay")
    play.does(0, "buy", "battle_axe")
    assert play.who(0)["gold"] == 0, "six less one"
    assert play.does(0, "sell", "short_sword").who(0)["gold"] == 4, "three and one"


@rule("PR-19.6", "PR-6.5")
def test_secret_contracts_make_work_pay_more() -> None:
    table = Table("paladin", "druid").ability(0, "secret_contracts").at(0, "city").offer("city")
    assert table.play().does(0, "work").who(0)["gold"] == 3 + 2 + 1


@rule("PR-19.6", "PR-17.16")
def test_the_black_pearl_is_sold_for_its_full_price() -> None:
    table = Table("ranger", "druid").item(0, "black_pearl").at(0, "village").offer("village")
    assert table.play().does(0, "stay").does(0, "sell", "black_pearl").who(0)["gold"] == 3 + 8


@rule("PR-19.9", "PR-17.5", "PR-17.19")
def test_a_divers_bag_holds_two_bubbles_more() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").at(0, "forest_1")
    play = table.ability(0, "divers_tricks").play().does(0, "attack_sphere").does(0, "bag", 1)
    assert (play.who(0)["bag"], play.who(0)["bubbles"]) == (5, 5)


@rule("PR-19.9", "PR-17.9")
def test_who_can_swim_goes_three_cells() -> None:
    play = swimmer("a2").ability(0, "swimming").play()
    play.does(0, "swim", "east").does(0, "swim", "east").does(0, "swim", "east")
    assert play.who(0)["place"] == "d2"
    plain = swimmer("a2").play().does(0, "swim", "east").does(0, "swim", "east")
    assert (plain.who(0)["place"], plain.game.turn) == ("c2", 1)


@rule("PR-20.8", "PR-17.10", "PR-17.12")
def test_the_second_step_leaves_the_board_only_over_a_cell_that_can_be_passed() -> None:
    free = swimmer("b2").play().does(0, "swim", "north").does(0, "swim", "north")
    assert free.step == "come_ashore"
    held = swimmer("b2").cell("b1", "healing_coral", known=0).player(0, health=3).play().does(0, "swim", "north")
    assert held.who(0)["place"] == "b1"
    assert "swim" not in held.offered(0)


@rule("PR-20.13", "PR-2.2")
def test_a_strength_fight_is_not_weaker_without_magic_and_a_will_fight_is() -> None:
    siren = swimmer("c3", magic=0).cell("c3", "siren").dice(4, 6).play().does(0, "stay")
    assert siren.told("dice")[0]["own"] == 0 + 4
    wolf = Table("ranger", "druid").player(0, magic=0).lay("plains_5", "wolf").at(0, "fortress").dice(1, 6)
    assert wolf.play().does(0, "walk", "plains_5").told("dice")[0]["own"] == 5 + 1


@rule("PR-20.15", "PR-17.5")
@pytest.mark.parametrize(
    ("gold", "sizes"), [(1, ["1"]), (3, ["1", "2"]), (4, ["1", "2", "3"]), (7, ["1", "2", "3", "4"])]
)
def test_bags_are_bought_by_the_price_list(gold: int, sizes: list[str]) -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").at(0, "forest_1")
    play = table.player(0, gold=gold).play().does(0, "attack_sphere")
    assert play.offered(0, "bag") == sizes
    bag = play.game.view(0)["water"]["bags"][len(sizes) - 1]
    play.does(0, "bag", int(sizes[-1]))
    assert (play.who(0)["gold"], play.who(0)["bubbles"]) == (gold - bag["gold"], bag["bubbles"])


@rule("PR-20.18", "PR-6.1")
def test_the_chaplain_sails_without_gold_and_the_harbour_rat_earns_nothing() -> None:
    for ability, gold in (("ships_chaplain", 1), ("harbour_rat", 0)):
        table = Table("ranger", "druid").ability(0, ability).at(0, "village").offer("village").player(0, gold=0)
        assert table.play().does(0, "ship", "plains_3").who(0)["gold"] == gold


@rule("PR-20.28", "PR-8.8")
@pytest.mark.parametrize(
    ("items", "price"), [(["circlet_of_wisdom"], 2), (["diadem_of_clarity"], 1), (["diadem_of_clarity!"], 2)]
)
def test_only_a_whole_diadem_makes_a_will_fight_cheaper(items: list[str], price: int) -> None:
    play = Table("druid", "ranger").item(0, *items).lay("plains_5", "robber").play()
    assert play.game.view(0)["ring"][19]["cards"][0]["odds"]["will"]["price"] == price


@rule("PR-21.7", "PR-21.6")
@pytest.mark.parametrize(("dice", "beaten"), [((3, 5), False), ((4, 5), True), ((6, 1), True)])
def test_the_troll_is_beaten_by_one_as_well_as_by_many(dice: tuple[int, int], beaten: bool) -> None:
    table = Table("ranger", "druid").item(0, "battle_axe").lay("plains_5", "troll").at(0, "fortress").dice(*dice)
    play = table.player(0, magic=0).play().does(0, "walk", "plains_5")
    assert (play.who(0)["xp"], play.who(0)["gold"]) == ((6, 6) if beaten else (3, 3))


@rule("PR-21.43", "PR-17.6")
def test_the_goldfish_helps_who_has_less_than_a_swimmer() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor")
    table.lay("plains_4", "goldfish").at(1, "c3").player(1, gold=9, bag=3, bubbles=3).player(0, gold=0)
    assert table.play().does(0, "stay").offered(0, "opportunity") == ["goldfish"]


@rule("PR-19.6", "PR-10.6")
@pytest.mark.parametrize(("card", "price"), [("provisions", 1), ("dagger", 1), ("mace", 2)])
def test_haggling_saves_one_gold_but_never_the_last(card: str, price: int) -> None:
    table = Table("ranger", "druid").ability(0, "haggling").at(0, "village").offer("village", card)
    play = table.player(0, gold=price).play().does(0, "stay").does(0, "buy", card)
    assert (play.who(0)["gold"], play.items(0)) == (0, [card])


@rule("PR-19.3", "PR-8.5")
@pytest.mark.parametrize(("dice", "offered"), [((1, 6), True), ((3, 3), True), ((4, 3), False)])
def test_a_lucky_amulet_may_reroll_a_loss_or_a_draw_but_no_victory(dice: tuple[int, int], offered: bool) -> None:
    table = Table("ranger", "druid").item(0, "lucky_amulet").lay("plains_5", "living_statue").at(0, "fortress")
    play = table.player(0, strength=8, health=6, magic=0).dice(*dice).play().does(0, "walk", "plains_5")
    assert (play.game.turn == 0 and play.offered(0, "use") == ["lucky_amulet"]) == offered


@rule("PR-19.3", "PR-19.5")
@pytest.mark.parametrize(("monster", "health"), [("robber", 4), ("skeleton", 3)])
def test_a_vampiric_dagger_heals_with_the_blood_of_the_living(monster: str, health: int) -> None:
    table = Table("ranger", "druid").item(0, "vampiric_dagger").lay("plains_5", monster).at(0, "fortress")
    play = table.player(0, health=3, magic=0).dice(6, 1).play().does(0, "walk", "plains_5")
    assert play.told("defeated")
    assert play.who(0)["health"] == health
