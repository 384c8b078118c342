"""A game again: move by move, by link, from a file, with its analysis and the proof of its shuffle."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import finished_table, usually
from tests.browser.visitor import WHOLE_GAME, Visitor


def at_move(visitor: Visitor, move: int, moves: int) -> None:
    expect(visitor.region("replay-title")).to_contain_text(visitor.say("replay-move", move=move, moves=moves))


@pytest.mark.parametrize("game", usually("abyss", "heroes"))
def test_a_game_is_scrubbed_with_arrow_keys_and_linked_to_a_move(game: str, visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", language="cs")
    table = finished_table(jana, game, "random", "random")
    moves = len(jana.ask("GET", f"/api/records/{table}")["moves"])
    jana.go(f"/r/{table}")
    at_move(jana, 0, moves)
    for key, move in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", moves),
        ("ArrowLeft", moves - 1),
        ("Home", 0),
    ):
        jana.page.keyboard.press(key)
        at_move(jana, move, moves)
    jana.page.keyboard.press("ArrowDown")  # the next turn
    expect(jana.region("replay-title")).not_to_contain_text(jana.say("replay-move", move=0, moves=moves))
    jana.page.get_by_role("slider").fill("20")
    at_move(jana, 20, moves)
    jana.page.get_by_label(jana.say("replay-eyes")).select_option("1")
    jana.page.wait_for_url("**move=20*seat=1*")
    jana.press(jana.button("replay-link"))
    jana.page.get_by_text(jana.say("copied")).wait_for()
    link = jana.page.evaluate("navigator.clipboard.readText()")
    petr.go(link)
    at_move(petr, 20, moves)
    expect(petr.page.get_by_label(petr.say("replay-eyes"))).to_have_value("1")
    petr.wait(lambda: petr.region("board").aria_snapshot() == jana.region("board").aria_snapshot(), "the same board")


def test_the_analysis_shows_the_curve_and_the_costliest_decisions(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    table = finished_table(jana, "conspiracy", "random", "greedy")
    jana.go(f"/t/{table}")
    jana.press(jana.button("sheet-analysis"))
    jana.press(jana.button("analysis-start"))
    curve = jana.page.get_by_role("img", name=jana.say("analysis-curve"))
    curve.wait_for(timeout=WHOLE_GAME * 1000)
    swings = jana.ask("GET", f"/api/records/{table}/analysis")["swings"]
    assert swings, "A random player makes no mistake?"
    found = jana.page.get_by_role("button", name=jana.say("analysis-better", action=""))
    expect(found).to_have_count(len(swings))
    jana.press(found.first)
    moves = len(jana.ask("GET", f"/api/records/{table}")["moves"])
    at_move(jana, swings[0]["move"], moves)


def choose_file(page: Page, button: str, content: str) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_text(button).last.click()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": content.encode()})


def test_a_record_is_downloaded_and_uploaded_again(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr")
    table = finished_table(jana, "conspiracy", "random", "random")
    jana.go(f"/t/{table}")
    with jana.page.expect_download() as download:
        jana.press(jana.button("sheet-download"))
    content = download.value.path().read_text("utf-8")
    record = json.loads(content)
    petr.go("/")
    petr.press(petr.button("upload-record"))
    choose_file(petr.page, petr.say("replay-choose-file"), content)
    petr.page.wait_for_url(re.compile("/r/r-"))
    at_move(petr, 0, len(record["moves"]))
    petr.page.keyboard.press("End")
    at_move(petr, len(record["moves"]), len(record["moves"]))


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit) -> None:
    jana = visit("Jana")
    jana.go("/r")
    choose_file(jana.page, jana.say("replay-choose-file"), "This is no record.")
    jana.page.get_by_text(jana.say("replay-bad-file")).wait_for()


def test_the_shuffle_is_verified_in_the_browser(visit: Visit) -> None:
    jana = visit("Jana")
    table = finished_table(jana, "conspiracy", "random", "random")
    jana.go(f"/t/{table}")
    jana.press(jana.button("sheet-verify"))
    jana.page.get_by_text(jana.say("verify-holds")).wait_for()
