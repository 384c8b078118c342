"""H-12: the scenario cards, each with what it does, and scenarios of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hlubina
from tests.games.heroes.looks import awake, chest, discard, hand, heroes, monsters, room, supply, tokens
from tests.games.heroes.scene import CARD_FILE, CARDS, SCENARIOS, end_turn, lead, spread, suffer, table
from tests.games.words import answer, asked, step
from tests.kit.marks import rule

FIVE = "dragon_claws*2 dragon_flight*2 dragon_fury"  # a hand without a defence that draws no card


@rule("H-12.1")
def test_olga_takes_a_frog_from_the_apothecary() -> None:
    game = table("dragon", rooms={"apothecary": "frog*2", "vault": "dragon"}, hands=["dragon_claws"], enemy="olga")
    end_turn(game)
    assert tokens(game, "apothecary") == {"frog": 1}
    assert "dragon_claws" not in discard(game)


@rule("H-12.2", "H-12.1")
def test_without_a_frog_everybody_discards_a_card() -> None:
    game = table("dragon", "ratfolk", hands=["dragon_claws", "ratfolk_rush ratfolk_works"], enemy="olga")
    end_turn(game)
    assert (game.acting(), step(game)) == ([0], "discard_card")
    answer(game, "card dragon_claws")
    assert game.acting() == [1]
    answer(game, "card ratfolk_rush")
    assert "ratfolk_rush" in discard(game, 1)


@rule("H-12.7")
def test_frogs_revolt() -> None:
    game = table(
        "ratfolk",
        "imps",
        scenario="s02",
        rooms={"library": "ratfolk imps frog*2", "study": "frog", "vault": "imps"},
        enemy="revolt",
    )
    end_turn(game)
    assert asked(game) == {"victim ratfolk", "victim imps"}
    answer(game, "victim ratfolk")
    assert monsters(game, "library", "ratfolk") == []
    assert tokens(game, "library") == {"frog": 1}
    assert tokens(game, "study") == {"frog": 1}, "no monster, no bite"
    assert tokens(game, "sewer") == {"frog": 1}


@rule("H-12.4")
def test_an_encore_wakes_the_largest_group_outside_the_catacombs() -> None:
    game = table(
        "dragon",
        scenario="s03",
        rooms={"forge": "rogue*2 chest:3", "workshop": "mage*2 chest:3", "catacombs": "archer*3", "vault": "dragon"},
        enemy="encore",
    )
    end_turn(game)
    assert asked(game) == {"room forge", "room workshop"}
    answer(game, "room forge")
    assert heroes(game, "forge") == {"rogue": 2}, "they are two for a chest of 3 and wait again"


@rule("H-12.1", "H-12.3")
@pytest.mark.parametrize(("gold", "there"), [("gold", {}), ("", {"warrior": 1})])
def test_bailiffs_take_gold_or_come_into_the_vault(gold: str, there: dict[str, int]) -> None:
    game = table("ratfolk", scenario="s04", rooms={"vault": gold, "forge": "ratfolk"}, enemy="bailiffs")
    end_turn(game)
    assert heroes(game, "vault") == there
    assert tokens(game, "vault") == {}


@rule("H-12.6", "H-12.5")
def test_bars_hold_two_and_break_with_three() -> None:
    game = table("dragon", scenario="s05", rooms={"catacombs": "rogue*2", "vault": "dragon"}, enemy="bars archer_hats")
    end_turn(game)
    assert heroes(game, "catacombs") == {"rogue": 2, "archer": 1}
    full = table("dragon", scenario="s05", rooms={"catacombs": "rogue*3", "vault": "dragon"}, enemy="bars")
    end_turn(full)
    while step(full) == "defend":
        answer(full, "decline")
    assert heroes(full, "vault") == {"rogue": 3}
    assert monsters(full, "vault", "dragon") == [3]


@rule("H-12.8")
def test_in_the_dark_nobody_shoots_until_two_turns_have_ended() -> None:
    game = table(
        "dragon",
        scenario="s06",
        rooms={"forge": "dragon", "vault": "rogue"},
        hands=["dragon_breath"],
        enemy="darkness darkness archer_eye",
    )
    assert "play dragon_breath" in asked(game)
    end_turn(game)
    assert game.view(None)["dark"] == 1, "the turn in which it fell has ended"
    assert "ranged" not in {text.split()[0] for text in asked(game)}
    dark = table(
        "dragon",
        scenario="s06",
        rooms={"forge": "dragon", "vault": "rogue"},
        hands=["dragon_breath dragon_flight"],
        dark=2,
    )
    answer(dark, "play dragon_flight")
    assert asked(dark) == {"move forge", "done"}
    shot = table(
        "ratfolk",
        scenario="s06",
        rooms={"library": "ratfolk", "study": "chest:3", "graveyard": "chest:3"},
        enemy="archer_eye",
        dark=2,
    )
    lead(end_turn(shot))
    assert monsters(shot, "library", "ratfolk") == [0], "the archer's greeting fails too"


@rule("H-12.5")
def test_an_unstable_brew_throws_one_more_into_the_catacombs() -> None:
    game = table("dragon", scenario="s07", rooms={"vault": "dragon"}, enemy="brew rogue_eye", unused="ghosts")
    end_turn(game)
    assert heroes(game, "catacombs") == {"rogue": 1}
    assert len(game.view(None)["enemy"]["discard"]) == 2


@rule("H-12.5")
def test_a_scenario_card_revealed_by_another_is_only_discarded() -> None:
    game = table("dragon", scenario="s07", rooms={"vault": "dragon"}, enemy="brew brew", unused="ghosts")
    end_turn(game)
    assert heroes(game, "catacombs") == {}
    assert len(game.view(None)["enemy"]["discard"]) == 2


@rule("H-12.9", "H-12.1")
def test_the_inspection_confiscates_the_lowest_chest() -> None:
    rooms = {"forge": "chest:1", "library": "chest:1", "graveyard": "chest:2", "vault": "dragon"}
    game = table("dragon", scenario="s08", rooms=rooms, enemy="inspection")
    backs = game.view(None)["enemy"]["backs"]["1"]
    end_turn(game)
    assert asked(game) == {"room forge", "room library"}
    answer(game, "room forge")
    assert (chest(game, "forge"), chest(game, "library")) == (None, 1)
    assert game.view(None)["enemy"]["backs"]["1"] == backs, "nobody has seen its back"
    paid = table("dragon", scenario="s08", rooms={**rooms, "architect": "gold"}, enemy="inspection")
    end_turn(paid)
    assert tokens(paid, "architect") == {}
    assert chest(paid, "forge") == 1


@rule("H-12.3")
def test_a_champion_comes_to_the_room_farthest_from_the_vault() -> None:
    rooms = dict.fromkeys(("apothecary", "study", "graveyard", "workshop"), "chest:2")
    game = table("dragon", scenario="s09", rooms={**rooms, "vault": "dragon"}, enemy="champion")
    end_turn(game)
    assert asked(game) == {"room apothecary", "room study", "room graveyard", "room workshop"}
    answer(game, "room study")
    assert heroes(game, "study") == {"champion": 1}
    assert game.view(None)["supply"]["heroes"]["warrior"] == 5


@rule("H-12.3")
def test_sappers_come_to_two_rooms_beside_the_vault() -> None:
    rooms = dict.fromkeys(("library", "apothecary", "study", "sewer"), "chest:1")
    game = table("dragon", scenario="s10", rooms={**rooms, "vault": "dragon"}, enemy="sappers")
    end_turn(game)
    assert asked(game) == {"room library", "room sewer", "room apothecary", "room study"}
    answer(game, "room study", "room library", "done")
    assert awake(game, "library") == {"rogue": 1}
    assert awake(game, "study") == {"rogue": 1}


@rule("H-12.3")
def test_a_siege_ladder_brings_the_most_plentiful_hero_to_rooms_without_a_chest() -> None:
    game = table(
        "dragon",
        scenario="s11",
        rooms={"forge": "rogue", "library": "warrior chest:2", "sewer": "archer", "vault": "dragon"},
        enemy="ladder",
        unused="ghosts",
    )
    end_turn(game)
    assert step(game) == "op_rooms", "mages are most plentiful"
    assert "room library" not in asked(game)
    assert "room vault" not in asked(game)
    assert "room catacombs" not in asked(game)
    tie = table("dragon", scenario="s11", rooms={"vault": "dragon", "sewer": "archer"}, enemy="ladder", unused="ghosts")
    end_turn(tie)
    assert asked(tie) == {"hero rogue", "hero warrior", "hero mage"}


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


# A scenario of one's own

OWN = """
[[scenarios]]
id = "s02"
name = "Cellar"
grid = [["vault", "forge"], ["catacombs", ""]]
rot = { vault = 0, forge = 1, catacombs = 0 }
chests = { vault = 4, forge = 2 }
portals = ["forge"]
traps = { vault = 1 }
resources = { forge = ["gold"] }
heroes = { catacombs = ["mage"] }
rule = "Small."
cards = [{ id = "special_1", n = 2, ops = [{ op = "jail", n = 1 }] }]
"""


def written(folder: Path, text: str = OWN) -> Path:
    file = folder / "own.toml"
    file.write_text(text, "utf-8")
    return file


@rule("H-12.10")
def test_a_scenario_of_ones_own_can_be_played_in_the_place_of_another(tmp_path: Path) -> None:
    file = written(tmp_path)
    game = hlubina.new("heroes", 1, 1, {"scenario": "s02", "clans": "drawn"}, file)
    view = game.view(None)
    assert [entry["room"] for entry in view["rooms"]] == ["vault", "forge", "catacombs"]
    assert (view["scenario"]["title"], view["scenario"]["rule"]) == ("Cellar", "Small.")
    assert room(game, "catacombs")["resting"] == {"mage": 1}
    assert view["enemy"]["deck"] == 18
    game.playout(hlubina.stream(1, "own"))
    assert game.is_over()
    assert hlubina.new("heroes", 1, 1, {"scenario": "s01"}, file).view(None)["scenario"]["title"] is None


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "no way to the vault": (
        lambda text: text.replace("forge = 1,", "forge = 0,").replace('["vault", "forge"]', '["vault", "", "forge"]'),
        "no corridor leads from forge",
    ),
    "no vault": (lambda text: text.replace('"vault", "forge"', '"library", "forge"'), "lacks the vault"),
    "no catacombs": (lambda text: text.replace('["catacombs", ""]', '["study", ""]'), "lacks the catacombs"),
    "a room twice": (lambda text: text.replace('["catacombs", ""]', '["catacombs", "forge"]'), "twice"),
    "an unknown room": (lambda text: text.replace('["catacombs", ""]', '["catacombs", "kitchen"]'), "kitchen"),
    "no chest in the vault": (lambda text: text.replace("vault = 4, ", ""), "chest of value 4"),
    "a second 4": (lambda text: text.replace("forge = 2 }", "forge = 4 }"), "chest of value 4"),
    "a chest elsewhere": (lambda text: text.replace("forge = 2 }", "study = 2 }"), "names 'study'"),
    "too many traps": (lambda text: text.replace("vault = 1 }", "vault = 9 }"), "there are 6"),
    "too many heroes": (
        lambda text: text.replace('["mage"]', '["mage", "mage", "mage", "mage", "mage", "mage", "mage"]'),
        "there are 6",
    ),
    "an unknown hero": (lambda text: text.replace('["mage"]', '["bard"]'), "bard"),
    "an unknown resource": (lambda text: text.replace('["gold"]', '["silver"]'), "silver"),
    "an unknown field": (lambda text: text + "boss = 3\n", "nobody knows"),
    "an unknown op": (lambda text: text.replace('op = "jail"', 'op = "dance"'), "must be one of"),
    "a field of another op": (lambda text: text.replace("n = 1 }", "turns = 1 }"), "nobody knows"),
    "an unknown card": (lambda text: text.replace("special_1", "special_21"), "must be one of"),
    "an id that is none": (lambda text: text.replace('"s02"', '"s99"'), "s01"),
    "two portals": (lambda text: text.replace('["forge"]', '["forge", "forge"]'), "portals"),
    "false corridors": (lambda text: text + 'corridors = [["forge", "catacombs"]]\n', "corridors"),
    "false distances": (lambda text: text + "distance = { vault = 1 }\n", "distances"),
    "a pool without an architect": (lambda text: text + 'architect_pool = ["study"]\n', "no architect"),
    "not TOML": (lambda text: text + "[[[", "not valid TOML"),
}


@rule("H-12.10")
@pytest.mark.parametrize("fault", WRONG)
def test_a_scenario_that_does_not_hold_is_refused_with_a_sentence(fault: str, tmp_path: Path) -> None:
    change, said = WRONG[fault]
    with pytest.raises(hlubina.Invalid) as refusal:
        hlubina.new("heroes", 1, 1, {"scenario": "s02"}, written(tmp_path, change(OWN)))
    assert said in str(refusal.value)
    assert str(refusal.value).endswith(".")


CARD_FAULTS: dict[str, tuple[str, str, str]] = {
    "a deck of eleven": ('{ id = "dragon_flight", n = 3', '{ id = "dragon_flight", n = 4', "10 cards"),
    "an unknown symbol": ("melee melee melee", "melee jump melee", "jump"),
    "a side too many": ("draw draw / defend", "draw draw / move / defend", "two sides"),
    "a third side": ('sym = "draw draw draw"', 'sym = "draw / draw / move"', "more than two sides"),
    "an arrow to nowhere": ("(pay:bone -> deploy:3)", "(pay:bone -> defend)", "cannot follow anything"),
    "another ability": ('ability = "heal_all"', 'ability = "draw_own"', "must stay"),
    "two clans of a size": ("monsters = 9", "monsters = 8", "equally many"),
    "a chest too many": ("chests          = 18", "chests          = 19", "counts 19 chests"),
    "no enemy cards": ("wave1 = 1, wave2 = 2", "wave1 = 0, wave2 = 2", "at least one"),
    "a clan unknown to a chapter": ('"imps", "slimes", "witches"]', '"imps", "slimes", "elves"]', "must be one of"),
    "another setting": ('values = ["off", "on"]   # proposed\n', 'values = ["on", "off"]\n', "settings"),
}


@pytest.mark.parametrize("fault", CARD_FAULTS)
def test_a_card_file_that_does_not_hold_is_refused_with_a_sentence(fault: str, tmp_path: Path) -> None:
    old, new, said = CARD_FAULTS[fault]
    text = CARD_FILE.read_text("utf-8")
    assert old in text
    with pytest.raises(hlubina.Invalid) as refusal:
        hlubina.new("heroes", 1, 1, {}, written(tmp_path, text.replace(old, new, 1)))
    assert said in str(refusal.value)


def test_a_designers_file_changes_the_figures(tmp_path: Path) -> None:
    text = CARD_FILE.read_text("utf-8").replace("hero_each       = 6", "hero_each       = 4")
    game: Any = hlubina.new("heroes", 1, 1, {}, written(tmp_path, text))
    assert game.view(None)["supply"]["heroes"]["mage"] == 4
