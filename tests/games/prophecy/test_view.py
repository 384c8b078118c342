"""The odds that the view shows are those of the fight itself."""

from __future__ import annotations

from typing import Any

import pytest

import hlubina
from hlubina.core.chance import stream
from hlubina.games.prophecy.cards import FIELD_NAMES, STRENGTH, WILL
from hlubina.games.prophecy.fight_state import (
    ON_CELL,
    WITH_CHARACTER,
    WITH_GUARDIAN,
    WITH_MONSTER,
)
from hlubina.games.prophecy.names import CARD_NAMES
from hlubina.games.prophecy.rules.equipment import odds, total, trial
from tests.kit.marks import rule

MODES = {"strength": STRENGTH, "will": WILL}


def check(game: Any, shown: dict[str, Any] | None, kind: int, seat: int, card: str | None, place: int) -> int:
    """Compare with the fight as it would be fought; says how many were compared."""
    for name, figures in (shown or {}).items():
        rival = place if card is None else -1
        number = -1 if card is None else CARD_NAMES.index(card)
        fight = trial(game, kind, seat, number, place, MODES[name], rival)
        fight.add_bonus(0, -min(figures["price"], game.magic[seat]))
        assert (figures["own"], figures["other"]) == (total(game, fight, 0), total(game, fight, 1))
        assert list(figures["odds"].values()) == odds(game, fight)
    return len(shown or {})


@rule("PR-8.2", "PR-8.6", "PR-17.17")
@pytest.mark.parametrize("seed", range(3))
def test_what_the_view_says_of_fights_is_what_the_fight_would_be(seed: int) -> None:
    game: Any = hlubina.new("prophecy", 3, seed, {"characters": "random"})
    chance = stream(seed, "view")
    compared = 0
    while not game.is_over():
        hlubina.title("prophecy").adviser.play_on(game, chance, 4)
        seat = chance.below(3)
        view = game.view(seat)
        if game.is_over() or game.out[seat]:
            break
        for entry in view["ring"]:
            field = FIELD_NAMES.index(entry["field"])
            for slot, lying in enumerate(entry["cards"]):
                compared += check(game, lying.get("odds"), WITH_MONSTER, seat, lying["card"], 2 * field + slot)
        for cell, entry in enumerate(view["water"]["cells"]):
            compared += check(game, entry.get("odds"), ON_CELL, seat, entry["card"], cell)
        for number, entry in enumerate(view["spheres"]):
            compared += check(game, entry["odds"], WITH_GUARDIAN, seat, (entry["cards"] or [None])[0], number)
        for other, player in enumerate(view["players"]):
            duel = {name: player["duel"][name] for name in MODES} if player["duel"] else None
            compared += check(game, duel, WITH_CHARACTER, seat, None, other)
    assert compared > 100
