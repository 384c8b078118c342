"""Imports point one way: what a package may know of the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hlubina

SOURCE = Path(hlubina.__file__).parent
MAY_KNOW = {"protocol": {"core", "protocol"}}
MUST_NOT_KNOW = {"server": {"terminal", "cli"}, "terminal": {"server", "cli"}}


def known(package: str) -> set[str]:
    """The packages and modules of Hlubina that a package imports."""
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / package).rglob("*.py")]
    found = {name for text in texts for name in re.findall(r"^\s*(?:from|import) hlubina\.(\w+)", text, re.MULTILINE)}
    listed = [name for text in texts for name in re.findall(r"^\s*from hlubina import (.+)$", text, re.MULTILINE)]
    return found | {name.strip() for names in listed for name in names.split(",")}


@pytest.mark.parametrize("package", MAY_KNOW)
def test_a_package_below_the_others_knows_none_of_them(package: str) -> None:
    assert known(package) <= MAY_KNOW[package]


@pytest.mark.parametrize("package", MUST_NOT_KNOW)
def test_server_and_terminal_do_not_know_each_other(package: str) -> None:
    assert not known(package) & MUST_NOT_KNOW[package]
