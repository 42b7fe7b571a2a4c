"""The doorkeeper: any page can reach localhost, so Host and Origin are checked, sizes capped, headers set."""

import ipaddress
import json
import socket
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server import wrong_host
from ludotheque.server.settings import IMPORT_BYTES, MESSAGE_BYTES, Settings

LARGE = ("/api/records", "/api/tables", "/api/analysis", "/api/analysis/file", "/api/studies")
"""Where a record or a study may come in."""
HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "object-src 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._address = app, settings.address
        public = urlsplit(settings.public_url or "")
        self._origin = f"{public.scheme}://{public.netloc}".lower() if public.netloc else None
        names = {"localhost", settings.host, socket.gethostname(), public.hostname or "localhost"}
        self._names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
        code = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            await (self._app(scope, receive, send) if code is None else _close(receive, send))
            return
        if code == "BAD_HOST" and "text/html" in headers.get("accept", ""):
            told = wrong_host.page(self._address, headers.get("accept-language", ""))
            policy = f"{HEADERS['content-security-policy']}; {wrong_host.ALLOWED}"
            await _answer(send, 403, "text/html; charset=utf-8", told, **{"content-security-policy": policy})
            return
        if code is not None:
            told = json.dumps({"code": code, "clause": None, "facts": {}})
            await _answer(send, 413 if code == "TOO_LARGE" else 403, "application/json", told)
            return
        await self._serve(scope, receive, send)

    def _refusal(self, scope: Scope, headers: MutableMapping[str, str]) -> str | None:
        host = headers.get("host", "")
        if not self._known(host):
            return "BAD_HOST"
        asks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if asks and not self._same(headers.get("origin"), host):
            return "BAD_ORIGIN"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _most(scope["path"]):
            return "TOO_LARGE"
        return None

    def _known(self, host: str) -> bool:
        """A name we are known by, or a bare address: only names can be made to point here by somebody else."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _same(self, origin: str | None, host: str) -> bool:
        """No Origin: not a browser's page. Otherwise it must be our own page."""
        if origin is None:
            return True
        if origin.lower() == self._origin:
            return True
        scheme, _, place = origin.lower().partition("://")
        return scheme in ("http", "https") and place == host.lower()

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        most, heard = _most(scope["path"]), 0

        async def counted() -> Message:
            nonlocal heard
            message = await receive()
            heard += len(message.get("body", b""))
            if heard > most:
                raise HTTPException(413)
            return message

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
                message = {**message, "headers": [*message.get("headers", []), *own]}
            await send(message)

        await self._app(scope, counted, headed)


def _most(path: str) -> int:
    return IMPORT_BYTES if path in LARGE else MESSAGE_BYTES


async def _answer(send: Send, status: int, kind: str, told: str, **more: str) -> None:
    body = told.encode()
    headers = {"content-type": kind, "content-length": str(len(body)), **HEADERS, **more}
    raw: list[Any] = [(key.encode(), value.encode()) for key, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})


async def _close(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 4403})
