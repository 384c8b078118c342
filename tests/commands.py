"""The command line in the test's own process, since most of the time goes into starting Python."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from hlubina import cli
from hlubina.terminal.style import new_console


def run_command(
    *arguments: str | Path, data: Path, cwd: Path, typed: str = "", width: int = 140
) -> CompletedProcess[str]:
    """As an English shell would, with saved games in `data`; `typed` is what the person types."""
    words = ["hlubina", *map(str, arguments)]
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setenv("HLUBINA_DATA", str(data))
        patch.setenv("LC_ALL", "en_GB.UTF-8")
        patch.setattr(cli, "console", new_console(width=width))
        patch.setattr(sys, "argv", words)
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.chdir(cwd)
        with pytest.raises(SystemExit) as end:
            cli.main()
    assert isinstance(end.value.code, int)
    return CompletedProcess(words, end.value.code, out.getvalue(), err.getvalue())
