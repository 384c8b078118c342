"""The places of Dive: `cards.toml` read once into flat tables, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hlubina.core.cardfile import CardFile, CardSource, named, open_cards, table, whole
from hlubina.core.errors import Invalid

CARD_FILE: Final = Path(__file__).with_name("cards.toml")
PLACE_NAMES: Final = ["reef", "wreck", "trench"]
SIDES: Final = 6  # of the die


class Cards(CardFile):
    """The tables of one card file."""

    def __init__(self, source: CardSource) -> None:
        super().__init__(source)
        game = table(self.data, "game")
        self.rounds = whole(game, "rounds", "[game]", most=100)
        self.basket = whole(game, "basket", "[game]", most=100)
        places = named(self.data, "place", PLACE_NAMES, "Dive")
        self.pearls = [whole(place, "pearls", f"place {place['id']!r}") for place in places]
        self.calm = [whole(place, "calm", f"place {place['id']!r}") for place in places]
        if self.rounds == 0:
            raise Invalid("The card file must have at least one round.")
        if 0 in self.pearls:
            raise Invalid("Every place of the card file must give at least one pearl, so that a basket fills.")


STANDARD: Final = Cards(open_cards(CARD_FILE))


def read_cards(source: CardSource) -> Cards:
    """A designer's cards; figures may differ, but not the players and the version."""
    cards = Cards(source)
    cards.check_like(STANDARD)
    return cards
