"""H-9: the enemy deck, its two waves and its last card."""

from __future__ import annotations

import hlubina
from tests.games.heroes.looks import hand, heroes, room
from tests.games.heroes.scene import HELD, end_turn, lead, suffer, table
from tests.games.words import answer, step
from tests.kit.marks import rule

QUIET = {**HELD, "sewer": "chest:3", "kennel": "chest:3"}  # and who comes to crossbones


def deck(game: hlubina.Game) -> int:
    number: int = game.view(None)["enemy"]["deck"]
    return number


def revealed(game: hlubina.Game) -> list[str]:
    cards: list[str] = game.view(None)["enemy"]["discard"]
    return cards


@rule("H-9.1")
def test_the_next_card_is_revealed_only_when_every_hero_is_exhausted() -> None:
    game = table("dragon", rooms=QUIET, enemy="mage_hats rogue_crossbones", difficulty="challenge")
    end_turn(game)
    assert (step(game), revealed(game)) == ("lead_heroes", ["mage_hats"])
    answer(game, "room library")
    lead(game)
    assert revealed(game)[:2] == ["mage_hats", "rogue_crossbones"]
    assert heroes(game, "library") == heroes(game, "apothecary") == {"mage": 1}


@rule("H-9.1", "H-3.4")
def test_a_scenario_card_counts_as_one_of_the_cards_of_the_turn() -> None:
    game = table(
        "dragon", "ratfolk", scenario="s06", rooms={"vault": "dragon"}, enemy="darkness*2", difficulty="challenge"
    )
    end_turn(game)
    assert revealed(game) == ["darkness", "darkness"]
    assert game.view(None)["player"] == 1


@rule("H-9.2", "H-11.1")
def test_after_the_last_card_of_the_first_wave_all_cards_are_shuffled_and_more_come_a_turn() -> None:
    game = table("dragon", rooms=QUIET, enemy="mage_hats", other_enemies="discard", difficulty="family")
    every = deck(game) + len(revealed(game))
    lead(end_turn(game))
    view = game.view(None)
    assert (view["wave"], deck(game), revealed(game)) == (2, every, [])
    assert view["invasion"]["cards_per_turn"] == 2
    assert step(game) == "play_cards", "the turn asked for one card, and it has come"


@rule("H-9.2")
def test_the_first_wave_lasts_until_its_last_card_is_resolved() -> None:
    game = table("dragon", rooms=QUIET, enemy="mage_hats", other_enemies="discard")
    end_turn(game)
    assert (step(game), game.view(None)["wave"], deck(game)) == ("lead_heroes", 1, 0)
    lead(game)
    assert game.view(None)["wave"] == 2


@rule("H-9.3", "H-11.5")
def test_with_the_last_card_of_the_second_wave_the_game_is_won_though_heroes_still_lie_inside() -> None:
    rooms = {**QUIET, "catacombs": "rogue*3", "study": "archer*2"}
    game = table("dragon", "ratfolk", rooms=rooms, enemy="mage_hats", other_enemies="discard", wave=2)
    end_turn(game)
    assert not game.is_over(), "it has still to be resolved"
    lead(game)
    assert game.is_over()
    assert game.outcome().won is True


@rule("H-9.3", "H-11.4")
def test_the_last_card_of_all_can_still_bring_defeat() -> None:
    rooms = {"vault": "rogue*3", "workshop": "chest:3"}
    game = table("ratfolk", rooms=rooms, enemy="mage_swords", other_enemies="discard", wave=2)
    suffer(end_turn(game), "forge")
    assert game.is_over()
    assert game.outcome().won is False


@rule("H-9.4", "H-5.4")
def test_a_card_of_the_gamble_does_not_count_for_the_invasion() -> None:
    game = table("dragon", "ratfolk", rooms=QUIET, enemy="rogue_eye mage_hats", gambled=0)
    before = deck(game)
    answer(game, "gamble")
    assert deck(game) == before - 1
    lead(end_turn(game))
    assert revealed(game) == ["rogue_eye", "mage_hats"]
    assert game.view(None)["player"] == 1


@rule("H-9.4", "H-9.2", "H-5.4")
def test_a_gamble_with_the_last_card_of_the_first_wave_begins_the_second() -> None:
    game = table("dragon", rooms=QUIET, enemy="rogue_eye", other_enemies="discard", gambled=0)
    answer(game, "gamble")
    assert (game.view(None)["wave"], revealed(game)) == (2, [])
    assert heroes(game, "catacombs") == {"rogue": 1}


@rule("H-9.4", "H-9.3", "H-5.4")
def test_a_gamble_with_the_last_card_of_the_second_wave_wins() -> None:
    game = table(
        "dragon", rooms=QUIET, enemy="rogue_eye", other_enemies="discard", gambled=0, wave=2, hands=["dragon_claws"]
    )
    answer(game, "gamble")
    assert game.is_over()
    assert game.outcome().won is True


@rule("H-9.4")
def test_a_card_for_a_prisoner_does_not_count_for_the_invasion() -> None:
    rooms = {"forge": "chest:1:prisoner", "workshop": "chest:3", **QUIET}
    game = table("dragon", "ratfolk", rooms=rooms, enemy="mage_swords rogue_eye mage_hats", difficulty="challenge")
    lead(end_turn(game))
    assert revealed(game) == ["mage_swords", "rogue_eye", "mage_hats"]
    assert room(game, "forge")["chest"] is None
    assert game.view(None)["player"] == 1
    assert len(hand(game)) == 5
