"""A table of rules that are not played any more, as somebody finds it who opens its old link."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.browser.conftest import Visit
from tests.browser.tables import finished_table, usually
from tests.browser.visitor import DESK, PHONE
from tests.server.serving import Served


def as_of_former_rules(server: Served, table: str) -> str:
    """A copy of the table that says it was played by the version of the rules before this one."""
    former = f"{table}-former"
    with closing(sqlite3.connect(server.database)) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        others = ", ".join(f'"{column}"' for column in columns if column not in ("id", "plan"))
        database.execute(
            f"""INSERT INTO tables (id, plan, {others})
            SELECT ?, json_set(plan, '$.id', ?, '$.version', json_extract(plan, '$.version') - 1), {others}
            FROM tables WHERE id = ?""",
            (former, former, table),
        )
        database.execute(
            'INSERT INTO entries ("table", number, key, at, body) '
            'SELECT ?, number, key, at, body FROM entries WHERE "table" = ?',
            (former, table),
        )
    return former


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", usually("passengers"))
def test_the_result_of_a_game_by_former_rules_can_be_read_and_its_record_kept(
    game: str, size: tuple[int, int], visit: Visit, server: Served
) -> None:
    jana = visit("Jana", language="cs" if size == PHONE else "en", size=size)
    table = finished_table(jana, game, "random", "random")
    played = jana.ask("GET", f"/api/records/{table}")
    jana.go(f"/t/{as_of_former_rules(server, table)}")
    jana.page.get_by_role("heading", name=jana.say("former-title")).wait_for()
    assert jana.page.get_by_text(jana.say("former-over", version=played["version"] - 1)).is_visible()
    sheet = jana.region("sheet-title")
    sheet.wait_for()
    assert sheet.locator("tbody tr").count() == len(played["result"]["lines"])
    with jana.page.expect_download() as download:
        jana.press(jana.button("sheet-download"))
    assert download.value.suggested_filename.startswith(f"hlubina-{game}-")
    assert jana.button("to-lobby").is_visible()
