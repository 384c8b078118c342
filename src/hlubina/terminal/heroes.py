"""The table of Keep the Heroes Out! in the terminal: the dungeon as a map, enemies, loot, partners, the viewer's hand.

`═` and `║` are corridors. In a room `▣` is a chest with its value, `◉` a portal, `○` an unfinished one; tokens are
small letters, `■` monsters with the clan's letters, `△` exhausted and `▲` active heroes.
"""

from __future__ import annotations

from typing import Any

from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from hlubina.core.faces import GAME
from hlubina.core.vocabulary import Action
from hlubina.games.heroes.faces import item_name
from hlubina.games.heroes.notation import read_sides
from hlubina.terminal.abyss import Flow
from hlubina.terminal.style import BRASS, DANGER
from hlubina.text import Texts

COLOURS = {
    "jewel": "#E4B23A",
    "swords": "#E2654E",
    "hats": "#B679D6",
    "eye": "#5595E6",
    "crossbones": "#63AC5B",
    "special": "#9AA7B2",
}
WIDEST, NARROWEST = 24, 12
GAP = 2
LINES = 4


def board(view: dict[str, Any], viewer: int, players: list[str], texts: Texts) -> RenderableType:
    """The whole table as the viewer sees it, the viewer's own hand last."""
    parts: list[RenderableType] = [Rule(headline(view, texts), style=BRASS, align="left"), Map(view["rooms"], texts)]
    parts.append(Text(texts.say("board-legend"), style="dim"))
    parts += [enemies(view, texts), loot(view, texts)]
    parts += [preview(entry, texts) for entry in view["preview"]]
    if view["tiles"]["shown"]:
        shown = [Text(texts.say(f"room-{room}")) for room in view["tiles"]["shown"]]
        parts.append(Flow(texts.say("board-tiles"), shown))
    own = [entry for entry in view["players"] if entry["seat"] == viewer]
    parts += [partner(entry, players, view, texts) for entry in view["players"] if entry["seat"] != viewer]
    parts.append(Rule(Text(mark(view, viewer) + players[viewer], style=f"bold {BRASS}"), style=BRASS, align="left"))
    parts += [own_area(entry, texts) for entry in own]
    return Group(*parts)


def headline(view: dict[str, Any], texts: Texts) -> Text:
    scenario = view["scenario"]
    parts = [texts.say("title"), scenario["title"] or texts.say(f"scenario-{scenario['id']}")]
    parts += [texts.say("board-wave", number=view["wave"]), texts.say("round", number=view["round"])]
    if view["dark"]:
        parts.append(texts.say("board-dark", count=view["dark"]))
    return Text(" · ".join(parts), style=f"bold {BRASS}")


def mark(view: dict[str, Any], seat: int) -> str:
    return "▶ " if seat in view["acting"] else ""


# The map


