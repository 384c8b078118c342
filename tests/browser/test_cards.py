"""Cards of one's own: chosen for a new table, shown before anybody sits down, and told by everything at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlubina.registry import title
from tests.browser.conftest import Visit

STANDARD = title("abyss").standard.source.raw.decode()
RICH = STANDARD.replace("[setup]\npearls = 1 ", "[setup]\npearls = 6 ")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_table_is_made_with_own_cards_and_everybody_sees_what_differs(
    visit: Visit, tmp_path: Path, language: str
) -> None:
    (tmp_path / "bad.toml").write_text("[meta", "utf-8")
    (tmp_path / "rich.toml").write_text(RICH, "utf-8")
    jana = visit("Jana", language=language).go("/")
    jana.forgive("400")
    page = jana.page
    page.locator(".games button", has_text="Abyss").first.click()
    page.locator(".make [aria-controls$=settings]").click()
    chooser = page.locator('.make input[accept=".toml"]')
    chooser.set_input_files(tmp_path / "bad.toml")
    assert jana.say("own-cards-bad") in page.locator(".make [role=alert]").inner_text()
    chooser.set_input_files(tmp_path / "rich.toml")
    assert page.locator(".make .changes b").first.inner_text().endswith("6")
    page.locator(".make .commit button").click()
    page.locator(".own-cards").wait_for()

    petr = visit("Petr", language=language).go("/")
    row = petr.page.locator(".rows .row", has_text=jana.say("own-cards")).first
    row.locator("a").click()
    own = petr.page.locator(".own-cards")
    own.locator("summary").click()
    assert own.locator("s").first.inner_text().endswith("1")
    assert own.locator("b").first.inner_text().endswith("6")
    with petr.page.expect_download() as download:
        own.locator("a").first.click()
    assert Path(download.value.path()).read_text("utf-8") == RICH

    table = petr.table
    petr.go(f"/cards/abyss?table={table}")
    assert petr.page.locator('[data-face=game] [data-told="first_pearls"]').text_content() == "6"
    petr.go("/cards/abyss")
    assert petr.page.locator('[data-face=game] [data-told="first_pearls"]').text_content() == "1"
    for visitor in (jana, petr):
        visitor.check()
