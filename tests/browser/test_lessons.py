"""First steps: the tutorial of each game is played to its end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import title
from tests.browser.visitor import Visitor
from tests.browser.words import LESSONS, say


def word(visitor: Visitor, name: str) -> str:
    return say(visitor.language, name, LESSONS)


@pytest.mark.parametrize(("game", "language"), [("conspiracy", "cs"), ("abyss", "en"), ("passengers", "cs")])
def test_a_lesson_is_played_to_its_end(game: str, language: str, visit: Visit) -> None:
    jana = visit("Jana", language=language)
    seats = 5 if game == "passengers" else 3
    jana.go(f"/learn/{game}")
    jana.press(jana.page.get_by_role("button", name=word(jana, "start"), exact=True))
    jana.page.wait_for_url("**/t/*")
    jana.region("board").wait_for()
    done = jana.page.get_by_role("heading", name=word(jana, "done"), exact=True)
    go_on = jana.page.get_by_role("button", name=word(jana, "go-on"), exact=True)
    end = time.monotonic() + 120
    while not done.is_visible():
        assert time.monotonic() < end, "The lesson did not come to its end."
        if go_on.is_visible():
            jana.press(go_on)
        elif not jana.step():
            jana.page.wait_for_timeout(25)
    jana.press(jana.page.get_by_role("button", name=say(language, "real-table", LESSONS, bots=seats - 1), exact=True))
    jana.wait(lambda: len(jana.update.get("standing", {}).get("scores", [])) == seats, "a real table")


def test_the_guide_can_be_sent_away_and_the_game_goes_on(visit: Visit) -> None:
    jana = visit("Jana")
    jana.go("/learn/conspiracy")
    expect(jana.page.get_by_role("heading", level=1)).to_contain_text(title(jana, "conspiracy"))
    jana.press(jana.page.get_by_role("button", name=word(jana, "start"), exact=True))
    jana.press(jana.page.get_by_role("button", name=word(jana, "leave"), exact=True))
    expect(jana.page.get_by_role("button", name=word(jana, "leave"), exact=True)).to_have_count(0)
    jana.wait(jana.step, "a question")
    jana.wait(lambda: bool(jana.acks), "an answer")
