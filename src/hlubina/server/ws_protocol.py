"""The WebSocket protocol of uvicorn, which can also cut off a client that does not read."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT = "hlubina.abort"


class AbortableProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope.setdefault("extensions", {})[ABORT] = self.transport.abort
        await super().run_asgi()
