"""A served table at the terminal: sitting down, waiting for the others, playing, and the checked record at the end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from rich.console import Console

from hlubina.changes import Change
from hlubina.core.cardfile import CardFile, CardSource
from hlubina.core.chance import SEALED, commitment
from hlubina.core.errors import HlubinaError, Invalid
from hlubina.core.orders import settle_orders
from hlubina.core.outcome import Line, Outcome
from hlubina.core.records import Record, read_record
from hlubina.core.shown import OutcomeForm
from hlubina.play import verify
from hlubina.protocol.messages import (
    Ack,
    AnswerUndo,
    Ask,
    Back,
    CardChange,
    ChatLine,
    Closing,
    Confirm,
    Hint,
    Interject,
    Interjections,
    Move,
    OwnTable,
    Refusal,
    Replace,
    Resign,
    Say,
    SetOrders,
    TableChanged,
    TableInfo,
    Undo,
    Update,
    Welcome,
)
from hlubina.registry import title
from hlubina.terminal import saves
from hlubina.terminal.client import (
    Address,
    Arrival,
    BadAddress,
    Client,
    Gone,
    Link,
    Lost,
    NoServer,
    NotHlubina,
    RequestDenied,
    is_passing,
    new_key,
    read_address,
    table_address,
)
from hlubina.terminal.facesheet import change_sheet
from hlubina.terminal.keyboard import Keyboard, Typed
from hlubina.terminal.lobby import Lobby
from hlubina.terminal.news import News, scene_of
from hlubina.terminal.play import Quit
from hlubina.terminal.screen import Several, chosen_number, chosen_numbers
from hlubina.terminal.style import BRASS, DANGER, command, printable
from hlubina.text import Texts, texts

HASTY = 1.0  # seconds in which nobody reads a new question: what is typed was meant for the one before
BOT = "greedy"
CHAT_RECAP = 12
RECORD_TRIES = 8
YES = ("y", "yes", "a", "ano")
NO = ("n", "no", "ne")

Read = Callable[[str], str]


class Wanted(NamedTuple):
    """How the visitor wants to join: by which name, on which seat (from 0), or only to watch.

    `cards` is the text of a card file for the table that the visitor is going to make in the lobby.
    """

    name: str | None = None
    seat: int | None = None
    watch: bool = False
    cards: str = ""


class Terminal(NamedTuple):
    """Where it is shown, and `read`, which gives the next line that the person types.

    Who is `interactive` may type at any time, others only when there is something to answer.
    """

    language: str
    console: Console
    read: Read
    interactive: bool


def join(url: str, wanted: Wanted, terminal: Terminal) -> bool:
    """Join the table at an address, or one from the lobby of a server; True if it was followed to its end."""
    words = texts(None, terminal.language)
    try:
        address = read_address(url)
    except BadAddress:
        raise Invalid(words.say("join-bad-address", address=printable(url)[:80])) from None
    if wanted.cards and address.table is not None:
        raise Invalid(words.say("join-cards-for-new"))
    client = Client(address.server)
    try:
        return join_at(client, address, wanted, terminal)
    except NoServer:
        raise Invalid(words.say("join-no-server", address=client.address)) from None
    except NotHlubina:
        raise Invalid(words.say("join-not-hlubina", address=client.address)) from None
    except RequestDenied as refusal:
        raise Invalid(denial(refusal.code, str(refusal), words)) from None
    finally:
        client.close()


def join_at(client: Client, address: Address, wanted: Wanted, terminal: Terminal) -> bool:
    words = texts(None, terminal.language)
    person = client.enter(wanted.name, terminal.language)
    hello = words.say("join-hello", who=printable(person.name), address=client.address)
    terminal.console.print(hello, style="dim", soft_wrap=True)
    table = address.table
    if table is None:
        try:
            lobby = Lobby(client, person, terminal.language, terminal.console, terminal.read, wanted.cards)
            table = lobby.choose()
        except (EOFError, KeyboardInterrupt):
            terminal.console.print()
        if table is None:
            return False
    own = client.table(table, address.invite)
    check_version(own.table, words)
    cards = None
    if own.table.cards and not own.table.former:
        cards = read_cards(own.table, client.card_file(table, address.invite), words)
        show_changes(own.table, client.changes(table, terminal.language, address.invite), words, terminal.console)
        if not own.seats and not wanted.watch and terminal.interactive and not agrees(terminal, words):
            return False
    own, seat = sit_down(client, own, address.invite, wanted)
    return RemoteTable(client, own, seat, address.invite, terminal, cards).run()


def read_cards(table: TableInfo, raw: bytes, words: Texts) -> CardFile:
    """The cards of a table that has its own."""
    cards = title(table.game).read(CardSource(raw))
    if cards.digest != table.cards:
        raise Invalid(words.say("join-other-cards"))
    return cards


def show_changes(table: TableInfo, changes: list[CardChange], words: Texts, console: Console) -> None:
    console.print(words.say("own-cards-note", count=len(changes)), style=f"bold {BRASS}", highlight=False)
    lines = [Change(each.face, *map(printable, (each.name, each.label, each.standard, each.here))) for each in changes]
    console.print(change_sheet(lines, words))


def agrees(terminal: Terminal, words: Texts) -> bool:
    """Whether the visitor wants to sit down at a table with these cards."""
    question = f"{words.say('own-cards-sit')} ({words.say('join-yes-no')}): "
    terminal.console.print(question, end="", highlight=False)
    try:
        return terminal.read(question).strip().lower() in YES
    except (EOFError, KeyboardInterrupt):
        terminal.console.print()
        return False


def check_version(table: TableInfo, words: Texts) -> None:
    ours = title(table.game).version()
    if table.version != ours and not table.former:
        raise Invalid(words.say("join-other-version", game=table.game, theirs=table.version, ours=ours))


def sit_down(client: Client, own: OwnTable, invite: str, wanted: Wanted) -> tuple[OwnTable, int | None]:
    """The seat that the visitor has already, or a free one; None if they watch because they want or have to."""
    if wanted.watch or own.table.former:
        return own, None
    held = sorted(int(seat) for seat in own.seats)
    if wanted.seat is None:
        if held:
            return own, held[0]
        if own.table.status != "waiting" or all(seat.kind != "empty" for seat in own.table.seats):
            return own, None
    elif wanted.seat in held:
        return own, wanted.seat
    own = client.sit(own.table.id, wanted.seat, invite)
    (seat,) = {int(seat) for seat in own.seats} - set(held)
    return own, seat


def denial(code: str, text: str, words: Texts) -> str:
    """Why the server refused: in the reader's language if the code is known, else in the server's words."""
    known = re.fullmatch(r"[a-z_]+", code) and words.bundle.has_message(f"denied-{code}")
    return words.say(f"denied-{code}") if known else printable(text)


class Asked(NamedTuple):
    """What the person may answer now: a kind of question, what it is about, and the words before the cursor."""

    kind: str
    about: object
    prompt: str


class RemoteTable(News):
    """One served table. Messages and typed lines come through one queue and are taken one after another."""

    def __init__(
        self,
        client: Client,
        own: OwnTable,
        seat: int | None,
        invite: str,
        terminal: Terminal,
        cards: CardFile | None = None,
    ) -> None:
        self.invite = own.invite or invite
        address = table_address(client.address, own.table.id, self.invite)
        super().__init__(own.table, seat, address, terminal.language, terminal.console, cards)
        self.client = client
        self.interactive = terminal.interactive
        self.token = "" if seat is None else own.seats[str(seat)]
        self.arrivals: SimpleQueue[Arrival | Typed] = SimpleQueue()
        self.link = Link(client, own.table.id, self.invite, self.token or None, self.arrivals.put)
        self.keyboard = Keyboard(terminal.read, self.arrivals.put)
        self.linked = False
        self.lost = False
        self.turns_shown = -1  # as many turns had begun when the board was last shown unasked
        self.move: Move | None = None  # on its way
        self.several: Several | None = None  # what is to be chosen after that
        self.done_at: int | None = None  # the number of the update that shows the move done
        self.asked: Asked | None = None
        self.asked_at = 0  # the number of the update on which the choice is made
        self.swapped = -HASTY  # when one question took the place of another under the person's hands
        self.prompt_open = False
        self.agreed = False  # or not: the request to take back has its answer
        self.resigning = False
        self.sayable: list[int] = []  # out of turn, by the numbers that were shown
        self.about = ""  # the word that what is to be shown of it must have

    def run(self) -> bool:
        """Follow the table until its end (True) or until the person leaves (False)."""
        self.introduce()
        self.link.open()
        try:
            while self.update is None or (self.update.status in ("waiting", "playing") and not self.info.former):
                self.attend()
                self.take_arrivals()
        except (Quit, EOFError, KeyboardInterrupt):
            self.prompt_open = False
            self.show()
            self.say_softly("join-left" if self.seat is not None else "join-left-watching")
            return False
        finally:
            self.link.close()
        if self.update.status == "closed":
            self.say("join-closed")
        elif self.update.status == "over":
            self.finish(self.update)
        return True

    def introduce(self) -> None:
        if self.info.former:
            self.say("join-former", version=self.info.version)
        if self.seat is not None:
            self.say("join-seat", seat=self.seat + 1, who=self.names[self.seat])
        else:
            self.say("join-watching")
        if self.info.status == "waiting":
            self.say("fair", style="dim", commitment=self.info.commitment[:16] + "…")

    def show(self, thing: Any = "", style: str = "", soft_wrap: bool = False) -> None:
        self.break_prompt()
        super().show(thing, style, soft_wrap)

    def break_prompt(self) -> None:
        """Make room when something is to be shown while the person may be typing."""
        if self.prompt_open:
            self.prompt_open = False
            waiting = self.asked is not None and self.asked.kind in ("idle", "seats")
            self.console.file.write("\r\x1b[2K" if waiting and self.console.is_terminal else "\n")

    # What may be typed now

    def attend(self) -> None:
        """Show what is asked, and let the person type."""
        self.choose_next()
        wanted = self.wanted()
        if wanted is None:
            return
        before = self.asked
        if before is None or wanted != before:
            if self.keyboard.awaited and before is not None and before.kind == wanted.kind == "choice":
                self.swapped = time.monotonic()
                self.say("join-changed", style=DANGER)
            self.break_prompt()
            self.asked = wanted
            self.present(wanted)
        if not self.interactive and (wanted.kind == "idle" or self.seat is None):
            return
        if not self.prompt_open:
            self.console.print(wanted.prompt, end="", highlight=False)
            self.prompt_open = True
        if not self.keyboard.awaited:
            self.keyboard.ask(wanted.prompt)

    def wanted(self) -> Asked | None:
        """What the person is asked now; None while a moment will tell."""
        update = self.update
        if update is None:
            return Asked("idle", None, self.texts.say("join-connecting") + " ") if self.lost else None
        if update.status == "waiting":
            if self.info.status != "waiting":
                return None
            about = [(seat.kind, seat.name) for seat in self.info.seats]
            return Asked("seats", about, self.texts.say("join-seats-prompt") + ": ")
        if self.move is not None and self.linked:
            return None
        yes_or_no = f" ({self.texts.say('join-yes-no')}): "
        if self.resigning:
            return Asked("resign", None, self.texts.say("join-resign") + yes_or_no)
        if self.seat is not None and update.asked not in (None, self.seat) and not self.agreed:
            assert update.asked is not None
            question = self.texts.say("join-undo-asked", who=self.names[update.asked])
            return Asked("undo", update.asked, question + yes_or_no)
        if self.question() is not None and self.move is None:
            return Asked("choice", update.prompt, self.texts.say("choose") + ": ")
        words = self.waiting_for(update)
        return Asked("idle", words, words + " ")

    def waiting_for(self, update: Update) -> str:
        if not self.linked:
            return self.texts.say("join-connecting")
        if update.drafting == self.seat and self.seat is not None:
            return self.texts.say("join-drafted")
        names = ", ".join(self.names[seat] for seat in update.acting)
        return self.texts.say("join-waiting-for", names=names)

    def present(self, asked: Asked) -> None:
        update = self.update
        if asked.kind == "seats":
            self.show_seats()
        elif asked.kind == "choice" and update is not None:
            self.asked_at = update.number
            self.turns_shown = max(0, self.turns_shown)
            self.show_position(update)
        elif asked.kind == "idle" and update is not None:
            turns = sum(event["event"] == "turn_began" for event in self.events)
            if self.turns_shown < 0 or (self.seat is None and turns > self.turns_shown):
                self.show_position(update)
            self.turns_shown = turns

    # What is typed

    def typed(self, line: str | None) -> None:
        self.keyboard.awaited = False
        self.prompt_open = False
        if line is None:
            raise EOFError
        answer = line.strip()
        kind = "idle" if self.asked is None else self.asked.kind
        if answer and time.monotonic() - self.swapped < HASTY:
            self.swapped = -HASTY
            self.say("join-hasty", style=DANGER, answer=printable(answer)[:40])
        elif kind in ("undo", "resign") and answer.lower() in YES + NO:
            self.decide(kind, answer.lower() in YES)
        elif kind in ("undo", "resign") and chosen_number(answer):
            self.say("join-answer", style=DANGER)
        elif kind == "seats" and self.seats_command(answer):
            return
        elif not self.command(answer) and not self.seated_command(answer, kind):
            self.say("join-unknown", style=DANGER, answer=printable(answer)[:40])

    def decide(self, kind: str, yes: bool) -> None:
        if kind == "undo":
            self.agreed = True
            self.link.wish(AnswerUndo(key=new_key(), token=self.token, agree=yes))
            return
        self.resigning = False
        if yes:
            self.link.wish(Resign(key=new_key(), token=self.token))

    def seats_command(self, answer: str) -> bool:
        """Before the game: `s` starts it, `b` or `b CODE` seats a bot at the first empty seat."""
        word, _, rest = answer.partition(" ")
        if self.seat is None or word.lower() not in ("s", "b"):
            return False
        empty = [seat for seat, info in enumerate(self.info.seats) if info.kind == "empty"]
        try:
            if word.lower() == "s":
                own = self.client.start(self.info.id)
            elif empty:
                own = self.client.add_bot(self.info.id, empty[0], rest.strip()[:30] or BOT)
            else:
                self.say("join-complete", count=0)
                return True
        except RequestDenied as refusal:
            self.say_denied(refusal.code, str(refusal))
        except (NoServer, NotHlubina):
            self.say("join-no-answer", style=DANGER)
        else:
            self.change_table(own.table)
        return True

    def command(self, answer: str) -> bool:
        """What everybody may type at any time; False if it is none of that."""
        word, _, rest = answer.partition(" ")
        if word.lower() == "q":
            raise Quit
        if word.lower() == "c":
            if rest.strip():
                self.link.wish(Say(key=new_key(), text=rest.strip()[:500]))
        elif word.lower() == "l":
            self.show_log(self.events)
        elif not answer:
            self.asked = None
            if self.update is not None and self.question() is None:
                self.show_position(self.update)
        elif answer == "?":
            self.show_help("join-help")
        elif answer.startswith("?") and self.update is not None and (scene := scene_of(self.update)) is not None:
            question = self.question()
            options = [] if question is None else question.options
            self.explain(answer[1:].strip()[:40], options, scene, lambda option: "")
        else:
            return False
        return True

    def seated_command(self, answer: str, kind: str) -> bool:
        """What only players may type."""
        update = self.update
        if self.seat is None or update is None or update.status != "playing":
            return False
        word, _, rest = answer.lower().partition(" ")
        if chosen_numbers(answer):
            self.choose(answer, kind)
        elif word == "h":
            self.ask_hint()
        elif word == "u":
            self.undo(update)
        elif word == "a":
            wished = self.order(rest.split(), settle_orders(self.title.orders(), update.orders))
            if rest and wished != update.orders:
                self.link.wish(SetOrders(key=new_key(), token=self.token, orders=wished))
        elif word == "t":
            self.speak(rest.strip()[:40], update)
        elif word == "resign":
            self.resigning = True
        elif word == "replace":
            self.replace(rest)
        elif word == "back":
            self.link.wish(Back(key=new_key(), token=self.token))
        elif word == "ok":
            self.link.wish(Confirm(key=new_key(), token=self.token))
        else:
            return False
        return True

    def choose(self, answer: str, kind: str) -> None:
        question = self.question()
        if question is None or kind != "choice":
            self.say("join-not-asked", style=DANGER)
            return
        several = self.several_of(answer, question)
        if several is not None:
            self.several = several
            self.send(several.left.pop(0))
            if not self.linked:
                self.say("join-kept")

    def choose_next(self) -> None:
        """Of several that were chosen in one line each is sent when the one before is done."""
        if self.several is None or self.move is not None or self.update is None:
            return
        self.asked_at = self.update.number
        action = self.next_of(self.several, self.question())
        if action is None:
            self.several = None
        else:
            self.send(action)

    def send(self, action: int) -> None:
        self.move = Move(key=new_key(), token=self.token, number=self.asked_at, action=action)
        self.link.wish(self.move)

    def ask_hint(self) -> None:
        if self.question() is None:
            self.say("join-not-asked", style=DANGER)
            return
        self.say("hint-thinking", style="dim")
        self.link.wish(Ask(key=new_key(), token=self.token, what="hint"))

    def speak(self, wish: str, update: Update) -> None:
        """`t` or `t word`: have the server tell what can be said out of turn; `t 3` says the third of what it told."""
        number = chosen_number(wish)
        if 1 <= number <= len(self.sayable):
            self.link.wish(Interject(key=new_key(), token=self.token, action=self.sayable[number - 1]))
        elif update.may_interject:
            self.about = "" if number else wish
            self.link.wish(Ask(key=new_key(), token=self.token, what="interjections"))
        else:
            self.talk(wish, [])

    def undo(self, update: Update) -> None:
        if update.undo == "no":
            self.say("nothing-to-undo")
            return
        if update.undo == "ask":
            self.say("join-undo-sent")
        self.link.wish(Undo(key=new_key(), token=self.token))

    def replace(self, which: str) -> None:
        """`replace` or `replace 2`: vote that a bot goes on for somebody who is gone."""
        possible = [seat for seat, info in enumerate(self.info.seats) if info.replaceable and seat != self.seat]
        chosen = [chosen_number(which) - 1] if which else possible[:1]
        if not chosen or chosen[0] not in possible:
            self.say("denied-not_replaceable", style=DANGER)
            return
        self.link.wish(Replace(key=new_key(), token=self.token, seat=chosen[0]))

    # What arrives

    def take_arrivals(self) -> None:
        """Wait for the next message or line, and take all that are there."""
        arrival: Arrival | Typed
        try:
            arrival = self.arrivals.get(timeout=1.0)  # so that an interrupt is noticed everywhere
            while True:
                self.take(arrival)
                arrival = self.arrivals.get_nowait()
        except Empty:
            return

    def take(self, arrival: Arrival | Typed) -> None:
        match arrival:
            case Typed():
                self.typed(arrival.line)
            case Welcome():
                self.be_welcome(arrival)
            case Update():
                self.take_update(arrival)
            case TableChanged():
                self.change_table(arrival.table)
            case ChatLine():
                self.show_chat(arrival)
            case Ack():
                if self.move is not None and arrival.key == self.move.key:
                    self.done_at = arrival.number
                    self.settle()
            case Refusal():
                self.be_refused(arrival)
            case Hint():
                question = self.question()
                judged = [(option.action, option.win_chance) for option in arrival.options]
                if question is not None and all(action in question.options for action, _ in judged):
                    self.show_hint(judged, question.options)
            case Interjections():
                self.sayable = arrival.actions
                self.talk(self.about, self.sayable)
            case Closing():
                self.say("join-closing", style=DANGER)
            case Lost():
                self.linked = False
                self.lost = True
                self.say("join-lost", style=DANGER)
            case Gone():
                known = self.texts.bundle.has_message(f"join-gone-{arrival.code}")
                self.break_prompt()
                raise Invalid(self.texts.say(f"join-gone-{arrival.code}" if known else "join-gone"))

    def be_welcome(self, welcome: Welcome) -> None:
        if self.lost:
            self.say("join-found", style=BRASS)
        self.linked = True
        self.lost = False
        self.change_table(welcome.table)
        for line in [line for line in welcome.chat if line.number > self.chat][-CHAT_RECAP:]:
            self.show_chat(line)
        if self.update is None:
            self.tell_absent()
            self.come_back()

    def come_back(self) -> None:
        """Whoever comes takes their own seat back from the bot."""
        own = None if self.seat is None else self.info.seats[self.seat]
        if own is None or self.info.status != "playing" or own.resigned:
            return
        if own.stand_in or own.left or own.late:
            self.link.wish(Back(key=new_key(), token=self.token))

    def take_update(self, update: Update) -> None:
        requested = self.seat is not None and self.update is not None and self.update.asked == self.seat
        if self.take_news(update):
            self.asked = None
        elif requested and update.asked is None:
            self.say("join-undo-denied")
        if update.asked is None:
            self.agreed = False
        self.settle()

    def settle(self) -> None:
        """The move is done when its answer is here and the table is shown with it."""
        if self.done_at is not None and self.update is not None and self.update.number >= self.done_at:
            self.move = None
            self.done_at = None
            self.asked = None

    def be_refused(self, refusal: Refusal) -> None:
        moved = self.move if self.move is not None and refusal.key in (self.move.key, None) else None
        if refusal.code == "not_asked":
            return
        if refusal.rule and self.texts.bundle.has_message(f"refusal-{refusal.rule.replace('.', '_')}"):
            self.show(self.rule_line(refusal.rule), DANGER)
        else:
            self.say_denied(refusal.code, refusal.text)
        if moved is not None and not is_passing(refusal):
            self.several = None
        if refusal.code == "not_sayable":
            self.sayable = []
        if moved is None or is_passing(refusal):
            return
        if refusal.code == "stale":
            self.done_at = 0
            if self.update is not None and self.update.number > moved.number:
                self.settle()  # else with the fresh question, which is about to come
        else:
            self.move = None

    def say_denied(self, code: str, text: str) -> None:
        self.show(denial(code, text, self.texts), DANGER)

    # The end

    def finish(self, update: Update) -> None:
        scene = scene_of(update)
        if scene is not None:
            self.show_table(scene, self.seat or 0)
        if update.result is not None:
            self.show_result(outcome_of(update.result))
        try:
            record = read_record(self.download())
            path = saves.keep(record, self.cards)
            kept = f"{path} --cards {path.with_suffix('.toml')}" if self.cards else str(path)
            if self.info.former:
                self.show(self.texts.say("join-former-kept", path=kept), "dim", soft_wrap=True)
                return
            self.show(self.texts.say("record-kept", path=kept, command=command()), "dim", soft_wrap=True)
            verify(record, self.cards)
        except (NoServer, NotHlubina, RequestDenied):
            self.say_softly("join-no-record")
        except HlubinaError as error:
            self.show(self.texts.say("join-record-broken", error=str(error)), DANGER)
        else:
            self.check_promises(record)

    def download(self) -> dict[str, Any]:
        """The record; the server may be just coming back."""
        for _ in range(RECORD_TRIES - 1):
            try:
                return self.client.record(self.info.id, self.invite)
            except NoServer:
                time.sleep(1.0)
        return self.client.record(self.info.id, self.invite)

    def check_promises(self, record: Record) -> None:
        """The seed must be the one committed to before the deal, with our own contribution in it."""
        promised = self.client.visitor.recall(self.info.id, "commitment")
        sealed = isinstance(record.seed, str) and record.seed.startswith(SEALED)
        kept = sealed and promised == commitment(str(record.seed))
        contribution = self.client.visitor.recall(self.info.id, "contribution")
        if self.seat is not None and contribution:
            mixed = str(record.seed).split(".")[1:]
            kept = kept and mixed[self.seat : self.seat + 1] == [contribution]
        if kept:
            self.say("join-verified", style=BRASS, commitment=promised[:16] + "…")
        else:
            self.say("join-promise-broken", style=DANGER, commitment=promised[:16] + "…")


def outcome_of(result: OutcomeForm) -> Outcome:
    """The outcome as it was sent."""
    parts = result.get("parts", 1)
    lines, tie_breaks = (
        [Line(name, [int(number * parts) for number in points]) for name, points in named.items()]
        for named in (result["lines"], result["tie_breaks"])
    )
    outcome = Outcome(True, lines, tie_breaks, parts, "won" in result, result.get("won"))
    outcome.ranks = result["ranks"]
    return outcome
