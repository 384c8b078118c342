"""Web Push: what a browser is sent when its page is closed, by the service that the browser has named.

A message is encrypted for the browser alone (RFC 8291) and signed with this server's key (VAPID, RFC 8292).
"""

from __future__ import annotations

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hlubina.server.errors import Denied

CURVE = ec.SECP256R1()
POINT = 65  # bytes of a public key
SECRET = 16  # bytes of a browser's second secret
RECORD = 4096  # bytes
SIGNED_FOR = 12 * 3600  # seconds
KEPT_FOR = 24 * 3600  # seconds for which a service keeps a message for a browser that is off
TRANSLATED = IPv6Network("64:ff9b::/96")  # RFC 6052: IPv4 addresses behind a gateway


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Keys and messages


def new_key() -> str:
    """A private key, as it is kept."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def open_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(kept), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    content: bytes,
    public: bytes,
    secret: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """The body of a message for the browser with that public key and secret; key and salt are new for each one."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    own = public_point(key)
    both = derived(32, secret, b"WebPush: info\0" + public + own, shared)
    cipher = AESGCM(derived(16, salt, b"Content-Encoding: aes128gcm\0", both))
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", both)
    return salt + struct.pack(">IB", RECORD, len(own)) + own + cipher.encrypt(nonce, content + b"\2", None)


def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """The Authorization of a message; `now` in seconds."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + SIGNED_FOR, "sub": contact}
    told = ".".join(to_text(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={told}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={to_text(public_point(key))}"


# What a browser names


def checked_keys(public: str, secret: str) -> tuple[bytes, bytes]:
    """The keys of a browser, unless they are none."""
    try:
        found = from_text(public), from_text(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found[0])
    except ValueError:
        raise Denied("bad_subscription", "The keys of the subscription are none.", status=400) from None
    if len(found[0]) != POINT or len(found[1]) != SECRET:
        raise Denied("bad_subscription", "The keys of the subscription have another length.", status=400)
    return found


def checked_endpoint(endpoint: str, private: bool) -> SplitResult:
    """Where to send; never by plain http nor to an address of our own network, unless `private` ones are allowed."""
    try:
        parts = urlsplit(endpoint)
        named = parts.hostname is not None and parts.port != 0
    except ValueError:
        named = False
    if not named or not endpoint.isascii() or not endpoint.isprintable() or "@" in parts.netloc:
        raise Denied("bad_subscription", "The endpoint of the subscription is no address.", status=400)
    if not private and (parts.scheme != "https" or is_private_address(parts.hostname or "")):
        raise Denied("bad_subscription", "The endpoint must be a public one, by https.", status=400)
    if parts.scheme not in ("http", "https"):
        raise Denied("bad_subscription", "The endpoint must be a public one, by https.", status=400)
    return parts


def is_private_address(host: str) -> bool:
    """Whether it is an address, not a name, and none that everybody can reach."""
    try:
        return not is_public(host)
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether it is an address of the whole internet, also that which others lead to."""
    found = ip_address(address.partition("%")[0])
    return all(each.is_global and not each.is_multicast for each in [found, *led_to(found)])


def led_to(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses within an IPv6 one."""
    if isinstance(address, IPv4Address):
        return []
    teredo = address.teredo or ()
    inner = IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None
    return [each for each in (address.ipv4_mapped, address.sixtofour, inner, *teredo) if each is not None]
