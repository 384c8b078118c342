"""Who somebody is: guests by a signed cookie, accounts by a password; and the tokens of their seats, their ratings."""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadData, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer
from openskill.models import PlackettLuce

from hlubina.protocol.messages import (
    GameRating,
    GameStatistics,
    Language,
    Person,
    PlayedGame,
    PublicPerson,
    Rival,
    Tally,
)
from hlubina.registry import title
from hlubina.server.errors import Denied
from hlubina.server.store.database import Taken
from hlubina.server.store.store import PersonRow, RatingRow, ResultRow, Store

MOST_PREFERENCES = 4000  # characters
SHOWN_TABLES = 20
MODEL = PlackettLuce()
GUEST = {"cs": "Host", "en": "Guest"}


class Accounts:
    """All guests and accounts. `now` gives the time in milliseconds: a cookie is dated by it."""

    def __init__(self, store: Store, secret: str, session_days: int, now: Callable[[], int]) -> None:
        self.store = store
        self.cookies = URLSafeTimedSerializer(secret, salt="visitor", signer=dated_signer(now))
        self.tokens = URLSafeSerializer(secret, salt="seat")
        self.session_seconds = session_days * 24 * 3600
        self.hasher = PasswordHasher()

    # Who is it?

    def cookie(self, person: PersonRow) -> str:
        return str(self.cookies.dumps([person.id, person.session]))

    async def visitor(self, cookie: str | None) -> PersonRow | None:
        """The person of a cookie, if it is ours, not too old and not of a session that was ended."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            name, session = self.cookies.loads(cookie, max_age=self.session_seconds)
        except (BadData, ValueError, TypeError):
            return None
        person = await self.store.person(str(name))
        return person if person is not None and person.session == session else None

    def token(self, table: str, seat: int, sat: int) -> str:
        """Proves the right to act for a seat, until somebody else sits there."""
        return str(self.tokens.dumps([table, seat, sat]))

    def seat_of(self, token: str, table: str) -> tuple[int, int]:
        """The seat of a token and the entry by which it was taken."""
        try:
            name, seat, sat = self.tokens.loads(token)
        except (BadData, ValueError, TypeError):
            name = seat = sat = None
        if name != table or type(seat) is not int or type(sat) is not int:
            raise Denied("bad_token", "That is not a token for a seat at this table.", status=403)
        return seat, sat

    # Guests and accounts

    async def new_guest(self, name: str | None, language: Language, now: int) -> PersonRow:
        chosen = f"{GUEST[language]} {secrets.randbelow(9000) + 1000}" if name is None else clean_name(name)
        await self.check_free(chosen)
        person = PersonRow(secrets.token_hex(8), chosen, None, None, language, "{}", 1, now)
        await self.store.add_person(person)
        return person

    async def claim(self, person: PersonRow, name: str, password: str) -> PersonRow:
        if person.account is not None:
            raise Denied("has_account", "You have an account already.")
        chosen = clean_name(name)
        await self.check_free(chosen)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        claimed = msgspec.structs.replace(person, name=chosen, account=account_of(chosen), password=hashed)
        try:
            await self.store.change_person(claimed)
        except Taken:
            raise Denied("name_taken", "That name is taken; choose another.") from None
        return claimed

    async def check_free(self, name: str) -> None:
        """Nobody is called like somebody's account."""
        if await self.store.account(account_of(name)) is not None:
            raise Denied("name_taken", "That name is taken; choose another.")

    async def log_in(self, name: str, password: str) -> PersonRow:
        person = await self.store.account(account_of(clean_name(name)))
        hashed = person.password if person is not None and person.password is not None else None
        try:
            if hashed is None:
                await asyncio.to_thread(self.hasher.hash, password)  # takes as long as a wrong password does
                raise VerificationError
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            raise Denied("wrong_password", "The name or the password is wrong.", status=403) from None
        assert person is not None
        return person

    async def change(
        self, person: PersonRow, name: str | None, language: str | None, preferences: dict[str, Any] | None
    ) -> PersonRow:
        changed = msgspec.structs.replace(person)
        if name is not None:
            changed.name = clean_name(name)
            if person.account is not None:
                changed.account = account_of(changed.name)
            if changed.account != person.account or person.account is None:
                await self.check_free(changed.name)
        if language is not None:
            changed.language = language
        if preferences is not None:
            changed.preferences = msgspec.json.encode(preferences).decode()
            if len(changed.preferences) > MOST_PREFERENCES:
                raise Denied("too_large", f"Preferences take at most {MOST_PREFERENCES} characters.", status=400)
        try:
            await self.store.change_person(changed)
        except Taken:
            raise Denied("name_taken", "That name is taken; choose another.") from None
        return changed

    async def end_sessions(self, person: PersonRow) -> None:
        """All cookies of the person are void from now on."""
        await self.store.change_person(msgspec.structs.replace(person, session=person.session + 1))

    async def public(self, name: str, asked_by_the_person: bool) -> PublicPerson:
        person = await self.store.person(name)
        if person is None:
            raise Denied("no_person", "There is nobody of that name.", status=404)
        results = await self.store.results_of(person.id)
        ratings = await self.store.ratings_of(person.id)
        games = sorted({result.game for result in results})
        return PublicPerson(
            id=person.id,
            name=person.name,
            account=person.account is not None,
            since=person.created,
            ratings={game: shown_rating(rating) for game, rating in ratings.items()},
            statistics={game: statistics([each for each in results if each.game == game]) for game in games},
            played=[played(result, asked_by_the_person) for result in results[:SHOWN_TABLES]],
        )

    # Ratings

    async def rate(self, table: str) -> None:
        """Change the ratings by the result of a rated table, exactly once."""
        results = await self.store.results_at(table)
        for _ in range(10):
            before = {person: (await self.store.ratings_of(person)).get(game) for _, person, game, _ in results}
            teams = [[skill(before[person])] for _, person, _, _ in results]
            after = MODEL.rate(teams, ranks=[float(rank) for _, _, _, rank in results])
            changes = {
                person: (before[person], RatingRow(new.mu, new.sigma, 1 + games_of(before[person])))
                for (_, person, _, _), (new,) in zip(results, after, strict=True)
            }
            with suppress(Taken):
                await self.store.change_ratings(table, results[0][2], changes)
                return
            if table not in await self.store.unrated():
                return


