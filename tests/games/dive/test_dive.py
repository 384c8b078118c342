"""D-1 to D-3: what the tiny game plays. Throws are looked for: a seed whose next throw is the one that is wanted."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from tests.kit.marks import rule
from tests.kit.tables import BUILD

pytestmark = [
    pytest.mark.usefixtures("with_dive"),
    pytest.mark.skipif(BUILD == "compiled", reason="plain Python; test_kit.py runs it on the sources"),
]
REEF, WRECK, TRENCH, SURFACE = range(4)


def table(swells: list[int], seats: int = 2, **changes: Any) -> hlubina.Game:
    """A game in which these throws come next."""
    data = hlubina.new("dive", seats, 1).dump() | {"turn": 0, "steps": [["pass_turn", -1], ["descend", 0]]} | changes
    for seed in range(100_000):
        chance = hlubina.stream(seed, "swell")
        data["chance"] = chance.dump()
        if [1 + chance.below(6) for _ in swells] == swells:
            return hlubina.load(data)
    raise AssertionError(f"no seed throws {swells}")


def pearls(game: hlubina.Game) -> tuple[int, list[int]]:
    """Those in the basket and those that are safe."""
    view = game.view(None)
    return view["basket"], view["pearls"]


@rule("D-1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_begin_without_pearls_and_a_lot_decides_who_begins(seats: int) -> None:
    games = [hlubina.new("dive", seats, seed) for seed in range(60)]
    assert all(pearls(game) == (0, [0] * seats) for game in games)
    assert {game.acting()[0] for game in games} == set(range(seats))


@rule("D-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_dives_alone_or_with_seven(seats: int) -> None:
    with pytest.raises(hlubina.Invalid, match="2 to 6 players"):
        hlubina.new("dive", seats, 1)


@rule("D-2.1", "D-2.2")
def test_a_calm_throw_fills_the_basket_and_one_chooses_again() -> None:
    game = table([5, 4])
    assert game.options(0) == [REEF, WRECK, TRENCH, SURFACE]
    game.take(0, REEF)
    assert pearls(game) == (1, [0, 0])
    game.take(0, WRECK)
    assert pearls(game) == (3, [0, 0])
    assert game.acting() == [0]


@rule("D-2.2")
def test_a_throw_above_the_calm_loses_the_basket_and_the_turn() -> None:
    game = table([4], basket=2)
    game.take(0, TRENCH)
    assert pearls(game) == (0, [0, 0])
    assert game.acting() == [1]


@rule("D-2.3")
def test_who_surfaces_keeps_the_basket() -> None:
    game = table([], basket=3)
    game.take(0, SURFACE)
    assert pearls(game) == (0, [3, 0])
    assert game.acting() == [1]


@rule("D-2.4")
def test_nobody_dives_where_the_pearls_do_not_fit() -> None:
    game = table([], basket=4)
    assert game.options(0) == [REEF, WRECK, SURFACE]
    with pytest.raises(hlubina.Refused, match=r"D-2\.4"):
        game.take(0, TRENCH)


@rule("D-2.4")
def test_with_a_full_basket_one_surfaces_without_being_asked() -> None:
    game = table([3], basket=2)
    game.take(0, TRENCH)
    assert pearls(game) == (0, [6, 0])
    assert game.acting() == [1]


@rule("D-2.5")
def test_the_game_ends_after_four_rounds() -> None:
    game = hlubina.new("dive", 3, 1)
    for _ in range(12):
        game.take(game.acting()[0], SURFACE)
    assert game.is_over()
    assert game.turns == 12


@rule("D-3.1")
def test_the_most_pearls_win_and_equal_ones_share_the_victory() -> None:
    over = {"turns": 12, "steps": []}
    assert table([], 3, pearls=[4, 9, 2], **over).outcome().winners() == [1]
    assert table([], 3, pearls=[9, 9, 2], **over).outcome().winners() == [0, 1]
