"""What is hidden stays hidden: planted leaks are caught, and private looks are private."""

from __future__ import annotations

from typing import Any

import hlubina
from tests.games.prophecy.scene import Table
from tests.kit.secrecy import CHANNELS, hidden_slots_that_never_vary, imagining_faults, leaks

QUIET = {name: channel for name, channel in CHANNELS.items() if name != "refusals"}


def table() -> Any:
    return Table("ranger", "druid", "mystic").lay("plains_1", "wolf", "?bear").item(0, "crystal_of_truth").play()


def test_a_private_look_is_seen_by_nobody_else() -> None:
    play = table().does(0, "stay").does(0, "use", "crystal_of_truth").does(0, "go_to", "plains_1")
    assert play.game.view(0)["ring"][4]["cards"][1]["card"] == "bear"
    assert play.game.view(1)["ring"][4]["cards"][1]["card"] is None
    assert play.game.view(None)["ring"][4]["cards"][1]["card"] is None
    for seat in range(3):
        assert leaks(play.game, seat, QUIET, samples=2) == []
        assert imagining_faults(play.game, seat) == []
    forms = play.journal.seen_by(1)
    assert "bear" not in str([form for form in forms if form["event"] == "looked"])


def test_planted_leaks_are_caught() -> None:
    def adventure(game: hlubina.Game, viewer: int | None) -> object:
        data: Any = game.dump()
        return {**game.view(viewer), "hidden": data["fields"][4]["cards"]}

    def guardian(game: hlubina.Game, viewer: int | None) -> object:
        data: Any = game.dump()
        return {**game.view(viewer), "top": data["decks"]["sphere_2"]["cards"][-1]}

    def depth(game: hlubina.Game, viewer: int | None) -> object:
        data: Any = game.dump()
        return {**game.view(viewer), "cells": data["water"]["lying"]["cards"]}

    game = table().game
    for leaky in (adventure, guardian, depth):
        assert "view" in leaks(game, 1, {**QUIET, "view": leaky}, samples=8)


def test_every_hidden_card_varies() -> None:
    game = table().game
    for seat in range(3):
        assert hidden_slots_that_never_vary(game, seat) == []
