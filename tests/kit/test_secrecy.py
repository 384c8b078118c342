"""Nobody sees what they may not: byte-equality over re-dealt positions, and imagining that gives nothing away.

The second half plants leaks and sees that the checks catch them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hlubina
from hlubina.bots.seat import Seat
from hlubina.core.chance import Chance, stream
from tests.kit import secrecy
from tests.kit.secrecy import CHANNELS, hidden_slots_that_never_vary, imagining_faults, journal_leaks, leaks
from tests.kit.tables import (
    LOOKS,
    SPREAD,
    Table,
    cards_of,
    every_table,
    games_and_seats,
    looks,
    new,
    play_at_random,
    some_positions,
    stride,
    table_id,
    telling,
)

EVERY_TABLE = pytest.mark.parametrize("table", every_table(), ids=table_id)
FOLLOWED = 3  # moves of which the journal tells


@EVERY_TABLE
def test_no_channel_tells_the_truth_from_an_imagined_position(table: Table) -> None:
    for game in looks(table, 21):
        for seat in range(game.seats):
            assert leaks(game, seat, CHANNELS) == []


@EVERY_TABLE
def test_spectators_learn_nothing_that_a_seat_does_not_know(table: Table) -> None:
    for game in looks(table, 22):
        assert secrecy.spectator_leaks(game, CHANNELS, samples=1) == []


@EVERY_TABLE
def test_the_journal_tells_each_seat_only_what_it_may_know(table: Table) -> None:
    name, seats, settings = table
    record = hlubina.play(new(name, seats, f"23/{table_id(table)}", settings), ["random"] * seats)
    apart = max(FOLLOWED, stride(table, len(record.moves), LOOKS // seats))
    for start, game in telling(along(record), apart):
        for seat in range(seats):
            assert journal_leaks(game, seat, record.moves[start : start + FOLLOWED]) == []


def along(record: hlubina.Record) -> Iterator[hlubina.Game]:
    """The game before each of its moves."""
    game = hlubina.replay(record, 0, cards_of(record.game))
    for seat, action in record.moves:
        yield game
        game.take(seat, action)


@EVERY_TABLE
def test_imagining_depends_on_knowledge_and_chance_only(table: Table) -> None:
    for game in looks(table, 24):
        for seat in range(game.seats):
            assert imagining_faults(game, seat) == []


@EVERY_TABLE
def test_every_hidden_card_varies_over_imagined_positions(table: Table) -> None:
    for game in some_positions(table, 25, SPREAD // 5):
        for seat in range(game.seats):
            assert hidden_slots_that_never_vary(game, seat) == []


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_an_imagined_game_has_a_future_of_its_own(name: str, seats: int) -> None:
    game = hlubina.new(name, seats, 26)
    futures = {tuple(game.imagine(0, stream(number, "future")).chance.dump()) for number in range(20)}
    assert len(futures) == 20
    assert tuple(game.chance.dump()) not in futures


class Spy:
    """A bot that keeps everything it can lay hands on."""

    def __init__(self) -> None:
        self.loot: list[dict[str, Any]] = []

    def code(self) -> str:
        return "random"

    def choose(self, seat: Seat) -> int:
        self.loot.append(seat.dream.dump())
        options = seat.options()
        return options[seat.chance.below(len(options))]


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_a_bot_holds_nothing_but_an_imagined_position(name: str, seats: int) -> None:
    spies = [Spy() for _ in range(seats)]
    record = hlubina.play(new(name, seats, 27), spies)
    truths = [game.dump() for game in along(record)]
    loot = [entry for spy in spies for entry in spy.loot]
    assert len(loot) == len(record.moves)
    stolen = sum(entry == truths[entry["moves"]] for entry in loot)
    assert stolen == 0


# Planted leaks: the checks above must not be blind


def midgame(settings: dict[str, str] | None = None) -> hlubina.Game:
    game = hlubina.new("conspiracy", 3, 31, settings)
    for _ in range(6):
        (seat,) = game.acting()
        game.take(seat, game.options(seat)[0])
    return game


def test_a_planted_leak_of_a_deck_order_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        deck: Any = game.dump()["lord_deck"]
        return {**game.view(viewer), "next": deck["cards"][-1]}

    assert "view" in leaks(midgame(), 0, {**CHANNELS, "view": leaky}, samples=8)


def private_draw() -> hlubina.Game:
    """Somebody has drawn locations that the others may not see."""
    for seed in range(200):
        game = hlubina.new("conspiracy", 2, seed, {"drawn_locations_visibility": "private"})
        for position in play_at_random(game, seed):
            if position.view(None)["step"] == "keep_location":
                return position
    raise AssertionError("no game came to a private draw")


def test_a_planted_leak_of_privately_drawn_locations_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        return game.view(game.acting()[0])["drawn_locations"]

    game = private_draw()
    (owner,) = game.acting()
    assert leaks(game, 1 - owner, CHANNELS, samples=8) == []
    assert "view" in leaks(game, 1 - owner, {**CHANNELS, "view": leaky}, samples=8)


def test_a_planted_leak_of_another_seats_options_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        return [game.options(seat) for seat in range(game.seats)]

    game = private_draw()
    (owner,) = game.acting()
    assert "options" in leaks(game, 1 - owner, {**CHANNELS, "options": leaky}, samples=8)


def test_a_planted_leak_in_the_journal_is_caught() -> None:
    def leaky(game: hlubina.Game, viewer: int | None) -> object:
        assert game.journal is not None
        return [{**event.facts, **event.secrets} for event in game.journal.events]

    caught = 0
    for seed in range(60):
        game = hlubina.new("conspiracy", 2, seed, {"drawn_locations_visibility": "private"})
        record = hlubina.play(game, ["random", "random"])
        for start, (mover, action) in enumerate(record.moves):
            if game.vocabulary.decode(action).name == "draw_locations":
                before = hlubina.replay(record, start)
                caught += len(journal_leaks(before, 1 - mover, record.moves[start : start + 1], leaky))
                assert journal_leaks(before, 1 - mover, record.moves[start : start + 1]) == []
    assert caught > 0


def test_imagining_that_returns_the_truth_is_caught() -> None:
    def truth(game: hlubina.Game, seat: int, chance: Chance) -> hlubina.Game:
        return game.copy()

    game = midgame()
    assert imagining_faults(game, 0, truth)
    assert hidden_slots_that_never_vary(game, 0, truth)


def test_imagining_that_keeps_one_card_in_its_place_is_caught() -> None:
    def sticky(game: hlubina.Game, seat: int, chance: Chance) -> hlubina.Game:
        dream: Any = game.imagine(seat, chance)
        top = game.dump()["lord_deck"]["cards"][-1]
        data = dream.dump()
        cards = data["lord_deck"]["cards"]
        other = cards.index(top)
        cards[other], cards[-1] = cards[-1], cards[other]
        return hlubina.load(data)

    game = midgame()
    top = len(game.dump()["lord_deck"]["cards"]) - 1
    assert hidden_slots_that_never_vary(game, 0, sticky) == [f"/lord_deck/cards/{top}"]
