"""H-3: the phases of a turn."""

from __future__ import annotations

from collections import Counter

import hlubina
from tests.games.heroes.looks import discard, display, hand, heroes, player
from tests.games.heroes.scene import HELD, Data, changed, deck_of, end_turn, lead, refresh, table
from tests.games.words import answer, asked, refused, step
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
