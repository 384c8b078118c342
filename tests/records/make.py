"""Writes the golden records anew: `./dev run python -m tests.records.make GAME ...`, without a name those of all games.

Only when the rules change on purpose. Each file is a record with a digest of the position after every move.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import hlubina
from hlubina.registry import GAMES, title

FOLDER = Path(__file__).parent
BOTS = ["greedy", "random", "search:60", "greedy", "random", "greedy", "random", "greedy"]


def digests(data: dict[str, Any]) -> list[str]:
    """The digest of the first position and after every move."""
    game = hlubina.replay(data, 0)
    found = [game.digest()]
    for seat, action in data["moves"]:
        game.take(seat, action)
        found.append(game.digest())
    return found


def main(games: list[str]) -> None:
    for name in games:
        rules = title(name)
        variants: list[dict[str, str]] = [{}, {switch.name: switch.values[-1] for switch in rules.switches()}]
        for seats in range(rules.fewest, rules.most + 1):
            for number, options in enumerate(variants):
                seed = f"golden {number}" if number == 0 else f"sealed:{seats:064x}"
                record = hlubina.play(hlubina.new(name, seats, seed, options), BOTS[:seats])
                data = record.to_dict()
                golden = {"record": data, "digests": digests(data)}
                path = FOLDER / f"{name}-{seats}-{number}.json"
                path.write_text(json.dumps(golden, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
