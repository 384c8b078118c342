"""`python -m hlubina` is the command line."""

from hlubina.cli import main

main()
