"""The server's log, set up once: lines for people or JSON for programs, with the times of requests and jobs.

A line names a route and never an address, and of an error its kind and where it arose, but not its words: tokens,
names, choices and what was to be stored are in none of them."""

import json
import logging
import re
import secrets
import sys
import time
import traceback
from contextvars import ContextVar
from dataclasses import dataclass
from types import TracebackType

from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.metrics import Metrics

SWITCHED = 101
"""The status of a websocket that was let in."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Others may be as many as somebody can think of, and none is counted by its name."""
FIELDS = ("method", "route", "status", "ms", "kind", "game", "ended")
"""What a line may say apart, for programs."""
_GIVEN = re.compile(r"[\w.-]{8,64}", re.ASCII)

log = logging.getLogger("ludotheque.server")


@dataclass
class Asked:
    """The request that is being answered, and the table that it is about, once it is known that there is one."""

    request: str
    table: str | None = None


_now: ContextVar[Asked | None] = ContextVar("asked", default=None)


def at_table(table: str) -> None:
    """What is being answered is about this table."""
    if (asked := _now.get()) is not None:
        asked.table = table


def set_up(form: str = "lines", level: int = logging.INFO) -> None:
    """On standard error; of the libraries only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    handler.addFilter(_named)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("ludotheque").setLevel(level)


def _named(record: logging.LogRecord) -> bool:
    """Give a line the request and the table that it belongs to."""
    asked = _now.get()
    record.request, record.table = (asked.request, asked.table) if asked else (None, None)
    return True


class Lines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        named = "".join(f" {key}={value}" for key in ("request", "table") if (value := getattr(record, key, None)))
        return super().formatMessage(record) + named

    def formatException(self, ei: object) -> str:  # noqa: N802
        return trace(ei[1]) if isinstance(ei, tuple) else ""


class Json(logging.Formatter):
    def __init__(self) -> None:
        super().__init__()
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname, "logger": record.name, "message": record.getMessage(),
        }  # fmt: skip
        for key in ("request", "table", *FIELDS):
            if (value := getattr(record, key, None)) is not None:
                told[key] = value
        if record.exc_info and record.exc_info[1] is not None:
            told["trace"] = trace(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False)


def trace(error: BaseException | None) -> str:
    """Where an error arose and of what kind it is; its words might tell what only some may know."""
    parts = list[str]()
    while error is not None:
        parts.append(f"{_frames(error.__traceback__)}{type(error).__module__}.{type(error).__qualname__}")
        error = error.__cause__
    return "\ncaused by\n".join(parts)


def _frames(found: TracebackType | None) -> str:
    return "".join(traceback.format_tb(found))


def job(kind: str, game: str, ended: str, seconds: float) -> None:
    said = {"kind": kind, "game": game, "ended": ended, "ms": round(seconds * 1000)}
    log.info("job %s %s %s %d ms", *said.values(), extra=said)


def route(scope: Scope) -> str:
    """The pattern that the address fitted, `/api/tables/{table}/record`; what fits none is not repeated."""
    found = scope.get("route")
    return found.path if isinstance(found, Route | WebSocketRoute) else "unknown"


class Timed:
    """Writes a line for every request once it is answered, and for every websocket once it is closed."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, status, name = time.monotonic(), 0, _name(scope)
        _now.set(Asked(name))

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", []), (b"x-request-id", name.encode())]}
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            self._tell(scope, status, time.monotonic() - began)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        method = "WS" if scope["type"] == "websocket" else scope["method"] if scope["method"] in METHODS else "OTHER"
        said = {"method": method, "route": route(scope), "status": status, "ms": round(seconds * 1000)}
        log.info("%s %s %d %d ms", *said.values(), extra=said)
        self._metrics.requests.count(method, route(scope), str(status))
        if scope["type"] == "http":
            self._metrics.answering.note(seconds, method, route(scope))


def _name(scope: Scope) -> str:
    """The name that a proxy has given to the request, or one of our own."""
    given = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"x-request-id"), "")
    return given if _GIVEN.fullmatch(given) else secrets.token_hex(8)
