"""Planted leaks of what Passengers hides: the checks of the kit must catch every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hlubina
from hlubina.core.chance import Chance, stream
from tests.games.passengers.scene import deal, place, take_gifts
from tests.games.words import answer
from tests.kit.marks import rule
from tests.kit.secrecy import CHANNELS, imagining_faults, journal_leaks, leaks, said, spectator_leaks
from tests.kit.tables import play_at_random

Data = dict[str, Any]
Leak = Callable[[Data], object]


def position(seats: int, ready: Callable[[hlubina.Game], bool], **settings: str) -> hlubina.Game:
    """The first position of random games where the secret is at stake."""
    for seed in range(100):
        for game in play_at_random(hlubina.new("passengers", seats, seed, settings), seed):
            if ready(game):
                return game
    raise AssertionError("no game came to such a position")


def second_round(game: hlubina.Game) -> bool:
    view = game.view(None)
    return bool(view["round"] == 2 and view["phase"] == "placement")


def hidden_shadow(game: hlubina.Game) -> bool:
    return second_round(game) and game.view(0)["passengers"][0]["card"] is None


def voting(game: hlubina.Game) -> bool:
    players = game.view(None)["players"]
    return bool(game.view(None)["phase"] == "vote" and players[1]["voted"] and not players[0]["voted"])


def shuffled(game: hlubina.Game) -> bool:
    return bool(game.dump()["shuffles"])


def exchanged(game: hlubina.Game) -> bool:
    """Others have exchanged cards."""
    return any(entry["how"] == "exchanged" and 0 not in entry["seats"] for entry in game.view(None)["seen"])


def shown(game: hlubina.Game) -> bool:
    return any(entry["how"] == "showed" and 0 not in entry["seats"] for entry in game.view(None)["seen"])


SECRETS: dict[str, tuple[int, Callable[[hlubina.Game], bool], dict[str, str], Leak]] = {
    "a hand": (5, second_round, {}, lambda data: data["table"]["hands"][1]),
    "a loyalty": (6, second_round, {}, lambda data: data["deal"]["loyalty"][1]),
    "what was placed": (5, second_round, {}, lambda data: data["table"]["boats"][:2]),
    "what was dealt": (5, second_round, {}, lambda data: data["deal"]["hands"][2]),
    "how often a card is held": (5, second_round, {}, lambda data: len(set(data["table"]["hands"][1]))),
    "the next shadow": (4, second_round, {}, lambda data: data["deal"]["shadows"][3]),
    "a shadow that was laid": (4, hidden_shadow, {}, lambda data: data["deal"]["shadows"][0]),
    "a vote that is not shown": (5, voting, {"talk": "off"}, lambda data: data["history"]),
    "the outcome of a shuffle": (6, shuffled, {"gift_set": "III"}, lambda data: data["shuffles"]),
    "an exchanged card": (6, exchanged, {"gift_set": "III"}, lambda data: data["history"]),
    "a shown card": (6, shown, {"gift_set": "I"}, lambda data: data["history"]),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_a_planted_leak_is_caught_on_every_channel(secret: str) -> None:
    seats, ready, settings, leak = SECRETS[secret]
    game = position(seats, ready, **settings)
    assert leaks(game, 0, CHANNELS, samples=6) == []
    assert spectator_leaks(game, CHANNELS, samples=1) == []
    for channel in ("view", "prompt", "options", "standing", "acting", "progress"):

        def leaky(game: hlubina.Game, viewer: int | None, channel: str = channel) -> object:
            return [CHANNELS[channel](game, viewer), leak(game.dump())]

        assert channel in leaks(game, 0, {channel: leaky}, samples=24)


@pytest.mark.parametrize("secret", SECRETS)
def test_imagining_that_knows_the_truth_is_caught(secret: str) -> None:
    seats, ready, settings, _ = SECRETS[secret]
    game = position(seats, ready, **settings)

    def truth(game: hlubina.Game, seat: int, chance: Chance) -> hlubina.Game:
        return game.copy()

    assert imagining_faults(game, 0) == []
    assert imagining_faults(game, 0, truth)


@rule("P-8.2")
def test_who_has_voted_is_seen_but_not_for_what() -> None:
    """Positions that differ only in locked votes look alike to everybody else."""
    games = []
    for boat in ("raven", "wolf"):
        game = take_gifts(deal(5, listen=True), "potion", "scroll", "mask", "bell", "hamsa")
        while game.view(None)["phase"] != "vote":
            game.take(game.acting()[0], game.options(game.acting()[0])[0])
        games.append(answer(game, f"vote {boat}", seat=3))
    one, two = games
    for channel in CHANNELS.values():
        for viewer in (None, 0, 1, 2, 4):
            assert said(channel, one, viewer) == said(channel, two, viewer)
    assert said(CHANNELS["view"], one, 3) != said(CHANNELS["view"], two, 3)


@rule("P-8.2", "P-11.9")
def test_who_has_picked_a_card_is_seen_but_not_which() -> None:
    games = []
    for card in ("soul_blue", "demon_green"):
        game = deal(5, listen=True)
        place(game, "Sg raven 3", "Sb raven 1", "Sr wolf 1", "Sg wolf 2", "Sr wolf 4")
        answer(game, "player 1", "player 2")
        games.append(answer(game, f"card {card}", seat=2))
    one, two = games
    for channel in CHANNELS.values():
        for viewer in (None, 0, 1, 3, 4):
            assert said(channel, one, viewer) == said(channel, two, viewer)


@rule("P-8.2")
@pytest.mark.parametrize("viewer", [None, 0, 1, 3, 4])
def test_hands_that_differ_look_alike_to_others(viewer: int | None) -> None:
    """Equal cards or different ones: sizes, questions, order and refusals are the same."""
    hands = ["Sg Sr Db", "Sb Sg Dr", "Sr Sr Dg", "Sg Dr Db", "Sr Dg Db"]
    other = [*hands[:2], "Sr Sb Dg", *hands[3:]]
    games = [deal(5, *given, coin=2, listen=True, talk="on") for given in (hands, other)]
    for _ in range(40):
        for channel in CHANNELS.values():
            assert said(channel, games[0], viewer) == said(channel, games[1], viewer)
        assert games[0].acting() == games[1].acting()
        seat = games[0].acting()[0]
        options = games[0].options(seat)
        if seat == 2:
            assert len(options) == len(games[1].options(2))
        if options[0] not in games[1].options(seat):
            break
        for game in games:
            game.take(seat, options[0])
        if games[0].view(None)["phase"] != "placement":
            break


def test_a_journal_that_tells_what_was_seen_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        assert game.journal is not None
        return [{**event.facts, **event.secrets} for event in game.journal.events]

    caught = 0
    vocabulary = hlubina.title("passengers").vocabulary
    for seed in range(6):
        record = hlubina.play(hlubina.new("passengers", 5, seed, {"talk": "off"}), ["random"] * 5)
        for start, (mover, action) in enumerate(record.moves):
            if vocabulary.decode(action).name in ("place", "passenger", "card"):
                before = hlubina.replay(record, start)
                viewer = (mover + 1) % 5
                caught += len(journal_leaks(before, viewer, record.moves[start : start + 1], leaky))
                assert journal_leaks(before, viewer, record.moves[start : start + 1]) == []
    assert caught > 0


def test_the_log_of_a_whole_game_tells_a_spectator_no_hidden_card() -> None:
    game = hlubina.new("passengers", 6, 5, {"gift_set": "III"}, listen=True)
    for _ in play_at_random(game, 5):
        pass
    assert game.journal is not None
    for form in game.journal.seen_by(None):
        if form["event"] != "revealed":
            assert not {"card", "cards", "other_card"} & form.keys()


def test_errors_say_nothing_about_others() -> None:
    game = position(5, second_round)
    dream = game.imagine(0, stream(1, "errors"))
    other = next(seat for seat in range(1, 5))
    for action in range(0, game.vocabulary.size, 7):
        texts = []
        for table in (game, dream):
            if other not in table.acting() and action not in table.interjections(other):
                with pytest.raises(hlubina.Refused) as refusal:
                    table.take(other, action)
                texts.append(str(refusal.value))
        assert len(set(texts)) <= 1
