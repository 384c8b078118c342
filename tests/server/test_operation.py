"""What an operator sees: starting, stopping, restarting, logs, metrics, a full disk."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert
from websockets.asyncio.client import connect

from hlubina.server.store.migrate import SCRIPTS, upgrade
from hlubina.server.store.schema import people
from hlubina.server.table_manager import AFTER_OUTAGE
from tests.server.client import PATIENCE, ConnectionClosed, Seat, Visitor, table_of
from tests.server.hosting import Hosted, StandingClock
from tests.server.scenes import NO_LIMITS, Host, hang_up, metric, refused, run, visitor
from tests.server.serving import Served

PASSWORD = "velryba pod hladinou"
CHAT = "Ukradl jsem ti perly"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("operation")
    with Served(folder, str(folder / "tables.sqlite"), "--log-level", "debug", env=NO_LIMITS) as server:
        yield server


def acting(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.update["prompt"] is not None)


def serve(*flags: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A server that is not expected to run for long."""
    command = [sys.executable, "-m", "hlubina", "serve", *flags]
    surroundings = {**os.environ, "COLUMNS": "200", "TERM": "dumb", **env}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=surroundings, check=False)


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """One sentence for the operator, and no traceback."""
    assert done.returncode == 2, done.stderr[-2000:]
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr


# Is it well?


def test_health_and_readiness_are_told(served: Served) -> None:
    async def story() -> None:
        probe = Visitor(served.url)
        for path in ("/health", "/ready"):
            assert (await probe.ask("GET", path)).status_code == 200

    run(story())


def test_metrics_count_moves_messages_and_sockets(tmp_path: Path) -> None:
    async def story(served: Hosted) -> None:
        before_all = await metric(served, "hlubina_sockets")
        _, _, seats = await table_of(served.url)
        names = ["hlubina_moves_total", "hlubina_wishes_total", "hlubina_wish_seconds_count"]
        assert await metric(served, "hlubina_sockets") == before_all + 2
        assert await metric(served, "hlubina_rooms") == 1
        first = acting(seats)
        await first.settle((await first.say(first.move()))["number"])
        before = {name: await metric(served, name) for name in names}
        for _ in range(5):
            seat = acting(seats)
            number = (await seat.say(seat.move()))["number"]
            for each in seats:
                await each.settle(number)
        assert {name: await metric(served, name) - before[name] for name in names} == dict.fromkeys(names, 5)
        for seat in seats:
            await seat.close()

    with Hosted(tmp_path, limits=False) as served:
        run(story(served))


# Starting


def test_a_second_server_on_the_same_file_is_refused(served: Served) -> None:
    assert_refused(serve("--port", "0", "--database", served.database), served.database, "PostgreSQL")


def test_a_port_that_is_taken_is_refused(served: Served, tmp_path: Path) -> None:
    done = serve("--port", str(served.port), "--database", str(tmp_path / "other.sqlite"))
    assert_refused(done, str(served.port), "in use")


BAD_FLAGS: dict[tuple[str, ...], str] = {
    ("--port", "70000"): "65535",
    ("--port", "-1"): "65535",
    ("--port", "eighty"): "--port",
    ("--log-level", "loud"): "debug",
    ("--thinkers", "-1"): "-1",
    ("--bot-pace", "-1"): "-1",
    ("--bot-pace", "nan"): "nan",
    ("--grace", "-5"): "-5",
    ("--public-url", "table.example.org"): "https://",
    ("--public-url", "https://table.example.org/hlubina"): "https://",
    ("--database", "mysql://localhost/hlubina"): "postgresql://",
    ("--valkey", "redis://localhost"): "PostgreSQL",
    ("--host", "no.such.name.invalid"): "no.such.name.invalid",
    ("--page", "/nowhere"): "no built page",
    ("--depth", "3"): "--depth",
}


ONE_AFTER_ANOTHER = """
import contextlib, io, json, sys
from hlubina.__main__ import main

found = []
for flags in json.load(sys.stdin):
    sys.argv = ["hlubina", "serve", *flags]
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main()
        except SystemExit as end:
            code = end.code
    found.append([code, out.getvalue(), err.getvalue()])
print(json.dumps(found))
"""


