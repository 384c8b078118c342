"""The servers that other tests rely on: they keep what they promised, come back, and leave nothing running."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import psutil
import pytest
import redis.asyncio

from tests.server.services import PATIENCE, Postgres, Service, ServiceError, Valkey


def ask(url: str, *statements: str) -> list[object]:
    """What the last statement answers, row by row, first column only."""

    async def talk() -> list[object]:
        connection = await asyncpg.connect(url)
        try:
            for statement in statements[:-1]:
                await connection.execute(statement)
            return [row[0] for row in await connection.fetch(statements[-1])]
        finally:
            await connection.close()

    return asyncio.run(talk())


def message_through(url: str) -> bytes:
    """Subscribe, publish, and tell what came."""

    async def talk() -> bytes:
        async with redis.asyncio.from_url(url) as client, client.pubsub() as subscription:
            await subscription.subscribe("table:7")
            await client.publish("table:7", "move 12")
            async with asyncio.timeout(PATIENCE):
                async for message in subscription.listen():
                    if message["type"] == "message":
                        data: bytes = message["data"]
                        return data
        raise AssertionError("the subscription ended")

    return asyncio.run(talk())


def test_a_committed_row_survives_a_kill(postgres: Postgres, postgres_database: str) -> None:
    ask(postgres_database, "CREATE TABLE moves (number int)", "INSERT INTO moves VALUES (12) RETURNING number")
    postgres.kill()
    with pytest.raises(OSError, match=r"PGSQL|refused|No such file"):
        ask(postgres_database, "SELECT 1")
    postgres.start()
    assert ask(postgres_database, "SELECT number FROM moves") == [12]


def test_a_killed_server_leaves_no_process_and_an_open_transaction_no_row(
    postgres: Postgres, postgres_database: str
) -> None:
    async def die_in_a_transaction() -> None:
        connection = await asyncpg.connect(postgres_database)
        await connection.execute("CREATE TABLE moves (number int)")
        await connection.execute("BEGIN")
        await connection.execute("INSERT INTO moves VALUES (12)")
        postgres.kill()
        with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)):
            await connection.execute("COMMIT")

    asyncio.run(die_in_a_transaction())
    assert servers_in(postgres.folder) == []
    postgres.start()
    assert ask(postgres_database, "SELECT number FROM moves") == []


def test_postgres_writes_to_the_disk_before_it_confirms(postgres_database: str) -> None:
    asked = "SELECT setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')"
    assert ask(postgres_database, asked) == ["on", "on", "on"]


def test_a_fresh_database_is_empty_and_nobody_elses(postgres: Postgres, postgres_database: str) -> None:
    tables = "SELECT tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
    assert ask(postgres_database, tables) == []
    ask(postgres_database, "CREATE TABLE moves (number int)", "SELECT 1")
    other = postgres.create_database()
    assert ask(other, tables) == []
    assert ask(postgres_database, tables) == ["moves"]
    postgres.drop_database(other)


def test_postgres_comes_back_at_the_same_url_after_a_restart(postgres: Postgres, postgres_database: str) -> None:
    before = postgres.url
    postgres.restart()
    assert postgres.url == before
    assert ask(postgres_database, "SELECT 1") == [1]


def test_valkey_passes_messages_and_does_so_again_after_a_restart_and_a_kill(valkey: Valkey) -> None:
    assert message_through(valkey.url) == b"move 12"
    valkey.restart()
    assert message_through(valkey.url) == b"move 12"
    valkey.kill()
    with pytest.raises(redis.ConnectionError):
        message_through(valkey.url)
    valkey.start()
    assert message_through(valkey.url) == b"move 12"


def test_a_folder_with_a_long_and_awkward_name_will_do(tmp_path: Path) -> None:
    for place in (tmp_path / "a b 100 % č", tmp_path / "/".join(["deep"] * 30)):
        valkey, postgres = Valkey(place), Postgres(place)
        try:
            valkey.start()
            postgres.start()
            assert message_through(valkey.url) == b"move 12"
            assert ask(postgres.url, "SELECT 12") == [12]
        finally:
            valkey.abandon()
            postgres.abandon()


@pytest.mark.parametrize("kind", [Postgres, Valkey])
def test_a_server_ends_with_the_process_that_started_it(kind: type[Service], checkout: Path) -> None:
    script = (
        "import os, time\n"
        f"from tests.server.services import {kind.__name__} as Kind\n"
        "server = Kind()\n"
        "server.start()\n"
        "child = os.fork()\n"  # a forked worker must not keep the server alive
        "if child == 0:\n"
        "    time.sleep(600)\n"
        "print(server.folder, child, flush=True)\n"
        "time.sleep(600)\n"
    )
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=checkout) as starter:
        assert starter.stdout is not None
        place, child = starter.stdout.readline().split()
        folder = Path(place)
        try:
            assert servers_in(folder)
            starter.kill()
            deadline = time.monotonic() + PATIENCE
            while (servers_in(folder) or folder.exists()) and time.monotonic() < deadline:
                time.sleep(0.05)
        finally:
            starter.kill()
            os.kill(int(child), signal.SIGKILL)
        assert servers_in(folder) == []
        assert not folder.exists()


def test_a_server_that_cannot_run_says_so_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Postgres.settings, "max_connections", "many")
    server = Postgres(tmp_path)
    with pytest.raises(ServiceError, match=r"PostgreSQL ends at once on this machine(.|\n)*max_connections"):
        server.start()
    server.abandon()


def servers_in(folder: Path) -> list[str]:
    """Living processes that work in this folder."""
    found = []
    for process in psutil.process_iter():
        try:
            place = Path(process.cwd())
            living = process.status() != psutil.STATUS_ZOMBIE
        except (psutil.Error, OSError):
            continue
        if living and place.is_relative_to(folder):
            found.append(process.name())
    return found
