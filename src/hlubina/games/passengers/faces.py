"""What is printed on the components of Passengers, made from the tables of a card file."""

from __future__ import annotations

from hlubina.core.faces import GAME, Face, Faces, Sentence, face, sentence
from hlubina.games.passengers.cards import (
    ANIMALS,
    CARD_NAMES,
    COLOURLESS,
    COLOURS,
    COLUMNS,
    DEMON,
    GIFT_NAMES,
    GUIDE,
    HAND,
    KINDS,
    LONER,
    MASKS,
    NO_GIFT,
    OBJECTS,
    ROUNDS,
    SETS,
    SHADOWS_PER_ROUND,
    SMUGGLER,
    SOUL,
    ZHOLYK,
    Cards,
    Crew,
    colour_of,
    kind_of,
)
from hlubina.games.passengers.wording import sentences_of


def faces(cards: Cards) -> Faces:
    found: Faces = {GAME: face("game", rules(cards))}
    for card in range(len(CARD_NAMES)):
        found[f"card-{CARD_NAMES[card]}"] = passenger(cards, card)
    for number in range(len(GIFT_NAMES)):
        found[f"gift-{GIFT_NAMES[number]}"] = gift(cards, number)
    for boat in range(2 * ROUNDS):
        found[f"ship-{ANIMALS[boat % 2]}-{boat // 2 + 1}"] = ship(cards, boat)
    found["side-guide"] = guides(cards)
    found["side-smuggler"] = smugglers(cards)
    found["side-zholyk"] = loner(cards)
    for crew in cards.crews:
        found[f"crew-{crew.seats}"] = crew_of(crew)
    for colour in COLOURS:
        found[f"mask-{colour}"] = face("mask", {}, {}, [[colour]], [sentence("printed-mask")])
    found["coin-ferryman"] = face("coin", {}, {}, [["coin"]], [sentence("printed-coin")])
    return found


def rules(cards: Cards) -> dict[str, int]:
    """The figures of the rules, for every text."""
    found = {
        "rounds": ROUNDS,
        "hand_size": HAND,
        "soul_points": cards.soul_points,
        "demon_points": cards.demon_points,
        "neighbour_points": cards.neighbour_points,
        "claims_each": cards.claims,
        "souls_per_colour": cards.per_colour[SOUL],
        "demons_per_colour": cards.per_colour[DEMON],
        "vote_tokens": cards.vote_tokens,
        "mask_tokens": MASKS,
    }
    for count in range(1, COLUMNS + 1):
        found[f"group_{count}"] = cards.group_points[count]
    for crew in cards.crews:
        for name, number in in_points(crew).items():
            found[f"zholyk_{name}_{crew.seats}"] = number
    return found


def in_points(crew: Crew) -> dict[str, int]:
    """The points of Zholyk's player, which are counted in halves, as they are written."""
    halves = crew.zholyk_half_points
    return {"points": halves // 2, "tenths": 5 * (halves % 2)}


# Cards


def passenger(cards: Cards, card: int) -> Face:
    kind = kind_of(card)
    symbols = [KINDS[kind]]
    if colour_of(card) != COLOURLESS:
        symbols.append(COLOURS[colour_of(card)])
    if kind == ZHOLYK:
        figures = {"copies": cards.zholyk, "soul_points": cards.soul_points, "demon_points": cards.demon_points}
    elif kind == SOUL:
        figures = {"copies": cards.per_colour[kind], "soul_points": cards.soul_points}
    else:
        figures = {
            "copies": cards.per_colour[kind],
            "demon_points": cards.demon_points,
            "neighbour_points": cards.neighbour_points,
        }
    said = [sentence(f"printed-{KINDS[kind]}"), sentence("printed-copies", {"count": figures["copies"]})]
    return face("card", figures, symbols=[symbols], sentences=said)


def gift(cards: Cards, number: int) -> Face:
    words = {"set": SETS[number // 10]}
    return face("gift", {"number": number % 10}, words, [[OBJECTS[number % 10]]], sentences_of(cards.gifts[number]))


# Boats


def ship(cards: Cards, boat: int) -> Face:
    """A boat with the gift and the votes of each seat."""
    figures: dict[str, int] = {}
    symbols: list[list[str]] = []
    said: list[Sentence] = []
    for column in range(COLUMNS):
        place = boat * COLUMNS + column
        number = cards.seat_gift[place]
        if number != NO_GIFT:
            votes = cards.seat_votes[place]
            figures[f"votes_{column + 1}"] = votes
            symbols.append([OBJECTS[number]])
            said.append(sentence("printed-seat", {"column": column + 1, "object": OBJECTS[number], "votes": votes}))
    return face("ship", figures, {"boat": ANIMALS[boat % 2]}, symbols, said)


# Sides and what depends on the number of players


def guides(cards: Cards) -> Face:
    figures = {"soul_points": cards.soul_points}
    said = [sentence("printed-guide")]
    groups: list[Sentence] = []
    for count in range(1, COLUMNS + 1):
        points = cards.group_points[count]
        if points > 0:
            figures[f"group_{count}"] = points
            groups.append(sentence("printed-group", {"count": count, "points": points}))
    if groups:
        said.append(sentence("printed-groups", {"groups": groups}))
    return face("side", figures, {}, [["soul"]], said)


def smugglers(cards: Cards) -> Face:
    figures = {"demon_points": cards.demon_points, "neighbour_points": cards.neighbour_points}
    return face("side", figures, {}, [["demon"]], [sentence("printed-smuggler"), sentence("printed-neighbours")])


def loner(cards: Cards) -> Face:
    figures: dict[str, int] = {}
    said = [sentence("printed-loner")]
    for crew in cards.crews:
        if crew.sides[LONER]:
            figures[f"zholyk_half_points_{crew.seats}"] = crew.zholyk_half_points
            said.append(sentence("printed-loner_with", {"players": crew.seats, **in_points(crew)}))
    return face("side", figures, {}, [["zholyk"]], said)


def crew_of(crew: Crew) -> Face:
    figures = {
        "guides": crew.sides[GUIDE],
        "smugglers": crew.sides[SMUGGLER],
        "zholyk": crew.sides[LONER],
        "demon_gaze": int(crew.gaze),
        "souls_left": crew.souls_left,
        "demons_left": crew.demons_left,
    }
    said = [
        sentence(
            "printed-sides",
            {"guides": figures["guides"], "smugglers": figures["smugglers"], "zholyk": figures["zholyk"]},
        ),
        sentence("printed-gaze", {"gaze": int(crew.gaze)}),
    ]
    if crew.cap > 0:
        figures["cap"] = crew.cap
        said.append(sentence("printed-cap", {"count": crew.cap}))
    if crew.shadows() > 0:
        figures["shadow_souls"] = crew.shadow_souls
        figures["shadow_demons"] = crew.shadow_demons
        shadows = {"souls": crew.shadow_souls, "demons": crew.shadow_demons, "count": SHADOWS_PER_ROUND}
        said.append(sentence("printed-shadows", {**shadows}))
    if crew.sides[LONER] > 0:
        figures["zholyk_half_points"] = crew.zholyk_half_points
        said.append(sentence("printed-loner_has", {**in_points(crew)}))
    said.append(sentence("printed-left", {"souls": crew.souls_left, "demons": crew.demons_left}))
    return face("crew", figures, {}, [], said)
