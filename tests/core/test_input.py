"""What cannot be asked for is refused in one sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(hlubina.Invalid, match="no game 'go'; there is conspiracy"):
        hlubina.new("go", 2)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, "2", 2.0, True])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(hlubina.Invalid, match="2 to 4 players"):
        hlubina.new("conspiracy", seats)


def test_an_unknown_setting_and_an_unknown_value_are_refused() -> None:
    with pytest.raises(hlubina.Invalid, match="no setting 'speed'"):
        hlubina.new("conspiracy", 2, settings={"speed": "fast"})
    with pytest.raises(hlubina.Invalid, match="yes, no, not 'perhaps'"):
        hlubina.new("conspiracy", 2, settings={"lone_lord_is_a_coalition": "perhaps"})


@pytest.mark.parametrize(("seat", "action"), [(0, -1), (0, 201), (0, 50), (1, 0), (2, 0), (-1, 0)])
def test_an_illegal_action_is_refused_and_changes_nothing(seat: int, action: int) -> None:
    game = next(game for game in (hlubina.new("conspiracy", 2, seed) for seed in range(9)) if game.acting() == [0])
    before = game.dump()
    with pytest.raises(hlubina.HlubinaError) as refusal:
        game.take(seat, action)
    assert str(refusal.value).endswith(".")
    assert game.dump() == before


def test_nobody_moves_after_the_end() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    game.playout(hlubina.stream(1, "x"))
    with pytest.raises(hlubina.Refused, match="over"):
        game.take(0, 0)


def test_nobody_is_asked_after_the_end() -> None:
    game = hlubina.new("conspiracy", 2, 1)
    game.playout(hlubina.stream(1, "x"))
    assert [game.prompt(seat) for seat in (0, 1, None)] == [None] * 3
    for ask in (game.prompt, game.options):
        with pytest.raises(hlubina.Invalid):
            ask(-1)


def test_a_bot_that_answers_nonsense_is_named() -> None:
    class Broken:
        def code(self) -> str:
            return "broken"

        def choose(self, seat: hlubina.Seat) -> int:
            return None  # type: ignore[return-value]  # the nonsense

    with pytest.raises(hlubina.Invalid, match="bot broken answered None"):
        hlubina.play(hlubina.new("conspiracy", 2, 1), [Broken(), Broken()])


def test_settings_are_taken_by_their_former_name_but_not_by_both() -> None:
    chosen = {"lone_lord_is_a_coalition": "no"}
    game = hlubina.new("conspiracy", 2, 1, options=chosen)
    assert game.dump() == hlubina.new("conspiracy", 2, 1, chosen).dump()
    with pytest.raises(hlubina.Invalid, match="former name"):
        hlubina.new("conspiracy", 2, 1, chosen, options=chosen)


@pytest.mark.parametrize("settings", [{"lone_lord_is_a_coalition": False}, {1: "yes"}])
def test_settings_that_are_no_texts_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(hlubina.Invalid, match="setting"):
        hlubina.new("conspiracy", 2, settings=settings)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_sees_and_imagines_nothing(seat: int) -> None:
    game = hlubina.new("conspiracy", 2, 1)
    for ask in (game.view, game.options, game.prompt, lambda seat: game.imagine(seat, hlubina.stream(1, "x"))):
        with pytest.raises(hlubina.Invalid, match=f"no seat {seat}"):
            ask(seat)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "genius",
        "search:",
        "search:0",
        "search:0s",
        "search:-1",
        "search:1.5",
        "search:9999s",
        "search:١s",
        "Random",
    ],
)
def test_an_unknown_bot_is_refused(code: str) -> None:
    with pytest.raises(hlubina.Invalid):
        hlubina.bot(code)
