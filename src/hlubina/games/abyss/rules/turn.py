"""A-2 and A-9: a turn from its beginning to its end, and the end of the game."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.steps import Step
from hlubina.games.abyss.actions import END_TURN, EXPLORE, PLOT, RECRUIT, SELL, SUPPORT
from hlubina.games.abyss.cards import LANDLORD, LORD_NAMES
from hlubina.games.abyss.rules.control import ControlKeys
from hlubina.games.abyss.rules.council import filled_stacks, support
from hlubina.games.abyss.rules.explore import can_reveal, reveal
from hlubina.games.abyss.rules.hands import MartialLaw, enforce_limit, martial_excess
from hlubina.games.abyss.rules.lords import trigger_end
from hlubina.games.abyss.rules.powers import usable_powers, use_power
from hlubina.games.abyss.rules.recruit import affordable, begin_payment
from hlubina.games.abyss.scoring import close_game
from hlubina.games.abyss.state import State


def begin_turn(state: State, seat: int) -> None:
    """A-2.1: the seat's turn begins; its action and the end of the turn wait on the stack."""
    state.turn = seat
    state.turns += 1
    state.bought = 0
    state.buyers = 0
    state.used = 0
    state.abandoned = 0
    if state.journal is not None:
        state.tell("turn_began", {"seat": seat})
    if state.works(seat, LANDLORD):
        state.gain_pearls(seat, state.cards.amount[LANDLORD])
    state.push(PassTurn(NOBODY))
    state.push(FinishTurn(seat))
    state.push(ChooseAction(seat))


def can_plot(state: State, seat: int) -> bool:
    """A-2.2: whether the seat can pay for one more lord at court, and there is a space and a lord for it."""
    return (
        state.pearls[seat] >= state.cards.plot_pearls
        and len(state.court) < state.cards.court_spaces
        and state.lord_deck.size() > 0
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(Step):
    """A-2.2, A-2.3: plot as often as you like, then one action."""

    def name(self) -> str:
        return "choose_action"

    def legal(self, state: State) -> list[int]:
        options: list[int] = []
        if can_plot(state, self.seat):
            options.append(PLOT)
        actions = 0
        if can_reveal(state):
            options.append(EXPLORE)
            actions += 1
        for race in filled_stacks(state):
            options.append(SUPPORT + race)
            actions += 1
        for lord in affordable(state, self.seat):
            options.append(RECRUIT + lord)
            actions += 1
        options += usable_powers(state, self.seat)
        if actions == 0:
            options.append(END_TURN)
        return options

    def answered(self, state: State, action: int) -> None:
        if action == PLOT:
            state.push(ChooseAction(self.seat))
            plot(state, self.seat)
        elif RECRUIT <= action < SELL:
            state.push(ChooseAction(self.seat))  # for the case that the payment is abandoned
            begin_payment(state, self.seat, action - RECRUIT)
        elif action == END_TURN:
            pass_by(state, self.seat)
        elif SELL <= action < END_TURN:
            state.push(ChooseAction(self.seat))
            use_power(state, self.seat, action)
        else:
            state.passes = 0
            state.push(ControlKeys(NOBODY))
            if action == EXPLORE:
                reveal(state)
            else:
                support(state, self.seat, action - SUPPORT)

    def refusal(self, state: State, action: int) -> str:
        """Each action has a rule of its own."""
        if action == PLOT:
            return "A-2.2"
        if SUPPORT <= action < RECRUIT:
            return "A-4.1"
        if RECRUIT <= action < SELL:
            return "A-5.7"
        if action == END_TURN:
            return "A-2.8"
        return "A-7.7" if SELL <= action < END_TURN else "A-2.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"pearls": state.pearls[self.seat]}


def pass_by(state: State, seat: int) -> None:
    """A-2.8: when all have passed in a row, nothing can happen any more."""
    if state.journal is not None:
        state.tell("passed", {"seat": seat})
    state.passes += 1
    if state.passes == state.seats:
        state.passes -= 1
        state.stack.cut(0)
        close_game(state)


def plot(state: State, seat: int) -> None:
    """A-2.2: the new lord lies on the free space farthest from the deck."""
    state.pearls[seat] -= state.cards.plot_pearls
    lord = state.own_lord_deck().draw()
    state.court.append(lord)
    state.turned_up()
    if state.journal is not None:
        state.tell("plotted", {"seat": seat, "lord": LORD_NAMES[lord]})


@mypyc_attr(acyclic=True, free_list_len=1)
class FinishTurn(Step):
    """A-2.5: abilities of this turn may still be used, then the limits of the hand apply."""

    def name(self) -> str:
        return "finish_turn"

    def legal(self, state: State) -> list[int]:
        options = usable_powers(state, self.seat)
        options.append(END_TURN)
        return options

    def answered(self, state: State, action: int) -> None:
        if action != END_TURN:
            state.push(FinishTurn(self.seat))
            use_power(state, self.seat, action)
            return
        if state.settings.martial_law:
            state.push(MartialCheck(NOBODY))
        enforce_limit(state, limited_seats(state, self.seat))

    def rule(self, state: State) -> str:
        return "A-2.5"


def limited_seats(state: State, seat: int) -> list[int]:
    """Whose hand the Commander limits at the end of this turn (A-3.14)."""
    seats = [seat]
    if state.settings.buyers_discard_at_end:
        for other in state.opponents(seat):
            if state.buyers >> other & 1:
                seats.append(other)
    return seats


class MartialCheck(Step):
    """A-2.9: a hand over the limit must be reduced."""

    def name(self) -> str:
        return "martial_check"

    def carried_out(self, state: State) -> None:
        if martial_excess(state, state.turn, 0) > 0:
            state.push(MartialLaw(state.turn, 0))


def court_ran_out(state: State) -> bool:
    """A-9.3: the other reading of how the lord deck ends the game."""
    return (
        state.settings.empty_deck_ends_game
        and state.lord_deck.size() == 0
        and len(state.court) < state.cards.court_spaces
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class PassTurn(Step):
    """The turn passes to the left, unless an extra turn is owed or the game is over (A-9.2)."""

    def name(self) -> str:
        return "pass_turn"

    def carried_out(self, state: State) -> None:
        if court_ran_out(state):
            trigger_end(state, "last_round_court")
        if state.extra_turns > 0:
            state.extra_turns = 0
            if state.finisher == NOBODY or state.settings.late_invoker:
                if state.journal is not None:
                    state.tell("extra_turn", {"seat": state.turn})
                begin_turn(state, state.turn)
                return
        following = (state.turn + 1) % state.seats
        if following == state.finisher:
            close_game(state)
        else:
            begin_turn(state, following)
