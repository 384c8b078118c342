"""A table as the fold over its log: how it stands, and what each entry changes."""

from __future__ import annotations

from msgspec import Struct

from hlubina.core.cardfile import CardFile
from hlubina.core.chance import with_contributions
from hlubina.core.game import Game
from hlubina.core.records import Match, Record
from hlubina.core.shown import OutcomeForm
from hlubina.play import new
from hlubina.protocol.messages import Status
from hlubina.registry import title
from hlubina.server.clocks import Clock, Outages
from hlubina.server.entries import (
    AnyEntry,
    BotSat,
    CameBack,
    Closed,
    Confirmed,
    Finished,
    Flagged,
    Followed,
    Left,
    Moved,
    Ordered,
    Replaced,
    Resigned,
    Rose,
    Row,
    Sat,
    Started,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    Undone,
    Voted,
)
from hlubina.server.errors import Denied
from hlubina.server.table.places import STAND_IN, Place, counted
from hlubina.server.table.plan import TablePlan


class Mark(Struct, frozen=True):
    """How many events were told after an entry: to everybody, and to the seat whose draft was open."""

    shown: int
    drafted: int
    drafter: int | None

    def told(self, seat: int | None) -> int:
        return self.drafted if seat is not None and seat == self.drafter else self.shown


class UndoRequest(Struct):
    """Somebody asks to take the game back to so many moves; `waiting` are the seats that have still to agree."""

    seat: int
    moves: int
    waiting: set[int]


class Tried(Struct, frozen=True):
    """A move that was made on a copy, which becomes the game once the move is stored."""

    before: Game
    seat: int
    action: int
    after: Game


