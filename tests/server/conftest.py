"""The servers that the tests of the server talk to: started when a test first asks, once for each xdist worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest

from tests.server.services import Postgres, Service, ServiceError, Valkey

Kind = TypeVar("Kind", bound=Service)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Shared by many tests: who stops it starts it again."""
    yield from running(Postgres())


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """Shared by many tests: who stops it starts it again."""
    yield from running(Valkey())


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database for this test alone."""
    postgres.start()
    url = postgres.create_database()
    yield url
    postgres.start()
    postgres.drop_database(url)


def running(server: Kind) -> Iterator[Kind]:
    """Until the tests end. A server that cannot run fails them: skipped, they would pass for green."""
    try:
        server.start()
        yield server
    except ServiceError as error:
        pytest.fail(str(error), pytrace=False)
    finally:
        server.abandon()
