"""Auto-pass: allies below the value that a player has set for their race are declined without asking."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.core.orders import settle_orders
from tests.games.abyss.scene import player, table
from tests.games.words import answer

ORDERS = hlubina.title("abyss").orders()
DECLINE = hlubina.title("abyss").vocabulary.encode("decline")


def offered(ally: str) -> hlubina.Game:
    return answer(table(player(), player(pearls=3), council="squid_1", deck=ally), "explore")


@pytest.mark.parametrize("race", ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
@pytest.mark.parametrize("lowest", range(1, 7))
def test_an_order_declines_exactly_the_lower_allies_of_its_race(race: str, lowest: int) -> None:
    orders = settle_orders(ORDERS, {f"buy_{race}": lowest})
    for value in range(1, 6):
        game = offered(f"{race}_{value}")
        assert game.acting() == [1]
        assert game.standing_answer(1, orders) == (DECLINE if value < lowest else None)
    other = "crab" if race == "squid" else "squid"
    assert offered(f"{other}_2").standing_answer(1, orders) is None


def test_only_offers_are_answered_in_advance_and_only_for_the_seat_that_is_asked() -> None:
    orders = settle_orders(ORDERS, {order.name: 6 for order in ORDERS})
    game = table(player(pearls=1), player(), council="squid_1 crab_1", deck="crab_1")
    assert game.standing_answer(0, orders) is None
    answer(game, "explore")
    assert game.acting() == [0]
    assert game.standing_answer(0, orders) is None
    assert offered("crab_1").standing_answer(0, orders) is None
