"""Standing orders are settled from what a player wishes, and bad wishes are refused in a sentence."""

from __future__ import annotations

import pytest

import hlubina
from hlubina.core.orders import Order, settle_orders
from hlubina.registry import GAMES, title
from tests.kit.tables import play_at_random

ORDERS = [Order("buy_crab", 1, 6), Order("buy_squid", 1, 6)]


def test_without_a_wish_one_is_always_asked() -> None:
    assert settle_orders(ORDERS, {}) == {"buy_crab": 1, "buy_squid": 1}


def test_a_wish_changes_its_own_order_only() -> None:
    assert settle_orders(ORDERS, {"buy_squid": 4}) == {"buy_crab": 1, "buy_squid": 4}


@pytest.mark.parametrize("value", [0, 7, -1, True, 2.0, "4", None])
def test_a_value_out_of_range_is_refused(value: object) -> None:
    with pytest.raises(hlubina.Invalid, match="from 1 to 6"):
        settle_orders(ORDERS, {"buy_crab": value})


def test_an_unknown_order_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(hlubina.Invalid, match="buy_crab, buy_squid"):
        settle_orders(ORDERS, {"buy_whale": 3})
    with pytest.raises(hlubina.Invalid, match="has none"):
        settle_orders([], {"buy_crab": 3})


def test_a_game_without_orders_answers_nothing_in_advance() -> None:
    assert hlubina.title("conspiracy").orders() == []
    game = hlubina.new("conspiracy", 2, 1)
    assert game.standing_answer(game.acting()[0], {}) is None


@pytest.mark.parametrize("name", [name for name in GAMES if title(name).orders()])
def test_the_order_that_a_question_suggests_answers_it_and_each_order_is_suggested_somewhere(name: str) -> None:
    game = hlubina.new(name, 4, 1, {"talk": "on"} if name == "passengers" else {})
    suggested = set()
    for position in play_at_random(game, 1):
        for seat in position.acting():
            prompt = position.prompt(seat)
            assert prompt is not None
            unasked = settle_orders(title(name).orders(), {})
            assert position.standing_answer(seat, unasked) is None
            if prompt.order is not None:
                order, value = prompt.order["name"], prompt.order["value"]
                suggested.add(order)
                orders = settle_orders(title(name).orders(), {order: value})
                assert position.standing_answer(seat, orders) in prompt.options
                assert value == 1 + max(
                    lower
                    for lower in range(unasked[order], value)
                    if position.standing_answer(seat, {**unasked, order: lower}) is None
                ), "a lower number would do"
    assert suggested == {order.name for order in title(name).orders()}
