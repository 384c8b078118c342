"""The games that are played here: their texts, rules, actions and faces; card files that somebody thinks of using."""

from __future__ import annotations

import asyncio

from litestar.params import FromPath, FromQuery, JSONBody

from hlubina import rulebook
from hlubina.protocol.messages import (
    ActionInfo,
    CardChange,
    GameInfo,
    Language,
    OrderInfo,
    OwnCards,
    SettingInfo,
    ShownFace,
)
from hlubina.registry import GAMES, title, titles
from hlubina.server.api.dependencies import Manager, Name, Visitor, get, post
from hlubina.server.cardfiles import changes_of, settings_of, shown_faces, words_of
from hlubina.server.errors import Denied
from hlubina.server.store.store import PersonRow
from hlubina.server.table_manager import TableManager
from hlubina.server.workers import BOTS
from hlubina.text import PAGE_CATALOGUES, texts


@get("/api/games", tags=["games"])
async def games(lang: FromQuery[Language] = "en") -> list[GameInfo]:
    """The games with their seats, settings and bots, and the texts of the settings."""
    found = []
    for entry in titles():
        words = texts(entry.name, lang)
        orders = [OrderInfo(name=order.name, lowest=order.lowest, highest=order.highest) for order in entry.orders()]
        found.append(
            GameInfo(
                name=entry.name,
                title=words.say("title"),
                notice=words.say("notice"),
                version=entry.version(),
                seats=(entry.fewest, entry.most),
                settings=settings_of(entry.name, lang),
                orders=orders,
                bots=BOTS,
                actions=entry.vocabulary.size,
            )
        )
    return found


@get("/api/games/{game:str}/texts/{lang:str}", tags=["games"], media_type="text/plain")
async def catalogue(game: Name, lang: FromPath[Language]) -> str:
    """All texts of the game, those of its board and lesson included, as one Fluent catalogue."""
    check_game(game)
    files = [title(game).text_folder / f"{name}.{lang}.ftl" for name in PAGE_CATALOGUES]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@get("/api/games/{game:str}/faces/{lang:str}", tags=["games"])
async def faces(game: Name, lang: FromPath[Language]) -> dict[str, ShownFace]:
    """What is printed on every component, by its id; the face `game` has the figures of the rules."""
    check_game(game)
    return shown_faces(game, lang)


@post("/api/games/{game:str}/changes/{lang:str}", tags=["games"], status_code=200)
async def try_changes(
    manager: Manager, visitor: Visitor, game: Name, lang: FromPath[Language], data: JSONBody[OwnCards]
) -> list[CardChange]:
    """What differs in a card file from the standard cards; one that cannot be played with is refused."""
    await check_own_cards(manager, visitor, game, data)
    return await asyncio.to_thread(changes_of, game, lang, data.cards)


@post("/api/games/{game:str}/settings/{lang:str}", tags=["games"], status_code=200)
async def try_settings(
    manager: Manager, visitor: Visitor, game: Name, lang: FromPath[Language], data: JSONBody[OwnCards]
) -> list[SettingInfo]:
    """The settings with the values that a card file offers; one that cannot be played with is refused."""
    await check_own_cards(manager, visitor, game, data)
    return await asyncio.to_thread(settings_of, game, lang, data.cards)


@get("/api/games/{game:str}/actions", tags=["games"])
async def actions(game: Name) -> list[ActionInfo]:
    """Every action of the game; its number never changes."""
    check_game(game)
    vocabulary = title(game).vocabulary
    decoded = [vocabulary.decode(number) for number in range(vocabulary.size)]
    return [ActionInfo(action=action.number, name=action.name, arguments=action.arguments) for action in decoded]


@get("/api/games/{game:str}/rules", tags=["games"], media_type="text/plain")
async def rules(game: Name, lang: FromQuery[Language] = "en") -> str:
    """The numbered rules, as Markdown, with the figures of the standard cards."""
    check_game(game)
    return rulebook.rules_text(game, lang, words_of(game, lang, "").faces)


def check_game(game: str) -> None:
    if game not in GAMES:
        raise Denied("no_game", "There is no such game.", status=404)


HANDLERS = [games, catalogue, faces, try_changes, try_settings, actions, rules]


async def check_own_cards(manager: TableManager, visitor: PersonRow, game: str, data: OwnCards) -> None:
    """Refuses what cannot be played with; a visitor may ask only so often."""
    check_game(game)
    manager.limits.spend("cards", visitor.id)
    await manager.workers.check_cards(game, data.cards, title(game).fewest, {})
