"""The built page: its files from memory, and index.html, with a preview of what is there, wherever the page has an
address of its own.

A file whose name holds a hash of its content never changes and is kept by browsers; everything else is asked for again.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import hlubina
from hlubina.server.api.dependencies import Call, Manager
from hlubina.server.preview import preview_of, wanted_language
from hlubina.server.table_manager import TableManager

INDEX = "index.html"
ADDRESSES = {"t", "r", "me", "rules", "cards", "about", "learn", "verify"}  # paths that the page itself resolves
HASHED = re.compile(r"assets/.+-[\w-]{8}\.\w+")
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


def default_page() -> Path | None:
    """The page as built in a checkout, or as it came with the package."""
    package = Path(hlubina.__file__).parent
    found = (package.parents[1] / "web" / "dist", package / "server" / "page")
    return next((folder for folder in found if (folder / INDEX).exists()), None)


class PageFile:
    """One file, ready to be sent."""

    def __init__(self, name: str, content: bytes, vary: str = "accept-encoding") -> None:
        suffix = Path(name).suffix
        self.content = content
        self.packed = gzip.compress(content, mtime=0) if suffix in PACKED else None
        self.kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        self.vary = vary
        self.keep = "public, max-age=31536000, immutable" if HASHED.fullmatch(name) else "no-cache"

    def answer(self, request: Call, status: int = 200) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": self.vary}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                self.packed, status_code=status, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind
            )
        return Response(self.content, status_code=status, headers=headers, media_type=self.kind)


def page_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Handlers for everything that no other handler knows."""
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    files = {name: PageFile(name, (folder / name).read_bytes()) for name in names}

    before, mark, after = files[INDEX].content.decode().partition("</title>")

    async def index_at(call: Call, manager: TableManager, address: str, status: int = 200) -> Response[bytes]:
        language = wanted_language(call.headers.get("accept-language", ""))
        preview = await preview_of(manager, address, language)
        home = manager.settings.public_url or f"{call.url.scheme}://{call.headers.get('host', '')}"
        written = before + mark + preview.tags(language, home) + after
        return PageFile(INDEX, written.encode(), "accept-encoding, accept-language").answer(call, status)

    @get("/", include_in_schema=False)
    async def index(request: Call, manager: Manager) -> Response[bytes]:
        return await index_at(request, manager, "/")

    @get("/{address:path}", include_in_schema=False)
    async def file(request: Call, manager: Manager, address: FromPath[Path]) -> Response[bytes]:
        name = address.as_posix().lstrip("/")
        if name in files and name != INDEX:
            return files[name].answer(request)
        first = name.partition("/")[0]
        if first in ADDRESSES or name == INDEX:
            return await index_at(request, manager, f"/{name}")
        if first == "api" or "text/html" not in request.headers.get("accept", ""):
            raise NotFoundException
        return await index_at(request, manager, "/", 404)

    return [index, file]
