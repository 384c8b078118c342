"""Who may know what, checked from outside: positions that differ only in what a viewer may not know must look the same.

A channel is anything that leaves the engine towards a viewer. The checks take the channels as arguments, so that a leak
can be planted and must be caught.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import get_args, get_type_hints, is_typeddict

import hlubina
from hlubina.core.chance import Chance, stream
from hlubina.core.shown import FaceUp, Thrown
from hlubina.views import shown_types
from tests.kit.tables import ENCODER

Viewer = int | None
Channel = Callable[[hlubina.Game, Viewer], object]
Imagine = Callable[[hlubina.Game, int, Chance], hlubina.Game]

TRIES = 16  # actions that are not legal, at one position by one seat
SAMPLES = 30  # of imagined positions, at most, until every hidden card has been another one


def prompt_channel(game: hlubina.Game, viewer: Viewer) -> object:
    prompt = game.prompt(viewer)
    return None if prompt is None else prompt.to_dict()


def options_channel(game: hlubina.Game, viewer: Viewer) -> object:
    return [] if viewer is None else [game.options(viewer), game.interjections(viewer)]


def refusal_channel(game: hlubina.Game, viewer: Viewer) -> object:
    """By which rule every action that is not legal would be refused, and of some the whole answer to a try.

    Which are tried changes from move to move, so that in the course of a game each of them is.
    """
    if viewer is None:
        return None
    step = game.step_of(viewer)
    legal = {*game.options(viewer), *game.interjections(viewer)}
    size = game.vocabulary.size
    rules = [step.refusal(game, action) for action in range(size) if action not in legal] if step is not None else []
    told: list[str] = []
    stride = 1 + size // TRIES
    for action in range(game.moves % stride - 1, size + 1, stride):
        if action not in legal:
            try:
                game.take(viewer, action)
            except hlubina.Refused as refusal:
                told.append(f"{refusal.rule} {refusal}")
    return rules, told


def journal_channel(game: hlubina.Game, viewer: Viewer) -> object:
    return [] if game.journal is None else game.journal.seen_by(viewer)


CHANNELS: dict[str, Channel] = {
    "view": lambda game, viewer: game.view(viewer),
    "prompt": prompt_channel,
    "options": options_channel,
    "refusals": refusal_channel,
    "journal": journal_channel,
    "standing": lambda game, viewer: game.standing(viewer).to_dict(),
    "acting": lambda game, viewer: game.acting(),
    "progress": lambda game, viewer: game.progress(),
}


def said(channel: Channel, game: hlubina.Game, viewer: Viewer) -> bytes:
    return ENCODER.encode(channel(game, viewer))


def all_said(channels: dict[str, Channel], game: hlubina.Game, viewer: Viewer) -> dict[str, bytes]:
    """What every channel tells the viewer, but for the journal, which tells of the way there."""
    return {name: said(channel, game, viewer) for name, channel in channels.items() if name != "journal"}


def apart(truth: dict[str, bytes], dream: dict[str, bytes]) -> list[str]:
    """The channels that tell one from the other."""
    return [name for name in truth if truth[name] != dream[name]]


def real_imagine(game: hlubina.Game, seat: int, chance: Chance) -> hlubina.Game:
    return game.imagine(seat, chance)


def leaks(game: hlubina.Game, seat: int, channels: dict[str, Channel], samples: int = 3) -> list[str]:
    """The channels that tell the seat the true position from an imagined one."""
    truth = all_said(channels, game, seat)
    found: list[str] = []
    for sample in range(samples):
        dream = game.imagine(seat, stream(sample, "secrecy"))
        found += apart(truth, all_said(channels, dream, seat))
    return found


def spectator_leaks(game: hlubina.Game, channels: dict[str, Channel], samples: int = 3) -> list[str]:
    """The channels that tell a spectator apart what any seat could not; a spectator knows no more than each seat."""
    truth = all_said(channels, game, None)
    found: list[str] = []
    for sample in range(samples):
        for seat in range(game.seats):
            dream = game.imagine(seat, stream(sample, "spectator"))
            found += apart(truth, all_said(channels, dream, None))
    return found


def journal_leaks(
    game: hlubina.Game, seat: int, moves: list[tuple[int, int]], channel: Channel = journal_channel
) -> list[str]:
    """Re-deal what the seat does not know, let both games go on with the same moves, and compare what it is told.

    Each has a future of its own, so that what is shuffled on the way must stay hidden too; but dice lie open on the
    table: where they fall apart, the games are compared once more, throwing alike.
    """
    truth, dream = game.copy(), game.imagine(seat, stream(9, "journal"))
    found, alike = told_apart(truth, dream, seat, moves, channel)
    if not alike:
        truth, dream = game.copy(), game.imagine(seat, stream(9, "journal"))
        dream.chance = truth.chance.copy()
        found += told_apart(truth, dream, seat, moves, channel)[0]
    return found


def told_apart(
    truth: hlubina.Game, dream: hlubina.Game, seat: int, moves: list[tuple[int, int]], channel: Channel
) -> tuple[list[str], bool]:
    """What tells the games apart, and whether the same dice were thrown in both; from there on nothing is compared.

    The moves are followed only as long as both games offer the same to everybody and have shown everybody the same
    cards, also those that lie face down again: until then nothing the seat may know has come apart.
    """
    found: list[str] = []
    truth.listen()
    dream.listen()
    alike = truth.view(seat) == dream.view(seat)
    for mover, action in moves:
        if not alike or action not in truth.options(mover) or action not in dream.options(mover):
            break
        truth.take(mover, action)
        dream.take(mover, action)
        if openly(truth, Thrown) != openly(dream, Thrown):
            return found, False
        if openly(truth, FaceUp) != openly(dream, FaceUp):
            break
        alike = truth.view(seat) == dream.view(seat)
        if alike and said(channel, truth, seat) != said(channel, dream, seat):
            found.append("journal")
    return found, True


def openly(game: hlubina.Game, mark: object) -> list[object]:
    """All facts of this kind, dice or cards, that everybody has seen."""
    assert game.journal is not None
    return [
        form[fact]
        for event, form in zip(game.journal.events, game.journal.seen_by(None), strict=True)
        for fact in facts_marked(game.title, mark)[event.name]
        if fact in form
    ]


@cache
def facts_marked(name: str, mark: object) -> dict[str, list[str]]:
    """The facts of each event that the game declares to be of this kind."""
    events = get_type_hints(shown_types(name).Events)
    return {
        event: [fact for fact, kind in get_type_hints(facts, include_extras=True).items() if is_marked(kind, mark)]
        if is_typeddict(facts)
        else []
        for event, facts in events.items()
    }


def is_marked(kind: object, mark: object) -> bool:
    """Also where it may be missing, or is one of several."""
    return kind == mark or any(is_marked(part, mark) for part in get_args(kind))


def imagining_faults(game: hlubina.Game, seat: int, imagine: Imagine = real_imagine) -> list[str]:
    """What is wrong with imagining: it shows the truth, or what it gives depends on what the seat cannot know."""
    faults: list[str] = []
    other = game.imagine(seat, stream(77, "another truth"))
    view = game.view(seat)
    for sample in range(4):
        one = imagine(game, seat, stream(sample, "sample"))
        two = imagine(other, seat, stream(sample, "sample"))
        if one.dump() != two.dump():
            faults.append("two true positions with equal views give different samples")
        if one.origin is not None:
            faults.append("an imagined position carries the seed")
        if one.view(seat) != view:
            faults.append("an imagined position looks different to its own seat")
    return faults


def hidden_slots_that_never_vary(game: hlubina.Game, seat: int, imagine: Imagine = real_imagine) -> list[str]:
    """Places of hidden cards that are the same in every sample although several cards could lie there."""
    met: dict[tuple[str, int], int] = {}
    fixed = [(path, slot) for path, slots, cards in hidden_groups(game, seat) if len(cards) > 1 for slot in slots]
    for number in range(SAMPLES):
        if not fixed:
            break
        decks = decks_in(imagine(game, seat, stream(number, "vary")).dump())
        fixed = [place for place in fixed if met.setdefault(place, card_at(decks, place)) == card_at(decks, place)]
    return [f"{path}/cards/{slot}" for path, slot in fixed]


def card_at(decks: dict[str, dict[str, list[int]]], place: tuple[str, int]) -> int:
    path, slot = place
    return decks[path]["cards"][slot]


def hidden_groups(game: hlubina.Game, seat: int) -> list[tuple[str, list[int], set[int]]]:
    """The slots whose cards the seat does not know, by deck, found through the masks in the dump; with those cards."""
    found = []
    for path, deck in decks_in(game.dump()).items():
        slots = [slot for slot, known in enumerate(deck["known"]) if not known >> seat & 1]
        found.append((path, slots, {deck["cards"][slot] for slot in slots}))
    return found


def decks_in(data: object, path: str = "") -> dict[str, dict[str, list[int]]]:
    """Every deck in plain data, by its path."""
    if isinstance(data, dict) and data.keys() == {"cards", "known"}:
        return {path: data}
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    inside = [(name, part) for name, part in parts if isinstance(part, dict | list)]
    return {place: deck for name, part in inside for place, deck in decks_in(part, f"{path}/{name}").items()}
