"""PR-1 to PR-7, PR-10 to PR-12: the board, the set-up, rounds, chance, movement, fields, guilds and items."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from hlubina.games.prophecy.cards import GUILDS, STANDARD
from tests.games.prophecy.scene import Table
from tests.kit.marks import rule


def fresh(seats: int = 3, seed: int = 1, **settings: str) -> Any:
    return hlubina.new("prophecy", seats, seed, {"characters": "random", **settings})


@rule("PR-1.1", "PR-1.2", "PR-1.3", "PR-1.5")
def test_the_board_is_a_ring_of_twenty_fields() -> None:
    view = fresh().view(0)
    names = [entry["field"] for entry in view["ring"]]
    assert len(names) == 20
    assert names[0] == "magic_wasteland"
    terrains = [name.split("_")[0] for name in names]
    assert (terrains.count("plains"), terrains.count("mountain")) == (5, 3)
    faces = hlubina.title("prophecy").faces(STANDARD)
    assert [name for name in names if any("gate" in side for side in faces[f"field-{name}"]["symbols"])] == [
        "magic_wasteland",
        "forest_2",
        "mountain_2",
        "city",
    ]
    assert len(view["spheres"]) == 5
    assert view["island"] is not None


@rule("PR-1.6")
def test_ten_characters_have_ten_pairs_of_guilds() -> None:
    assert len({tuple(sorted(pair)) for pair in STANDARD.guilds}) == 10
    assert all([pair[0] for pair in STANDARD.guilds].count(guild) == 2 for guild in range(len(GUILDS)))
    assert set(zip(STANDARD.first_strength, STANDARD.first_will, strict=True)) == {(3, 6), (4, 4), (5, 2)}


@rule("PR-2.1", "PR-2.4", "PR-20.3")
def test_a_character_starts_with_three_gold_and_three_experience() -> None:
    player = Table("ranger", "druid").play().who(0)
    assert (player["gold"], player["xp"], player["items"], player["abilities"]) == (3, 3, [], [])
    assert (player["health"], player["strength"], player["magic"], player["will"]) == (5, 5, 2, 2)


@rule("PR-2.3", "PR-2.6")
def test_attributes_rise_through_cards_up_to_their_maximum() -> None:
    table = Table("ranger", "druid").item(0, "draught_of_giants").player(0, strength=8, health=6)
    assert table.play().offered(0, "use") == []
    play = table.player(0, strength=7, health=6).play().does(0, "use", "draught_of_giants")
    assert (play.who(0)["strength"], play.who(0)["health"]) == (8, 7)


@rule("PR-3.1", "PR-3.2", "PR-18.2", "PR-13.7")
@pytest.mark.parametrize("selection", ["one_of_each_pair", "base_five", "new_five", "random_five", "ten"])
def test_every_sphere_holds_guardians_over_artifacts(selection: str) -> None:
    for seed in range(5):
        data = fresh(seed=seed, artifacts=selection, water_realm="off").dump()
        depth = 4 if selection == "ten" else 3
        spheres = [data["decks"][f"sphere_{number}"]["cards"] for number in range(1, 6)]
        assert all(len(cards) == depth for cards in spheres)
        artifacts = [card for cards in spheres for card in cards[: depth - 2]]
        base = ["astral_sword", "mirror_shield", "royal_cloak", "banner_of_doom", "crown_of_ancient_kings"]
        if selection == "base_five":
            assert sorted(artifacts) == sorted(base)
        if selection == "new_five":
            assert not set(artifacts) & set(base)
        assert len(set(artifacts)) == len(artifacts)


@rule("PR-3.3", "PR-3.4", "PR-3.5", "PR-20.4")
def test_the_first_offers_and_adventures() -> None:
    for seed in range(5):
        game = fresh(seed=seed)
        start = hlubina.new("prophecy", 3, seed).view(None)
        assert [len(guild["offers"]) for guild in start["guilds"].values()] == [1] * 5
        assert len(game.dump()["piles"]["chance"]) >= 1
        assert (len(start["village"]), len(start["city"])) == (2, 2)


@rule("PR-3.6", "PR-18.8")
def test_the_chance_deck_depends_on_the_number_of_players() -> None:
    for seats, plain, rotation in ((2, 19, 19), (3, 19, 19), (4, 25, 24), (5, 25, 24)):
        for setting, cards in (("off", plain), ("on", rotation)):
            game = hlubina.new(
                "prophecy", seats, 1, {"chance_rotation": setting, "water_realm": "off", "treasure_island": "off"}
            )
            view: Any = game.view(None)
            assert view["chance"]["deck"] + len(view["chance"]["discard"]) == cards


@rule("PR-3.7")
def test_characters_are_drafted() -> None:
    game: Any = hlubina.new("prophecy", 3, 5)
    hands = [game.view(seat)["draft"]["hand"] for seat in range(3)]
    assert game.acting() == [0, 1, 2]
    assert game.view(None)["draft"]["hand"] == []
    for seat in (2, 0, 1):
        game.take(seat, game.vocabulary.encode("character", hands[seat][0]))
    assert game.view(1)["draft"]["hand"] == sorted([hands[1][0], hands[0][1]], key=["mystic", "seeress", "illusionist",
        "mercenary", "wandering_monk", "scout", "paladin", "ranger", "enchantress", "druid"].index)  # fmt: skip


@rule("PR-3.8", "PR-3.9")
def test_two_treasures_lie_open_once_the_characters_are_chosen() -> None:
    assert hlubina.new("prophecy", 3, 1).view(0)["island"]["treasures"] == []
    assert len(fresh().view(0)["island"]["treasures"]) == 2
    assert {fresh(seed=seed).first for seed in range(20)} == {0, 1, 2}


@rule("PR-4.2", "PR-7.3", "PR-9.1")
def test_a_turn_reveals_then_fights_then_offers_the_rest() -> None:
    table = (
        Table("ranger", "druid").lay("plains_5", "hidden_chest", "?wolf").at(0, "fortress").at(1, "plains_5").dice(6, 1)
    )
    play = table.player(1, magic=0).player(0, magic=0).play().does(0, "walk", "plains_5")
    assert play.told("revealed")[0]["card"] == "wolf"
    assert play.told("defeated")
    assert {"attack", "opportunity"} <= set(play.offered(0))
    play.does(0, "opportunity", "hidden_chest")
    assert play.game.turn == 1 or "attack" not in play.offered(0)


@rule("PR-4.5")
def test_what_works_once_a_round_is_ready_again_in_the_next() -> None:
    table = (
        Table("ranger", "druid")
        .ability(0, "network_of_spies")
        .lay("plains_1", "wolf", "?bear")
        .lay("forest_1", "imp", "?ogre")
    )
    play = table.play().does(0, "stay").does(0, "use", "network_of_spies").does(0, "decline")
    assert play.game.turn == 1 or "use" not in play.offered(0)


@rule("PR-5.7", "PR-20.24", "PR-17.4")
def test_a_dream_reveals_the_next_card_of_a_sphere() -> None:
    table = Table("ranger", "druid", artifacts="new_five").sphere(1, "gate", "astral_dragon", "executor")
    play = table.at(1, "forest_1").chance("clairvoyant_dream").play().does(0, "stay").does(1, "sphere", 1)
    view = play.game.view(None)
    assert view["water"]["gate"] == 1
    assert view["spheres"][0]["cards"] == ["gate"]
    assert view["water"]["palace_cards"] == [None, None]
    assert "attack_sphere" in play.offered(1)


@rule("PR-5.8")
def test_an_empty_chance_deck_is_made_from_the_discards() -> None:
    table = Table("ranger", "druid")
    table.pile("chance").extend(table.deck("chance")["cards"])
    table.data["decks"]["chance"] = {"cards": [], "known": []}
    assert table.play().does(0, "stay").told("chance")


@rule("PR-6.4", "PR-6.5")
def test_work_instead_of_moving() -> None:
    for field, gold, xp, health, magic in (
        ("city", 5, 3, 4, 3),
        ("thieves_guild", 6, 3, 4, 3),
        ("fortress", 3, 5, 3, 4),
    ):
        play = Table("paladin", "druid").at(0, field).play().does(0, "work")
        player = play.who(0)
        assert (player["gold"], player["xp"], player["health"], player["magic"]) == (gold, xp, health, magic)
    assert "work" not in Table("paladin", "druid").at(0, "fortress").player(0, health=1).play().offered(0)


@rule("PR-7.4")
def test_the_riddler_asks_for_a_price() -> None:
    table = Table("ranger", "druid", more_adventures="on").lay("plains_4", "mad_riddler")
    play = table.play().does(0, "stay").does(0, "opportunity", "mad_riddler")
    assert len(play.offered(0, "number")) == 3
    price = STANDARD.price[play.game.stack.top().first]
    assert play.does(0, "number", price).who(0)["xp"] == 6
    assert "mad_riddler" not in str(fresh().dump())


@rule("PR-10.1", "PR-10.2", "PR-10.3", "PR-10.4")
def test_healing_and_magic_on_their_fields() -> None:
    for field, action, health, magic, gold in (
        ("monastery", "heal", 2, 1, 3),
        ("forest_camp", "heal", 2, 1, 2),
        ("magic_wasteland", "regain_magic", 1, 4, 3),
        ("magic_tower", "regain_magic", 1, 3, 2),
    ):
        table = Table("druid", "ranger").player(0, health=1, magic=1).at(0, field)
        for guild in GUILDS:
            table.offer(guild)
        play = table.play().does(0, "stay").does(0, action)
        assert (play.who(0)["health"], play.who(0)["magic"], play.who(0)["gold"]) == (health, magic, gold)
        again = action in play.offered(0)
        assert again == (field in ("forest_camp", "magic_tower"))


@rule("PR-10.5", "PR-9.2")
def test_the_inn_heals_and_protects_until_the_next_turn() -> None:
    table = Table("druid", "ranger").player(0, health=1, magic=1).at(0, "village").at(1, "village").offer("village")
    play = table.play().does(0, "stay").does(0, "inn")
    assert (play.who(0)["health"], play.who(0)["magic"], play.who(0)["safe"]) == (2, 2, True)


@rule("PR-10.6", "PR-12.1", "PR-12.3")
def test_buying_in_the_city_discards_used_potions() -> None:
    table = Table("druid", "ranger").at(0, "city").offer("city", "healing_potion", "rune_axe").player(0, health=1)
    play = table.play().does(0, "stay")
    assert play.offered(0, "buy") == ["healing_potion"]
    play.does(0, "buy", "healing_potion")
    assert play.who(0)["gold"] == 1
    play.does(0, "use", "healing_potion")
    assert play.who(0)["health"] == 3
    assert play.game.view(0)["common"]["discard"] == ["healing_potion"]


@rule("PR-10.7", "PR-8.8")
def test_a_damaged_item_gives_nothing_until_it_is_repaired() -> None:
    table = Table("druid", "ranger").item(0, "battle_axe!").at(0, "city").offer("city").lay("plains_4", "bear")
    play = table.play()
    assert play.game.view(0)["ring"][16]["cards"][0]["odds"]["strength"]["own"] == 3
    play.does(0, "stay").does(0, "repair")
    assert play.game.view(0)["ring"][16]["cards"][0]["odds"]["strength"]["own"] == 6
    assert play.who(0)["gold"] == 2


@rule("PR-10.8", "PR-11.2")
def test_several_abilities_can_be_learned_in_one_visit() -> None:
    table = (
        Table("mystic", "ranger").offer("magic_tower", "rune_lore", "domination").at(0, "magic_tower").player(0, xp=9)
    )
    play = table.play().does(0, "stay").does(0, "learn", "rune_lore").does(0, "learn", "domination")
    assert play.who(0)["xp"] == 4
    assert play.game.view(0)["guilds"]["magic_tower"]["offers"] == []
