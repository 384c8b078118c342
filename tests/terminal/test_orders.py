"""Auto-pass at the terminal: `a` shows, `a 4` sets all, `a 2 6` sets one; it lasts with the saved game."""

from __future__ import annotations

import io
import re

import pytest

import hlubina
from hlubina.terminal import saves
from hlubina.terminal.play import LocalTable
from hlubina.terminal.style import new_console
from tests.terminal.test_table import Typist, sit_down


def abyss(*lines: str, seed: int = 5, language: str = "en") -> tuple[LocalTable, str]:
    """Type these lines at a table of Abyss with two bots, then leave."""
    players = ["human", "greedy", "greedy"]
    match = hlubina.Match(hlubina.new("abyss", 3, seed, listen=True), players)
    screen = io.StringIO()
    table = LocalTable(match, language, new_console(file=screen, width=100), Typist(*lines))
    table.run()
    return table, screen.getvalue()


def test_all_orders_can_be_set_at_once_or_one_by_one() -> None:
    table, text = abyss("a", "a 4", "a 2 6")
    assert "Crabs: always ask" in text
    assert "Crabs: ask from value 4" in text
    assert "Crabs: never buy" in text
    assert table.orders[0] == {
        "buy_jellyfish": 4,
        "buy_crab": 6,
        "buy_seahorse": 4,
        "buy_shellfish": 4,
        "buy_squid": 4,
    }


@pytest.mark.parametrize("line", ["a 7", "a 0", "a 9 3", "a x", "a 1 2 3", "a 2 7", "a -1"])
def test_a_bad_order_is_answered_in_a_sentence_and_changes_nothing(line: str) -> None:
    table, text = abyss(line)
    assert set(table.orders[0].values()) == {1}
    assert "“a 4” sets all" in text or "Type a value from 1 to 6" in text


def test_who_never_buys_is_never_asked_and_is_told_so() -> None:
    _, asked = abyss(*["2"] * 30)
    _, passed = abyss("a 6", *["1"] * 30)
    question = re.compile(r"^Buy .*\?$", re.MULTILINE)
    assert len(question.findall(asked)) > 1
    assert passed.count("auto-pass: No, thanks") > 0
    assert len(question.findall(passed)) <= 1, "only before the order was given"


def test_orders_are_kept_with_the_waiting_game_and_forgotten_with_another() -> None:
    abyss("a 3")
    again, _ = abyss()
    assert set(again.orders[0].values()) == {3}
    other, _ = abyss(seed=6)
    assert set(other.orders[0].values()) == {1}
    saves.orders_file("abyss").write_text("{broken", "utf-8")
    damaged, _ = abyss()
    assert set(damaged.orders[0].values()) == {1}


def test_a_game_without_orders_says_so() -> None:
    table, screen = sit_down(Typist("a", "a 4"))
    table.run()
    assert screen.getvalue().count("nothing to decide in advance") == 2
