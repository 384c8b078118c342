"""What bots do in worker processes: moves, hints, chances, analysis and reasons.

A worker receives an imagined position that its seat cannot tell from the true one, or the record of a game that is
over; never a game in play. With it comes the card file of a table that has one, which the worker remembers.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import anyio
import msgspec
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from hlubina.bots.evaluation import win_chance
from hlubina.bots.roster import bot
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Seat
from hlubina.core import game as core
from hlubina.core.chance import Chance, stream
from hlubina.core.errors import HlubinaError, Invalid
from hlubina.core.game import Game
from hlubina.core.records import follow, read_record
from hlubina.play import load, reasons_of, start, verify
from hlubina.protocol.messages import Analysis, Judged, Reasons, Swing
from hlubina.registry import title
from hlubina.server.cardfiles import bad_cards, check_file, read_cards, try_cards
from hlubina.server.errors import Denied

BOTS = ["random", "greedy", "search:200", "search:1000", "search:1s", "search:3s"]  # what the lobby offers
MOST_SECONDS = 10.0
MOST_SIMULATIONS = 20_000
HINT = 1000  # simulations
ROLLOUTS = 200
ANALYSIS = 60_000  # simulations for all decisions of a game together
SWINGS = 5
NO_ACTION = -1
TRIED_WITHIN = 10.0  # seconds to read and try a card file
SPARE = 20.0  # seconds that a worker may take beyond its budget before it is killed

Answer = TypeVar("Answer")


def check_bot(code: str) -> str:
    """A bot that may sit at a served table: one whose budget is bounded."""
    try:
        player = bot(code)
    except HlubinaError as error:
        raise Denied("no_bot", str(error), status=400) from None
    if isinstance(player, SearchBot) and (player.seconds > MOST_SECONDS or player.simulations > MOST_SIMULATIONS):
        raise Denied(
            "no_bot", f"A bot takes at most {MOST_SECONDS:g} s or {MOST_SIMULATIONS} simulations a move.", status=400
        )
    return player.code()


def imagined_for(game: Game, seat: int) -> bytes:
    """What a worker is given: one of the positions that the seat cannot tell from the true one."""
    return json.dumps(game.imagine(seat, fresh_chance()).dump()).encode()


def fresh_chance() -> Chance:
    return stream(os.urandom(16).hex(), "worker")


# In the worker


def game_of(imagined: bytes, card_file: str) -> Game:
    data = json.loads(imagined)
    return load(data, read_cards(data["game"], card_file))


def seat_of(imagined: bytes, seat: int, card_file: str = "") -> Seat:
    return Seat.of_dream(game_of(imagined, card_file), seat, fresh_chance())


def choose(imagined: bytes, seat: int, code: str, card_file: str = "") -> int:
    return bot(code).choose(seat_of(imagined, seat, card_file))


def judge(imagined: bytes, seat: int, card_file: str) -> list[tuple[int, float]]:
    """The options, the best first, with the seat's chance to win after each."""
    evaluated = SearchBot(HINT, 0.0).evaluate(seat_of(imagined, seat, card_file))
    return [(each.action, each.win_chance) for each in evaluated]


def foresee(imagined: bytes, seat: int, card_file: str) -> list[float]:
    """Each seat's chance to win, as far as this seat can tell."""
    return chances(game_of(imagined, card_file), seat, fresh_chance())


def chances(game: Game, seat: int, chance: Chance) -> list[float]:
    adviser = title(game.title).adviser
    totals = [0.0] * game.seats
    for _ in range(ROLLOUTS):
        future = game.imagine(seat, chance)
        adviser.play_on(future, chance, 2 * game.seats)
        leads = adviser.outlook(future)
        for other in range(game.seats):
            totals[other] += win_chance(future, other, leads, adviser.doubt(future)) / ROLLOUTS
    return totals


def check_record(text: bytes, card_file: str) -> str:
    """What is wrong with a record, in a sentence; nothing if it holds."""
    try:
        record = read_record(json.loads(text))
        verify(record, read_cards(title(record.game).name, card_file))
    except HlubinaError as error:
        return str(error)
    except Exception as error:  # what the rules never meet with cards that make sense
        return f"The record cannot be replayed with these cards: {type(error).__name__}."
    return ""


