"""First steps: the tutorial of each game is played to its end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import title
from tests.browser.visitor import WHOLE_GAME, Visitor, play
from tests.browser.words import LESSONS, say
from tests.kit.marks import campaign


def word(visitor: Visitor, name: str) -> str:
    return say(visitor.language, name, LESSONS)


LONG = [
    ("abyss", "en"),
    ("passengers", "cs"),
    ("heroes", "en"),
    ("prophecy", "en"),
]  # to the end in the long campaigns only


@pytest.mark.parametrize(("game", "language"), LONG)
def test_a_lesson_tells_one_thing_after_another(game: str, language: str, visit: Visit) -> None:
    jana = visit("Jana", language=language)
    jana.go(f"/learn/{game}")
    jana.press(jana.page.get_by_role("button", name=word(jana, "start"), exact=True))
    jana.page.wait_for_url("**/t/*")
    jana.see_table()
    go_on = jana.page.get_by_role("button", name=word(jana, "go-on"), exact=True)
    told: set[str] = set()

    def has_told_enough() -> bool:
        told.update(jana.page.locator("[data-card]").evaluate_all("(cards) => cards.map((each) => each.dataset.card)"))
        jana.press_seen(go_on)
        return len(told) >= 4 and bool(jana.acks)

    play(jana, until=has_told_enough)
    assert len(told) >= 4


@pytest.mark.parametrize(
    ("game", "language"),
    [("conspiracy", "cs"), *(pytest.param(*each, marks=campaign) for each in LONG)],
)
def test_a_lesson_is_played_to_its_end(game: str, language: str, visit: Visit) -> None:
    jana = visit("Jana", language=language)
    seats = 5 if game == "passengers" else 3
    jana.go(f"/learn/{game}")
    jana.press(jana.page.get_by_role("button", name=word(jana, "start"), exact=True))
    jana.page.wait_for_url("**/t/*")
    jana.region("board").wait_for()
    done = jana.page.get_by_role("heading", name=word(jana, "done"), exact=True)
    start_over = jana.page.get_by_role("button", name=word(jana, "start-over"), exact=True)
    further = say(language, "real-table", LESSONS, bots=seats - 1)
    real_table = jana.page.get_by_role("button", name=further, exact=True)
    go_on = jana.page.get_by_role("button", name=word(jana, "go-on"), exact=True)
    lesson, told = jana.page.url, False
    end = time.monotonic() + WHOLE_GAME
    while not told or jana.page.url == lesson:
        assert time.monotonic() < end, "The lesson did not come to its end."
        if not told:  # a game that is over before everything is told is begun anew
            lesson, told = jana.page.url, done.is_visible()
        if jana.press_seen(real_table if told else start_over) or jana.press_seen(go_on) or not jana.step():
            jana.page.wait_for_timeout(50)
    jana.wait(lambda: len((jana.update.get("standing") or {}).get("scores", [])) == seats, "a real table")


def test_the_guide_can_be_sent_away_and_the_game_goes_on(visit: Visit) -> None:
    jana = visit("Jana")
    jana.go("/learn/conspiracy")
    expect(jana.page.get_by_role("heading", level=1)).to_contain_text(title(jana, "conspiracy"))
    jana.press(jana.page.get_by_role("button", name=word(jana, "start"), exact=True))
    jana.press(jana.page.get_by_role("button", name=word(jana, "leave"), exact=True))
    expect(jana.page.get_by_role("button", name=word(jana, "leave"), exact=True)).to_have_count(0)
    play(jana, until=lambda: bool(jana.acks))
    assert jana.acks
