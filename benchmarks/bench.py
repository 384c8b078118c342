"""`./dev bench`: Hlubina compiled and pure, and its peers, in one run: medians of CPU-time windows, the
fastest window too (a shared machine only ever makes a window slower), and ratios to peers whose loop does no more
than ours."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent / ".peers" / ("Scripts" if os.name == "nt" else "bin") / "python"
DRIVEN = "decisions driven from Python"
OBSERVES = ("PettingZoo connect four", "RLCard gin-rummy")  # with every decision, as our loop does not: no ratio


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--no-peers", action="store_true", help="measure Hlubina only")
    parser.add_argument("--quick", action="store_true", help="one short window: does it run at all?")
    parser.add_argument("--windows", type=int, default=10, help="windows per figure; the median counts")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per window")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    arguments = parser.parse_args()
    if arguments.windows < 1 or not arguments.seconds > 0:
        parser.error("--windows must be at least 1 and --seconds more than 0")
    if arguments.json:
        try:
            Path(arguments.json).touch()
        except OSError as error:
            parser.error(f"{arguments.json} cannot be written: {error.strerror}")
    effort = ["--windows", "1", "--seconds", "0.02", "--games", "2"] if arguments.quick else [
        "--windows", str(arguments.windows), "--seconds", str(arguments.seconds)
    ]  # fmt: skip
    pure = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")}
    figures = {
        "python": platform.python_version(),
        "ours": measured([sys.executable, "ours.py", *effort], dict(os.environ)),
        "pure": measured([sys.executable, "ours.py", *effort], pure),
        "peers": {},
    }
    if not arguments.no_peers and PEERS_PYTHON.exists():
        figures["peers"] = measured([str(PEERS_PYTHON), "peers.py", *effort], dict(os.environ))
    show(figures, Console())
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


def measured(command: list[str], environment: dict[str, str]) -> Any:
    done = subprocess.run(command, cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.strip().splitlines()[-1])


def show(figures: dict[str, Any], console: Console) -> None:
    for name, measures in figures["ours"]["games"].items():
        built = "compiled" if figures["ours"]["compiled"] else "not compiled"
        table = Table("a second of CPU time", built, "fastest", "pure Python", "ratio", title=f"Hlubina {name}")
        for what, rate in measures.items():
            pure = figures["pure"]["games"][name][what]["median"]
            figures_of = [number(rate["median"]), number(rate["high"]), number(pure)]
            table.add_row(what, *figures_of, f"{rate['median'] / pure:.1f} x")
        console.print(table)
        if not figures["peers"]:
            continue
        table = Table("peer", DRIVEN, f"{name} is", "copies", f"{name} is", title=f"Hlubina {name} and its peers")
        for peer, theirs in figures["peers"].items():
            row = [peer]
            for what in (DRIVEN, "copies"):
                rate = theirs[what]["median"] if what in theirs else None
                ratio = "" if rate is None else f"{measures[what]['median'] / rate:.1f} x"
                row += ["" if rate is None else number(rate), "also observes" if peer in OBSERVES and ratio else ratio]
            table.add_row(*row)
        console.print(table)


def number(value: float) -> str:
    return f"{value:,.0f}"


if __name__ == "__main__":
    sys.exit(main())
