"""Draws the pictures of the README: real positions of games between bots, as the terminal shows them.

Run it with `./dev run python docs/picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import hlubina
from hlubina.terminal.play import Table
from hlubina.terminal.style import new_console


def draw(game: str, step: str, progress: int, width: int) -> None:
    """The table of seat 0 at its first such question after so much of the game."""
    record = hlubina.play(hlubina.new(game, 3, "picture"), ["search:400", "greedy", "search:400"])
    match = hlubina.Match(hlubina.new(game, 3, "picture", listen=True), ["human", "greedy", "search:1s"])
    for seat, action in record.moves:
        ready = match.game.view(None)["step"] == step and match.game.progress() > progress
        if ready and match.game.acting() == [0]:
            break
        match.take(seat, action)
    console = new_console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    table = Table(match, "en", console, input)
    table.show_position(0)
    table.ask(0)
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title=f"hlubina play {game}"), flags=re.S)
    Path(__file__).with_name(f"{game}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    draw("conspiracy", "recruit", 70, 88)
    draw("abyss", "choose_action", 50, 104)


if __name__ == "__main__":
    main()
