"""Standing orders: answers that a player gives in advance, so as not to be asked what they would decline anyway."""

from __future__ import annotations

from collections.abc import Mapping

from hlubina.core.errors import Invalid, shown


class Order:
    """A number that a player may set, from `lowest` (always ask me) to `highest`. Its text is `order-NAME`."""

    def __init__(self, name: str, lowest: int, highest: int) -> None:
        self.name = name
        self.lowest = lowest
        self.highest = highest


def settle_orders(orders: list[Order], wishes: Mapping[str, object]) -> dict[str, int]:
    """The number of every order: as wished, the rest always ask."""
    settled = {order.name: order.lowest for order in orders}
    for name, value in wishes.items():
        order = next((order for order in orders if order.name == name), None)
        if order is None:
            there = f"there are {', '.join(settled)}" if settled else "this game has none"
            raise Invalid(f"There is no standing order {shown(name)}; {there}.")
        if type(value) is not int or not order.lowest <= value <= order.highest:
            raise Invalid(f"The order {name} is a number from {order.lowest} to {order.highest}, not {shown(value)}.")
        settled[name] = value
    return settled
