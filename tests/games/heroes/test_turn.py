"""H-3: the phases of a turn."""

from __future__ import annotations

import hlubina
from tests.games.heroes.scene import answer, asked, discard, display, end_turn, hand, player, refused, step, table
from tests.kit.marks import rule


@rule("H-3.1")
def test_cards_are_played_one_at_a_time_and_others_may_be_kept() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, hands=["dragon_claws*2 dragon_scales"], enemy="olga")
    answer(game, "play_right dragon_claws", "move vault", "room forge")
    assert player(game)["played"] == ["dragon_claws"]
    assert sorted(hand(game)) == ["dragon_claws", "dragon_scales"]


@rule("H-3.1")
def test_a_card_that_can_do_nothing_may_be_played_for_nothing() -> None:
    game = table("dragon", hands=["dragon_claws*2"])
    assert "play dragon_claws" in asked(game)
    answer(game, "play dragon_claws")
    assert step(game) == "play_cards"
    assert player(game)["played"] == ["dragon_claws"]


@rule("H-3.2", "H-2.2")
def test_refreshing_discards_a_card_and_replaces_some_of_the_display() -> None:
    game = table(
        "dragon",
        rooms={"vault": "dragon"},
        hands=["dragon_claws*2 dragon_scales"],
        display="axe sword spider wolf fire_flask",
        loot_deck="raven spear",
    )
    answer(game, "refresh", "card dragon_scales")
    assert asked(game) == {"card axe", "card sword", "card spider", "card wolf", "card fire_flask"}
    answer(game, "card spider", "card axe", "done")
    assert sorted(display(game)) == ["fire_flask", "raven", "spear", "sword", "wolf"]
    assert game.view(None)["loot"]["buried"] == ["spider", "axe"], "as they lay, one under the other"
    assert "dragon_scales" in discard(game)
    assert "play dragon_claws" not in asked(game), "no card is played any more"
    assert "card dragon_claws" in asked(game), "but another one may be discarded"
    answer(game, "end_play")


@rule("H-3.2")
def test_at_least_one_card_is_replaced() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, hands=["dragon_claws dragon_scales"])
    answer(game, "refresh", "card dragon_claws")
    assert refused(game, "done")


@rule("H-3.3")
def test_played_cards_are_discarded_and_the_hand_is_drawn_up_to_five() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms={"vault": "dragon"},
        hands=["dragon_claws dragon_scales"],
        piles=["dragon_flight*3 dragon_breath dragon_hoard"],
        enemy="olga",
    )
    answer(game, "play_right dragon_claws", "move vault", "room forge", "end_play")
    assert hand(game) == ["dragon_flight", "dragon_flight", "dragon_flight", "dragon_breath", "dragon_scales"]
    assert "dragon_claws" in discard(game)


@rule("H-3.3")
def test_there_is_no_upper_limit_of_the_hand() -> None:
    game = table(
        "dragon",
        "ratfolk",
        rooms={"vault": "dragon"},
        hands=["dragon_claws*2 dragon_flight*3 dragon_scales dragon_fury"],
        enemy="olga",
    )
    end_turn(game)
    assert len(hand(game)) >= 6


@rule("H-3.5")
def test_the_turn_passes_to_the_left() -> None:
    game = table("dragon", "ratfolk", "imps", rooms={"vault": "dragon"}, scenario="s06", enemy="darkness", turn=2)
    end_turn(game)
    assert game.view(None)["player"] == 0


@rule("H-3.7")
def test_the_gamble_comes_back_every_turn() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, scenario="s06", enemy="darkness*3")
    assert "gamble" not in asked(game)
    end_turn(game)
    assert "gamble" in asked(game)


@rule("H-3.7")
def test_nothing_that_was_turned_up_can_be_taken_back() -> None:
    match = hlubina.Match(hlubina.new("heroes", 2, 4), ["human", "human"])
    encode = match.game.vocabulary.encode
    match.take(0, encode("clan", "imps"))
    assert match.may_undo(0)
    match.take(1, encode("clan", "slimes"))
    assert match.may_undo(1), "the loot has been lying there since before"
    while match.game.view(None)["step"] == "place_monster":
        match.take(match.game.acting()[0], match.game.options(match.game.acting()[0])[0])
    match.take(0, encode("gamble"))
    assert not match.may_undo(0)


def test_a_standing_order_leads_the_heroes_and_declines_late_gambles() -> None:
    game = table("dragon", rooms={"vault": "dragon"}, enemy="mage_hats", hands=["dragon_claws"], gambled=0)
    orders = {"lead_heroes": 2, "late_gamble": 2}
    assert game.standing_answer(0, orders) is None
    answer(game, "end_play")
    taken = game.standing_answer(0, orders)
    assert taken is not None
    assert str(game.vocabulary.decode(taken)) == "reveal()"
    assert game.standing_answer(0, {"lead_heroes": 1, "late_gamble": 1}) is None
    game.take(0, taken)
    lead = game.standing_answer(0, orders)
    assert lead in game.options(0)
    assert game.standing_answer(0, {"lead_heroes": 1, "late_gamble": 2}) is None
