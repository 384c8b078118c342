"""The table of Passengers in the terminal: boats in play, the Underworld, players, what is certain, the viewer's hand.

A passenger is shown with whoever placed it and two letters for its kind on a plate of its colour, as far as that is
certain for the viewer; `?` is not certain, `+` a mask with the letter of its colour, `↑` face up, `≈` shuffled.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hlubina.core.faces import GAME
from hlubina.core.vocabulary import Action
from hlubina.games.passengers.cards import ANIMALS
from hlubina.terminal.abyss import Flow
from hlubina.terminal.style import BRASS, INK
from hlubina.text import Texts

PLATES = {"green": "#63AC5B", "red": "#E2654E", "blue": "#5595E6"}
PLAIN = "#C3CED4"
LABEL = 14
RECENT = 8
Data = dict[str, Any]


def board(view: Data, viewer: int, players: list[str], texts: Texts) -> RenderableType:
    """The whole table as the viewer sees it, their own hand last."""
    below = [boat for boat in reversed(view["boats"]) if boat["where"] == "underworld"]
    lost = [boat for boat in view["boats"] if boat["where"] == "lost"]
    playing = [boat for boat in view["boats"] if boat["where"] == "in_play"]
    lines: list[RenderableType] = [Rule(headline(view, players, texts), style=BRASS, align="left")]
    lines += [boat_line(boat, players, texts, True) for boat in playing]
    for label, boats in (("board-underworld", below), ("board-lost", lost)):
        if boats:
            lines.append(Text(texts.say(label), style="bold"))
            lines += [boat_line(boat, players, texts, False) for boat in boats]
    lines += [Text(), *[player_line(view, seat, players, texts) for seat in range(view["seats"])]]
    lines += certain_lines(view, players, texts)
    if view["scoring"] is not None:
        lines += scoring_lines(view["scoring"], texts)
    own = Text(turn_mark(view, viewer) + players[viewer], style=f"bold {BRASS}")
    lines.append(Rule(own, style=BRASS, align="left"))
    lines.append(own_area(view, players, texts))
    return Group(*lines)


def headline(view: Data, players: list[str], texts: Texts) -> Text:
    masks = ", ".join(texts.say(f"colour-{colour}") for colour in view["masks"]) or "–"
    parts = [
        texts.say("title"),
        texts.say("round", number=view["round"]),
        texts.say(f"phase-{view['phase']}"),
        texts.say("board-coin", seat=players[view["coin"]]),
        texts.say("board-masks", masks=masks),
    ]
    return Text(" · ".join(parts), style=f"bold {BRASS}")


def turn_mark(view: Data, seat: int) -> str:
    return "▶ " if seat in view["acting"] else ""


# Boats


def boat_line(boat: Data, players: list[str], texts: Texts, offers: bool) -> Flow:
    """A boat with its seats; on boats in play each with its gift and votes."""
    cells = [seat_cell(seat, players, texts, offers) for seat in boat["seats"]]
    label = f"{texts.say('letters-' + boat['boat'])} {'I' * boat['round']}"
    return Flow(label, cells, LABEL, " │ ")


def seat_cell(seat: Data, players: list[str], texts: Texts, offers: bool) -> Text:
    cell = Text(f"{seat['column']} ", style="dim")
    if offers:
        cell.append(f"{gift_name(seat['gift'], texts)} +{seat['votes']} ")
    if "passenger" not in seat:
        return cell.append("·", style="dim")
    return cell.append_text(passenger_piece(seat["passenger"], players, texts))


def passenger_piece(passenger: Data, players: list[str], texts: Texts) -> Text:
    if passenger["owner"] is not None:
        who = players[passenger["owner"]]
    else:
        who = texts.say("board-shadow") if "shadow" in passenger else "≈"
    piece = Text(who + " ").append_text(plate(passenger, texts))
    if "mask" in passenger:
        piece.append(f"+{texts.say('letters-' + passenger['mask'])}", style=f"bold {PLATES[passenger['mask']]}")
    return piece.append("↑" if passenger["face_up"] else "")


def plate(identity: Data, texts: Texts) -> Text:
    """Letters for the kind on a plate of the colour; what is not certain is left open."""
    kind = texts.say(f"letters-{identity['kind']}") if identity["kind"] else "?"
    colour = texts.say(f"letters-{identity['colour']}") if identity["colour"] else ""
    back = PLATES[identity["colour"]] if identity["colour"] else PLAIN
    return Text.assemble((f" {kind}{' ' + colour if colour else ''} ", f"{INK} on {back}"))


# Players


def player_line(view: Data, seat: int, players: list[str], texts: Texts) -> Flow:
    player = view["players"][seat]
    acting = seat in view["acting"]
    pieces = [Text(turn_mark(view, seat) + players[seat], style=f"bold {BRASS}" if acting else "bold")]
    if player["gift"]:
        pieces.append(Text(gift_name(player["gift"], texts), style="dim" if player["used"] else ""))
        pieces.append(Text(texts.say("board-votes", count=player["votes"])))
    if player["hand"] and seat != view["viewer"]:
        hand = Text(texts.say("board-hand-of") + " ", style="dim")
        for card in player["hand"]:
            hand.append_text(plate(card, texts)).append(" ")
        pieces.append(hand)
    if player["loyalty"]:
        pieces.append(Text(texts.say(f"side-{player['loyalty']}"), style=BRASS))
    for name in ("ready", "voted"):
        if player[name]:
            pieces.append(Text(texts.say(f"board-{name}")))
    if player["silent"]:
        pieces.append(Text(texts.say("board-silent", until=texts.say(f"until-{player['silent']}.clause"))))
    if player["bound"]:
        pieces.append(Text(texts.say("board-bound", boat=texts.say(f"boat-{player['bound']}"))))
    return Flow("", pieces, 0)


def own_area(view: Data, players: list[str], texts: Texts) -> RenderableType:
    if view["viewer"] is None:
        return Text(texts.say("board-spectator"), style="dim")
    pieces = [Text(texts.say(f"side-{view['loyalty']}"), style=f"bold {BRASS}")]
    if view["smugglers"]:
        names = ", ".join(players[seat] for seat in view["smugglers"])
        pieces.append(Text(texts.say("board-smugglers", names=names)))
    for card in view["hand"]:
        kind, _, colour = card.partition("_")
        pieces.append(plate({"kind": kind, "colour": colour or None}, texts).append(f" {texts.say('card-' + card)}"))
    return Flow("", pieces, 0)


# The notebook


def certain_lines(view: Data, players: list[str], texts: Texts) -> list[RenderableType]:
    """What was admitted, and the last things said."""
    lines: list[RenderableType] = []
    answers = [Text(answer_line(answer, players, texts)) for answer in view["answers"]]
    if answers:
        lines.append(Flow(texts.say("board-answers"), answers, LABEL, " · "))
    claims = [claim for claim in view["claims"] if claim["said_in"] == view["round"]][-RECENT:]
    if claims:
        spoken = [Text(said(claim, players, texts)) for claim in claims]
        lines.append(Flow(texts.say("board-claims"), spoken, LABEL, " · "))
    return lines


def answer_line(answer: Data, players: list[str], texts: Texts) -> str:
    name = players[answer["seat"]]
    if answer["question"] == "hand_count_of_colour":
        return f"{name}: {texts.say('colour-' + answer['colour'])} {answer['answer']}×"
    if answer["question"] == "hand_has_kind":
        mark = "✓" if answer["answer"] else "✗"
        return f"{name}: {texts.say('kind-' + answer['kind'])} {mark}"
    kind = "kind" if answer["question"] == "kind_of" else "colour"
    stated = texts.say(f"{kind}-{answer['answer']}") if answer["answer"] else "–"
    return f"{subject(answer, players, texts)}: {stated}"


def subject(about: Data, players: list[str], texts: Texts) -> str:
    """The passenger that something is about: who placed it, and where it sits now; else where it was then."""
    found = about["subject"]
    if found["now"] is None:
        return f"≈ {short_place(about, texts)}" if "column" in about else players[about["seat"]]
    if found["owner"] is None:
        who = texts.say("board-shadow") if "shadow" in found else "≈"
    else:
        who = players[found["owner"]]
    return f"{who} {short_place(found['now'], texts)}"


def short_place(place: Data, texts: Texts) -> str:
    return f"{texts.say('letters-' + place['boat'])} {'I' * place['round']}/{place['column']}"


def said(claim: Data, players: list[str], texts: Texts) -> str:
    """A claim in a few words."""
    name = players[claim["seat"]]
    other = players[claim["opponent"]] if "opponent" in claim else ""
    if claim["name"] in ("say_placed", "say_saw", "say_saw_hand"):
        where = other or subject(claim, players, texts)
        return f"{name}: {where} = {texts.say('what-' + claim['what'])}"
    if claim["name"] in ("say_hand", "say_both"):
        return f"{name}: {claim['count']}× {texts.say('what-' + claim['what'])}"
    if claim["name"] == "say_loyalty":
        return f"{name}: {other} = {texts.say('side-' + claim['side'])}"
    if claim["name"] == "say_trust":
        return f"{name}: {other} {'✓' if claim['trust'] == 'trust' else '✗'}"
    if claim["name"] == "say_ask":
        return f"{name} → {other}: {texts.say('about-' + claim['about'])}?"
    return f"{name}: {'!' if claim['name'] == 'say_urge' else ''}{texts.say('boat-' + claim['boat'])}"


def scoring_lines(scoring: Data, texts: Texts) -> list[RenderableType]:
    """Every point, boat by boat."""
    lines: list[RenderableType] = []
    for group in scoring["groups"]:
        where = f"{texts.say('boat-' + group['boat'])} {'I' * group['round']}"
        colour = texts.say(f"colour-{group['colour']}")
        size = len(group["columns"])
        lines.append(Text(texts.say("board-group", boat=where, colour=colour, count=size, points=group["points"])))
    for bond in scoring["neighbours"]:
        demon, soul = (short_place(place, texts) for place in (bond["demon"], bond["soul"]))
        lines.append(Text(texts.say("board-bond", demon=demon, soul=soul, points=bond["points"])))
    return lines


# Words behind an answer


def note(action: Action, view: Data, texts: Texts) -> str:
    """What a seat brings, or who sits there."""
    arguments: Data = action.arguments
    if "column" not in arguments or "what" in arguments:
        return ""
    seat = seat_at(arguments, view)
    if "passenger" not in seat:
        votes = texts.say("board-votes", count=seat["votes"])
        return f"{gift_name(seat['gift'], texts)}, {votes}"
    return known(seat["passenger"], texts)


def seat_at(arguments: Data, view: Data) -> Data:
    round_number = arguments["round"] if "round" in arguments else view["round"]
    number = 2 * (round_number - 1) + ANIMALS.index(arguments["boat"])
    seat: Data = view["boats"][number]["seats"][arguments["column"] - 1]
    return seat


def known(identity: Data, texts: Texts) -> str:
    if identity["card"]:
        return texts.say(f"card-{identity['card']}")
    return texts.say(f"kind-{identity['kind']}") if identity["kind"] else ""


def explain(arguments: Data, view: Data, texts: Texts) -> list[str]:
    """The gift of a seat with all that it does."""
    if "column" not in arguments or "what" in arguments:
        return []
    return [gift_help(seat_at(arguments, view)["gift"], texts)]


def gift_name(gift: str, texts: Texts) -> str:
    """A gift with the number by which it is used."""
    return f"{texts.faces[f'gift-{gift}']['figures']['number']} {texts.say(f'gift-{gift}')}"


def gift_help(gift: str, texts: Texts) -> str:
    return f"{gift} {texts.say(f'gift-{gift}')}: {texts.help(f'gift-{gift}')}"


def look_up(word: str, texts: Texts) -> list[str]:
    """The components that have a word in their name; a gift with its set."""
    found: list[str] = []
    for thing, face in texts.faces.items():
        if thing != GAME and word.casefold() in texts.say(thing).casefold():
            name = texts.say(thing)
            plain = f"{name[:1].upper()}{name[1:]}: {texts.help(thing)}"
            found.append(gift_help(thing.removeprefix("gift-"), texts) if face["kind"] == "gift" else plain)
    return found
