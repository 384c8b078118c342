"""What server and clients agree upon beside the messages: the names of cookies, and why a socket is closed."""

from __future__ import annotations

from typing import Final

COOKIES: Final = ("__Host-hlubina", "hlubina")  # by https and on loopback, where browsers accept the prefix; elsewhere
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")

# Codes with which the server closes a socket
REJECTED: Final = 1008  # too many faults or sockets, or no hello
RESTARTING: Final = 1012
TOO_SLOW: Final = 1013  # the client did not read what it was sent
NOT_ALLOWED: Final = 4403  # to watch this table, or the token is not for it
NO_TABLE: Final = 4404
