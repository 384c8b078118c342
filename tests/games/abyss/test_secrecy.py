"""Planted leaks of what Abyss hides: the checks of the kit must catch every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hlubina
from hlubina.core.chance import Chance
from tests.games.abyss.scene import player, table
from tests.games.words import answer
from tests.kit.secrecy import (
    CHANNELS,
    hidden_slots_that_never_vary,
    imagining_faults,
    journal_leaks,
    leaks,
    spectator_leaks,
)
from tests.kit.tables import play_at_random

Leak = Callable[[dict[str, Any]], object]


def position(ready: Callable[[dict[str, Any]], bool], **settings: str) -> hlubina.Game:
    """The first position of random games between three where the secret is at stake."""
    for seed in range(100):
        for game in play_at_random(hlubina.new("abyss", 3, seed, settings), seed):
            if ready(game.dump()):
                return game
    raise AssertionError("no game came to such a position")


def has_hands_and_council(data: dict[str, Any]) -> bool:
    council = sum(len(stack["cards"]) for stack in data["council"])
    return council > 8 and all(len(seat["hand"]["cards"]) > 1 for seat in data["players"])


def has_hidden_hands(data: dict[str, Any]) -> bool:
    return all(65535 not in seat["hand"]["known"] and len(seat["hand"]["cards"]) > 1 for seat in data["players"][1:])


def has_hidden_discards(data: dict[str, Any]) -> bool:
    return sum(known in (2, 4) for known in data["discard"]["known"]) > 1


def has_discard(data: dict[str, Any]) -> bool:
    return len(data["discard"]["cards"]) > 5


def has_tokens(data: dict[str, Any]) -> bool:
    return all(len(seat["tokens"]["cards"]) > 1 for seat in data["players"])


SECRETS: dict[str, tuple[Callable[[dict[str, Any]], bool], dict[str, str], Leak]] = {
    "council contents": (has_hands_and_council, {}, lambda data: data["council"]),
    "an opponent's hand": (has_hands_and_council, {}, lambda data: data["players"][1]["hand"]),
    "a hand after a hidden discard": (
        has_hidden_hands,
        {"hand_discards": "face_down", "memory": "perfect"},
        lambda data: data["players"][1]["hand"],
    ),
    "hidden discards": (
        has_hidden_discards,
        {"hand_discards": "face_down", "memory": "perfect"},
        lambda data: sorted(data["discard"]["cards"]),
    ),
    "the discard": (has_discard, {}, lambda data: sorted(data["discard"]["cards"])),
    "the next card": (has_hands_and_council, {}, lambda data: data["deck"]["cards"][-1]),
    "the next lord": (has_hands_and_council, {}, lambda data: data["lord_deck"]["cards"][-1]),
    "the next location": (has_hands_and_council, {}, lambda data: data["location_stack"]["cards"][-1]),
    "an opponent's tokens": (has_tokens, {}, lambda data: data["players"][1]["tokens"]["cards"]),
    "the sum of an opponent's tokens": (
        has_tokens,
        {},
        lambda data: sum(map(int, data["players"][1]["tokens"]["cards"])),
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("channel", ["view", "prompt", "options", "standing"])
def test_a_planted_leak_is_caught_on_every_channel(secret: str, channel: str) -> None:
    ready, settings, leak = SECRETS[secret]
    game = position(ready, **settings)

    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        return [CHANNELS[channel](game, viewer), leak(game.dump())]

    assert leaks(game, 0, CHANNELS, samples=8) == []
    assert channel in leaks(game, 0, {**CHANNELS, channel: leaky}, samples=8)
    assert spectator_leaks(game, CHANNELS) == []
    assert channel in spectator_leaks(game, {**CHANNELS, channel: leaky}, samples=8)


@pytest.mark.parametrize("secret", SECRETS)
def test_imagining_that_knows_the_truth_is_caught(secret: str) -> None:
    ready, settings, _ = SECRETS[secret]
    game = position(ready, **settings)

    def truth(game: hlubina.Game, seat: int, chance: Chance) -> hlubina.Game:
        return game.copy()

    assert imagining_faults(game, 0) == []
    assert hidden_slots_that_never_vary(game, 0) == []
    assert imagining_faults(game, 0, truth)
    assert hidden_slots_that_never_vary(game, 0, truth)


def jailed() -> hlubina.Game:
    """Two opponents of the Jailer choose at the same time, and seat 1 has chosen."""
    game = table(
        player(hand="crab_5 squid_1 jellyfish_2"),
        player(hand="crab_1 crab_2 crab_3"),
        player(hand="squid_2 squid_3"),
        court="jailer keeper reaper miller",
    )
    answer(game, "recruit jailer", "pay")
    game.take(1, game.vocabulary.encode("ally", "crab_2"))
    return game


def test_a_leak_of_what_another_has_chosen_at_the_same_time_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        data: Any = game.dump()
        return data["players"][1]["marked"]

    game = jailed()
    assert game.acting() == [2]
    assert leaks(game, 2, CHANNELS, samples=8) == []
    assert "view" in leaks(game, 2, {**CHANNELS, "view": leaky}, samples=8)


def test_a_journal_that_tells_drawn_tokens_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        assert game.journal is not None
        return [{**event.facts, **event.secrets} for event in game.journal.events]

    caught = 0
    for seed in range(12):
        record = hlubina.play(hlubina.new("abyss", 2, seed), ["random", "random"])
        for start, (mover, action) in enumerate(record.moves):
            if hlubina.title("abyss").vocabulary.decode(action).name == "reward":
                before = hlubina.replay(record, start)
                caught += len(journal_leaks(before, 1 - mover, record.moves[start : start + 1], leaky))
                assert journal_leaks(before, 1 - mover, record.moves[start : start + 1]) == []
    assert caught > 0
