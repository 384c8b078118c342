"""An invitation names an address that others can open, and says so when there is none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hlubina.server import address
from hlubina.server.address import address_for_others, address_here
from hlubina.server.settings import Settings
from tests.server.client import Visitor
from tests.server.serving import Served


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "own_address", lambda: "192.168.1.5")


@pytest.mark.parametrize(
    ("settings", "here", "others"),
    [
        (Settings(), "http://127.0.0.1:8321", ""),
        (Settings(host="::1"), "http://[::1]:8321", ""),
        (Settings(host="0.0.0.0"), "http://127.0.0.1:8321", "http://192.168.1.5:8321"),
        (Settings(host="10.0.0.7"), "http://10.0.0.7:8321", "http://10.0.0.7:8321"),
        (Settings(public_url="https://table.example.org"), "https://table.example.org", "https://table.example.org"),
    ],
)
def test_others_find_the_server_where_it_listens_to_them(
    at_home: None, settings: Settings, here: str, others: str
) -> None:
    assert address_here(settings, 8321) == here
    assert address_for_others(settings, 8321) == others


def test_in_no_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "own_address", lambda: "")
    assert address_for_others(Settings(host="0.0.0.0"), 8321) == ""


def test_a_server_for_the_network_prints_the_address_that_its_tables_name_and_knows_who_came_before(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "tables.sqlite")

    async def table_made(visitor: Visitor) -> str:
        return str((await visitor.new_table("conspiracy", 2))["address"])

    async def story() -> None:
        with Served(tmp_path / "here", database) as served:
            jana = Visitor(served.url)
            person = (await jana.come("Jana"))["id"]
            assert await table_made(jana) == ""
            await jana.close()
        with Served(tmp_path / "network", database, "--network") as served:
            printed = served.out.read_text().partition("In your network: ")[2].strip()
            again = Visitor(served.url)
            again.cookie = jana.cookie
            assert (await again.get("/api/me"))["id"] == person
            assert await table_made(again) == ("" if printed == "this machine is in none" else printed)
            await again.close()

    asyncio.run(story())
