"""A refusal names what would be legal, but no endless list of it; free talk is allowed unless a game says otherwise."""

from __future__ import annotations

import pytest

import hlubina


def test_a_long_list_of_legal_actions_is_cut_short() -> None:
    game = hlubina.new("passengers", 5, 1)
    seat = game.acting()[0]
    with pytest.raises(hlubina.Refused) as refusal:
        game.take(seat, game.vocabulary.encode("vote", "raven"))
    assert str(refusal.value).count("place") == 20
    assert str(refusal.value).endswith(f" and {len(game.options(seat)) - 20} more.")


def test_a_short_list_is_complete() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    (seat,) = game.acting()
    with pytest.raises(hlubina.Refused) as refusal:
        game.take(seat, game.vocabulary.size - 1)
    assert " more." not in str(refusal.value)
    assert all(str(game.vocabulary.decode(option)) in str(refusal.value) for option in game.options(seat))


def test_everybody_may_speak_in_a_game_that_knows_no_silence() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    assert game.may_speak(0)
    assert game.may_speak(1)


def test_a_step_has_a_choice_if_it_has_more_than_one_answer() -> None:
    game = hlubina.new("abyss", 2, 1)
    (seat,) = game.acting()
    step = game.step_of(seat)
    assert step is not None
    assert step.has_choice(game)
