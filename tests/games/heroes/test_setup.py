"""H-1, H-2 and H-11: the table before the first turn."""

from __future__ import annotations

import random

import pytest

import hlubina
from tests.games.heroes.scene import (
    CARDS,
    CLANS,
    SCENARIOS,
    answer,
    asked,
    display,
    hand,
    onward,
    player,
    room,
    step,
    table,
)
from tests.kit.marks import rule


def begun(seats: int = 2, seed: int = 3, **settings: str) -> hlubina.Game:
    """A game at the first turn; whatever is asked before is answered at random."""
    game = hlubina.new("heroes", seats, seed, settings)
    chooser = random.Random(seed)
    while game.turns == 0:
        answer(game, chooser.choice(sorted(asked(game))))
    return game


@rule("H-2.1", "H-1.1", "H-1.2", "H-2.5")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_the_dungeon_is_as_the_scenario_says(name: str) -> None:
    scenario = SCENARIOS[name]
    game = begun(4, scenario=name, clans="drawn")
    view = game.view(None)
    assert {entry["room"]: entry["distance"] for entry in view["rooms"]} == scenario["distance"]
    assert {entry["room"]: entry["chest"] for entry in view["rooms"] if entry["chest"]} == scenario["chests"]
    assert {entry["room"] for entry in view["rooms"] if entry["portal"] == "unfinished"} == set(scenario["portals"])
    traps = {**scenario.get("traps", {})}
    for place, number in scenario["players"]["4"].get("traps", {}).items():
        traps[place] = traps.get(place, 0) + number
    assert {entry["room"]: entry["tokens"]["trap"] for entry in view["rooms"] if "trap" in entry["tokens"]} == traps
    more = scenario["players"]["4"].get("heroes", {})
    for place, there in scenario.get("heroes", {}).items():
        assert sum(room(game, place)["resting"].values()) == len(there) + len(more.get(place, []))
    for place, there in scenario.get("resources", {}).items():
        assert sum(number for token, number in room(game, place)["tokens"].items() if token != "trap") == len(there)


@rule("H-1.1")
def test_corridors_are_where_two_doorways_meet() -> None:
    for name, scenario in SCENARIOS.items():
        game = hlubina.new("heroes", 1, 1, {"scenario": name})
        made = {
            tuple(sorted((entry["room"], other))) for entry in game.view(None)["rooms"] for other in entry["corridors"]
        }
        assert made == {tuple(pair) for pair in scenario["corridors"]}


@rule("H-2.2", "H-1.4")
@pytest.mark.parametrize(("promo", "cards"), [("off", 28), ("on", 32)])
def test_five_loot_cards_are_shown(promo: str, cards: int) -> None:
    game = begun(promo=promo)
    assert len(display(game)) == 5
    assert game.view(None)["loot"]["deck"] == cards - 5


@rule("H-2.3", "H-1.5")
def test_chests_are_random_and_their_backs_hidden() -> None:
    backs = {
        str(entry["back"]["cards"])
        for seed in range(30)
        for entry in hlubina.new("heroes", 1, seed).dump()["rooms"]
        if entry["room"] == "study"
    }
    assert len(backs) > 2
    assert "back" not in room(hlubina.new("heroes", 1, 1), "study")
    supply = hlubina.new("heroes", 1, 1).view(None)["supply"]["chests"]
    assert sum(supply.values()) == CARDS["tokens"]["chests"] - len(SCENARIOS["s01"]["chests"])


@rule("H-2.4")
def test_the_enemy_deck_has_sixteen_hero_cards_and_those_of_the_scenario() -> None:
    left = hlubina.new("heroes", 1, 1, {"scenario": "s12"}).view(None)["enemy"]
    assert left["deck"] == 16 + 5
    assert left["left"]["champion"] == 2
    assert sum(number for name, number in left["left"].items() if name.startswith("rogue_")) == 4


@rule("H-2.6")
def test_everybody_picks_a_clan_that_is_free() -> None:
    game = hlubina.new("heroes", 3, 1)
    assert (game.acting(), step(game), len(asked(game))) == ([0], "choose_clan", 9)
    answer(game, "clan imps")
    assert game.acting() == [1]
    assert "clan imps" not in asked(game)
    answer(game, "clan dragon", "clan ratfolk")
    assert [player(game, seat)["clan"] for seat in range(3)] == ["imps", "dragon", "ratfolk"]


@rule("H-2.6")
def test_clans_may_be_drawn_or_limited_to_the_chapter() -> None:
    drawn = {hlubina.new("heroes", 1, seed, {"clans": "drawn"}).view(None)["players"][0]["clan"] for seed in range(80)}
    assert drawn == set(CLANS)
    chapter = hlubina.new("heroes", 2, 1, {"clans": "chapter", "scenario": "s06"})
    assert asked(chapter) == {f"clan {name}" for name in CARDS["chapters"][1]["clans"]}


