"""`./dev load`: a server on one core, and as many tables as asked played at random over its public interface.

Everything runs on this machine. The gates are on the server's CPU time and memory and on errors, never on the wall
clock, so that a busy machine does not fail them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import hlubina
from hlubina.core import game as core
from hlubina.protocol.messages import PROTOCOL
from hlubina.registry import GAMES

CPU_PER_MOVE = {"conspiracy": 1.5, "abyss": 2.0, "passengers": 2.5, "heroes": 2.0, "prophecy": 2.5}  # milliseconds
IDLE_MEMORY = 300.0  # megabytes with as many idle sockets as this:
IDLE_SOCKETS = 5000
SOCKETS_A_GUEST = 8  # the server allows a visitor 10
WATCHERS_A_TABLE = 500
AT_ONCE = 32  # requests and handshakes under way
PATIENCE = 15.0  # seconds for an answer
MEGABYTE = 1_000_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev load", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="conspiracy")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4, help="people at a table, each with a socket")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--fresh", action="store_true", help="begin with the deal, not spread over whole games")
    parser.add_argument("--warmup", type=float, default=3.0, help="seconds of play before that")
    parser.add_argument("--idle", type=int, default=0, help="sockets of spectators at quiet tables")
    parser.add_argument("--database", metavar="URL", help="an empty database; by default a temporary SQLite file")
    parser.add_argument("--seed", type=int, default=0, help="of the random moves")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    wishes = parser.parse_args()
    if wishes.tables < 0 or wishes.idle < 0 or not (wishes.tables or wishes.idle):
        parser.error("--tables or --idle must be more than 0")
    if wishes.seats < 2:
        parser.error("--seats must be at least 2")
    if not wishes.rate > 0 or not wishes.seconds > 0 or wishes.warmup < 0:
        parser.error("--rate and --seconds must be more than 0")
    if not Path("/proc/self/stat").exists():
        parser.error("this needs Linux: CPU time and memory of the server are read from /proc")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped too
    allow_many_sockets()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="hlubina-load-") as folder:
        server = Server(Path(folder), wishes.database, cores[-1])
        os.sched_setaffinity(0, cores[:-1] or cores)
        try:
            figures = uvloop.run(Load(wishes, server).run())
        except Failed as failure:
            say(f"{failure}\nThe server said last:\n{server.last_words()}")
            return 1
        finally:
            server.stop()
    figures["failed"] = failed_gates(figures)
    show(figures, Console())
    print(json.dumps(figures))
    if wishes.json:
        Path(wishes.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 1 if figures["failed"] else 0


def failed_gates(figures: dict[str, Any]) -> list[str]:
    """What is not as it must be, in sentences."""
    failed = []
    play, idle = figures.get("play"), figures.get("idle")
    if play:
        limit = CPU_PER_MOVE[figures["game"]]
        if not play["moves"]:
            failed.append("No move was acknowledged.")
        elif play["cpu_ms_per_move"] > limit:
            failed.append(
                f"The server spent {play['cpu_ms_per_move']:.2f} ms of CPU on a move; {limit} ms are allowed."
            )
    if idle:
        limit = IDLE_MEMORY * max(1.0, idle["sockets"] / IDLE_SOCKETS)
        if idle["rss_mb"] > limit:
            failed.append(f"The server took {idle['rss_mb']:.0f} MB; {limit:.0f} MB are allowed.")
    failed += [f"{count} x {what}" for what, count in figures["errors"].items()]
    failed += [f"{count} x refused: {code}" for code, count in figures["refusals"].items()]
    return failed


def show(figures: dict[str, Any], console: Console) -> None:
    built = "compiled" if figures["compiled"] else "pure Python"
    grid = Grid("", "", title=f"{figures['game']}, {built}, server on one core", show_header=False)
    grid.columns[1].justify = "right"
    if idle := figures.get("idle"):
        grid.add_row("idle sockets", f"{idle['sockets']:,}")
        grid.add_row("memory before and with them", f"{idle['rss_before_mb']:.0f} MB, {idle['rss_mb']:.0f} MB")
        grid.add_row("memory per idle socket", f"{idle['kb_per_socket']:.1f} kB")
        grid.add_row("server CPU to open one", f"{idle['cpu_ms_per_socket']:.1f} ms")
    if play := figures.get("play"):
        grid.add_row("tables x seats, moves asked for", f"{play['tables']} x {play['seats']}, {play['asked']:,.0f}/s")
        grid.add_row("moves acknowledged", f"{play['moves_per_second']:,.1f}/s")
        grid.add_row("acknowledgement p50, p99", f"{play['ack_p50_ms']:.1f} ms, {play['ack_p99_ms']:.1f} ms")
        grid.add_row("server CPU per move", f"{play['cpu_ms_per_move']:.3f} ms")
        grid.add_row("server CPU, client CPU", f"{play['server_cpu']:.0%}, {play['client_cpu']:.0%}")
        grid.add_row("updates received", f"{play['updates_per_second']:,.0f}/s")
        grid.add_row("received a move", f"{play['bytes_per_move']:,.0f} bytes")
        grid.add_row("games ended in the window", str(play["games_ended"]))
        grid.add_row("server memory", f"{play['rss_mb']:.0f} MB")
        grid.add_row("memory per table, per socket", f"{play['kb_per_table']:.1f} kB, {play['kb_per_socket']:.1f} kB")
    console.print(grid)
    for sentence in figures["failed"]:
        console.print(sentence, style="red")


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def allow_many_sockets() -> None:
    """As many open files as the system lets us have; the server inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# The server, seen from outside


