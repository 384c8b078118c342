"""The lobby of a server at the terminal: open tables to choose from, or a new one."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid

from hlubina.core.errors import Invalid
from hlubina.protocol.messages import GameInfo, LobbyTable, NewTable, OwnTable, Person, SeatInfo
from hlubina.registry import GAMES
from hlubina.terminal.client import Client
from hlubina.terminal.screen import chosen_number
from hlubina.terminal.style import BRASS, DANGER, printable
from hlubina.text import Texts, texts


class Lobby:
    """`read` gives the next line that the visitor types."""

    def __init__(
        self,
        client: Client,
        person: Person,
        language: str,
        console: Console,
        read: Callable[[str], str],
        cards: str = "",
    ) -> None:
        self.client = client
        self.person = person
        self.texts: Texts = texts(None, language)
        self.console = console
        self.read = read
        self.cards = cards  # the card file for a new table

    def choose(self) -> str | None:
        """The table that the visitor wants to join, made for them if they like; None if they leave."""
        tables = self.show_tables()
        while True:
            answer = self.ask(self.texts.say("lobby-choose")).lower()
            if answer == "q":
                return None
            if answer == "n":
                return self.make_table().table.id
            if 1 <= chosen_number(answer) <= len(tables):
                return tables[chosen_number(answer) - 1].id
            if answer in ("", "r"):
                tables = self.show_tables()
            else:
                self.say("lobby-help", style=DANGER)

    def say(self, name: str, style: str = "", **facts: object) -> None:
        self.console.print(self.texts.say(name, **facts), style=style or None, soft_wrap=True)

    def ask(self, question: str) -> str:
        self.console.print(f"{question}: ", end="", highlight=False)
        return self.read(question).strip()

    # Tables to choose from

    def show_tables(self) -> list[LobbyTable]:
        tables = [table for table in self.client.lobby() if table.game in GAMES]
        self.console.print()
        self.say("lobby-title", style=f"bold {BRASS}", address=self.client.address)
        if not tables:
            self.say("lobby-empty")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=3)
        for number, table in enumerate(tables, 1):
            title = self.title(table.game)
            if table.cards:
                title += f" · {self.texts.say('own-cards')}"
            grid.add_row(str(number), title, self.people(table), self.state(table))
        self.console.print(grid)
        self.say("lobby-help", style="dim")
        return tables

    def title(self, game: str) -> str:
        return texts(game, self.texts.language).say("title")

    def people(self, table: LobbyTable) -> str:
        return ", ".join(printable(seat.name) if seat.kind != "empty" else "–" for seat in table.seats)

    def state(self, table: LobbyTable) -> str:
        free = sum(seat.kind == "empty" for seat in table.seats)
        if table.status == "waiting":
            state = self.texts.say("lobby-waiting", free=free)
        else:
            state = self.texts.say("lobby-playing" if table.status == "playing" else "lobby-over", done=table.progress)
        return f"{state} · {self.texts.say('lobby-yours')}" if self.sits(table.seats) else state

    def sits(self, seats: list[SeatInfo]) -> bool:
        return any(seat.person == self.person.id for seat in seats)

    # A new table

    def make_table(self) -> OwnTable:
        """Which game, how many seats, which of them for bots; the visitor sits at the first."""
        games = [game for game in self.client.games(self.texts.language) if game.name in GAMES]
        if not games:
            raise Invalid(self.texts.say("lobby-no-games"))
        game = games[self.pick("lobby-new-game", [self.title(game.name) for game in games])]
        fewest, most = game.seats
        seats = self.number("lobby-new-seats", fewest, most)
        bots = self.number("lobby-new-bots", 0, seats - 1)
        codes = self.pick_bots(game, bots)
        own = self.client.make_table(NewTable(game=game.name, seats=seats, cards=self.cards))
        for seat, code in enumerate(codes, seats - bots):
            own = self.client.add_bot(own.table.id, seat, code)
        return own

    def pick_bots(self, game: GameInfo, count: int) -> list[str]:
        if not count or not game.bots:
            return []
        return [game.bots[self.pick("lobby-new-bot", game.bots)]] * count

    def pick(self, question: str, names: list[str]) -> int:
        """The index of one of the names."""
        for number, name in enumerate(names, 1):
            self.console.print(f" {number:>2}  {name}")
        return self.number(question, 1, len(names)) - 1

    def number(self, question: str, lowest: int, highest: int) -> int:
        """A number as it is asked for; if only one is possible nobody is asked."""
        while lowest < highest:
            answer = self.ask(f"{self.texts.say(question)} ({lowest}–{highest})")
            if answer == "0" or chosen_number(answer):
                if lowest <= int(answer) <= highest:
                    return int(answer)
            elif answer.lower() == "q":
                raise EOFError
            self.say("lobby-number", style=DANGER, lowest=lowest, highest=highest)
        return lowest
