"""PR-18 and PR-22: variants and the game alone, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from tests.games.prophecy.scene import Table
from tests.kit.marks import rule

WATER = [["end_turn", -1], ["play_on", -1], ["water_move", 0]]
GUILDS = ["fortress", "thieves_guild", "forest_camp", "magic_tower", "monastery"]
NEW = ["executor", "amulet_of_untouchability", "bronze_steed", "ceremonial_sceptre", "signet_ring"]


@rule("PR-18.1", "PR-5.7")
def test_for_a_dream_two_artifacts_are_one_card() -> None:
    table = Table("ranger", "druid", water_realm="off", artifacts="ten").sphere(1, "executor", "royal_cloak")
    play = table.chance("clairvoyant_dream").play().does(0, "stay").does(1, "sphere", 1)
    assert sorted(map(str, play.game.view(None)["spheres"][0]["cards"])) == ["executor", "royal_cloak"]


@rule("PR-18.1", "PR-20.10", "PR-17.4")
def test_both_artifacts_under_the_gate_move_to_the_palace() -> None:
    table = Table("ranger", "druid", artifacts="ten").sphere(1, "gate", "astral_dragon", "executor", "royal_cloak")
    play = table.at(0, "forest_1").play().does(0, "attack_sphere")
    view = play.game.view(None)
    assert view["spheres"][0]["cards"] == ["gate"]
    assert view["water"]["palace_cards"] == [None, None, None]


@rule("PR-18.3")
def test_peaceful_players_still_fight_otherwise() -> None:
    table = Table("ranger", "druid", maps="peaceful").piece(0, "plains_1").piece(1, "forest_1").meet(1).dice(6, 1)
    play = table.play().does(0, "stay")
    assert play.offered(0, "attack") == ["1"]
    play.does(0, "attack", 1)
    assert (play.who(0)["pieces"], play.who(1)["pieces"]) == (1, 1)
    assert play.who(1)["health"] == 2


@rule("PR-18.4", "PR-21.29")
def test_an_aggressive_winner_chooses_between_the_piece_and_the_usual() -> None:
    table = Table("ranger", "druid", maps="aggressive").piece(1, "forest_1").meet(1).dice(6, 1)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert {"take_piece", "take_spoils"} <= set(play.offered(0))
    play.does(0, "take_spoils")
    assert (play.who(1)["health"], play.who(1)["pieces"], play.who(0)["xp"]) == (2, 1, 4)
    without = Table("ranger", "druid", maps="aggressive").meet(1).dice(6, 1).play().does(0, "stay").does(0, "attack", 1)
    assert without.who(1)["health"] == 2, "without a piece only the usual is left"


@rule("PR-18.5", "PR-21.34")
def test_a_greater_guardian_becomes_a_piece_and_fame_is_what_was_spent() -> None:
    table = Table("ranger", "druid", goal="treasure_hunters").sphere(1, "astral_dragon").at(0, "forest_1")
    play = table.item(0, "rune_axe").player(0, strength=8, health=8).dice(6, 1).play().does(0, "attack_sphere")
    assert play.who(0)["pieces"] == 1
    hunt = Table("ranger", "druid", goal="treasure_hunters").at(0, "treasure_island")
    card = hunt.pile("treasures")[0]
    (needed,) = (entry["maps"] for entry in hunt.play().game.view(0)["island"]["treasures"] if entry["card"] == card)
    hunt.piece(0, *["forest_1", "plains_1", "plains_2", "forest_2"][:needed])
    play = hunt.play().does(0, "stay").does(0, "dig", card)
    assert play.who(0)["fame"] == needed
    assert len(play.game.view(0)["island"]["treasures"]) == 4, "nothing takes its place"


@rule("PR-18.6", "PR-20.14", "PR-21.45")
def test_who_beats_the_king_wins_at_once() -> None:
    table = Table("ranger", "druid", goal="underwater_treasure").gate(1).at(0, "f2").steps(*WATER)
    table.cell("f2", None).item(0, "trident").player(0, bag=9, bubbles=9, strength=8, health=8, magic=0).dice(6, 1)
    play = table.play().does(0, "swim", "north")
    assert play.told("dice")[0]["other"] == 9 + 1
    assert play.game.outcome().winners() == [0]


@rule("PR-18.6", "PR-17.7")
def test_the_kings_palace_costs_air_like_any_cell() -> None:
    table = Table("ranger", "druid", goal="underwater_treasure").gate(1).at(0, "f1").steps(*WATER)
    play = table.player(0, bag=9, bubbles=5, magic=0).chance("good_times").dice(1, 6).play().does(0, "stay")
    assert play.told("fight_lost")
    play.does(1, "stay")
    assert play.who(0)["bubbles"] == 4


@rule("PR-18.7", "PR-20.20", "PR-20.21", "PR-3.2")
def test_one_realm_has_one_gate_among_five_lesser_guardians() -> None:
    for seed in range(8):
        decks = hlubina.new("prophecy", 3, seed, {"characters": "random"}).dump()["decks"]
        tops = [decks[f"sphere_{number}"]["cards"][-1] for number in range(1, 6)]
        assert tops.count("gate") == 1
        assert len(set(tops)) == 5


@rule("PR-18.8", "PR-21.49", "PR-3.6")
@pytest.mark.parametrize(("seats", "rotation", "there"), [(4, "on", False), (4, "off", True), (3, "off", False)])
def test_interesting_times_are_removed_for_four_with_rotation(seats: int, rotation: str, there: bool) -> None:
    game: Any = hlubina.new("prophecy", seats, 1, {"chance_rotation": rotation, "characters": "random"})
    data = game.dump()
    assert ("interesting_times" in data["decks"]["chance"]["cards"] + data["piles"]["chance"]) == there


def arena(die: int, gold: tuple[int, int] = (9, 9)) -> Table:
    """Two before their bids; the light die (0) moves clockwise, the dark one (1) the other way."""
    table = Table("ranger", "druid", artifacts="new_five", water_realm="off").flag("final")
    for sphere in range(1, 6):
        table.sphere(sphere)
    table.artifact(0, *NEW[:3]).artifact(1, *NEW[3:]).player(0, gold=gold[0]).player(1, gold=gold[1])
    bids = [["begin_arena", -1, die, 0], ["bid", 1, die, 0], ["bid", 0, die, 0]]
    table.data["steps"] = [["pass_round", -1, 0, 0], *bids]
    return table


@rule("PR-18.9", "PR-20.19", "PR-21.47", "PR-1.3")
@pytest.mark.parametrize(("die", "field"), [(0, "plains_1"), (1, "plains_4")])
def test_a_sum_beyond_the_ring_goes_on_round_it(die: int, field: str) -> None:
    play = arena(die, (15, 15)).play().does(0, "number", 12).does(1, "number", 12)
    assert play.game.view(0)["arena"] == field
    assert (play.who(0)["gold"], play.who(1)["gold"]) == (3, 3)


@rule("PR-18.9", "PR-20.26")
def test_without_bids_the_arena_is_the_magic_wasteland_and_nobody_may_leave() -> None:
    table = arena(0, (1, 2)).player(0, health=1, magic=0).player(1, health=1, magic=0)
    table.lay("plains_1", "wolf")
    play = table.play()
    while play.step == "bid":
        play.does(play.game.acting()[0], "number", 0)
    assert play.game.view(0)["arena"] == "magic_wasteland"
    assert (play.who(0)["place"], play.who(1)["place"]) == ("magic_wasteland", "magic_wasteland")
    assert (play.who(0)["health"], play.who(1)["magic"]) == (5, 6), "everything is restored"
    seat = play.game.turn
    assert not {"walk", "ride", "gate", "ship"} & set(play.offered(seat))
    assert play.told("chance") == []


@rule("PR-18.9", "PR-21.48")
def test_the_nearest_begins_whatever_was_bid() -> None:
    play = arena(0).at(0, "forest_1").at(1, "plains_3").play().does(0, "number", 0).does(1, "number", 5)
    assert play.game.view(0)["arena"] == "forest_2"
    assert play.game.turn == 0, "four fields away against seven"


@rule("PR-18.11")
def test_three_artifacts_do_not_win_while_another_holder_has_a_pearl() -> None:
    for pearl, won in ((0, True), (1, False)):
        table = Table("ranger", "druid", "mystic", artifacts="new_five", artifacts_to_win="three").gate(1)
        for sphere in range(2, 6):
            table.sphere(sphere)
        table.artifact(0, NEW[1], NEW[2]).artifact(1, NEW[3], NEW[4]).artifact(2, "executor").flag("final")
        table.player(2, pearl=pearl).meet(1).player(1, health=1).dice(6, 1)
        table.data["palace_pearls"] = 3 - pearl
        play = table.play().does(0, "stay").does(0, "attack", 1)
        while "by_strength" in play.offered(play.game.acting()[0]):
            play.does(play.game.acting()[0], "by_strength")
        play.does(1, "lose_health")
        assert play.game.is_over() == won


@rule("PR-18.12", "PR-3.1")
def test_a_certificate_is_had_once_for_gold_and_experience() -> None:
    table = Table("ranger", "druid", goal="certificates").at(0, "fortress").offer("fortress").player(0, gold=9, xp=9)
    play = table.play().does(0, "stay").does(0, "certificate")
    assert (play.who(0)["gold"], play.who(0)["xp"], play.who(0)["certificates"]) == (6, 6, ["fortress"])
    assert "certificate" not in (play.offered(0) if play.game.turn == 0 else [])
    poor = Table("ranger", "druid", goal="certificates").at(0, "fortress").offer("fortress").player(0, gold=2)
    assert poor.play().does(0, "stay").game.turn == 1


# Alone


@rule("PR-22.1")
def test_alone_one_chooses_one_of_two_characters() -> None:
    game: Any = hlubina.new("prophecy", 1, 3)
    hand = game.view(0)["draft"]["hand"]
    assert len(hand) == 2
    game.take(0, game.vocabulary.encode("character", hand[1]))
    assert game.view(0)["players"][0]["character"] == hand[1]
    assert game.view(0)["nemesis"]["field"] == "magic_wasteland"


@rule("PR-22.2", "PR-9.2")
def test_the_nemesis_passes_who_is_safe_and_who_is_elsewhere() -> None:
    safe = Table("ranger").at(0, "forest_camp").offer("forest_camp").dice(2).play().does(0, "stay")
    assert safe.told("nemesis_moved") == [{"field": "forest_camp"}]
    assert safe.told("dice") == []
    away = Table("ranger").at(0, "plains_3").dice(2).play().does(0, "stay")
    assert away.told("dice") == []
    assert away.game.view(0)["nemesis"]["field"] == "forest_camp"


@rule("PR-22.2", "PR-22.3")
def test_each_artifact_makes_the_nemesis_stronger_and_a_loss_costs_one_health() -> None:
    table = Table("ranger", artifacts="new_five", water_realm="off").artifact(0, "ceremonial_sceptre", "signet_ring")
    play = table.at(0, "plains_1").player(0, magic=0).dice(4, 1, 6).play().does(0, "stay")
    play.does(0, "by_strength")
    assert play.told("dice")[0]["other"] == 4 + 2 + 6
    assert play.who(0)["health"] == 4
    assert play.game.view(0)["nemesis"]["field"] == "magic_wasteland"


@rule("PR-22.4", "PR-15.6")
def test_alone_the_second_run_of_the_chance_deck_begins_the_apocalypse() -> None:
    table = Table("ranger").at(0, "monastery").offer("monastery")
    table.data["runs"] = 1
    table.pile("chance").extend(table.deck("chance")["cards"])
    table.data["decks"]["chance"] = {"cards": [], "known": []}
    play = table.play().does(0, "stay")
    assert not play.game.is_over()
    assert play.game.view(0)["apocalypse"]


@rule("PR-18.4")
def test_an_aggressive_defender_who_wins_chooses_as_well() -> None:
    table = Table("ranger", "druid", maps="aggressive").piece(0, "forest_1").meet(1).player(0, health=2).dice(1, 6)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert {"take_piece", "take_spoils"} <= set(play.offered(1))
    play.does(1, "take_piece")
    assert (play.who(0)["pieces"], play.who(1)["pieces"], play.who(0)["health"]) == (0, 1, 2)


@rule("PR-18.9")
def test_in_the_arena_the_only_opponent_is_attacked_without_a_question() -> None:
    play = arena(0).at(0, "forest_2").play().does(0, "number", 5).does(1, "number", 0)
    assert play.told("duel_began") == [{"seat": 0, "opponent": 1}]
