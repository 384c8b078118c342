"""Writes the golden records anew: `./dev run python -m tests.records.make GAME ...`, without a name those of all games.

Only when the rules change on purpose. Each file is a record with a digest of the position after every move.
`--same-moves`, where digests change and games do not: the recorded moves are replayed and only the digests are new; it
fails if the moves lead to another result.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import hlubina
from hlubina.core.records import close, read_record
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


def play_anew(name: str) -> None:
    rules = title(name)
    variants: list[dict[str, str]] = [{}, {setting.name: setting.values[-1] for setting in rules.settings()}]
    for seats in range(rules.fewest, rules.most + 1):
        for number, settings in enumerate(variants):
            seed = f"golden {number}" if number == 0 else f"sealed:{seats:064x}"
            record = hlubina.play(hlubina.new(name, seats, seed, settings), BOTS[:seats])
            write(FOLDER / f"{name}-{seats}-{number}.json", record)


def replay_anew(name: str) -> None:
    for file in sorted(FOLDER.glob(f"{name}-*.json")):
        record = read_record(json.loads(file.read_text("utf-8"))["record"])
        record.cards = title(name).standard.digest
        result = record.result
        close(record, hlubina.replay(record))
        if record.result != result:
            raise SystemExit(f"{file.name}: these moves lead to another result; let the bots play anew.")
        write(file, record)


def write(file: Path, record: hlubina.Record) -> None:
    data = record.to_dict()
    golden = {"record": data, "digests": digests(data)}
    file.write_text(json.dumps(golden, separators=(",", ":")) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    same_moves = "--same-moves" in arguments
    for name in [each for each in arguments if each != "--same-moves"] or list(GAMES):
        (replay_anew if same_moves else play_anew)(name)


if __name__ == "__main__":
    main(sys.argv[1:])