def dated_signer(now: Callable[[], int]) -> type[TimestampSigner]:
    class Dated(TimestampSigner):
        def get_timestamp(self) -> int:
            return now() // 1000

    return Dated


def as_self(person: PersonRow) -> Person:
    language: Language = "cs" if person.language == "cs" else "en"
    return Person(
        id=person.id,
        name=person.name,
        language=language,
        account=person.account is not None,
        preferences=msgspec.json.decode(person.preferences),
    )


def clean_name(name: str) -> str:
    cleaned = re.sub(r"\s+", " ", name).strip()
    if not 1 <= len(cleaned) <= 30 or not cleaned.isprintable():
        raise Denied("bad_name", "A name has 1 to 30 printable characters.", status=400)
    return cleaned


def account_of(name: str) -> str:
    """The name as it is compared: letters that look alike are alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def skill(rating: RatingRow | None) -> Any:
    return MODEL.rating() if rating is None else MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def games_of(rating: RatingRow | None) -> int:
    return 0 if rating is None else rating.games


def shown_rating(rating: RatingRow) -> GameRating:
    value = round(1000 + 40 * (rating.mu - 3 * rating.sigma), 1)
    return GameRating(value=value, mu=round(rating.mu, 3), sigma=round(rating.sigma, 3), games=rating.games)


def statistics(results: list[ResultRow]) -> GameStatistics:
    """Of one game."""
    scores = [points(result) for result in results]
    ranks = [result.rank for result in results if result.rank]
    roles = sorted({result.role for result in results if result.role})
    return GameStatistics(
        games=len(results),
        won=tally(results).won,
        roles={role: tally([result for result in results if result.role == role]) for role in roles},
        best=max(scores, default=None),
        mean_score=round(sum(scores) / len(scores), 1) if scores else None,
        mean_rank=round(sum(ranks) / len(ranks), 2) if ranks else None,
    )


def tally(results: list[ResultRow]) -> Tally:
    return Tally(games=len(results), won=sum(result.won for result in results))


def points(result: ResultRow) -> float:
    return result.score / title(result.game).parts


def played(result: ResultRow, with_rivals: bool) -> PlayedGame:
    return PlayedGame(
        table=result.table,
        game=result.game,
        at=result.at,
        won=bool(result.won),
        rank=result.rank or None,
        points=points(result),
        role=result.role,
        rivals=msgspec.json.decode(result.rivals, type=list[Rival]) if with_rivals else [],
    )
