"""What an answer would bring is what the engine reckons, with the switches of the table: the page reckons nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hlubina.core.game import Game
from hlubina.registry import title
from tests.browser.conftest import Visit
from tests.browser.tables import gather, moves_until, table_played
from tests.browser.visitor import Visitor

SETTINGS = [
    {switch.name: value}
    for switch in title("conspiracy").switches()
    for value in switch.values
    if len(switch.values) > 1
]
SIGNED = re.compile(r"[+−-]\d+")


def has_previews(game: Game) -> bool:
    """Whether the seat that is asked is told the points of several answers, and they differ from each other or from none."""
    acting = game.acting()
    previews = game.view(acting[0])["previews"] if acting else []
    return len(previews) > 1 and any(each["points"] for each in previews)


def labels(person: Visitor) -> str:
    """All that the buttons of the table say, as a screen reader hears it."""
    buttons = [each for part in ("board", "answers") for each in person.region(part).get_by_role("button").all()]
    return "\n".join(button.get_attribute("aria-label") or button.inner_text() for button in buttons)


def points_told(text: str) -> set[int]:
    return {int(number.replace("−", "-")) for number in SIGNED.findall(text)} - {0}


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(f"{k}={v}" for k, v in options.items()))
def test_the_points_of_an_answer_are_those_of_the_engine(visit: Visit, options: dict[str, str]) -> None:
    jana, petr = visit("Jana"), visit("Petr")
    moves = moves_until("conspiracy", 2, has_previews, 20, **options)
    gather(table_played("conspiracy", moves, jana, petr, **options), jana, petr)
    asked = jana if jana.asked() else petr
    previews: list[dict[str, Any]] = asked.update["view"]["previews"]
    assert points_told(labels(asked)) == {each["points"] for each in previews if each["points"]}


def test_a_first_lord_alone_is_worth_what_the_switch_says(visit: Visit) -> None:
    told = {}
    for value in ("yes", "no"):
        jana, petr = visit("Jana"), visit("Petr")
        moves = moves_until("conspiracy", 2, first_lord, lone_lord_is_a_coalition=value)
        gather(table_played("conspiracy", moves, jana, petr, lone_lord_is_a_coalition=value), jana, petr)
        asked = jana if jana.asked() else petr
        told[value] = {each["lines"]["coalition"] for each in asked.update["view"]["previews"]}
        assert points_told(labels(asked)) == {e["points"] for e in asked.update["view"]["previews"] if e["points"]}
    assert told == {"yes": {3}, "no": {0}}


def first_lord(game: Game) -> bool:
    """Whether somebody with an empty chamber chooses a lord to recruit."""
    acting = game.acting()
    if not acting:
        return False
    view = game.view(acting[0])
    return bool(view["previews"]) and not any(view["chambers"][acting[0]]["places"])
