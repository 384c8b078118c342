"""What the engine tells a seat ahead of its answer, in the words in which the page has to say it.

Each game lists its previews by kind: where on the page they stand, and what has to be read there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from hlubina.text import texts
from tests.browser.words import say

Data = dict[str, Any]

# The words of everything that a selector finds: as a screen reader hears it, or as it stands there.
READ = """
(selectors) => selectors.map((selector) =>
  [...document.querySelectorAll(selector)].map((found) =>
    (found.getAttribute('aria-label') ?? found.textContent).replace(/\\s+/g, ' ').trim()))
"""


class Told(NamedTuple):
    """What stands at a place of the page: among other words, or these texts and no others (`whole`)."""

    where: str
    texts: list[str]
    whole: bool = False

    def stands_in(self, found: list[str]) -> bool:
        if self.whole:
            return found == self.texts
        return all(any(text in each for each in found) for text in self.texts)


Previews = dict[str, list[Told]]


def previews_of(game: str, view: Data, prompt: Data, seat: int, vocabulary: Any) -> Previews:
    """All previews of a position by kind; a kind that has none is not there."""
    offered = [vocabulary.decode(action) for action in prompt["options"]]
    found = GAMES[game](Position(game, view, prompt, seat, offered))
    return {kind: told for kind, told in found.items() if told}


class Position(NamedTuple):
    game: str
    view: Data
    prompt: Data
    seat: int
    offered: list[Any]

    def words(self, name: str, **facts: Any) -> str:
        """A text of the board."""
        return " ".join(say("en", name, f"games/{self.game}/text/board", **facts).split())

    def name(self, name: str, **facts: Any) -> str:
        """A text of the game."""
        return texts(self.game, "en").say(name, **facts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Abyss: what lords cost and lack, what locations are worth, what a payment lacks


def abyss(at: Position) -> Previews:
    view, words, name = at.view, at.words, at.name

    def verdict(entry: Data) -> str:
        if entry["affordable"]:
            return words("affordable")
        missing = entry["missing"]
        return words("missing-race") if missing is None else words("missing", count=missing)

    def lord(entry: Data) -> Told:
        told = [name("board-cost", count=entry["price"]), verdict(entry)]
        if entry["change"]:
            told.append(words("dearer" if entry["change"] > 0 else "cheaper", count=abs(entry["change"])))
        return Told(f'[data-token="lord-{entry["lord"]}"][data-zone="court"]', told)

    def place(location: str, worth: int, zone: str) -> Told:
        told = capital(name("board-worth", count=worth))
        return Told(f'[data-token="location-{location}"][data-zone="{zone}"]', [told])

    own = view["players"][at.seat]
    needed = texts("abyss", "en").figures["keys_needed"]
    stacks = [
        f"Σ {total}"
        for race, total in view["council_sums"].items()
        if len(view["council"][race]) > 4  # of few cards each stands there
    ]
    laid = [each.arguments["card"] for each in at.offered if each.name == "ally"]
    hand = [card for card in own["hand"] if card is not None]
    paying = at.prompt["name"] == "pay_for_lord"
    glow = [capital(name(f"card-{card}")) for card in sorted(set(laid))]
    dark = [card for card in set(hand) if card not in laid]
    return {
        "lords": [lord(entry) for entry in view["court"]],
        "available": [place(each, view["worths"][each], "available") for each in view["available"]],
        "own locations": [place(each["location"], each["worth"], "own") for each in own["locations"]],
        "keys": [Told(".lords .keys", [words("keys-label", keys=own["keys"], needed=needed)])] if own["keys"] else [],
        "council": [Told(".council .values", stacks)] if stacks else [],
        "payment": [Told(".payment .for-readers", bill_words(at, view["bill"]))] if paying else [],
        "cards to pay with": [Told('button.legal[data-zone="hand"]', glow)] if paying and dark and glow else [],
    }


def bill_words(at: Position, bill: Data) -> list[str]:
    due, words = bill["due"], at.words
    races = due["races_missing"]
    told = [
        words("payment-paid", paid=bill["paid"], price=due["price"]),
        words("payment-races", count=races) if races > 0 else words("payment-races-done"),
    ]
    for short in ("missing", "pearls", "over"):
        if due[short] > 0:
            return [*told, words(f"payment-{short}", count=due[short])]
    return [*told, words("payment-exact")]


# Passengers: what each boat promises, and which claims cannot be true


def passengers(at: Position) -> Previews:
    view, words = at.view, at.words

    def amount(key: str, least: int, most: int) -> str:
        return words(key, most=most) if least == most else words(f"{key}-between", least=least, most=most)

    saying = any(each.name.startswith("say_") for each in at.offered)  # then what can be said stands in its place
    rows = [] if saying else [boat for boat in view["boats"] if boat["round"] == view["round"]]
    promises = []
    for number, boat in enumerate(rows, 1):
        if any("passenger" in seat for seat in boat["seats"]):
            promise = boat["promise"]
            told = [
                amount("bring-souls", *promise["souls"]),
                words("bring-colours", most=promise["bonus"]),
                amount("bring-demons", *promise["demons"]),
            ]
            promises.append(Told(f".known tbody tr:nth-child({number})", told))
    # Each player's claims stand together, in the order of the seats.
    spoken = sorted(view["claims"], key=lambda claim: int(claim["seat"]))
    marks = {"contradicted": words("contradicted"), "fits": words("fits")}
    judged = [marks[claim["verdict"]] for claim in spoken if claim.get("verdict") in marks]
    verdicts = [Told(".notebook .verdict", judged, whole=True)] if judged else []
    return {"promises": promises, "verdicts": verdicts}


# Keep the Heroes Out!: where heroes run and what they do there, how many come


def heroes(at: Position) -> Previews:
    view, words = at.view, at.words
    ways = [
        Told(f".preview li:nth-child({number}) :is(.room, .chip)", way_words(at, group["way"]), whole=True)
        for number, group in enumerate(view["preview"], 1)
    ]
    if any(each.name == "clan" for each in at.offered):  # before that nothing is told ahead
        return {}
    coming = view["invasion"]
    pace = words("per-turn", count=coming["cards_per_turn"])
    return {
        "ways": ways,
        "enemies": [Told(".invasion .head .note", [pace])] if coming["number"] == 0 else [],
        "one hero": [Told(".preview .arrival :is(.room, .chip)", way_words(at, longest(view)["arrival"]), whole=True)]
        if not ways and view["rooms"] and view["rooms"][0]["arrival"]
        else [],
    }


def longest(view: Data) -> Data:
    """The room from which one hero would get furthest."""
    found: Data = max(view["rooms"], key=lambda room: len(room["arrival"]))
    return found


def way_words(at: Position, way: list[Data]) -> list[str]:
    found: list[str] = []
    for station in way:
        found.append(capital(at.name(f"room-{station['room']}")))
        if station["trapped"]:
            found.append(at.words("does-trapped", count=station["trapped"]))
        if station["woken"]:
            found.append(at.words("does-woken", count=station["woken"]))
        if "chest" in station:
            found.append(at.words("does-loot", count=station["chest"], value=station["chest"]))
        elif station["does"] in ("attack", "wait"):
            found.append(at.words(f"does-{station['does']}", count=station["heroes"]))
    return found


# Prophecy: odds and totals of fights, prices, air, what wins


def prophecy(at: Position) -> Previews:
    view, words = at.view, at.words
    own = view["players"][at.seat]
    adventures = [
        Told(f'[data-field="{field["field"]}"]', chance_words(at, card["odds"]))
        for field in view["ring"]
        for card in field["cards"]
        if card.get("odds")
    ]
    spheres = [
        Told(f'[data-sphere="{sphere["sphere"]}"]', chance_words(at, sphere["odds"]))
        for sphere in view["spheres"]
        if sphere["odds"]
    ]
    taken = {(each.name, each.arguments.get("field")) for each in at.offered}
    journeys = [
        Told(f'[data-field="{way["place"]}"]', [journey_words(at, way)])
        for way in view["reach"]
        if (way["by"], way["place"]) in taken and way["place"] != "treasure_island"
    ]
    rivals = [
        Told(".rival .duel", [words("attack-share", win=percent(rival["duel"]["strength"]["odds"], "win"))])
        for rival in view["players"]
        if rival["duel"] and rival["duel"]["exposed"] and not rival["out"]
    ]
    quest = view["quest"]
    air = view["air"]
    goods = {"village": view["village"], "city": view["city"]}.get(own["place"] or "", [])
    return {
        "adventures": adventures,
        "spheres": spheres,
        "journeys": journeys,
        "rivals": rivals,
        "fight": fight(at, view["fight"]) if view["fight"] and view["fight"]["seat"] == at.seat else [],
        "quest": [Told(".sheet .stat", [quest_words(at, quest, own["quest"])])] if quest and own["character"] else [],
        "air": [
            Told(
                ".air",
                [
                    words("air-home", bubbles=air["bubbles"], rounds=air["rounds_home"]),
                    words("reserve", reserve=air["reserve"]),
                ],
            )
        ]
        if air
        else [],
        "goods": [
            Told(f'.here [data-card="{good["card"]}"]', [words("price", gold=good["price"])])
            for good in goods
            if view["fight"] is None
        ],
    }


def fight(at: Position, told: Data) -> list[Told]:
    if told["dice"] is not None:
        return []
    modes = told["modes"] or {}
    if len(modes) > 1 and at.prompt["name"] in ("choose_kind", "answer_kind"):
        shares = [odds_words(at, chance["whole"]) for chance in modes.values()]
        return [Told(".fight .odds", shares, whole=True)]
    odds = told["whole"] or told["odds"]
    totals = Told(".fight .sum b", [str(side["total"]) for side in told["sides"]], whole=True)
    return [totals, Told(".fight .odds", [odds_words(at, odds)], whole=True)] if odds else [totals]


def odds_words(at: Position, odds: Data) -> str:
    return at.words("odds", win=odds["win"], draw=odds["draw"], loss=odds["loss"], throws=odds["out_of"])


def percent(odds: Data, which: str) -> int:
    return math.floor(100 * int(odds[which]) / int(odds["out_of"]) + 0.5)


def chance_words(at: Position, chances: Data) -> list[str]:
    found = []
    for mode, chance in chances.items():
        facts = {which: percent(chance["whole"], which) for which in ("win", "draw", "loss")}
        facts |= {name: chance[name] for name in ("own", "other", "price")}
        found.append(at.words(f"chance-{mode}-paid" if chance["price"] > 0 else f"chance-{mode}", **facts))
    return found


def journey_words(at: Position, way: Data) -> str:
    by, gold = at.words(f"way-{way['by']}"), way.get("gold", 0)
    return at.words("way-paid" if gold > 0 else "way-free", way=by, gold=gold)


def quest_words(at: Position, quest: Data, has: int) -> str:
    value = has if quest["of"] is None else f"{has}/{quest['of']}"
    return f"{at.words('stat-' + quest['name'])} {value}"


GAMES: dict[str, Callable[[Position], Previews]] = {
    "abyss": abyss,
    "passengers": passengers,
    "heroes": heroes,
    "prophecy": prophecy,
}
