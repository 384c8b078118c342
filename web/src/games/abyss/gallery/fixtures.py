"""Writes fixtures.json for the gallery: one view for every question of Abyss, from games that bots play.

PYTHONPATH=src .venv/bin/python web/src/games/abyss/gallery/fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hlubina.core.game import Game
from hlubina.play import new, play, replay, start
from hlubina.registry import title

GREEDY = 12  # games of bots that play well
RANDOM = 30  # games of bots that get into every question


def main() -> None:
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for number in range(GREEDY + RANDOM):
        seats = (4, 3, 2)[number % 3]
        bot = "greedy" if number < GREEDY else "random"
        options = {"martial_law": "on"} if number % 5 == 4 else {}
        record = play(new("abyss", seats, number, options), [bot] * seats)
        game = start(record, listen=True)
        for seat, action in record.moves:
            for asked in game.acting():
                collect(found, game, asked, bot == "greedy")
            game.take(seat, action)
        if number == 0:
            found["over"] = (0, moment(game, 0))
            found["watching"] = (0, moment(replay(record, len(record.moves) // 2, listen=True), None))
            found["waiting"] = (0, moment(replay(record, len(record.moves) // 2, listen=True), 1))
    path = Path(__file__).with_name("fixtures.json")
    moments = {name: found[name][1] for name in sorted(found)}
    path.write_text(json.dumps(moments, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path}: {', '.join(moments)}")


def collect(found: dict[str, tuple[int, dict[str, Any]]], game: Game, seat: int, played_well: bool) -> None:
    """Keep the richest position for every question, and the middle of a payment or a discard."""
    prompt = game.prompt(seat)
    if prompt.name in found and (not played_well or found[prompt.name][0] > 3 * len(prompt.options) + 30):
        return
    view = game.view(seat)
    own = view["players"][seat]
    names = [prompt.name]
    if view["payment"] and prompt.name == "pay_for_lord":
        names.append("pay_more")
    if own["marked"]:
        names.append("discard_more")
    if prompt.name == "choose_action" and view["round"] <= 2:
        names.append("choose_early")
    weight = 2 * len(prompt.options) + len(own["hand"]) + 3 * len(own["locations"])
    for name in names:
        if name not in found or found[name][0] < weight:
            found[name] = (weight, moment(game, seat))


def moment(game: Game, seat: int | None) -> dict[str, Any]:
    prompt = game.prompt(seat) if seat is not None and seat in game.acting() else None
    vocabulary = title("abyss").vocabulary
    offered = []
    for number in prompt.options if prompt is not None else []:
        action = vocabulary.decode(number)
        offered.append({"action": number, "name": action.name, "arguments": action.arguments})
    view = game.view(seat)
    return {
        "view": view,
        "seat": seat,
        "prompt": prompt.to_dict() if prompt is not None else None,
        "offered": offered,
        "acting": game.acting(),
        "standing": view["standing"],
        "over": game.is_over(),
        "events": game.journal.forms(seat)[-14:] if game.journal is not None else [],
    }


if __name__ == "__main__":
    main()
