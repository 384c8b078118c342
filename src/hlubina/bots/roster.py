"""Bots by their short codes: `random`, `greedy`, `search:1000` (simulations a move), `search:1s` (seconds a move)."""

from __future__ import annotations

import re

from hlubina.bots.greedy import GreedyBot
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Bot
from hlubina.bots.uniform import RandomBot
from hlubina.core.errors import Invalid

CODES = "random, greedy, search:1000 (simulations a move), search:1s (seconds a move)"


def bot(code: str) -> Bot:
    """The bot of that code."""
    if code == "random":
        return RandomBot()
    if code == "greedy":
        return GreedyBot()
    if code == "search":
        return SearchBot(0, 1.0)
    budget = re.fullmatch(r"search:([0-9]{1,9}(?:\.[0-9]{1,9})?)(s?)", code)
    if budget is None:
        raise Invalid(f"There is no bot {code!r}; there are {CODES}.")
    amount = float(budget[1])
    if budget[2] == "s":
        if not 0 < amount <= 3600:
            raise Invalid(f"A search takes more than 0 and at most 3600 seconds a move, not {budget[1]}.")
        return SearchBot(0, amount)
    if not amount.is_integer() or not 1 <= amount <= 10_000_000:
        raise Invalid(f"A search makes 1 to 10000000 whole simulations a move, not {budget[1]}.")
    return SearchBot(int(amount), 0.0)
