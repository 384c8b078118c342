"""H-8: what happens when the supply runs out."""

from __future__ import annotations

import pytest

import hlubina
from tests.games.heroes.looks import awake, heroes, monsters, player, room, supply, tokens
from tests.games.heroes.scene import CARDS, CLANS, end_turn, lead, onward, spread, suffer, table
from tests.games.words import answer, asked, step
from tests.kit.marks import rule

HERO_TOKENS = CARDS["tokens"]["hero_each"]


@rule("H-8.1")
def test_a_token_that_comes_back_can_be_made_again_at_once() -> None:
    game = table(
        "imps",
        rooms={"vault": "imps", "forge": "imps gold*5"},
        hands=["imps_bustle*2"],
        display="axe spider wolf raven insight",
    )
    answer(game, "play imps_bustle")
    assert "activate vault" not in asked(game)
    answer(game, "activate forge", "activate vault")
    assert tokens(game, "vault") == {"gold": 1}


@rule("H-8.1", "H-12.7")
def test_without_a_frog_in_the_supply_none_comes_to_the_sewer() -> None:
    rooms = {"study": "frog*5", "vault": "dragon"}
    game = table("dragon", scenario="s02", rooms=rooms, enemy="revolt")
    end_turn(game)
    assert supply(game, "frog") == 0
    assert tokens(game, "sewer") == {}


@rule("H-8.2", "H-10.2")
def test_nobody_greets_when_no_token_is_left() -> None:
    rooms = {"library": "gold*2 chest:3", "apothecary": "gold chest:3", "graveyard": f"warrior*{HERO_TOKENS} dragon"}
    game = table("dragon", rooms=rooms, enemy="warrior_hats")
    suffer(end_turn(game))
    assert (tokens(game, "library"), tokens(game, "apothecary")) == ({"gold": 2}, {"gold": 1})
    assert monsters(game, "graveyard", "dragon") == [], "those who were there have attacked instead"


@rule("H-8.2")
def test_those_who_share_a_room_wake_too_but_nobody_elsewhere() -> None:
    rooms = {
        "kennel": f"mage*{HERO_TOKENS - 1} rogue dragon",
        "study": "mage archer chest:3",
        "sewer": "rogue*2 archer",
    }
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    end_turn(game)
    assert awake(game, "kennel") == {"mage": HERO_TOKENS - 1, "rogue": 1}
    assert awake(game, "study") == {"mage": 1, "archer": 1}
    assert room(game, "sewer")["resting"] == {"rogue": 2, "archer": 1}
    assert awake(game, "sewer") == {}


@rule("H-8.2")
def test_prisoners_of_the_kind_break_out_when_no_token_is_left() -> None:
    rooms = {"catacombs": f"rogue*{HERO_TOKENS} archer", "apothecary": "chest:3:loot", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="rogue_eye")
    suffer(end_turn(game))
    assert heroes(game, "catacombs") == {}
    assert room(game, "apothecary")["chest"] is None, "seven stood before a chest of three"


@rule("H-8.2")
def test_a_champion_needs_the_token_of_a_warrior() -> None:
    rooms = {"kennel": f"warrior*{HERO_TOKENS} dragon", "vault": ""}
    game = table("dragon", scenario="s09", rooms=rooms, enemy="champion")
    end_turn(game)
    while step(game) == "op_rooms":
        answer(game, min(onward(game)))
    suffer(game)
    assert monsters(game, "kennel", "dragon") == []


@rule("H-8.2", "H-10.1")
def test_with_the_last_two_tokens_nobody_else_wakes() -> None:
    rooms = {"library": "chest:3", "apothecary": "chest:3", "graveyard": f"mage*{HERO_TOKENS - 2} rogue"}
    game = table("dragon", rooms={**rooms, "vault": "dragon"}, enemy="mage_hats")
    lead(end_turn(game))
    assert game.view(None)["supply"]["heroes"]["mage"] == 0
    assert heroes(game, "graveyard") == {"mage": HERO_TOKENS - 2, "rogue": 1}
    assert heroes(game, "library") == heroes(game, "apothecary") == {"mage": 1}
    assert monsters(game, "vault", "dragon") == [0]


@rule("H-8.2", "H-12.3")
@pytest.mark.parametrize("tokens_left", [1, 2])
def test_sappers_wake_their_kind_only_if_a_token_is_missing(tokens_left: int) -> None:
    resting = HERO_TOKENS - tokens_left
    rooms = {"library": "chest:3", "study": "chest:3", "kennel": f"rogue*{resting} chest:3", "vault": "dragon"}
    game = table("dragon", scenario="s10", rooms=rooms, enemy="sappers")
    end_turn(game)
    spread(game, "library", "study")
    if tokens_left == 1:
        assert asked(game) == {"room library", "room study"}, "which of the two gets the last token?"
        answer(game, "room library")
    assert awake(game, "kennel") == ({"rogue": resting} if tokens_left == 1 else {})


@rule("H-8.3", "H-4.10")
def test_with_an_empty_lair_an_ambush_brings_nobody() -> None:
    rats = CLANS["ratfolk"]["monsters"]
    game = table("ratfolk", rooms={"vault": f"ratfolk*{rats}"}, hands=["ratfolk_burrows*2"])
    assert player(game)["lair"] == 0
    assert "play ratfolk_burrows" not in asked(game)
    assert "play_right ratfolk_burrows" in asked(game)


@rule("H-8.3")
def test_a_figure_that_fell_can_be_deployed_again() -> None:
    rats = CLANS["ratfolk"]["monsters"]
    rooms = {"library": "ratfolk", "vault": f"ratfolk*{rats - 1}", "apothecary": "chest:3"}
    game = table("ratfolk", rooms=rooms, hands=["ratfolk_burrows"], piles=["ratfolk_burrows"], enemy="mage_hats")
    lead(end_turn(game))
    assert player(game)["lair"] == 1
    answer(game, "play ratfolk_burrows", "ambush")
    spread(game, "sewer")
    assert monsters(game, "sewer", "ratfolk") == [0]


@rule("H-8.4")
@pytest.mark.parametrize("token", ["gold", "frog", "bone", "book"])
def test_there_are_as_many_of_each_resource_as_the_card_file_says(token: str) -> None:
    number = CARDS["tokens"]["resource_each"]
    game = table("dragon", rooms={"study": f"{token}*{number}"})
    assert supply(game, token) == 0
    with pytest.raises(hlubina.Invalid):
        table("dragon", rooms={"study": f"{token}*{number + 1}"})
