"""What is printed on the lords and locations, and the figures of the rules: all of it made from the card file."""

from __future__ import annotations

from typing import Final

from hlubina.core.faces import GAME, Face, Faces, Sentence, face, sentence
from hlubina.games.conspiracy.cards import (
    ABILITIES,
    BEST_LORD,
    BONUSES,
    COLOURS,
    COUNT_LORDS,
    EFFECTS,
    GAIN_PEARLS,
    KINDS,
    LOCATION_NAMES,
    LORD_NAMES,
    NO_BONUS,
    NO_EFFECT,
    OPPONENTS_DRAW_EXACTLY,
    PLACES,
    RANKS,
    ROWS,
    STANDARD,
    Cards,
)

# Printed signs, by ability, bonus and effect
ABILITY_SYMBOLS: Final = ["swap", "silver_key", "gold_key", "pearl", "reveal"]
BONUS_SYMBOLS: Final = [[], ["silver_key"], ["gold_key"], ["pearl_pair"], ["location"], ["best_lord"], []]
EFFECT_SYMBOLS: Final = [
    [],
    ["draw"],
    ["shuffle", "lord"],
    ["shuffle", "location"],
    ["silver_key", "gold_key"],
    ["search", "location"],
]


def faces(cards: Cards) -> Faces:
    found: Faces = {GAME: rules(cards)}
    for lord in range(KINDS):
        found[f"lord-{LORD_NAMES[lord]}"] = lord_face(cards, lord)
    for location in range(len(LOCATION_NAMES)):
        found[f"location-{LOCATION_NAMES[location]}"] = location_face(cards, location)
    return found


def rules(cards: Cards) -> Face:
    """The chamber, what scores, and how many lords of each rank a colour has."""
    figures = {
        "places": PLACES,
        "coalition_per_lord": cards.coalition_per_lord,
        "pearl_master": cards.pearl_master,
        "all_lords": sum(cards.copies),
        "all_locations": len(LOCATION_NAMES),
    }
    for row, length in enumerate(ROWS):
        figures[f"row_{row + 1}"] = length
    for rank in range(RANKS):
        figures[f"copies_{rank + 1}"] = cards.copies[rank]
    return face(GAME, figures)


def lord_face(cards: Cards, lord: int) -> Face:
    ability = cards.ability[lord]
    figures = {"influence": cards.influence[lord]}
    if ability == GAIN_PEARLS:
        figures["pearls"] = cards.amount[lord]
    does = sentence(f"ability-{ABILITIES[ability]}", {"pearls": cards.amount[lord]} if ability == GAIN_PEARLS else {})
    colour = COLOURS[cards.colour[lord]]
    return face("lord", figures, {"colour": colour}, [[ABILITY_SYMBOLS[ability]]], [does])


def location_face(cards: Cards, location: int) -> Face:
    bonus = cards.location_bonus[location]
    effect = cards.location_effect[location]
    colour = COLOURS[cards.location_colour[location]] if bonus in (BEST_LORD, COUNT_LORDS) else ""
    pearls = ["pearl"] if cards.location_pearls[location] else []
    symbols = [pearls, BONUS_SYMBOLS[bonus] + ([colour] if colour else []), EFFECT_SYMBOLS[effect]]
    return face(
        "location",
        location_figures(cards, location),
        {"colour": colour} if colour else {},
        [signs for signs in symbols if signs],
        location_sentences(cards, location, colour),
    )


def location_figures(cards: Cards, location: int) -> dict[str, int]:
    """Figures that the name of a location speaks of are there even where a designer has made them 0."""
    figures = {"influence": cards.location_influence[location]}
    if cards.location_pearls[location] or STANDARD.location_pearls[location]:
        figures["pearls"] = cards.location_pearls[location]
    if cards.location_bonus[location] or STANDARD.location_bonus[location]:
        figures["per"] = cards.location_per[location]
    if OPPONENTS_DRAW_EXACTLY in (cards.location_effect[location], STANDARD.location_effect[location]):
        figures["lords"] = cards.location_amount[location]
    return figures


def location_sentences(cards: Cards, location: int, colour: str) -> list[Sentence]:
    """What it does at once and from then on, and what it is worth at the end."""
    effect = cards.location_effect[location]
    bonus = cards.location_bonus[location]
    said: list[Sentence] = []
    if cards.location_pearls[location]:
        said.append(sentence("location-pearls", {"pearls": cards.location_pearls[location]}))
    if effect == OPPONENTS_DRAW_EXACTLY:
        said.append(sentence(f"effect-{EFFECTS[effect]}", {"lords": cards.location_amount[location]}))
    elif effect != NO_EFFECT:
        said.append(sentence(f"effect-{EFFECTS[effect]}"))
    influence = cards.location_influence[location]
    if bonus == NO_BONUS:
        said.append(sentence("location-worth", {"influence": influence}))
        return said
    per = cards.location_per[location]
    counted = sentence(f"bonus-{BONUSES[bonus]}", {"per": per, "colour": colour} if colour else {"per": per})
    said.append(sentence("location-worth-bonus", {"influence": influence, "bonus": counted}))
    return said
