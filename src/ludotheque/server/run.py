"""Run a server until it is stopped."""

import asyncio
import errno
import math
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.server import logs
from ludotheque.server.app import create_app
from ludotheque.server.draining import drain
from ludotheque.server.settings import MESSAGE_BYTES, Settings
from ludotheque.store import engine
from ludotheque.store.claim import claimed

_REFUSED = {errno.EADDRINUSE: "PORT_TAKEN", errno.EACCES: "PORT_FORBIDDEN", errno.EADDRNOTAVAIL: "NO_SUCH_ADDRESS"}
"""Why nobody can listen somewhere."""


def run(settings: Settings, ready: Callable[[Settings], None], games: Catalog = catalog.INSTALLED) -> None:
    """Listen and serve; `ready` is told the settings with the port that was really taken.

    What the host must see to, a port or a database that cannot be used, is raised as a typed error."""
    logs.set_up(settings.log_format)
    listening = _listen(settings.host, settings.port)
    settings = replace(settings, port=listening.getsockname()[1])
    app = create_app(settings, games)
    config = uvicorn.Config(
        app, ws_max_size=MESSAGE_BYTES, ws_ping_interval=20, ws_ping_timeout=20,
        access_log=False, log_config=None, server_header=False,
        timeout_graceful_shutdown=math.ceil(settings.drain_seconds), proxy_headers=settings.public_url is not None,
        ws_per_message_deflate=False,  # a view is small, and a compressor a reader would weigh more than a table
    )  # fmt: skip
    with listening, claimed(settings.db):
        asyncio.run(_prepare(settings.db))
        _Server(config, app, lambda: ready(settings)).run(sockets=[listening])


async def _prepare(db: str | None) -> None:
    """Bring the database up to date before anybody is let in: what is wrong with it is told now."""
    await (await engine.opened(engine.url_of(db))).dispose()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listening in sockets or ():  # whoever comes now is sent elsewhere by the system, or a proxy
            listening.close()
        await drain(self._app.state.rooms)
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it; without it the second request on one waits 40 ms for the first to be acknowledged.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except OSError as error:
        listening.close()
        code = _REFUSED.get(error.errno or 0, "NO_SUCH_ADDRESS")
        raise LudothequeError(code, None, address=f"{host}:{port}", port=port) from error
    return listening
