"""H-5 and H-7: what rooms do, the catacombs, the laboratory, the architect's studio; traps."""

from __future__ import annotations

import pytest

from tests.games.heroes.looks import chest, discard, display, hand, heroes, monsters, player, room, supply, tokens
from tests.games.heroes.scene import CARDS, Data, changed, end_turn, lead, table
from tests.games.words import answer, asked, refused, step
from tests.kit.marks import rule

MAKERS = [(entry["id"], entry["makes"]) for entry in CARDS["rooms"] if "makes" in entry]
CRAFTERS = [(entry["id"], entry["pay"], entry["loot"]) for entry in CARDS["rooms"] if "pay" in entry]
ONE_OF_EACH = "axe spider fire_flask fireball wolf"
SAMPLES = {"weapon": "axe", "creature": "spider", "potion": "fire_flask", "scroll": "fireball"}


@rule("H-5.1")
@pytest.mark.parametrize(("name", "token"), MAKERS)
def test_a_room_makes_its_token(name: str, token: str) -> None:
    game = table("imps", rooms={name: "imps"}, hands=["imps_bustle"])
    there = supply(game, token)
    answer(game, "play imps_bustle", f"activate {name}", "done")
    assert tokens(game, name) == {token: 1}
    assert supply(game, token) == there - 1


@rule("H-5.1", "H-8.1", "H-8.4")
def test_without_tokens_in_the_supply_a_room_makes_nothing() -> None:
    game = table("imps", rooms={"vault": "imps gold*5"}, hands=["imps_bustle"])
    answer(game, "play imps_bustle")
    assert "activate vault" not in asked(game)


@rule("H-5.2", "H-5.3", "H-2.2")
@pytest.mark.parametrize(("name", "token", "kind"), CRAFTERS)
def test_a_room_turns_its_resource_into_loot(name: str, token: str, kind: str) -> None:
    shown = "axe spider fire_flask fireball sword"
    game = table("imps", rooms={name: f"imps {token}"}, hands=["imps_bustle"], display=shown, loot_deck="wolf")
    answer(game, "play imps_bustle", f"activate {name}")
    if step(game) == "take_loot":
        assert asked(game) == {"card axe", "card sword"}
        answer(game, "card axe")
    assert SAMPLES[kind] in discard(game)
    assert tokens(game, name) == {}
    assert len(display(game)) == 5
    assert "wolf" in display(game)


@rule("H-5.2")
def test_without_a_card_of_the_kind_in_the_display_nothing_is_made() -> None:
    game = table("imps", rooms={"study": "imps book"}, hands=["imps_bustle"], display="axe axe sword sword spear")
    answer(game, "play imps_bustle")
    assert "activate study" not in asked(game)


@rule("H-5.1", "H-8.1")
@pytest.mark.parametrize(("name", "token"), MAKERS)
def test_the_last_token_is_made_and_then_no_more(name: str, token: str) -> None:
    number = CARDS["tokens"]["traps" if token == "trap" else "resource_each"]
    game = table("imps", rooms={name: "imps", "study": f"{token}*{number - 1}"}, hands=["imps_bustle*2"])
    answer(game, "play imps_bustle", f"activate {name}")
    assert supply(game, token) == 0
    assert tokens(game, name) == {token: 1}
    assert f"activate {name}" not in asked(game)


@rule("H-5.2")
@pytest.mark.parametrize(("name", "token", "kind"), CRAFTERS)
def test_the_resource_must_lie_in_the_room_itself(name: str, token: str, kind: str) -> None:
    game = table("imps", rooms={name: "imps", "vault": f"imps {token}"}, hands=["imps_bustle*2"], display=ONE_OF_EACH)
    answer(game, "play imps_bustle")
    assert f"activate {name}" not in asked(game)
    assert refused(game, f"activate {name}")


@rule("H-5.2", "H-2.2")
def test_two_activations_buy_two_cards_and_the_second_may_be_one_that_came_up() -> None:
    game = table(
        "imps",
        rooms={"forge": "imps gold*2"},
        hands=["imps_bustle*2"],
        display="axe spider wolf raven fireball",
        loot_deck="shield",
    )
    answer(game, "play imps_bustle", "activate forge")
    assert "shield" in display(game)
    answer(game, "activate forge")
    assert {"axe", "shield"} <= set(discard(game))
    assert tokens(game, "forge") == {}