def serve_each(*flags: list[str]) -> list[subprocess.CompletedProcess[str]]:
    """As `serve`, in one process, since most of the time goes into starting Python."""
    done = subprocess.run(
        [sys.executable, "-c", ONE_AFTER_ANOTHER],
        input=json.dumps(flags),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return [subprocess.CompletedProcess([], *result) for result in json.loads(done.stdout)]


def test_a_bad_flag_is_refused_with_a_sentence(tmp_path: Path, subtests: pytest.Subtests) -> None:
    usual = ["--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    found = serve_each(*([*usual, *flags] for flags in BAD_FLAGS))
    for (flags, word), done in zip(BAD_FLAGS.items(), found, strict=True):
        with subtests.test(" ".join(flags)):
            assert_refused(done, word)
    assert not (tmp_path / "tables.sqlite").exists(), "Nothing was begun."


def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path, subtests: pytest.Subtests) -> None:
    (tmp_path / "notes.txt").write_text("This is not a database. " * 100)
    databases = [
        "/proc/hlubina.sqlite",  # where not even root can write
        str(tmp_path / "notes.txt" / "tables.sqlite"),
        str(tmp_path / "notes.txt"),
        str(tmp_path),
        "postgresql://nobody@127.0.0.1:1/nothing",
    ]
    found = serve_each(*(["--port", "0", "--database", database] for database in databases))
    for database, done in zip(databases, found, strict=True):
        with subtests.test(database):
            assert_refused(done, "PostgreSQL" if "postgresql:" in database else database)
            assert "Another server" not in done.stderr
    assert (tmp_path / "notes.txt").read_text().startswith("This is not a database.")


def test_help_explains_every_flag() -> None:
    text = serve("--help").stdout
    explained = dict(re.findall(r"--([a-z-]+) +<\w+> +(\S.*)", text))
    expected = {"host", "port", "database", "valkey", "public-url", "thinkers", "log-level", "bot-pace", "grace"}
    assert expected <= set(explained)
    for flag, explanation in explained.items():
        assert len(explanation.split("[")[0].split()) >= 3, flag
    for flag in expected:
        assert f"HLUBINA_{flag.upper().replace('-', '_')}" in text, flag


# Stopping and coming back


async def until_closed(link: Any) -> list[dict[str, Any]]:
    said = []
    with suppress(ConnectionClosed):
        while True:
            said.append(json.loads(await link.recv()))
    return said


def test_on_sigterm_everybody_is_told_and_after_it_and_after_a_kill_the_table_stands_as_it_stood(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        with Served(tmp_path, str(tmp_path / "tables.sqlite")) as server:
            name, visitors, seats = await table_of(server.url, clock={"kind": "live", "bank": 300, "increment": 0})
            lobby = await connect(f"{server.socket_url}/api/lobby/socket", proxy=None)
            await lobby.recv()
            seat = acting(seats)
            number = (await seat.say(seat.move()))["number"]
            before = await look(server, name, seats)
            links = [seats[0].socket, seats[1].socket, lobby]
            hearing = [asyncio.create_task(until_closed(link)) for link in links]
            assert await asyncio.to_thread(server.stop) == 0
            for heard in await asyncio.gather(*hearing):
                assert [message["seconds"] for message in heard if message["type"] == "closing"], heard
            assert [link.close_code for link in links if link is not None] == [1012] * 3

            server.start()
            after = await look(server, name, seats)
            assert number == before[0]["number"] == after[0]["number"]
            assert [timeless(update) for update in after] == [timeless(update) for update in before]
            server.kill()
            server.start()
            after = await look(server, name, seats)
            assert [timeless(update) for update in after] == [timeless(update) for update in before]

            seat = await Seat(server.socket_url, name, acting_token(seats, after)).open()
            assert (await seat.say(seat.move()))["number"] == number + 1
            for who in visitors:
                await who.close()
            hang_up(seat)

    run(story())


def test_no_clock_runs_while_the_server_is_down_and_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    clock = StandingClock()

    async def play() -> tuple[str, list[Seat], int]:
        """Seven seconds with a heartbeat at their end, one more without."""
        name, _, seats = await table_of(server.url, clock={"kind": "live", "bank": 300, "increment": 0})
        await server.forward(7)
        assert (await seats[0].say({"type": "say", "key": "chat-0001", "text": CHAT}))["type"] == "ack"
        await server.forward(1)
        running = acting(seats).update["seat"]
        assert await left(server, name, seats) == [292_000 if seat == running else 300_000 for seat in (0, 1)]
        hang_up(*seats)
        return name, seats, running

    async def left(server: Hosted, name: str, seats: list[Seat]) -> list[int]:
        """Milliseconds; the same for everybody who looks."""
        updates = await look(server, name, seats)
        assert updates[0]["clock"] == updates[1]["clock"]
        found: list[int] = updates[0]["clock"]["left"]
        return found

    async def come_back(server: Hosted, stood: int) -> None:
        """The clock stood then, and runs again when everybody has had time to come back."""
        for _ in range(AFTER_OUTAGE // 1000 + 1):
            assert (await left(server, name, seats))[running] == 300_000 - (stood - began)
            await server.forward(1)
        assert (await left(server, name, seats))[running] == 300_000 - (stood - began) - 1000

    began = clock.now
    with Hosted(tmp_path, clock=clock) as server:
        name, seats, running = asyncio.run(play())
        image = crash_image(server.database, tmp_path / "killed.sqlite")
        before = clock.now
    stopped = clock.now  # a little later: time goes on while it stops
    clock.forward(3600)
    with Hosted(tmp_path, server.database, clock=clock) as again:
        assert before <= again.manager.outages[-1][0] <= stopped
        asyncio.run(come_back(again, again.manager.outages[-1][0]))
    with Hosted(tmp_path, image, clock=clock) as killed:
        asyncio.run(come_back(killed, began + 7000))  # when it was last seen alive


def crash_image(database: str, copy: Path) -> str:
    """What a power cut would leave of it."""
    for end in ("", "-wal"):
        Path(f"{copy}{end}").write_bytes(Path(f"{database}{end}").read_bytes())
    return str(copy)


async def look(server: Host, name: str, seats: list[Seat]) -> list[dict[str, Any]]:
    found = []
    for seat in seats:
        eyes = await Seat(server.socket_url, name, seat.token).open()
        found.append(eyes.update)
        await eyes.close()
    return found


def acting_token(seats: list[Seat], updates: list[dict[str, Any]]) -> str | None:
    return next(seat.token for seat, update in zip(seats, updates, strict=True) if update["prompt"] is not None)


def timeless(update: dict[str, Any]) -> dict[str, Any]:
    return update | {"clock": None}


# Logs


def test_the_log_is_json_and_keeps_secrets(served: Served) -> None:
    async def story() -> list[str]:
        name, visitors, seats = await table_of(served.url, listed=False)
        invite = (await visitors[0].get(f"/api/tables/{name}"))["invite"]
        for number, who in enumerate(visitors):
            await who.post("/api/me/claim", {"name": f"Tichý {number}", "password": PASSWORD})
            await refused(
                who,
                "POST",
                "/api/session",
                {"name": f"Tichý {number}", "password": PASSWORD[::-1]},
                403,
                "wrong_password",
            )
        elsewhere = Visitor(served.url)
        await elsewhere.post("/api/session", {"name": "Tichý 0", "password": PASSWORD})
        for seat in seats:
            line = {"type": "say", "key": os.urandom(8).hex(), "text": CHAT}
            assert (await seat.say(line))["type"] == "ack"
        # What fails is what is logged in most detail.
        for body in (b"{", b'{"name": "\xff", "password": "' + PASSWORD.encode() + b'"}', b"[" * 9000):
            for path in ("/api/session", "/api/me/claim", "/api/records"):
                await elsewhere.http.post(path, content=body, headers={"cookie": elsewhere.cookie})
        wrecker = await Seat(served.socket_url, name, seats[0].token, seats[0].cookie, invite).open()
        with suppress(ConnectionClosed):
            for _ in range(30):
                await wrecker.send(json.dumps(wrecker.wish("move"))[:-1])
            await until_closed(wrecker.socket)
        await asyncio.gather(*(seat.play() for seat in seats))
        seed = (await visitors[0].get(f"/api/records/{name}?invite={invite}"))["seed"]
        cookies = [who.cookie.split("=", 1)[1] for who in [*visitors, elsewhere]]
        await elsewhere.ask("DELETE", "/api/session")
        secret_seed = re.split(r"[:.]", seed)[1]
        assert len(secret_seed) == 64
        return [*cookies, *(str(seat.token) for seat in seats), invite, secret_seed, PASSWORD, PASSWORD[::-1], CHAT]

    secrets = asyncio.run(story())
    text = served.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines
    assert all(isinstance(line, dict) and "event" in line and "level" in line for line in lines)
    for secret in secrets:
        assert secret not in text
        assert json.dumps(secret)[1:-1] not in text


def test_the_database_is_for_the_server_alone(served: Served) -> None:
    """It holds the key that signs cookies, and the seeds of running games."""
    for path in Path(served.database).parent.glob(Path(served.database).name + "*"):
        if path.stat().st_size:
            assert path.stat().st_mode & 0o077 == 0, path


# A full disk


class Disk:
    """A small file system of its own, or where nobody may mount one a limit to the size of the server's files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
        self.own = os.getuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0

    def fill(self, server: Served) -> None:
        assert server.process is not None
        if not self.own:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            return
        with (self.folder / "junk").open("wb", buffering=0) as junk, suppress(OSError):
            while True:
                junk.write(bytes(4096))

    def free(self, server: Served) -> None:
        assert server.process is not None
        if self.own:
            (self.folder / "junk").unlink()
        else:
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    disk = Disk(folder)
    try:
        yield disk
    finally:
        if disk.own:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_on_a_full_disk_moves_are_refused_with_a_sentence_and_taken_when_there_is_room(tmp_path: Path) -> None:
    async def story(disk: Disk, server: Served) -> None:
        name, visitors, seats = await table_of(server.url)
        bots = await bots_at_play(server)
        await bots.settle(bots.number + 1)
        seat = acting(seats)
        await seat.settle((await seat.say(seat.move()))["number"])
        for other in seats:
            await other.settle(seat.number)
        disk.fill(server)
        before = await look(server, name, seats)
        seat = acting(seats)
        move = seat.move()
        for wish in (move, move, {"type": "say", "key": "chat-0001", "text": CHAT}):
            answer = await seat.say(wish)
            assert (answer["type"], answer.get("code")) == ("refusal", "unavailable")
            assert answer["text"].endswith(".")
            if disk.own:
                assert "full" in answer["text"]
        await refused(Visitor(server.url), "POST", "/api/me", {}, 503, "unavailable")
        await refused(visitors[0], "POST", "/api/tables", {"game": "abyss", "seats": 2}, 503, "unavailable")
        assert (await visitors[0].ask("GET", "/health")).status_code == 200
        assert await look(server, name, seats) == before
        stuck = await Seat(server.socket_url, bots.welcome["table"]["id"], None).open()

        disk.free(server)
        answer = await seat.say(move)
        assert (answer["type"], answer["number"]) == ("ack", before[0]["number"] + 1)
        assert await seat.say(move) == answer
        await seat.settle(answer["number"])
        await asyncio.gather(*(each.play() for each in seats))
        await stuck.settle(stuck.number + 1)  # the bots have not given up either
        assert any("full" in line or "unavailable" in line for line in server.log.read_text().splitlines()), (
            "The operator is not told."
        )
        hang_up(stuck, bots, *seats)

    with small_disk(tmp_path / "disk") as disk:
        folder = tmp_path / "server"
        env = NO_LIMITS | {"HLUBINA_BOT_PACE": "0.1"}
        with Served(folder, str(disk.folder / "tables.sqlite"), env=env) as server:
            run(story(disk, server))


async def bots_at_play(server: Served) -> Seat:
    """Somebody who watches bots play a game that takes them minutes."""
    owner = await visitor(server)
    name = (await owner.new_table("prophecy", sit=False))["table"]["id"]
    for seat in range(2):
        await owner.post(f"/api/tables/{name}/bots", {"seat": seat, "bot": "random"})
    watcher = await Seat(server.socket_url, name, None).open()
    await owner.post(f"/api/tables/{name}/start")
    await owner.close()
    return watcher


# Upgrade


@pytest.mark.parametrize("version", sorted(path.name[:4] for path in (SCRIPTS / "versions").glob("[0-9]*.py")))
def test_a_database_of_every_former_version_is_brought_up_to_date_and_loses_nobody(
    tmp_path: Path, version: str
) -> None:
    file = tmp_path / "tables.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, version)
        row = {"id": "jana", "name": "Jana", "language": "cs", "preferences": "{}", "session": 1, "created": 5}
        connection.execute(insert(people), row)
    engine.dispose()

    async def story(served: Hosted) -> None:
        who = Visitor(served.url)
        assert (await who.get("/api/people/jana"))["name"] == "Jana"
        assert (await who.get("/api/calls"))["key"]
        await who.close()

    with Hosted(tmp_path, database=str(file)) as served:
        run(story(served))
        assert served.stumbles == []
