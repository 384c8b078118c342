"""The table of Conspiracy in the terminal: chambers as inverted pyramids, piles, locations.

Every colour also has two letters. In a chamber `[ ]` marks the largest coalition and `*` the best lord of its colour.
"""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from hlubina.core.faces import Face
from hlubina.core.vocabulary import Action
from hlubina.games.conspiracy.cards import COLOURS, ROWS
from hlubina.terminal.style import BRASS, INK
from hlubina.text import Texts

PLATES = {"blue": "#5595E6", "yellow": "#E4B23A", "red": "#E2654E", "green": "#63AC5B", "purple": "#B679D6"}
CELL = 8


def board(view: dict[str, Any], viewer: int, players: list[str], texts: Texts) -> RenderableType:
    """The whole table as the viewer sees it, the viewer's own chamber last and largest."""
    rivals = [seat for seat in range(view["seats"]) if seat != viewer]
    return Group(
        Rule(headline(view, players, texts), style=BRASS, align="left"),
        Columns([rival(view, seat, players, texts) for seat in rivals], padding=(0, 4)),
        *[owned(view, seat, players[seat], texts) for seat in rivals if owns(view, seat)],
        Text(),
        lord_piles(view, texts),
        locations(view, texts),
        Rule(Text(players[viewer], style=f"bold {BRASS}"), style=BRASS, align="left"),
        owner_line(view, viewer, texts),
        *([owned(view, viewer, players[viewer], texts)] if owns(view, viewer) else []),
        Padding(pyramid(view, viewer, texts), (0, 2)),
    )


def headline(view: dict[str, Any], players: list[str], texts: Texts) -> Text:
    parts = [texts.say("title"), texts.say("round", number=view["round"])]
    if view["finisher"] is not None:
        parts.append(texts.say("board-last-round"))
    if view["forced"]:
        forced = view["forced"]
        parts.append(texts.say("board-forced", seat=players[forced["by"]], count=forced["count"]))
    return Text(" · ".join(parts), style=f"bold {BRASS}")


def owner_line(view: dict[str, Any], seat: int, texts: Texts) -> Text:
    chamber = view["chambers"][seat]
    parts = [
        texts.say("board-lords-of", count=len(chamber["places"])),
        texts.say("board-pearls", count=chamber["pearls"]),
        texts.say("board-keys", **chamber["unspent"]),
        texts.say("board-points", count=view["standing"]["scores"][seat]),
    ]
    if view["pearl_master"] == seat:
        parts.insert(2, texts.say("board-pearl-master"))
    if len(chamber["coalition"]) > 1:
        per = texts.figures["coalition_per_lord"]
        parts.append(texts.say("board-coalition", size=len(chamber["coalition"]), per=per))
    return Text(" · ".join(parts))


def owns(view: dict[str, Any], seat: int) -> list[str]:
    """The locations of a seat."""
    return [entry["location"] for entry in view["chambers"][seat]["places"] if "location" in entry]


def owned(view: dict[str, Any], seat: int, name: str, texts: Texts) -> Text:
    line = Text(f"{name} {texts.say('board-owns')}: ", style="dim")
    return line.append("; ".join(texts.say(f"location-{location}") for location in owns(view, seat)))


