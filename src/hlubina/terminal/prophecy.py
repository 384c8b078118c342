"""The table of Prophecy in the terminal: the ring as a list, spheres, the Water Realm as a grid, the fight."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hlubina.core.vocabulary import Action
from hlubina.games.prophecy.names import CARD_NAMES
from hlubina.terminal.style import BRASS
from hlubina.text import Texts

SERVICES = ("work", "heal", "regain_magic", "inn")  # what the field itself offers


def board(view: dict[str, Any], viewer: int, players: list[str], texts: Texts) -> RenderableType:
    """The whole table as the viewer sees it, the viewer's own character last."""
    parts: list[RenderableType] = [Rule(headline(view, texts), style=BRASS, align="left")]
    drawn = view["chance"]["discard"]
    if drawn:
        parts.append(
            Text(f"{texts.say('board-chance')}: {texts.say('card-' + drawn[-1])}. {texts.help('card-' + drawn[-1])}")
        )
    parts += [field_line(entry, players, texts) for entry in view["ring"]]
    parts.append(section("board-spheres", spheres(view, texts), texts))
    if view["island"] is not None:
        parts.append(section("board-island", island(view, texts), texts))
    if view["water"] is not None:
        parts.append(section("board-water", water(view, players, texts), texts))
    parts.append(section("board-offers", offers(view, texts), texts))
    if view["fight"] is not None:
        parts.append(section("board-fight", fight(view["fight"], players, texts), texts))
    for seat in [*[other for other in range(view["seats"]) if other != viewer], viewer]:
        parts.append(Rule(Text(players[seat], style=f"bold {BRASS}"), style=BRASS, align="left"))
        parts.append(Text(character(view["players"][seat], texts)))
    return Group(*parts)


def headline(view: dict[str, Any], texts: Texts) -> Text:
    parts = [texts.say("title"), texts.say("board-round", round=view["round"])]
    for name in ("final", "apocalypse"):
        if view[name]:
            parts.append(texts.say(f"board-{name}"))
    if view["nemesis"] is not None:
        parts.append(f"{texts.say('board-nemesis')}: {texts.say('field-' + view['nemesis']['field'])}")
    return Text(" · ".join(parts), style=f"bold {BRASS}")


def section(name: str, lines: list[str], texts: Texts) -> Text:
    return Text.assemble((f"{texts.say(name)}\n", BRASS), "\n".join(lines))


def card(name: str | None, texts: Texts) -> str:
    return texts.say("board-hidden") if name is None else texts.say(f"card-{name}")


def field_line(entry: dict[str, Any], players: list[str], texts: Texts) -> Text:
    """A field with what lies there, how a fight would stand, and who is there."""
    marks = [texts.say(f"board-{word}") for word in marked(entry, texts)]
    things = [with_odds(lying, texts) for lying in entry["cards"]] + [
        card(name, texts) for name in entry.get("artifacts", [])
    ]
    people = [players[seat] for seat in entry["characters"]]
    line = f"{texts.say('field-' + entry['field']):17}"
    return Text(" · ".join(part for part in (line, ", ".join(marks), ", ".join(things), ", ".join(people)) if part))


def marked(entry: dict[str, Any], texts: Texts) -> list[str]:
    """What is printed on a field, and whether a map piece lies there."""
    printed = [sign for side in texts.faces[f"field-{entry['field']}"]["symbols"] for sign in side]
    marks = {"port": "port", "gate": "gate-field", "safe": "safe"}
    return [word for sign, word in marks.items() if sign in printed] + (["piece"] if entry["piece"] else [])


def with_odds(lying: dict[str, Any], texts: Texts) -> str:
    name = card(lying["card"], texts)
    odds = lying.get("odds")
    return f"{name} ({odds_text(odds, texts)})" if odds else name


def odds_text(odds: dict[str, Any], texts: Texts) -> str:
    """For each kind of fight the totals, the throws that win, and how often all lives of a group are taken."""
    return ", ".join(
        f"{texts.say('board-' + mode)} {texts.say('board-against', own=shown['own'], other=shown['other'])}: "
        f"{shown['odds']['win']}/{shown['odds']['out_of']}{whole_text(shown, texts)}"
        for mode, shown in odds.items()
    )


def whole_text(shown: dict[str, Any], texts: Texts) -> str:
    whole = shown["whole"]
    if whole is None or whole == shown["odds"]:
        return ""
    return f", {texts.say('board-whole', percent=round(100 * whole['win'] / whole['out_of']))}"


