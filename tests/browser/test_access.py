"""For everyone: every screen passes axe in dark and light, has its texts in both languages, and fits a small phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS, House, furnish
from tests.browser.tables import GAMES, sit_at
from tests.browser.visitor import DESK, Visitor, play
from tests.kit.marks import campaign
from tests.server.serving import Served

DRESSES = [("cs", "dark"), ("en", "light")]
SEEN = [  # in the other dress in the long campaigns: most other tests read English in the dark
    pytest.param((screen, *dress), marks=[] if dress == DRESSES[0] else campaign)
    for dress in DRESSES
    for screen in SCREENS
]
GRAVE = ("serious", "critical")
UNFILLED = re.compile(r"undefined|NaN|\[object|\{ ?\$|\bnull\b")
WIDEST = """
() => {
  const wide = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > wide + 1);
  const who = out.slice(0, 5).map((each) => each.outerHTML.slice(0, 120));
  return { over: document.documentElement.scrollWidth - wide, who };
}
"""


@pytest.fixture(scope="module")
def house(browser: Browser, server: Served) -> Iterator[House]:
    host = Visitor(browser, server.url, "Jana")
    yield furnish(host)
    host.close()


@pytest.fixture(scope="module")
def readers(browser: Browser, server: Served, house: House) -> Iterator[dict[tuple[str, str], Visitor]]:
    """The host of the house, reading in one language and one theme, and in another."""
    found = {
        (language, theme): Visitor(browser, server.url, language=language, theme=theme, cookies=house.cookies)
        for language, theme in DRESSES
    }
    yield found
    for visitor in found.values():
        visitor.close()


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest, readers: dict[tuple[str, str], Visitor], house: House) -> Visitor:
    """A reader at one of the screens."""
    screen, *dress = request.param
    reader = readers[tuple(dress)]
    reader.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    SCREENS[screen](reader, house)
    reader.rest()
    return reader


def violations(page: Page, **options: Any) -> list[str]:
    """What axe finds serious, in lines to read; under a dialog lies a screen of its own."""
    part = "dialog[open]" if page.locator("dialog[open]").count() else None
    found = Axe().run(page, context=part, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:200]} {node['any'][0]['message'] if node['any'] else ''}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"][:4]
    ]


@pytest.mark.parametrize("shown", SEEN, ids="-".join, indirect=True, scope="module")
def test_axe_finds_nothing_serious(shown: Visitor) -> None:
    found = violations(shown.page)
    assert not found, "\n".join(found)
    dress = shown.page.locator("html").get_attribute("data-theme")
    other = {"dark": "light", "light": "dark"}[str(dress)]
    for theme in (other, dress):
        shown.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        shown.rest()
        found = violations(shown.page, runOnly=["color-contrast"]) if theme == other else []
        assert not found, "\n".join([other, *found])


@pytest.mark.parametrize("shown", SEEN, ids="-".join, indirect=True, scope="module")
def test_no_text_is_missing(shown: Visitor) -> None:
    shown.check()  # texts.ts throws a missing text
    text = shown.page.locator("body").inner_text()
    assert not UNFILLED.search(text), UNFILLED.findall(text)
    assert shown.page.locator("html").get_attribute("lang") == shown.language


@pytest.mark.parametrize("shown", SEEN, ids="-".join, indirect=True, scope="module")
@pytest.mark.parametrize("width", [390, 360])
def test_nothing_scrolls_sideways(width: int, shown: Visitor) -> None:
    shown.page.set_viewport_size({"width": width, "height": 800})
    shown.rest()
    found = shown.page.evaluate(WIDEST)
    assert found["over"] <= 0, found["who"]


@pytest.mark.parametrize("game", GAMES)
def test_at_twice_the_size_question_and_answers_are_in_sight(game: str, visit: Visit) -> None:
    jana = visit("Jana", size=(640, 400), scale=2)
    sit_at(jana, game, "greedy")
    jana.rest()
    box = jana.region("answers").get_by_role("heading", level=2).bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 400, "The question is below the edge."
    done = len(jana.acks)
    play(jana, until=lambda: len(jana.acks) > done)


def test_the_theme_and_the_language_change_at_once_and_stay(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    jana.go("/")
    jana.press(jana.button("open-settings"))
    settings = jana.page.get_by_role("dialog", name=jana.say("settings-title"))
    settings.get_by_role("radio", name=jana.say("theme-light"), exact=True).check()
    with jana.page.expect_response(lambda each: '"language"' in (each.request.post_data or "")):  # nothing is cut off
        settings.get_by_role("radio", name=jana.say("language-en"), exact=True).check()
    jana.language = "en"
    jana.page.get_by_role("dialog", name=jana.say("settings-title")).wait_for()
    jana.page.reload()
    jana.page.get_by_role("heading", name=jana.say("tables-now")).wait_for()
    expect(jana.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(jana.page.locator("html")).to_have_attribute("lang", "en")
