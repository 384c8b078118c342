"""Takes the README's pictures of the page: the lobby and a table of four games, as a real Chromium shows them.

Run it with `./dev run python docs/screenshots.py`. The deal is that of the lessons and the moves are those of fixed
bots, so the same code gives the same pictures, but for the names of the tables.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

import hlubina
from hlubina.server.table.plan import lesson_seed

CHECKOUT = Path(__file__).parents[1]
sys.path.insert(0, str(CHECKOUT))

from tests.browser import visitor as browsing  # noqa: E402
from tests.browser.browser import launch  # noqa: E402
from tests.server.client import Seat, Visitor  # noqa: E402
from tests.server.serving import Served  # noqa: E402

NAMES = ("Jana", "Petr", "Bára", "Cyril", "Dita", "Ema")
THREE = ("search:400", "greedy", "search:400")


class Moment(NamedTuple):
    """A question of seat 0, after so many % of a game of these bots."""

    step: str
    progress: int
    bots: tuple[str, ...]


MOMENTS = {
    "abyss": Moment("choose_action", 55, THREE),
    "heroes": Moment("lead_heroes", 30, ("greedy",) * 3),
    "passengers": Moment("vote", 50, ("greedy",) * 6),
    "prophecy": Moment("choose_kind", 20, ("greedy",) * 3),
}


def moves_to(game: str) -> list[tuple[int, int]]:
    """The moves of fixed bots up to the moment of the picture."""
    step, progress, bots = MOMENTS[game]
    record = hlubina.play(hlubina.new(game, len(bots), lesson_seed(game)), list(bots))
    position = hlubina.new(game, len(bots), lesson_seed(game))
    taken: list[tuple[int, int]] = []
    for seat, action in record.moves:
        if position.view(None)["step"] == step and position.progress() > progress and 0 in position.acting():
            return taken
        position.take(seat, action)
        taken.append((seat, action))
    sys.exit(f"No picture of {game}: seat 0 is never asked for {step} after {progress} % of the game.")


class Company:
    """People who play at tables of one server; the pictures are taken with the eyes of the first."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people = [Visitor(url) for _ in NAMES]
        self.seats: list[Seat] = []

    async def come(self) -> None:
        for person, name in zip(self.people, NAMES, strict=True):
            await person.come(name, language="cs")

    async def play(self, game: str) -> str:
        """A table of as many as the game needs, played up to the moment of its picture; its number."""
        moves = moves_to(game)
        present = self.people[: len(MOMENTS[game].bots)]
        host, *guests = present
        made = await host.new_table(game, len(present), lesson=True, listed=False)
        table: str = made["table"]["id"]
        tokens = [made["seats"]["0"]]
        for guest in guests:
            sat = await guest.post(f"/api/tables/{table}/seats", {"invite": made["invite"]})
            tokens += sat["seats"].values()
        await host.post(f"/api/tables/{table}/start")
        socket = self.url.replace("http", "ws", 1)
        people = zip(present, tokens, strict=True)
        seats = [await Seat(socket, table, token, person.cookie).open() for person, token in people]
        number = 0
        for seat, action in moves:
            await seats[seat].settle(number)
            answer = await seats[seat].say(seats[seat].move(action))
            assert answer["type"] == "ack", answer
            number = answer["number"]
        self.seats += seats
        return table

    async def fill_lobby(self) -> None:
        """A table of every kind: waiting, with a free seat, and being played."""
        _, petr, bara, *_ = self.people
        for host, game, more in (
            (petr, "abyss", {"seats": 4, "clock": {"kind": "live", "bank": 1800, "increment": 20}}),
            (bara, "conspiracy", {"seats": 3}),
            (bara, "abyss", {"seats": 2, "clock": {"kind": "days", "days": 3}}),
        ):
            made = await host.new_table(game, **more)
            if game == "conspiracy":
                await petr.post(f"/api/tables/{made['table']['id']}/seats", {})
        made = await petr.new_table("conspiracy", 3)
        for seat in (1, 2):
            await petr.post(f"/api/tables/{made['table']['id']}/bots", {"seat": seat, "bot": "greedy"})
        await petr.post(f"/api/tables/{made['table']['id']}/start")

    def cookies(self) -> list[dict[str, object]]:
        name, _, value = self.people[0].cookie.partition("=")
        return [{"name": name, "value": value, "domain": "127.0.0.1", "path": "/", "secure": True, "httpOnly": True}]


def main() -> None:
    page = os.environ.get("HLUBINA_PAGE") or str(CHECKOUT / "web" / "dist")
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), f"{folder}/t.sqlite", "--page", page) as server:
        company = Company(server.url)
        tables: dict[str, str] = {}

        async def prepare() -> None:
            await company.come()
            for game in MOMENTS:
                tables[game] = await company.play(game)
            await company.fill_lobby()

        asyncio.run(prepare())
        with sync_playwright() as playwright, launch(playwright) as browser:
            jana = browsing.Visitor(browser, server.url, language="cs", cookies=company.cookies())
            for game, table in tables.items():
                jana.go(f"/t/{table}")
                jana.wait(lambda: bool(jana.look()["glowing"]), "the question")
                take(jana, f"table-{game}.png")
            jana.go("/")
            jana.region("tables-now").get_by_role("listitem").first.wait_for()
            take(jana, "lobby.png")
            jana.check()


def take(jana: browsing.Visitor, name: str) -> None:
    jana.page.evaluate("document.fonts.ready")
    jana.page.wait_for_timeout(1500)
    jana.page.screenshot(path=Path(__file__).with_name(name))


if __name__ == "__main__":
    main()
