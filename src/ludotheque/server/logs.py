"""The server's log, set up once: plain lines with the times of requests and jobs.

A line names a route and never an address: tokens, names and choices are in none of them."""

import logging
import sys
import time

from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

SWITCHED = 101
"""The status of a websocket that was let in."""

log = logging.getLogger("ludotheque.server")


def set_up(level: int = logging.INFO) -> None:
    """Lines on standard error; of the libraries only what went wrong."""
    logging.basicConfig(level=logging.WARNING, format=FORMAT, stream=sys.stderr)
    logging.getLogger("ludotheque").setLevel(level)


def job(kind: str, game: str, ended: str, seconds: float) -> None:
    log.info("job %s %s %s %d ms", kind, game, ended, seconds * 1000)


def route(scope: Scope) -> str:
    """The pattern that the address fitted, `/api/tables/{table}/record`; what fits none is not repeated."""
    found = scope.get("route")
    return found.path if isinstance(found, Route | WebSocketRoute) else "unknown"


class Timed:
    """Writes a line for every request once it is answered, and for every websocket once it is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, status = time.monotonic(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            method = scope["method"] if scope["type"] == "http" else "WS"
            log.info("%s %s %d %d ms", method, route(scope), status, (time.monotonic() - began) * 1000)
