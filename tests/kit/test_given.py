"""Whole numbers of any library do where a seat or an action is asked for; anything else changes nothing.

Pure and compiled say the same: these tests hold in both builds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hlubina
from hlubina.core.chance import stream
from tests.kit.tables import PLAYED, new, title_of, written

Ask = Callable[[Any], object]
OTHERS: list[Any] = [1.0, 0.0, None, "3", True, False, [0], 1j, b"1"]
FAR_OFF = [-1, -(10**30), 10**30, 10**5000, 1 << 63]


class Whole:
    """A whole number as other libraries have them: no int, but with an index."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def kinds_of_number() -> list[Any]:
    """That of the class above, and of numpy where it is installed."""
    try:
        import numpy as np
    except ImportError:
        return [Whole]
    return [Whole, np.int64, np.uint8, np.int16]


def begun(name: str) -> hlubina.Game:
    game = new(name, title_of(name).fewest, 3)
    game.playout(stream(1, "given"), 2)
    return game


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("number", kinds_of_number())
def test_numbers_of_other_libraries_do(name: str, number: Callable[[int], Any]) -> None:
    rules = title_of(name)
    game = hlubina.new(name, number(rules.fewest), number(7))
    plain = hlubina.new(name, rules.fewest, 7)
    assert written(game) == written(plain)
    assert game.origin is not None
    assert (type(game.origin.seed), type(game.seats)) == (int, int)
    for _ in range(12):
        if plain.is_over():
            break
        seat = plain.actor
        action = plain.choices[-1]
        assert game.options(number(seat)) == plain.options(seat)
        assert game.onward(number(seat)) == plain.onward(seat)
        assert game.view(number(seat)) == plain.view(seat)
        assert game.may_speak(number(seat)) == plain.may_speak(seat)
        assert game.may_interject(number(seat)) == plain.may_interject(seat)
        assert game.interjections(number(seat)) == plain.interjections(seat)
        assert game.standing(number(seat)).to_dict() == plain.standing(seat).to_dict()
        asked, expected = game.prompt(number(seat)), plain.prompt(seat)
        assert asked is not None
        assert expected is not None
        assert asked.to_dict() == expected.to_dict()
        assert type(asked.seat) is int
        dream = game.imagine(number(seat), stream(number(1), "dream"))
        assert written(dream) == written(plain.imagine(seat, stream(1, "dream")))
        assert hlubina.Seat(game, number(seat), stream(1, "own")).options() == plain.onward(seat)
        assert game.outcome().share(number(seat)) == plain.outcome().share(seat)
        if action < 200:  # as much as the smallest kind can hold
            assert str(game.vocabulary.decode(number(action))) == plain.vocabulary.tell(action)
            game.check(number(seat), number(action))
            game.take(number(seat), number(action))
        else:
            game.take(number(seat), Whole(action))
        plain.take(seat, action)
        assert written(game) == written(plain)
    assert game.playout(stream(1, "on"), number(2)) == plain.playout(stream(1, "on"), 2)


def asked_for_an_action(game: hlubina.Game, seat: int) -> list[Ask]:
    return [lambda wrong: game.take(seat, wrong), lambda wrong: game.check(seat, wrong), game.vocabulary.decode]


def asked_for_a_seat(game: hlubina.Game, action: int) -> list[Ask]:
    takes: list[Ask] = [lambda wrong: game.take(wrong, action), lambda wrong: game.check(wrong, action)]
    return [*takes, game.options, game.onward]


@pytest.mark.parametrize("name", PLAYED)
def test_a_wrong_type_changes_nothing(name: str) -> None:
    game = begun(name)
    seat, action, before = game.actor, game.choices[0], written(game)
    asks: list[Ask] = [
        *asked_for_an_action(game, seat),
        game.vocabulary.tell,
        *asked_for_a_seat(game, action),
        game.outcome().share,
        game.may_speak,
        lambda wrong: game.imagine(wrong, stream(1, "given")),
    ]
    for number, ask in enumerate(asks):
        for wrong in OTHERS:
            with pytest.raises(hlubina.Invalid) as refusal:
                ask(wrong)
            what = "An action" if number < 4 else "A seat"
            assert str(refusal.value) == f"{what} is a whole number, not {wrong!r}."
    for ask in (game.view, game.prompt, game.standing):
        for wrong in OTHERS:
            if wrong is not None:  # a spectator
                with pytest.raises(hlubina.Invalid, match="A seat is a whole number"):
                    ask(wrong)
    assert written(game) == before
    game.take(seat, action)


@pytest.mark.parametrize("name", PLAYED)
def test_numbers_far_off_change_nothing(name: str) -> None:
    game = begun(name)
    seat, action, before = game.actor, game.choices[0], written(game)
    asks = [*asked_for_an_action(game, seat), *asked_for_a_seat(game, action), game.view, game.prompt]
    for wrong in FAR_OFF:
        for ask in asks:
            with pytest.raises(hlubina.HlubinaError) as refusal:
                ask(wrong)
            assert str(refusal.value).endswith(".")
            assert len(str(refusal.value)) < 2000
    assert written(game) == before
    game.take(seat, action)


@pytest.mark.parametrize("seed", [1.0, True, b"seed", [1], 1 << 256])
def test_a_seed_of_a_wrong_type_is_refused(seed: Any) -> None:
    with pytest.raises(hlubina.Invalid, match="A seed"):
        hlubina.new("conspiracy", 2, seed)
    with pytest.raises(hlubina.Invalid, match="A seed"):
        stream(seed, "play")


@pytest.mark.parametrize("number", kinds_of_number())
def test_records_and_bots_know_such_numbers_too(number: Callable[[int], Any]) -> None:
    class Last:
        def code(self) -> str:
            return "last"

        def choose(self, seat: hlubina.Seat) -> int:
            answer: int = number(seat.options()[-1])
            return answer

    record = hlubina.play(hlubina.new("conspiracy", 2, number(3)), [Last(), Last()])
    hlubina.verify(record)
    assert all(type(part) is int for move in record.moves for part in move)
    assert hlubina.replay(record, number(4)).digest() == hlubina.replay(record, 4).digest()
    match = hlubina.Match(hlubina.new("conspiracy", 2, 3), ["a", "b"])
    match.take(number(match.game.actor), number(match.game.choices[0]))
    assert all(type(part) is int for part in match.record.moves[0])
    for wrong in (1.0, "1", True, 10**9, -1):
        with pytest.raises(hlubina.Invalid):
            hlubina.replay(record, wrong)  # type: ignore[arg-type]  # wrong
