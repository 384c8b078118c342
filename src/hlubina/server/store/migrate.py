"""Brings the schema of a database up to date with Alembic, before anything else uses it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import asyncpg
from sqlalchemy import Connection

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 7_483_105  # any number, the same in every process
VERSION = "SELECT version_num FROM alembic_version"


def newest() -> str:
    """The last of the numbered migrations."""
    return max(path.name[:4] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))


def upgrade(connection: Connection, version: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def migrate_sqlite(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.OperationalError):
        if connection.execute(VERSION).fetchone() == (newest(),):
            return  # nothing to do, and Alembic need not even be loaded
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as opened:
        upgrade(opened)
    engine.dispose()


async def migrate_postgres(url: str) -> None:
    """One process at a time: the others wait and find nothing left to do."""
    plain = await asyncpg.connect(url)
    try:
        with suppress(asyncpg.UndefinedTableError):
            if await plain.fetchval(VERSION) == newest():
                return
    finally:
        await plain.close()
    from sqlalchemy import text
    from sqlalchemy.engine import make_url
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
