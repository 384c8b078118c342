"""H-3: the five steps of a turn and their edges."""

from __future__ import annotations

from collections import Counter

from tests.games.heroes.scene import (
    Data,
    answer,
    asked,
    changed,
    deck_of,
    discard,
    display,
    end_turn,
    hand,
    heroes,
    lead,
    player,
    refresh,
    refused,
    step,
    table,
)
from tests.kit.marks import rule

HELD = {"library": "chest:3", "apothecary": "chest:3", "vault": "dragon"}  # who comes to hats just waits


@rule("H-3.1")
def test_nobody_has_to_play_any_card() -> None:
    kept = ["dragon_claws", "dragon_claws", "dragon_flight", "dragon_fury", "dragon_scales"]
    game = table("dragon", "ratfolk", rooms=HELD, hands=[" ".join(kept)], enemy="mage_hats")
    lead(end_turn(game))
    assert sorted(hand(game)) == kept
    assert game.view(None)["player"] == 1


@rule("H-3.1")
def test_a_card_is_finished_before_the_next_one_is_played() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue*3"}, hands=["dragon_claws dragon_fury"])
    answer(game, "play dragon_claws", "melee forge")
    assert refused(game, "play dragon_fury"), "one attack is still left"
    answer(game, "done")
    assert "play dragon_fury" in asked(game)
    assert heroes(game, "forge") == {"rogue": 2}


@rule("H-3.2", "H-2.2")
def test_the_whole_display_may_be_replaced_as_often_as_there_are_cards() -> None:
    game = table(
        "dragon",
        rooms=HELD,
        hands=["dragon_claws dragon_fury"],
        display="axe sword spider wolf raven",
        loot_deck="spear insight shield muster crossbow fireball",
        enemy="mage_hats",
    )
    refresh(game, "dragon_claws", "axe", "sword", "spider", "wolf", "raven")
    assert sorted(display(game)) == ["crossbow", "insight", "muster", "shield", "spear"]
    assert hand(game) == ["dragon_fury"]
    refresh(game, "dragon_fury", "muster")
    assert sorted(display(game)) == ["crossbow", "fireball", "insight", "shield", "spear"]


@rule("H-3.2")
def test_no_card_is_played_after_the_loot_was_refreshed() -> None:
    game = table("dragon", rooms=HELD, hands=["dragon_claws dragon_fury dragon_flight"], gambled=0)
    refresh(game, "dragon_claws", "axe")
    assert refused(game, "play dragon_fury")
    assert "gamble" in asked(game), "the catacombs are open in every phase"


@rule("H-3.2")
def test_without_a_card_in_hand_the_loot_stays() -> None:
    game = table("dragon", rooms=HELD, hands=[""], gambled=0)
    assert "refresh" not in asked(game)


@rule("H-3.3")
def test_cards_just_discarded_are_shuffled_in_when_the_pile_runs_out() -> None:
    """The rulebook says so in brackets: whoever has played everything may draw the very same cards."""
    game = table("dragon", rooms=HELD, hands=["dragon_claws"], enemy="mage_hats")

    def play_the_rest(data: Data) -> None:
        data["players"][0]["played"] = data["players"][0]["discard"]
        data["players"][0]["discard"] = []

    game = changed(game, play_the_rest)
    lead(end_turn(game))
    assert len(hand(game)) == 5
    assert (player(game)["played"], discard(game)) == ([], [])
    assert Counter(hand(game) + player(game)["pile"]) == Counter(deck_of("dragon"))


@rule("H-3.3")
def test_who_holds_five_cards_draws_none() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms=HELD,
        hands=["dragon_claws*2 dragon_flight*2 dragon_fury dragon_scales"],
        piles=["dragon_flight"],
        enemy="mage_hats",
    )
    answer(game, "play_right dragon_claws", "move vault", "room forge")
    lead(end_turn(game))
    assert len(hand(game)) == 5
    assert player(game)["pile"] == ["dragon_flight"]
    assert "dragon_claws" in discard(game)


