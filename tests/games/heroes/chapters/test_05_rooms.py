"""H-5: rooms at their edges, and the three special rooms."""

from __future__ import annotations

import pytest

from tests.games.heroes.scene import (
    CARDS,
    Data,
    answer,
    asked,
    changed,
    chest,
    discard,
    display,
    hand,
    heroes,
    player,
    refused,
    room,
    step,
    supply,
    table,
    tokens,
)
from tests.kit.marks import rule

MAKERS = [(entry["id"], entry["makes"]) for entry in CARDS["rooms"] if "makes" in entry]
CRAFTERS = [(entry["id"], entry["pay"]) for entry in CARDS["rooms"] if "pay" in entry]
ONE_OF_EACH = "axe spider fire_flask fireball wolf"


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
@pytest.mark.parametrize(("name", "token"), CRAFTERS)
def test_the_resource_must_lie_in_the_room_itself(name: str, token: str) -> None:
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
