"""What a seat does not know, dealt anew, so that it cannot tell the result from the truth.

Hidden are the order of decks, what lies face down on fields, in spheres and in the Water Realm, what was put away
unseen, and choices that are made in secret. What kind of card lies where is known: the top of an untouched sphere is a
lesser guardian, light cells hide positive cards.
"""

from __future__ import annotations

from hlubina.core.chance import Chance
from hlubina.core.knowledge import deal_unknown, redeal, unknown_cards
from hlubina.games.prophecy.actions import NUMBERS
from hlubina.games.prophecy.inference import ARTIFACT_KIND, GREATER_KIND, LESSER_KIND, hidden_places
from hlubina.games.prophecy.names import ARTIFACT, GATE
from hlubina.games.prophecy.rules.setup import is_light
from hlubina.games.prophecy.state import (
    ADVENTURES,
    ARTIFACTS_ASIDE,
    DARK_ASIDE,
    DECKS,
    EMPTY,
    GREATER_ASIDE,
    LESSER_ASIDE,
    LIGHT_ASIDE,
    TREASURE_DECK,
    State,
)


def deal_anew(dream: State, seat: int, chance: Chance) -> None:
    for deck in range(DECKS):
        dream.own_deck(deck)
    for deck in range(TREASURE_DECK + 1):
        if deck != ADVENTURES:
            redeal([dream.decks[deck]], seat, chance)
    deal_adventures(dream, seat, chance)
    deal_guardians(dream, seat, chance)
    deal_artifacts(dream, seat, chance)
    deal_water(dream, seat, chance, True, LIGHT_ASIDE)
    deal_water(dream, seat, chance, False, DARK_ASIDE)
    deal_secrets(dream, seat, chance)
    if dream.actor >= 0 and dream.actor != seat:
        dream.choices = dream.stack.top().legal(dream)


def deal_adventures(dream: State, seat: int, chance: Chance) -> None:
    mask = 1 << seat
    deck = dream.decks[ADVENTURES]
    unknown = unknown_cards([deck], seat)
    for slot in range(len(dream.lying)):
        if dream.lying[slot] != EMPTY and not dream.lying_known[slot] & mask:
            unknown.append(dream.lying[slot])
    unknown.sort()
    chance.shuffle(unknown)
    for slot in range(len(dream.lying)):
        if dream.lying[slot] != EMPTY and not dream.lying_known[slot] & mask:
            dream.lying[slot] = unknown.pop()
            dream.lying_lives[slot] = dream.cards.lives[dream.lying[slot]]
    deal_unknown([deck], seat, unknown)


def cards_at(dream: State, places: list[list[int]]) -> list[int]:
    return [dream.decks[number].cards[place] for number, place in places]


def deal_guardians(dream: State, seat: int, chance: Chance) -> None:
    """The Gate, as long as it is hidden, lies in one of the spheres and never aside."""
    for kind, aside in ((LESSER_KIND, LESSER_ASIDE), (GREATER_KIND, GREATER_ASIDE)):
        places = hidden_places(dream, 1 << seat, kind)
        cards = sorted([*cards_at(dream, places), *unknown_cards([dream.decks[aside]], seat)])
        if not cards:
            continue
        hidden_gate = GATE in cards
        if hidden_gate:
            cards.remove(GATE)
        chance.shuffle(cards)
        gate = chance.below(len(places)) if hidden_gate else EMPTY
        for index in range(len(places)):
            number, place = places[index]
            dream.decks[number].cards[place] = GATE if index == gate else cards.pop()
        deal_unknown([dream.decks[aside]], seat, cards)


def deal_artifacts(dream: State, seat: int, chance: Chance) -> None:
    """PR-18.2: of each pair one is in play, if they were chosen so."""
    places = hidden_places(dream, 1 << seat, ARTIFACT_KIND)
    here = sorted(cards_at(dream, places))
    aside = dream.decks[ARTIFACTS_ASIDE]
    away = unknown_cards([aside], seat)
    if dream.settings.selection == "one_of_each_pair":
        for index in range(len(here)):
            first = here[index] - (here[index] - ARTIFACT) % 2
            chosen = first + chance.below(2)
            twin = 2 * first + 1 - chosen
            if chosen != here[index]:
                away[away.index(chosen)] = twin
                here[index] = chosen
        away.sort()
    else:
        here = sorted(here + away)
        chance.shuffle(here)
        away = here[len(places) :]
        here = here[: len(places)]
    chance.shuffle(here)
    for index in range(len(places)):
        number, place = places[index]
        dream.decks[number].cards[place] = here[index]
    chance.shuffle(away)
    deal_unknown([aside], seat, away)


def deal_water(dream: State, seat: int, chance: Chance, light: bool, aside: int) -> None:
    mask = 1 << seat
    deck = dream.decks[aside]
    unknown = unknown_cards([deck], seat)
    cells: list[int] = []
    for cell in range(len(dream.water)):
        card = dream.water[cell]
        if card != EMPTY and is_light(cell) == light and not dream.water_known[cell] & mask:
            cells.append(cell)
            unknown.append(card)
    unknown.sort()
    chance.shuffle(unknown)
    for cell in cells:
        dream.water[cell] = unknown.pop()
        dream.water_lives[cell] = dream.cards.lives[dream.water[cell]]
    deal_unknown([deck], seat, unknown)


def deal_secrets(dream: State, seat: int, chance: Chance) -> None:
    """Characters of others in the draft, what they have chosen, and what they have bid."""
    if dream.spare.size() > 0 or any(hand.size() > 0 for hand in dream.hands):
        dream.spare = dream.spare.copy()
        dream.hands = [hand.copy() for hand in dream.hands]
        redeal([dream.spare, *dream.hands], seat, chance)
        for other in range(dream.seats):
            if other != seat and dream.kept[other] != EMPTY:
                dream.kept[other] = dream.hands[other].cards[chance.below(2)]
    for other in range(dream.seats):
        if other != seat and dream.bids[other] != EMPTY:
            dream.bids[other] = chance.below(min(dream.gold[other], NUMBERS - 1) + 1)
