"""PR-16: map pieces and treasures, at their edges."""

from __future__ import annotations

import pytest

from hlubina.games.prophecy.cards import FIELD_NAMES
from tests.games.prophecy.scene import Table
from tests.kit.marks import rule

PORTS = ["mountain_1", "village", "plains_3", "city", "plains_5"]


def digger(*pieces: str) -> Table:
    """A ranger on the island with these pieces; a crystal ball for two and a stone for three lie open."""
    table = Table("ranger", "druid").at(0, "treasure_island").piece(0, *pieces)
    return table.offer("treasures", "crystal_ball", "philosophers_stone")


@rule("PR-16.1", "PR-6.1", "PR-8.8")
def test_the_island_is_no_terrain_and_no_civilization() -> None:
    table = digger().player(0, gold=9, health=3).ability(0, "herbalism", "plains_lore", "hospitality")
    play = table.item(0, "dagger!").play()
    assert play.offered(0, "use") == []
    assert play.offered(0, "walk") == play.offered(0, "ride") == play.offered(0, "gate") == []
    assert play.does(0, "stay").game.turn == 1, "nobody repairs anything there"


@rule("PR-16.2")
def test_a_piece_is_laid_under_the_adventures_of_its_field() -> None:
    table = Table("ranger", "druid").chance("treasure_maps").lay("plains_1", "wolf", "bear")
    maps = table.deck("maps")
    maps["cards"].remove("plains_1")
    maps["cards"].append("plains_1")
    play = table.play().does(0, "stay")
    assert play.field("plains_1") == ["wolf", "bear"]
    assert play.game.view(0)["ring"][FIELD_NAMES.index("plains_1")]["piece"]
    assert sum(entry["piece"] for entry in play.game.view(0)["ring"]) == 2


@rule("PR-16.2", "PR-18.5")
def test_treasure_map_brings_one_piece_and_treasure_hunters_one_more() -> None:
    for goal, pieces in (("artifacts", 1), ("treasure_hunters", 2)):
        table = Table("ranger", "druid", "mystic", "scout", goal=goal).chance("treasure_map")
        assert len(table.play().does(0, "stay").told("piece_placed")) == pieces


@rule("PR-16.3", "PR-20.12")
def test_without_any_piece_left_nothing_is_laid() -> None:
    table = Table("ranger", "druid").chance("treasure_maps")
    table.piece(1, *list(table.deck("maps")["cards"]))
    assert table.play().does(0, "stay").told("piece_placed") == []
    one = Table("ranger", "druid").chance("treasure_maps")
    one.piece(1, *list(one.deck("maps")["cards"])[1:])
    assert len(one.play().does(0, "stay").told("piece_placed")) == 1


@rule("PR-16.4", "PR-21.28")
def test_a_piece_is_taken_at_the_end_of_the_turn_on_an_empty_field() -> None:
    free = Table("ranger", "druid").piece_on("plains_4").play().does(0, "stay")
    assert free.who(0)["pieces"] == 1
    held = Table("ranger", "druid").piece_on("plains_4").lay("plains_4", "hidden_chest").play().does(0, "stay")
    held.does(0, "end_turn")
    assert held.who(0)["pieces"] == 0, "the chest was left"


@rule("PR-16.4", "PR-7.3", "PR-19.4")
def test_sneaking_past_a_monster_does_not_reach_the_map() -> None:
    table = Table("ranger", "druid").piece_on("plains_5").lay("plains_5", "troll").at(0, "fortress")
    play = table.ability(0, "sneaking").play().does(0, "walk", "plains_5").does(0, "use", "sneaking")
    while play.game.turn == 0:
        play.does(0, "end_turn")
    assert play.told("dice") == []
    assert play.who(0)["pieces"] == 0


@rule("PR-16.5", "PR-2.5")
def test_any_number_of_pieces_is_kept_and_only_their_number_is_seen() -> None:
    table = Table("ranger", "druid")
    table.piece(0, *list(table.deck("maps")["cards"])[:10])
    play = table.play().does(0, "stay")
    assert play.step != "drop_item"
    assert play.who(0)["pieces"] == 10
    assert play.game.view(1)["players"][0]["pieces"] == 10


@rule("PR-16.6", "PR-21.30", "PR-9.4")
def test_who_attacks_for_a_map_and_loses_hands_one_over() -> None:
    table = Table("ranger", "druid").piece(0, "plains_1").piece(1, "forest_1").meet(1).player(0, health=2)
    play = table.item(0, "dagger").dice(1, 6).play().does(0, "stay").does(0, "attack_for_map", 1)
    assert (play.who(0)["pieces"], play.who(1)["pieces"]) == (0, 2)
    assert (play.who(0)["health"], play.items(0), play.who(1)["xp"]) == (2, ["dagger"], 3)


@rule("PR-20.27", "PR-18.5")
def test_of_guardians_the_first_of_the_card_list_changes_hands_and_only_after_all_pieces() -> None:
    for pieces, left in (([], ["fallen_king"]), (["forest_1"], ["fallen_king", "queen_of_nightmares"])):
        table = Table("ranger", "druid", goal="treasure_hunters").piece(0, "plains_1").piece(1, *pieces).meet(1)
        table.guardian(1, "fallen_king", "queen_of_nightmares").dice(6, 1)
        play = table.play().does(0, "stay").does(0, "attack_for_map", 1)
        assert play.game.dump()["players"][1]["guardians"] == left


