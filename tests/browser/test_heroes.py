"""Keep the Heroes Out!: a table at which all win or lose together, and heroes act between the players' moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hlubina.core.game import Game
from tests.browser.conftest import Visit
from tests.browser.tables import gather, moves_until, sit_at, table_of_people, table_played
from tests.browser.visitor import PHONE, Visitor, play
from tests.browser.words import say
from tests.kit.marks import campaign

BOARD = "games/heroes/text/board"


def asks(name: str, seat: int | None = None, other: bool = False) -> Callable[[Game], bool]:
    """Whether a question of this name is open, for a seat, outside that seat's own turn."""

    def wanted(game: Game) -> bool:
        acting = game.acting()
        prompt = game.prompt(acting[0]) if acting else None
        if prompt is None or (seat is not None and acting != [seat]) or prompt.name != name:
            return False
        return not other or game.view(None)["turn"] != acting[0]

    return wanted


def part(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("region", name=say(person.language, name, BOARD), exact=True)


def expect_one_outcome(*people: Visitor) -> None:
    """Everybody reads the same: won together or lost together."""
    for person in people:
        outcome = "sheet-together-won" if person.update["result"]["won"] else "sheet-together-lost"
        expect(person.scores.get_by_role("heading", level=1)).to_have_text(person.say(outcome))


def test_two_people_and_a_bot_play_a_whole_scenario(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    settings = {"scenario": "s12", "clans": "drawn", "difficulty": "hardcore"}
    gather(table_of_people("heroes", jana, petr, seats=3, settings=settings), jana, petr)
    play(jana, petr)
    expect_one_outcome(jana, petr)


@campaign
def test_two_people_play_a_whole_scenario(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr", chance=1)
    table = table_of_people("heroes", jana, petr, settings={"scenario": "s04", "difficulty": "hardcore"})
    gather(table, jana, petr)
    play(jana, petr)
    expect_one_outcome(jana, petr)


@campaign
def test_one_person_and_three_bots_play_a_whole_scenario(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "heroes", "random", "random", "random", settings={"scenario": "s12", "clans": "drawn"})
    play(jana)
    expect_one_outcome(jana)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=campaign)], ids=["begun", "whole"])
def test_one_person_leads_two_clans_alone(whole: bool, visit: Visit) -> None:
    jana = visit("Jana", language="cs", size=PHONE, hands="touch")
    sit_at(jana, "heroes", settings={"solo_clans": "two", "scenario": "s08", "difficulty": "hardcore"})
    if whole:
        play(jana)
        expect_one_outcome(jana)
    else:
        play(jana, until=lambda: len(jana.acks) >= 8 and not jana.pending())
        led = jana.update["view"]["players"]
        assert [each["seat"] for each in led] == [0, 0]
        assert all(each["clan"] for each in led)


