"""The page as browsers get it: its files, its addresses, and how long they are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from hlubina.core.errors import Invalid
from hlubina.protocol.schema import typescript
from hlubina.server.settings import Settings
from tests.server.hosting import Hosted

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "assets/index-Ab_3-x9Z.js"
WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder = tmp_path_factory.mktemp("page")
    page = folder / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Hlubina</title>", encoding="utf-8")
    (page / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (page / SCRIPT).write_text("export {};" * 100, encoding="utf-8")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    with (
        Hosted(folder, page=page) as server,
        httpx2.Client(base_url=server.url, trust_env=False) as client,
    ):
        yield client


@pytest.mark.parametrize(
    "address", ["/", "/t/abc?invite=x", "/r/abc", "/me", "/rules/abyss", "/cards/abyss", "/about", "/verify"]
)
def test_every_address_of_the_page_is_the_page(client: httpx2.Client, address: str) -> None:
    answer = client.get(address, headers=BROWSER)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Hlubina</title>" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_an_unknown_address_is_told_so_by_the_page_but_programs_get_a_problem(client: httpx2.Client) -> None:
    assert (client.get("/nowhere", headers=BROWSER).status_code, client.get("/nowhere").status_code) == (404, 404)
    assert "<title>" in client.get("/nowhere", headers=BROWSER).text
    for address in ("/nowhere", "/api/nothing", "/assets/gone-12345678.js"):
        assert client.get(address).json()["code"] == "not_found"
    assert client.get("/api/nothing", headers=BROWSER).json()["code"] == "not_found"


def test_files_with_a_hash_in_their_name_are_kept_and_sent_packed(client: httpx2.Client) -> None:
    answer = client.get(f"/{SCRIPT}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", "export {};" * 100)
    assert client.get(f"/{SCRIPT}", headers={"accept-encoding": "identity"}).text == answer.text


def test_the_rules_are_given_in_the_language_asked_for(client: httpx2.Client) -> None:
    given = {asked: client.get(f"/api/games/abyss/rules{asked}").text for asked in ("", "?lang=en", "?lang=cs")}
    assert given[""] == given["?lang=en"]
    assert "## A-8 Scoring" in given["?lang=en"]
    assert "## A-8 Bodování" in given["?lang=cs"]
    assert client.get("/api/games/abyss/rules?lang=de").status_code == 400


def test_what_has_not_changed_is_not_sent_again(client: httpx2.Client) -> None:
    first = client.get("/favicon.svg")
    assert (first.headers["content-type"], first.headers["cache-control"]) == ("image/svg+xml", "no-cache")
    again = client.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


OUTSIDE = ["/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"]


@pytest.mark.parametrize("address", OUTSIDE)
def test_nothing_outside_the_folder_is_sent(client: httpx2.Client, address: str) -> None:
    assert b"secret" not in client.get(address, headers={"accept": "*/*"}).content


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="no built page"):
        Settings(page=tmp_path).check()


def test_the_page_speaks_the_protocol_of_the_server() -> None:
    written = (WEB / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run: hlubina schema --typescript > web/src/lib/protocol.ts"
