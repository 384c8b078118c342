"""What partners say they aim at."""

from __future__ import annotations

from typing import Any

import hlubina
from tests.kit.tables import play_by_habit


def test_partners_do_not_aim_at_the_same_heroes_while_there_are_others() -> None:
    adviser = hlubina.title("heroes").adviser
    apart = 0
    for seed in range(6):
        for game in play_by_habit(hlubina.new("heroes", 3, seed, {"clans": "drawn"}), seed):
            plans = [
                plan
                for plan in (adviser.plan(game, seat) for seat in range(3))
                if plan is not None and plan.name == "strike"
            ]
            targets = {plan.facts["room"] for plan in plans}
            rooms: Any = game.view(None)["rooms"]
            held = [
                room
                for room in rooms
                if room["room"] != "catacombs" and any(room[state] for state in ("resting", "active", "fresh"))
            ]
            assert len(targets) >= min(len(plans), len(held))
            apart += len(targets) > 1
    assert apart > 20