def rival(view: dict[str, Any], seat: int, players: list[str], texts: Texts) -> RenderableType:
    """A rival's chamber, small: letters and influence, a location as its worth in brackets."""
    chamber = view["chambers"][seat]
    acting = seat in view["acting"]
    name = Text(("▶ " if acting else "") + players[seat], style=f"bold {BRASS}" if acting else "bold")
    name.append("  " + texts.say("board-points", count=view["standing"]["scores"][seat]), style="not bold")
    keys = texts.say("board-keys-short", **chamber["unspent"])
    facts = Text(texts.say("board-pearls", count=chamber["pearls"]), style="dim")
    if view["pearl_master"] == seat:
        facts.append(" · " + texts.say("board-pearl-master"))
    facts.append(f" · {keys}")
    lines = [name, facts]
    place = 0
    for row, length in enumerate(ROWS):
        line = Text(" " * (2 * row + row // 2))
        for _ in range(length):
            line.append_text(small_cell(chamber, place, texts))
            line.append(" ")
            place += 1
        lines.append(line)
    return Group(*lines)


def small_cell(chamber: dict[str, Any], place: int, texts: Texts) -> Text:
    if place >= len(chamber["places"]):
        return Text(" ·· ", style="dim")
    entry = chamber["places"][place]
    colour, influence = printed(entry["lord"], texts)
    mark = "▣" if "location" in entry else " "
    return Text(f"{texts.say(f'letters-{colour}')}{influence}{mark}", style=plate(colour))


def lord_face(lord: str, texts: Texts) -> Face:
    return texts.faces[f"lord-{lord}"]


def printed(lord: str, texts: Texts) -> tuple[str, int]:
    """The colour and the influence on the face of a lord."""
    face = lord_face(lord, texts)
    return face["words"]["colour"], face["figures"]["influence"]


def plate(colour: str) -> str:
    return f"{INK} on {PLATES[colour]}"


def lord_piles(view: dict[str, Any], texts: Texts) -> Text:
    line = Text.assemble((texts.say("board-deck"), "bold"), f" {view['lord_deck']}   ")
    line.append(texts.say("board-piles"), style="bold")
    for colour in COLOURS:
        pile = view["piles"][colour]
        line.append("  ")
        line.append(f" {texts.say(f'letters-{colour}')} ", style=plate(colour))
        line.append(" " + (" ".join(str(printed(lord, texts)[1]) for lord in pile) or "–"))
    for zone in ("drawn", "held"):
        lords = view["drawn_lords" if zone == "drawn" else "held"]
        if lords:
            line.append(f"\n{texts.say(f'board-{zone}')}: ", style="bold")
            for lord in lords:
                line.append_text(lord_chip(lord, texts))
                line.append(" ")
    return line


def lord_chip(lord: str, texts: Texts) -> Text:
    colour, influence = printed(lord, texts)
    return Text(f" {texts.say(f'letters-{colour}')} {influence} {ability_mark(lord, texts)} ", style=plate(colour))


def ability_mark(lord: str, texts: Texts) -> str:
    """What the lord does, in a few characters."""
    face = lord_face(lord, texts)
    symbol = face["symbols"][0][0]
    if symbol != "pearl":
        return texts.say(f"board-{symbol}")
    pearls = face["figures"]["pearls"]
    return "○" * pearls if pearls <= 4 else f"{pearls} ○"


def locations(view: dict[str, Any], texts: Texts) -> Text:
    line = Text.assemble((texts.say("board-locations"), "bold"), f" {texts.say('board-location-deck')} ")
    line.append(f"{view['location_deck']}   {texts.say('board-available')}: ")
    line.append("; ".join(texts.say(f"location-{name}") for name in view["available"]) or "–")
    drawn = [texts.say(f"location-{name}") if name else "?" for name in view["drawn_locations"]]
    if drawn:
        line.append(f"\n{texts.say('board-drawn')}: ", style="bold")
        line.append("; ".join(drawn))
    return line


def pyramid(view: dict[str, Any], seat: int, texts: Texts) -> Text:
    """The chamber: two lines a row, the lord above and what it does, or its location, below."""
    chamber = view["chambers"][seat]
    picture = Text()
    place = 0
    for row, length in enumerate(ROWS):
        upper = Text(" " * (row * (CELL + 1) // 2))
        lower = upper.copy()
        for column in range(length):
            top, bottom = cell(chamber, place + column, texts)
            upper.append_text(top).append(" ")
            lower.append_text(bottom).append(" ")
        place += length
        picture.append_text(upper).append("\n").append_text(lower).append("\n")
    picture.rstrip()
    return picture


def cell(chamber: dict[str, Any], place: int, texts: Texts) -> tuple[Text, Text]:
    placed = len(chamber["places"])
    if place >= placed:
        number = f"({place + 1})" if place == placed else str(place + 1)
        style = f"bold {BRASS}" if place == placed else "dim"
        return Text(number.center(CELL), style=style), Text("····".center(CELL), style="dim")
    entry = chamber["places"][place]
    colour, influence = printed(entry["lord"], texts)
    coat = "*" if chamber["coats"][colour] == place + 1 else " "
    inside = f"{texts.say(f'letters-{colour}')} {influence}{coat}"
    joined = place + 1 in chamber["coalition"] and len(chamber["coalition"]) > 1
    top = f"[{inside}]" if joined else f" {inside} "
    bottom = f"▣ {entry['worth']}" if "location" in entry else ability_mark(entry["lord"], texts)
    return Text(top.center(CELL), style=f"bold {plate(colour)}"), Text(bottom.center(CELL), style=plate(colour))


def note(action: Action, view: dict[str, Any], texts: Texts) -> str:
    """What the cards behind an answer are and do, in a few words."""
    arguments: dict[str, Any] = action.arguments
    if "lord" in arguments:
        return texts.help(f"lord-{arguments['lord']}")
    if "location" in arguments:
        return texts.help(f"location-{arguments['location']}")
    if "colour" in arguments:
        return ", ".join(texts.say(f"lord-{lord}") for lord in view["piles"][arguments["colour"]])
    if "place" in arguments:
        chamber = view["chambers"][view["acting"][0]]
        return texts.say(f"lord-{chamber['places'][arguments['place'] - 1]['lord']}")
    return ""


def explain(arguments: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    """Every card behind an answer with all that it does."""
    cards = [f"{kind}-{arguments[kind]}" for kind in ("lord", "location") if kind in arguments]
    if "colour" in arguments:
        cards += [f"lord-{lord}" for lord in dict.fromkeys(view["piles"][arguments["colour"]])]
    return [card_help(card, texts) for card in cards]


def look_up(word: str, texts: Texts) -> list[str]:
    """The cards that have a word in their name."""
    cards = [card for card, face in texts.faces.items() if face["kind"] in ("lord", "location")]
    return [card_help(card, texts) for card in cards if word.casefold() in texts.say(card).casefold()]


def card_help(card: str, texts: Texts) -> str:
    return f"{texts.say(card)}: {texts.help(card)}"
