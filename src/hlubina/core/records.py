"""The game is its record: what it was created from, every decision, and the result. All else is a fold over it."""

from __future__ import annotations

from copy import deepcopy
from typing import Final, SupportsIndex

from hlubina.core.aliases import Action, SeatNumber
from hlubina.core.chance import SEALED, Seed, check_seed, commitment
from hlubina.core.data import Reader
from hlubina.core.errors import HlubinaError, Invalid, shown, whole
from hlubina.core.game import Game
from hlubina.core.journal import Event

RECORD_FORMAT: Final = "hlubina-record/1"
LONGEST: Final = 1_000_000


class Record:
    """One game, finished or not. `moves` are pairs of seat and action; forced answers are not recorded."""

    def __init__(
        self,
        game: str,
        version: int,
        cards: str,
        seats: int,
        players: list[str],
        settings: dict[str, str],
        seed: Seed,
    ) -> None:
        self.game = game
        self.version = version
        self.cards = cards
        self.seats = seats
        self.players = players
        self.settings = settings
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.result: dict[str, object] | None = None
        self.digest: str | None = None

    def __repr__(self) -> str:
        """Without the seed, which is the future of a game that is not over."""
        state = "not finished" if self.result is None else "finished"
        return f"<Record of {self.game} {self.version}: {', '.join(self.players)}; {len(self.moves)} moves, {state}>"

    def copy(self) -> Record:
        """An independent copy."""
        twin = Record(self.game, self.version, self.cards, self.seats, self.players[:], dict(self.settings), self.seed)
        twin.moves = self.moves[:]
        twin.result = deepcopy(self.result)
        twin.digest = self.digest
        return twin

    def __copy__(self) -> Record:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Record:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds it as plain data, which are checked like any other when it is opened."""
        return read_record, (self.to_dict(),)

    def to_dict(self) -> dict[str, object]:
        data: dict[str, object] = {
            "format": RECORD_FORMAT,
            "game": self.game,
            "version": self.version,
            "cards": self.cards,
            "seats": self.seats,
            "players": self.players,
            "settings": self.settings,
            "seed": self.seed,
            "moves": [[seat, action] for seat, action in self.moves],
            "result": self.result,
            "digest": self.digest,
        }
        if isinstance(self.seed, str) and self.seed.startswith(SEALED):
            data["commitment"] = commitment(self.seed)
        return data


def record_of(game: Game, players: list[str]) -> Record:
    """An empty record for a game that has just been created."""
    origin = game.origin
    if origin is None or game.moves > 0:
        raise Invalid("Only a game from its very beginning can be recorded; create it with hlubina.new.")
    if len(players) != game.seats:
        raise Invalid(f"The game has {game.seats} seats, but {len(players)} players are named.")
    return Record(origin.title, origin.version, origin.cards, origin.seats, players, dict(origin.settings), origin.seed)


def close(record: Record, game: Game) -> None:
    """Write down how the game stands or ended."""
    record.digest = game.digest()
    record.result = dict(game.outcome().to_dict()) if game.is_over() else None


def read_record(data: object) -> Record:
    """A record from plain data; its moves are not yet tried."""
    reader = Reader(data, "the record")
    if reader.text("format") != RECORD_FORMAT:
        raise Invalid(f"A record must have the format {RECORD_FORMAT!r}.")
    game = reader.text("game")
    version = reader.number("version", 0, LONGEST)
    cards = reader.text("cards")
    seats = reader.number("seats", 1, 15)
    players = reader.items("players")
    settings = reader.value("settings", former="options")
    seed = reader.value("seed")
    check_seed(seed)
    if len(players) != seats or not all(is_name(player) for player in players):
        raise Invalid(f"The record must name {seats} players, each in at most 60 printable characters.")
    if not isinstance(settings, dict) or not all(isinstance(value, str) for value in settings.values()):
        raise Invalid("The settings of the record must be names with values.")
    assert isinstance(seed, int | str)
    record = Record(game, version, cards, seats, [str(player) for player in players], dict(settings), seed)
    record.moves = [read_move(index, move) for index, move in enumerate(reader.items("moves"))]
    result = reader.value("result")
    if result is not None and not isinstance(result, dict):
        raise Invalid("The result of the record must be a table, or nothing.")
    record.result = result
    digest = reader.value("digest")
    if digest is not None and not isinstance(digest, str):
        raise Invalid("The digest of the record must be a text, or nothing.")
    record.digest = digest
    if isinstance(seed, str) and seed.startswith(SEALED) and reader.text("commitment") != commitment(seed):
        raise Invalid("The seed of the record is not the one that was committed to.")
    reader.done()
    return record


def is_name(player: object) -> bool:
    return isinstance(player, str) and len(player) <= 60 and player.isprintable()


def read_move(index: int, move: object) -> tuple[int, int]:
    if isinstance(move, list) and len(move) == 2:
        seat, action = move
        if type(seat) is int and type(action) is int and abs(seat) < LONGEST and abs(action) < LONGEST:
            return seat, action
    raise Invalid(f"Move {index + 1} of the record must be a seat and an action, not {shown(move)}.")


def follow(game: Game, moves: list[tuple[int, int]]) -> None:
    """Take recorded moves one after another."""
    for index, (seat, action) in enumerate(moves):
        try:
            game.take(seat, action)
        except HlubinaError as refusal:
            raise Invalid(f"Move {index + 1} of the record is not legal: {refusal}") from None


def check_result(record: Record, game: Game) -> None:
    """The recorded result and digest must be what the moves lead to."""
    if record.digest != game.digest():
        raise Invalid("The moves of the record lead to another position than it says.")
    if record.result != (game.outcome().to_dict() if game.is_over() else None):
        raise Invalid("The moves of the record lead to another result than it says.")


class Match:
    """A game in play together with its record: what a table keeps."""

    def __init__(self, start: Game, players: list[str]) -> None:
        self.start = start.copy()
        self.told = [] if start.journal is None else start.journal.events[:]  # before the first move
        self.record = record_of(start, players)
        self.game = start

    def __repr__(self) -> str:
        return f"<Match {self.game!r}: {', '.join(self.record.players)}>"

    def __copy__(self) -> Match:
        return deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the first position and the record, whose moves are played again when it is opened."""
        journal = self.game.journal
        return match_of, (self.start, self.told, self.record, None if journal is None else journal.scenes)

    def take(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        move = (whole(seat, "A seat"), whole(action, "An action"))
        self.game.take(move[0], move[1])
        self.record.moves.append(move)

    def after(self, seat: SeatNumber, action: Action) -> Game:
        """The position and journal after a move that is not made yet."""
        game, journal = self.game.copy(), self.game.journal
        if journal is not None:
            game.journal = journal.copy()
        game.take(seat, action)
        return game

    def go_to(self, game: Game, seat: SeatNumber, action: Action) -> None:
        """Make the move whose position `after` gave."""
        self.game = game
        self.record.moves.append((seat, action))

    def follow(self, moves: list[tuple[int, int]]) -> None:
        """Take recorded moves, as if they were made now."""
        follow(self.game, moves)
        self.record.moves += moves

    def may_undo(self, seat: SeatNumber) -> bool:
        """Only one's own last move, and only if it brought nothing hidden to light."""
        moves = self.record.moves
        return bool(moves) and moves[-1][0] == seat and self.game.barrier < self.game.moves

    def undo(self, seat: SeatNumber) -> None:
        if not self.may_undo(seat):
            raise Invalid("This move cannot be taken back: it showed something hidden, or another seat has moved.")
        self.rewind(len(self.record.moves) - 1)

    def rewind(self, moves: int) -> None:
        """Go back to the position after so many moves."""
        del self.record.moves[moves:]
        journal = self.game.journal
        self.game = self.start.copy()
        if journal is not None:
            self.game.listen(journal.scenes).events = self.told[:]
        follow(self.game, self.record.moves)

    def closed(self) -> Record:
        close(self.record, self.game)
        return self.record


def match_of(start: Game, told: list[Event], record: Record, scenes: bool | None) -> Match:
    """The match that a record of it leads to; it listens unless `scenes` is None."""
    match = Match(start, record.players)
    match.told = told
    match.record = record
    if scenes is not None:
        start.listen(scenes)
    match.rewind(len(record.moves))
    return match
