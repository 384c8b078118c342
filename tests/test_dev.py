"""What ./dev does by itself: links from the compiled build to the sources, and one command at a time that sets up."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def dev(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module, for a checkout of its own with one text and one compiled module."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("dev", str(checkout / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    script = module_from_spec(spec)
    loader.exec_module(script)
    for name, place in (("ROOT", ""), ("SOURCE", "src"), ("NATIVE", "build/native")):
        monkeypatch.setattr(script, name, tmp_path / place)
    texts = tmp_path / "src" / "hlubina" / "text"
    texts.mkdir(parents=True)
    (texts / "game.ftl").write_text("title = Hlubina\n")
    (tmp_path / "build" / "native" / "hlubina").mkdir(parents=True)
    return script


def test_what_is_not_compiled_is_linked_and_read_from_its_place(dev: Any) -> None:
    dev.link_sources()
    (dev.SOURCE / "hlubina" / "text" / "game.ftl").write_text("title = Changed\n")
    assert (dev.NATIVE / "hlubina" / "text" / "game.ftl").read_text() == "title = Changed\n"


@pytest.mark.skipif(os.name == "nt", reason="there they are copied")
def test_a_link_that_leads_elsewhere_is_made_anew_and_one_to_nothing_goes(dev: Any, tmp_path: Path) -> None:
    other = tmp_path / "moved" / "game.ftl"
    other.parent.mkdir()
    other.write_text("title = Old\n")
    linked = dev.NATIVE / "hlubina" / "text" / "game.ftl"
    linked.parent.mkdir()
    linked.symlink_to(other)
    gone = dev.NATIVE / "hlubina" / "gone.py"
    gone.symlink_to(dev.SOURCE / "hlubina" / "gone.py")
    dev.link_sources()
    assert linked.read_text() == "title = Hlubina\n"
    assert not gone.is_symlink()


@pytest.mark.skipif(os.name == "nt", reason="there is no such lock there")
def test_a_command_waits_until_another_one_has_set_up(dev: Any, checkout: Path) -> None:
    wait = f"""
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
loader = SourceFileLoader("dev", {str(checkout / "dev")!r})
dev = module_from_spec(spec_from_loader("dev", loader))
loader.exec_module(dev)
dev.ROOT = Path({str(dev.ROOT)!r})
with dev.alone():
    print((dev.ROOT / "work").read_text())
"""
    command = [sys.executable, "-B", "-c", wait]
    with dev.alone():
        other = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert other.stderr is not None
        assert other.stderr.readline().startswith("Waiting for another ./dev")
        (dev.ROOT / "work").write_text("done")
    told, _ = other.communicate()
    assert told == "done\n"