class Map:
    """The rooms on their grid, as wide as the screen allows."""

    def __init__(self, rooms: list[dict[str, Any]], texts: Texts) -> None:
        self.rooms = rooms
        self.texts = texts
        self.left = min(room["x"] for room in rooms)
        self.top = min(room["y"] for room in rooms)
        self.columns = 1 + max(room["x"] for room in rooms) - self.left
        self.rows = 1 + max(room["y"] for room in rooms) - self.top

    def at(self, column: int, row: int) -> dict[str, Any] | None:
        for room in self.rooms:
            if (room["x"] - self.left, room["y"] - self.top) == (column, row):
                return room
        return None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(WIDEST, (options.max_width + GAP) // self.columns - GAP))
        for row in range(self.rows):
            cells = [self.at(column, row) for column in range(self.columns)]
            if row > 0:
                yield self.between(row, width)
            drawn = [self.cell(room, width) for room in cells]
            for line in range(LINES):
                text = Text(no_wrap=True)
                for column, room in enumerate(cells):
                    if column > 0:
                        joined = room is not None and self.joined(cells[column - 1], room)
                        text.append("═" * GAP if joined and line == 1 else " " * GAP)
                    text.append_text(drawn[column][line])
                text.rstrip()
                yield text

    def between(self, row: int, width: int) -> Text:
        """The line between two rows, with the corridors that cross it."""
        text = Text(no_wrap=True)
        for column in range(self.columns):
            above, below = self.at(column, row - 1), self.at(column, row)
            sign = "║" if self.joined(above, below) else " "
            text.append(set_cell_size(" " * (width // 2) + sign, width + GAP))
        text.rstrip()
        return text

    def joined(self, one: dict[str, Any] | None, other: dict[str, Any] | None) -> bool:
        return one is not None and other is not None and other["room"] in one["corridors"]

    def cell(self, room: dict[str, Any] | None, width: int) -> list[Text]:
        if room is None:
            return [Text(" " * width) for _ in range(LINES)]
        name = f"{room['distance']} {self.texts.say('room-' + room['room'])}"
        head = Text(set_cell_size(name, width), style=f"bold {COLOURS[room['type']]}")
        return [
            head,
            fitted(things(room, self.texts), width),
            fitted(monsters(room, self.texts), width),
            fitted(heroes(room, self.texts), width),
        ]


def fitted(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def things(room: dict[str, Any], texts: Texts) -> Text:
    text = Text()
    if room["chest"]:
        text.append(f"▣{room['chest']} ", style=BRASS)
    if room["portal"]:
        text.append("◉ " if room["portal"] == "finished" else "○ ")
    for token, number in room["tokens"].items():
        text.append(counted(texts.say(f"letters-{token}"), number) + " ")
    return text


def counted(letters: str, number: int) -> str:
    return letters if number == 1 else f"{letters}{number}"


def monsters(room: dict[str, Any], texts: Texts) -> Text:
    text = Text()
    for group in room["monsters"]:
        wounds = [wound for wound in group["wounds"] if wound]
        text.append(f"■{counted(texts.say('letters-' + group['clan']), len(group['wounds']))}")
        text.append(f"({'+'.join(map(str, wounds))}) " if wounds else " ")
    return text


def heroes(room: dict[str, Any], texts: Texts) -> Text:
    text = Text()
    for heap in ("fresh", "active"):
        for hero, number in room[heap].items():
            text.append(f"▲{counted(texts.say('letters-' + hero), number)} ", style=f"bold {DANGER}")
    for hero, number in room["resting"].items():
        text.append(f"△{counted(texts.say('letters-' + hero), number)} ", style="dim")
    return text


# Beside the map


def enemies(view: dict[str, Any], texts: Texts) -> RenderableType:
    enemy = view["enemy"]
    head = f"{texts.say('board-deck', count=enemy['deck'])}, " + texts.say(
        "board-per-turn", count=view["invasion"]["cards_per_turn"]
    )
    left = [Text(head, style="bold")]
    for name, number in enemy["left"].items():
        left.append(Text(texts.say(f"enemy-{name}") + (f" ×{number}" if number > 1 else ""), style="dim"))
    return Flow(texts.say("board-enemy"), left)


def loot(view: dict[str, Any], texts: Texts) -> RenderableType:
    pieces = []
    for card in view["loot"]["display"]:
        kind = texts.say(f"kind-{texts.faces[f'card-{card}']['words'].get('kind', 'action')}")
        pieces.append(Text.assemble((texts.say(f"card-{card}"), "bold"), f" ({kind}: {sides(card, texts)})"))
    return Flow(texts.say("board-loot"), pieces)


def preview(entry: dict[str, Any], texts: Texts) -> RenderableType:
    """Where the active heroes of a room would run, and what they would do there."""
    stations = [
        f"{texts.say('room-' + entry['room'])}: {', '.join(texts.say(f'hero-{hero}') for hero in entry['heroes'])}"
    ]
    for station in entry["way"]:
        does = texts.say(f"board-does-{station['does']}")
        stations.append(f"{texts.say('room-' + station['room'])} ({station['heroes']}) {does}")
    return Flow(texts.say("board-preview"), [Text(" → ".join(stations), style=DANGER)])


def partner(entry: dict[str, Any], players: list[str], view: dict[str, Any], texts: Texts) -> RenderableType:
    seat = entry["seat"]
    cards = ", ".join(texts.say(f"card-{card}") for card in entry["hand"]) or "–"
    pieces = [Text(mark(view, seat) + players[seat], style="bold"), *counts(entry, texts)]
    pieces.append(Text(f"{texts.say('board-hand')}: {cards}", style="dim"))
    lines: list[RenderableType] = [Flow("", pieces, 0)]
    aim = view["plans"][seat]
    if aim is not None:
        said = texts.say(f"plan-{aim['name']}", **texts.words(aim["facts"], players))
        lines.append(Text(f"  {texts.say('board-plan')}: {said}", style="italic dim"))
    return Group(*lines)


def counts(entry: dict[str, Any], texts: Texts) -> list[Text]:
    if entry["clan"] is None:
        return []
    return [
        Text(texts.say(f"clan-{entry['clan']}"), style="bold"),
        Text(texts.say("board-lair", count=entry["lair"])),
        Text(texts.say("board-pile", count=len(entry["pile"]))),
        Text(texts.say("board-discard", count=len(entry["discard"]))),
    ]


def own_area(entry: dict[str, Any], texts: Texts) -> RenderableType:
    lines: list[RenderableType] = [Flow("", counts(entry, texts), 0)]
    if entry["clan"] is not None:
        lines.append(Text(texts.help(f"clan-{entry['clan']}"), style="dim"))
    for card in entry["hand"]:
        lines.append(Text.assemble("  ", (texts.say(f"card-{card}"), "bold"), f"  {sides(card, texts)}"))
    return Group(*lines)


# Cards in words


def sides(card: str, texts: Texts) -> str:
    """The symbols of a card in words."""
    printed = read_sides(" / ".join(" ".join(side) for side in texts.faces[f"card-{card}"]["symbols"]), "card")
    named = [", ".join(texts.sentence(item_name(item)) for item in side.items) for side in printed]
    return f" / {texts.say('board-or')} ".join(named)


def note(action: Action, view: dict[str, Any], texts: Texts) -> str:
    """What stands behind an answer, in a few words."""
    arguments: dict[str, Any] = action.arguments
    if "card" in arguments:
        cards = [card for player in view["players"] for card in player["hand"]] + view["loot"]["display"]
        if arguments["card"] in cards:
            return sides(arguments["card"], texts)
    if "room" in arguments:
        for room in view["rooms"]:
            if room["room"] == arguments["room"]:
                parts = [things(room, texts), monsters(room, texts), heroes(room, texts)]
                return " ".join(part.plain.strip() for part in parts if part.plain.strip())
    if "clan" in arguments and view["step"] in ("choose_clan", "choose_unused"):
        role = texts.faces[f"clan-{arguments['clan']}"]["words"].get("role")
        return texts.say(f"role-{role}") if role else ""
    return ""


def explain(arguments: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    """Everything behind an answer with all that it does."""
    things = [f"{kind}-{arguments[kind]}" for kind in ("room", "hero", "clan", "card") if kind in arguments]
    return [f"{texts.say(thing)}: {texts.help(thing)}" for thing in things]


def look_up(word: str, texts: Texts) -> list[str]:
    """Everything that has a word in its name, with what it does."""
    found: list[str] = []
    for thing, face in texts.faces.items():
        if thing != GAME and face["sentences"] and word.casefold() in texts.say(thing).casefold():
            found.append(f"{texts.say(thing)}: {texts.help(thing)}")
    return found
