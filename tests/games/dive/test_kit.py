"""The kit takes nothing for granted that only the games of the house have: Dive passes all of it.

Dive has a card file without settings, five seat counts, four actions and a die with a name of its own.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hlubina.cli import app
from hlubina.core.cardfile import CardSource
from hlubina.core.errors import Invalid
from hlubina.core.settings import settle
from hlubina.registry import title
from tests.kit.tables import BUILD, every_table


@pytest.mark.skipif(BUILD == "pure", reason="the kit itself runs here for Dive")
def test_the_kit_passes_for_dive_on_the_sources(checkout: Path, pure_environment: dict[str, str]) -> None:
    """Plain Python cannot inherit from compiled classes, so another process runs it."""
    command = [sys.executable, "-m", "pytest", "-q", "-k", "dive", "tests/kit", "tests/games/dive", "tests/bots"]
    ran = subprocess.run(command, cwd=checkout, env=pure_environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.skipif(BUILD == "compiled", reason="Dive is plain Python")
@pytest.mark.usefixtures("with_dive")
def test_dive_has_none_of_what_the_kit_once_took_for_granted() -> None:
    dive = title("dive")
    assert b"setting" not in dive.standard.source.raw
    assert dive.settings() == []
    assert dive.vocabulary.size < 8
    assert [seats for name, seats, _ in every_table() if name == "dive"] == [2, 3, 4, 5, 6]


@pytest.mark.skipif(BUILD == "compiled", reason="Dive is plain Python")
@pytest.mark.usefixtures("with_dive")
def test_a_setting_of_a_game_without_settings_is_refused_with_a_sentence() -> None:
    with pytest.raises(Invalid, match="There is no setting 'speed'; this game has none"):
        settle(title("dive").settings(), {"speed": "fast"})


@pytest.mark.skipif(BUILD == "compiled", reason="Dive is plain Python")
@pytest.mark.usefixtures("with_dive")
def test_settings_that_are_no_tables_are_refused_with_a_sentence() -> None:
    dive = title("dive")
    with pytest.raises(Invalid, match=r"lacks the tables \[\[setting\]\]"):
        dive.read(CardSource(b"setting = 3\n" + dive.standard.source.raw))


@pytest.mark.skipif(BUILD == "compiled", reason="Dive is plain Python")
@pytest.mark.usefixtures("with_dive")
def test_components_of_a_game_without_texts_for_the_page_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    app(["faces", "dive", "--lang", "en"], standalone_mode=False)
    assert "trench" in capsys.readouterr().out
