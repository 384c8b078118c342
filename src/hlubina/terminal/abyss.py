"""The table of Abyss in the terminal: rivals, exploration, council, court and locations, then the viewer's own area.

Every race and guild also has two letters. At the court `✓` marks what the viewer can pay for now; the race in letters
must be among those paid, `○` is any other. `▣` is a location with the lords under it, `✗` a disabled lord, `?` hidden.
"""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hlubina.core.faces import Face
from hlubina.core.vocabulary import Action
from hlubina.games.abyss.cards import ALL_RACES, DIPLOMAT, LOCATION_NAMES, LORD_NAMES, RACES
from hlubina.terminal.style import BRASS, INK
from hlubina.text import Texts

PLATES = {"jellyfish": "#B679D6", "crab": "#E2654E", "seahorse": "#E4B23A", "shellfish": "#63AC5B", "squid": "#5595E6"}
GUILD_PLATES = {
    "mage": PLATES["jellyfish"],
    "soldier": PLATES["crab"],
    "farmer": PLATES["seahorse"],
    "merchant": PLATES["shellfish"],
    "politician": PLATES["squid"],
    "ambassador": "#C3CED4",
}
LASTING = ("permanent", "per_turn")
LABEL = 13
CELL_GAP = "  "
MANY = 6


class Flow:
    """Pieces side by side behind a label; a line is broken between pieces only."""

    def __init__(self, label: str, pieces: list[Text], indent: int = LABEL, gap: str = "  ") -> None:
        self.label = label
        self.pieces = pieces
        self.indent = indent
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text.assemble((padded(self.label, self.indent), "bold"))
        begun = False
        for piece in self.pieces:
            if begun and line.cell_len + len(self.gap) + piece.cell_len > options.max_width:
                yield line
                line = Text(" " * self.indent)
                begun = False
            line.append(self.gap if begun else "").append_text(piece)
            begun = True
        yield line


def padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def board(view: dict[str, Any], viewer: int, players: list[str], texts: Texts) -> RenderableType:
    """The whole table as the viewer sees it, the viewer's own area last and largest."""
    rivals = [seat for seat in range(view["seats"]) if seat != viewer]
    return Group(
        Rule(headline(view, players, texts), style=BRASS, align="left"),
        *[rival(view, seat, players, texts) for seat in rivals],
        Text(),
        track(view, texts),
        threat(view, texts),
        council(view, texts),
        court(view, viewer, texts),
        locations(view, texts),
        Rule(Text(turn_mark(view, viewer) + players[viewer], style=f"bold {BRASS}"), style=BRASS, align="left"),
        own_area(view, viewer, texts),
    )


def headline(view: dict[str, Any], players: list[str], texts: Texts) -> Text:
    parts = [texts.say("title"), texts.say("round", number=view["round"])]
    if view["finisher"] is not None:
        parts.append(texts.say("board-last-round"))
    if view["extra_turns"]:
        parts.append(texts.say("board-extra-turn", seat=players[view["turn"]]))
    return Text(" · ".join(parts), style=f"bold {BRASS}")


def turn_mark(view: dict[str, Any], seat: int) -> str:
    return "▶ " if seat in view["acting"] else ""


# Players


def rival(view: dict[str, Any], seat: int, players: list[str], texts: Texts) -> RenderableType:
    """A rival in two lines or a few: what they have, their allies and tokens, their lords and locations."""
    player = view["players"][seat]
    acting = seat in view["acting"]
    name = Text(turn_mark(view, seat) + players[seat], style=f"bold {BRASS}" if acting else "bold")
    cards = labelled(texts.say("board-hand-of", count=len(player["hand"])), by_race(player["hand"], texts))
    if player["affiliated"]:
        cards += labelled(texts.say("board-affiliated-of"), by_race(player["affiliated"], texts))
    if player["tokens"]:
        cards.append(token_piece(player["tokens"], texts))
    having = Flow("", [name, *[Text(fact) for fact in facts(view, seat, texts)]], 0)
    lines: list[RenderableType] = [having, Flow("", cards, 2)]
    holdings = lord_pieces(player, texts)
    for entry in player["locations"]:
        holdings += location_pieces(entry, texts)
    if holdings:
        lines.append(Flow("", holdings, 2))
    return Group(*lines)