@rule("H-5.2", "H-3.6")
def test_loot_is_drawn_when_the_discard_pile_is_shuffled_even_in_the_same_turn() -> None:
    game = table("imps", rooms={"forge": "imps gold"}, hands=["imps_bustle vigour_tonic"], display=ONE_OF_EACH)

    def throw_nothing(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["discard"]
        data["players"][0]["discard"] = []

    game = changed(game, throw_nothing)
    answer(game, "play vigour_tonic")
    assert "draw" not in asked(game)
    answer(game, "activate forge")
    assert discard(game) == ["axe"]
    answer(game, "draw")
    assert "axe" in hand(game)


@rule("H-5.3")
def test_a_resource_made_by_one_clan_is_used_by_another() -> None:
    rooms = {"vault": "ratfolk", "forge": "imps"}
    game = table("ratfolk", "imps", rooms=rooms, hands=["ratfolk_works*2 ratfolk_rush", "imps_bustle*2"], enemy="olga")
    answer(game, "play ratfolk_works", "activate vault", "done")
    answer(game, "play_right ratfolk_works", "move vault", "room forge", "carry gold", "done")
    assert tokens(game, "forge") == {"gold": 1}
    answer(game, "end_play")
    while game.view(None)["player"] == 0:
        answer(game, min(asked(game)))
    answer(game, "play imps_bustle")
    assert "activate forge" in asked(game)


@rule("H-5.3")
def test_whoever_has_a_monster_beside_it_may_carry_a_resource() -> None:
    game = table("imps", "ratfolk", rooms={"library": "imps ratfolk book"}, hands=["imps_bustle*2"])
    answer(game, "play_right imps_bustle", "move library")
    assert asked(game) == {"carry book", "carry_nothing"}


# Catacombs


@rule("H-5.4", "H-3.7", "H-9.4")
def test_the_gamble_is_open_once_a_turn_in_every_phase() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, hands=["dragon_claws*2"], enemy="rogue_eye", gambled=0)
    assert "gamble" in asked(game)
    answer(game, "refresh")
    assert "gamble" in asked(game)
    answer(game, "card dragon_claws", "card axe", "done", "end_play")
    assert asked(game) == {"gamble", "reveal"}
    left = game.view(None)["invasion"]["left"]
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {"rogue": 1}
    assert game.view(None)["invasion"]["left"] != left or game.view(None)["gambled"]


@rule("H-5.4", "H-3.7")
def test_the_gamble_is_open_at_the_end_of_the_turn_and_then_the_cards_are_kept() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, enemy="olga rogue_eye", gambled=0, hands=["dragon_claws"])
    answer(game, "end_play", "reveal")
    if step(game) == "discard_card":
        answer(game, min(asked(game)))
    assert asked(game) == {"gamble", "end_turn"}
    before = len(hand(game))
    answer(game, "gamble")
    assert len(hand(game)) == before + 3
    assert refused(game, "gamble") or step(game) == "play_cards"


@rule("H-5.4", "H-7.1")
def test_traps_in_the_catacombs_hit_who_is_thrown_in() -> None:
    game = table("dragon", rooms={"catacombs": "trap rogue", "vault": "dragon"}, enemy="archer_hats", gambled=0)
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {"rogue": 1}
    assert tokens(game, "catacombs") == {}


@rule("H-5.4")
def test_a_scenario_card_has_no_effect_in_the_catacombs() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, enemy="olga", gambled=0, hands=["dragon_claws"])
    answer(game, "gamble")
    assert len(hand(game)) == 4
    assert heroes(game, "catacombs") == {}


@rule("H-5.4", "H-10.3")
@pytest.mark.parametrize("hero", ["rogue", "warrior", "archer"])
def test_who_is_thrown_in_greets_and_lies_exhausted_without_waking_anybody(hero: str) -> None:
    game = table(
        "ratfolk",
        rooms={"catacombs": "mage gold*3" if hero != "rogue" else "mage trap", "apothecary": "ratfolk"},
        enemy=f"{hero}_eye",
        gambled=0,
    )
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {"mage": 1, hero: 1}
    if hero == "rogue":
        assert tokens(game, "catacombs") == {}
    elif hero == "warrior":
        assert tokens(game, "catacombs") == {"gold": 1}
    else:
        assert monsters(game, "apothecary", "ratfolk") == []


@rule("H-5.4", "H-10.3")
def test_a_prisoner_hit_by_a_trap_is_gone_and_the_cards_are_drawn_all_the_same() -> None:
    game = table(
        "dragon",
        rooms={"catacombs": "trap*2", "vault": "dragon"},
        hands=["dragon_claws"],
        enemy="warrior_eye",
        gambled=0,
    )
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {}
    assert tokens(game, "catacombs") == {"trap": 1}, "one is enough"
    assert len(hand(game)) == 1 + CARDS["meta"]["catacombs_draw"]


