"""A table with a changed card file: everything shows the changed figures, and the record is one of that file.

The games are played for some moves, in the long campaigns to their end.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import hlubina
from hlubina.core.cardfile import CardSource
from hlubina.core.errors import Invalid
from hlubina.registry import title
from tests.browser.conftest import Visit
from tests.browser.tables import gather, table_of_people
from tests.browser.visitor import Visitor, play
from tests.kit.cardfiles import rewritten
from tests.kit.marks import campaign

Change = tuple[str, str]
SOME = 6  # answers
SOME_OR_ALL = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=campaign)], ids=["some", "whole"])
WEAKER_DRAGON: Change = ("monsters = 1\nhp = 5 ", "monsters = 1\nhp = 4 ")


def changed_file(game: str, *changes: Change) -> str:
    """The standard card file with other figures."""
    return rewritten((title(game).folder / "cards.toml").read_text("utf-8"), changes)


def play_some_or_all(whole: bool, *people: Visitor) -> None:
    """To the end, or until each has given some answers."""
    if whole:
        play(*people)
    else:
        play(*people, until=lambda: all(len(person.acks) >= SOME and not person.pending() for person in people))


def verify_with(person: Visitor, game: str, table: str, cards: str) -> None:
    """The record of the finished game holds with these cards, and with no others."""
    record = person.ask("GET", f"/api/records/{table}")
    read = title(game).read(CardSource(cards.encode()))
    assert record["cards"] == read.digest
    assert hlubina.verify(record, cards=read).is_over()
    with pytest.raises(Invalid, match="another card file"):
        hlubina.verify(record)


def printed(person: Visitor, game: str, table: str, thing: str, figure: str) -> str:
    """A figure on the page with all cards of the table."""
    person.go(f"/cards/{game}?table={table}")
    place = person.page.locator(f"[data-face='{thing}']")
    place.scroll_into_view_if_needed()
    return place.locator(f"[data-told={figure}]").inner_text()


@SOME_OR_ALL
def test_two_people_and_a_bot_play_abyss_with_other_cards(visit: Visit, whole: bool) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    cards = changed_file(
        "abyss",
        ("[end]\nlords = 7 ", "[end]\nlords = 2 "),
        ("[setup]\npearls = 1 ", "[setup]\npearls = 9 "),
    )
    table = table_of_people("abyss", jana, petr, seats=3, cards=cards)
    gather(table, jana, petr)
    assert all(person.update["view"]["players"][0]["pearls"] == 9 for person in (jana, petr))
    jana.page.keyboard.press("?")
    expect(jana.page.locator("[id='rule-A-1.2']")).to_contain_text("9 perel pro každého hráče")
    expect(jana.page.locator("[id='rule-A-9.1']")).to_contain_text("něčí 2. vládce")
    jana.page.keyboard.press("Escape")
    play_some_or_all(whole, jana, petr)
    if whole:
        verify_with(jana, "abyss", table, cards)
    assert printed(jana, "abyss", table, "game", "last_lord") == "2"
    assert printed(jana, "abyss", table, "game", "first_pearls") == "9"


@SOME_OR_ALL
def test_two_people_and_a_bot_play_heroes_with_other_cards(visit: Visit, whole: bool) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    cards = changed_file("heroes", WEAKER_DRAGON)
    settings = {"scenario": "s12", "clans": "drawn", "difficulty": "hardcore"}
    table = table_of_people("heroes", jana, petr, seats=3, settings=settings, cards=cards)
    gather(table, jana, petr)
    play_some_or_all(whole, jana, petr)
    if whole:
        verify_with(petr, "heroes", table, cards)
    assert printed(petr, "heroes", table, "clan-dragon", "hit_points") == "4"


def test_who_comes_sees_what_differs_before_sitting_down(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr")
    cards = changed_file("abyss", ("[setup]\npearls = 1 ", "[setup]\npearls = 9 "))
    made: dict[str, Any] = jana.ask("POST", "/api/tables", {"game": "abyss", "seats": 2, "cards": cards})
    petr.go(f"/t/{made['table']['id']}")
    petr.page.get_by_role("heading", name=petr.say("waiting-title")).wait_for()
    expect(petr.page.locator("main")).to_contain_text(petr.say("own-cards-note"))
    (change,) = petr.ask("GET", f"/api/tables/{made['table']['id']}/changes/en")
    assert (change["standard"], change["here"]) == ("1", "9")
    expect(petr.page.locator("main")).to_contain_text(change["label"])