def facts(view: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    player = view["players"][seat]
    under = sum(len(entry["lords"]) for entry in player["locations"])
    return [
        points(view, seat, texts),
        texts.say("board-pearls", count=player["pearls"]),
        texts.say("board-keys", count=player["keys"], tokens=player["key_tokens"]),
        texts.say("board-lords", count=len(player["free"]) + len(player["disabled"]) + under),
    ]


def points(view: dict[str, Any], seat: int, texts: Texts) -> str:
    """The points that the viewer can count; tokens that they do not know may add to them."""
    hidden = None in view["players"][seat]["tokens"]
    name = "board-points-known" if hidden else "board-points"
    return texts.say(name, count=view["standing"]["scores"][seat])


def labelled(label: str, pieces: list[Text]) -> list[Text]:
    """The label sticks to the first piece."""
    first = Text.assemble((f"{label}: ", "dim")).append_text(pieces[0] if pieces else Text("–"))
    return [first, *pieces[1:]]


def by_race(cards: list[str | None], texts: Texts) -> list[Text]:
    """Allies grouped by race with their values, then those that are hidden."""
    pieces = [plate(race, texts).append(" " + " ".join(held)) for race in RACES if (held := values_of(cards, race))]
    hidden = cards.count(None)
    return [*pieces, Text(unknown(hidden))] if hidden else pieces


def unknown(count: int) -> str:
    """A sign for each hidden card, a number if there are many."""
    return " ".join("?" * count) if count <= MANY else f"?×{count}"


def values_of(cards: list[str | None], race: str) -> list[str]:
    return [card.removeprefix(f"{race}_") for card in cards if card is not None and card.startswith(race)]


def plate(race: str, texts: Texts) -> Text:
    return Text.assemble((f" {texts.say(f'letters-{race}')} ", f"{INK} on {PLATES[race]}"))


def guild_plate(lord: str, texts: Texts) -> Text:
    guild = texts.faces[f"lord-{lord}"]["words"]["guild"]
    return Text.assemble((f" {texts.say(f'letters-guild-{guild}')} ", f"{INK} on {GUILD_PLATES[guild]}"))


def token_piece(tokens: list[int | None], texts: Texts) -> Text:
    worth = [str(token) for token in sorted(token for token in tokens if token is not None)]
    if None in tokens:
        worth.append(unknown(tokens.count(None)))
    return Text.assemble((texts.say("board-tokens", count=len(tokens)) + ": ", "dim"), " ".join(worth))


def lord_pieces(player: dict[str, Any], texts: Texts) -> list[Text]:
    pieces = [lord_piece(lord, texts) for lord in player["free"]]
    for lord in player["disabled"]:
        piece = lord_piece(lord, texts)
        pieces.append(piece.append(f" ✗ {texts.say('board-disabled')}"))
    return pieces


def lord_piece(lord: str, texts: Texts) -> Text:
    """A lord with its influence, and its key if it has one."""
    figures = texts.faces[f"lord-{lord}"]["figures"]
    key = " " + texts.say("board-key") if figures["keys"] else ""
    return plain_lord(lord, texts).append(key, style="dim")


def plain_lord(lord: str, texts: Texts) -> Text:
    influence = texts.faces[f"lord-{lord}"]["figures"]["influence"]
    return guild_plate(lord, texts).append(f" {texts.say(f'lord-{lord}')} {influence}")


def location_pieces(entry: dict[str, Any], texts: Texts) -> list[Text]:
    """A location with its worth, and the lords that lie under it."""
    place = Text.assemble("▣ ", (texts.say(f"location-{entry['location']}"), "bold"), f" {entry['worth']}")
    lords = [plain_lord(lord, texts) for lord in entry["lords"]]
    if not lords:
        return [place]
    return [place.append(" ← ").append_text(lords[0]), *lords[1:]]


# The middle of the table


def track(view: dict[str, Any], texts: Texts) -> Flow:
    spaces = max(texts.figures["track_spaces"], len(view["track"]))
    pieces = [track_space(view["track"], place, spaces, texts) for place in range(spaces)]
    pieces += [
        Text(texts.say("board-price", count=view["price"])),
        Text(texts.say("board-deck", count=view["deck"])),
        Text(texts.say("board-discard", count=len(view["discard"]))),
    ]
    return Flow(texts.say("board-track"), pieces)


def track_space(cards: list[str], place: int, spaces: int, texts: Texts) -> Text:
    number = f"{place + 1} "
    if place >= len(cards):
        bonus = f"+{texts.figures['last_space_pearls']}" if place == spaces - 1 else ""
        return Text(f"{number}··{bonus}", style="dim")
    if cards[place] == "monster":
        return Text.assemble((number, "dim"), (f" {texts.say('card-monster')} ", "bold reverse"))
    race, value = cards[place].split("_")
    return Text.assemble((number, "dim"), (f" {texts.say(f'letters-{race}')} {value} ", f"{INK} on {PLATES[race]}"))


def threat(view: dict[str, Any], texts: Texts) -> Flow:
    spaces = Text()
    for space in range(1, max(texts.figures["threat_spaces"], view["threat"]) + 1):
        here = space == view["threat"]
        spaces.append(f"[{space}]" if here else f" {space} ", style=f"bold {BRASS}" if here else "dim")
    first, *others = [reward(entry, texts) for entry in view["rewards"]]
    offered = [Text(first), *[Text(f"{texts.say('board-or')} {entry}") for entry in others]]
    return Flow(texts.say("board-threat"), [spaces, *labelled(texts.say("board-reward"), offered)], gap=" ")


def reward(entry: dict[str, int], texts: Texts) -> str:
    parts = [
        texts.say(f"board-reward-{name}", count=entry[name]) for name in ("keys", "pearls", "tokens") if entry[name]
    ]
    return " + ".join(parts)


def council(view: dict[str, Any], texts: Texts) -> RenderableType:
    pieces = [plate(race, texts).append(" " + stack(view["council"][race])) for race in RACES]
    lines: list[RenderableType] = [Flow(texts.say("board-council"), pieces)]
    if view["payment"]:
        lines.append(Flow(texts.say("board-payment"), by_race(view["payment"], texts)))
    return Group(*lines)


def stack(cards: list[str | None]) -> str:
    """The size of a council stack, and its values if any of them is known."""
    if cards == [None] * len(cards):
        return str(len(cards)) if cards else "–"
    return f"{len(cards)}: {' '.join([card.split('_')[1] if card else '?' for card in cards])}"


def court(view: dict[str, Any], viewer: int, texts: Texts) -> RenderableType:
    """A line for each lord, with what it does as far as there is room."""
    names = [texts.say(f"lord-{entry['lord']}") for entry in view["court"]]
    heads = [texts.say(f"board-{name}") for name in ("court", "price-head", "races-head", "influence-head", "key")]
    first = max([cell_len(name) for name in names] + [cell_len(heads[0]), LABEL - 3])
    asked = [race_marks(entry["lord"], waived(view, viewer), texts) for entry in view["court"]]
    widths = [cell_len(head) for head in heads]
    widths[2] = max([widths[2], *[races.cell_len for races in asked]])
    legend = texts.say("board-deck", count=view["lord_deck"])
    if view["viewer"] is not None:
        legend += f" · ✓ {texts.say('board-affordable')}"
    legend += f" · ○ {texts.say('board-any-race')}"
    head = Text(no_wrap=True, overflow="ellipsis").append(padded(heads[0], first + 8), style="bold")
    for column in range(1, 5):
        head.append(padded(heads[column], widths[column] + 2), style="dim")
    lines: list[RenderableType] = [head.append(legend, style="dim")]
    for entry, name, races in zip(view["court"], names, asked, strict=True):
        figures = texts.faces[f"lord-{entry['lord']}"]["figures"]
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("✓ " if entry["affordable"] else "  ", style=f"bold {BRASS}")
        line.append(padded(name, first + 1), style="bold" if entry["affordable"] else "")
        line.append_text(guild_plate(entry["lord"], texts)).append(" ")
        line.append(str(entry["price"]).rjust(widths[1]) + CELL_GAP)
        line.append_text(races).append(" " * (widths[2] - races.cell_len) + CELL_GAP)
        line.append(str(figures["influence"]).rjust(widths[3]) + CELL_GAP)
        line.append(padded(texts.say("board-key") if figures["keys"] else "–", widths[4]) + CELL_GAP)
        lines.append(line.append(texts.help(f"lord-{entry['lord']}"), style="dim"))
    return Group(*lines)


def waived(view: dict[str, Any], viewer: int) -> bool:
    """Whether the Diplomat lets the one whose prices are shown pay with any races."""
    payer = view["turn"] if view["viewer"] is None else viewer
    return LORD_NAMES[DIPLOMAT] in view["players"][payer]["free"]


def race_marks(lord: str, any_race: bool, texts: Texts) -> Text:
    """A sign for each race that the lord asks for, the one that must be there in letters."""
    face = texts.faces[f"lord-{lord}"]
    bubbles = face["figures"]["bubbles"]
    if "race" not in face["words"] or any_race:
        return Text("○" * bubbles)
    return plate(face["words"]["race"], texts).append("○" * (bubbles - 1))


def locations(view: dict[str, Any], texts: Texts) -> RenderableType:
    pieces = [
        Text.assemble("▣ ", (texts.say(f"location-{name}"), "bold"), f" {view['worths'].get(name, '')}".rstrip())
        for name in view["available"]
    ]
    label = texts.say("board-available" if view["viewer"] is None else "board-available-worth")
    shown = [Text(texts.say("board-stack", count=view["location_stack"])), *labelled(label, pieces)]
    lines: list[RenderableType] = [Flow(texts.say("score-locations"), shown)]
    if view["drawn_locations"]:
        drawn = [Text(texts.say(f"location-{name}") if name else "?") for name in view["drawn_locations"]]
        lines.append(Flow(texts.say("board-drawn"), drawn))
    return Group(*lines)


# The viewer's own area


def own_area(view: dict[str, Any], seat: int, texts: Texts) -> RenderableType:
    player = view["players"][seat]
    counted = ", ".join(
        f"{texts.say(f'score-{name}')} {worth[seat]}" for name, worth in view["standing"]["lines"].items()
    )
    score, *others = facts(view, seat, texts)
    having = [Text(f"{score} ({counted})"), Text(" · ".join(others))]
    if player["tokens"]:
        having.append(token_piece(player["tokens"], texts))
    lines: list[RenderableType] = [Flow("", having, 0), allies(player, texts)]
    if None in player["hand"]:
        lines.append(Flow("", by_race([None] * player["hand"].count(None), texts)))
    if player["marked"]:
        label = "board-payment" if view["step"] == "pay_for_lord" else "board-marked"
        lines.append(Flow(texts.say(label), by_race(player["marked"], texts)))
    lords = lord_pieces(player, texts)
    if lords:
        lines.append(Flow(texts.say("score-lords"), lords))
    lines += [lasting(lord, view, texts) for lord in player["free"] if lasts(lord, texts)]
    for entry in player["locations"]:
        lines.append(Flow("", location_pieces(entry, texts), 0))
    return Group(*lines)


def allies(player: dict[str, Any], texts: Texts) -> Table:
    """Hand and affiliated allies, a column for each race."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=LABEL - 1)
    names: list[RenderableType] = [Text()]
    hand: list[RenderableType] = [Text(texts.say("board-hand", count=len(player["hand"])), style="bold")]
    affiliated: list[RenderableType] = [Text(texts.say("board-affiliated"), style="bold")]
    for race in RACES:
        grid.add_column(overflow="fold")
        name = f"{texts.say(f'letters-{race}')} {texts.say(f'race-{race}.many')}"
        names.append(Text(name, style=f"{INK} on {PLATES[race]}"))
        hand.append(total(values_of(player["hand"], race)))
        affiliated.append(Text(" ".join(values_of(player["affiliated"], race)) or "–"))
    grid.add_row(*names)
    grid.add_row(*hand)
    grid.add_row(*affiliated)
    return grid


def total(values: list[str]) -> Text:
    """The values of one race as a sum, for that is what they pay."""
    if len(values) < 2:
        return Text(values[0] if values else "–")
    return Text(f"{'+'.join(values)}={sum(int(value) for value in values)}")


def lasts(lord: str, texts: Texts) -> bool:
    """Whether the lord still does something after its arrival."""
    return texts.faces[f"lord-{lord}"]["words"]["timing"] in LASTING


def lasting(lord: str, view: dict[str, Any], texts: Texts) -> RenderableType:
    line = Text.assemble(f"{texts.say(f'lord-{lord}')}: ", (texts.help(f"lord-{lord}"), "dim"))
    if lord in view["used"]:
        line.append(f" ({texts.say('board-used')})")
    return Padding(line, (0, 0, 0, LABEL))


# Words behind an answer


def note(action: Action, view: dict[str, Any], texts: Texts) -> str:
    """What the cards behind an answer are and do, in a few words."""
    arguments: dict[str, Any] = action.arguments
    if "lord" in arguments:
        return lord_note(arguments["lord"], view, texts)
    if "location" in arguments:
        return location_note(arguments["location"], view, texts)
    if "race" in arguments:
        return stack_note(view["council"][arguments["race"]], texts)
    if "number" in arguments:
        return reward(view["rewards"][arguments["number"] - 1], texts)
    if "seat" in arguments:
        return token_piece(view["players"][arguments["seat"]]["tokens"], texts).plain
    if "card" in arguments:
        return copies_note(arguments["card"], view, texts)
    return ""


def copies_note(card: str, view: dict[str, Any], texts: Texts) -> str:
    """How many such allies there are to choose from, if it is more than one."""
    if view["viewer"] is None or view["step"] == "affiliate_ally":
        return ""
    player = view["players"][view["viewer"]]
    copies = player["hand"].count(card) - player["marked"].count(card)
    return texts.say("board-copies", count=copies) if copies > 1 else ""


def lord_note(lord: str, view: dict[str, Any], texts: Texts) -> str:
    """Influence and key, the price where it is asked, and what the lord does or still does."""
    prices = {entry["lord"]: entry["price"] for entry in view["court"]}
    figures = texts.faces[f"lord-{lord}"]["figures"]
    parts = [texts.say("board-influence", count=figures["influence"])]
    if view["step"] == "choose_action" and lord in prices:
        parts.insert(0, texts.say("board-cost", count=prices[lord]))
    if figures["keys"]:
        parts.append(texts.say("board-key"))
    if any(lord in player["disabled"] for player in view["players"]):
        return ", ".join([*parts, texts.say("board-disabled")])
    does = f". {texts.help(f'lord-{lord}')}" if lord in prices or lasts(lord, texts) else ""
    return ", ".join(parts) + does


def location_note(location: str, view: dict[str, Any], texts: Texts) -> str:
    """What a location is worth to the viewer, if the view says so, and why."""
    does = texts.help(f"location-{location}")
    worth = view["worths"].get(location)
    return does if worth is None else f"{texts.say('board-worth', count=worth)}. {does}"


def stack_note(cards: list[str | None], texts: Texts) -> str:
    if not cards:
        return ""
    size, colon, values = stack(cards).partition(": ")
    return f"{texts.say('board-cards', count=int(size))}{colon}{values}"


def explain(arguments: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    """Every card behind an answer with all that it does."""
    cards = [f"{kind}-{arguments[kind]}" for kind in ("lord", "location") if kind in arguments]
    lines = [card_help(card, texts) for card in cards]
    if "race" in arguments:
        lines.append(stack_note(view["council"][arguments["race"]], texts))
    return lines


def look_up(word: str, texts: Texts) -> list[str]:
    """The cards that have a word in their name."""
    cards = [f"lord-{lord}" for lord in LORD_NAMES] + [f"location-{location}" for location in LOCATION_NAMES]
    return [card_help(card, texts) for card in cards if word.casefold() in texts.say(card).casefold()]


def card_help(card: str, texts: Texts) -> str:
    printed = f"{lord_card(texts.faces[card], texts)}. " if card.startswith("lord-") else ""
    return f"{texts.say(card)}: {printed}{texts.help(card)}"


def lord_card(face: Face, texts: Texts) -> str:
    """All that is printed on a lord but the ability."""
    figures, words = face["figures"], face["words"]
    if figures["bubbles"] == ALL_RACES:
        races = texts.say("board-all-races")
    elif "race" in words:
        races = texts.say("board-races", race=texts.say(f"race-{words['race']}"), others=figures["bubbles"] - 1)
    else:
        races = texts.say("board-any-races", count=figures["bubbles"])
    parts = [
        texts.say(f"guild-{words['guild']}"),
        texts.say("board-cost", count=figures["cost"]),
        races,
        texts.say("board-influence", count=figures["influence"]),
    ]
    if figures["keys"]:
        parts.append(texts.say("board-key"))
    return ", ".join(parts)