@rule("PR-16.6", "PR-21.29", "PR-20.27")
def test_a_fight_for_maps_needs_a_piece_on_both_sides() -> None:
    for own, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
        table = Table("ranger", "druid").meet(1)
        if own:
            table.piece(0, "plains_1")
        if other:
            table.piece(1, "forest_1")
        play = table.play().does(0, "stay")
        assert bool(play.offered(0, "attack_for_map")) == bool(own and other)


@rule("PR-16.7", "PR-21.31", "PR-6.2")
def test_from_the_island_one_sails_free_to_any_port() -> None:
    play = digger().player(0, gold=0).play()
    assert sorted(play.offered(0, "ship")) == sorted(PORTS)
    assert play.does(0, "ship", "mountain_1").who(0)["gold"] == 0


@rule("PR-16.7")
@pytest.mark.parametrize("gold", [1, 2])
def test_the_return_ticket_costs_two_gold_in_every_port(gold: int) -> None:
    for port in PORTS:
        play = Table("ranger", "druid").at(0, port).player(0, gold=gold).play()
        assert ("treasure_island" in play.offered(0, "ship")) == (gold == 2)


@rule("PR-16.8", "PR-19.7")
def test_a_centaur_carries_to_the_island_and_the_way_back_is_free() -> None:
    table = Table("ranger", "druid").lay("plains_4", "centaur").player(0, gold=0)
    play = table.play().does(0, "stay").does(0, "opportunity", "centaur")
    assert "treasure_island" in play.offered(0, "go_to")
    play.does(0, "go_to", "treasure_island")
    assert play.who(0)["place"] == "treasure_island"


@rule("PR-16.9", "PR-10.9", "PR-21.32")
def test_with_pieces_for_both_only_one_treasure_is_dug_and_with_too_few_none() -> None:
    rich = digger("forest_1", "plains_1", "plains_2", "forest_2", "plains_3").play().does(0, "stay")
    assert sorted(rich.offered(0, "dig")) == ["crystal_ball", "philosophers_stone"]
    rich.does(0, "dig", "crystal_ball")
    assert rich.who(0)["pieces"] == 3
    assert "dig" not in (rich.offered(0) if rich.game.turn == 0 else [])
    assert rich.game.view(0)["maps"]["discard"] == 2
    two = digger("forest_1", "plains_1").play().does(0, "stay")
    assert two.offered(0, "dig") == ["crystal_ball"]
    assert digger("forest_1").play().does(0, "stay").game.turn == 1, "one piece digs nothing"


@rule("PR-16.10", "PR-6.4")
def test_who_stays_on_the_island_may_use_a_card_instead_of_moving_and_dig() -> None:
    table = digger("forest_1", "plains_1").ability(0, "meditation").player(0, magic=0)
    play = table.play().does(0, "use", "meditation")
    assert play.who(0)["magic"] == 2
    play.does(0, "dig", "crystal_ball")
    assert play.items(0) == ["crystal_ball"]


@rule("PR-16.11", "PR-21.33", "PR-21.16", "PR-10.10")
@pytest.mark.parametrize(("card", "gold"), [("crystal_ball", 5), ("philosophers_stone", 8), ("chalice_of_life", 10)])
def test_a_treasure_is_worth_five_gold_a_piece(card: str, gold: int) -> None:
    play = Table("ranger", "druid").item(0, card).at(0, "village").offer("village").play().does(0, "stay")
    assert play.does(0, "sell", card).who(0)["gold"] == 3 + gold


@rule("PR-16.12")
def test_the_last_treasures_are_turned_up_and_then_digging_is_over() -> None:
    table = digger("forest_1", "plains_1", "plains_2", "forest_2")
    table.pile("removed").extend(table.deck("treasures")["cards"])
    table.data["decks"]["treasures"] = {"cards": [], "known": []}
    play = table.play().does(0, "stay").does(0, "dig", "philosophers_stone")
    assert [entry["card"] for entry in play.game.view(0)["island"]["treasures"]] == ["crystal_ball"]
    none = digger("forest_1", "plains_1", "plains_2", "forest_2").offer("treasures")
    none.pile("removed").extend(none.deck("treasures")["cards"])
    none.data["decks"]["treasures"] = {"cards": [], "known": []}
    assert none.play().does(0, "stay").game.turn == 1


@rule("PR-16.4")
def test_a_face_down_adventure_is_turned_up_before_the_map_can_be_taken() -> None:
    table = Table("ranger", "druid").piece_on("plains_5").lay("plains_5", "?wolf").at(0, "fortress").dice(6, 1)
    play = table.play().does(0, "walk", "plains_5")
    assert play.told("defeated")
    assert play.who(0)["pieces"] == 1


@rule("PR-16.6", "PR-9.2")
def test_no_fight_for_maps_on_a_safe_field() -> None:
    for artifact in (False, True):
        table = (
            Table("ranger", "druid", artifacts="base_five")
            .piece(0, "plains_1")
            .piece(1, "forest_1")
            .at(0, "monastery")
            .at(1, "monastery")
            .offer("monastery")
        )
        if artifact:
            table.artifact(1, "executor")
        play = table.play().does(0, "stay")
        assert bool(play.game.turn == 0 and play.offered(0, "attack_for_map")) == artifact
