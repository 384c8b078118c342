"""What all tests share: the `rule` marker and its report, and the flag for long campaigns."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

CHECKOUT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--campaign", action="store_true", help="run the long campaigns too")
    parser.addoption("--rules-cited", action="store_true", help="list the rules that the collected tests cite")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--rules-cited"):
        for item in items:
            for marker in item.iter_markers("rule"):
                for number in marker.args:
                    print(f"rule {number} {item.nodeid}")
    if not config.getoption("--campaign"):
        for item in items:
            if item.get_closest_marker("campaign"):
                item.add_marker(pytest.mark.skip(reason="a long campaign; run with --campaign"))


class OneBrowser(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Any process may run any test, but one alone drives the browser: the others have the rest of the machine."""

    def _split_scope(self, nodeid: str) -> str:
        return "tests/browser" if nodeid.startswith("tests/browser/") else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    return OneBrowser(config, log)


@pytest.fixture(autouse=True)
def own_data_directory(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the user's saved games."""
    monkeypatch.setenv("HLUBINA_DATA", str(tmp_path_factory.mktemp("data")))


@pytest.fixture
def checkout() -> Path:
    return CHECKOUT


@pytest.fixture
def pure_environment() -> dict[str, str]:
    """An environment in which Python takes Hlubina from its source, never the compiled modules."""
    return {**os.environ, "PYTHONPATH": str(CHECKOUT / "src"), "PYTHONHASHSEED": "random"}