def spheres(view: dict[str, Any], texts: Texts) -> list[str]:
    lines: list[str] = []
    for sphere in view["spheres"]:
        fields = ", ".join(texts.say(f"field-{field}") for field in sphere["fields"])
        inside = [
            texts.say(f"board-{kind}") if name is None else texts.say(f"card-{name}")
            for name, kind in zip(sphere["cards"], sphere["kinds"], strict=True)
        ]
        if sphere["odds"]:
            inside[0] += f" ({odds_text(sphere['odds'], texts)})"
        lines.append(f"{sphere['sphere']} ({fields}): {', '.join(inside) or texts.say('board-conquered')}")
    return lines


def island(view: dict[str, Any], texts: Texts) -> list[str]:
    return [f"{card(entry['card'], texts)} ({entry['maps']})" for entry in view["island"]["treasures"]]


def water(view: dict[str, Any], players: list[str], texts: Texts) -> list[str]:
    """The grid: ? hidden, the first letters of what is open, @ a character; below it the open cards in full."""
    realm = view["water"]
    rows: list[str] = []
    for start in range(0, len(realm["cells"]), realm["width"]):
        cells = [cell_text(cell, realm, players, texts) for cell in realm["cells"][start : start + realm["width"]]]
        rows.append(" ".join(f"{cell:12}" for cell in cells).rstrip())
    open_cells = [cell for cell in realm["cells"] if cell["card"]]
    rows += [f"{texts.say('cell-' + cell['cell'])} {with_odds(cell, texts)}" for cell in open_cells]
    if realm["palace_odds"]:
        rows.append(f"# {texts.say('card-' + realm['palace_cards'][0])} ({odds_text(realm['palace_odds'], texts)})")
    air = view["air"]
    if air is not None:
        facts = {"bubbles": air["bubbles"], "bag": air["bag"], "rounds": air["rounds_home"], "reserve": air["reserve"]}
        rows.append(texts.say("board-air", **facts))
    return rows


def cell_text(cell: dict[str, Any], realm: dict[str, Any], players: list[str], texts: Texts) -> str:
    if cell["characters"]:
        first: int = cell["characters"][0]
        name: str = players[first]
        return f"@{name[:11]}"
    if cell["cell"] == realm["palace"]:
        return "#"
    if not cell["filled"]:
        return "." if cell["cell"] != realm["entrance"] else ">"
    return card(cell["card"], texts)[:12] if cell["card"] else "?" + ("+" if cell["light"] else "-")


def offers(view: dict[str, Any], texts: Texts) -> list[str]:
    lines: list[str] = []
    for place in ("village", "city"):
        goods = [
            f"{card(entry['card'], texts)} {texts.say('board-price', gold=entry['price'])}" for entry in view[place]
        ]
        lines.append(f"{texts.say('field-' + place)}: {', '.join(goods)}")
    for guild, shown in view["guilds"].items():
        lessons = [
            f"{card(entry['card'], texts)} ({texts.say('board-learn-price', xp=entry['xp'], gold=entry['gold'])})"
            for entry in shown["offers"]
        ]
        lines.append(f"{texts.say('guild-' + guild)}: {', '.join(lessons)}")
    return lines


def fight(shown: dict[str, Any], players: list[str], texts: Texts) -> list[str]:
    """Against whom, both sides with everything that adds to them, and the odds or the dice."""
    lines = [foe_name(shown, players, texts)]
    if shown["modes"]:  # how to fight is not chosen yet
        return [*lines, odds_text(shown["modes"], texts)]
    for side in shown["sides"]:
        adds = [f"{line_name(line['card'], texts)} {line['bonus']:+}" for line in side["lines"]]
        lines.append(f"{side['attribute']} {' '.join(adds)} = {side['total']}")
    if shown["odds"] is not None:
        odds = shown["odds"]
        facts = {"win": odds["win"], "draw": odds["draw"], "loss": odds["loss"], "throws": odds["out_of"]}
        lines.append(texts.say("board-odds", **facts) + whole_text(shown, texts))
    if shown["dice"] is not None:
        lines.append(texts.say("board-dice", light=shown["dice"][0], dark=shown["dice"][1]))
    return lines


def foe_name(shown: dict[str, Any], players: list[str], texts: Texts) -> str:
    if shown["card"] is not None:
        return texts.say(f"card-{shown['card']}")
    return players[shown["opponent"]] if shown["opponent"] is not None else texts.say("board-nemesis")


