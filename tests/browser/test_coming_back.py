"""The server's table is the only truth: a reload, a dead server or another browser changes nothing of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import GAMES, gather, moves_but, sit_at, table_played
from tests.browser.visitor import Visitor, play
from tests.server.serving import Served

DEAD = (
    "WebSocket connection to",
    "ERR_CONNECTION_",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET_",
    "ERR_INCOMPLETE_",
    "ERR_CONTENT_",
)
KINDS = 3  # of questions in one test; they come in another order in every game
ALL_KINDS = 10  # in the long campaigns
MOST_TABLES = 4  # a short game may end before enough of them have been asked
MOST_WORDS = 60  # that others say in one discussion
LAST_MOVES = 24  # with so many before the end the server is killed for the first time


def screen(person: Visitor) -> str:
    """All that can be read and pressed, but for the way to see the last turn again, which is forgotten."""
    parts = [person.region(name).aria_snapshot() for name in ("board", "answers")]
    lines = [line for part in parts for line in part.splitlines()]
    return "\n".join(line for line in lines if person.say("since-last-turn") not in line)


def settled(person: Visitor) -> str:
    """The screen when it has come to rest, with the mouse on nothing."""
    person.page.mouse.move(1, 1)
    person.wait(lambda: not person.pending() and person.shows_newest(), "the present")
    expect(person.region("answers").get_by_role("alert")).to_have_count(0)  # a refusal goes after a while
    expect(person.page.get_by_role("tooltip")).to_have_count(0)
    person.rest()
    return screen(person)


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_at_every_kind_of_question_gives_the_same_screen(
    game: str, visit: Visit, pytestconfig: pytest.Config
) -> None:
    jana = visit("Jana", language="cs")
    most = ALL_KINDS if pytestconfig.getoption("--campaign") else KINDS
    met: set[str] = set()

    def is_new() -> bool:
        return not jana.pending() and jana.asked() and jana.update["prompt"]["name"] not in met

    for _ in range(MOST_TABLES):
        sit_at(jana, game, "greedy")
        while len(met) < most:
            play(jana, until=is_new)
            if not jana.asked():
                break
            met.add(jana.update["prompt"]["name"])
            reload_at_rest(jana)
        if len(met) >= KINDS:
            return
    pytest.fail(f"Only {len(met)} kinds of questions were asked: {', '.join(sorted(met))}.")


def reload_at_rest(person: Visitor) -> None:
    """The screen is the same after a reload; once more if others, who may speak at the same time, did so meanwhile."""
    for _ in range(MOST_WORDS):
        number, before = person.update["number"], settled(person)
        person.reload()
        after = settled(person)
        if person.update["number"] == number:
            assert after == before, f"The screen has changed at {person.update['prompt']['name']}."
            return
    pytest.fail("The others never came to an end.")


def test_a_killed_server_costs_no_move_and_no_reload(visit: Visit, server: Served) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    people = (jana, petr)
    played = moves_but(LAST_MOVES, "conspiracy", 2)
    table = gather(table_played("conspiracy", played, *people), *people)
    for person in people:
        person.forgive(*DEAD)
        person.page.evaluate("window.unbroken = true")
    for _ in range(2):
        moves = sum(len(person.acks) for person in people)
        play(*people, until=lambda: sum(len(person.acks) for person in people) >= moves + 5)  # noqa: B023
        for person in people:
            person.step()  # an answer is on its way while the power goes
        server.kill()
        for person in people:
            person.page.get_by_role("status").filter(has_text=person.say("link-lost")).wait_for()
        for person in people:
            person.step()  # whoever is asked may answer all the same
        server.start()
        for person in people:
            person.page.get_by_role("status").filter(has_text=person.say("link-lost")).wait_for(state="hidden")
    play(*people)
    record = jana.ask("GET", f"/api/records/{table}")
    for seat, person in enumerate(people):
        assert person.moves() == [action for actor, action in record["moves"][len(played) :] if actor == seat]
        assert person.page.evaluate("window.unbroken") is True
        assert not person.refused
