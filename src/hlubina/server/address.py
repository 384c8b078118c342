"""Where other machines find this server: at its public URL, at its address in the local network, or nowhere."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from hlubina.protocol.constants import LOOPBACK
from hlubina.server.settings import Settings

EVERY_ADDRESS = ("0.0.0.0", "::")
NOBODYS = ("192.0.2.1", 9)  # RFC 5737: an address that no machine has


def address_for_others(settings: Settings, port: int) -> str:
    """What an invitation begins with; nothing if only this machine can open it."""
    if settings.public_url:
        return settings.public_url
    if settings.host in LOOPBACK:
        return ""
    host = own_address() if settings.host in EVERY_ADDRESS else settings.host
    return web_address(host, port) if host else ""


def address_here(settings: Settings, port: int) -> str:
    """How a browser on this machine opens the server."""
    if settings.public_url:
        return settings.public_url
    return web_address("127.0.0.1" if settings.host in EVERY_ADDRESS else settings.host, port)


def web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's address in its network, nothing if it is in none. Nothing is sent to find it out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NOBODYS)
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if ip_address(found).is_loopback or ip_address(found).is_unspecified else found
