"""A game is a position: what lies on the table, and a stack of pending steps (`hlubina.core.steps`).

The top step says who decides, what is legal and what an answer does. A step with exactly one legal answer is carried
out at once: the engine asks only real questions.

A step that gathers several choices may let its seat take one back. People are offered that too (`options`); whoever
plays by itself looks only at what leads on (`choices`, `onward`), since choosing and taking back could go on for ever.

Where several seats decide at the same time, each has a step of its own, one above the other, and these steps are
`together`: they may be answered in any order. `actor` is then the seat of the topmost one; if a seat has several of
them, it answers the topmost first.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from hlubina.core.aliases import Action, SeatNumber
from hlubina.core.chance import Chance, Seed
from hlubina.core.errors import HlubinaError, Invalid, Refused, shown, whole
from hlubina.core.journal import Journal
from hlubina.core.outcome import Outcome
from hlubina.core.prompts import Prompt
from hlubina.core.shown import OrderForm
from hlubina.core.steps import NO_CHOICES, NO_STEPS, Stack, Step
from hlubina.core.vocabulary import Vocabulary

if TYPE_CHECKING:  # a type for the compiler only; at run time these are plain ints
    from mypy_extensions import i64

NOBODY: Final = -1
ENDLESS: Final = 1 << 30
MOST_NAMED: Final = 20  # legal actions that a sentence lists
LONGEST_RUN: Final = 10_000  # steps without a choice, after which a changed card file must have made the game endless
SEAT: Final = "A seat"  # as refusals call what was given
ACTION: Final = "An action"


class Origin:
    """What a game was created from. Never part of an imagined position: the seed is the future."""

    def __init__(self, title: str, version: int, cards: str, seats: int, settings: dict[str, str], seed: Seed) -> None:
        self.title = title
        self.version = version
        self.cards = cards
        self.seats = seats
        self.settings = settings
        self.seed = seed


class Game:
    """One position. `take` is the only way it changes.

    Where a seat or an action comes from outside it may be any whole number, also one of numpy.
    """

    def __init__(self, title: str, vocabulary: Vocabulary, seats: int, chance: Chance) -> None:
        self.title = title
        self.vocabulary = vocabulary
        self.seats = seats
        self.chance = chance
        self.stack = Stack(NO_STEPS)
        self.actor = NOBODY
        self.choices = NO_CHOICES  # the actor's answers that lead on
        self.turns = 0  # turns begun
        self.moves = 0  # decisions taken
        self.barrier = 0  # no undo to before this move
        self.journal: Journal | None = None
        self.origin: Origin | None = None

    def __repr__(self) -> str:
        return f"<{self.title} for {self.seats}, turn {self.turns}, move {self.moves}: {self.situation()}>"

    def __str__(self) -> str:
        """The game, who has to decide and between what; at its end, how it ended."""
        lines = [f"{self.title} for {self.seats}, turn {self.turns}, move {self.moves}: {self.situation()}"]
        for step in self.open_steps():
            lines.append(f"  seat {step.seat}, {step.name()}: {self.in_words(self.options(step.seat))}")
        if self.stack.is_empty():
            outcome = self.outcome()
            for seat in range(self.seats):
                lines.append(f"  seat {seat}: {outcome.shown(outcome.scores[seat])}, rank {outcome.ranks[seat]}")
        return "\n".join(lines)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds what `dump` writes, checked by opening it as by `load`; like a copy, that does not listen."""
        from hlubina.pickles import packed

        return packed(self)

    # What a player, a bot or a table needs

    def acting(self) -> list[SeatNumber]:
        """The seats that owe a decision; none when the game is over."""
        if self.actor < 0:
            return []
        if not self.stack.top().together():
            return [self.actor]
        seats: list[int] = []
        for step in self.open_steps():
            if step.seat not in seats:
                seats.append(step.seat)
        seats.sort()
        return seats

    def options(self, seat: SupportsIndex) -> list[Action]:
        """The legal actions of a seat, ascending."""
        number = whole(seat, SEAT)
        onward = self.onward(number)
        step = self.stack.top() if number == self.actor and number >= 0 else self.step_of(number)
        take_backs = NO_CHOICES if step is None else step.take_backs(self)
        return sorted(onward + take_backs) if take_backs else onward

    def onward(self, seat: SupportsIndex) -> list[Action]:
        """The legal actions of a seat without those that take a choice back, ascending: for whoever plays by itself."""
        number = whole(seat, SEAT)
        if number == self.actor and number >= 0:
            return self.choices[:]
        step = self.step_of(self.check_seat(number))
        return [] if step is None else step.legal(self)[:]

    def may_interject(self, seat: SupportsIndex) -> bool:
        """Whether there is something that the seat may say though nobody waits for it; `interjections` lists it."""
        return False

    def interjections(self, seat: SupportsIndex) -> list[Action]:
        """What the seat may say though nobody waits for it, ascending: `take` carries it out at any time."""
        return NO_CHOICES

    def take(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Carry out a legal action, and everything that follows until somebody has to decide again."""
        mover, taken = whole(seat, SEAT), whole(action, ACTION)
        if mover != self.actor:
            step = self.step_of(mover)
            if step is None or not is_among(self.options(mover), taken):
                self.take_interjection(mover, taken)
                return
            self.give_floor(mover)
        elif not is_among(self.choices, taken) and not is_among(self.take_backs(), taken):
            self.take_interjection(mover, taken)
            return
        self.answer(taken)

    def take_interjection(self, seat: SeatNumber, action: Action) -> None:
        """Carry out what the seat says out of turn, if it may say it now."""
        if not is_among(self.interjections(seat), action):
            raise self.refused(seat, action)
        self.interject(seat, action)

    def check(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Refuse what `take` would refuse, and change nothing."""
        mover, taken = whole(seat, SEAT), whole(action, ACTION)
        if not is_among(self.options(mover), taken) and not is_among(self.interjections(mover), taken):
            raise self.refused(mover, taken)

    def prompt(self, seat: SupportsIndex | None) -> Prompt | None:
        """The question the seat has to answer now, if any."""
        viewer = self.check_viewer(seat)
        step = None if viewer is None else self.step_of(viewer)
        if viewer is None or step is None:
            return None
        options, order = self.options(viewer), self.fitting_order(viewer)
        return Prompt(step.kind(), step.name(), viewer, step.about(self), options, step.decline(), order)

    def is_over(self) -> bool:
        """Whether nobody has to decide anything any more."""
        return self.actor < 0

    def listen(self, scenes: bool = False) -> Journal:
        """Start to write down what happens, with what the table looks like each time; copies do not listen."""
        if self.journal is None:
            self.journal = Journal()
        self.journal.scenes = self.journal.scenes or scenes
        return self.journal

    def digest(self) -> str:
        """A short hash of the whole position: equal positions have equal digests on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # What each game provides

    def copy(self) -> Game:
        """An independent copy: the same future if the same actions are taken."""
        raise NotImplementedError

    def imagine(self, seat: SupportsIndex, chance: Chance) -> Game:
        """A position that the seat cannot tell from this one, with a future of its own drawn from `chance`."""
        raise NotImplementedError

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What that seat, or a spectator, may see, as plain data."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Ranks and scores; before the end, how it stands now."""
        raise NotImplementedError

    def standing(self, seat: SupportsIndex | None) -> Outcome:
        """How it stands as far as that seat, or a spectator, can tell."""
        self.check_viewer(seat)
        return self.outcome()

    def may_speak(self, seat: SupportsIndex) -> bool:
        """Whether the seat may talk freely now; some games silence players for a while."""
        self.check_seat(seat)
        return True

    def standing_answer(self, seat: SeatNumber, orders: dict[str, int]) -> Action | None:
        """The answer that the seat's standing orders give to the question before it, if they give one."""
        return None

    def fitting_order(self, seat: SeatNumber) -> OrderForm | None:
        """The standing order that would answer the question before the seat, and others like it, from now on."""
        return None

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data, secrets included; `hlubina.load` reads it back."""
        raise NotImplementedError

    def cooperative(self) -> bool:
        """Whether all seats win or lose together."""
        return False

    def progress(self) -> int:
        """How much of the game is played, in percent."""
        raise NotImplementedError

    # The engine

    def take_backs(self) -> list[Action]:
        """What the actor may take back."""
        return NO_CHOICES if self.actor < 0 else self.stack.top().take_backs(self)

    def push(self, step: Step) -> None:
        """Put a step on top of the others: it is done next."""
        self.stack.push(step)

    def answer(self, action: Action) -> None:
        """Carry out an action that is known to be legal."""
        self.moves += 1
        self.stack.pop().answered(self, action)
        self.advance()

    def interject(self, seat: SeatNumber, action: Action) -> None:
        """Carry out what a seat says out of turn and is known to be legal; the questions to others stay as they are."""
        raise NotImplementedError

    def open_steps(self) -> list[Step]:
        """The steps that wait for an answer now, the top one first."""
        found: list[Step] = []
        pending = self.stack.pending
        while pending is not None:
            step = pending.step
            if step.seat < 0 or (found and not step.together()):
                break
            found.append(step)
            if not step.together():
                break
            pending = pending.below
        return found

    def step_of(self, seat: SeatNumber) -> Step | None:
        """The step that the seat has to answer now."""
        if self.actor >= 0:
            for step in self.open_steps():
                if step.seat == seat:
                    return step
        return None

    def give_floor(self, seat: SeatNumber) -> None:
        """Put the step of a seat that decides together with others on top of theirs."""
        step = self.step_of(seat)
        if step is not None and seat != self.actor:
            self.stack.remove(step)
            self.push(step)
            self.actor = seat
            self.choices = step.legal(self)

    def settle_together(self) -> bool:
        """Carry out one of the steps beneath the top one that leaves its seat no choice; says if there was one."""
        top = self.stack.pending
        pending = None if top is None else top.below
        while pending is not None:
            step = pending.step
            if step.seat < 0 or not step.together():
                return False
            if not step.has_choice(self):
                self.stack.remove(step)
                step.answered(self, step.legal(self)[0])
                return True
            pending = pending.below
        return False

    def advance(self) -> None:
        """Go on until somebody has a real question to answer, or the game is over."""
        stack = self.stack
        forced = 0
        while stack.pending is not None:
            step = stack.pending.step
            if step.seat < 0:
                stack.drop()
                step.carried_out(self)
                continue
            choices = step.legal(self)
            if len(choices) > 1 or step.can_take_back(self):
                if step.together() and self.settle_together():
                    forced += 1
                    continue
                self.actor = step.seat
                self.choices = choices
                return
            if not choices:
                raise HlubinaError(f"Dead end: {self.title} offers seat {step.seat} nothing in {step.name()}.")
            forced += 1
            if forced >= LONGEST_RUN:
                raise HlubinaError(f"Endless: in {self.title} nobody has had a choice for {LONGEST_RUN} steps.")
            stack.drop()
            step.answered(self, choices[0])
        self.actor = NOBODY
        self.choices = []

    def turned_up(self) -> None:
        """Something hidden has come to light or a die was cast: no undo past this move."""
        self.barrier = self.moves

    def playout(self, chance: Chance, turns: SupportsIndex = ENDLESS) -> int:
        """Play at random, inside the engine, to the end or for so many turns; says how many decisions it took."""
        start = self.moves
        last = self.turns + whole(turns, "A number of turns")
        while self.actor >= 0 and self.turns < last:
            choices = self.choices
            self.answer(choices[chance.below(len(choices))])
        return self.moves - start

    def check_seat(self, seat: SupportsIndex) -> SeatNumber:
        """The number of a seat that there is."""
        number = whole(seat, SEAT)
        if not 0 <= number < self.seats:
            raise Invalid(f"There is no seat {shown(number)}; the seats are 0 to {self.seats - 1}.")
        return number

    def check_viewer(self, seat: SupportsIndex | None) -> SeatNumber | None:
        """The number of a seat that there is, or None for a spectator."""
        return None if seat is None else self.check_seat(seat)

    def situation(self) -> str:
        """Who has to decide, in a few words."""
        seats = [str(seat) for seat in sorted({step.seat for step in self.open_steps()})]
        if seats:
            return f"seat {seats[0]} decides" if len(seats) == 1 else f"seats {' and '.join(seats)} decide"
        return "over" if self.stack.is_empty() else "not begun"

    def in_words(self, actions: list[Action]) -> str:
        """The first of these actions in words, and how many more there are."""
        words = ", ".join([self.vocabulary.tell(action) for action in actions[:MOST_NAMED]])
        more = len(actions) - MOST_NAMED
        return f"{words} and {more} more" if more > 0 else words

    def share_core(self, other: Game) -> None:
        """Give a copy the part of the position that every game has."""
        self.stack.share(other.stack)
        other.actor = self.actor
        other.choices = self.choices
        other.turns = self.turns
        other.moves = self.moves
        other.barrier = self.barrier
        other.origin = self.origin

    def refused(self, seat: SeatNumber, action: Action) -> Refused:
        """Why a move was refused, in a sentence."""
        if self.actor < 0:
            return Refused("The game is over; nobody moves any more.", seat, action, "")
        self.check_seat(seat)
        step = self.step_of(seat)
        if step is None:
            deciding = " and ".join(f"seat {other}" for other in self.acting())
            return Refused(f"It is not seat {seat} that decides now, but {deciding}.", seat, action, "")
        if not 0 <= action < self.vocabulary.size:
            last = self.vocabulary.size - 1
            return Refused(f"There is no action {shown(action)}; {self.title} has 0 to {last}.", seat, action, "")
        rule = step.refusal(self, action)
        legal = self.in_words(self.options(seat))
        asked = self.vocabulary.tell(action)
        return Refused(f"{asked} is not legal now, see rule {rule}; legal are {legal}.", seat, action, rule)


def is_among(actions: list[Action], action: Action) -> bool:
    """Whether an ascending list has the action; some are long."""
    place = place_among(actions, action)
    return place < len(actions) and actions[place] == action


def place_among(actions: list[Action], action: Action) -> int:
    """Where the action is in an ascending list, or would have to be."""
    low: i64 = 0
    high: i64 = len(actions)
    while low < high:
        middle = low + high >> 1
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low
