"""Draws the picture of the README: a real position of a game between bots, as the terminal shows it.

Run it with `./dev run python docs/picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import hlubina
from hlubina.terminal.play import Table
from hlubina.terminal.style import new_console


def main() -> None:
    record = hlubina.play(hlubina.new("conspiracy", 3, "picture"), ["search:400", "greedy", "search:400"])
    match = hlubina.Match(hlubina.new("conspiracy", 3, "picture"), ["human", "greedy", "search:1s"])
    match.game.listen()
    for seat, action in record.moves:
        ready = match.game.view(None)["step"] == "recruit" and match.game.progress() > 70
        if ready and match.game.acting() == [0]:
            break
        match.take(seat, action)
    console = new_console(record=True, width=88, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    table = Table(match, "en", console, input)
    table.show_table(0)
    table.show_question(0)
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="hlubina play conspiracy"), flags=re.S)
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
