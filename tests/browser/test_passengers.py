"""Passengers: talk, silence, secrets and votes, as people at several browsers see them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hlubina.core.game import Game
from tests.browser.conftest import Visit
from tests.browser.tables import (
    gather,
    make_table,
    moves_but,
    moves_until,
    seat_bot,
    sit_at,
    table_of_people,
    table_played,
)
from tests.browser.test_coming_back import settled
from tests.browser.visitor import WHOLE_GAME, Visitor, play
from tests.browser.words import say

BOARD = "games/passengers/text/board"
SEATS = 5
MOST_TABLES = 20  # not every deal and not every bot lets it come to what is wanted
BELL = ("wolf", 4)  # the seat of round I with the gift that silences another player


def word(visitor: Visitor, name: str, /, **facts: Any) -> str:
    return say(visitor.language, name, BOARD, **facts)


def table_of_two(jana: Visitor, petr: Visitor) -> str:
    """Jana and Petr with three bots, both looking at the table."""
    return gather(table_of_people("passengers", jana, petr, seats=SEATS), jana, petr)


def asked(person: Visitor, question: str) -> Callable[[], bool]:
    return lambda: person.asked() and not person.pending() and person.update["prompt"]["name"] == question


def player(viewer: Visitor, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = viewer.update["view"]["players"][seat]
    return found


def bell(person: Visitor) -> Locator:
    boat, column = BELL
    return person.page.locator(f"[data-place='1/{boat}/{column}'] button.legal")


def test_who_is_silenced_can_neither_claim_nor_chat(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr", language="cs", chance=1)
    for _ in range(MOST_TABLES):  # bots may take the seat with the bell first
        table_of_two(jana, petr)
        play(petr, until=asked(jana, "place_passenger"))
        jana.wait(lambda: bool(jana.look()["glowing"]), "the question")
        if bell(jana).count():
            break
    else:
        pytest.fail("At no table could Jana take the seat with the bell.")
    jana.press(jana.page.locator("section.hand button.legal").first)
    jana.answer(bell(jana))
    play(jana, petr, until=asked(jana, "choose_players"))
    jana.answer(jana.page.get_by_role("button", name=word(jana, "choose-player", name="Petr")))
    petr.wait(lambda: player(petr, 1)["silent"] == "votes_revealed", "silence")
    expect(petr.page.locator("[data-chat]")).to_be_disabled()
    expect(petr.region("chat").get_by_text("P-9.4")).to_be_visible()
    expect(jana.page.locator("[data-chat]")).to_be_enabled()
    row = jana.page.locator(".crowd li").filter(has_text="Petr")
    expect(row.get_by_role("img", name=word(jana, "silent", until=""))).to_be_visible()
    met: set[str] = set()

    def voting() -> bool:
        met.add(petr.update["prompt"]["name"] if petr.asked() else "")
        return asked(petr, "vote")()

    play(jana, petr, until=voting)
    assert "discuss" not in met
    play(jana, petr, until=lambda: petr.update["view"]["round"] == 2)
    expect(petr.page.locator("[data-chat]")).to_be_enabled()


def play_until_both_vote(jana: Visitor, petr: Visitor) -> None:
    """To the first vote of a game: who is asked for it waits until the other one is asked too."""
    table_of_two(jana, petr)
    people = (jana, petr)
    end = time.monotonic() + WHOLE_GAME
    while True:
        newest = {person: person.update for person in people}
        waiting = [person for person in people if not asked(person, "vote")()]
        if not waiting:
            return
        for person in waiting:
            person.step(newest[person])
            person.page.wait_for_timeout(20)
        assert time.monotonic() < end, "The two were never asked to vote at once."


def test_nobody_sees_a_vote_before_all_are_in(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr", chance=1)
    play_until_both_vote(jana, petr)
    jana.answer("r")  # the raven
    petr.wait(lambda: player(petr, 0)["voted"], "a locked vote")
    row = petr.page.locator(".crowd li").filter(has_text="Jana")
    expect(row.get_by_role("img", name=word(petr, "has-voted"))).to_be_visible()
    assert player(petr, 0)["vote"] is None
    jana.wait(lambda: player(jana, 0)["vote"] == "raven", "the voter's own vote")
    assert not petr.update["view"]["votings"]
    expect(jana.region("answers")).to_contain_text("Petr")  # who is missing
    petr.answer("w")
    jana.wait(lambda: bool(jana.update["view"]["votings"]), "the votes")
    votes = jana.update["view"]["votings"][0]["votes"]
    assert [votes[0]["boat"], votes[1]["boat"]] == ["raven", "wolf"]


def test_a_sentence_is_put_together_and_stands_in_every_notebook(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr", chance=1)
    for _ in range(MOST_TABLES):  # Jana may be silenced in every round
        table_of_two(jana, petr)
        play(jana, petr, until=asked(jana, "discuss"))
        if jana.asked():
            break
    else:
        pytest.fail("Jana was silenced in every round of every game.")
    for name in (word(jana, "topic-loyalty"), "Petr", "a smuggler"):
        jana.press(jana.page.locator(".say").get_by_role("button", name=name, exact=True))
    expect(jana.page.locator(".saying .quote")).to_contain_text("Petr: a smuggler")
    jana.answer(jana.page.get_by_role("button", name=word(jana, "say-it"), exact=True))
    for person, speaker in ((jana, "You"), (petr, "Jana")):
        person.wait(lambda: any(claim["seat"] == 0 for claim in person.update["view"]["claims"]), "the claim")  # noqa: B023
        said = person.page.locator(".notebook").get_by_role("region", name=speaker, exact=True)  # bots may say it too
        expect(said.locator(".quote").filter(has_text="Petr: a smuggler")).to_have_count(1)
    own = player(petr, 1)["loyalty"]
    wrong = petr.page.locator(".notebook .wrong")
    expect(wrong.filter(has_text=word(petr, "contradicted")).first).to_be_visible() if own != "smuggler" else None


def test_while_cards_are_placed_one_speaks_out_of_turn_and_still_places(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr", chance=1)
    table_of_two(jana, petr)
    play(jana, petr, until=asked(jana, "place_passenger"))
    assert jana.update["may_interject"]
    jana.press(jana.page.get_by_role("button", name=word(jana, "speak"), exact=True))
    for name in (word(jana, "topic-trust"), "Petr", word(jana, "board-trust-doubt")):
        jana.press(jana.page.locator(".say").get_by_role("button", name=name, exact=True))
    jana.press(jana.page.get_by_role("button", name=word(jana, "say-it"), exact=True))
    expect(jana.page.locator(".say")).to_have_count(0)
    said = {"seat": 0, "name": "say_trust", "opponent": 1, "trust": "doubt", "phase": "placement"}.items()
    for person in (jana, petr):
        person.wait(lambda: any(claim.items() >= said for claim in person.update["view"]["claims"]), "the claim")  # noqa: B023
    assert asked(jana, "place_passenger")()


def test_a_reload_after_a_secret_look_shows_the_same(visit: Visit) -> None:
    jana, *others = visit("Jana", language="cs"), visit("Petr"), visit("Olga"), visit("Ivan")
    gather(table_played("passengers", moves_until("passengers", 4, has_looked), jana, *others), jana)
    jana.wait(lambda: bool(jana.look()["glowing"]), "the question")
    before, notes = settled(jana), jana.page.locator(".notebook").aria_snapshot()
    jana.reload()
    assert settled(jana) == before
    assert jana.page.locator(".notebook").aria_snapshot() == notes


def has_looked(game: Game) -> bool:
    """Whether the first player is asked alone and has looked at something."""
    view: Any = game.view(0)
    return game.acting() == [0] and any(0 in seen["seats"] and seen["cards"] for seen in view["seen"])


def test_a_spectator_is_told_nothing_secret(visit: Visit) -> None:
    jana, olga = visit("Jana"), visit("Olga")
    table = sit_at(jana, "passengers", "random", "random", "random", "random")
    play(jana, until=lambda: jana.update["view"]["round"] == 2 and asked(jana, "place_passenger")())
    gather(table, olga)
    olga.wait(lambda: olga.update["number"] == jana.update["number"], "the newest position")
    view = olga.update["view"]
    assert (view["loyalty"], view["hand"], view["smugglers"]) == (None, [], [])
    assert all(seen["cards"] is None for seen in view["seen"])
    assert all(each["vote"] is None and each["pick"] is None for each in view["players"])
    faces = [seat["passenger"] for boat in view["boats"] for seat in boat["seats"] if "passenger" in seat]
    assert all(face["how"] not in ("own", "seen") for face in faces)
    expect(olga.page.locator("section.hand")).to_have_count(0)
    expect(olga.page.get_by_text(word(olga, "ribbon-own"))).to_have_count(0)
    assert not olga.look()["glowing"]


def test_at_a_shared_screen_everybody_looks_alone_and_holds_to_see(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    make_table(jana, "passengers", SEATS)
    jana.page.get_by_label(jana.say("shared-add")).fill("Petr")
    jana.press(jana.page.get_by_role("button", name=jana.say("waiting-sit")).last)
    jana.page.get_by_role("listitem").filter(has_text="Petr").wait_for()
    for _ in range(SEATS - 2):
        seat_bot(jana, "random")
    jana.page.get_by_text(jana.say("waiting-complete")).wait_for()
    jana.press(jana.button("waiting-start"))
    side = jana.page.locator(".gaze .side")
    for name, onward in (("Jana", "pass-next"), ("Petr", "pass-done")):
        jana.page.get_by_role("heading", level=1, name=jana.say("pass-turn", name=name)).wait_for()
        expect(side).to_have_count(0)
        expect(jana.button(onward)).to_be_disabled()
        jana.button("pass-hold").hover()
        jana.page.mouse.down()
        expect(side).to_be_visible()
        expect(jana.page.locator(".gaze li")).to_have_count(3)
        jana.page.mouse.up()
        expect(side).to_have_count(0)
        jana.press(jana.button(onward))
    hold(jana, jana.button("shared-hold"), jana.region("board"))
    cards = jana.page.locator("section.hand .cards")
    expect(cards.get_by_role("button", name=word(jana, "hand-covered", number=1))).to_be_visible()
    expect(jana.page.locator("section.hand .side")).to_have_count(0)
    hold(jana, jana.page.get_by_role("button", name=word(jana, "hold")), jana.page.locator("section.hand .side"))
    expect(jana.page.locator("section.hand .side")).to_have_count(0)


def hold(person: Visitor, button: Locator, shows: Locator) -> None:
    button.hover()
    person.page.mouse.down()
    shows.wait_for()
    person.page.mouse.up()


@pytest.mark.parametrize("still", [False, True], ids=["shown", "at once"])
def test_the_end_is_a_show_that_a_click_finishes(still: bool, visit: Visit) -> None:
    moves = moves_but(0, "passengers", 4)
    last, _ = moves.pop()
    people = [visit(name, still=still, speed="instant") for name in ("Jana", "Petr", "Olga", "Ivan")]
    jana = people[last]  # whoever gives the last answer
    gather(table_played("passengers", moves, *people), jana)
    if not still:
        jana.hold_time()
    play(jana, until=lambda: jana.update["status"] == "over")
    finale = jana.page.get_by_role("region", name=word(jana, "finale"))
    finale.wait_for()
    if not still:
        expect(jana.scores).to_have_count(0)
        jana.page.mouse.click(5, 400)
    expect(jana.scores).to_be_visible()
    winner = jana.update["view"]["scoring"]["winner"]
    expect(jana.scores.get_by_role("heading", level=1)).to_have_text(word(jana, f"won-{winner}"))