class Table:
    """How a table stands after the entries that were applied to it. `keys` leads from their keys to their numbers."""

    former = False  # whether it is of a version of the rules that is not played here

    def __init__(self, plan: TablePlan, outages: Outages, cards: CardFile | None = None) -> None:
        self.plan = plan
        self.cards = cards or title(plan.game).standard
        self.number = 0
        self.keys: dict[str, int] = {}
        self.places = [Place() for _ in range(plan.seats)]
        self.status: Status = "waiting"
        self.started: int | None = None
        self.ended: int | None = None
        self.next: str | None = None
        self.match: Match | None = None
        self.drafter: int | None = None
        self.before_draft: Game | None = None
        self.confirmed = 0  # moves that everybody may see
        self.asked = [0] * plan.seats  # the entry since which each seat's question stands
        self.marks = [Mark(0, 0, None)]
        self.request: UndoRequest | None = None
        self.clock = Clock(plan.clock, plan.seats, outages)
        self.tried: Tried | None = None

    @property
    def game(self) -> Game:
        """The true position, drafts included."""
        if self.match is None:
            raise Denied("not_started", "The game has not started yet.")
        return self.match.game

    def shown_game(self, seat: int | None) -> Game:
        """The position as far as the seat has been shown it: only the drafter sees a draft."""
        hidden = self.before_draft is not None and seat != self.drafter
        return self.before_draft if hidden and self.before_draft is not None else self.game

    def acting(self) -> list[int]:
        """The seats that owe a decision, as everybody may know."""
        if self.match is None or self.status != "playing":
            return []
        return [self.drafter] if self.drafter is not None else self.match.game.acting()

    def may_act(self, seat: int | None) -> bool:
        """Whether the seat has a question to answer now."""
        return seat is not None and self.status == "playing" and seat in self.acting() and seat in self.game.acting()

    def may_interject(self, seat: int | None) -> bool:
        """Whether the seat may speak out of turn; not while a draft is open, which must not be shown to others."""
        if seat is None or self.status != "playing" or self.drafter is not None:
            return False
        return self.game.may_interject(seat)

    def interjections(self, seat: int) -> list[int]:
        """What the seat may say out of turn."""
        return self.game.interjections(seat) if self.may_interject(seat) else []

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def record(self) -> Record:
        """The record of a game that is over."""
        if self.match is None or self.status != "over":
            raise Denied("not_over", "The record can be had when the game is over: it holds every secret.", status=403)
        return self.match.closed()

    def result(self) -> OutcomeForm | None:
        """The ranks that count and the scores when it is over, and who was not there to the end."""
        if self.status != "over" or self.match is None:
            return None
        return counted(self.match.game.outcome().to_dict(), self.places)

    def ranks(self) -> list[int]:
        """The ranks that count."""
        return counted(self.game.outcome().to_dict(), self.places)["ranks"]

    def last_move_of(self, seat: int) -> int | None:
        """The number of moves before the last one that the seat made."""
        moves = self.game_moves()
        return next((index for index in range(len(moves) - 1, -1, -1) if moves[index][0] == seat), None)

    def who_must_agree(self, seat: int) -> set[int]:
        """If the last move of a seat is to be taken back: the people who have moved since. Bots do not mind."""
        last = self.last_move_of(seat)
        since = [] if last is None else self.game_moves()[last + 1 :]
        return {mover for mover, _ in since if mover != seat and self.places[mover].is_present()}

    def is_done(self) -> bool:
        """Whether the game is at its end, or nobody is left to play against; alone, or together, people play on."""
        if self.status != "playing" or self.drafter is not None:
            return False
        fewest = 1 if self.game.cooperative() else min(2, len(self.places))
        return self.game.is_over() or sum(not place.resigned for place in self.places) < fewest

    def check_waiting(self) -> None:
        if self.status != "waiting":
            raise Denied("started", "The game has started already.")

    def check_open(self) -> None:
        """Whether a game may still begin here."""
        self.check_waiting()

    def check_playing(self) -> None:
        if self.status == "waiting":
            raise Denied("not_started", "The game has not started yet.")
        if self.status != "playing":
            raise Denied("table_over", "The game is over.")

    def check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.plan.seats:
            raise Denied("no_seat", f"There is no seat {seat}; the seats are 0 to {self.plan.seats - 1}.", status=404)
        return seat

    # The fold

    def apply(self, row: Row) -> None:
        """Fold the next entry of the log."""
        if row.number != self.number + 1:
            raise ValueError(f"Entry {row.number} does not follow {self.number} at table {self.plan.id}.")
        self.number = row.number
        self.keys[row.key] = row.number
        self.fold(row.entry, row.at)
        if self.status == "playing":
            self.clock.go(row.at, self.thinking())
        told = 0 if self.match is None else len(self.match.game.listen().events)
        shown = told if self.drafter is None else self.marks[-1].shown
        self.marks.append(Mark(shown, told, self.drafter))

    def fold(self, entry: AnyEntry, at: int) -> None:
        match entry:
            case Sat(seat, person, name, contribution):
                place = self.places[seat]
                place.person, place.name, place.contribution = person, name, contribution
                place.sat = self.number
            case BotSat(seat, bot):
                place = self.places[seat]
                place.bot = place.name = bot
                place.sat = self.number
            case Rose(seat):
                self.places[seat] = Place()
            case Started():
                self.deal(at)
            case Moved(seat, action, draft):
                self.move(seat, action, draft)
            case Confirmed():
                self.settle_draft()
            case Undone(_, moves):
                self.rewind(moves)
            case UndoAsked(seat):
                last = self.last_move_of(seat)
                assert last is not None
                self.request = UndoRequest(seat, last, self.who_must_agree(seat))
            case UndoDenied():
                self.request = None
            case UndoAgreed(seat):
                self.agree(seat)
            case Ordered(seat, orders):
                self.places[seat].orders = orders
            case Resigned(seat):
                self.resign(seat)
            case Left(seat):
                self.places[seat].left = True
            case CameBack(seat):
                self.come_back(seat)
            case Voted(seat, target):
                self.places[target].votes.add(seat)
            case Replaced(seat, bot):
                self.places[seat].stand_in = bot
                self.places[seat].votes = set()
                self.forget_answer_of(seat)
            case Flagged(seat):
                self.places[seat].late = True
                self.clock.left[seat] = 0
            case Finished():
                self.status = "over"
                self.ended = at
            case Closed():
                self.status = "closed"
                self.ended = at
            case Followed(table):
                self.next = table

    def dealt(self) -> Game:
        plan = self.plan
        seed = with_contributions(plan.secret, [place.contribution for place in self.places])
        game = new(plan.game, plan.seats, seed, plan.settings, self.cards, listen=True)
        game.listen(scenes=True)
        return game

    def deal(self, at: int) -> None:
        self.match = Match(self.dealt(), [place.name for place in self.places])
        self.status = "playing"
        self.started = at
        self.asked = [self.number] * self.plan.seats

    def game_moves(self) -> list[tuple[int, int]]:
        assert self.match is not None
        return self.match.record.moves

    def move(self, seat: int, action: int, draft: bool) -> None:
        assert self.match is not None
        before = self.match.game.acting()
        if draft and self.before_draft is None:
            self.before_draft = self.match.game.copy()
        tried, self.tried = self.tried, None
        if tried is not None and tried.before is self.match.game and (tried.seat, tried.action) == (seat, action):
            self.match.go_to(tried.after, seat, action)
        else:
            self.match.take(seat, action)
        game = self.match.game
        self.drafter = seat if draft and game.barrier < game.moves else None  # what came to light is shown to all
        if self.drafter is None:
            self.settle_draft()
        after = game.acting()
        for other in range(self.plan.seats):
            if other == seat or other not in before or other not in after:
                self.asked[other] = self.number
        self.request = None

    def settle_draft(self) -> None:
        self.drafter = None
        self.before_draft = None
        self.confirmed = len(self.game_moves())

    def rewind(self, moves: int) -> None:
        assert self.match is not None
        self.match.rewind(moves)
        if self.drafter is None or moves <= self.confirmed:
            self.settle_draft()
        self.asked = [self.number] * self.plan.seats
        self.request = None

    def agree(self, seat: int) -> None:
        request = self.request
        if request is not None:
            request.waiting.discard(seat)
            if not request.waiting:
                self.rewind(request.moves)

    def forget_answer_of(self, seat: int) -> None:
        """A player who is gone need not agree to anything."""
        if self.request is not None and seat in self.request.waiting:
            self.agree(seat)

    def resign(self, seat: int) -> None:
        place = self.places[seat]
        place.resigned = True
        place.stand_in = STAND_IN
        self.forget_answer_of(seat)
        if self.drafter == seat:
            self.rewind(self.confirmed)

    def come_back(self, seat: int) -> None:
        place = self.places[seat]
        if place.late:
            self.clock.give_back(seat)
        place.stand_in = None
        place.left = place.late = False
        place.votes = set()

    def thinking(self) -> list[int]:
        """The seats whose clocks run: people who owe a decision."""
        return [seat for seat in self.acting() if self.places[seat].is_present() and not self.places[seat].late]