@rule("H-3.4", "H-3.3")
def test_the_hand_is_filled_before_the_heroes_come() -> None:
    game = table(
        "dragon",
        rooms={"forge": "chest:1:curse", "workshop": "chest:3", "vault": "dragon"},
        hands=["dragon_claws"],
        piles=["dragon_flight*3 dragon_fury"],
        enemy="mage_swords",
    )
    lead(end_turn(game), "forge")
    assert step(game) == "discard_card"
    assert sorted(set(hand(game))) == ["dragon_claws", "dragon_flight", "dragon_fury"]
    answer(game, "card dragon_fury")
    assert "dragon_fury" in discard(game)


@rule("H-3.4", "H-9.1")
def test_three_cards_come_one_after_another() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms={**HELD, "sewer": "chest:2", "kennel": "chest:2"},
        enemy="mage_hats rogue_hats rogue_crossbones",
        difficulty="hardcore",
        wave=2,
    )
    end_turn(game)
    assert game.view(None)["enemy"]["discard"] == ["mage_hats"], "the next one waits until everybody is exhausted"
    lead(game)
    assert len(game.view(None)["enemy"]["discard"]) == 3
    assert game.view(None)["player"] == 1


@rule("H-3.5")
def test_alone_the_next_turn_is_ones_own() -> None:
    game = table("dragon", rooms=HELD, enemy="mage_hats", hands=["dragon_claws"])
    turns = game.turns
    lead(end_turn(game))
    assert (game.view(None)["player"], game.acting(), game.turns) == (0, [0], turns + 1)


@rule("H-3.5", "H-11.2")
def test_everybody_has_a_turn_and_every_turn_an_invasion_before_the_first_comes_again() -> None:
    game = table("dragon", "ratfolk", "imps", "ghosts", rooms=HELD, enemy="mage_hats rogue_hats rogue_eye archer_eye")
    seen = []
    for number in range(1, 5):
        seen.append(game.view(None)["player"])
        end_turn(game)
        while game.turns < 50 + number:
            answer(game, "reveal" if "reveal" in asked(game) else min(asked(game) - {"gamble"}))
        assert len(game.view(None)["enemy"]["discard"]) == number
    assert seen == [0, 1, 2, 3]
    assert game.view(None)["player"] == 0


@rule("H-3.6", "H-4.1")
def test_with_one_card_left_two_symbols_draw_one_card() -> None:
    game = table("dragon", rooms=HELD, hands=["dragon_fury dragon_claws"], piles=["dragon_scales"])

    def hold_the_rest(data: Data) -> None:
        data["players"][0]["hand"] += data["players"][0]["discard"]
        data["players"][0]["discard"] = []

    game = changed(game, hold_the_rest)
    before = len(hand(game))
    answer(game, "play_right dragon_fury", "draw")
    assert len(hand(game)) == before
    assert step(game) == "play_cards", "the second symbol has nothing to draw: the card in play does not count"
    assert player(game)["played"] == ["dragon_fury"]


@rule("H-3.7", "H-5.4")
def test_while_a_card_is_carried_out_nobody_gambles() -> None:
    game = table("dragon", rooms={"forge": "dragon rogue*3"}, hands=["dragon_claws*2"], gambled=0, enemy="rogue_eye")
    answer(game, "play dragon_claws", "melee forge")
    assert refused(game, "gamble")
    answer(game, "done", "gamble")
    assert heroes(game, "catacombs") == {"rogue": 1}
    assert refused(game, "gamble"), "once a turn"


@rule("H-3.7")
def test_nobody_gambles_in_the_turn_of_another() -> None:
    game = table("dragon", "ratfolk", rooms=HELD, hands=["dragon_claws", "ratfolk_rush"], gambled=0)
    assert game.acting() == [0]
    gamble = game.vocabulary.encode("gamble")
    assert gamble in game.options(0)
    assert gamble not in game.options(1)
