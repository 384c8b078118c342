"""Brings the schema of a database up to date with Alembic, before anything else uses it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 7_483_105  # any number, the same in every process


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_sqlite(path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


async def migrate_postgres(url: str) -> None:
    """One process at a time: the others wait and find nothing left to do."""
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
