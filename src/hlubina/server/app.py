"""The application: HTTP, sockets and the tables behind them, from start to graceful end."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket as sockets
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import structlog
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from structlog.tracebacks import ExceptionDictTransformer

from hlubina.core.errors import Invalid
from hlubina.protocol.constants import RESTARTING
from hlubina.protocol.messages import Closing, Problem
from hlubina.protocol.schema import messages_schema
from hlubina.server.address import EVERY_ADDRESS, address_for_others, address_here
from hlubina.server.api import HANDLERS, dependencies, played
from hlubina.server.api.dependencies import Manager
from hlubina.server.errors import Denied
from hlubina.server.live_table import encoder
from hlubina.server.origin import OriginCheck
from hlubina.server.page import page_handlers
from hlubina.server.settings import Settings
from hlubina.server.socket import lobby_socket, table_socket
from hlubina.server.store.store import is_shared
from hlubina.server.table_manager import TableManager
from hlubina.server.ws_protocol import AbortableProtocol

log = structlog.get_logger()
MOST_BODY = 1_000_000  # bytes: an uploaded record
MOST_FRAME = 16 * 1024
FAULTS = {
    404: ("not_found", "There is nothing at this address."),
    405: ("bad_method", "This address does not take that method."),
    413: ("too_large", f"A request has at most {MOST_BODY} bytes."),
}


@get("/health", tags=["operation"], media_type=MediaType.TEXT)
async def health() -> str:
    """The process is up."""
    return "ok"


@get(
    "/ready",
    tags=["operation"],
    media_type=MediaType.TEXT,
    responses={503: ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT, description="Not now.")},
)
async def ready(manager: Manager) -> Response[str]:
    """The process can serve: its database answers and it is not about to stop."""
    try:
        await asyncio.wait_for(manager.store.secret(), 5)
    except (Denied, TimeoutError):
        return Response("the database does not answer", status_code=503)
    return Response("stopping", status_code=503) if manager.closing else Response("ready")


@get("/metrics", tags=["operation"], media_type=MediaType.TEXT)
async def measures() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


@get("/api/messages.json", tags=["operation"])
async def messages() -> dict[str, Any]:
    """The JSON Schema of the socket's messages."""
    return messages_schema()


@get("/api/openapi.json", include_in_schema=False)
async def document(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The OpenAPI document of the HTTP interface."""
    return request.app.openapi_schema.to_schema()


def build(settings: Settings, now: Callable[[], int] | None = None) -> Any:
    """The application for one process."""
    manager = TableManager(settings) if now is None else TableManager(settings, now)

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        if not manager.is_open:
            await manager.open()
        log.info("started", database="postgresql" if is_shared(settings.database) else settings.database)
        try:
            yield
        finally:
            await manager.close()
            log.info("stopped")

    page = page_handlers(settings.page) if settings.page else []
    app = Litestar(
        [*HANDLERS, health, ready, measures, messages, document, table_socket, lobby_socket, *page],
        dependencies={**dependencies.DEPENDENCIES, **played.DEPENDENCIES},
        lifespan=[live],
        exception_handlers={
            Denied: denied_answer,
            HTTPException: http_answer,
            RecursionError: unreadable_answer,
            UnicodeError: unreadable_answer,
            Exception: failure_answer,
        },
        openapi_config=OpenAPIConfig(
            title="Hlubina", version="1", path="/api/openapi", render_plugins=[JsonRenderPlugin(path="/document")]
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    app.state.manager = manager
    return OriginCheck(app, settings), manager


def problem(status: int, code: str, text: str) -> Response[Problem]:
    return Response(Problem(code=code, text=text), status_code=status, media_type=MediaType.JSON)


def denied_answer(request: Request[Any, Any, Any], denied: Denied) -> Response[Problem]:
    return problem(denied.status, denied.code, denied.text)


def http_answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code, text = FAULTS.get(error.status_code, ("bad_request", "The request is not understood."))
    if error.status_code == 400:
        text = what_is_wrong(error)
    answer = problem(error.status_code, code, text)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def what_is_wrong(error: HTTPException) -> str:
    """A sentence on a body or a parameter that does not fit."""
    faults = error.extra if isinstance(error.extra, list) else []
    for fault in faults:
        if isinstance(fault, dict) and "message" in fault:
            return f"The request is not understood: {fault.get('key', 'body')}: {str(fault['message'])[:300]}."
    return f"The request is not understood: {error.detail[:300]}."


def unreadable_answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(400, "bad_request", "The request is not understood: it is no sensible JSON.")


def failure_answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("request failed", path=request.url.path, exc_info=error)
    return problem(500, "failure", "Something went wrong here; nothing was changed.")


# Serving


class Server(uvicorn.Server):
    """Tells the browsers before it goes, so that they come back by themselves."""

    def __init__(self, config: uvicorn.Config, manager: TableManager) -> None:
        super().__init__(config)
        self.manager = manager

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            settings, port = self.manager.settings, self.servers[0].sockets[0].getsockname()[1]
            self.manager.address = address_for_others(settings, port)
            print(f"Hlubina is served at {address_here(settings, port)}", flush=True)
            if settings.host in EVERY_ADDRESS and not settings.public_url:
                print(f"In your network: {self.manager.address or 'this machine is in none'}", flush=True)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is obeyed, not passed on: who stops in good order ends with exit code 0."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.manager.closing = True
        message = encoder.encode(Closing(seconds=5))
        connections = [connection for live in self.manager.live_tables.values() for connection in live.connections]
        connections += self.manager.lobby_connections
        for connection in connections:
            connection.push(message)
        await asyncio.sleep(0.1)
        await asyncio.gather(*(connection.close(RESTARTING) for connection in connections))
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    settings.check()
    set_up_logs(settings.log_level)
    app, manager = build(settings)
    config = transport_config(app, settings)
    try:
        with sockets.socket(sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET) as probe:
            probe.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except OSError as error:
        advice = "; --port 0 takes a free one" if error.errno == errno.EADDRINUSE else ""
        reason = error.strerror or str(error)
        raise Invalid(f"Cannot listen at {settings.host}, port {settings.port}: {reason}{advice}.") from None
    server = Server(config, manager)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(manager.open())  # what is wrong with the database is said before anything else happens
        runner.run(server.serve())
    if not server.started:
        raise SystemExit(3)


def transport_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How requests and sockets are spoken."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=AbortableProtocol,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.public_url),
    )


def set_up_logs(level: str) -> None:
    """One JSON object a line on stderr; never a token, a seed, a password or what people say."""
    number = logging.getLevelName(level.upper())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    plain = '{"level":"%(levelname)s","event":"%(message)s"}'
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format=plain)
    for chatty in ("alembic", "asyncpg"):
        logging.getLogger(chatty).setLevel(logging.CRITICAL)
