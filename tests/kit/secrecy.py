"""Who may know what, checked from outside: positions that differ only in what a viewer may not know must look the same.

A channel is anything that leaves the engine towards a viewer. The checks take the channels as arguments, so that a leak
can be planted and must be caught.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import hlubina
from hlubina.core.chance import Chance, stream

Viewer = int | None
Channel = Callable[[hlubina.Game, Viewer], object]
Imagine = Callable[[hlubina.Game, int, Chance], hlubina.Game]


def prompt_channel(game: hlubina.Game, viewer: Viewer) -> object:
    prompt = game.prompt(viewer)
    return None if prompt is None else prompt.to_dict()


def options_channel(game: hlubina.Game, viewer: Viewer) -> object:
    return [] if viewer is None else game.options(viewer)


def refusal_channel(game: hlubina.Game, viewer: Viewer) -> object:
    """What an illegal try of every kind is answered with; of a long vocabulary every few actions are tried."""
    if viewer is None:
        return None
    told: list[str] = []
    legal = game.options(viewer)
    for action in range(-1, game.vocabulary.size + 1, 1 + game.vocabulary.size // 152):
        if action not in legal:
            try:
                game.take(viewer, action)
            except hlubina.Refused as refusal:
                told.append(f"{refusal.rule} {refusal}")
    return told


def journal_channel(game: hlubina.Game, viewer: Viewer) -> object:
    return [] if game.journal is None else game.journal.forms(viewer)


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
    return json.dumps(channel(game, viewer), sort_keys=True).encode()


def real_imagine(game: hlubina.Game, seat: int, chance: Chance) -> hlubina.Game:
    return game.imagine(seat, chance)


def leaks(game: hlubina.Game, seat: int, channels: dict[str, Channel], samples: int = 3) -> list[str]:
    """The channels that tell the seat the true position from an imagined one."""
    found: list[str] = []
    for sample in range(samples):
        dream = game.imagine(seat, stream(sample, "secrecy"))
        for name, channel in channels.items():
            if name != "journal" and said(channel, game, seat) != said(channel, dream, seat):
                found.append(name)
    return found


def spectator_leaks(game: hlubina.Game, channels: dict[str, Channel], samples: int = 3) -> list[str]:
    """The channels that tell a spectator apart what any seat could not; a spectator knows no more than each seat."""
    found: list[str] = []
    for sample in range(samples):
        for seat in range(game.seats):
            dream = game.imagine(seat, stream(sample, "spectator"))
            for name, channel in channels.items():
                if name != "journal" and said(channel, game, None) != said(channel, dream, None):
                    found.append(name)
    return found


def journal_leaks(
    game: hlubina.Game, seat: int, moves: list[tuple[int, int]], channel: Channel = journal_channel
) -> list[str]:
    """Re-deal what the seat does not know, let both games go on with the same moves, and compare what it is told.

    The moves are followed only as long as both games offer the same to everybody: until then nothing the seat may
    know has come apart.
    """
    found: list[str] = []
    truth, dream = game.copy(), game.imagine(seat, stream(9, "journal"))
    truth.listen()
    dream.listen()
    for mover, action in moves:
        if said(CHANNELS["view"], truth, seat) != said(CHANNELS["view"], dream, seat):
            break
        if action not in truth.options(mover) or action not in dream.options(mover):
            break
        truth.take(mover, action)
        dream.take(mover, action)
        if said(CHANNELS["view"], truth, seat) == said(CHANNELS["view"], dream, seat) and said(
            channel, truth, seat
        ) != said(channel, dream, seat):
            found.append("journal")
    return found


def imagining_faults(game: hlubina.Game, seat: int, imagine: Imagine = real_imagine) -> list[str]:
    """What is wrong with imagining: it shows the truth, or what it gives depends on what the seat cannot know."""
    faults: list[str] = []
    other = game.imagine(seat, stream(77, "another truth"))
    for sample in range(4):
        one = imagine(game, seat, stream(sample, "sample"))
        two = imagine(other, seat, stream(sample, "sample"))
        if one.dump() != two.dump():
            faults.append("two true positions with equal views give different samples")
        if one.origin is not None:
            faults.append("an imagined position carries the seed")
        if one.view(seat) != game.view(seat):
            faults.append("an imagined position looks different to its own seat")
    return faults


def hidden_slots_that_never_vary(game: hlubina.Game, seat: int, imagine: Imagine = real_imagine) -> list[str]:
    """Places of hidden cards that are the same in every sample although several cards could lie there."""
    samples = [flat(imagine(game, seat, stream(number, "vary")).dump()) for number in range(30)]
    truth = flat(game.dump())
    stuck: list[str] = []
    for group in hidden_groups(game, seat):
        cards = [truth[slot] for slot in group]
        if len(set(cards)) < 2:
            continue
        stuck += [slot for slot in group if len({sample[slot] for sample in samples}) < 2]
    return stuck


def hidden_groups(game: hlubina.Game, seat: int) -> list[list[str]]:
    """The slots whose cards the seat does not know, by deck, found through the masks in the dump."""
    return [
        [f"{path}/cards/{index}" for index, known in enumerate(masks) if not known >> seat & 1]
        for path, masks in decks_in(game.dump())
    ]


def decks_in(data: object, path: str = "") -> list[tuple[str, list[int]]]:
    """Every deck in plain data, with its masks."""
    if isinstance(data, dict):
        if data.keys() == {"cards", "known"}:
            return [(path, data["known"])]
        return [deck for name, part in data.items() for deck in decks_in(part, f"{path}/{name}")]
    if isinstance(data, list):
        return [deck for index, part in enumerate(data) for deck in decks_in(part, f"{path}/{index}")]
    return []


def flat(data: object, path: str = "") -> dict[str, object]:
    """Plain data as paths with values."""
    if isinstance(data, dict):
        return {key: value for name, part in data.items() for key, value in flat(part, f"{path}/{name}").items()}
    if isinstance(data, list):
        return {key: value for index, part in enumerate(data) for key, value in flat(part, f"{path}/{index}").items()}
    return {path: data}
