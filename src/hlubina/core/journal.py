"""The journal tells what happened. Rules write to it only when somebody listens, so a simulation pays nothing."""

from __future__ import annotations

from hlubina.core.aliases import Mask, SeatNumber
from hlubina.core.knowledge import EVERYBODY, bit

Fact = int | str | list[str]


class Statement:
    """What people are told, as a name and facts, from which each language makes a sentence of its own.

    It may be an event, a plan (what a player aims at next, told to partners) or a reason (what a seat had to believe of
    the others, and what spoke for an answer, told after the game). The sentence in the game's catalogue is accordingly
    `event-NAME`, `plan-NAME` or `reason-NAME`.
    """

    def __init__(self, name: str, facts: dict[str, Fact]) -> None:
        self.name = name
        self.facts = facts

    def __repr__(self) -> str:
        return f"<Statement {self.name}: {self.facts}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Statement, (self.name, self.facts)

    def to_dict(self) -> dict[str, object]:
        return {"name": self.name, "facts": self.facts}

    def flat(self, kind: str) -> dict[str, Fact]:
        """The same without a table in a table: the name as a fact called `kind`, beside the others."""
        form: dict[str, Fact] = {kind: self.name}
        form.update(self.facts)
        return form


class Event(Statement):
    """One thing that happened: facts for everybody, and secrets for the seats in `knowers`.

    Where one move brings a chain of events, `scene` is what everybody saw changed since the one before.
    """

    def __init__(self, name: str, facts: dict[str, Fact], secrets: dict[str, Fact], knowers: Mask) -> None:
        super().__init__(name, facts)
        self.secrets = secrets
        self.knowers = knowers
        self.scene: dict[str, object] = {}

    def __repr__(self) -> str:
        """Without the values of the secrets."""
        told = [f"{name}={value!r}" for name, value in self.facts.items()]
        told += [f"{name} is secret" for name in self.secrets]
        return f"<Event {self.name}{': ' if told else ''}{', '.join(told)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return event_of, (self.name, self.facts, self.secrets, self.knowers, self.scene)

    def seen_by(self, viewer: SeatNumber | None) -> dict[str, Fact]:
        """The event as the viewer may see it; None is a spectator. `hidden` names what is kept from the viewer."""
        seen = self.flat("event")
        if self.knowers & bit(viewer):
            seen.update(self.secrets)
        elif self.secrets:
            seen["hidden"] = sorted(self.secrets)
        return seen


def event_of(
    name: str, facts: dict[str, Fact], secrets: dict[str, Fact], knowers: Mask, scene: dict[str, object]
) -> Event:
    """An event with its scene."""
    event = Event(name, facts, secrets, knowers)
    event.scene = scene
    return event


class Journal:
    """The events of a game, in order; `scenes` says whether somebody wants to see them one by one."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.scenes = False
        self.picture: object | None = None  # what was seen at the last event, for the next scene

    def copy(self) -> Journal:
        """A journal that goes on by itself from here."""
        copy = Journal()
        copy.events = self.events[:]
        copy.scenes = self.scenes
        copy.picture = self.picture
        return copy

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Tell everybody."""
        self.events.append(Event(name, facts, {}, EVERYBODY))

    def whisper(self, name: str, facts: dict[str, Fact], secrets: dict[str, Fact], knowers: Mask) -> None:
        """Tell the facts to everybody, the secrets only to those who may know them."""
        self.events.append(Event(name, facts, secrets, knowers))

    def seen_by(self, viewer: SeatNumber | None, since: int = 0) -> list[dict[str, Fact]]:
        """All events from that one on as the viewer may see them."""
        return [event.seen_by(viewer) for event in self.events[since:]]
