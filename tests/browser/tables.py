"""Getting to a table: by clicking through the lobby, or by HTTP where a test is about something else."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from websockets.exceptions import ConnectionClosedError

import hlubina
from hlubina.core.game import Game
from hlubina.server.table.plan import lesson_seed
from tests.browser.visitor import WHOLE_GAME, Visitor
from tests.kit.marks import campaign
from tests.server.client import Seat

GAMES = ("conspiracy", "abyss", "passengers", "heroes", "prophecy")
TRY_AGAIN_LATER = 1013
LONG = ("prophecy",)  # whole games take minutes: those games have shorter tests of their own
FEWEST = {"passengers": 4, "heroes": 1}  # players, where it is not two


def usually(*games: str) -> list[ParameterSet]:
    """All games, but only these outside the long campaigns: of what the boards have in common two tell enough."""
    return [pytest.param(game, marks=[] if game in games else campaign, id=game) for game in GAMES]


def at_least(game: str, seats: int) -> int:
    """So many seats, or as many as the game needs."""
    return max(seats, FEWEST.get(game, 2))


def title(visitor: Visitor, game: str) -> str:
    games = visitor.ask("GET", f"/api/games?lang={visitor.language}")
    return str(next(each["title"] for each in games if each["name"] == game))


def make_table(host: Visitor, game: str, seats: int, private: bool = False) -> str:
    """Make a table in the lobby; its address."""
    host.go("/")
    page = host.page
    tiles = page.get_by_role("group", name=host.say("choose-game"))
    host.press(tiles.get_by_role("button", name=re.compile(f"^{title(host, game)}")))
    choose(host, "seats-label", str(seats))
    choose(host, "join-label", host.say("join-invited" if private else "join-anybody"))
    host.press(host.button("make-table"))
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name=host.say("waiting-title")).wait_for()
    return page.url


def choose(host: Visitor, group: str, option: str) -> None:
    """One of the segments of a choice."""
    radios = host.page.get_by_role("radiogroup", name=host.say(group), exact=True)
    host.press(radios.get_by_role("radio", name=option, exact=True))


def seat_bot(host: Visitor, strength: str = "greedy") -> None:
    host.page.get_by_label(host.say("bot-label")).select_option(strength)
    host.press(host.button("waiting-add-bot"))


def table_with_bots(host: Visitor, game: str, *bots: str, **more: Any) -> str:
    """A started table with the host at seat 0 and bots at the others, more of them if the game needs it; its number."""
    seats = at_least(game, 1 + len(bots))
    made = host.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
    return started(host, made["table"]["id"], {seat: bots[(seat - 1) % len(bots)] for seat in range(1, seats)})


def finished_table(host: Visitor, game: str, *bots: str) -> str:
    """A game that bots have played to its end; its number."""
    seats = at_least(game, len(bots))
    made = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "sit": False})
    table = started(host, made["table"]["id"], {seat: bots[seat % len(bots)] for seat in range(seats)})
    run(watch_to_the_end(Seat(socket_url(host), table, None, cookie_of(host))))
    return table


async def watch_to_the_end(eyes: Seat) -> None:
    """Whoever cannot keep up with the bots is sent away and comes again."""
    await eyes.open()
    while eyes.update["status"] != "over":
        try:
            await eyes.expect("update", within=WHOLE_GAME)
        except ConnectionClosedError as closed:
            if closed.rcvd is None or closed.rcvd.code != TRY_AGAIN_LATER:
                raise
            await eyes.open()
    await eyes.close()


def play_unseen(host: Visitor, table: str, moves: int) -> None:
    """The host, at seat 0, answers so many times at random without looking at the page, and is asked again."""
    token = host.ask("GET", f"/api/tables/{table}")["seats"]["0"]
    run(answer_some(Seat(socket_url(host), table, token, cookie_of(host)), moves))


async def answer_some(seat: Seat, moves: int) -> None:
    await seat.open()
    while moves > 0 or seat.update["prompt"] is None:
        assert seat.update["status"] == "playing", "The game was over too soon."
        if seat.update["prompt"] is None:
            await seat.expect("update", within=WHOLE_GAME)
            continue
        answer = await seat.say(seat.move())
        assert answer["type"] == "ack" or answer["code"] == "stale", answer
        if answer["type"] == "ack":
            await seat.settle(answer["number"])
            moves -= 1
    await seat.close()


def started(host: Visitor, table: str, bots: dict[int, str]) -> str:
    for seat, bot in bots.items():
        host.ask("POST", f"/api/tables/{table}/bots", {"seat": seat, "bot": bot})
    host.ask("POST", f"/api/tables/{table}/start", {})
    return table


def sit_at(host: Visitor, game: str, *bots: str, **more: Any) -> str:
    """Such a table, and the host looks at it and is asked something."""
    table = table_with_bots(host, game, *bots, **more)
    gather(table, host)
    host.wait(lambda: bool(host.look()["glowing"]), "the first question")
    return table


def gather(table: str, *people: Visitor) -> str:
    """They open the table; nobody does anything before everybody has been told how it stands and sees it; its number."""
    for person in people:
        person.go(f"/t/{table}")
    for person in people:
        person.see_table()
    return table


def table_of_people(game: str, *people: Visitor, seats: int = 2, bot: str = "random", **more: Any) -> str:
    """A started table at which these people sit in this order, then bots at the seats that are left; its number."""
    host, *guests = people
    seats = at_least(game, max(seats, len(people)))
    made = host.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
    table = made["table"]["id"]
    for guest in guests:
        guest.ask("POST", f"/api/tables/{table}/seats", {"invite": made["invite"] or ""})
    return started(host, table, dict.fromkeys(range(len(people), seats), bot))


Moves = list[tuple[int, int]]


def moves_until(game: str, seats: int, wanted: Callable[[Game], bool], attempts: int = 20, **settings: str) -> Moves:
    """Moves at random in the deal of the lessons, up to a position like that."""
    for attempt in range(attempts):
        chance = random.Random(attempt)
        position = hlubina.new(game, seats, lesson_seed(game), settings)
        moves: Moves = []
        while not position.is_over():
            if wanted(position):
                return moves
            seat = position.acting()[0]
            moves.append((seat, chance.choice(position.options(seat))))
            position.take(*moves[-1])
    raise AssertionError("It never comes to this.")


def moves_but(left: int, game: str, seats: int, **settings: str) -> Moves:
    """A whole game at random in the deal of the lessons, but for the last moves."""
    chance = random.Random(0)
    position = hlubina.new(game, seats, lesson_seed(game), settings)
    moves: Moves = []
    while not position.is_over():
        seat = position.acting()[0]
        moves.append((seat, chance.choice(position.options(seat))))
        position.take(*moves[-1])
    return moves[: len(moves) - left]


def moves_of_bots(game: str, bots: list[str], wanted: Callable[[Game], bool], **settings: str) -> Moves:
    """The moves of such bots in the deal of the lessons, up to a position like that."""
    record = hlubina.play(hlubina.new(game, len(bots), lesson_seed(game), settings), bots)
    position = hlubina.new(game, len(bots), lesson_seed(game), settings)
    moves: Moves = []
    for seat, action in record.moves:
        if wanted(position):
            return moves
        position.take(seat, action)
        moves.append((seat, action))
    raise AssertionError("It never comes to this.")


def table_played(game: str, moves: Moves, *people: Visitor, **settings: str) -> str:
    """A table of these people, dealt as the lessons are, at which these moves were made; its number."""
    host, *guests = people
    wish = {"game": game, "seats": len(people), "lesson": True, "listed": False, "settings": settings}
    made = host.ask("POST", "/api/tables", wish)
    table = str(made["table"]["id"])
    tokens = [made["seats"]["0"]]
    for guest in guests:
        sat = guest.ask("POST", f"/api/tables/{table}/seats", {"invite": made["invite"]})
        tokens += sat["seats"].values()
    host.ask("POST", f"/api/tables/{table}/start", {})
    sockets = zip(people, tokens, strict=True)
    run(make_moves([Seat(socket_url(host), table, token, cookie_of(person)) for person, token in sockets], moves))
    return table


def play_on(table: str, moves: Moves, *people: Visitor) -> None:
    """These people, who sit in this order, make some more moves without looking at the page."""
    tokens = [next(iter(person.ask("GET", f"/api/tables/{table}")["seats"].values())) for person in people]
    sockets = zip(people, tokens, strict=True)
    run(make_moves([Seat(socket_url(people[0]), table, token, cookie_of(person)) for person, token in sockets], moves))


def run(story: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: in this one the browser has its loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()


def socket_url(person: Visitor) -> str:
    return person.url.replace("http", "ws", 1)


def cookie_of(person: Visitor) -> str:
    return "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())


async def make_moves(seats: list[Seat], moves: Moves) -> None:
    for each in seats:
        await each.open()
    number = 0
    for seat, action in moves:
        await seats[seat].settle(number)
        answer = await seats[seat].say(seats[seat].move(action))
        assert answer["type"] == "ack", answer
        number = answer["number"]
    for each in seats:
        await each.close()
