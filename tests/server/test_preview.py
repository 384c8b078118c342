"""What a link tells about itself before it is opened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from hlubina.server.preview import wanted_language
from tests.server.client import Visitor, table_of
from tests.server.hosting import Hosted
from tests.server.scenes import hang_up, run

NASTY = '"><script>x</script>&'


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("preview")
    (folder / "dist").mkdir()
    page = "<!doctype html><html><head><title>Hlubina</title></head><body>here</body></html>"
    (folder / "dist" / "index.html").write_text(page, encoding="utf-8")
    with Hosted(folder, page=folder / "dist") as server:
        yield server
        assert server.stumbles == []


async def look(served: Hosted, address: str, language: str = "en") -> tuple[str, dict[str, str]]:
    """The page and its tags."""
    who = Visitor(served.url)
    answer = await who.ask("GET", address, accept="text/html", **{"accept-language": language})
    await who.close()
    assert answer.status_code == 200
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', answer.text)
    return answer.text, {name: unescape(value) for name, value in found}


def test_the_lobby_and_a_lesson_tell_what_they_are_in_the_language_asked_for(served: Hosted) -> None:
    async def story() -> None:
        _, english = await look(served, "/")
        _, czech = await look(served, "/", "cs-CZ,cs;q=0.9,en;q=0.8")
        assert english["og:title"] == czech["og:title"] == "Hlubina"
        assert (english["og:locale"], czech["og:locale"]) == ("en_GB", "cs_CZ")
        assert "Conspiracy" in english["og:description"]
        assert "Spiknutí" in czech["og:description"]
        assert english["og:image"] == f"{served.url}/icon-512.png"
        _, lesson = await look(served, "/learn/conspiracy")
        assert lesson["og:title"] == "How to play: Conspiracy"

    run(story())


def test_a_table_tells_who_sits_there_and_who_is_waited_for(served: Hosted) -> None:
    async def story() -> None:
        who = Visitor(served.url)
        await who.come("Jana")
        made = await who.new_table("conspiracy", 3)
        name = made["table"]["id"]
        await who.post(f"/api/tables/{name}/bots", {"seat": 2, "bot": "greedy"})
        _, tags = await look(served, f"/t/{name}?invite=")
        assert tags["og:title"] == "Conspiracy"
        assert tags["og:description"] == "At the table: Jana, a bot. Waiting for 1 player."
        _, tags = await look(served, f"/t/{name}", "cs")
        assert tags["og:description"] == "U stolu: Jana, bot. Čeká se na 1 hráče."
        name, visitors, seats = await table_of(served.url)
        people = [seat["name"] for seat in seats[0].welcome["table"]["seats"]]
        _, tags = await look(served, f"/t/{name}")
        acting = people[seats[0].update["acting"][0]]
        assert tags["og:description"] == f"At the table: {people[0]}, {people[1]}. To move: {acting}."
        hang_up(*seats)
        for each in (who, *visitors):
            await each.close()

    run(story())


def test_a_table_that_nobody_may_watch_tells_nothing_of_the_game(served: Hosted) -> None:
    async def story() -> None:
        name, visitors, seats = await table_of(served.url, spectators=False)
        _, tags = await look(served, f"/t/{name}")
        assert tags["og:description"].endswith(". The game is on.")
        hang_up(*seats)
        for each in visitors:
            await each.close()

    run(story())


def test_of_a_private_table_nothing_is_told_but_the_game_with_and_without_its_invitation(served: Hosted) -> None:
    async def story() -> None:
        who = Visitor(served.url)
        await who.come("Tajemný Petr")
        made = await who.new_table("abyss", 2, listed=False)
        for address in (f"/t/{made['table']['id']}", f"/t/{made['table']['id']}?invite={made['invite']}"):
            text, tags = await look(served, address)
            assert tags["og:title"] == "Private table: Abyss"
            assert "Petr" not in text
            assert made["invite"] not in text
        await who.close()

    run(story())


def test_names_are_escaped(served: Hosted) -> None:
    async def story() -> None:
        who = Visitor(served.url)
        await who.come(NASTY)
        made = await who.new_table("conspiracy", 2)
        text, tags = await look(served, f"/t/{made['table']['id']}")
        assert "<script" not in text
        assert NASTY in tags["og:description"]
        assert text.endswith("<body>here</body></html>")
        await who.close()

    run(story())


def test_a_table_that_is_not_there_looks_like_the_lobby(served: Hosted) -> None:
    async def story() -> None:
        for address in ("/t/nothing", "/t/" + "x" * 200, "/t/", "/t/a/b", "/learn/nothing", "/r/nothing", "/me"):
            assert (await look(served, address))[1]["og:title"] == "Hlubina"

    run(story())


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "cs"),
        ("de", "en"),
        ("sk,en;q=0.8", "cs"),
        ("en-GB,en;q=0.9,cs;q=0.3", "en"),
        ("de,cs;q=0.4,en;q=0.6", "en"),
        ("CS-cz", "cs"),
        ("cs;q=x, *;q=1", "en"),
        ("cs;q=nan,cs;q=0", "en"),
    ],
)
def test_the_language_is_the_one_that_is_preferred(header: str, language: str) -> None:
    assert wanted_language(header) == language