def test_figures_are_placed_and_taken_back_in_any_order_and_then_confirmed(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    sit_at(jana, "heroes", settings={"scenario": "s04"})
    jana.answer(jana.page.get_by_role("button").filter(has_text="Krysáci").first)
    for name in ("kennel", "sewer", "sewer"):
        jana.answer(jana.page.locator(f'[data-room="{name}"] .hit.legal'))
    jana.answer(jana.page.locator('button[data-token="band-ratfolk-sewer"]'))
    for name in ("kennel", "kennel"):
        jana.answer(jana.page.locator(f'[data-room="{name}"] .hit.legal'))
    expect(jana.page.locator("[data-room] .hit.legal")).to_have_count(0)
    jana.answer("n")
    rooms = {
        room["room"]: sum(len(band["wounds"]) for band in room["monsters"]) for room in jana.update["view"]["rooms"]
    }
    assert (rooms["kennel"], rooms["sewer"]) == (3, 1)
    assert jana.update["prompt"]["name"] == "play_cards"


def test_loot_is_marked_and_unmarked_and_then_replaced(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs", size=PHONE, hands="touch"), visit("Petr")
    gather(table_played("heroes", moves_until("heroes", 2, asks("replace_loot", seat=0)), jana, petr), jana, petr)
    before = jana.update["view"]["loot"]["display"]
    cards, marked = part(jana, "loot").locator(".card"), part(jana, "loot").locator('.card[aria-pressed="true"]')
    for place in (3, 1):
        jana.answer(cards.nth(place))
    expect(marked).to_have_count(2)
    assert jana.update["view"]["loot"]["display"] == before, "nothing moves before it is confirmed"
    jana.answer(cards.nth(3))
    expect(marked).to_have_count(1)
    jana.answer("n")
    assert jana.update["view"]["loot"]["display"][:4] == [*before[:1], *before[2:]]


def test_whoever_may_defend_is_called_outside_their_turn_and_told_why(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs"), visit("Petr")
    gather(table_played("heroes", moves_until("heroes", 2, asks("defend", other=True)), jana, petr), jana, petr)
    asked, other = (jana, petr) if jana.asked() else (petr, jana)
    asked.wait(lambda: asked.look()["calling"] and bool(asked.look()["glowing"]), "the call")
    assert not other.look()["calling"]
    assert asked.update["view"]["turn"] != asked.update["seat"]
    assert asked.update["events"][-1]["event"] == "hero_attacked"
    reason = asked.page.get_by_role("log").get_by_role("listitem").last.inner_text()
    expect(part(asked, "invasion")).to_contain_text(reason)
    asked.answer(asked.page.get_by_role("button", name=say(asked.language, "answer-take_wound", BOARD)))


def test_the_invasion_is_shown_step_by_step_and_a_key_shows_the_rest(visit: Visit) -> None:
    jana = visit("Jana", still=False, speed="slow")
    sit_at(jana, "heroes", "random")
    jana.hold_time()
    passing = jana.region("answers").get_by_role("heading", name=jana.say("passing"), exact=True)
    play(jana, until=lambda: not jana.pending() and passing.is_visible())
    assert jana.update["status"] == "playing"
    answered = len(jana.acks)
    jana.page.keyboard.press("Shift")
    expect(passing).to_have_count(0)
    assert len(jana.acks) == answered, "Who wants to see the rest has answered nothing."


def test_a_reload_in_the_middle_of_an_invasion_gives_the_present(visit: Visit) -> None:
    jana, petr = visit("Jana", language="cs", still=False, speed="slow"), visit("Petr", chance=1)
    gather(table_of_people("heroes", jana, petr), jana, petr)  # no bots: everything stands still when these two do
    jana.hold_time()
    passing = jana.region("answers").get_by_role("heading", name=jana.say("passing"), exact=True)
    play(jana, petr, until=lambda: not jana.pending() and not petr.pending() and passing.is_visible())
    assert jana.update["status"] == "playing"
    jana.reload()
    part(jana, "dungeon").wait_for()
    expect(passing).to_have_count(0)
    jana.wait(lambda: not jana.asked() or bool(jana.look()["glowing"]), "the question")
    for room in jana.update["view"]["rooms"]:
        heroes = sum(sum(room[state].values()) for state in ("resting", "active", "fresh"))
        expect(jana.page.locator(f"[data-room={room['room']}] [data-token^=hero-]")).to_have_count(heroes)


def test_a_monster_is_dragged_to_another_room(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr")

    def can_move(game: Game) -> bool:
        if not asks("symbols", seat=0)(game):
            return False
        return any(game.vocabulary.decode(action).name == "move" for action in game.options(0))

    gather(table_played("heroes", moves_until("heroes", 2, can_move), jana, petr), jana)
    jana.wait(lambda: bool(jana.look()["glowing"]), "the question")
    monsters = jana.page.locator(".band.grab").first
    room = monsters.locator("xpath=ancestor::*[@data-room]").get_attribute("data-room")
    rooms = {each["room"]: each for each in jana.update["view"]["rooms"]}
    target = jana.page.locator(f"[data-room={rooms[str(room)]['corridors'][0]}]")
    monsters.hover()
    jana.page.mouse.down()
    box = target.bounding_box()
    assert box is not None
    jana.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    jana.wait(lambda: len(jana.acks) == 1 and not jana.pending(), "the monster is taken")
    jana.page.mouse.up()
    jana.wait(lambda: len(jana.acks) == 2 and not jana.pending(), "the monster is put down")
    moved = [each for each in jana.update["events"] if each["event"] == "moved"]
    assert moved or jana.update["prompt"]["name"] == "carry"


def test_a_room_that_is_built_in_the_west_or_in_the_north_is_seen(visit: Visit) -> None:
    jana, petr = visit("Jana"), visit("Petr")

    def has_grown(game: Game) -> bool:
        view: Any = game.view(None)
        return any(room["x"] < 0 or room["y"] < 0 for room in view["rooms"])

    moves = moves_until("heroes", 2, has_grown, attempts=200, scenario="s08")
    gather(table_played("heroes", moves, jana, petr, scenario="s08"), jana)
    for room in jana.update["view"]["rooms"]:
        expect(jana.page.locator(f"[data-room={room['room']}]")).to_be_in_viewport(ratio=0.9)


def test_the_dungeon_can_be_looked_at_from_nearer(visit: Visit) -> None:
    jana = visit("Jana")
    sit_at(jana, "heroes", "random", settings={"clans": "drawn"})
    room = jana.page.locator("[data-room=vault]")
    jana.rest()

    def width() -> float:
        box = room.bounding_box()
        assert box is not None
        return box["width"]

    def turn_the_wheel() -> None:
        room.hover()
        jana.page.mouse.wheel(0, -100)

    before = width()
    deeds: list[Callable[[], None]] = [
        lambda: jana.page.keyboard.press("+"),
        lambda: jana.press(jana.page.get_by_role("button", name=say("en", "zoom-in", BOARD))),
        turn_the_wheel,
    ]
    for deed in deeds:
        deed()
        jana.wait(lambda: width() > before * 1.1, "a larger room")
        jana.page.keyboard.press("0")
        jana.wait(lambda: abs(width() - before) < 2, "the whole dungeon")
