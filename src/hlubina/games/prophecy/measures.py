"""What the lab wants to know of a game that is over: how long it took, and how often the palace was reached."""

from __future__ import annotations

from typing import Final

from hlubina.core.journal import Event
from hlubina.games.prophecy.names import CARD_NAMES, GREATER, OBSTACLE
from hlubina.games.prophecy.state import State

SERIOUS: Final = 5  # bubbles: with fewer nobody means to come to the palace


def measures(state: State) -> dict[str, int]:
    """Rounds, and of all who entered the Water Realm with enough air how many came to the palace."""
    tries = 0
    reached = 0
    under_way: list[object] = []
    guardians = CARD_NAMES[GREATER:OBSTACLE]
    for event in [] if state.journal is None else state.journal.events:
        seat = event.facts.get("seat")
        if event.name == "entered_water" and is_serious(event):
            tries += 1
            under_way.append(seat)
        elif seat in under_way:
            arrived = event.name == "gained_pearl" or (
                event.name == "fight_began" and event.facts.get("card") in guardians
            )
            if arrived or event.name == "came_ashore" or event.name == "died":
                under_way.remove(seat)
                reached += 1 if arrived else 0
    return {"rounds": state.round, "palace_tries": tries, "palace_reached": reached}


def is_serious(event: Event) -> bool:
    bubbles = event.facts.get("count")
    return isinstance(bubbles, int) and bubbles >= SERIOUS
