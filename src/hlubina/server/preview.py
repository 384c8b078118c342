"""What somebody sees of a link before opening it: the Open Graph tags that are put into the page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

import structlog

from hlubina.protocol.messages import Language
from hlubina.registry import GAMES, titles
from hlubina.server.errors import Denied
from hlubina.server.table import Table
from hlubina.server.words import say
from hlubina.text import texts

if TYPE_CHECKING:
    from hlubina.server.table_manager import TableManager

log = structlog.get_logger()
NAME = "Hlubina"
IMAGE = "/icon-512.png"  # drawn from the page's favicon when the page is built
LOCALES = {"cs": "cs_CZ", "en": "en_GB"}


class Preview(NamedTuple):
    title: str
    about: str

    def tags(self, language: Language, home: str) -> str:
        """All values are escaped: names are what people have chosen. There is no og:url, which would take the place of
        the link that somebody shares, invitation and all."""
        values = {
            "og:site_name": NAME,
            "og:type": "website",
            "og:locale": LOCALES[language],
            "og:title": self.title,
            "og:description": self.about,
            "og:image": home + IMAGE,
        }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items()]
        return "".join([*tags, f'<meta name="description" content="{escape(self.about)}" />'])


def wanted_language(header: str) -> Language:
    """What an Accept-Language prefers of our languages, as the page itself chooses; Czech, in which the page is marked,
    if nothing is asked for."""
    if not header.strip():
        return "cs"
    best: tuple[float, Language] = (0.0, "en")
    for part in header.split(",")[:20]:
        name, _, weight = part.strip().partition(";")
        try:
            value = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        language = name.partition("-")[0].lower()
        if value > best[0] and language in ("cs", "sk", "en"):
            best = (value, "en" if language == "en" else "cs")
    return best[1]


async def preview_of(manager: TableManager, address: str, language: Language) -> Preview:
    """What a page is about. It never fails: whatever cannot be told of is shown as the lobby."""
    first, _, rest = address.strip("/").partition("/")
    if first == "learn" and rest in GAMES:
        return Preview(
            say(language, "preview-lesson", game=texts(rest, language).say("title")),
            say(language, "preview-lesson-about"),
        )
    if first == "t" and rest:
        try:
            return table_preview((await manager.live_table(rest)).table, language)
        except Denied:
            pass
        except Exception:
            log.exception("no preview", table=rest)
    names = ", ".join(texts(entry.name, language).say("title") for entry in titles())
    return Preview(NAME, say(language, "preview-lobby", games=names))


def table_preview(table: Table, language: Language) -> Preview:
    """Of a table that is not listed only which game it is."""
    game = texts(table.plan.game, language).say("title")
    if not table.plan.listed:
        return Preview(say(language, "preview-private", game=game), say(language, "preview-private-about"))
    taken = [seat for seat, place in enumerate(table.places) if not place.is_free()]
    names = names_at(table, taken, language)
    seated = say(language, "seated", names=names) if names else say(language, "seated-nobody")
    if table.status == "waiting":
        about = say(language, "preview-waiting", seated=seated, free=table.plan.seats - len(taken))
    elif table.status == "playing" and table.plan.spectators and table.acting():
        about = say(language, "preview-acting", seated=seated, acting=names_at(table, table.acting(), language))
    else:
        about = say(language, f"preview-{table.status}", seated=seated)
    return Preview(game, about)


def names_at(table: Table, seats: list[int], language: Language) -> str:
    """The people who sit there by their names, and how many bots."""
    places = [table.places[seat] for seat in seats]
    names = [place.name for place in places if place.person is not None]
    bots = len(places) - len(names)
    return ", ".join([*names, say(language, "bots", count=bots)] if bots else names)
