"""While a question stands nothing moves under the pointer, and a move never stands where something else could be pressed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import GAMES, sit_at
from tests.browser.visitor import DESK, PHONE, Visitor, play
from tests.kit.marks import campaign

# Every shift of the layout, also those that an input brings about.
WATCH = """
() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries())
      window.shifts.push([each.value, each.sources.map((source) => source.node?.outerHTML?.slice(0, 100) ?? '').join(' ')]);
  }).observe({ type: 'layout-shift' });
}
"""
SHIFTS = "() => window.shifts.splice(0)"

# Where the buttons of the bar stand; a move has its number.
BUTTONS = """
(label) => {
  const bar = [...document.querySelectorAll('section')].find((each) => each.getAttribute('aria-label') === label);
  return [...bar.querySelectorAll('button')].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { name: each.dataset.action ?? each.textContent.trim(), moves: 'action' in each.dataset, left, top, right, bottom };
  });
}
"""
MOST_SHIFT = 0.01
QUESTIONS = 4  # in a row


class Place(TypedDict):
    name: str
    moves: bool
    left: float
    top: float
    right: float
    bottom: float


def buttons(person: Visitor) -> list[Place]:
    person.rest()
    found: list[Place] = person.page.evaluate(BUTTONS, person.say("answers"))
    return found


def moved(before: list[Place], after: list[Place]) -> list[str]:
    """What stands elsewhere now, by a pixel or more."""
    there = {place["name"]: place for place in after}
    return [
        place["name"]
        for place in before
        if place["moves"] and max(abs(place[side] - there[place["name"]][side]) for side in ("left", "top")) >= 1
    ]


def overlaps(one: Place, other: Place) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def in_each_others_place(before: Iterable[Place], after: Iterable[Place]) -> list[tuple[str, str]]:
    """Moves that stand where something stood that is no move."""
    return [
        (other["name"], move["name"])
        for other in before
        if not other["moves"]
        for move in after
        if move["moves"] and overlaps(other, move)
    ]


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(PHONE, "cs", id="phone-cs"),
        pytest.param(DESK, "en", id="desk-en"),
        pytest.param(PHONE, "en", id="phone-en", marks=campaign),
        pytest.param(DESK, "cs", id="desk-cs", marks=campaign),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_under_the_pointer(game: str, size: tuple[int, int], language: str, visit: Visit) -> None:
    jana = visit("Jana", language=language, size=size, hands="touch" if size == PHONE else "mouse")
    sit_at(jana, game, "greedy", lesson=True, listed=False)  # always the same cards
    before: list[Place] = []
    for _ in range(QUESTIONS):
        asked = buttons(jana)
        assert not in_each_others_place(before, asked)
        jana.page.evaluate(WATCH)
        jana.page.keyboard.press("h")
        jana.wait(lambda: not jana.page.get_by_text(jana.say("hint-thinking")).is_visible(), "the hint")
        hinted = buttons(jana)
        shifts = jana.page.evaluate(SHIFTS)
        assert all(shift < MOST_SHIFT for shift, _ in shifts), shifts
        assert not moved(asked, hinted)
        before = hinted
        answered = len(jana.acks)
        play(jana, until=lambda: len(jana.acks) > answered and jana.asked() and not jana.pending())  # noqa: B023
        jana.wait(lambda: bool(jana.look()["glowing"]), "the next question")


def test_hint_and_undo_keep_their_places_while_they_cannot_be_used(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "conspiracy", "greedy", lesson=True, listed=False)
    for name in ("hint", "undo"):
        expect(jana.button(name)).to_be_visible()
    expect(jana.button("undo")).to_be_disabled()
