"""`hlubina` and `python -m hlubina`: the command line, if what it needs is installed."""

from __future__ import annotations

import sys


def main() -> None:
    try:
        from hlubina.cli import main as run
    except ImportError as error:
        print(f"The command line needs more ({error}): install hlubina[terminal,lab].", file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
