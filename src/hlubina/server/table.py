"""A served table: the fold over its log. It knows the rules of sitting, playing and leaving, and nothing of sockets,
stores or clocks on the wall: every moment is given to it.

A wish is checked by one of the `may_...` methods, which answer with the entry to store or deny it; `apply` folds a
stored entry. Whoever folds the same rows gets the same table.
"""

from __future__ import annotations

from msgspec import Struct

from hlubina.core.cardfile import CardFile
from hlubina.core.chance import commitment, with_contributions
from hlubina.core.errors import HlubinaError, Refused
from hlubina.core.game import Game
from hlubina.core.orders import settle_orders
from hlubina.core.records import Match, Record
from hlubina.core.shown import OutcomeForm
from hlubina.play import new
from hlubina.protocol.messages import ClockRules, SeatInfo, Status, TableInfo, UndoKind, Update
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

STAND_IN = "greedy"  # the bot that goes on for a player who is gone


class TablePlan(Struct, frozen=True):
    """What a table was made for. `secret` is the sealed seed, which leaves the server only when the game is over.

    `cards` is the digest of the cards, `card_file` the file itself if they are not the standard ones.
    """

    id: str
    game: str
    version: int
    cards: str
    seats: int
    options: dict[str, str]
    clock: ClockRules
    spectators: bool
    listed: bool
    rated: bool
    owner: str
    invite: str
    secret: str
    created: int
    card_file: str = ""