def line_name(name: str, texts: Texts) -> str:
    return texts.say(f"board-{name}") if name in ("penalty", "pearl") else card(name, texts)


def character(player: dict[str, Any], texts: Texts) -> str:
    if player["character"] is None:
        return ""
    head = [texts.say(f"character-{player['character']}")]
    head.append(f"{texts.say('board-strength')} {player['health']}/{player['strength']}")
    head.append(f"{texts.say('board-will')} {player['magic']}/{player['will']}")
    head += [f"{texts.say('board-' + name)} {player[name]}" for name in ("gold", "xp", "pieces")]
    if player["out"]:
        head.append(texts.say("board-out"))
    if player["conceded"]:
        head.append(texts.say("board-conceded"))
    if player["under_water"]:
        head.append(texts.say("board-under-water"))
    if player["pearl"]:
        head.append(texts.say("board-pearl"))
    items = [card(item["card"], texts) + ("!" if item["damaged"] else "") for item in player["items"]]
    lines = [" · ".join(head)]
    for name, cards in (("artifacts", player["artifacts"]), ("abilities", player["abilities"])):
        if cards:
            lines.append(f"{texts.say('board-' + name)}: {', '.join(card(one, texts) for one in cards)}")
    if items:
        lines.append(f"{texts.say('board-items')}: {', '.join(items)}")
    return "\n".join(lines)


def note(action: Action, view: dict[str, Any], texts: Texts) -> str:
    """What an answer costs and brings, how a fight would stand, what a card does."""
    parts = [price(action, view, texts), chances(action, view, texts)]
    arguments = action.arguments
    if "card" in arguments:
        parts.append(texts.help(f"card-{arguments['card']}"))
    if "character" in arguments:
        parts.append(texts.help(f"character-{arguments['character']}"))
    if action.name in SERVICES:
        parts.append(texts.say(f"place-offers-{view['players'][view['viewer']]['place']}"))
    return " · ".join(part for part in parts if part)


def price(action: Action, view: dict[str, Any], texts: Texts) -> str:
    """Of goods, lessons, treasures and journeys, as far as the view knows it."""
    name, what = action.name, action.arguments.get("card")
    if name == "buy":
        goods = [entry for place in ("village", "city") for entry in view[place] if entry["card"] == what]
        return texts.say("board-price", gold=goods[0]["price"]) if goods else ""
    if name == "sell":
        (worth, *_) = [item["sells_for"] for item in view["players"][view["viewer"]]["items"] if item["card"] == what]
        return texts.say("board-price", gold=worth)
    if name == "learn":
        lessons = [entry for guild in view["guilds"].values() for entry in guild["offers"] if entry["card"] == what]
        return texts.say("board-learn-price", xp=lessons[0]["xp"], gold=lessons[0]["gold"]) if lessons else ""
    if name == "dig":
        (maps,) = [entry["maps"] for entry in view["island"]["treasures"] if entry["card"] == what]
        return f"{texts.say('board-pieces')}: {maps}"
    if name in ("ride", "ship", "gate"):
        to = action.arguments["field"]
        (gold, *_) = [way["gold"] for way in view["reach"] if (way["by"], way["place"]) == (name, to)]
        return texts.say("board-price", gold=gold)
    return ""


def chances(action: Action, view: dict[str, Any], texts: Texts) -> str:
    """Of the kinds of fight, where one is chosen, and against a character."""
    if action.name in ("by_strength", "by_will"):
        mode = action.name.removeprefix("by_")
        modes = view["fight"]["modes"] or {}
        return odds_text({mode: modes[mode]}, texts) if mode in modes else ""
    if action.name in ("attack", "attack_for_map"):
        duel = view["players"][action.arguments["opponent"]]["duel"]
        return odds_text({mode: duel[mode] for mode in ("strength", "will")}, texts) if duel else ""
    return ""


def explain(arguments: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    name = arguments.get("card")
    return [] if name is None else [f"{texts.say(f'card-{name}')}: {texts.help(f'card-{name}')}"]


def look_up(word: str, texts: Texts) -> list[str]:
    """The cards that have a word in their name."""
    found: list[str] = []
    for name in CARD_NAMES:
        title = texts.say(f"card-{name}")
        if word.lower() in title.lower():
            found.append(f"{title}: {texts.help(f'card-{name}')}")
    return found