@rule("H-2.7", "H-1.3")
@pytest.mark.parametrize("clan", sorted(CLANS))
def test_each_clan_begins_with_its_figures_in_rooms_of_its_type(clan: str) -> None:
    game = hlubina.new("heroes", 1, 1)
    answer(game, f"clan {clan}")
    start = CLANS[clan]["start"]
    rooms = CARDS["room_types"][start["type"]]["rooms"]
    while step(game) == "place_monster":
        assert onward(game) == {"done"} or onward(game) <= {f"room {name}" for name in rooms}
        answer(game, max(onward(game)))
    there = [entry for entry in game.view(None)["rooms"] if entry["monsters"]]
    assert {entry["room"] for entry in there} <= set(rooms)
    assert sum(len(group["wounds"]) for entry in there for group in entry["monsters"]) == start["count"]
    assert player(game)["lair"] == CLANS[clan]["monsters"] - start["count"]
    assert player(game)["hit_points"] == CLANS[clan]["hp"]


@rule("H-2.8", "H-1.3")
def test_everybody_has_ten_cards_and_draws_five() -> None:
    game = begun(4)
    for seat in range(4):
        assert len(hand(game, seat)) == 5
        assert len(player(game, seat)["pile"]) == 5


@rule("H-2.10")
def test_the_smallest_clan_begins() -> None:
    game = hlubina.new("heroes", 3, 1)
    answer(game, "clan ratfolk", "clan dragon", "clan imps")
    while game.turns == 0:
        answer(game, min(asked(game)))
    assert game.view(None)["player"] == 1


@rule("H-2.11")
def test_the_laboratory_needs_a_clan_that_nobody_plays() -> None:
    game = hlubina.new("heroes", 2, 1, {"scenario": "s07"})
    answer(game, "clan dragon", "clan imps")
    assert step(game) == "choose_unused"
    assert len(asked(game)) == 7
    answer(game, "clan ghosts")
    assert game.view(None)["loot"]["unused_clan"] == "ghosts"
    assert game.view(None)["loot"]["deck"] == 28 + 10 - 5
    drawn = begun(2, scenario="s07", clans="drawn").view(None)
    assert drawn["loot"]["unused_clan"] not in [entry["clan"] for entry in drawn["players"]]


@rule("H-2.12")
def test_the_architect_shows_three_tiles() -> None:
    tiles = hlubina.new("heroes", 1, 1, {"scenario": "s08"}).view(None)["tiles"]
    assert (len(tiles["shown"]), tiles["pile"]) == (3, 1)


@rule("H-1.5")
def test_hands_are_open_and_draw_piles_tell_their_cards_but_not_their_order() -> None:
    game = begun(2)
    assert game.view(0)["players"] == game.view(1)["players"] == game.view(None)["players"]
    pile = player(game, 1)["pile"]
    assert pile == sorted(pile, key=pile.index)
    orders = {
        tuple(game.imagine(0, hlubina.stream(number, "order")).dump()["players"][1]["pile"]["cards"])
        for number in range(20)
    }
    assert len(orders) > 1


@rule("H-11.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_and_an_invasion_follows_every_turn(seats: int) -> None:
    game = begun(seats, clans="drawn")
    first = game.view(None)["player"]
    answer(game, "end_play")
    while game.turns == 1:
        answer(game, "reveal" if "reveal" in asked(game) else max(asked(game)))
    assert len(game.view(None)["enemy"]["discard"]) >= 1
    assert game.view(None)["player"] == (first + 1) % seats


@rule("H-11.3")
@pytest.mark.parametrize(("clans", "number"), [("one", 1), ("two", 2), ("three", 3), ("four", 4)])
def test_alone_one_may_lead_several_clans(clans: str, number: int) -> None:
    game = begun(1, solo_clans=clans)
    assert [entry["seat"] for entry in game.view(None)["players"]] == [0] * number
    assert game.acting() == [0]
    many = begun(2, solo_clans=clans)
    assert len(many.view(None)["players"]) == 2, "only for a single player"


@rule("H-8.4")
def test_the_supply_is_what_the_card_file_says() -> None:
    game = table("dragon")
    supply = game.view(None)["supply"]
    assert supply["tokens"]["trap"] == CARDS["tokens"]["traps"]
    assert supply["heroes"] == dict.fromkeys(["rogue", "warrior", "archer", "mage"], CARDS["tokens"]["hero_each"])
    assert supply["portals"] == CARDS["tokens"]["portals"]