@rule("H-5.4")
def test_a_mage_alone_in_the_catacombs_runs_for_the_vault() -> None:
    game = table("dragon", rooms={"apothecary": "chest:3", "vault": "dragon"}, enemy="mage_eye", gambled=0)
    answer(game, "gamble")
    assert heroes(game, "catacombs") == {}
    assert heroes(game, "apothecary") == {"mage": 1}


@rule("H-5.4")
def test_the_gamble_needs_no_monster_and_draws_as_far_as_there_are_cards() -> None:
    game = table("dragon", hands=["dragon_claws"], piles=["dragon_fury dragon_flight"], enemy="rogue_eye", gambled=0)

    def hold_the_rest(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["discard"]
        data["players"][0]["discard"] = []

    game = changed(game, hold_the_rest)
    before = len(hand(game))
    answer(game, "gamble")
    assert len(hand(game)) == before + 2
    assert player(game)["pile"] == []


# Laboratory


@rule("H-5.5", "H-2.11")
def test_the_laboratory_gives_a_foreign_card_for_a_prisoner() -> None:
    game = table(
        "imps",
        scenario="s07",
        rooms={"laboratory": "imps"},
        hands=["imps_bustle"],
        display="axe dragon_breath dragon_claws sword spider",
        unused="dragon",
        enemy="rogue_eye",
    )
    answer(game, "play imps_bustle", "activate laboratory")
    assert heroes(game, "catacombs") == {"rogue": 1}
    assert asked(game) == {"card dragon_breath", "card dragon_claws"}
    answer(game, "card dragon_breath")
    assert "dragon_breath" in discard(game)
    assert len(display(game)) == 5


@rule("H-5.5")
def test_without_a_foreign_card_in_the_display_the_laboratory_is_idle() -> None:
    game = table("imps", scenario="s07", rooms={"laboratory": "imps"}, hands=["imps_bustle"], unused="dragon")
    answer(game, "play imps_bustle")
    assert "activate laboratory" not in asked(game)


@rule("H-5.5")
def test_foreign_cards_are_played_with_ones_own_monsters() -> None:
    game = table(
        "imps",
        scenario="s07",
        rooms={"vault": "imps", "forge": "rogue"},
        hands=["dragon_breath imps_bustle"],
        unused="dragon",
    )
    answer(game, "play dragon_breath", "ranged forge")
    assert heroes(game, "forge") == {}


@rule("H-5.5")
def test_a_mage_in_the_laboratory_wakes_the_catacombs_after_the_card_is_taken() -> None:
    game = table(
        "imps",
        scenario="s07",
        rooms={"laboratory": "imps", "catacombs": "rogue", "vault": ""},
        hands=["imps_bustle"],
        display="axe dragon_breath sword spider wolf",
        unused="dragon",
        enemy="mage_eye",
    )
    answer(game, "play imps_bustle", "activate laboratory")
    assert "dragon_breath" in discard(game)
    assert heroes(game, "vault") == {"rogue": 1, "mage": 1}, "they broke out and wait beside the chest"


@rule("H-5.5")
def test_a_scenario_card_in_the_laboratory_throws_nobody_in_and_the_loot_is_taken() -> None:
    game = table(
        "imps",
        scenario="s07",
        rooms={"laboratory": "imps"},
        hands=["imps_bustle*2"],
        display="axe dragon_breath sword spider wolf",
        unused="dragon",
        enemy="brew",
    )
    before = len(hand(game))
    answer(game, "play imps_bustle", "activate laboratory")
    assert heroes(game, "catacombs") == {}
    assert "dragon_breath" in discard(game)
    assert len(hand(game)) == before - 1, "the laboratory draws no cards"


@rule("H-5.5", "H-9.4")
def test_each_use_of_the_laboratory_reveals_a_card() -> None:
    game = table(
        "imps",
        scenario="s07",
        rooms={"laboratory": "imps"},
        hands=["imps_bustle*2"],
        display="axe dragon_breath dragon_claws spider wolf",
        unused="dragon",
        enemy="rogue_eye archer_hats",
    )
    answer(game, "play imps_bustle", "activate laboratory", "card dragon_claws", "activate laboratory")
    if step(game) == "take_loot":
        answer(game, "card dragon_breath")
    assert heroes(game, "catacombs") == {"rogue": 1, "archer": 1}
    assert {"dragon_claws", "dragon_breath"} <= set(discard(game))
    assert game.view(None)["enemy"]["discard"] == ["rogue_eye", "archer_hats"]


# Architect


@rule("H-5.6", "H-2.12", "H-1.1")
def test_the_architect_builds_a_room_with_a_chest() -> None:
    game = table(
        "imps",
        scenario="s08",
        rooms={"architect": "imps gold*3"},
        hands=["imps_bustle"],
        tiles="workshop study apothecary",
    )
    assert game.view(None)["tiles"] == {"shown": ["workshop", "apothecary", "study"], "pile": 1}
    answer(game, "play imps_bustle", "activate architect")
    assert asked(game) == {"chest 1", "chest 2", "chest 3"}
    answer(game, "chest 2")
    assert tokens(game, "architect") == {"gold": 1}
    assert asked(game) == {"room workshop", "room study", "room apothecary"}
    answer(game, "room workshop")
    assert step(game) == "build_beside"
    answer(game, "room forge")
    while step(game).startswith("build"):
        answer(game, min(asked(game)))
    built = room(game, "workshop")
    assert chest(game, "workshop") == 2
    assert built["distance"] == 2
    assert "forge" in built["corridors"]
    assert len(game.view(None)["tiles"]["shown"]) == 3


@rule("H-5.6")
def test_a_chest_must_be_there_and_paid_for() -> None:
    game = table("imps", scenario="s08", rooms={"architect": "imps gold"}, hands=["imps_bustle"])
    answer(game, "play imps_bustle", "activate architect")
    assert step(game) == "choose_tile", "one gold pays for a chest of value 1 only"
    poor = table("imps", scenario="s08", rooms={"architect": "imps"}, hands=["imps_bustle"])
    answer(poor, "play imps_bustle")
    assert "activate architect" not in asked(poor)


@rule("H-5.6", "H-2.11")
def test_a_laboratory_that_is_built_gets_its_cards_then() -> None:
    game = table(
        "imps",
        scenario="s08",
        rooms={"architect": "imps gold"},
        hands=["imps_bustle"],
        tiles="laboratory study apothecary",
    )
    answer(game, "play imps_bustle", "activate architect", "room laboratory")
    while step(game).startswith("build"):
        answer(game, min(asked(game)))
    assert step(game) == "choose_unused"
    assert "clan imps" not in asked(game)
    before = game.view(None)["loot"]["deck"]
    answer(game, "clan ghosts")
    assert game.view(None)["loot"]["deck"] == before + 10
    assert game.view(None)["loot"]["unused_clan"] == "ghosts"


@rule("H-5.6", "H-10.1")
def test_heroes_come_into_a_room_that_was_built() -> None:
    game = table(
        "imps",
        scenario="s08",
        rooms={"architect": "imps gold"},
        hands=["imps_bustle"],
        tiles="workshop study apothecary",
        enemy="mage_swords",
    )
    answer(game, "play imps_bustle", "activate architect", "room workshop")
    while step(game).startswith("build"):
        answer(game, min(asked(game)))
    answer(game, "done")
    lead(game)
    assert heroes(game, "workshop") == {"mage": 1} or chest(game, "workshop") is None


def studio(gold: int, **more: str) -> Data:
    return {"architect": f"imps gold*{gold}", **more}


@rule("H-5.6")
def test_a_value_without_a_chest_in_the_supply_cannot_be_paid_for() -> None:
    twos = sum(entry["n"] for entry in CARDS["chests"] if entry["value"] == 2)
    rooms = ["graveyard", "library", "kennel", "forge", "sewer", "catacombs"][:twos]
    assert len(rooms) == twos
    backs = [entry["effect"] for entry in CARDS["chests"] if entry["value"] == 2 for _ in range(entry["n"])]
    laid = {name: f"chest:2:{back}" for name, back in zip(rooms, backs, strict=True)}
    game = table("imps", scenario="s08", rooms=studio(3, **laid), hands=["imps_bustle*2"])
    assert game.view(None)["supply"]["chests"]["2"] == 0
    answer(game, "play imps_bustle", "activate architect")
    assert asked(game) == {"chest 1", "chest 3"}


@rule("H-5.6", "H-1.1")
def test_a_tile_is_laid_on_a_free_cell_with_a_corridor_to_the_dungeon() -> None:
    game = table("imps", scenario="s08", rooms=studio(1), hands=["imps_bustle*2"], tiles="study workshop laboratory")
    answer(game, "play imps_bustle", "activate architect", "room study")
    ways = [game]
    finished = 0
    while ways:
        here = ways.pop()
        if step(here).startswith("build"):
            ways += [answer(here.copy(), text) for text in asked(here)]
            continue
        finished += 1
        cells = [(entry["x"], entry["y"]) for entry in here.view(None)["rooms"]]
        assert len(cells) == len(set(cells)), "no tile lies on another"
        built = room(here, "study")
        assert built["corridors"]
        assert built["distance"] == 1 + min(room(here, name)["distance"] for name in built["corridors"])
        assert chest(here, "study") == 1
    assert finished > 4


@rule("H-5.6", "H-2.3")
def test_the_chest_of_a_new_room_is_a_random_one_of_its_value() -> None:
    backs = set()
    for seed in range(20):
        game = table(
            "imps",
            scenario="s08",
            rooms=studio(1),
            hands=["imps_bustle*2"],
            tiles="study workshop laboratory",
            seed=seed,
        )
        before = game.view(None)["supply"]["chests"]["1"]
        answer(game, "play imps_bustle", "activate architect", "room study")
        while step(game).startswith("build"):
            answer(game, min(asked(game)))
        (built,) = (entry for entry in game.dump()["rooms"] if entry["room"] == "study")
        backs |= set(built["back"]["cards"])
        assert game.view(None)["supply"]["chests"]["1"] == before - 1
    assert len(backs) > 1
    assert backs <= {entry["effect"] for entry in CARDS["chests"] if entry["value"] == 1}


@rule("H-5.6")
def test_without_a_tile_left_nothing_is_built() -> None:
    game = table("imps", scenario="s08", rooms=studio(5), hands=["imps_bustle*3"], tiles="workshop study apothecary")
    built = 0
    for _ in range(2):
        answer(game, "play imps_bustle")
        for _ in range(2):
            answer(game, "activate architect", "chest 1")
            while step(game) in ("choose_tile", "build_beside", "build_side", "build_rotation", "choose_unused"):
                answer(game, min(asked(game)))
            built += 1
    assert built == 4
    assert game.view(None)["tiles"]["shown"] == []
    assert tokens(game, "architect") == {"gold": 1}
    assert "play imps_bustle" in asked(game)
    answer(game, "play imps_bustle")
    assert "activate architect" not in asked(game)


# Traps


@rule("H-7.1", "H-7.2", "H-10.3")
def test_a_trap_hits_who_is_deployed_and_who_runs_in_but_no_monster() -> None:
    game = table("ratfolk", rooms={"library": "trap", "forge": "trap", "vault": "ratfolk"}, enemy="mage_hats")
    lead(end_turn(game))
    assert heroes(game, "library") == {}
    assert tokens(game, "library") == {}
    walk = table("ratfolk", rooms={"vault": "ratfolk", "forge": "trap"}, hands=["ratfolk_teeth"])
    answer(walk, "play_right ratfolk_teeth", "move vault", "room forge")
    assert monsters(walk, "forge", "ratfolk") == [0]
    assert tokens(walk, "forge") == {"trap": 1}


@rule("H-7.3", "H-10.3")
def test_traps_beside_resting_heroes_wait_for_the_next_arrival() -> None:
    game = table(
        "dragon", rooms={"library": "trap rogue", "vault": "dragon", "apothecary": "chest:3"}, enemy="mage_hats"
    )
    lead(end_turn(game))
    assert heroes(game, "library") == {"rogue": 1}, "the trap has hit the mage, who wakes nobody"
    assert tokens(game, "library") == {}


@rule("H-10.3")
def test_the_players_choose_whom_a_trap_hits() -> None:
    game = table(
        "dragon",
        rooms={"library": "rogue", "forge": "trap", "vault": "dragon", "apothecary": "chest:3"},
        enemy="mage_hats",
    )
    end_turn(game)
    answer(game, "room library")
    while step(game) == "lead_heroes":
        answer(game, "room forge" if "room forge" in asked(game) else min(asked(game)))
    assert step(game) == "trap_victim"
    assert asked(game) == {"hero rogue", "hero mage"}


@rule("H-6.3")
def test_heroes_ignore_portals() -> None:
    game = table("dragon", rooms={"library": "portal", "vault": "portal dragon", "forge": "chest:3"}, enemy="mage_hats")
    lead(end_turn(game))
    assert heroes(game, "forge") == {"mage": 1}
    assert monsters(game, "vault", "dragon") == [0]
