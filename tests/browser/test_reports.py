"""A test of the page that fails leaves what was seen: a picture, the console and the server's words, with their ends in the report."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import conftest
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.serving import Served

pytest_plugins = ["pytester"]

FAILING = """
from tests.browser.conftest import SERVER_LOG, VISITORS, pytest_runtest_call, pytest_runtest_makereport
from tests.browser.test_reports import Scene

def test_fails_on_purpose(request):
    request.node.stash[VISITORS] = [Scene.visitor]
    request.node.stash[SERVER_LOG] = (Scene.server.log, 0)
    {deed}
"""
CONFTEST = "from tests.browser.conftest import pytest_runtest_call, pytest_runtest_makereport"


class Scene:
    """What the failing test finds, as it runs inside of another one."""

    visitor: Visitor
    server: Served


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        ("assert Scene.visitor is None", "*assert <*Visitor* is None"),
        ("Scene.visitor.page.evaluate('console.error(`deep water`)')", "*The page has errors:*"),
    ],
    ids=["assertion", "error of the page"],
)
def test_a_failure_leaves_a_picture_the_console_and_the_servers_words(
    deed: str,
    reason: str,
    visit: Visit,
    server: Served,
    tmp_path: Path,
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jana = visit("Jana")
    jana.go("/about")
    jana.page.evaluate("console.log('a word to the console')")
    Scene.visitor, Scene.server = jana, server
    monkeypatch.setattr(conftest, "KEPT", tmp_path)
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(FAILING.format(deed=deed))
    ran = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:xdist")
    jana.faults.clear()
    ran.assert_outcomes(failed=1)
    folder = tmp_path / "test_fails_on_purpose"
    ran.stdout.fnmatch_lines([reason])
    ran.stdout.fnmatch_lines(["*- browser -*", f"picture: {folder}/visitor-0.png", "*a word to the console*"])
    ran.stdout.fnmatch_lines(["*- server -*", f"log: {folder}/server.log"])
    assert (folder / "visitor-0.png").stat().st_size > 1000
    assert "a word to the console" in (folder / "visitor-0.log").read_text("utf-8")
    written = (folder / "server.log").read_text("utf-8")
    assert written.splitlines()[-1] in ran.stdout.str()
