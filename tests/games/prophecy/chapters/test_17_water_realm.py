"""PR-17: the Water Realm at its edges: no air, no way, somebody else there, the palace before and after."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from tests.games.prophecy.scene import ALL, Play, Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]
CELLS = [f"{column}{row}" for row in range(1, 5) for column in "abcdef"]
INNER = [f"{column}{row}" for row in (2, 3) for column in "bcde"]


def swimmer(cell: str, *others: str, **figures: int) -> Table:
    """A ranger in the realm whose Gate is the first sphere; nothing lies in the water."""
    table = Table("ranger", *(others or ("druid",)), artifacts="new_five").gate(1, "astral_dragon", "executor")
    for name in list(table.data["water"]["cells"]):
        table.cell(name, None)
    return table.at(0, cell).player(0, **{"bag": 9, "bubbles": 9, **figures}).steps(*WATER)


def next_round(play: Play) -> Play:
    """Until seat 0 has to decide in its next round; the others stay where they are."""
    number = play.game.view(None)["round"]
    while not play.game.is_over() and (play.game.view(None)["round"] == number or play.game.turn != 0):
        seat = play.game.acting()[0]
        names = play.offered(seat)
        wish = next((name for name in ("stay", "end_turn", "decline") if name in names), "")
        play.game.take(seat, play.game.vocabulary.encode(wish) if wish else play.game.options(seat)[0])
    return play


def cell(play: Play, name: str) -> dict[str, Any]:
    found: dict[str, Any] = play.game.view(0)["water"]["cells"][CELLS.index(name)]
    return found


@rule("PR-17.1", "PR-20.1")
@pytest.mark.parametrize("layout", ["corners", "balanced"])
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_lies_on_entrance_and_palace_but_a_pearl_for_everybody(layout: str, seats: int) -> None:
    game: Any = hlubina.new("prophecy", seats, 1, {"water_realm": layout, "characters": "random"})
    water = game.view(None)["water"]
    assert {entry["cell"] for entry in water["cells"] if not entry["filled"]} == {water["entrance"], water["palace"]}
    assert (water["pearls"], game.view(None)["underwater_deck"]) == (seats, 5)
    for entry in water["cells"]:
        column, row = "abcdef".index(entry["cell"][0]), int(entry["cell"][1])
        assert entry["light"] == ((column + row) % 2 == 0), "light and dark cells take turns"


@rule("PR-17.2", "PR-18.10", "PR-2.5")
@pytest.mark.parametrize(
    ("realm", "length", "limit"),
    [("off", "normal", 7), ("corners", "normal", 8), ("off", "long", 9), ("corners", "long", 10)],
)
def test_with_the_realm_everybody_may_keep_one_item_and_one_ability_more(realm: str, length: str, limit: int) -> None:
    player = Table("ranger", "druid", water_realm=realm, length=length).play().who(0)
    assert (player["item_limit"], player["ability_limit"]) == (limit, limit)


@rule("PR-17.3", "PR-11.3", "PR-5.2")
def test_an_underwater_ability_that_is_pushed_out_returns_under_its_own_pile() -> None:
    table = Table("ranger", "druid").offer("fortress", "fury").chance("fortress")
    table.pull("deep_combat")
    table.pile("fortress").insert(0, "deep_combat")
    play = table.play().does(0, "stay")
    decks = play.game.dump()["decks"]
    assert decks["underwater"]["cards"][0] == "deep_combat"
    assert "deep_combat" not in decks["fortress"]["cards"]


@rule("PR-17.3", "PR-20.12")
def test_legends_turn_only_what_is_still_face_down_and_never_the_palace() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor")
    table.data["water"]["lying"]["known"] = [ALL] * len(table.data["water"]["cells"])
    table.data["water"]["lying"]["known"][3] = 0
    hidden = table.data["water"]["cells"][3]
    play = table.chance("legends_of_the_deep").play().does(0, "stay")
    assert cell(play, hidden)["face_up"]
    assert play.game.view(None)["water"]["palace_cards"] == [None, None]


@rule("PR-17.5")
def test_one_may_enter_without_a_bag_and_then_has_no_air() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").at(0, "forest_1")
    play = table.player(0, gold=0).play().does(0, "attack_sphere")
    assert (play.who(0)["place"], play.who(0)["bubbles"], play.who(0)["bag"]) == ("a4", 0, 0)


@rule("PR-17.5", "PR-4.1")
def test_entering_ends_the_round_even_in_quiet_times() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").at(0, "mountain_1")
    table.steps(["begin_turn", -1], ["end_turn", -1], ["play_on", -1], ["move", 0])
    play = table.play().does(0, "attack_sphere").does(0, "bag", 1)
    assert play.who(0)["bubbles"] == 3
    assert play.game.turn == 1


@rule("PR-17.5", "PR-17.12")
def test_who_leaves_returns_the_bubbles() -> None:
    play = swimmer("b1").play().does(0, "swim", "north").does(0, "go_to", "forest_1")
    assert (play.who(0)["bubbles"], play.who(0)["bag"]) == (0, 0)


@rule("PR-17.6", "PR-4.4", "PR-5.4")
def test_no_chance_card_reaches_who_is_under_water() -> None:
    table = swimmer("a3", gold=8).player(1, gold=8).chance("crisis").dice(3)
    play = table.play().does(0, "stay")
    assert (play.who(0)["gold"], play.who(1)["gold"]) == (8, 4)
    drawn = next_round(play).told("chance")
    assert {event["seat"] for event in drawn} == {1}, "under water nobody draws"


@rule("PR-17.6", "PR-5.9")
def test_the_banner_cannot_be_waved_from_under_water() -> None:
    table = Table("ranger", "druid", artifacts="base_five").gate(1, "astral_dragon", "astral_sword").at(0, "a4")
    play = table.artifact(0, "banner_of_doom").player(0, bag=9, bubbles=9).steps(*WATER).play()
    next_round(play.does(0, "stay"))
    assert play.step == "water_move"
    assert play.who(1)["health"] == 3


@rule("PR-17.7", "PR-17.20")
def test_in_the_palace_no_bubble_is_used() -> None:
    table = swimmer("f1", bubbles=4, health=5).dice(1, 6)
    play = next_round(table.play().does(0, "stay"))
    assert (play.who(0)["place"], play.who(0)["bubbles"]) == ("f1", 4)


@rule("PR-17.7", "PR-7.2")
def test_bubbles_are_regained_up_to_the_size_of_the_bag() -> None:
    table = swimmer("c1", bag=6, bubbles=1).cell("c2", "undersea_cavity")
    play = table.play().does(0, "swim", "south").does(0, "stay").does(0, "opportunity", "undersea_cavity")
    assert play.who(0)["bubbles"] == 6
    full = swimmer("c1", bag=6, bubbles=6).cell("c2", "undersea_cavity").play().does(0, "swim", "south")
    full.does(0, "stay")
    assert full.game.turn == 1, "nothing is missing, so that there is nothing to decide"
    assert cell(full, "c2")["filled"]


@rule("PR-17.8", "PR-14.1", "PR-14.3")
def test_without_air_the_last_health_is_lost_and_one_drowns() -> None:
    table = swimmer("c3", bag=3, bubbles=0, health=1)
    play = next_round(table.play().does(0, "stay"))
    assert [event["seat"] for event in play.told("died")] == [0]
    assert play.who(0)["place"] == "forest_camp"
    assert not play.who(0)["under_water"]


@rule("PR-17.8", "PR-21.35")
def test_one_bubble_is_enough_for_one_round() -> None:
    play = next_round(swimmer("c3", bag=3, bubbles=1).play().does(0, "stay"))
    assert (play.who(0)["bubbles"], play.who(0)["health"]) == (0, 5)


@rule("PR-17.9", "PR-6.4")
def test_who_stays_may_use_a_card_instead_of_moving_but_none_that_needs_a_terrain() -> None:
    table = swimmer("c3", magic=0).ability(0, "meditation", "herbalism", "riding").player(0, health=3)
    play = table.play()
    assert play.offered(0, "use") == ["meditation"]
    play.does(0, "use", "meditation")
    assert play.who(0)["magic"] == 2
    assert play.who(0)["place"] == "c3"


@rule("PR-17.9", "PR-16.8")
def test_no_boot_card_leads_into_the_realm() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").at(0, "forest_1")
    play = table.item(0, "scroll_of_teleportation").play().does(0, "use", "scroll_of_teleportation")
    assert set(play.offered(0, "go_to")) & set(CELLS) == set()


@rule("PR-17.10", "PR-21.40")
def test_a_face_up_positive_card_may_be_passed_and_a_negative_one_not() -> None:
    play = swimmer("c3").cell("c2", "healing_coral").player(0, health=3).play().does(0, "swim", "north")
    assert play.step == "swim_on"
    play.does(0, "swim", "north")
    assert play.who(0)["place"] == "c1"
    assert cell(play, "c2")["filled"], "it was left alone"
    stopped = swimmer("c2").cell("c3", "whirlpool").play().does(0, "swim", "south")
    assert stopped.who(0)["place"] == "c3"
    assert stopped.step != "swim_on"


@rule("PR-17.10", "PR-17.18", "PR-20.9")
def test_another_character_stops_a_swimmer_who_may_then_attack() -> None:
    table = swimmer("c1").at(1, "c2").player(1, bag=9, bubbles=9)
    play = table.play().does(0, "swim", "south")
    assert play.step != "swim_on"
    assert play.offered(0, "attack") == ["1"]


@rule("PR-17.11")
def test_a_positive_card_that_is_found_may_be_left_face_up() -> None:
    table = swimmer("c1", health=3).cell("c2", "healing_coral", known=0)
    play = table.play().does(0, "swim", "south")
    assert play.told("revealed")[0]["card"] == "healing_coral"
    assert "opportunity" in play.offered(0)
    play.does(0, "end_turn")
    assert (cell(play, "c2")["card"], cell(play, "c2")["face_up"]) == ("healing_coral", True)
    assert play.who(0)["health"] == 3


@rule("PR-17.12", "PR-20.16")
@pytest.mark.parametrize("name", CELLS)
def test_only_the_eight_inner_cells_have_no_way_out(name: str) -> None:
    """From each cell towards each edge: who is at the edge leaves with one step."""
    leaves = False
    for direction in ("north", "east", "south", "west"):
        if name == "f1":
            leaves = True
            break
        play = swimmer(name).play()
        if direction in play.offered(0, "swim"):
            play.does(0, "swim", direction)
            leaves = leaves or play.step == "come_ashore"
    assert leaves == (name not in INNER)


@rule("PR-17.12", "PR-4.2")
def test_who_comes_ashore_plays_on_as_if_just_arrived() -> None:
    table = swimmer("b1", magic=0).lay("forest_1", "wolf").dice(6, 1)
    play = table.play().does(0, "swim", "north").does(0, "go_to", "forest_1")
    assert [event["card"] for event in play.told("defeated")] == ["wolf"]


@rule("PR-17.13", "PR-20.6")
def test_an_obstacle_stays_and_pays_at_every_entry() -> None:
    table = swimmer("c2").cell("c3", "whirlpool")
    play = table.play().does(0, "swim", "south")
    assert play.who(0)["xp"] == 4
    play = next_round(play)
    play.does(0, "swim", "north")
    play.does(0, "swim", "south")
    assert play.who(0)["place"] == "c3"
    assert play.who(0)["xp"] == 5
    assert cell(play, "c3")["card"] == "whirlpool"


@rule("PR-17.14", "PR-21.39")
def test_a_current_may_carry_into_the_next_one() -> None:
    """East from c3 to e3, then south of the board."""
    table = swimmer("c2").cell("c3", "very_strong_current").cell("e3", "strong_current").dice(2, 4)
    play = table.play().does(0, "swim", "south")
    play.does(0, "decline")
    assert [event["direction"] for event in play.told("carried")] == ["east", "south"]
    assert play.step == "come_ashore"


@rule("PR-17.14")
def test_a_current_passes_over_a_cell_and_stops_on_an_empty_one() -> None:
    table = swimmer("c2").cell("c3", "very_strong_current").cell("d3", "healing_coral").dice(2)
    play = table.player(0, health=3).play().does(0, "swim", "south")
    assert play.who(0)["place"] == "e3"
    assert play.who(0)["health"] == 3
    assert "opportunity" not in play.offered(0)


@rule("PR-17.15", "PR-21.36")
def test_a_monster_that_was_not_beaten_is_fought_again_and_then_gone() -> None:
    table = swimmer("c2", strength=8, health=8, magic=0).cell("c3", "giant_crab", known=0).dice(1, 2)
    play = table.play().does(0, "swim", "south")
    assert play.told("fight_drawn")
    assert (play.who(0)["place"], play.game.turn) == ("c3", 1)
    again = swimmer("c3", strength=8, health=8, magic=0).cell("c3", "giant_crab").dice(6, 1).play().does(0, "stay")
    assert [event["card"] for event in again.told("defeated")] == ["giant_crab"]
    assert not cell(again, "c3")["filled"]
    assert "giant_crab" in again.game.view(0)["removed"]


@rule("PR-17.15", "PR-17.8")
def test_running_without_air_costs_two_health() -> None:
    table = swimmer("c3", bag=3, bubbles=0).cell("c3", "giant_crab")
    play = table.play().does(0, "swim", "south")
    assert (play.who(0)["bubbles"], play.who(0)["health"]) == (0, 3)


@rule("PR-17.16")
def test_an_item_is_free_and_leaves_the_game_when_it_is_sold() -> None:
    table = swimmer("c1", gold=0).cell("c2", "black_pearl", known=0)
    play = table.play().does(0, "swim", "south").does(0, "take")
    assert play.items(0) == ["black_pearl"]
    assert play.who(0)["gold"] == 0
    sold = Table("ranger", "druid").item(0, "black_pearl").at(0, "city").play().does(0, "stay")
    sold.does(0, "sell", "black_pearl")
    assert "black_pearl" in sold.game.view(0)["removed"]


@rule("PR-17.16", "PR-11.1")
def test_an_ability_of_the_water_costs_experience_only_and_may_be_left() -> None:
    table = swimmer("c1", gold=0, xp=2).cell("c2", "swimming", known=0)
    play = table.play().does(0, "swim", "south")
    left = Play(play.game.copy())
    play.does(0, "learn", "swimming")
    assert (play.who(0)["abilities"], play.who(0)["xp"], play.who(0)["gold"]) == (["swimming"], 0, 0)
    left.does(0, "end_turn")
    assert cell(left, "c2")["card"] == "swimming"
    poor = swimmer("c1", gold=9, xp=1).cell("c2", "swimming", known=0).play().does(0, "swim", "south")
    assert "learn" not in poor.offered(0)


@rule("PR-17.17", "PR-21.37")
def test_in_a_will_fight_full_hands_cost_nothing() -> None:
    table = swimmer("c3", will=6, magic=6).item(0, "battle_axe").cell("c3", "siren").dice(1, 6)
    assert table.play().does(0, "stay").told("dice")[0]["own"] == 6 + 1


@rule("PR-17.18", "PR-21.41")
def test_a_loser_with_air_gives_up_one_bubble_and_one_health() -> None:
    table = swimmer("c2", magic=0).at(1, "c2").player(1, bag=3, bubbles=2, magic=0).item(1, "dagger").dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    other = Play(play.game.copy())
    play.does(1, "lose_health")
    assert (play.who(1)["health"], play.who(1)["bubbles"]) == (2, 2 - 1 - (play.game.turn == 1))
    other.does(1, "give_item")
    assert other.items(0) == ["dagger"]
    assert other.who(1)["health"] == 3


@rule("PR-17.19", "PR-17.18")
def test_an_underwater_ability_works_against_characters_in_the_realm_and_nowhere_else() -> None:
    totals = []
    for where in ("c2", "plains_4"):
        for cards in ((), ("deep_combat",)):
            table = swimmer("c2") if where == "c2" else Table("ranger", "druid", artifacts="new_five")
            table.ability(0, *cards).item(0, "battle_axe").meet(1).player(1, bag=9, bubbles=9 if where == "c2" else 0)
            if where != "c2":
                table.player(1, bag=0)
            play = table.dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
            totals.append(play.told("dice")[0]["own"])
    assert totals == [5 + 3 - 2 + 6, 5 + 3 + 6, 5 + 3 + 6, 5 + 3 + 6]


@rule("PR-17.20", "PR-21.38")
def test_who_loses_in_the_palace_stays_and_may_leave_or_attack_again() -> None:
    table = swimmer("f2", health=5, magic=0).dice(1, 6)
    play = table.play().does(0, "swim", "north")
    assert play.told("fight_lost")
    assert play.who(0)["place"] == "f1"
    play = next_round(play)
    assert {"stay", "swim"} <= set(play.offered(0))
    assert set(play.offered(0, "swim")) >= {"north", "east"}


@rule("PR-17.20")
def test_nobody_is_attacked_in_the_palace() -> None:
    table = swimmer("f1", health=5, magic=0).at(1, "f1").player(1, bag=9, bubbles=9).dice(1, 1)
    play = table.play().does(0, "stay")
    assert play.told("dice")[0]["other"] == 10 + 1, "the guardian was attacked"
    assert "attack" not in play.offered(0)


@rule("PR-17.21", "PR-13.4", "PR-15.2")
def test_after_the_conquest_the_round_is_over_though_the_field_offers_something() -> None:
    table = swimmer("f2", strength=8, health=4).item(0, "rune_axe").lay("forest_1", "hidden_chest").dice(6, 1)
    play = table.play().does(0, "swim", "north")
    play.does(0, "go_to", "forest_1")
    assert play.who(0)["artifacts"] == ["executor"]
    assert play.field("forest_1") == ["hidden_chest"]
    assert play.game.turn == 1


@rule("PR-17.22", "PR-21.44")
def test_a_later_visitor_gets_a_pearl_and_plays_on() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1).artifact(1, "executor").at(0, "f2")
    table.cell("f2", None).player(0, bag=9, bubbles=9, health=1, magic=0).player(1, pearl=1)
    table.data["palace_pearls"] = 1
    table.lay("forest_1", "hidden_chest").steps(*WATER)
    play = table.play().does(0, "swim", "north").does(0, "go_to", "forest_1")
    player = play.who(0)
    assert (player["pearl"], player["health"], player["magic"]) == (True, 5, 2)
    assert play.offered(0, "opportunity") == ["hidden_chest"]


@rule("PR-17.23")
@pytest.mark.parametrize(("own", "other", "bonus"), [(1, 0, 1), (1, 1, 0), (0, 1, 0)])
def test_a_pearl_helps_against_who_has_none(own: int, other: int, bonus: int) -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor").meet(1)
    table.player(0, pearl=own).player(1, pearl=other)
    table.data["palace_pearls"] = 2 - own - other
    play = table.dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
    assert play.told("dice")[0]["own"] == 5 + 6 + bonus
    assert play.told("dice")[0]["other"] == 3 + 1 + (other - own == 1)


@rule("PR-17.24", "PR-15.4")
def test_artifacts_of_the_drowned_wait_on_their_cell() -> None:
    table = swimmer("c3", bag=3, bubbles=0, health=1).artifact(0, "signet_ring")
    play = next_round(table.play().does(0, "stay"))
    assert cell(play, "c3")["artifacts"] == ["signet_ring"]
    assert play.who(0)["artifacts"] == []
    finder = swimmer("c2")
    finder.pull("signet_ring")
    finder.data["dropped"] = play.game.dump()["dropped"]
    taken = finder.play().does(0, "swim", "south")
    taken.does(0, "stay")
    assert taken.who(0)["artifacts"] == ["signet_ring"]


@rule("PR-17.24")
def test_the_pearl_of_the_dead_goes_back_to_the_palace() -> None:
    table = (
        Table("ranger", "druid", artifacts="new_five")
        .gate(1, "astral_dragon", "executor")
        .player(0, pearl=1, health=1, magic=0)
    )
    table.data["palace_pearls"] = 1
    play = table.lay("plains_5", "stone_giant").at(0, "fortress").dice(1, 6).play().does(0, "walk", "plains_5")
    assert play.told("died")
    assert not play.who(0)["pearl"]
    assert play.game.view(0)["water"]["pearls"] == 2


@rule("PR-17.18", "PR-16.6")
def test_a_fight_for_maps_under_water_costs_no_bubble() -> None:
    table = Table("ranger", "druid", artifacts="new_five").gate(1, "astral_dragon", "executor")
    table.cell("c2", None).at(0, "c2").meet(1).player(0, bag=9, bubbles=9).player(1, bag=9, bubbles=5)
    table.piece(0, "plains_1").piece(1, "forest_1").steps(["end_turn", -1], ["play_on", -1], ["water_move", 0])
    play = table.dice(6, 1).play().does(0, "stay").does(0, "attack_for_map", 1)
    assert (play.who(0)["pieces"], play.who(1)["pieces"], play.who(1)["health"]) == (2, 0, 3)
    assert play.told("lost_bubble") == [{"seat": 1, "total": 4}], "one for the round that has begun"
