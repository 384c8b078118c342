"""The lobby in ten seconds: whatever game is chosen, playing with bots and learning by playing are one click away."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Visit
from tests.browser.tables import GAMES, choose
from tests.browser.visitor import Visitor

SIZES = [(1280, 800), (1366, 650), (390, 844), (360, 640)]


def in_the_lobby(visit: Visit, size: tuple[int, int], language: str) -> Visitor:
    jana = visit("Jana", language=language, size=size)
    jana.go("/")
    jana.page.get_by_role("heading", name=jana.say("tables-now")).wait_for()
    return jana


def choose_game(jana: Visitor, number: int) -> None:
    jana.page.get_by_role("group", name=jana.say("choose-game")).get_by_role("button").nth(number).click()


def is_on_the_screen(jana: Visitor, name: str) -> bool:
    """All of one of the buttons of that name, without scrolling."""
    height = jana.page.evaluate("innerHeight")
    boxes = [each.bounding_box() for each in jana.page.get_by_role("button", name=name, exact=True).all()]
    return any(box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes)


def at_table(jana: Visitor) -> str:
    return urlsplit(jana.page.url).path.removeprefix("/t/")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_playing_and_learning_are_seen_without_scrolling_whatever_game_is_chosen(
    size: tuple[int, int], language: str, visit: Visit
) -> None:
    jana = in_the_lobby(visit, size, language)
    for number in range(len(GAMES)):
        choose_game(jana, number)
        jana.page.evaluate("scrollTo(0, 0)")
        assert is_on_the_screen(jana, jana.say("play-now", bots=2)), number
        assert is_on_the_screen(jana, jana.say("learn-now")), number


def test_one_click_begins_a_game_with_bots_and_one_a_lesson_that_goes_on_later(visit: Visit) -> None:
    jana = in_the_lobby(visit, SIZES[0], "en")
    choose(jana, "seats-label", "2")
    jana.press(jana.button("play-now", bots=1))
    jana.page.wait_for_url("**/t/*")
    jana.wait(lambda: bool(jana.look()["glowing"]), "the first question")
    jana.go("/")
    jana.press(jana.button("learn-now"))
    jana.page.wait_for_url("**/t/*")
    lesson = at_table(jana)
    jana.go("/")
    jana.press(jana.button("learn-now"))
    jana.page.wait_for_url("**/t/*")
    assert at_table(jana) == lesson


def test_who_plays_alone_is_not_promised_bots(visit: Visit) -> None:
    jana = in_the_lobby(visit, SIZES[0], "cs")
    choose_game(jana, GAMES.index("heroes"))
    choose(jana, "seats-label", "1")
    jana.press(jana.button("play-now", bots=0))
    jana.page.wait_for_url("**/t/*")
    seats = jana.ask("GET", f"/api/tables/{at_table(jana)}")["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person"]
