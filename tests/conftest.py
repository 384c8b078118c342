"""What all tests share: the `rule` marker and its report, and the flag for long campaigns."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from hlubina.rulebook import citations

CHECKOUT = Path(__file__).parents[1]
GAMES = CHECKOUT / "tests" / "games"
CITED = pytest.StashKey[dict[Path, dict[str, set[str]]]]()  # by file: each rule that is cited, with its tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--campaign", action="store_true", help="run the long campaigns too")
    parser.addoption("--rules-cited", action="store_true", help="list the rules that the collected tests cite")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--campaign"):
        from tests.kit import tables

        tables.LOOK_EVERYWHERE = True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    cited: dict[Path, dict[str, set[str]]] = {}
    for item in items:
        numbers = [number for marker in item.iter_markers("rule") for number in marker.args]
        there = cited.setdefault(item.path, {})
        for number in numbers:
            there.setdefault(number, set()).add(item.nodeid)
            if config.getoption("--rules-cited"):
                print(f"rule {number} {item.nodeid}")
    config.stash[CITED] = cited
    if not config.getoption("--campaign"):
        for item in items:
            if item.get_closest_marker("campaign"):
                item.add_marker(pytest.mark.skip(reason="a long campaign; run with --campaign"))


@pytest.fixture(scope="session")
def cited_rules(pytestconfig: pytest.Config) -> dict[str, set[str]]:
    """The rules that tests of games cite, with the tests; all are collected anew if this run has only some of them."""
    cited = pytestconfig.stash[CITED]
    files = set(GAMES.rglob("test_*.py"))
    if not files <= cited.keys():
        return {number: set(tests) for number, tests in citations(GAMES, CHECKOUT).items()}
    found: dict[str, set[str]] = {}
    for file in files:
        for number, tests in cited[file].items():
            found.setdefault(number, set()).update(tests)
    return found


class OneBrowser(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Any process may run any test, but one alone drives the browser: the others have the rest of the machine.

    The variants of a test go to the same process, so that what they have in common is made once. What was long ago
    done is forgotten: it would be counted through again after every test.
    """

    def _split_scope(self, nodeid: str) -> str:
        return "tests/browser" if nodeid.startswith("tests/browser/") else nodeid.partition("[")[0]

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        super().mark_test_complete(node, item_index, duration)
        work = self.assigned_work[node]
        for scope in [scope for scope, tests in work.items() if all(tests.values())]:
            del work[scope]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    config.option.loadscopereorder = False  # the order of the folders is right: the browser begins early
    return OneBrowser(config, log)


@pytest.fixture(scope="session")
def data_directories(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    return map(tmp_path_factory.mktemp("data").joinpath, map(str, count()))


@pytest.fixture(autouse=True)
def own_data_directory(data_directories: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the user's saved games, or those of another test."""
    monkeypatch.setenv("HLUBINA_DATA", str(next(data_directories)))


@pytest.fixture
def with_dive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sixth game, which only the tests know, is registered."""
    from hlubina.registry import GAMES as REGISTRY
    from tests.kit.tables import PLAYED

    for name, package in PLAYED.items():
        monkeypatch.setitem(REGISTRY, name, package)


@pytest.fixture
def checkout() -> Path:
    return CHECKOUT


@pytest.fixture
def pure_environment() -> dict[str, str]:
    """An environment in which Python takes Hlubina from its source, never the compiled modules."""
    return {**os.environ, "PYTHONPATH": str(CHECKOUT / "src"), "PYTHONHASHSEED": "random"}
