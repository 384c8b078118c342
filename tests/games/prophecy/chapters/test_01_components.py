"""PR-1 to PR-3: components, characters and set-up, at their edges."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hlubina
from hlubina.games.prophecy.cards import FIELD_NAMES, GUILDS, STANDARD
from hlubina.games.prophecy.names import CARD_NAMES
from tests.games.prophecy.scene import Table
from tests.kit.marks import rule

SEEDS = range(8)
RARE = set(CARD_NAMES[CARD_NAMES.index("sword_of_heroes") : CARD_NAMES.index("philosophers_stone")])


def fresh(seats: int = 3, seed: int = 1, **settings: str) -> Any:
    return hlubina.new("prophecy", seats, seed, {"characters": "random", **settings})


# PR-1


@rule("PR-1.1", "PR-6.1")
def test_the_ring_closes_behind_the_last_field() -> None:
    play = Table("ranger", "druid").at(0, FIELD_NAMES[0]).play()
    assert sorted(play.offered(0, "walk")) == sorted([FIELD_NAMES[1], FIELD_NAMES[19]])
    assert sorted(play.offered(0, "ride")) == sorted([FIELD_NAMES[2], FIELD_NAMES[18]])


@rule("PR-1.1")
def test_without_treasure_island_the_middle_of_the_board_is_empty() -> None:
    view = fresh(treasure_island="off").view(None)
    assert view["island"] is None
    assert len(view["ring"]) == 20


@rule("PR-1.2")
def test_only_wilderness_gets_adventures_and_map_pieces() -> None:
    wild = [name for name in FIELD_NAMES[:20] if name.split("_")[0] in ("forest", "mountain", "plains")]
    wild.remove("forest_camp")
    assert Counter(name.split("_")[0] for name in wild) == {"forest": 4, "mountain": 3, "plains": 5}
    assert sorted(fresh().dump()["decks"]["maps"]["cards"]) == sorted(wild)
    for card in ("forest", "mountains", "plains"):
        play = Table("ranger", "druid").chance(card).play().does(0, "stay")
        filled = {entry["field"] for entry in play.game.view(0)["ring"] if entry["cards"]}
        assert filled == {name for name in wild if name.startswith(card.removesuffix("s"))}


@rule("PR-1.4", "PR-21.3", "PR-13.1")
def test_the_fields_of_a_sphere_lie_on_either_side_of_a_guild_house() -> None:
    ring = FIELD_NAMES[:20]
    for sphere in fresh().view(0)["spheres"]:
        first, second = (ring.index(name) for name in sphere["fields"])
        assert second - first == 2
        assert ring[first + 1] in GUILDS


@rule("PR-1.5", "PR-8.2")
def test_the_light_die_is_the_active_players() -> None:
    table = Table("ranger", "druid").meet(1).dice(5, 2)
    play = table.play().does(0, "stay").does(0, "attack", 1)
    assert play.told("dice")[0] == {"seat": 0, "light": 5, "dark": 2, "own": 5 + 5, "other": 3 + 2}


@rule("PR-1.6", "PR-14.3")
def test_every_character_starts_in_the_house_of_the_first_guild() -> None:
    seen = set()
    for seed in range(12):
        for player in fresh(5, seed).view(None)["players"]:
            assert player["place"] == player["guilds"][0]
            assert len(set(player["guilds"])) == 2
            seen.add(player["character"])
    assert len(seen) == 10


# PR-2


@rule("PR-2.1", "PR-2.2")
def test_nobody_is_healed_beyond_full_strength() -> None:
    table = Table("ranger", "druid").item(0, "healing_potion").player(0, health=4)
    assert table.play().does(0, "use", "healing_potion").who(0)["health"] == 5
    assert "use" not in Table("ranger", "druid").item(0, "healing_potion").play().offered(0)


@rule("PR-2.3", "PR-2.6")
@pytest.mark.parametrize(("will", "raised"), [(9, True), (10, False)])
def test_will_rises_to_ten_and_no_farther(will: int, raised: bool) -> None:
    table = Table("druid", "ranger").item(0, "book_of_sages").player(0, will=will, magic=3)
    play = table.play()
    assert (play.offered(0, "use") == ["book_of_sages"]) == raised
    if raised:
        play.does(0, "use", "book_of_sages")
        assert (play.who(0)["will"], play.who(0)["magic"]) == (10, 4)


@rule("PR-2.3")
def test_a_reward_beyond_the_maximum_is_lost() -> None:
    table = Table("ranger", "druid").player(0, strength=8, health=8, magic=0).lay("plains_5", "manticore")
    play = table.at(0, "fortress").dice(6, 1).play().does(0, "walk", "plains_5")
    assert play.told("defeated")
    assert (play.who(0)["strength"], play.who(0)["health"]) == (8, 8)


@rule("PR-2.4", "PR-20.3")
def test_everybody_starts_with_the_same_and_with_full_cubes() -> None:
    for seed in SEEDS:
        for player in fresh(5, seed, chance_rotation="off").dump()["players"]:
            number = player["character"]
            assert (player["strength"], player["will"]) == (
                STANDARD.first_strength[number],
                STANDARD.first_will[number],
            )
            assert (player["items"], player["abilities"], player["artifacts"]) == ([], [], [])


@rule("PR-2.5", "PR-21.18", "PR-21.19")
@pytest.mark.parametrize(("what", "limit"), [("gold", 15), ("xp", 15)])
def test_what_is_above_the_limit_is_lost_at_the_end_of_ones_own_round_only(what: str, limit: int) -> None:
    table = Table("ranger", "druid").player(0, **{what: limit + 4}).player(1, **{what: limit + 4})
    play = table.chance("quiet_times").play().does(0, "stay")
    assert play.who(0)[what] == limit
    assert play.who(1)[what] == limit + 4, "the round has just begun"


@rule("PR-2.6", "PR-19.5")
def test_a_master_teaches_for_experience() -> None:
    table = Table("ranger", "druid").lay("plains_4", "master_at_arms").player(0, xp=4)
    play = table.play().does(0, "stay").does(0, "opportunity", "master_at_arms")
    assert (play.who(0)["strength"], play.who(0)["health"], play.who(0)["xp"]) == (6, 6, 0)


# PR-3


@rule("PR-3.1")
def test_without_the_modules_their_cards_are_not_in_the_game() -> None:
    plain = str(fresh(5, water_realm="off", treasure_island="off").dump()["decks"])
    for card in ("gate", "legends_of_the_deep", "treasure_map", "philosophers_stone", "trident", "deep_combat"):
        assert f"'{card}'" not in plain
    full = str(fresh(5).dump())
    for card in ("legends_of_the_deep", "treasure_maps", "treasure_map", "philosophers_stone"):
        assert f"'{card}'" in full


@rule("PR-3.2", "PR-20.5")
def test_guardians_are_drawn_from_five_or_from_eight() -> None:
    extra = {"gargoyle", "soul_hunter", "astral_scorpion", "iron_colossus", "archdemon", "reaper"}
    found: dict[str, set[str]] = {"base": set(), "all": set()}
    for setting, cards in found.items():
        for seed in range(20):
            decks = fresh(2, seed, guardians=setting, water_realm="off").dump()["decks"]
            for number in range(1, 6):
                cards |= set(decks[f"sphere_{number}"]["cards"])
    assert not found["base"] & extra
    assert found["all"] >= extra


@rule("PR-3.3", "PR-11.2")
def test_the_first_offer_of_a_guild_is_one_of_its_own_abilities() -> None:
    for seed in SEEDS:
        data = hlubina.new("prophecy", 2, seed).dump()
        for guild in GUILDS:
            (card,) = data["piles"][guild]
            assert card not in data["decks"][guild]["cards"]
            assert len(data["decks"][guild]["cards"]) == 9


@rule("PR-3.4", "PR-20.4")
def test_the_city_offers_one_common_and_one_rare_item_and_the_village_two_common_ones() -> None:
    for seed in SEEDS:
        piles = hlubina.new("prophecy", 2, seed).dump()["piles"]
        assert (len(piles["city"]), len(set(piles["city"]) & RARE)) == (2, 1)
        assert len(piles["village"]) == 2
        assert not set(piles["village"]) & RARE


@rule("PR-3.5", "PR-5.1")
def test_one_terrain_has_an_adventure_on_each_of_its_fields() -> None:
    terrains = set()
    for seed in range(20):
        data = hlubina.new("prophecy", 2, seed).dump()
        filled = {name for name, field in zip(FIELD_NAMES, data["fields"], strict=False) if field["cards"]}
        kinds = {name.split("_")[0] for name in filled}
        assert len(kinds) == 1
        terrains |= kinds
        assert len(filled) == {"forest": 4, "mountain": 3, "plains": 5}[min(kinds)]
        assert all(len(field["cards"]) < 2 for field in data["fields"])
        assert [card.removesuffix("s") for card in data["piles"]["chance"]] == [min(kinds).removesuffix("s")]
    assert terrains == {"forest", "mountain", "plains"}


@rule("PR-3.6", "PR-16.2")
@pytest.mark.parametrize(("seats", "map_card"), [(2, False), (3, False), (4, True), (5, True)])
def test_treasure_map_joins_with_four_and_treasure_maps_always(seats: int, map_card: bool) -> None:
    data = fresh(seats).dump()
    cards = data["decks"]["chance"]["cards"] + data["piles"]["chance"]
    assert ("treasure_map" in cards) == map_card
    assert (cards.count("treasure_maps"), cards.count("legends_of_the_deep")) == (1, 1)


@rule("PR-3.7", "PR-1.6")
@pytest.mark.parametrize("seats", [2, 5])
def test_after_the_draft_everybody_plays_another_character(seats: int) -> None:
    game: Any = hlubina.new("prophecy", seats, 5)
    while game.view(None)["draft"] is not None:
        seat = game.acting()[-1]
        game.take(seat, game.options(seat)[0])
    assert len({player["character"] for player in game.view(None)["players"]}) == seats
    assert game.view(None)["step"] != "draft"


@rule("PR-3.8")
def test_treasures_and_pieces_are_counted() -> None:
    view = fresh().view(None)
    assert view["island"]["deck"] + len(view["island"]["treasures"]) == 10
    data = fresh(seed=3).dump()
    placed = len(data["pieces_on"]) + sum(len(player["pieces"]) for player in data["players"])
    assert len(data["decks"]["maps"]["cards"]) + placed == 12


@rule("PR-3.9", "PR-4.1")
def test_play_goes_clockwise_from_the_first_player() -> None:
    for seed in SEEDS:
        game = fresh(4, seed)
        first = game.first
        seen = [game.turn]
        while len(seen) < 5 and not game.is_over():
            seat = game.acting()[0]
            game.take(seat, game.options(seat)[-1])
            if game.turn != seen[-1]:
                seen.append(game.turn)
        assert seen == [(first + number) % 4 for number in range(5)]
