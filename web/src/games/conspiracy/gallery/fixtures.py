"""Writes fixtures.json: views of real games between bots at every kind of question, for the gallery of the board.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python web/src/games/conspiracy/gallery/fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path

import hlubina
from hlubina.core.game import Game
from hlubina.core.records import Record

GALLERY = Path(__file__).parent
NAMES = ["Adam", "Bea", "Cyril", "Dora"]
LONGEST_RUN = 40


def shot(record: Record, moves: int, seat: int | None) -> dict[str, object]:
    """A moment as the server would send it, with the events since the seat's last decision."""
    game = hlubina.replay(record, moves, listen=True)
    own = [index for index, (actor, _) in enumerate(record.moves[:moves]) if actor == seat]
    before = hlubina.replay(record, own[-1] + 1 if own else 0, listen=True)
    assert game.journal is not None
    assert before.journal is not None
    prompt = None if seat is None else game.prompt(seat)
    return {
        "seat": seat,
        "names": NAMES[: game.seats],
        "view": game.view(seat),
        "prompt": None if prompt is None else prompt.to_dict(),
        "offered": [] if seat is None else offers(game, game.options(seat)),
        "events": game.journal.forms(seat, len(before.journal.events)),
        "acting": game.acting(),
        "standing": game.outcome().to_dict(),
        "result": game.outcome().to_dict() if game.is_over() else None,
    }


def offers(game: Game, actions: list[int]) -> list[dict[str, object]]:
    decoded = [game.vocabulary.decode(action) for action in actions]
    return [{"action": each.number, "name": each.name, "arguments": each.arguments} for each in decoded]


def step_after(game: Game) -> str:
    return game.stack[-1].name() if game.acting() else "over"


def main() -> None:
    found: dict[str, dict[str, object]] = {}
    wanted = {
        "recruit", "keep_lord", "fit_lords", "place_lords", "swap_lords", "swap_with",
        "control_location", "keep_location", "search_locations",
    }  # fmt: skip
    for seed in range(400):
        seats = 2 + seed % 3
        record = hlubina.play(hlubina.new("conspiracy", seats, seed), ["greedy"] * seats)
        game = hlubina.replay(record, 0)
        fresh = set(wanted)
        for moves, (seat, action) in enumerate(record.moves):
            step = step_after(game)
            late = game.moves > len(record.moves) * 0.55
            rare = step in ("fit_lords", "search_locations")
            if step in fresh and seats == 4 and (late or rare):
                found[step] = shot(record, moves, seat)
                fresh.discard(step)
                wanted.discard(step)
            game.take(seat, action)
        if "start" not in found and seats == 4:
            first = record.moves[0][0]
            found["start"] = shot(record, 0, first)
            found["over"] = shot(record, len(record.moves), 0)
            half = len(record.moves) // 2
            found["watching"] = shot(record, half, None)
            waiting = next(m for m in range(half, len(record.moves)) if record.moves[m][0] != 0)
            found["waiting"] = shot(record, waiting, 0)
        if "two" not in found and seats == 2:
            found["two"] = shot(record, len(record.moves) * 2 // 3, record.moves[len(record.moves) * 2 // 3][0])
        if not wanted and len(found) > 12:
            break
    record = hlubina.play(hlubina.new("conspiracy", 3, 11), ["greedy"] * 3)
    film = [shot(record, moves, 0) for moves in range(30, min(len(record.moves), 30 + LONGEST_RUN))]
    (GALLERY / "fixtures.json").write_text(json.dumps({"shots": found, "film": film}, separators=(",", ":")))
    print(sorted(found), "missing", wanted)


if __name__ == "__main__":
    main()