class Place:
    """One seat and who has it."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None
        self.name = ""
        self.contribution = ""
        self.sat = 0  # the entry by which it was taken; tokens of earlier sitters are void
        self.stand_in: str | None = None
        self.resigned = False
        self.left = False
        self.late = False
        self.votes: set[int] = set()
        self.orders: dict[str, int] = {}

    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    def player(self) -> str | None:
        """The bot that plays now, None if the person does."""
        return self.bot or self.stand_in

    def is_present(self) -> bool:
        """Whether a person plays here."""
        return self.person is not None and self.stand_in is None


class UndoRequest(Struct):
    seat: int
    moves: int
    waiting: set[int]


class Mark(Struct, frozen=True):
    """How many events were told after an entry: to everybody, and to the seat whose draft was open."""

    shown: int
    drafted: int
    drafter: int | None

    def told(self, seat: int | None) -> int:
        return self.drafted if seat is not None and seat == self.drafter else self.shown


class Tried(Struct, frozen=True):
    """A move that was made on a copy, which becomes the game once the move is stored."""

    before: Game
    seat: int
    action: int
    after: Game


class Table:
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
        self.last: tuple[int, int] | None = None
        self.tried: Tried | None = None

    # What the table shows

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

    def may_speak(self, seat: int | None, person: str) -> bool:
        """Whether the game lets the seat talk now; nobody evades that by looking on from a second window."""
        if self.match is None or self.status != "playing":
            return True
        held = {number for number, place in enumerate(self.places) if place.person == person} | {seat}
        return all(self.shown_game(None).may_speak(number) for number in held if number is not None)

    def progress(self) -> int:
        return 0 if self.match is None else self.shown_game(None).progress()

    def update(self, seat: int | None, since: int, now: int) -> Update:
        """All that a viewer needs who was shown the table as of entry `since`, -1 for never."""
        if self.match is None:
            return Update(
                number=self.number, status=self.status, seat=seat, acting=[], view=None, prompt=None, standing=None,
                result=None, progress=0, events_from=0, events=[], clock=None, undo="no", asked=None, drafting=None,
                orders={}, may_interject=False,
            )  # fmt: skip
        game = self.shown_game(seat)
        events_from = self.unchanged(seat, since)
        told = self.marks[-1].told(seat)
        journal = self.match.game.listen()
        fresh = journal.events[events_from:told]
        events: list[dict[str, object]] = [dict(event.form(seat)) for event in fresh]
        if since >= 0:  # who follows sees one after another; the last one is seen in the view
            for form, event in zip(events[:-1], fresh, strict=False):
                if event.scene:
                    form["scene"] = event.scene
        playing = self.status == "playing"
        prompt = game.prompt(seat) if playing and self.may_act(seat) else None
        return Update(
            number=self.number,
            status=self.status,
            seat=seat,
            acting=self.acting(),
            view=game.view(seat),
            prompt=None if prompt is None else prompt.to_dict(),
            standing=game.standing(seat).to_dict() if playing else None,
            result=self.result(),
            progress=game.progress(),
            events_from=events_from,
            events=events,
            clock=self.clock.state(now) if playing else None,
            undo=self.undo_kind(seat),
            asked=None if self.request is None else self.request.seat,
            drafting=self.drafter,
            orders={} if seat is None else self.places[seat].orders,
            may_interject=self.may_interject(seat),
        )

    def unchanged(self, seat: int | None, since: int) -> int:
        """How many events the viewer has been told since then and need not be told again."""
        if not 0 <= since <= self.number:
            return 0
        return min(mark.told(seat) for mark in self.marks[since:])

    def result(self) -> OutcomeForm | None:
        """The ranks that count and the scores when it is over, and who was not there to the end."""
        if self.status != "over" or self.match is None:
            return None
        return self.counted(self.match.game.outcome().to_dict())

    def counted(self, outcome: OutcomeForm) -> OutcomeForm:
        """How the game ended, with the ranks that count: whoever was absent comes last."""
        absent = self.absent()
        order = [(seat in absent, rank) for seat, rank in enumerate(outcome["ranks"])]
        outcome["ranks"] = [1 + sum(other < own for other in order) for own in order]
        outcome["absent"] = absent
        return outcome

    def absent(self) -> list[int]:
        """The seats whose players gave up, or had a bot go on for them to the end."""
        return [seat for seat, place in enumerate(self.places) if place.resigned or place.stand_in is not None]

    def ranks(self) -> list[int]:
        """The ranks that count."""
        return self.counted(self.game.outcome().to_dict())["ranks"]

    def info(self, connected: list[bool], replaceable: list[bool], watching: int) -> TableInfo:
        plan = self.plan
        return TableInfo(
            id=plan.id,
            number=self.number,
            game=plan.game,
            version=plan.version,
            cards=plan.cards if plan.card_file else "",
            former=self.former,
            status=self.status,
            seats=[
                self.seat_info(seat, here, gone)
                for seat, (here, gone) in enumerate(zip(connected, replaceable, strict=True))
            ],
            options=plan.options,
            clock=plan.clock,
            spectators=plan.spectators,
            listed=plan.listed,
            rated=plan.rated,
            owner=plan.owner,
            commitment=commitment(plan.secret),
            created=plan.created,
            started=self.started,
            ended=self.ended,
            next=self.next,
            progress=self.progress(),
            watching=watching,
        )

    def seat_info(self, seat: int, connected: bool, replaceable: bool) -> SeatInfo:
        place = self.places[seat]
        return SeatInfo(
            kind="person" if place.person else "bot" if place.bot else "empty",
            name=place.name,
            person=place.person,
            bot=place.bot,
            stand_in=place.stand_in,
            connected=connected,
            resigned=place.resigned,
            left=place.left,
            late=place.late,
            replaceable=replaceable,
            votes=sorted(place.votes),
        )

    def record(self) -> Record:
        """The record of a game that is over."""
        if self.match is None or self.status != "over":
            raise Denied("not_over", "The record can be had when the game is over: it holds every secret.", status=403)
        return self.match.closed()

    def shown_record(self, seat: int | None) -> Record:
        """The moves so far, without those of somebody else's draft."""
        assert self.match is not None
        full = self.match.record
        if self.drafter is None or self.drafter == seat:
            return full
        shown = Record(full.game, full.version, full.cards, full.seats, full.players, full.options, full.seed)
        shown.moves = full.moves[: self.confirmed]
        return shown

    def seat_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    # What may be wished

    def may_sit(self, seat: int | None, person: str, name: str, account: bool, contribution: str) -> Sat:
        self.check_open()
        if self.plan.rated and not account:
            raise Denied("account_needed", "At a rated table everybody needs an account.", status=403)
        free = [index for index, place in enumerate(self.places) if place.is_free()]
        if not free:
            raise Denied("table_full", "Every seat is taken.")
        chosen = free[0] if seat is None else self.check_seat(seat)
        if chosen not in free:
            raise Denied("seat_taken", "Somebody sits there already.")
        if self.plan.rated and self.seat_of(person):
            raise Denied("seated", "At a rated table nobody plays two seats.")
        return Sat(chosen, person, name, contribution)

    def may_seat_bot(self, seat: int, code: str, person: str) -> BotSat:
        self.check_open()
        if self.plan.rated:
            raise Denied("rated", "At a rated table people play each other.")
        if not self.seat_of(person) and person != self.plan.owner:
            raise Denied("not_seated", "Only who sits at the table can ask bots to it.", status=403)
        if not self.places[self.check_seat(seat)].is_free():
            raise Denied("seat_taken", "Somebody sits there already.")
        return BotSat(seat, code)

    def may_rise(self, seat: int, person: str) -> Rose:
        self.check_waiting()
        place = self.places[self.check_seat(seat)]
        if place.is_free():
            raise Denied("seat_empty", "Nobody sits there.")
        if place.person != person and not (place.bot and (self.seat_of(person) or person == self.plan.owner)):
            raise Denied("not_yours", "That is somebody else's seat.", status=403)
        return Rose(seat)

    def may_start(self, person: str) -> Started:
        self.check_open()
        if not self.seat_of(person) and person != self.plan.owner:
            raise Denied("not_seated", "Only who sits at the table can start the game.", status=403)
        if any(place.is_free() for place in self.places):
            raise Denied("seats_empty", "Some seats are still empty; bots may fill them.")
        if self.plan.card_file:
            self.check_deal()
        return Started()

    def check_deal(self) -> None:
        """Try the deal before the start is stored: with cards of somebody's own it may fail."""
        try:
            self.dealt()
        except Exception:
            raise Denied("broken_cards", "The cards of this table cannot be dealt.") from None

    def may_close(self, person: str) -> Closed:
        self.check_waiting()
        if person != self.plan.owner:
            raise Denied("not_yours", "Only who made the table can give it up.", status=403)
        return Closed()

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

    def may_say(self, seat: int, action: int) -> Moved:
        """Something out of turn: it counts whether it may be said now, whatever has happened since it was chosen."""
        self.check_playing()
        if action not in self.interjections(seat):
            raise Denied("not_sayable", "You cannot say that now.")
        if self.plan.card_file:
            self.check_goes_on(seat, action)
        return Moved(seat, action, draft=False)

    def may_move(self, seat: int, number: int, action: int, draft: bool) -> Moved:
        self.check_playing()
        if number < self.asked[seat] or number > self.number:
            raise Denied("stale", "The table has changed since; look at it again.")
        if not self.may_act(seat):
            raise Denied("not_your_turn", "It is not your turn.")
        try:
            self.game.check(seat, action)
        except Refused as refusal:
            raise Denied("refused", str(refusal), refusal.rule) from None
        if self.plan.card_file:
            self.check_goes_on(seat, action)
        return Moved(seat, action, draft=draft and self.game.acting() == [seat])

    def check_goes_on(self, seat: int, action: int) -> None:
        """Make a move before it is stored: with cards of somebody's own the rules may lead nowhere."""
        assert self.match is not None
        try:
            self.tried = Tried(self.game, seat, action, self.match.after(seat, action))
        except Exception:
            raise Denied("broken_cards", "With the cards of this table the game cannot go on like this.") from None

    def may_confirm(self, seat: int) -> Confirmed:
        self.check_playing()
        if self.drafter != seat:
            raise Denied("no_draft", "There is nothing to confirm.")
        return Confirmed(seat)

    def undo_kind(self, seat: int | None) -> UndoKind:
        """`now`, `ask` (others have moved since and must agree) or `no`."""
        if seat is None or self.status != "playing" or self.match is None or self.request is not None:
            return "no"
        if self.drafter not in (None, seat):
            return "no"
        if self.match.may_undo(seat):
            return "now"
        last = self.last_move_of(seat)
        if last is None or self.plan.rated or self.match.game.barrier > last:
            return "no"
        return "ask" if self.who_must_agree(self.game_moves()[last + 1 :], seat) else "now"

    def last_move_of(self, seat: int) -> int | None:
        moves = self.game_moves()
        return next((index for index in range(len(moves) - 1, -1, -1) if moves[index][0] == seat), None)

    def who_must_agree(self, moves: list[tuple[int, int]], seat: int) -> set[int]:
        """People who moved since; bots do not mind."""
        return {mover for mover, _ in moves if mover != seat and self.places[mover].is_present()}

    def may_undo(self, seat: int) -> Undone | UndoAsked:
        self.check_playing()
        kind = self.undo_kind(seat)
        last = self.last_move_of(seat)
        if kind == "no" or last is None:
            raise Denied("no_undo", "This cannot be taken back: something hidden has come to light, or others moved.")
        return Undone(seat, last) if kind == "now" else UndoAsked(seat)

    def may_answer_undo(self, seat: int, agree: bool) -> UndoAgreed | UndoDenied:
        self.check_playing()
        if self.request is None or seat not in self.request.waiting:
            raise Denied("not_asked", "Nobody asks you to take anything back.")
        return UndoAgreed(seat) if agree else UndoDenied(seat)

    def may_order(self, seat: int, orders: dict[str, int]) -> Ordered:
        try:
            return Ordered(seat, settle_orders(title(self.plan.game).orders(), orders))
        except HlubinaError as error:
            raise Denied("bad_order", str(error)) from None

    def may_resign(self, seat: int) -> Resigned:
        self.check_playing()
        if self.places[seat].resigned:
            raise Denied("resigned", "You have resigned already.")
        return Resigned(seat, self.confirmed if self.drafter == seat else None)

    def may_leave(self, seat: int) -> Left:
        self.check_playing()
        if self.places[seat].left:
            raise Denied("left", "You have left already.")
        return Left(seat)

    def may_come_back(self, seat: int) -> CameBack:
        self.check_playing()
        place = self.places[seat]
        if place.resigned:
            raise Denied("resigned", "Who has resigned cannot come back.")
        if not (place.left or place.late or place.stand_in):
            raise Denied("not_gone", "You have been here all the time.")
        return CameBack(seat)

    def may_vote(self, seat: int, target: int, replaceable: list[bool]) -> Voted:
        self.check_playing()
        self.check_seat(target)
        if target == seat or not replaceable[target]:
            raise Denied("not_replaceable", "That seat cannot be given to a bot now.")
        if seat in self.places[target].votes:
            raise Denied("voted", "You have agreed already.")
        return Voted(seat, target)

    def is_done(self) -> bool:
        """Whether the game is at its end, or nobody is left to play against; who plays alone, or together, goes on."""
        if self.status != "playing" or self.drafter is not None:
            return False
        fewest = 1 if self.game.cooperative() else min(2, len(self.places))
        return self.game.is_over() or sum(not place.resigned for place in self.places) < fewest

    def may_finish(self) -> Finished:
        if not self.is_done():
            raise Denied("not_over", "The game is not over yet.")
        return Finished(dict(self.game.outcome().to_dict()), self.game.digest())

    def may_flag(self, now: int) -> Flagged:
        self.check_playing()
        for seat in self.clock.running:
            if self.clock.left_at(seat, now) <= 0:
                return Flagged(seat)
        raise Denied("in_time", "Nobody has run out of time.")

    def may_replace(self, seat: int, present: set[int]) -> Replaced:
        """A bot goes on when every opponent who is there has agreed."""
        self.check_playing()
        place = self.places[seat]
        if not place.is_present() or not place.votes or not (present - {seat}) <= place.votes:
            raise Denied("not_agreed", "Not everybody has agreed yet.")
        return Replaced(seat, STAND_IN)

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
                moved = self.game_moves()[last + 1 :]
                self.request = UndoRequest(seat, last, self.who_must_agree(moved, seat))
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
        game = new(plan.game, plan.seats, seed, plan.options, self.cards, listen=True)
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
        self.last = (seat, action)

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
        self.last = None

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
