"""C-2 and C-5: a turn. Recruit one lord from the deck or a whole pile, then place what was recruited."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.journal import Fact
from hlubina.core.native import mypyc_attr
from hlubina.core.prompts import GATHER, ORDER
from hlubina.core.steps import Step
from hlubina.core.vocabulary import distinct
from hlubina.games.conspiracy.actions import DRAW, FIT_LORD, KEEP_LORD, PLACE_LORD, TAKE_PILE
from hlubina.games.conspiracy.cards import COLOURS, KINDS, LORD_NAMES
from hlubina.games.conspiracy.rules.lords import place_lord
from hlubina.games.conspiracy.state import State, names


@mypyc_attr(acyclic=True, free_list_len=1)
class PassTurn(Step):
    """The turn is over: the next player's begins, or the game ends (C-7.1)."""

    def name(self) -> str:
        return "pass_turn"

    def carried_out(self, state: State) -> None:
        if state.aside:
            for lord in state.aside:
                state.discard_lord(lord)
            state.aside = []
        following = (state.turn + 1) % state.seats
        if following == state.finisher:
            if state.journal is not None:
                state.tell("game_over", {})
            return
        begin_turn(state, following)


def begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.turns += 1
    if state.forcer == seat:  # C-5.1: until the owner's next turn
        state.forcer = NOBODY
        state.forcing = 0
    if state.journal is not None:
        state.tell("turn_began", {"seat": seat})
        if forced_draw(state, seat) > 0:
            state.tell("must_draw", {"seat": seat, "count": forced_draw(state, seat), "by": state.forcer})
    state.push(PassTurn(NOBODY))
    state.push(Recruit(seat))


def forced_draw(state: State, seat: int) -> int:
    """How many lords a forcing location makes the seat draw, 0 for none (C-5.1, C-5.4)."""
    if state.forcing == 0 or state.forcer == seat:
        return 0
    return min(state.forcing, state.drawable_lords())


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruit(Step):
    """C-2.1: decide how many lords to draw, or which pile to take."""

    def name(self) -> str:
        return "recruit"

    def legal(self, state: State) -> list[int]:
        forced = forced_draw(state, self.seat)
        if forced > 0:
            return [DRAW + forced - 1]
        options: list[int] = []
        for count in range(min(3, state.drawable_lords())):
            options.append(DRAW + count)
        piles = state.piles
        for colour in range(5):
            if piles[colour]:
                options.append(TAKE_PILE + colour)
        return options

    def answered(self, state: State, action: int) -> None:
        if TAKE_PILE <= action < KEEP_LORD:
            take_pile(state, self.seat, action - TAKE_PILE)
        else:
            draw_lords(state, self.seat, action - DRAW + 1)

    def rule(self, state: State) -> str:
        return "C-5.1" if forced_draw(state, self.seat) > 0 else "C-2.1"

    def about(self, state: State) -> dict[str, Fact]:
        return {"place": state.filled[self.seat] + 1, "drawable": min(3, state.drawable_lords())}


def draw_lords(state: State, seat: int, count: int) -> None:
    for _ in range(count):
        state.drawn_lords.append(state.draw_lord())
    if state.journal is not None:
        state.tell("drew_lords", {"seat": seat, "count": count, "lords": names(state.drawn_lords)})
    state.push(KeepLord(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepLord(Step):
    """C-2.1: keep exactly one of the drawn lords."""

    def name(self) -> str:
        return "keep_lord"

    def legal(self, state: State) -> list[int]:
        return distinct(KEEP_LORD, state.drawn_lords)

    def answered(self, state: State, action: int) -> None:
        kept = action - KEEP_LORD
        rest = state.drawn_lords
        rest.remove(kept)
        if state.journal is not None and rest:
            state.tell("kept_lord", {"seat": self.seat, "lord": LORD_NAMES[kept], "lords": names(rest)})
        for lord in rest:  # C-2.2: before the kept one is placed
            state.discard_lord(lord)
        rest.clear()
        state.held.append(kept)
        state.push(PlaceLords(self.seat))

    def rule(self, state: State) -> str:
        return "C-2.1"

    def about(self, state: State) -> dict[str, Fact]:
        forced = state.forcing > 0 and state.forcer != self.seat
        return {"count": len(state.drawn_lords), "forced": int(forced)}


def take_pile(state: State, seat: int, colour: int) -> None:
    pile = state.piles[colour]
    fitting = state.free_places(seat)
    if state.journal is not None:
        state.tell("took_pile", {"seat": seat, "colour": COLOURS[colour], "lords": names(pile)})
    if len(pile) > fitting:
        state.push(FitLords(seat, colour, 0))
        return
    state.held = state.own_pile(colour)
    state.piles[colour] = []
    state.push(PlaceLords(seat))


class FitLords(Step):
    """C-2.4: a pile is larger than the free places; choose those that fit, the lowest number first."""

    def __init__(self, seat: int, colour: int, lowest: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.lowest = lowest

    def name(self) -> str:
        return "fit_lords"

    def kind(self) -> str:
        return GATHER

    def numbers(self) -> list[int]:
        return [self.seat, self.colour, self.lowest]

    def fits(self, state: State) -> bool:
        return 0 <= self.colour < len(COLOURS) and 0 <= self.lowest < KINDS

    def missing(self, state: State) -> int:
        return state.free_places(self.seat) - len(state.held)

    def legal(self, state: State) -> list[int]:
        candidates = sorted(lord for lord in state.piles[self.colour] if lord >= self.lowest)
        enough = len(candidates) - self.missing(state) + 1  # from these on, too few would be left to choose from
        return distinct(FIT_LORD, candidates[:enough])

    def answered(self, state: State, action: int) -> None:
        lord = action - FIT_LORD
        pile = state.own_pile(self.colour)
        pile.remove(lord)
        state.held.append(lord)
        if self.missing(state) > 0:
            state.push(FitLords(self.seat, self.colour, lord))
            return
        if state.journal is not None:
            state.tell("left_in_pile", {"seat": self.seat, "lords": names(pile)})
        if state.setting("pile_leftovers_and_reshuffle", "no_they_return_afterwards"):
            state.aside = pile[:]
            pile.clear()
        state.push(PlaceLords(self.seat))

    def rule(self, state: State) -> str:
        return "C-2.4"

    def about(self, state: State) -> dict[str, Fact]:
        return {"missing": self.missing(state)}


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceLords(Step):
    """C-2.3: which of the held lords comes next."""

    def name(self) -> str:
        return "place_lords"

    def kind(self) -> str:
        return ORDER

    def legal(self, state: State) -> list[int]:
        return distinct(PLACE_LORD, state.held)

    def answered(self, state: State, action: int) -> None:
        lord = action - PLACE_LORD
        state.held.remove(lord)
        if state.held:
            state.push(PlaceLords(self.seat))
        place_lord(state, self.seat, lord)

    def rule(self, state: State) -> str:
        return "C-2.3"

    def about(self, state: State) -> dict[str, Fact]:
        return {"count": len(state.held), "place": state.filled[self.seat] + 1}
