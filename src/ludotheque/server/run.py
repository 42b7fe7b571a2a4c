"""Run a server until it is stopped: the port, the database, and one process or several."""

import asyncio
import errno
import socket
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy.engine import make_url

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.server import crew, logs, process
from ludotheque.server.settings import Settings
from ludotheque.store import engine
from ludotheque.store.claim import claimed
from ludotheque.store.failures import shown

_REFUSED = {errno.EADDRINUSE: "PORT_TAKEN", errno.EACCES: "PORT_FORBIDDEN", errno.EADDRNOTAVAIL: "NO_SUCH_ADDRESS"}
"""Why nobody can listen somewhere."""


def run(settings: Settings, ready: Callable[[Settings], None], games: Catalog = catalog.INSTALLED) -> None:
    """Listen and serve; `ready` is told the settings with the port that was really taken.

    What the host must see to, a port or a database that cannot be used, is raised as a typed error."""
    logs.set_up(settings.log_format)
    _insist_shared(settings)
    with _listen(settings.host, settings.port) as listening, claimed(settings.db):
        settings = replace(settings, port=listening.getsockname()[1])
        asyncio.run(_prepare(settings.db))
        serve = crew.serve if settings.workers > 1 else process.serve
        serve(settings, listening, lambda: ready(settings), games)


async def _prepare(db: str | None) -> None:
    """Bring the database up to date before anybody is let in: what is wrong with it is told now."""
    await (await engine.opened(engine.url_of(db))).dispose()


def _insist_shared(settings: Settings) -> None:
    """Several processes need a database that they can share."""
    url = engine.url_of(settings.db)
    if settings.workers > 1 and make_url(url).get_backend_name() == "sqlite":
        raise LudothequeError("ONE_PROCESS", None, db=shown(url))


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
