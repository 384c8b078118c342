"""The chronicle of Keep the Heroes Out! in the terminal, and a player's own scenario drawn as a map."""

from __future__ import annotations

from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hlubina.core.cardfile import open_cards
from hlubina.core.errors import Invalid
from hlubina.games.heroes.cards import STANDARD, Cards, read_cards
from hlubina.games.heroes.chronicle import Entry, Result, chronicle
from hlubina.games.heroes.names import DIFFICULTIES
from hlubina.play import new
from hlubina.terminal import saves
from hlubina.terminal.heroes import Map
from hlubina.terminal.style import BRASS
from hlubina.text import Texts


def entries(difficulty: str) -> list[Entry]:
    """How the user's chronicle stands."""
    if difficulty not in DIFFICULTIES:
        raise Invalid(f"The difficulty is one of {', '.join(DIFFICULTIES)}, not {difficulty!r}.")
    results: list[Result] = []
    for record in saves.finished("heroes"):
        if record.result is not None:
            results.append(Result(record.settings, record.result.get("won") is True))
    return chronicle(STANDARD, difficulty, results)


def draw(found: list[Entry], difficulty: str, words: Texts) -> RenderableType:
    """A line for each scenario, by chapters."""
    parts: list[RenderableType] = []
    level = words.say(f"difficulty-{difficulty}")
    parts.append(Text(words.say("campaign-title", difficulty=level), style=f"bold {BRASS}"))
    grid = Grid(box=SIMPLE, show_header=False, pad_edge=False)
    chapter = 0
    for entry in found:
        if entry.chapter != chapter:
            chapter = entry.chapter
            name = words.say(f"chapter-{chapter}")
            grid.add_row(Text(words.say("campaign-chapter", number=chapter, title=name), style="bold"))
        name = words.say(f"setting-scenario-{entry.scenario}")
        grid.add_row(f"  {name}", words.say(f"campaign-{state(entry)}"), words.say("campaign-tries", count=entry.tries))
    parts.append(grid)
    return Group(*parts)


def state(entry: Entry) -> str:
    if entry.won:
        return "won"
    if not entry.open:
        return "closed"
    return "lost" if entry.tries else "open"


# A scenario of one's own


def show_scenarios(file: Path, words: Texts, console: Console, command: str) -> None:
    """Check a file of scenarios and draw each of them."""
    cards = read_cards(open_cards(file))
    own = [number for number, scenario in enumerate(cards.scenarios) if not scenario.standard]
    if not own:
        raise Invalid(f"The file {file} must hold [[scenarios]] that are not the standard ones.")
    for number in own:
        show_scenario(cards, number, file, words, console, command)


def show_scenario(cards: Cards, number: int, file: Path, words: Texts, console: Console, command: str) -> None:
    scenario = cards.scenarios[number]
    game = new("heroes", 2, 1, {"scenario": scenario.name}, file)
    view = game.view(None)
    console.print(Text(scenario.title or words.say(f"scenario-{scenario.name}"), style=f"bold {BRASS}"))
    if scenario.rule:
        console.print(scenario.rule)
    rooms = view["rooms"]
    assert isinstance(rooms, list)
    console.print(Map(rooms, words), highlight=False)
    own = Texts("heroes", words.language, cards)
    for line in own.sentences(own.faces[f"scenario-{scenario.name}"]):
        console.print(line, style="dim", highlight=False)
    chests = sum(1 for value in scenario.chests if value)
    console.print(words.say("scenario-ok", rooms=len(rooms), chests=chests, cards=scenario.deck_size()))
    play = f"{command} play heroes --cards {file} -s scenario={scenario.name}"
    console.print(words.say("scenario-play", command=play), style="dim", soft_wrap=True)