class Server:
    """`hlubina serve` on one core, with its request limits off."""

    def __init__(self, folder: Path, database: str | None, core: int) -> None:
        self.log = folder / "server.log"
        words = [sys.executable, "-m", "hlubina", "serve", "--host", "127.0.0.1", "--port", "0", "--thinkers", "1"]
        words += ["--database", database or str(folder / "load.sqlite")]
        environment = {**os.environ, "HLUBINA_LIMITS": "off", "PYTHONUNBUFFERED": "1"}
        with self.log.open("wb") as output:
            self.process = subprocess.Popen(
                words,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                preexec_fn=lambda: os.sched_setaffinity(0, {core}),
            )
        self.stat = Path(f"/proc/{self.process.pid}/stat")
        self.statm = Path(f"/proc/{self.process.pid}/statm")

    async def address(self) -> str:
        """Where it listens; returns when it does."""
        ends = time.monotonic() + 60
        while time.monotonic() < ends and self.process.poll() is None:
            if found := re.search(r"served at (http://127\.0\.0\.1:\d+)", self.log.read_text("utf-8", "replace")):
                return found[1]
            await asyncio.sleep(0.05)
        raise Failed("The server did not start.")

    def cpu(self) -> float:
        """Seconds of CPU that the process has spent, in user and system, without its children."""
        fields = self.stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rss(self) -> int:
        return int(self.statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def last_words(self) -> str:
        return "\n".join(self.log.read_text("utf-8", "replace").splitlines()[-20:])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


# What the client reads of the messages; what it does not name is skipped


class Prompt(msgspec.Struct):
    options: list[int]


class Update(msgspec.Struct, tag="update"):
    number: int
    status: str
    prompt: Prompt | None


class Ack(msgspec.Struct, tag="ack"):
    key: str
    number: int


class Refusal(msgspec.Struct, tag="refusal"):
    key: str | None
    code: str
    text: str


class Welcome(msgspec.Struct, tag="welcome"):
    pass


class TableChanged(msgspec.Struct, tag="table"):
    pass


class ChatLine(msgspec.Struct, tag="chat"):
    pass


class Closing(msgspec.Struct, tag="closing"):
    pass


decoder = msgspec.json.Decoder(Update | Ack | Refusal | Welcome | TableChanged | ChatLine | Closing)


def written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


class Failed(Exception):
    """Something that should have worked did not; said in a few words, so that equal ones can be counted."""


# The clients


class Tally:
    """What happened in the window that is measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.updates = 0
        self.bytes = 0
        self.ended = 0


class Guest:
    """A visitor with a cookie of their own."""

    def __init__(self, http: httpx2.AsyncClient, cookie: str) -> None:
        self.http = http
        self.cookie = cookie

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return (await post(self.http, path, body, {"cookie": self.cookie})).json()


async def post(http: httpx2.AsyncClient, path: str, body: Any, headers: dict[str, str]) -> httpx2.Response:
    place = re.sub(r"tables/[^/]+", "tables/ID", path)
    try:
        response = await http.post(path, json=body, headers=headers)
    except httpx2.HTTPError as error:
        raise Failed(f"POST {place}: {type(error).__name__}") from None
    if response.status_code >= 400:
        raise Failed(f"POST {place}: {response.status_code} {response.text[:200]}")
    return response


class Link:
    """A seat's socket: the last update, and the answers that are awaited."""

    def __init__(self, socket: ClientConnection, token: str, load: Load, changed: asyncio.Event) -> None:
        self.socket = socket
        self.token = token
        self.load = load
        self.changed = changed
        self.number = -1
        self.status = ""
        self.options: list[int] = []
        self.awaited: dict[str, asyncio.Future[Ack | Refusal]] = {}
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for data in self.socket:
                message = decoder.decode(data)
                self.load.tally.bytes += len(data)
                if isinstance(message, Update):
                    self.load.tally.updates += 1
                    self.number = message.number
                    self.status = message.status
                    self.options = message.prompt.options if message.prompt else []
                    self.changed.set()
                elif isinstance(message, Ack | Refusal):
                    waiting = self.awaited.pop(message.key or "", None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(message)
                    elif isinstance(message, Refusal):
                        self.load.refusals[message.code] += 1
        except ConnectionClosed:
            pass
        except Exception as error:
            self.load.errors[f"a message cannot be read: {error}"] += 1
        if not self.load.leaving and self.status != "over":
            self.load.errors[f"a socket was closed: {self.socket.close_code} {self.socket.close_reason}"] += 1

    async def move(self, key: str, action: int) -> Ack | Refusal:
        answer = asyncio.get_running_loop().create_future()
        self.awaited[key] = answer
        wish = {"type": "move", "key": key, "token": self.token, "number": self.number, "action": action}
        self.options = []
        await self.socket.send(written(wish))
        return await asyncio.wait_for(answer, PATIENCE)

    async def close(self) -> None:
        await self.socket.close()
        await self.reader


class Party:
    """The guests of one table, who play it to its end and then another one."""

    def __init__(self, load: Load, index: int, guests: list[Guest]) -> None:
        self.load = load
        self.index = index
        self.guests = guests
        self.table = ""
        self.seated: list[tuple[Guest, str]] = []  # with the token of the seat
        self.links: list[Link] = []
        self.changed = asyncio.Event()
        self.chance = random.Random(f"{load.wishes.seed} {index}")
        self.moves = 0
        self.known = -1  # the entry of the log that the last acknowledgement named

    async def sit_down(self) -> None:
        """A new table, every seat taken, the game started."""
        own = await self.guests[0].post("/api/tables", {"game": self.load.wishes.game, "seats": len(self.guests)})
        self.table = own["table"]["id"]
        wish = {"invite": own["invite"] or ""}
        others = [await guest.post(f"/api/tables/{self.table}/seats", wish) for guest in self.guests[1:]]
        self.take_tokens([own, *others])
        await self.guests[0].post(f"/api/tables/{self.table}/start")

    async def sit_down_again(self) -> None:
        """The rematch, which everybody asks for, with new sockets."""
        links, self.links = self.links, []
        for link in links:
            await link.close()
        tables = [await guest.post(f"/api/tables/{self.table}/rematch", {}) for guest in self.guests]
        self.table = tables[0]["table"]["id"]
        self.take_tokens(tables)
        self.known = -1
        for seat in range(len(self.seated)):
            await self.open_link(seat)

    def take_tokens(self, tables: list[Any]) -> None:
        self.seated = []
        for guest, own in zip(self.guests, tables, strict=True):
            (token,) = own["seats"].values()
            self.seated.append((guest, token))

    async def open_link(self, seat: int) -> None:
        guest, token = self.seated[seat]
        socket = await self.load.open_socket(self.table, guest, token)
        self.links.append(Link(socket, token, self.load, self.changed))

    async def play(self, begins: float) -> None:
        """A move whenever one is due."""
        pause = 1 / self.load.wishes.rate
        due = begins + pause * self.index / self.load.wishes.tables
        while not self.load.leaving:
            await asyncio.sleep(due - time.monotonic())
            due = max(due + pause, time.monotonic() - 5 * pause)  # who fell far behind does not chase the schedule
            try:
                await self.next_move()
            except TimeoutError:
                self.load.errors["no answer in time"] += 1
            except ConnectionClosed:
                return  # the reader has counted it
            except Failed as failure:
                self.load.errors[str(failure)] += 1
                return

    async def play_ahead(self, moves: int) -> None:
        for _ in range(moves):
            await self.next_move()

    async def next_move(self) -> None:
        link = await asyncio.wait_for(self.question(), PATIENCE)
        if link is None:
            self.load.tally.ended += 1
            await self.sit_down_again()
            return
        self.moves += 1
        sent = time.perf_counter()
        answer = await link.move(f"load-{self.index:05}-{self.moves:06}", self.chance.choice(link.options))
        if isinstance(answer, Ack):
            self.known = answer.number
            self.load.tally.latencies.append(time.perf_counter() - sent)
        else:
            self.load.refusals[answer.code] += 1

    async def question(self) -> Link | None:
        """A seat that has to decide and has been shown the last move; None when the game is over."""
        while True:
            self.changed.clear()
            for link in self.links:
                if link.status == "over":
                    return None
                if link.options and link.number >= self.known:
                    return link
            await self.changed.wait()


class Load:
    """One run: the idle sockets, then the tables."""

    def __init__(self, wishes: argparse.Namespace, server: Server) -> None:
        self.wishes = wishes
        self.server = server
        self.url = ""
        self.tally = Tally()
        self.errors: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.leaving = False

    async def run(self) -> dict[str, Any]:
        self.url = await self.server.address()
        figures: dict[str, Any] = {
            "game": self.wishes.game,
            "compiled": not str(core.__file__).endswith(".py"),
        }
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # every guest carries their own
        async with httpx2.AsyncClient(
            base_url=self.url, cookies=no_cookies, headers={"origin": self.url}, timeout=30, trust_env=False
        ) as self.http:
            if self.wishes.idle:
                figures["idle"] = await self.watch()
            if self.wishes.tables:
                figures["play"] = await self.play()
            self.leaving = True
        return {**figures, "errors": dict(self.errors), "refusals": dict(self.refusals)}

    async def watch(self) -> dict[str, Any]:
        """Spectators at a few tables where nobody moves."""
        tables = -(-self.wishes.idle // WATCHERS_A_TABLE)
        say(f"Opening {self.wishes.idle} idle sockets ...")
        quiet = await self.parties(tables)
        guests = await many(self.new_guest, range(-(-self.wishes.idle // SOCKETS_A_GUEST)))
        await asyncio.sleep(1)
        before, cpu = self.server.rss(), self.server.cpu()

        async def open_one(index: int) -> asyncio.Task[None]:
            party = quiet[index % tables]
            socket = await self.open_socket(party.table, guests[index // SOCKETS_A_GUEST], None)
            return asyncio.create_task(self.stay(socket))

        self.watchers = await many(open_one, range(self.wishes.idle))
        await asyncio.sleep(5)
        after = self.server.rss()
        return {
            "sockets": self.wishes.idle,
            "tables": tables,
            "rss_before_mb": before / MEGABYTE,
            "rss_mb": after / MEGABYTE,
            "kb_per_socket": (after - before) / 1000 / self.wishes.idle,
            "cpu_ms_per_socket": 1000 * (self.server.cpu() - cpu) / self.wishes.idle,
        }

    async def stay(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for _ in socket:
                pass
        if not self.leaving:
            self.errors[f"a spectator's socket was closed: {socket.close_code} {socket.close_reason}"] += 1

    async def play(self) -> dict[str, Any]:
        wishes, server = self.wishes, self.server
        say(f"Setting up {wishes.tables} tables ...")
        empty = server.rss()
        parties = await self.parties(wishes.tables)
        await many(lambda index: parties[index].open_link(0), range(wishes.tables))
        await asyncio.sleep(1)
        first = server.rss()
        others = wishes.seats - 1
        await many(lambda index: parties[index // others].open_link(1 + index % others), range(wishes.tables * others))
        await asyncio.sleep(1)
        full = server.rss()
        per_socket = (full - first) / (wishes.tables * others)

        if not wishes.fresh:
            length = length_of_a_game(wishes.game, wishes.seats)
            say(f"Playing ahead, up to {length} moves, so that the tables are spread over a game ...")
            await many(lambda index: parties[index].play_ahead(length * index // wishes.tables), range(wishes.tables))
        say(f"Measuring for {wishes.seconds:g} s after {wishes.warmup:g} s ...")
        begins = time.monotonic() + 0.2
        games = [asyncio.create_task(party.play(begins)) for party in parties]
        await asyncio.sleep(begins + wishes.warmup - time.monotonic())
        self.tally = tally = Tally()
        started, server_cpu, client_cpu = time.monotonic(), server.cpu(), time.process_time()
        await asyncio.sleep(wishes.seconds)
        self.tally = Tally()
        lasted = time.monotonic() - started
        server_cpu, client_cpu = server.cpu() - server_cpu, time.process_time() - client_cpu
        rss = server.rss()
        self.leaving = True
        for game in games:
            game.cancel()
        crashes = [end for end in await asyncio.gather(*games, return_exceptions=True) if isinstance(end, Exception)]
        self.errors.update(f"the client failed: {crash!r}" for crash in crashes)

        moves = len(tally.latencies)
        return {
            "tables": wishes.tables,
            "seats": wishes.seats,
            "fresh": wishes.fresh,
            "asked": wishes.tables * wishes.rate,
            "seconds": lasted,
            "moves": moves,
            "moves_per_second": moves / lasted,
            "ack_p50_ms": 1000 * percentile(tally.latencies, 0.50),
            "ack_p99_ms": 1000 * percentile(tally.latencies, 0.99),
            "updates_per_second": tally.updates / lasted,
            "bytes_per_move": tally.bytes / max(1, moves),
            "games_ended": tally.ended,
            "cpu_ms_per_move": 1000 * server_cpu / max(1, moves),
            "server_cpu": server_cpu / lasted,
            "client_cpu": client_cpu / lasted,
            "rss_mb": rss / MEGABYTE,
            "kb_per_socket": per_socket / 1000,
            "kb_per_table": ((first - empty) / wishes.tables - per_socket) / 1000,
        }

    async def parties(self, count: int) -> list[Party]:
        """Tables at which the game has begun. A guest for every seat: a visitor may have few waiting tables."""
        seats = self.wishes.seats
        guests = await many(self.new_guest, range(count * seats))
        parties = [Party(self, index, guests[seats * index : seats * (index + 1)]) for index in range(count)]
        await many(lambda index: parties[index].sit_down(), range(count))
        return parties

    async def new_guest(self, index: int) -> Guest:
        response = await post(self.http, "/api/me", {"name": f"Guest {index}"}, {})
        return Guest(self.http, response.headers["set-cookie"].partition(";")[0])

    async def open_socket(self, table: str, guest: Guest, token: str | None) -> ClientConnection:
        socket = await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=Origin(self.url),
            additional_headers={"cookie": guest.cookie},
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=60,
            close_timeout=5,
        )
        await socket.send(written({"type": "hello", "v": PROTOCOL, "token": token, "since": -1}))
        return socket


async def many(work: Callable[[int], Coroutine[Any, Any, Any]], indices: range) -> list[Any]:
    """The results of work on every index, a few at once."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(index: int) -> Any:
        async with gate:
            return await work(index)

    return await asyncio.gather(*[one(index) for index in indices])


def length_of_a_game(game: str, seats: int) -> int:
    """How many moves a random game takes, about."""
    lengths = []
    for seed in range(5):
        dealt = hlubina.new(game, seats, seed)
        dealt.playout(hlubina.stream(seed, "load"))
        lengths.append(dealt.moves)
    return sum(lengths) // len(lengths)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] if values else 0.0


if __name__ == "__main__":
    sys.exit(main())
