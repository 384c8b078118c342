"""People come, go, come back under their name, and are called when they look elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.scripts import QUESTIONS
from tests.browser.tables import cookie_of, gather, moves_but, run, sit_at, socket_url, table_played
from tests.browser.visitor import Visitor, play
from tests.server.client import Seat

PASSWORD = "hluboká voda"
LAST_MOVES = 16  # before the end of a game somebody leaves

# Counts the bells and the notifications, and makes believe that nobody looks at the page.
COUNT_CALLS = """
window.calls = { tones: 0, notices: [] };
Object.defineProperty(document, 'hidden', { get: () => true });
window.Notification = class {
  static permission = 'granted';
  constructor(title, { body }) { window.calls.notices.push(`${title} ${body}`); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.calls.tones++; return start.apply(this, when); };
"""


def form(person: Visitor, title: str) -> Locator:
    """One of the two forms of the profile: a new account, or the visitor's own."""
    heading = person.page.get_by_role("heading", name=person.say(title), exact=True)
    return person.page.locator(".panel", has=heading).locator("form")


def fill(person: Visitor, title: str, name: str, password: str, button: str) -> None:
    fields = form(person, title)
    fields.get_by_label(person.say("profile-name")).fill(name)
    fields.get_by_label(person.say("profile-password")).fill(password)
    person.press(fields.get_by_role("button", name=person.say(button), exact=True))


def test_an_account_is_claimed_in_one_browser_and_opened_in_another(visit: Visit) -> None:
    jana, elsewhere = visit("Jana", language="cs"), visit(language="cs")
    jana.go("/me")
    fill(jana, "profile-claim-title", "Jana z hlubin", PASSWORD, "profile-claim")
    expect(jana.page.get_by_text(jana.say("profile-account", name="Jana z hlubin"))).to_be_visible()

    elsewhere.forgive("status of 403", "status of 401")
    elsewhere.go("/me")
    fill(elsewhere, "profile-login-title", "Jana z hlubin", "mělká voda", "profile-login")
    expect(elsewhere.page.get_by_role("alert").first).to_be_visible()
    fill(elsewhere, "profile-login-title", "Jana z hlubin", PASSWORD, "profile-login")
    expect(elsewhere.page.get_by_text(elsewhere.say("profile-account", name="Jana z hlubin"))).to_be_visible()
    assert elsewhere.ask("GET", "/api/me")["id"] == jana.ask("GET", "/api/me")["id"]


def test_the_others_may_let_a_bot_play_for_somebody_who_left(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr")
    gather(table_played("conspiracy", moves_but(LAST_MOVES, "conspiracy", 2), jana, petr), jana, petr)
    play(jana, petr, until=lambda: len(petr.acks) >= 2 and not petr.pending())

    petr.press(petr.button("table-menu"))
    menu = petr.page.get_by_role("dialog")
    petr.press(menu.get_by_role("button", name=petr.say("leave"), exact=True))
    petr.press(menu.get_by_role("button", name=petr.say("leave"), exact=True))
    petr.page.wait_for_url(lambda url: "/t/" not in url)

    jana.press(jana.button("seat-replace"))
    expect(jana.page.get_by_text(jana.say("seat-stand-in"))).to_be_visible()
    play(jana)
    expect(jana.scores).to_be_visible()


def test_who_looks_elsewhere_is_called_by_bells_and_a_notification(visit: Visit) -> None:
    jana = visit("Jana", language="cs", notify=True, sound=True)
    jana.context.add_init_script(COUNT_CALLS)
    sit_at(jana, "conspiracy", "greedy")
    jana.page.mouse.click(640, 20)  # browsers are silent until they are touched
    done = len(jana.acks)

    def was_called() -> bool:
        """Some moves later, and somebody else's were among them."""
        if len(jana.acks) < done + 4 or not jana.asked() or jana.pending():
            return False
        return bool(jana.page.evaluate("window.calls.tones >= 2 && window.calls.notices.length > 0"))

    play(jana, until=was_called)
    calls = jana.page.evaluate("window.calls")
    assert calls["tones"] >= 2
    assert calls["notices"][-1].startswith(jana.say("your-turn"))


def test_what_happened_since_ones_last_turn_is_shown_again(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "conspiracy", "greedy", "greedy", "greedy")
    again = jana.button("since-last-turn")
    play(jana, until=lambda: jana.asked() and not jana.pending() and again.is_visible())
    question = jana.look()["question"]
    jana.page.evaluate(QUESTIONS, jana.say("answers"))
    jana.page.keyboard.press("r")
    jana.wait(lambda: any(each != question for each in jana.page.evaluate("window.questions")), "an earlier moment")
    jana.wait(lambda: jana.look()["question"] == question, "the present")


async def play_to_the_end(seat: Seat) -> None:
    await seat.open()
    await seat.play()
    await seat.close()


@pytest.mark.parametrize("size", [(1280, 800), (1366, 650), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_last_games_stand_in_an_empty_lobby_and_in_the_profile(
    language: str, size: tuple[int, int], visit: Visit
) -> None:
    jana = visit("Jana", language=language, size=size)
    made = jana.ask("POST", "/api/tables", {"game": "conspiracy", "seats": 2, "listed": False})
    table = made["table"]["id"]
    jana.ask("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "random"})
    jana.ask("POST", f"/api/tables/{table}/start", {})
    run(play_to_the_end(Seat(socket_url(jana), table, made["seats"]["0"], cookie_of(jana))))

    for address in ("/", "/me"):
        jana.go(address)
        if address == "/":  # others may play here
            jana.page.get_by_role("radio", name=jana.say("tables-mine"), exact=True).check()
        row = jana.page.get_by_role("link").filter(has_text=jana.say("level-random"))
        expect(row).to_contain_text("2")
        expect(row).to_have_attribute("href", f"/r/{table}")
    row.click()
    expect(jana.page).to_have_url(re.compile(f"/r/{table}"))  # the replay adds its moment
