"""What is printed on the places, and the figures of the rules: all of it made from the card file."""

from __future__ import annotations

from hlubina.core.faces import GAME, Faces, face, sentence
from tests.dive.cards import PLACE_NAMES, Cards


def faces(cards: Cards) -> Faces:
    found: Faces = {GAME: face(GAME, {"rounds": cards.rounds, "basket": cards.basket})}
    for name, pearls, calm in zip(PLACE_NAMES, cards.pearls, cards.calm, strict=True):
        figures = {"pearls": pearls, "calm": calm}
        found[f"place-{name}"] = face("place", figures, sentences=[sentence("place-does", {**figures})])
    return found
