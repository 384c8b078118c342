"""The HTTP interface answers as /api/openapi.json says, whatever it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from hlubina.server import workers
from tests.server.client import PATIENCE, table_of
from tests.server.hosting import Hosted
from tests.server.scenes import hang_up, visitor

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TOO_LARGE = 413  # also refuses what does not fit


def refuses_what_does_not_fit(context: Any, response: Any, case: Any) -> bool | None:
    """A body too large to be read is refused before anybody looks at it."""
    return None if response.status_code == TOO_LARGE else negative_data_rejection(context, response, case)


FEW, MANY = 4, 40  # examples of each request; many in the long campaigns


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with pytest.MonkeyPatch.context() as patch, Hosted(tmp_path_factory.mktemp("schema"), limits=False) as server:
        patch.setattr(workers, "ANALYSIS", 0)  # the fewest simulations
        patch.setattr(workers, "ROLLOUTS", 20)
        yield server
        assert server.stumbles == []


@pytest.fixture(scope="module")
def examples(pytestconfig: pytest.Config) -> int:
    return MANY if pytestconfig.getoption("--campaign") else FEW


@pytest.fixture(scope="module")
def operations(served: Hosted) -> list[Any]:
    document = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    found: list[Any] = []
    for result in document.get_all_operations():
        assert isinstance(result, Ok), result
        found.append(result.ok())
    assert len(found) > 20
    return found


@pytest.fixture(scope="module")
def played(served: Hosted) -> str:
    """A finished table: the one thing that can be looked at from all sides."""

    async def play() -> str:
        name, visitors, seats = await table_of(served.url)
        await asyncio.gather(*(seat.play() for seat in seats))
        hang_up(*seats)
        for who in visitors:
            await who.close()
        return name

    return asyncio.run(play())


Bombard = Callable[[Any, GenerationMode, list[Any], dict[str, Any]], None]


@pytest.fixture
def bombard(served: Hosted, examples: int) -> Bombard:
    """As a new guest, since some operations turn the visitor into somebody else."""

    def with_many(operation: Any, mode: GenerationMode, checks: list[Any], names: dict[str, Any]) -> None:
        cookie = asyncio.run(visitor(served)).cookie

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(mode, path_parameters=names or None))
        def ask(case: Any) -> None:
            case.call_and_validate(headers={"cookie": cookie}, checks=checks, timeout=PATIENCE)

        ask()

    return with_many


def test_a_request_that_fits_the_document_is_answered_as_it_says(
    bombard: Bombard, operations: list[Any], subtests: pytest.Subtests
) -> None:
    for operation in operations:
        with subtests.test(operation.label):
            bombard(operation, GenerationMode.POSITIVE, CHECKS, {})


def test_a_request_about_a_real_table_or_game_is_answered_as_the_document_says(
    served: Hosted, bombard: Bombard, operations: list[Any], played: str, subtests: pytest.Subtests
) -> None:
    waiting = asyncio.run(a_waiting_table(served))
    real: dict[str, list[dict[str, Any]]] = {
        "/api/tables/{name}": [{"name": waiting}, {"name": played}],
        "/api/records/{name}": [{"name": waiting}, {"name": played}],
        "/api/games/{game}": [{"game": "conspiracy", "lang": "cs"}],
    }
    for operation in operations:
        for names in next((found for path, found in real.items() if operation.path.startswith(path)), []):
            known = {name: value for name, value in names.items() if f"{{{name}}}" in operation.path}
            with subtests.test(f"{operation.label} {known}"):
                bombard(operation, GenerationMode.POSITIVE, CHECKS, known)


async def a_waiting_table(served: Hosted) -> str:
    owner = await visitor(served)
    return str((await owner.new_table("abyss", 3))["table"]["id"])


def test_a_request_that_does_not_fit_the_document_is_refused(
    bombard: Bombard, operations: list[Any], subtests: pytest.Subtests
) -> None:
    for operation in operations:
        if operation.path_parameters or operation.query or operation.body:
            with subtests.test(operation.label):
                bombard(operation, GenerationMode.NEGATIVE, [*CHECKS, refuses_what_does_not_fit], {})


def test_every_refusal_that_the_protocol_names_is_documented(operations: list[Any]) -> None:
    documented = {operation.label: set(operation.definition.raw["responses"]) for operation in operations}
    promised = {
        "GET /api/me": {"200", "401"},
        "POST /api/me/claim": {"401", "409"},
        "POST /api/session": {"403", "429"},
        "POST /api/tables": {"201", "400", "401", "429"},
        "GET /api/tables/{name}": {"200", "403", "404"},
        "POST /api/tables/{name}/seats": {"403", "404", "409"},
        "POST /api/tables/{name}/start": {"200", "403", "404", "409"},
        "GET /api/records/{name}": {"200", "403", "404"},
        "POST /api/records": {"201", "400", "413"},
        "GET /api/records/{name}/analysis": {"200", "403", "404", "429"},
        "GET /ready": {"200", "503"},
    }
    missing = {label: statuses - documented[label] for label, statuses in promised.items()}
    assert not {label: statuses for label, statuses in missing.items() if statuses}
