"""Line mode: a table in the terminal for people and bots, saved after every move."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console

from hlubina.bots.roster import bot
from hlubina.bots.search import SearchBot
from hlubina.bots.seat import Bot, Seat
from hlubina.core.cardfile import CardFile
from hlubina.core.chance import SEALED, commitment
from hlubina.core.errors import Invalid
from hlubina.core.game import Game
from hlubina.core.prompts import Prompt
from hlubina.core.records import Match, Record
from hlubina.play import bot_stream
from hlubina.terminal import boards, saves
from hlubina.terminal.screen import Screen, chosen_number, chosen_numbers
from hlubina.terminal.style import DANGER, command
from hlubina.text import Texts, texts

HUMAN = "human"
HINT_SECONDS = 1.0
RECAP = 12  # lines of the log that a resumed game begins with


class Quit(Exception):
    """The player has had enough for now."""


class LocalTable(Screen):
    """One game at the terminal. `read` gives the next line that the player types."""

    def __init__(
        self,
        match: Match,
        language: str,
        console: Console,
        read: Callable[[str], str],
        pace: float = 0.0,
        cards: CardFile | None = None,
    ) -> None:
        self.match = match
        self.record = match.record
        names = player_names(self.record, texts(None, language))
        super().__init__(self.record.game, language, console, names, cards)
        self.read = read
        self.pace = pace
        self.bots: dict[int, Bot] = {seat: bot(code) for seat, code in enumerate(self.record.players) if code != HUMAN}
        self.orders = saves.read_orders(self.record, self.title.orders())
        self.asked_again = -1  # after an undo the question is put in spite of standing orders
        self.planned = -1  # the turn whose plan was told
        self.thought: dict[int, tuple[int, int]] = {}  # by seat: after how many moves, and what the bot chose
        self.told = max(0, len(match.game.listen().events) - RECAP)
        self.floor = -1  # the person who is to be asked next, where several may speak

    def run(self) -> bool:
        """Play until the game is over (True) or the player leaves (False)."""
        try:
            while not self.match.game.is_over():
                seat = self.next_seat()
                if seat in self.bots:
                    self.bot_moves(seat)
                elif not self.ordered(seat):
                    self.human_moves(seat)
                saves.write_record(self.match.closed(), saves.waiting(self.record.game))
        except (Quit, EOFError, KeyboardInterrupt):
            saves.write_record(self.match.closed(), saves.waiting(self.record.game))
            self.show("\n" + self.texts.say("saved", game=self.record.game, command=command()))
            return False
        viewer = self.viewer()
        self.tell_events(viewer)
        self.show_position(viewer or 0)
        self.show_result(self.match.game.outcome())
        path = saves.finish(self.match.closed())
        kept = self.texts.say("record-kept", path=str(path), command=command())
        self.show(kept, "dim", soft_wrap=True)
        return True

    # Moves

    def next_seat(self) -> int:
        """Who answers next. Where several may speak, bots that have something to say go first, and none of them is
        done before the people are: nobody has to speak first, and everybody can be answered."""
        game = self.match.game
        acting = game.acting()
        if self.floor in acting:
            return self.floor
        people = [seat for seat in acting if seat not in self.bots]
        free = [seat for seat in acting if seat in self.bots and declining(game, seat) is not None]
        if people and free:
            talking = [seat for seat in free if self.choice(seat) != declining(game, seat)]
            return (talking or people)[0]
        return acting[0]

    def choice(self, seat: int) -> int:
        """What the bot at a seat answers, thought over once for each position."""
        game = self.match.game
        moves, action = self.thought.get(seat, (-1, -1))
        if moves != game.moves:
            chance = bot_stream(self.record.seed, seat, game.moves)
            action = self.bots[seat].choose(Seat(game, seat, chance))
            self.thought[seat] = (game.moves, action)
        return action

    def bot_moves(self, seat: int) -> None:
        self.tell_plan(seat)
        self.match.take(seat, self.choice(seat))
        self.tell_events(self.viewer())

    def ordered(self, seat: int) -> bool:
        """Answer by the seat's standing orders, if they answer this question."""
        game = self.match.game
        answer = game.standing_answer(seat, self.orders[seat])
        if answer is None or game.moves == self.asked_again:
            return False
        self.tell_events(self.viewer())
        action = self.texts.action(game.vocabulary.decode(answer), self.names)
        self.show("  " + self.texts.say("order-followed", action=action), "dim")
        self.match.take(seat, answer)
        return True

    def people(self) -> list[int]:
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def viewer(self) -> int | None:
        """Whose eyes the log is written for: the only person at the table, or none."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    def human_moves(self, seat: int) -> None:
        self.floor = -1
        self.tell_events(seat)
        self.show_position(seat)
        prompt = self.ask(seat)
        while True:
            answer = self.read(self.texts.say("choose") + ": ").strip()
            if chosen_numbers(answer):
                several = self.several_of(answer, prompt)
                if several is not None:
                    self.match.take(seat, several.left.pop(0))
                    while (action := self.next_of(several, self.match.game.prompt(seat))) is not None:
                        self.match.take(seat, action)
                    return
            elif answer in ("u", "U"):
                if self.undo(seat):
                    return
            elif answer.partition(" ")[0] in ("t", "T"):
                if self.spoken(seat, answer[1:].strip()):
                    return
            elif answer and not self.command(answer, seat, prompt.options):
                self.say("not-a-choice", style=DANGER, answer=answer[:40], last=len(prompt.options))

    def spoken(self, seat: int, wish: str) -> bool:
        """Whether somebody has said something out of turn, or is to be asked next: the seat that is asked now or, by
        the number of the seat behind an @, another person at this terminal."""
        game = self.match.game
        if wish.startswith("@"):
            other, _, wish = wish[1:].partition(" ")
            seat = chosen_number(other) - 1
            if seat not in self.people():
                self.say("talk-nobody", style=DANGER, asked=f"@{other[:40]}")
                return False
            if declining(game, seat) is not None:
                self.floor = seat
                return True
        action = self.talk(wish.strip()[:40], game.interjections(seat))
        if action is not None:
            self.match.take(seat, action)
            return True
        for other_seat in self.others_who_speak(seat):
            self.say("talk-shared", style="dim", seat=other_seat + 1, who=self.names[other_seat])
        return False

    def others_who_speak(self, seat: int) -> list[int]:
        """The other people at this terminal who may say something now, out of turn or where they are asked to."""
        game = self.match.game
        others = [other for other in self.people() if other != seat]
        return [other for other in others if declining(game, other) is not None or game.interjections(other)]

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Invalid:
            self.say("nothing-to-undo")
            return False
        self.told = len(self.match.game.listen().events)
        self.asked_again = self.match.game.moves
        self.say("undone")
        return True

    def command(self, answer: str, seat: int, options: list[int]) -> bool:
        """Carry out a command that changes nothing; False if it is none."""
        if answer in ("q", "Q"):
            raise Quit
        if answer in ("h", "H"):
            self.hint(seat)
        elif answer in ("l", "L"):
            self.show_log(self.match.game.listen().seen_by(seat))
        elif answer.split()[0] in ("a", "A"):
            self.give_orders(answer.split()[1:], seat)
        elif answer == "?":
            self.show_help("help-commands")
        elif answer.startswith("?"):
            scene = boards.scene_of(self.match.game, seat)
            self.explain(answer[1:].strip()[:40], options, scene, lambda option: self.rule_of(option, seat))
        else:
            return False
        return True

    # What is shown

    def tell_events(self, viewer: int | None) -> None:
        """The lines of the log that nobody has read yet, slowly enough to follow."""
        fresh = self.match.game.listen().seen_by(viewer, self.told)
        self.tell(fresh)
        if fresh and self.pace:
            time.sleep(self.pace)
        self.told += len(fresh)

    def tell_plan(self, seat: int) -> None:
        """What a bot aims at, once a turn, where its partners want to know."""
        game = self.match.game
        aim = self.title.adviser.plan(game, seat)
        if aim is not None and game.turns != self.planned:
            self.planned = game.turns
            said = self.texts.plan(aim, self.names)
            self.show(f"  {self.names[seat]}: {said}", "italic")

    def show_position(self, seat: int) -> None:
        self.show_table(boards.scene_of(self.match.game, seat), seat)

    def ask(self, seat: int) -> Prompt:
        prompt = self.match.game.prompt(seat)
        assert prompt is not None
        whose = f"{self.names[seat]}: " if len(self.names) - len(self.bots) > 1 else ""
        keys = "orders-line" if self.title.orders() else "keys-line"
        if self.match.game.interjections(seat) or self.others_who_speak(seat):
            keys = "talk-line"
        self.show_question(prompt, boards.scene_of(self.match.game, seat), whose, keys)
        return prompt

    def rule_of(self, option: int, seat: int) -> str:
        step = self.match.game.step_of(seat)
        assert step is not None
        return step.refusal(self.match.game, option)

    def give_orders(self, words: list[str], seat: int) -> None:
        wished = self.order(words, self.orders[seat])
        if wished != self.orders[seat]:
            self.orders[seat] = wished
            saves.write_orders(self.record, self.orders)

    def hint(self, seat: int) -> None:
        """The three best options as search sees them; it knows no more than the seat does."""
        self.say("hint-thinking", style="dim")
        chance = bot_stream(self.record.seed, seat, self.match.game.moves)
        judged = SearchBot(0, HINT_SECONDS).evaluate(Seat(self.match.game, seat, chance))
        best = [(evaluation.action, evaluation.win_chance) for evaluation in judged]
        self.show_hint(best, self.match.game.options(seat))


def declining(game: Game, seat: int) -> int | None:
    """The answer with which the seat leaves its question alone, if there is one."""
    prompt = game.prompt(seat)
    return None if prompt is None else prompt.decline


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
