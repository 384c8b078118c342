"""A title is what the registry knows of a game: how many can play, its settings, how to deal and to load it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hlubina.core.adviser import Adviser
from hlubina.core.aliases import Action
from hlubina.core.cardfile import CardFile, CardSource, open_cards
from hlubina.core.chance import Chance, Seed, stream
from hlubina.core.data import Reader
from hlubina.core.errors import Invalid, as_whole, shown
from hlubina.core.faces import Faces
from hlubina.core.game import Game, Origin
from hlubina.core.orders import Order
from hlubina.core.positions import POSITION_FORMAT
from hlubina.core.probe import Probe
from hlubina.core.settings import Setting, settle
from hlubina.core.vocabulary import Vocabulary


class Title:
    """One game of the house, with its standard cards and the adviser of its bots and the probe of the lab.

    `folder` holds its modules and cards, `text_folder` its rules and everything else that players read.
    """

    def __init__(
        self, name: str, vocabulary: Vocabulary, standard: CardFile, folder: Path, adviser: Adviser[Any]
    ) -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.standard = standard
        self.fewest = standard.fewest
        self.most = standard.most
        self.folder = folder
        self.adviser = adviser
        self.text_folder = folder / "text"
        self.probe: Probe[Any] = Probe()
        self.parts = 1  # of a point, in which the outcomes of this game are counted

    def __repr__(self) -> str:
        return f"<Title {self.name}: version {self.version()}, {self.fewest} to {self.most} players>"

    def __reduce__(self) -> tuple[object, ...]:
        """There is one title of each name, and a pickle only names it."""
        from hlubina.registry import title

        return title, (self.name,)

    # What each game provides

    def orders(self) -> list[Order]:
        """What players may decide in advance."""
        return []

    def read(self, source: CardSource) -> CardFile:
        """A designer's cards: figures may differ, but not the players, settings and version."""
        raise NotImplementedError

    def reserved(self) -> list[Action]:
        """Actions that the standard cards never offer: those of larger card files."""
        return []

    def faces(self, cards: CardFile) -> Faces:
        """The face of every component of these cards, by its id `KIND-NAME`, and of the game itself."""
        raise NotImplementedError

    def deal(self, seats: int, settings: dict[str, str], setup: Chance, play: Chance, cards: CardFile) -> Game:
        """The table as it is laid, before the first turn begins."""
        raise NotImplementedError

    def load(self, reader: Reader, seats: int, cards: CardFile) -> Game:
        raise NotImplementedError

    # What they share

    def settings(self) -> list[Setting]:
        return self.standard.settings

    def version(self) -> int:
        """The version of rules and data; a record names it and replays with no other."""
        return self.standard.version

    def cards(self, given: CardFile | str | Path | None) -> CardFile:
        """The cards to play with: the standard ones, those of a file, or cards that have been read already."""
        if given is None:
            return self.standard
        if not isinstance(given, CardFile):
            return self.read(open_cards(Path(given)))
        if given.game != self.name:
            raise Invalid(f"The cards are those of {given.game}, not of {self.name}.")
        return given

    def new(
        self, seats: int, seed: Seed, wanted: Mapping[str, str] | None, cards: CardFile, listen: bool = False
    ) -> Game:
        """A game at its first question; `listen` keeps a journal from the very beginning."""
        settings = settle(cards.settings, wanted)
        game = self.deal(seats, settings, stream(seed, "setup"), stream(seed, "play"), cards)
        game.origin = Origin(self.name, self.version(), cards.digest, seats, settings, seed)
        if listen:
            game.listen()
        game.advance()
        return game

    def restore(self, data: object, cards: CardFile) -> Game:
        """A game from what `dump` wrote."""
        reader = Reader(data, "the position")
        if reader.text("format") != POSITION_FORMAT:
            raise Invalid(f"A position must have the format {POSITION_FORMAT!r}.")
        if reader.text("game") != self.name:
            raise Invalid(f"The position is not one of {self.name}.")
        if reader.number("version", 0, 1_000_000) != self.version():
            raise Invalid(
                f"The position is of another version of {self.name}; this Hlubina plays {self.version()}. "
                "Load it with the release of Hlubina that wrote it."
            )
        if cards.digest != reader.text("cards"):
            raise Invalid("The position was made with another card file; name it.")
        return self.load(reader, self.check_seats(reader.value("seats")), cards)

    def check_seats(self, seats: object) -> int:
        number = as_whole(seats)
        if number is None or not self.fewest <= number <= self.most:
            raise Invalid(f"{self.name} is for {self.fewest} to {self.most} players, not {shown(seats)}.")
        return number
