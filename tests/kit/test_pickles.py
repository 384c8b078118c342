"""Pickled and copied games are the same positions with the same future; what was tampered with is refused.

Every game at every number of seats, and what seats imagine of it.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import hlubina
from hlubina.core.cardfile import CardSource
from hlubina.core.chance import sealed_seed, stream
from hlubina.core.records import record_of
from hlubina.pickles import packed, unpacked
from hlubina.registry import title
from tests.kit.tables import PLAYED, games_and_seats, play_at_random, telling, title_of, written

FUTURE = 25  # decisions
SMALL = 12_000  # bytes of the largest pickle
FAR = 240  # decisions that a game is followed
MARKS = 8  # positions of it that are looked at at least
WAYS: list[Callable[[Any], Any]] = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.copy, copy.deepcopy]


def some_positions(name: str, seats: int) -> Iterator[hlubina.Game]:
    """Positions of a random game with the standard cards, wherever a new stack of steps waits among them."""
    game = hlubina.new(name, seats, 33)
    for _, position in telling(islice(play_at_random(game, 33), FAR), FAR // MARKS):
        yield position


def future(game: hlubina.Game) -> list[bytes]:
    """What the game becomes when it is played on, by chance of its own and by the players'."""
    chance, found = stream(3, "future"), []
    for _ in range(FUTURE):
        if game.is_over():
            break
        game.answer(game.choices[chance.below(len(game.choices))])
        found.append(written(game))
    return found


@pytest.mark.parametrize(("name", "seats"), games_and_seats())
def test_a_game_is_the_same_position_with_the_same_future(name: str, seats: int) -> None:
    chance = stream(seats, "pickles")
    for game in some_positions(name, seats):
        pickled = pickle.dumps(game)
        assert len(pickled) < SMALL
        expected = future(game.copy())
        before = written(game)
        for way in WAYS:
            twin = way(game)
            assert twin is not game
            assert type(twin) is type(game)
            assert twin.digest() == game.digest()
            assert [twin.view(seat) for seat in (0, None)] == [game.view(seat) for seat in (0, None)]
            assert [twin.acting(), twin.choices] == [game.acting(), game.choices]
            assert future(twin) == expected
        assert written(game) == before
        if not game.is_over():
            dream = game.imagine(game.actor, chance)
            assert written(pickle.loads(pickle.dumps(dream))) == written(dream)
            assert pickle.loads(pickle.dumps(dream)).origin is None


@pytest.mark.parametrize("name", PLAYED)
def test_a_pickle_knows_what_the_game_was_created_from(name: str) -> None:
    game = hlubina.new(name, title_of(name).fewest, sealed_seed())
    players = ["random"] * game.seats
    for way in WAYS:
        assert record_of(way(game), players).to_dict() == record_of(game, players).to_dict()


@pytest.mark.parametrize("name", PLAYED)
def test_pickles_and_copies_do_not_listen(name: str) -> None:
    game = hlubina.new(name, title_of(name).fewest, 1, listen=True)
    assert [way(game).journal for way in WAYS] == [None, None, None]
    assert game.journal is not None


def test_a_pickle_takes_other_cards_along() -> None:
    standard = title("abyss").standard
    text = standard.source.raw.decode()
    richer = text.replace("[setup]\npearls = 1 ", "[setup]\npearls = 6 ")
    assert richer != text
    cards = title("abyss").read(CardSource(richer.encode(), "richer.toml"))
    game = hlubina.new("abyss", 2, 1, cards=cards)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.digest() == game.digest()
    assert twin.view(0)["players"] == game.view(0)["players"]
    assert future(twin) == future(game)


@pytest.mark.parametrize("name", PLAYED)
def test_a_pickle_that_was_tampered_with_is_refused(name: str) -> None:
    game = hlubina.new(name, title_of(name).fewest, 1)
    held: Any = packed(game)
    data, seed, cards = held[1]
    unpack: Any = unpacked  # that a pickle may give it anything
    assert unpack(data, seed, cards).digest() == game.digest()
    for wrong in ({**data, "turns": -1}, {**data, "chance": [1, 2, 3]}, {**data, "steps": "none"}, {**data, "more": 1}):
        with pytest.raises(hlubina.Invalid):
            unpack(wrong, seed, cards)
    with pytest.raises(hlubina.Invalid):
        unpack([], seed, cards)
    with pytest.raises(hlubina.Invalid, match="seed"):
        unpack(data, 1.5, cards)
    with pytest.raises(hlubina.Invalid, match="card"):
        unpack(data, seed, (b"[meta]", "mine.toml"))
    with pytest.raises(hlubina.Invalid, match="card"):
        unpack(data, seed, ("text", "mine.toml"))


@pytest.mark.parametrize("name", PLAYED)
def test_what_a_game_consists_of_can_be_pickled_and_copied(name: str) -> None:
    rules = title_of(name)
    game = hlubina.new(name, rules.fewest, 5, listen=True)
    seat = game.actor
    match = hlubina.Match(game, ["random"] * game.seats)
    for _ in range(10):
        if not match.game.is_over():
            match.take(match.game.actor, match.game.choices[0])
    for way in WAYS:
        twin = way(match)
        assert twin.closed().to_dict() == match.closed().to_dict()
        journal = match.game.journal
        assert journal is not None
        assert twin.game.journal.seen_by(0) == journal.seen_by(0)
        twin.undo(seat) if twin.may_undo(seat) else twin.rewind(0)
        assert len(twin.record.moves) < len(match.record.moves)
        prompt = game.prompt(game.actor) if not game.is_over() else None
        assert prompt is None or way(prompt).to_dict() == prompt.to_dict()
        assert way(game.outcome()).to_dict() == game.outcome().to_dict()
        assert way(journal.events[-1]).seen_by(0) == journal.events[-1].seen_by(0)
        assert way(rules) is rules
        words = way(game.vocabulary)
        assert [words.tell(action) for action in range(words.size)] == [
            game.vocabulary.tell(action) for action in range(words.size)
        ]
        own = hlubina.Seat(match.start, match.start.actor, stream(1, "own"))
        assert written(way(own).dream) == written(own.dream)
        assert way(own).options() == own.options()
