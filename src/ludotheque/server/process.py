"""One server process on a socket that somebody listens on for it."""

import math
import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from ludotheque.core.catalog import Catalog
from ludotheque.server import collector
from ludotheque.server.app import create_app
from ludotheque.server.draining import drain
from ludotheque.server.settings import MESSAGE_BYTES, Settings


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None], games: Catalog) -> None:
    """Serve until told to stop; `ready` is called once everybody may come."""
    app = create_app(settings, games)
    config = uvicorn.Config(
        app, ws_max_size=MESSAGE_BYTES, ws_ping_interval=20, ws_ping_timeout=20,
        access_log=False, log_config=None, server_header=False,
        timeout_graceful_shutdown=math.ceil(settings.drain_seconds), proxy_headers=settings.public_url is not None,
        ws_per_message_deflate=False,  # a view is small, and a compressor a reader would weigh more than a table
    )  # fmt: skip
    _Server(config, app, ready).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collector.set_aside()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listening in sockets or ():  # whoever comes now is sent elsewhere by the system, or a proxy
            listening.close()
        await drain(self._app.state.rooms)
        await super().shutdown(sockets)