def analyse(text: bytes, card_file: str) -> bytes:
    """The chances before every turn, and the decisions that cost most, each judged by what its seat could know."""
    record = read_record(json.loads(text))
    game = start(record, read_cards(record.game, card_file))
    chance = stream("analysis", record.digest or "")
    moves: list[int] = []
    curve: list[list[float]] = []
    swings: list[Swing] = []
    thought = SearchBot(max(50, min(400, ANALYSIS // max(1, len(record.moves)))), 0.0)
    turn = -1
    for number, (seat, action) in enumerate(record.moves):
        if game.turns != turn:
            turn = game.turns
            moves.append(number)
            curve.append(chances(game, seat, chance))
        judged = thought.evaluate(Seat(game, seat, chance.fork()))
        taken = next((each for each in judged if each.action == action), None)  # none of a choice taken back
        best = max(judged, key=lambda each: (each.visits, each.win_chance))
        loss = 0.0 if taken is None else best.win_chance - taken.win_chance
        if best.action != action and loss > 0:
            swings.append(Swing(move=number, seat=seat, action=action, better=best.action, loss=loss))
        game.take(seat, action)
    outcome = game.outcome()
    moves.append(len(record.moves))
    curve.append([outcome.share(seat) for seat in range(record.seats)])
    swings.sort(key=lambda swing: -swing.loss)
    return msgspec.json.encode(Analysis(moves=moves, curve=curve, swings=swings[:SWINGS]))


def explain(text: bytes, move: int, seat: int, card_file: str) -> bytes:
    """What the seat had to believe before a move, and why it may have answered as it did next, if it had to."""
    record = read_record(json.loads(text))
    game = start(record, read_cards(record.game, card_file))
    follow(game, record.moves[:move])
    later = (action for mover, action in record.moves[move:] if mover == seat)
    action = next(later, None) if seat in game.acting() else None
    found = reasons_of(game, record, seat, NO_ACTION if action is None else action)
    return msgspec.json.encode(
        Reasons(move=move, seat=seat, action=action, reasons=[dict(reason.flat("reason")) for reason in found])
    )


# In the server


class Workers:
    """Worker processes: a few for the bots, and some apart for hints and for analysis, which must not wait for them."""

    def __init__(self, workers: int) -> None:
        self.playing = CapacityLimiter(workers)
        self.helping = CapacityLimiter(max(1, workers // 2))
        self.analysing = CapacityLimiter(1)
        self.crashes = 0
        self.expected = expected_build()

    async def choose(self, game: Game, seat: int, code: str, card_file: str = "") -> int:
        """A bot's answer. A worker that dies or hangs is replaced; a bot that keeps failing plays any legal action."""
        cards = (card_file,) if card_file else ()
        for attempt in (code, code, "greedy"):
            imagined = imagined_for(game, seat)
            try:
                return await self.run(self.playing, SPARE + MOST_SECONDS, choose, imagined, seat, attempt, *cards)
            except (BrokenWorkerProcess, TimeoutError, Invalid):
                self.crashes += 1
        options = game.onward(seat)
        return options[fresh_chance().below(len(options))]

    async def hint(self, game: Game, seat: int, card_file: str = "") -> list[Judged]:
        judged = await self.help(self.helping, judge, imagined_for(game, seat), seat, card_file)
        return [Judged(action=action, win_chance=round(chance, 3)) for action, chance in judged]

    async def chances(self, game: Game, seat: int, card_file: str = "") -> list[float]:
        found = await self.help(self.helping, foresee, imagined_for(game, seat), seat, card_file)
        return [round(chance, 3) for chance in found]

    async def analysis(self, record: bytes, card_file: str = "") -> Analysis:
        return msgspec.json.decode(await self.help(self.analysing, analyse, record, card_file), type=Analysis)

    async def reasons(self, record: bytes, move: int, seat: int, card_file: str = "") -> Reasons:
        found = await self.help(self.analysing, explain, record, move, seat, card_file)
        return msgspec.json.decode(found, type=Reasons)

    async def check_cards(self, game: str, card_file: str, seats: int, settings: dict[str, str]) -> None:
        """Refuse a card file with which a game cannot be played; one that hangs a worker is such a file."""
        check_file(card_file)
        try:
            fault = await self.run(self.helping, TRIED_WITHIN, try_cards, game, card_file, seats, settings)
        except (BrokenWorkerProcess, TimeoutError):
            raise bad_cards("It takes too long to play with these cards.") from None
        if fault:
            raise bad_cards(fault)

    async def check_record(self, record: bytes, card_file: str) -> None:
        """The same for a record and the cards it was made with."""
        try:
            fault = await self.run(self.helping, TRIED_WITHIN, check_record, record, card_file)
        except (BrokenWorkerProcess, TimeoutError):
            fault = "It takes too long to replay the record."
        if fault:
            raise Denied("bad_record", fault[:300], status=400)

    async def help(self, limiter: CapacityLimiter, work: Callable[..., Answer], *arguments: object) -> Answer:
        try:
            return await self.run(limiter, 120.0, work, *arguments)
        except (BrokenWorkerProcess, TimeoutError):
            self.crashes += 1
            raise Denied("unavailable", "The analysis failed; try again later.", status=503) from None

    async def run(
        self, limiter: CapacityLimiter, seconds: float, work: Callable[..., Answer], *arguments: object
    ) -> Answer:
        if self.expected is not None and (self.expected / "ready").exists():
            await self.adopt(self.expected)
        async with limiter:
            with anyio.fail_after(seconds):
                return await to_process.run_sync(work, *arguments, cancellable=True, limiter=CapacityLimiter(1))

    async def adopt(self, build: Path) -> None:
        """The compiled modules have been finished: from now on workers are started with them, and idle ones end."""
        self.expected = None
        sys.path.insert(0, str(build))  # workers inherit it; what is imported here already stays as it is
        for _ in range(int(self.playing.total_tokens + self.helping.total_tokens + self.analysing.total_tokens)):
            with contextlib.suppress(BrokenWorkerProcess):
                await to_process.run_sync(os._exit, 0, limiter=CapacityLimiter(1))


def expected_build() -> Path | None:
    """Where compiled modules will be, if they are being made while this server runs on the sources (see ./dev play)."""
    named = os.environ.get("HLUBINA_NATIVE")
    return Path(named) if named and str(core.__file__).endswith(".py") else None
