"""A smoke version of the benchmark: it runs and prints sane figures. It proves no speed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from hlubina.registry import GAMES


def test_the_benchmark_runs_and_reports(checkout: Path, tmp_path: Path) -> None:
    report = tmp_path / "bench.json"
    command = [sys.executable, "benchmarks/bench.py", "--quick", "--no-peers", "--json", str(report)]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(report.read_text("utf-8"))
    assert figures["pure"]["compiled"] is False
    for name in GAMES:
        assert name in done.stdout
        assert all(rate["median"] > 0 for rate in figures["ours"]["games"][name].values())


def test_a_benchmark_of_no_length_is_refused(checkout: Path) -> None:
    command = [sys.executable, "benchmarks/bench.py", "--windows", "0"]
    assert subprocess.run(command, cwd=checkout, capture_output=True, check=False).returncode == 2
