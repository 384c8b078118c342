"""H-11: difficulty, numbers of players, victory and defeat."""

from __future__ import annotations

import pytest

import hlubina
from tests.games.heroes.looks import monsters, player
from tests.games.heroes.scene import CARDS, HELD, end_turn, lead, onward, suffer, table
from tests.games.words import answer, asked, step
from tests.kit.marks import rule


@rule("H-11.1", "H-9.2")
def test_the_turn_in_which_the_first_wave_ends_brings_no_more_cards_than_it_began_with() -> None:
    """Family mode: one card a turn, two in the second wave. The turn that empties the deck brings one."""
    game = table(
        "dragon", "ratfolk", scenario="s06", rooms={"vault": "dragon"}, enemy="darkness", other_enemies="discard"
    )
    end_turn(game)
    view = game.view(None)
    assert (view["wave"], view["player"]) == (2, 1)
    assert view["enemy"]["discard"] == [], "all were shuffled, and none of the new deck has come"
    assert view["invasion"]["cards_per_turn"] == CARDS["difficulty"]["family"]["wave2"]


@rule("H-11.2")
@pytest.mark.parametrize("seats", [0, 5])
def test_fewer_than_one_and_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(hlubina.Invalid, match=r"\.$"):
        hlubina.new("heroes", seats, 1)


@rule("H-11.3", "H-11.2")
def test_alone_with_two_clans_an_invasion_follows_the_turn_of_each() -> None:
    game = table("dragon", "ratfolk", rooms=HELD, enemy="mage_hats rogue_hats", solo_clans="two")
    assert game.acting() == [0]
    lead(end_turn(game))
    assert (game.view(None)["player"], len(game.view(None)["enemy"]["discard"])) == (1, 1)
    assert game.acting() == [0], "the same person goes on with the other clan"
    lead(answer(game, "end_play", "reveal"))
    answer(game, "end_turn")
    assert (game.view(None)["player"], len(game.view(None)["enemy"]["discard"])) == (0, 2)


@rule("H-11.3")
def test_alone_with_two_clans_each_keeps_its_own_hand_and_lair() -> None:
    game = table("dragon", "ratfolk", rooms=HELD, hands=["dragon_claws", "ratfolk_rush*2"], solo_clans="two")
    assert [entry["seat"] for entry in game.view(None)["players"]] == [0, 0]
    assert "play ratfolk_rush" not in asked(game), "it is the dragon's turn"


@rule("H-11.4", "H-5.4")
def test_the_chest_of_the_vault_is_lost_in_the_middle_of_a_turn_as_well() -> None:
    rooms = {"catacombs": "rogue*2", "vault": "archer", "workshop": ""}
    game = table(
        "dragon", "ratfolk", scenario="s05", rooms=rooms, hands=["dragon_claws*2"], enemy="mage_eye", gambled=0
    )
    answer(game, "gamble")
    suffer(game)
    assert game.is_over()
    assert game.outcome().won is False


@rule("H-11.4")
def test_with_a_monster_in_the_vault_four_heroes_open_nothing() -> None:
    rooms = {"vault": "rogue*3 dragon", "workshop": "chest:3"}
    game = table("dragon", rooms=rooms, hands=["dragon_claws*2 dragon_flight*2 dragon_fury"], enemy="mage_swords")
    suffer(end_turn(game), "forge")
    assert not game.is_over()
    assert monsters(game, "vault", "dragon") == [4]


@rule("H-11.5")
def test_all_players_lose_together() -> None:
    game = table("ratfolk", "imps", "ghosts", rooms={"vault": "rogue*3", "workshop": "chest:3"}, enemy="mage_swords")
    suffer(end_turn(game), "forge")
    outcome = game.outcome()
    assert (outcome.won, outcome.winners()) == (False, [])
    assert len(set(outcome.ranks)) == 1


@rule("H-11.5")
def test_every_card_that_was_survived_counts() -> None:
    game = table("dragon", rooms=HELD, enemy="mage_hats rogue_hats", difficulty="challenge")
    before = sum(game.outcome().lines[0].points)
    lead(end_turn(game))
    assert sum(game.outcome().lines[0].points) == before + 2


@rule("H-11.6")
def test_wave_zero_ends_when_the_last_player_has_had_the_first_turn() -> None:
    game = hlubina.new(
        "heroes", 3, 1, {"difficulty": "hardcore", "wave_zero": "on", "clans": "drawn", "scenario": "s06"}
    )
    while step(game) == "place_monster":
        answer(game, min(onward(game)))
    counts = []
    for turn in range(1, 5):
        counts.append(game.view(None)["invasion"]["cards_per_turn"])
        answer(game, "end_play")
        while not game.is_over() and game.turns == turn:
            answer(game, "reveal" if "reveal" in asked(game) else min(asked(game) - {"gamble"}))
    hardcore = CARDS["difficulty"]["hardcore"]["wave1"]
    assert counts == [1, 1, 1, hardcore]


@rule("H-11.6")
def test_without_the_setting_the_first_turn_brings_as_many_cards_as_any() -> None:
    game = hlubina.new("heroes", 2, 1, {"difficulty": "hardcore", "clans": "drawn"})
    while step(game) == "place_monster":
        answer(game, min(onward(game)))
    assert game.view(None)["invasion"]["cards_per_turn"] == CARDS["difficulty"]["hardcore"]["wave1"]
    assert player(game, 0)["hand"]


@rule("H-11.5", "H-10.6")
def test_the_score_counts_the_value_of_the_chests_that_are_left() -> None:
    rooms = {"library": "chest:1:loot", "apothecary": "chest:3", "vault": "dragon"}
    game = table("dragon", rooms=rooms, enemy="mage_hats")
    assert {line.name: sum(line.points) for line in game.outcome().lines}["chests"] == 1 + 3 + 4
    lead(end_turn(game), "library")
    assert {line.name: sum(line.points) for line in game.outcome().lines}["chests"] == 3 + 4
