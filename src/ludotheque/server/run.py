"""Run a server until it is stopped."""

import errno
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog
from ludotheque.server import logs
from ludotheque.server.app import create_app
from ludotheque.server.settings import MESSAGE_BYTES, Settings
from ludotheque.store.claim import claimed


class PortTaken(Exception):
    """Somebody else listens there."""


def run(settings: Settings, ready: Callable[[Settings], None], games: Catalog = catalog.INSTALLED) -> None:
    """Listen and serve; `ready` is told the settings with the port that was really taken."""
    logs.set_up()
    listening = _listen(settings.host, settings.port)
    settings = replace(settings, port=listening.getsockname()[1])
    config = uvicorn.Config(
        create_app(settings, games), ws_max_size=MESSAGE_BYTES, ws_ping_interval=20, ws_ping_timeout=20,
        access_log=False, log_config=None, server_header=False, timeout_graceful_shutdown=3,
        proxy_headers=settings.public_url is not None,
        ws_per_message_deflate=False,  # a view is small, and a compressor a reader would weigh more than a table
    )  # fmt: skip
    with claimed(settings.db):
        _Server(config, lambda: ready(settings)).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


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
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"{host}:{port}") from error
        raise
    return listening
