"""Whole games from the lobby to the score screen: in two browsers, on a phone, by keyboard alone.

Each way of playing is tried to the end with one game and for some moves with another; the long campaigns play all of them.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import GAMES, LONG, at_least, make_table, seat_bot, title
from tests.browser.visitor import PHONE, Visitor, play
from tests.kit.marks import campaign

SHORT = [game for game in GAMES if game not in LONG]
SOME = 6  # answers


def ways(whole: str, begun: str) -> list[ParameterSet]:
    """One game is played to its end, another for some answers; in the long campaigns all are begun, and most ended."""
    marks = {game: () if game in (whole, begun) else campaign for game in GAMES}
    some = [pytest.param(game, game == whole, id=game, marks=marks[game]) for game in GAMES]
    return some + [pytest.param(game, True, id=f"{game}-whole", marks=campaign) for game in SHORT if game != whole]


def play_here(person: Visitor, whole: bool) -> None:
    """To the score or for some answers."""
    if whole:
        play(person)
        expect_the_score(person)
    else:
        play(person, until=lambda: len(person.acks) >= SOME and not person.pending())
        assert len(person.acks) >= SOME


def expect_the_score(person: Visitor) -> None:
    """The sheet shows every player's points and what can be done next."""
    assert person.update["status"] == "over"
    for score in person.update["result"]["scores"]:
        shown = str(score).replace(".", "," if person.language == "cs" else ".")
        expect(person.scores.get_by_role("cell", name=shown, exact=True).first).to_be_visible()
    for deed in ("sheet-replay", "sheet-analysis", "sheet-rematch"):
        expect(person.button(deed)).to_be_visible()


@pytest.mark.parametrize("game", [pytest.param(game, marks=[] if game == "conspiracy" else campaign) for game in SHORT])
def test_two_people_and_bots_play_a_whole_game_in_two_browsers(game: str, visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    seats = 5 if game == "passengers" else 3
    address = make_table(jana, game, seats)
    petr.go("/")
    join = petr.region("tables-now").get_by_role("link", name=petr.say("table-join"), exact=True)
    petr.press(join.and_(petr.page.locator(f"[href='{urlsplit(address).path}']")))
    petr.press(petr.button("waiting-sit"))
    jana.page.get_by_role("listitem").filter(has_text="Petr").wait_for()  # else she might give his seat to a bot
    for _ in range(seats - 2):
        seat_bot(jana)
    petr.page.get_by_text(petr.say("waiting-complete")).wait_for()
    jana.press(jana.button("waiting-start"))
    play(jana, petr)
    for person in (jana, petr):
        expect_the_score(person)


@pytest.mark.parametrize(("game", "whole"), ways("abyss", "heroes"))
def test_a_game_is_played_on_a_phone_by_touch(game: str, whole: bool, visit: Visit) -> None:
    jana = visit("Jana", language="cs", size=PHONE, hands="touch")
    seats = at_least(game, 2)
    make_table(jana, game, seats)
    for _ in range(seats - 1):
        seat_bot(jana)
    jana.press(jana.button("waiting-start"))
    play_here(jana, whole)


@pytest.mark.parametrize(("game", "whole"), ways("passengers", "prophecy"))
def test_a_game_is_played_by_keyboard_alone(game: str, whole: bool, visit: Visit) -> None:
    jana = visit("Jana", hands="keys")
    name = title(jana, game)
    press = jana.page.keyboard.press
    jana.go("/")
    jana.page.get_by_role("heading", name=jana.say("tables-now")).wait_for()
    jana.tab_to(lambda at: at["tag"] == "BUTTON" and at["name"].startswith(name))
    press("Enter")
    fewest = at_least(game, 2)
    jana.tab_to(lambda at: at["name"] == str(max(3, fewest)))
    if fewest < 3:
        press("ArrowLeft")
    jana.tab_to(lambda at: at["name"] == jana.say("play-now", bots=fewest - 1))
    press("Enter")
    jana.page.wait_for_url("**/t/*")
    play_here(jana, whole)
    if whole:
        jana.tab_to(lambda at: at["name"] == jana.say("sheet-replay"))
        press("Enter")
        jana.page.wait_for_url("**/r/*")
