"""Playing bots against each other, and folding records: what `hlubina.play`, `replay` and `verify` do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import SupportsIndex

from hlubina.bots.roster import bot
from hlubina.bots.seat import Bot, Seat
from hlubina.core.cardfile import CardFile
from hlubina.core.chance import Chance, Seed, plain_seed, sealed_seed, stream
from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, as_whole, shown, whole
from hlubina.core.game import Game
from hlubina.core.journal import Statement
from hlubina.core.records import Match, Record, check_result, follow, read_record
from hlubina.registry import title


def new(
    game: str,
    seats: SupportsIndex,
    seed: str | SupportsIndex | None = None,
    settings: Mapping[str, str] | None = None,
    cards: str | Path | CardFile | None = None,
    listen: bool = False,
    *,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A new game. Without a seed it gets a sealed one from the operating system; `listen` keeps its journal.

    `settings` are values by names, the others have their defaults. `options` is its former name.
    """
    if options is not None:
        if settings is not None:
            raise Invalid("`options` is the former name of `settings`; give one of them.")
        settings = options
    rules = title(game)
    count = rules.check_seats(seats)
    chosen = sealed_seed() if seed is None else plain_seed(seed)
    for name, value in (settings or {}).items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise Invalid(f"A setting is a name with a value, both texts, not {shown(name)} with {shown(value)}.")
    return rules.new(count, chosen, settings, rules.cards(cards), listen)


def load(data: Mapping[str, object], cards: str | Path | CardFile | None = None) -> Game:
    """The position that `dump` wrote, checked."""
    name = Reader(data, "the position").text("game")
    rules = title(name)
    return rules.restore(data, rules.cards(cards))


def play(game: Game, bots: Sequence[str | Bot]) -> Record:
    """Let bots play a new game to its end, one for each seat."""
    if len(bots) != game.seats:
        raise Invalid(f"The game has {game.seats} seats, but {len(bots)} bots are given.")
    players = [bot(entry) if isinstance(entry, str) else entry for entry in bots]
    match = Match(game, [player.code() for player in players])
    while not game.is_over():
        seat = game.acting()[0]
        chance = bot_stream(match.record.seed, seat, game.moves)
        answer = players[seat].choose(Seat(game, seat, chance))
        action = as_whole(answer)
        if action is None:
            raise Invalid(f"The bot {players[seat].code()} answered {shown(answer)}, which is no action.")
        match.take(seat, action)
    return match.closed()


def bot_stream(seed: Seed, seat: int, moves: int) -> Chance:
    """A bot's own randomness for one decision: the same whether the game went on at once or was resumed."""
    return stream(seed, f"bot:{seat}:{moves}").fork()


def reasons_of(game: Game, record: Record, seat: int, action: int) -> list[Statement]:
    """Why the seat may have answered so, thought over from what it could know."""
    own = Seat(game, seat, bot_stream(record.seed, seat, game.moves))
    return own.adviser.reasons(own.dream, seat, action, own.chance)


def replay(
    record: Record | Mapping[str, object],
    moves: SupportsIndex | None = None,
    cards: str | Path | CardFile | None = None,
    listen: bool = False,
) -> Game:
    """The game that a record describes, after all of its moves or the first few; `listen` keeps its journal."""
    read = record if isinstance(record, Record) else read_record(record)
    game = start(read, cards, listen)
    count = len(read.moves) if moves is None else whole(moves, "A number of moves")
    if not 0 <= count <= len(read.moves):
        raise Invalid(f"The record has {len(read.moves)} moves; there is no position after {shown(count)}.")
    follow(game, read.moves[:count])
    return game


def verify(record: Record | Mapping[str, object], cards: str | Path | CardFile | None = None) -> Game:
    """Replay a record and check all it says: every move, the final position, the result, the committed seed."""
    read = read_record(record.to_dict() if isinstance(record, Record) else record)
    game = replay(read, cards=cards)
    check_result(read, game)
    return game


def start(record: Record, cards: str | Path | CardFile | None = None, listen: bool = False) -> Game:
    """The first position of a record; it must be of these rules and these cards."""
    rules = title(record.game)
    if record.version != rules.version():
        raise Invalid(
            f"The record is of version {record.version} of the rules of {record.game}, and these are version "
            f"{rules.version()}: replay it with the release of Hlubina that wrote it, or play a new game."
        )
    given = rules.cards(cards)
    if given.digest != record.cards:
        raise Invalid("The record was made with another card file; name it with --cards.")
    return new(record.game, record.seats, record.seed, record.settings, given, listen)
