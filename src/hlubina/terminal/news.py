"""What a served table tells: who sits where, who comes and goes, what happened and how it stands."""

from __future__ import annotations

import time
from itertools import takewhile
from typing import Any

from rich.console import Console

from hlubina.core.cardfile import CardFile
from hlubina.core.prompts import Prompt
from hlubina.protocol.messages import ChatLine, SeatInfo, TableInfo, Update
from hlubina.terminal import boards
from hlubina.terminal.boards import Scene
from hlubina.terminal.play import RECAP
from hlubina.terminal.screen import Screen
from hlubina.terminal.style import BRASS, command, printable
from hlubina.text import Texts


class News(Screen):
    """A served table as one viewer knows it; `seat` is None for who only watches, `address` how others join."""

    def __init__(
        self,
        table: TableInfo,
        seat: int | None,
        address: str,
        language: str,
        console: Console,
        cards: CardFile | None = None,
    ) -> None:
        super().__init__(table.game, language, console, [], cards)
        self.info = table
        self.names = seat_names(table.seats, self.texts)
        self.seat = seat
        self.address = address
        self.update: Update | None = None
        self.updated = 0.0  # when it came, by our own clock
        self.events: list[dict[str, Any]] = []
        self.told = 0
        self.chat = -1  # the last line of chat that was shown

    def say_softly(self, name: str, **facts: object) -> None:
        """With addresses, which must not be broken, and how the program is called."""
        text = self.texts.say(name, command=command(), address=self.address, **facts)
        self.show(text, "dim", soft_wrap=True)

    # How it stands

    def question(self) -> Prompt | None:
        """The question that the viewer's own seat has to answer, unless a bot answers for it."""
        if self.update is None or self.update.prompt is None or self.seat is None:
            return None
        return None if self.info.seats[self.seat].stand_in else Prompt(**self.update.prompt)

    def show_position(self, update: Update) -> None:
        """The board, the clocks, and the question if there is one."""
        scene = scene_of(update)
        if scene is None:
            return
        self.show_table(scene, self.seat or 0)
        if update.clock is not None:
            gone = (time.monotonic() - self.updated) * 1000
            clocks = [
                f"{self.names[seat]} {shown_time(left - gone if seat in update.clock.running else left)}"
                for seat, left in enumerate(update.clock.left)
            ]
            self.say("join-clocks", clocks=" · ".join(clocks))
        question = self.question()
        if question is not None:
            keys = "join-orders-line" if self.title.orders() else "join-keys-line"
            if update.may_interject:
                keys = "join-talk-line"
            self.show_question(question, scene, "", keys)

    def show_seats(self) -> None:
        self.show()
        self.say("join-seats-title", style=f"bold {BRASS}", game=self.texts.say("title"))
        for seat, info in enumerate(self.info.seats):
            notes = [self.names[seat]]
            if seat == self.seat:
                notes.append(self.texts.say("join-you"))
            elif info.kind == "person" and not info.connected:
                notes.append(self.texts.say("join-away"))
            self.show(f" {seat + 1:>2}  {' · '.join(notes)}")
        missing = sum(info.kind == "empty" for info in self.info.seats)
        self.say("join-missing" if missing else "join-complete", count=missing)
        if missing:
            self.say_softly("join-invite")
        if self.seat is not None:
            self.say("join-seats-keys", style="dim")

    # What is new

    def take_news(self, update: Update) -> bool:
        """Tell what has happened; True if something was taken back first."""
        first = self.update is None
        before = self.events
        self.events = before[: update.events_from] + update.events
        self.update = update
        self.updated = time.monotonic()
        same = common_beginning(before, self.events)
        if first:
            self.told = max(0, len(self.events) - RECAP)
        elif same < len(before):
            self.told = same
            self.say("join-undone")
        self.tell(self.events[self.told :])
        self.told = len(self.events)
        return same < len(before)

    def show_chat(self, line: ChatLine) -> None:
        self.chat = max(self.chat, line.number)
        known = line.phrase and self.texts.bundle.has_message(f"phrase-{line.phrase}")
        text = self.texts.say(f"phrase-{line.phrase}") if known else line.text or line.phrase
        self.show(f"{printable(line.name)}: {printable(text)}", BRASS)

    def change_table(self, table: TableInfo) -> None:
        """Take over who sits where, and tell what has changed if the game is on."""
        before = self.info
        if before.status != "waiting" and table.status == "waiting":
            return  # older than what an answer by HTTP has told us
        self.info = table
        self.names = seat_names(table.seats, self.texts)
        if table.status == "playing" and before.status == "waiting":
            self.say("join-begins", style=f"bold {BRASS}")
        elif table.status == "playing":
            for seat, (was, now) in enumerate(zip(before.seats, table.seats, strict=True)):
                self.tell_seat(seat, was, now)

    def tell_absent(self) -> None:
        """Whoever comes in the middle of a game is told who is not there."""
        if self.info.status == "playing":
            for seat, info in enumerate(self.info.seats):
                self.tell_seat(seat, SeatInfo(kind=info.kind, connected=True), info)

    def tell_seat(self, seat: int, was: SeatInfo, now: SeatInfo) -> None:
        name = self.names[seat]
        mine = seat == self.seat
        if now.resigned and not was.resigned:
            self.say("join-resigned", who=name)
        elif now.left and not was.left:
            self.say("join-gone-away", who=name)
        elif now.connected != was.connected and not mine and now.kind == "person" and not now.resigned:
            self.say("join-returned" if now.connected else "join-unlinked", style="dim", who=name)
        if now.late and not was.late:
            self.say("join-late", who=name)
        for voter in sorted(set(now.votes) - set(was.votes)):
            self.say("join-voted", voter=self.names[voter], who=name)
        if now.stand_in != was.stand_in and now.stand_in is not None:
            own = mine and not now.resigned
            self.say("join-stand-in-own" if own else "join-stand-in", who=name, bot=printable(now.stand_in))
        elif was.stand_in is not None and now.stand_in is None:
            self.say("join-plays-again", who=name)
        if now.replaceable and not was.replaceable and not mine and self.seat is not None:
            self.say("join-replaceable", who=name, seat=seat + 1)


def scene_of(update: Update) -> Scene | None:
    """What the board is drawn from; nothing before the deal."""
    if update.view is None:
        return None
    return boards.scene(update.view, update.seat, update.acting, update.standing or update.result)


def seat_names(seats: list[SeatInfo], words: Texts) -> list[str]:
    """People by their names, bots as at the local table; who shares a name is told apart by the seat."""
    names: list[str] = []
    bots = 0
    for number, seat in enumerate(seats, 1):
        if seat.kind == "bot":
            bots += 1
            names.append(f"{words.say(f'bot-{bots}')} ({printable(seat.bot or seat.name)})")
        elif seat.kind == "person":
            names.append(printable(seat.name))
        else:
            names.append(words.say("join-empty", number=number))
    return [f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def common_beginning(first: list[dict[str, Any]], second: list[dict[str, Any]]) -> int:
    """How many events stand at the beginning of both."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))


def shown_time(milliseconds: float) -> str:
    seconds = max(0, int(milliseconds // 1000))
    days, hours = seconds // 86_400, seconds // 3600 % 24
    if days:
        return f"{days} d {hours} h"
    minutes = f"{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{seconds // 3600}:{minutes}" if seconds >= 3600 else minutes.removeprefix("0")
