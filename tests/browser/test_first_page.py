"""The first page comes quickly: little script, and nothing that a game's board needs."""

from __future__ import annotations

import gzip
import json

from playwright.sync_api import Response

from tests.browser.conftest import Visit

MOST_SCRIPT = 100_000  # bytes, gzipped


def test_the_first_page_needs_at_most_100_kb_of_gzipped_script(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    scripts: dict[str, Response] = {}

    def take_note(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = response

    jana.page.on("response", take_note)
    jana.go("/")
    jana.page.get_by_role("heading", name=jana.say("tables-now")).wait_for()
    jana.page.wait_for_load_state("networkidle")
    sizes = {url.rsplit("/", 1)[-1]: len(gzip.compress(response.body())) for url, response in scripts.items()}
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    for response in scripts.values():
        assert response.headers["content-encoding"] == "gzip"


def test_nothing_is_fetched_from_elsewhere(visit: Visit) -> None:
    jana = visit("Jana")
    asked: list[str] = []
    jana.page.on("request", lambda request: asked.append(request.url))
    jana.go("/")
    jana.page.wait_for_load_state("networkidle")
    assert asked
    assert all(url.startswith(jana.url) for url in asked), asked


def test_the_page_can_be_installed_and_nothing_of_it_is_kept(visit: Visit) -> None:
    jana = visit("Jana", language="cs")
    jana.go("/")
    ready = "navigator.serviceWorker.ready.then(found => found.active.scriptURL)"
    assert jana.page.evaluate(ready) == f"{jana.url}/sw.js"
    tools = jana.page.context.new_cdp_session(jana.page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"] == f"{jana.url}/manifest.cs.webmanifest"
    assert manifest["errors"] == []
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        size = (
            "fetch(src).then(got => got.blob()).then(createImageBitmap).then(found => `${found.width}x${found.height}`)"
        )
        assert jana.page.evaluate(f"src => {size}", icon["src"]) == icon["sizes"]
    assert jana.page.evaluate("caches.keys()") == []
