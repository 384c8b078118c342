"""What stands between a server and a browser that is called: a push service on this machine, and browsers that read."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import ssl
import threading
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from hlubina.server.push import CURVE, from_text, public_point, to_text
from tests.server.client import PATIENCE


class Arrived(msgspec.Struct):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers everything with `status`, as soon as it is `open`; by https with a certificate."""

    def __init__(self, certificate: ssl.SSLContext | None = None) -> None:
        self.status = 201
        self.open = threading.Event()
        self.open.set()
        self.arrived: queue.Queue[Arrived] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # a name of the library
                body = self.rfile.read(int(self.headers["content-length"]))
                service.arrived.put(Arrived(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                service.open.wait(PATIENCE)
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:9/")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        if certificate is not None:
            self.server.socket = certificate.wrap_socket(self.server.socket, server_side=True)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> PushService:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.open.set()
        self.server.shutdown()
        self.server.server_close()

    async def next(self) -> Arrived:
        return await asyncio.to_thread(self.arrived.get, timeout=PATIENCE)


class Browser:
    """Subscribes as browsers do, and reads what was encrypted for it."""

    def __init__(self, service: PushService, name: str = "jana") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)
        self.endpoint = f"{service.url}/{name}"

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": to_text(public_point(self.key)),
            "auth": to_text(self.secret),
        }

    def read(self, arrived: Arrived) -> dict[str, str]:
        assert arrived.headers["content-encoding"] == "aes128gcm"
        content = http_ece.decrypt(arrived.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found = json.loads(content)
        assert isinstance(found, dict)
        return found


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """What a server says of itself, if that is signed with its key."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    told, _, signature = fields["t"].rpartition(".")
    raw = from_text(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    public.verify(signed, told.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(from_text(part)) for part in told.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert isinstance(claims, dict)
    return claims


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a service of that name, and for whoever trusts it."""
    key = ec.generate_private_key(CURVE)
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), 1, now - timedelta(days=1), now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(file)
    return serving, ssl.create_default_context(cadata=made.public_bytes(Encoding.PEM).decode())
