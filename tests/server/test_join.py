"""Two terminals and a bot between them play a whole game at a served table, while the server is killed under them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import hlubina
from hlubina.terminal.saves import read
from tests.server.client import Visitor
from tests.server.serving import Served


def joining(server: Served, table: str, name: str, language: str, home: Path) -> subprocess.Popen[str]:
    """A terminal whose player always takes the first option."""
    home.mkdir()
    terminal = subprocess.Popen(
        [sys.executable, "-m", "hlubina", "join", f"{server.url}/t/{table}", "--name", name, "--lang", language],
        stdin=subprocess.PIPE,
        stdout=(home / "out").open("w"),
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "HLUBINA_DATA": str(home), "COLUMNS": "120"},
    )
    assert terminal.stdin is not None
    terminal.stdin.write("1\n" * 500)
    terminal.stdin.flush()
    return terminal


def test_two_terminals_and_a_bot_play_to_the_end_over_killed_servers(tmp_path: Path) -> None:
    async def table_with_a_bot(server: Served) -> tuple[Visitor, str]:
        owner = Visitor(server.url)
        await owner.come("Owner")
        made = await owner.new_table("conspiracy", 3, sit=False)
        await owner.post(f"/api/tables/{made['table']['id']}/bots", {"seat": 1, "bot": "greedy"})
        await owner.close()
        return owner, made["table"]["id"]

    async def start(owner: Visitor, table: str) -> None:
        again = Visitor(owner.url)
        again.cookie = owner.cookie
        for _ in range(300):
            seats = (await again.get(f"/api/tables/{table}"))["table"]["seats"]
            if all(seat["kind"] != "empty" for seat in seats):
                break
            await asyncio.sleep(0.1)
        await again.post(f"/api/tables/{table}/start")
        await again.close()

    with Served(tmp_path / "server", str(tmp_path / "t.sqlite"), "--bot-pace", "0.15") as server:
        owner, table = asyncio.run(table_with_a_bot(server))
        terminals = [
            joining(server, table, "Anna", "cs", tmp_path / "anna"),
            joining(server, table, "Bert", "en", tmp_path / "bert"),
        ]
        asyncio.run(start(owner, table))
        for _ in range(2):
            time.sleep(1.0)
            server.kill()
            server.start()
        codes = [terminal.wait(120) for terminal in terminals]
    shown = [(tmp_path / name / "out").read_text() for name in ("anna", "bert")]
    assert codes == [0, 0], shown
    records = [next((tmp_path / name).rglob("conspiracy*.json")) for name in ("anna", "bert")]
    assert [hlubina.verify(read(record)).is_over() for record in records] == [True, True]
    assert records[0].read_bytes() == records[1].read_bytes()
    players = read(records[0]).players
    assert (players[1], {players[0], players[2]}) == ("greedy", {"Anna", "Bert"})
