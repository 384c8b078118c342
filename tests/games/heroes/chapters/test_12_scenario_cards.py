"""H-12: scenario cards where nothing is there, everything is equal, or it happens twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlubina
from tests.games.heroes.scene import (
    CARD_FILE,
    CARDS,
    SCENARIOS,
    answer,
    asked,
    chest,
    discard,
    end_turn,
    hand,
    heroes,
    lead,
    monsters,
    room,
    spread,
    step,
    suffer,
    supply,
    table,
    tokens,
)
from tests.kit.marks import rule

FIVE = "dragon_claws*2 dragon_flight*2 dragon_fury"  # a hand without a defence that draws no card


@rule("H-12.1")
def test_the_token_must_lie_in_the_room_that_the_card_names() -> None:
    rooms = {"vault": "dragon", "sewer": "frog*3"}
    game = table("dragon", rooms=rooms, hands=[FIVE], enemy="olga")
    end_turn(game)
    assert step(game) == "discard_card", "the frogs in the sewer do not help"
    assert tokens(game, "sewer") == {"frog": 3}


@rule("H-12.1", "H-2.5")
def test_what_is_paid_returns_to_the_supply_and_only_so_much_leaves() -> None:
    game = table("dragon", scenario="s04", rooms={"vault": "dragon gold*3"}, enemy="bailiffs")
    before = supply(game, "gold")
    end_turn(game)
    assert tokens(game, "vault") == {"gold": 2}
    assert supply(game, "gold") == before + 1


@rule("H-12.2")
def test_who_has_no_card_discards_none_and_the_others_do() -> None:
    hands = [FIVE, "", "imps_bustle imps_snares"]
    game = table("dragon", "ratfolk", "imps", rooms={"vault": "dragon"}, hands=hands, enemy="olga")
    end_turn(game)
    answer(game, "card dragon_fury")
    assert game.acting() == [2], "the ratfolk have nothing to discard"
    answer(game, "card imps_snares")
    assert hand(game, 2) == ["imps_bustle"]
    assert "imps_snares" in discard(game, 2)
    assert "dragon_fury" in discard(game)


@rule("H-12.3", "H-10.2")
def test_a_hero_of_a_scenario_card_greets() -> None:
    rooms = {"library": "trap*2 chest:1", "study": "chest:1", "vault": "dragon"}
    game = table("dragon", scenario="s10", rooms=rooms, enemy="sappers")
    end_turn(game)
    spread(game, "library", "study")
    assert tokens(game, "library") == {"trap": 1}, "disarmed on arrival"
    lead(game)
    assert (tokens(game, "library"), heroes(game, "library")) == ({}, {})


@rule("H-12.3")
def test_the_farthest_room_is_asked_for_only_among_equals() -> None:
    """In Guild Champions four rooms lie two corridors away besides the catacombs, which are never meant."""
    far = [name for name, distance in SCENARIOS["s09"]["distance"].items() if distance == 2 and name != "catacombs"]
    game = table("dragon", scenario="s09", rooms={"vault": "dragon"}, enemy="champion")
    end_turn(game)
    assert asked(game) == {f"room {name}" for name in far}


@rule("H-12.3")
def test_a_ladder_never_reaches_the_vault_even_when_every_other_room_has_a_chest() -> None:
    names = [name for name in SCENARIOS["s11"]["distance"] if name not in ("vault", "catacombs")]
    backs = [
        (entry["value"], entry["effect"]) for entry in CARDS["chests"] if entry["value"] < 4 for _ in range(entry["n"])
    ]
    rooms = {name: f"chest:{value}:{effect}" for name, (value, effect) in zip(names, backs, strict=False)}
    game = table(
        "dragon", scenario="s11", rooms={**rooms, "vault": "dragon"}, enemy="ladder", unused="ghosts", hands=[FIVE]
    )
    end_turn(game)
    if step(game) == "op_hero":
        answer(game, "hero rogue")
    assert all(not entry["resting"] and not entry["active"] for entry in game.view(None)["rooms"])
    assert step(game) == "play_cards"


@rule("H-12.4")
def test_a_single_largest_group_wakes_without_a_question_and_acts() -> None:
    rooms = {"forge": "rogue*2 dragon", "workshop": "mage chest:3", "catacombs": "archer*4"}
    game = table("dragon", scenario="s03", rooms=rooms, enemy="encore", hands=[FIVE])
    suffer(end_turn(game))
    assert monsters(game, "forge", "dragon") == [2]
    assert heroes(game, "catacombs") == {"archer": 4}
    assert heroes(game, "workshop") == {"mage": 1}


@rule("H-12.4")
def test_without_heroes_outside_the_catacombs_nobody_wakes() -> None:
    game = table(
        "dragon", scenario="s03", rooms={"vault": "dragon", "catacombs": "archer*2"}, enemy="encore", hands=[FIVE]
    )
    end_turn(game)
    assert step(game) == "play_cards"
    assert heroes(game, "catacombs") == {"archer": 2}


@rule("H-12.5", "H-9.4")
def test_a_mage_thrown_in_by_a_card_frees_the_prisoners() -> None:
    rooms = {"catacombs": "rogue", "vault": "dragon"}
    game = table("dragon", scenario="s07", rooms=rooms, enemy="brew mage_eye", unused="ghosts", hands=[FIVE])
    suffer(end_turn(game))
    assert heroes(game, "catacombs") == {}
    assert monsters(game, "vault", "dragon") == [2], "the catacombs are next to the vault there"
    assert len(hand(game)) == 5, "no cards are drawn for it"


@rule("H-12.6")
@pytest.mark.parametrize(("prisoners", "thrown"), [(0, True), (2, True), (3, False), (5, False)])
def test_the_bars_break_exactly_from_three_on(prisoners: int, thrown: bool) -> None:
    rooms = {"catacombs": f"rogue*{prisoners}" if prisoners else "", "vault": "dragon"}
    game = table("dragon", scenario="s05", rooms=rooms, enemy="bars archer_hats", hands=[FIVE])
    suffer(end_turn(game))
    if thrown:
        there = {"rogue": prisoners, "archer": 1} if prisoners else {"archer": 1}
        assert heroes(game, "catacombs") == there
        assert monsters(game, "vault", "dragon") == [1], "the archer shoots into the vault as her greeting"
    else:
        assert heroes(game, "catacombs") == {}
        assert game.view(None)["enemy"]["discard"] == ["bars"]
        assert sum(heroes(game, "vault").values()) == prisoners


@rule("H-12.7")
def test_frogs_bite_in_every_room_at_once_and_nobody_can_defend() -> None:
    rooms = {"library": "dragon frog*2", "vault": "imps frog", "study": "imps", "kennel": "frog"}
    game = table(
        "dragon",
        "imps",
        scenario="s02",
        rooms=rooms,
        enemy="revolt",
        hands=["dragon_scales shield dragon_claws*2 dragon_fury"],
    )
    end_turn(game)
    assert monsters(game, "library", "dragon") == [1]
    assert monsters(game, "vault", "imps") == []
    assert monsters(game, "study", "imps") == [0]
    assert (tokens(game, "library"), tokens(game, "vault"), tokens(game, "kennel")) == ({"frog": 1}, {}, {"frog": 1})
    assert tokens(game, "sewer") == {"frog": 1}
    assert {"dragon_scales", "shield"} <= set(hand(game))


@rule("H-12.7", "H-2.5")
def test_a_frog_that_has_bitten_may_be_the_one_that_comes_to_the_sewer() -> None:
    game = table("dragon", scenario="s02", rooms={"vault": "dragon frog*5"}, enemy="revolt", hands=[FIVE])
    assert supply(game, "frog") == 0
    end_turn(game)
    assert (tokens(game, "vault"), tokens(game, "sewer")) == ({"frog": 4}, {"frog": 1})
    assert monsters(game, "vault", "dragon") == [1], "one bite a room, however many frogs there are"


@rule("H-12.8")
def test_a_second_darkness_does_not_end_before_its_own_turns_have_passed() -> None:
    game = table("dragon", scenario="s06", rooms={"vault": "dragon"}, enemy="darkness darkness", hands=[FIVE])
    end_turn(game)
    assert game.view(None)["dark"] == 1
    end_turn(game)
    assert game.view(None)["dark"] == 1, "it fell anew"


@rule("H-12.8")
def test_when_the_turns_have_passed_it_is_light_again() -> None:
    rooms = {"forge": "dragon", "vault": "rogue", "library": "chest:3", "apothecary": "chest:3"}
    game = table("dragon", scenario="s06", rooms=rooms, enemy="rogue_hats", hands=[FIVE], dark=1)
    answer(game, "play dragon_flight")
    assert "ranged vault" not in asked(game)
    answer(game, "done", "end_play")
    suffer(game)
    assert game.view(None)["dark"] == 0
    assert "dragon_flight" in hand(game)
    answer(game, "play dragon_flight")
    assert "ranged vault" in asked(game)


@rule("H-12.9")
def test_a_single_lowest_chest_is_confiscated_without_a_question_and_without_its_effect() -> None:
    rooms = {"forge": "chest:2:curse", "library": "chest:3", "vault": "dragon"}
    game = table("dragon", scenario="s08", rooms=rooms, enemy="inspection", hands=[FIVE])
    before = game.view(None)["supply"]["chests"]["2"]
    end_turn(game)
    assert (chest(game, "forge"), chest(game, "library"), chest(game, "vault")) == (None, 3, 4)
    assert game.view(None)["supply"]["chests"]["2"] == before + 1
    assert len(hand(game)) == 5, "nobody was cursed"


@rule("H-12.9")
def test_the_chest_of_the_vault_is_never_confiscated() -> None:
    game = table("dragon", scenario="s08", rooms={"vault": "dragon"}, enemy="inspection", hands=[FIVE])
    end_turn(game)
    assert chest(game, "vault") == 4
    assert step(game) == "play_cards"
    assert not game.is_over()


@rule("H-12.10")
def test_a_file_of_scenarios_leaves_cards_and_other_scenarios_as_they_are(tmp_path: Path) -> None:
    text = CARD_FILE.read_text("utf-8")
    begin = text.index('[[scenarios]]\nid = "s02"')
    own = tmp_path / "own.toml"
    own.write_text(
        text[begin : text.index("[[scenarios]]", begin + 5)].replace("traps = { forge = 1 }", "traps = { forge = 3 }"),
        "utf-8",
    )
    changed = hlubina.new("heroes", 1, 1, {"scenario": "s02", "clans": "drawn"}, own)
    assert room(changed, "forge")["tokens"] == {"trap": 3}
    other = hlubina.new("heroes", 1, 1, {"scenario": "s03", "clans": "drawn"}, own).view(None)
    standard = hlubina.new("heroes", 1, 1, {"scenario": "s03", "clans": "drawn"}).view(None)
    assert (other["rooms"], other["players"]) == (standard["rooms"], standard["players"])
