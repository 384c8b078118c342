"""What a table shows, wherever its game is played: board, log, question, orders, hints, result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from hlubina import rulebook
from hlubina.core.cardfile import CardFile
from hlubina.core.errors import Invalid
from hlubina.core.orders import settle_orders
from hlubina.core.outcome import Outcome
from hlubina.core.prompts import GATHER, Prompt
from hlubina.registry import title
from hlubina.terminal import boards
from hlubina.terminal.boards import Scene
from hlubina.terminal.style import BRASS, DANGER, command
from hlubina.text import Texts, texts_with


class Screen:
    """One game on the console, as told by scenes, prompts and events; it holds no position and knows no rules."""

    def __init__(
        self, game: str, language: str, console: Console, names: list[str], cards: CardFile | None = None
    ) -> None:
        self.title = title(game)
        self.cards = cards  # if they are not the standard ones
        self.texts: Texts = texts_with(game, language, cards)
        self.console = console
        self.names = names

    def show(self, thing: RenderableType = "", style: str = "", soft_wrap: bool = False) -> None:
        """Everything that is shown is shown by this."""
        self.console.print(thing, style=style or None, highlight=False, soft_wrap=soft_wrap)

    def say(self, name: str, style: str = "", **facts: object) -> None:
        self.show(self.texts.say(name, **facts), style)

    def show_table(self, scene: Scene, seat: int) -> None:
        self.show()
        self.show(boards.draw(self.title.name, scene, seat, self.names, self.texts))

    def tell(self, forms: Iterable[Mapping[str, object]]) -> None:
        """Lines of the log."""
        for line in self.log_lines(forms):
            self.show("  " + line, "dim")

    def log_lines(self, forms: Iterable[Mapping[str, object]]) -> list[str]:
        return [self.texts.event(form, self.names) for form in forms if form["event"] != "turn_began"]

    def show_log(self, forms: Iterable[Mapping[str, object]]) -> None:
        lines = self.log_lines(forms)
        self.show(Panel("\n".join(lines[-40:]), title=self.texts.say("log-title"), style="dim"))

    def show_question(self, prompt: Prompt, scene: Scene, whose: str, keys: str) -> None:
        """The question with its numbered answers; `keys` names the line that says what else may be typed."""
        question, detail = self.texts.question(prompt, self.names)
        self.show()
        self.show(Text.assemble((whose, "bold"), (question, f"bold {BRASS}")))
        self.show(detail, "dim")
        answers = Grid.grid(padding=(0, 0, 0, 2))
        answers.add_column(justify="right", width=3)
        answers.add_column()
        for number, code in enumerate(prompt.options, 1):
            action = self.title.vocabulary.decode(code)
            note = boards.note(self.title.name, action, scene, self.texts)
            line = Text(self.texts.action(action, self.names)).append(f"  {note}", style="dim")
            answers.add_row(str(number), line)
        self.show(answers)
        if prompt.kind == GATHER and len(prompt.options) > 1:
            self.say("several-line", style="dim")
        self.say(keys, style="dim")

    def several_of(self, answer: str, prompt: Prompt) -> Several | None:
        """What `1 3 5` chooses; None, and a word about it, if a number is no choice or one answer is asked for."""
        numbers = chosen_numbers(answer)
        last = len(prompt.options)
        if any(number > last for number in numbers):
            self.say("not-a-choice", style=DANGER, answer=answer[:40], last=last)
        elif len(numbers) > 1 and prompt.kind != GATHER:
            self.say("one-choice", style=DANGER)
        else:
            return Several(prompt.name, [prompt.options[number - 1] for number in numbers])
        return None

    def next_of(self, several: Several, prompt: Prompt | None) -> int | None:
        """The next action that was chosen with others and can still be; what cannot is told, once there is no other."""
        asked = prompt is not None and prompt.name == several.question
        while several.left and prompt is not None and asked:
            action = several.left.pop(0)
            if action in prompt.options:
                return action
            several.passed.append(action)
        over = several.passed + several.left
        several.left, several.passed = [], []
        if over and asked:
            chosen = [self.texts.action(self.title.vocabulary.decode(action), self.names) for action in over]
            self.say("several-over", style=DANGER, chosen=", ".join(chosen))
        return None

    def show_help(self, commands: str) -> None:
        chapter = next(iter(self.rules())).partition(".")[0]
        facts = {"game": self.title.name, "language": self.texts.language, "chapter": chapter}
        rules = self.texts.say("help-rules", command=command(), **facts)
        body = [self.texts.say("how-to-play"), rules, "", self.texts.say(commands), "", self.texts.say("notice")]
        self.show(Panel("\n".join(body), title=self.texts.say("help-title"), border_style=BRASS))

    def explain(self, asked: str, options: list[int], scene: Scene, rule_of: Callable[[int], str]) -> None:
        """A rule, a choice by its number, with the rule behind it if that is known, or a card by a word of its name."""
        rules = self.rules(asked.upper())
        if rules:
            told = "\n\n".join(f"**{number}** {text}" for number, text in rules.items())
            self.show(Panel(Markdown(told), border_style=BRASS))
            return
        number = chosen_number(asked)
        if 1 <= number <= len(options):
            lines = self.explained(options[number - 1], scene)
            rule = self.rules(rule_of(options[number - 1]) or "-")
        else:
            lines = boards.look_up(self.title.name, asked, self.texts)
            rule = {}
        if lines:
            behind = [
                Markdown(f"{self.texts.say('rule-number', rule=number)}: {text}") for number, text in rule.items()
            ]
            self.show(Panel(Group("\n".join(lines), *behind), border_style=BRASS))
        else:
            self.say("explain-nothing", asked=asked)

    def rules(self, asked: str = "") -> dict[str, str]:
        """A rule by its number, or those of a chapter, or all; with the figures of the cards of this table."""
        found = rulebook.rules(self.title.name, self.texts.language, self.texts.faces)
        if not asked:
            return found
        return {number: text for number, text in found.items() if asked in (number, number.partition(".")[0])}

    def explained(self, option: int, scene: Scene) -> list[str]:
        """An answer and what stands behind it."""
        action = self.title.vocabulary.decode(option)
        return [
            self.texts.action(action, self.names) + ".",
            *boards.explain(self.title.name, action.arguments, scene, self.texts),
        ]

    def rule_line(self, rule: str) -> str:
        return f"{self.texts.say('rule-number', rule=rule)}: {self.texts.refusal(rule)}"

    def order(self, words: list[str], orders: dict[str, int]) -> dict[str, int]:
        """`a` shows the standing orders, `a 4` sets all of them, `a 2 4` the second one; gives what they are now."""
        known = self.title.orders()
        numbers = [chosen_number(word) for word in words]
        chosen = known if len(numbers) < 2 else [order for at, order in enumerate(known, 1) if at == numbers[0]]
        if not known:
            self.say("order-none")
            return orders
        if len(numbers) > 2 or not chosen or any(number < 1 for number in numbers):
            self.say("order-help", style=DANGER, last=len(known))
            return orders
        if numbers:
            try:
                orders = settle_orders(known, orders | {order.name: numbers[-1] for order in chosen})
            except Invalid:
                self.say("order-range", style=DANGER, highest=max(order.highest for order in chosen))
                return orders
        for at, order in enumerate(known, 1):
            line = self.texts.say(f"order-{order.name}", value=orders[order.name], highest=order.highest)
            self.show(f" {at:>2}  {line}")
        self.say("order-help", style="dim", last=len(known))
        return orders

    def talk(self, wish: str, sayable: list[int]) -> int | None:
        """`t` shows what can be said out of turn, `t word` what has the word in it; `t 3` gives the third one."""
        number = chosen_number(wish)
        if 1 <= number <= len(sayable):
            return sayable[number - 1]
        lines = [self.texts.action(self.title.vocabulary.decode(code), self.names) for code in sayable]
        found = [(at, line) for at, line in enumerate(lines, 1) if wish.lower() in line.lower()]
        for at, line in found:
            self.show(f"{at:>4}  {line}")
        if found:
            self.say("talk-help", style="dim")
        elif sayable:
            self.say("talk-nothing", style=DANGER, asked=wish)
        else:
            self.say("talk-none", style=DANGER)
        return None

    def show_hint(self, judged: list[tuple[int, float]], options: list[int]) -> None:
        """The three best options with their chances to win."""
        self.say("hint-title", style=f"bold {BRASS}")
        for option, win_chance in judged[:3]:
            action = self.texts.action(self.title.vocabulary.decode(option), self.names)
            number = options.index(option) + 1
            line = self.texts.say("hint-line", number=number, action=action, percent=round(100 * win_chance))
            self.show("  " + line)

    def show_result(self, outcome: Outcome) -> None:
        winners = [self.names[seat] for seat in outcome.winners()]
        self.show()
        self.show(score_sheet(outcome, self.names, self.texts))
        if outcome.together:
            self.say("together-won" if outcome.won else "together-lost", style=f"bold {BRASS}")
            return
        self.say("winner" if len(winners) == 1 else "winners", style=f"bold {BRASS}", names=", ".join(winners))


class Several:
    """Actions typed in one line, for a question that gathers them; `passed` are no longer on offer."""

    def __init__(self, question: str, actions: list[int]) -> None:
        self.question = question
        self.left = actions
        self.passed: list[int] = []


def chosen_numbers(answer: str) -> list[int]:
    """Numbers as they may be typed in one line, `1 3 5` or `1,3,5`; none if anything else is among them."""
    numbers = [chosen_number(word) for word in answer.replace(",", " ").split()]
    return numbers if all(numbers) else []


def chosen_number(answer: str) -> int:
    """A number as it may be typed; 0 is none."""
    return int(answer) if answer.isascii() and answer.isdecimal() and len(answer) < 6 else 0


def score_sheet(outcome: Outcome, names: list[str], words: Texts) -> Grid:
    sheet = Grid(title=words.say("over") if outcome.over else words.say("points"), title_style=f"bold {BRASS}")
    sheet.add_column("")
    if outcome.together:
        sheet.add_column("", justify="right")
        for line in outcome.lines:
            sheet.add_row(words.say(f"score-{line.name}"), str(line.points[0]))
        return sheet
    for name in names:
        sheet.add_column(name, justify="right")
    for line in outcome.lines:
        sheet.add_row(words.say(f"score-{line.name}"), *[points_of(outcome, points, words) for points in line.points])
    sheet.add_row(words.say("total"), *[points_of(outcome, score, words) for score in outcome.scores], style="bold")
    for line in outcome.tie_breaks:
        counted = [points_of(outcome, points, words) for points in line.points]
        sheet.add_row(words.say(f"score-{line.name}"), *counted, style="dim")
    sheet.add_row(words.say("rank"), *[f"{rank}." for rank in outcome.ranks])
    return sheet


def points_of(outcome: Outcome, points: int, words: Texts) -> str:
    return words.say("number", number=outcome.shown(points))
