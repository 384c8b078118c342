"""What is printed on components, and what differs between two sets of cards, as sheets for the terminal."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.panel import Panel
from rich.table import Table as Grid

from hlubina.changes import Change, label_of, labels, name_of, printed
from hlubina.terminal.style import BRASS
from hlubina.text import Texts


def face_sheet(game: str, thing: str, words: Texts) -> Panel:
    """Everything on one component."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    named = labels(game, words.language)
    face = words.faces[thing]
    for name, value in printed(words, face).items():
        if face["words"].get(name) != value:  # else it is a word for programs, which no text has
            grid.add_row(label_of(name, named), value)
    return Panel(grid, title=name_of(words, thing), title_align="left", border_style=BRASS)


def change_sheet(changes: list[Change], words: Texts) -> Grid:
    """Every difference from the standard cards."""
    grid = Grid(box=SIMPLE, pad_edge=False)
    grid.add_column(words.say("changes-what"))
    grid.add_column("")
    grid.add_column(words.say("changes-standard"), style="dim")
    grid.add_column(words.say("changes-here"), style="bold")
    last = ""
    for change in changes:
        name = change.name if change.face != last else ""
        grid.add_row(name, change.label, change.standard or "–", change.here or "–")
        last = change.face
    return grid
