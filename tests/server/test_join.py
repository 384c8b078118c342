"""Two terminals and a bot between them play a whole game at a served table, while the server is killed under them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import hlubina
from hlubina.terminal.saves import read
from tests.server.client import PATIENCE, Seat, Visitor
from tests.server.scenes import run
from tests.server.serving import Served

KILLS = 2
LINES = 4  # that each player types before a kill; for a whole game each needs ten
BEGUN = {"cs": "Hra začíná", "en": "The game begins"}


class Joined:
    """A terminal whose player always takes the first option."""

    def __init__(self, server: Served, table: str, name: str, language: str, home: Path) -> None:
        home.mkdir()
        self.language = language
        self.out = home / "out"
        with self.out.open("w") as out:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "hlubina",
                    "join",
                    f"{server.url}/t/{table}",
                    "--name",
                    name,
                    "--lang",
                    language,
                ],
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.STDOUT,
                text=True,
                env={**os.environ, "HLUBINA_DATA": str(home), "COLUMNS": "120"},
            )

    async def until_begun(self) -> None:
        """What is typed sooner answers another question."""
        while BEGUN[self.language] not in self.out.read_text():
            assert self.process.poll() is None, self.out.read_text()
            await asyncio.sleep(0.02)

    def type(self, lines: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("1\n" * lines)
        self.process.stdin.flush()

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def test_two_terminals_and_a_bot_play_to_the_end_over_killed_servers(tmp_path: Path) -> None:
    async def story(server: Served, stack: ExitStack) -> list[Joined]:
        owner = Visitor(server.url)
        await owner.come("Owner")
        table = (await owner.new_table("conspiracy", 3, sit=False))["table"]["id"]
        await owner.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "greedy"})
        watcher = await Seat(server.socket_url, table, None).open()
        terminals = []
        for name, language in (("anna", "cs"), ("bert", "en")):
            terminals.append(Joined(server, table, name.title(), language, tmp_path / name))
            stack.callback(terminals[-1].end)
        while any(seat["kind"] == "empty" for seat in watcher.welcome["table"]["seats"]):
            watcher.welcome = await watcher.expect("table")
        await owner.post(f"/api/tables/{table}/start")
        await owner.close()
        for terminal in terminals:
            await terminal.until_begun()
        for _ in range(KILLS):
            for terminal in terminals:
                terminal.type(LINES)
            await watcher.settle(watcher.number + 1)
            server.kill()
            server.start()
            await watcher.open()
        for terminal in terminals:
            terminal.type(500)
        while watcher.update["status"] != "over":
            await watcher.expect("update")
        return terminals

    with ExitStack() as stack:
        server = stack.enter_context(Served(tmp_path / "server", str(tmp_path / "t.sqlite")))
        terminals: list[Joined] = []

        async def go() -> None:
            terminals.extend(await story(server, stack))

        run(go())
        codes = [terminal.process.wait(PATIENCE) for terminal in terminals]
    shown = [(tmp_path / name / "out").read_text() for name in ("anna", "bert")]
    assert codes == [0, 0], shown
    records = [next((tmp_path / name).rglob("conspiracy*.json")) for name in ("anna", "bert")]
    assert [hlubina.verify(read(record)).is_over() for record in records] == [True, True]
    assert records[0].read_bytes() == records[1].read_bytes()
    players = read(records[0]).players
    assert (players[1], {players[0], players[2]}) == ("greedy", {"Anna", "Bert"})
