"""H-11: victory and defeat, and how it stands."""

from __future__ import annotations

from hlubina.core.game import NOBODY
from hlubina.core.outcome import Line, Outcome
from hlubina.games.heroes.names import LOST, ROOMS, WON
from hlubina.games.heroes.state import State


def win(state: State) -> None:
    """H-9.3: the last card of the second wave is resolved and the chest of the vault is closed."""
    finish(state, WON)


def lose(state: State) -> None:
    """H-11.4: the chest of value 4 is open."""
    finish(state, LOST)


def finish(state: State, result: int) -> None:
    state.stack.cut(0)
    state.result = result
    if state.journal is not None:
        state.tell("won" if result == WON else "lost", {})


def cards_survived(state: State) -> int:
    """Enemy cards behind the players, of both waves; the one that brought defeat was not survived."""
    revealed = (state.wave - 1) * state.scenario.deck_size() + len(state.enemy_discard)
    return revealed - 1 if state.result == LOST else revealed


def chests_kept(state: State) -> int:
    """The values of the chests that nobody has opened."""
    total = 0
    for room in range(ROOMS):
        total += state.chests[room]
    return total


def outcome(state: State) -> Outcome:
    """H-11.5: all win or lose together; the lines tell how far they came and what they kept."""
    lines = [
        Line("cards", [cards_survived(state)] * state.seats),
        Line("chests", [chests_kept(state)] * state.seats),
    ]
    over = state.actor == NOBODY
    return Outcome(over, lines, [], together=True, won=state.result == WON if over else None)
