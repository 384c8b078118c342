"""Line mode: a table in the terminal for people and bots, saved after every move."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from hlubina.bots.roster import bot
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Bot, Seat
from hlubina.core.chance import SEALED, commitment
from hlubina.core.errors import Invalid
from hlubina.core.orders import settle_orders
from hlubina.core.outcome import Outcome
from hlubina.core.records import Match, Record
from hlubina.play import bot_stream
from hlubina.registry import title
from hlubina.terminal import boards, saves
from hlubina.terminal.style import BRASS, DANGER, command
from hlubina.text import Texts, texts

HUMAN = "human"
HINT_SECONDS = 1.0
RECAP = 12  # lines of the log that a resumed game begins with


class Quit(Exception):
    """The player has had enough for now."""


class Table:
    """One game at the terminal. `read` gives the next line that the player types."""

    def __init__(
        self, match: Match, language: str, console: Console, read: Callable[[str], str], pace: float = 0.0
    ) -> None:
        self.match = match
        self.record = match.record
        self.console = console
        self.read = read
        self.pace = pace
        self.texts: Texts = texts(self.record.game, language)
        self.bots: dict[int, Bot] = {seat: bot(code) for seat, code in enumerate(self.record.players) if code != HUMAN}
        self.names = player_names(self.record, self.texts)
        self.orders = saves.read_orders(self.record, title(self.record.game).orders())
        self.asked_again = -1  # after an undo the question is put in spite of standing orders
        self.told = max(0, len(match.game.listen().events) - RECAP)

    def run(self) -> bool:
        """Play until the game is over (True) or the player leaves (False)."""
        try:
            while not self.match.game.is_over():
                seat = self.match.game.acting()[0]
                if seat in self.bots:
                    self.bot_moves(seat)
                elif not self.ordered(seat):
                    self.human_moves(seat)
                saves.write_record(self.match.closed(), saves.waiting(self.record.game))
        except (Quit, EOFError, KeyboardInterrupt):
            saves.write_record(self.match.closed(), saves.waiting(self.record.game))
            self.console.print("\n" + self.texts.say("saved", game=self.record.game, command=command()))
            return False
        viewer = self.viewer()
        self.tell_events(viewer)
        self.show_table(viewer or 0)
        self.show_result()
        path = saves.finish(self.match.closed())
        kept = self.texts.say("record-kept", path=str(path), command=command())
        self.console.print(kept, style="dim", soft_wrap=True)
        return True

    # Moves

    def bot_moves(self, seat: int) -> None:
        chance = bot_stream(self.record.seed, seat, self.match.game.moves)
        self.match.take(seat, self.bots[seat].choose(Seat(self.match.game, seat, chance)))
        self.tell_events(self.viewer())

    def ordered(self, seat: int) -> bool:
        """Answer by the seat's standing orders, if they answer this question."""
        game = self.match.game
        answer = game.standing_answer(seat, self.orders[seat])
        if answer is None or game.moves == self.asked_again:
            return False
        self.tell_events(self.viewer())
        action = self.texts.action(game.vocabulary.decode(answer), self.names)
        self.console.print("  " + self.texts.say("order-followed", action=action), style="dim", highlight=False)
        self.match.take(seat, answer)
        return True

    def viewer(self) -> int | None:
        """Whose eyes the log is written for: the only person at the table, or none."""
        people = [seat for seat in range(self.record.seats) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def human_moves(self, seat: int) -> None:
        self.tell_events(seat)
        self.show_table(seat)
        options = self.show_question(seat)
        while True:
            answer = self.read(self.texts.say("choose") + ": ").strip()
            number = chosen_number(answer)
            if 1 <= number <= len(options):
                self.match.take(seat, options[number - 1])
                return
            if answer in ("u", "U"):
                if self.undo(seat):
                    return
            elif answer and not self.command(answer, seat, options):
                message = self.texts.say("not-a-choice", answer=answer[:40], last=len(options))
                self.console.print(message, style=DANGER)

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Invalid:
            self.console.print(self.texts.say("nothing-to-undo"))
            return False
        self.told = len(self.match.game.listen().events)
        self.asked_again = self.match.game.moves
        self.console.print(self.texts.say("undone"))
        return True

    def command(self, answer: str, seat: int, options: list[int]) -> bool:
        """Carry out a command that changes nothing; False if it is none."""
        if answer in ("q", "Q"):
            raise Quit
        if answer in ("h", "H"):
            self.hint(seat)
        elif answer in ("l", "L"):
            self.show_log(seat)
        elif answer.split()[0] in ("a", "A"):
            self.order(answer.split()[1:], seat)
        elif answer == "?":
            self.show_help()
        elif answer.startswith("?"):
            self.explain(answer[1:].strip()[:40], seat, options)
        else:
            return False
        return True

    # What is shown

    def tell_events(self, viewer: int | None) -> None:
        """The lines of the log that nobody has read yet, slowly enough to follow."""
        events = self.match.game.listen().events
        for event in events[self.told :]:
            if event.name != "turn_began":
                self.console.print(
                    "  " + self.texts.event(event.form(viewer), self.names), style="dim", highlight=False
                )
        if len(events) > self.told and self.pace:
            time.sleep(self.pace)
        self.told = len(events)

    def show_table(self, seat: int) -> None:
        view: dict[str, Any] = self.match.game.view(seat)
        self.console.print()
        self.console.print(boards.draw(self.record.game, view, seat, self.names, self.texts), highlight=False)

    def show_question(self, seat: int) -> list[int]:
        prompt = self.match.game.prompt(seat)
        assert prompt is not None
        question, detail = self.texts.question(prompt, self.names)
        self.console.print()
        whose = f"{self.names[seat]}: " if len(self.names) - len(self.bots) > 1 else ""
        self.console.print(Text.assemble((whose, "bold"), (question, f"bold {BRASS}")))
        self.console.print(detail, style="dim", highlight=False)
        view = self.match.game.view(seat)
        answers = Grid.grid(padding=(0, 0, 0, 2))
        answers.add_column(justify="right", width=3)
        answers.add_column()
        for number, code in enumerate(prompt.options, 1):
            action = self.match.game.vocabulary.decode(code)
            note = boards.note(self.record.game, action.arguments, view, self.texts)
            line = Text(self.texts.action(action, self.names)).append(f"  {note}", style="dim")
            answers.add_row(str(number), line)
        self.console.print(answers, highlight=False)
        orders = "orders-line" if title(self.record.game).orders() else "keys-line"
        self.console.print(self.texts.say(orders), style="dim")
        return prompt.options

    def show_log(self, seat: int) -> None:
        lines = [
            self.texts.event(event.form(seat), self.names)
            for event in self.match.game.listen().events
            if event.name != "turn_began"
        ]
        self.console.print(Panel("\n".join(lines[-40:]), title=self.texts.say("log-title"), style="dim"))

    def show_help(self) -> None:
        body = [self.texts.say("how-to-play"), "", self.texts.say("help-commands"), "", self.texts.say("notice")]
        self.console.print(Panel("\n".join(body), title=self.texts.say("help-title"), border_style=BRASS))

    def explain(self, asked: str, seat: int, options: list[int]) -> None:
        """A choice by its number, with the rule behind it; or any card by a word of its name."""
        number = chosen_number(asked)
        if 1 <= number <= len(options):
            lines = self.explained(options[number - 1], seat)
        else:
            lines = boards.look_up(self.record.game, asked, self.texts)
        if lines:
            self.console.print(Panel("\n".join(lines), border_style=BRASS))
        else:
            self.console.print(self.texts.say("explain-nothing", asked=asked))

    def explained(self, option: int, seat: int) -> list[str]:
        game = self.match.game
        action = game.vocabulary.decode(option)
        step = game.step_of(seat)
        assert step is not None
        rule = step.refusal(game, option)
        return [
            self.texts.action(action, self.names) + ".",
            *boards.explain(self.record.game, action.arguments, game.view(seat), self.texts),
            f"{self.texts.say('rule-number', rule=rule)}: {self.texts.refusal(rule)}",
        ]

    def order(self, words: list[str], seat: int) -> None:
        """`a` shows the standing orders, `a 4` sets all of them, `a 2 4` the second one."""
        orders = title(self.record.game).orders()
        numbers = [chosen_number(word) for word in words]
        chosen = orders if len(numbers) < 2 else [order for at, order in enumerate(orders, 1) if at == numbers[0]]
        if not orders:
            self.console.print(self.texts.say("order-none"))
            return
        if len(numbers) > 2 or not chosen or any(number < 1 for number in numbers):
            self.console.print(self.texts.say("order-help", last=len(orders)), style=DANGER)
            return
        if numbers:
            wishes = self.orders[seat] | {order.name: numbers[-1] for order in chosen}
            try:
                self.orders[seat] = settle_orders(orders, wishes)
            except Invalid:
                highest = max(order.highest for order in chosen)
                self.console.print(self.texts.say("order-range", highest=highest), style=DANGER)
                return
            saves.write_orders(self.record, self.orders)
        for at, order in enumerate(orders, 1):
            value = self.orders[seat][order.name]
            line = self.texts.say(f"order-{order.name}", value=value, highest=order.highest)
            self.console.print(f" {at:>2}  {line}", highlight=False)
        self.console.print(self.texts.say("order-help", last=len(orders)), style="dim")

    def hint(self, seat: int) -> None:
        """The three best options as search sees them; it knows no more than the seat does."""
        self.console.print(self.texts.say("hint-thinking"), style="dim")
        chance = bot_stream(self.record.seed, seat, self.match.game.moves)
        judged = SearchBot(0, HINT_SECONDS).judge(Seat(self.match.game, seat, chance))
        options = self.match.game.options(seat)
        self.console.print(self.texts.say("hint-title"), style=f"bold {BRASS}")
        for judgement in judged[:3]:
            action = self.texts.action(self.match.game.vocabulary.decode(judgement.action), self.names)
            number = options.index(judgement.action) + 1
            percent = round(100 * judgement.win_chance)
            self.console.print("  " + self.texts.say("hint-line", number=number, action=action, percent=percent))

    def show_result(self) -> None:
        outcome = self.match.game.outcome()
        winners = [self.names[seat] for seat in outcome.winners()]
        self.console.print()
        self.console.print(score_sheet(outcome, self.names, self.texts))
        key = "winner" if len(winners) == 1 else "winners"
        self.console.print(self.texts.say(key, names=", ".join(winners)), style=f"bold {BRASS}")


def chosen_number(answer: str) -> int:
    """A number as it may be typed; 0 is none."""
    return int(answer) if answer.isascii() and answer.isdecimal() and len(answer) < 6 else 0


def score_sheet(outcome: Outcome, names: list[str], words: Texts) -> Grid:
    sheet = Grid(title=words.say("over") if outcome.over else words.say("points"), title_style=f"bold {BRASS}")
    sheet.add_column("")
    for name in names:
        sheet.add_column(name, justify="right")
    for line in outcome.lines:
        sheet.add_row(words.say(f"score-{line.name}"), *[str(points) for points in line.points])
    sheet.add_row(words.say("total"), *[str(score) for score in outcome.scores], style="bold")
    for line in outcome.tie_breaks:
        sheet.add_row(words.say(f"score-{line.name}"), *[str(points) for points in line.points], style="dim")
    sheet.add_row(words.say("rank"), *[f"{rank}." for rank in outcome.ranks])
    return sheet


def player_names(record: Record, words: Texts) -> list[str]:
    """People are numbered, bots have names and show their code."""
    names: list[str] = []
    bots = 0
    for seat, code in enumerate(record.players):
        if code == HUMAN:
            names.append(words.say("human", number=seat + 1))
        else:
            bots += 1
            names.append(f"{words.say(f'bot-{bots}')} ({code})")
    return names


def seal(record: Record, words: Texts) -> str | None:
    """What to tell the players of the shuffle before the game."""
    if isinstance(record.seed, str) and record.seed.startswith(SEALED):
        return words.say("fair", commitment=commitment(record.seed)[:16] + "…")
    return None
