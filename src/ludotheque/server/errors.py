"""Every error over HTTP is a typed code with facts; never a traceback."""

import json
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove
from ludotheque.server import logs
from ludotheque.server.messages import Refused
from ludotheque.server.outbound import refused
from ludotheque.store.failures import code_of, of_the_store

log = logging.getLogger(__name__)

_STATUS = {
    "NO_SUCH_TABLE": 404, "NO_SUCH_MATCH": 404, "NO_SUCH_SEAT": 404, "NO_SUCH_JOB": 404, "NO_SUCH_SERVICE": 404,
    "NO_SUCH_LESSON": 404, "NO_SUCH_PUZZLE": 404, "NO_PUZZLES": 404, "NO_SUCH_STUDY": 404,
    "OTHER_RULES": 409, "UNKNOWN_TOKEN": 401, "NOT_THE_HOST": 403, "SEAT_TAKEN": 409, "TOO_MANY": 429, "BUSY": 503,
    "NOT_STORED": 503, "READING_ONLY": 403, "MATCH_RUNNING": 409, "NO_REVIEW": 404, "NOT_JUDGED": 503,
}  # fmt: skip


FAILED = 1011
"""The code of a websocket that is closed because of a mistake here."""
DEFAULT_WAIT = 5
"""Seconds after which somebody who was told TOO_MANY may ask again, where nothing says more exactly."""


class Told(JSONResponse):
    """In plain letters: what was asked may hold halves of letters, which JSON can spell and no answer can hold."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, separators=(",", ":")).encode()


def typed(told: Refused, status: int) -> JSONResponse:
    wait = told.facts.get("wait") if status == 429 else None
    headers = {"retry-after": str(wait or DEFAULT_WAIT)} if status == 429 else None
    return Told({"code": told.code, "clause": told.clause, "facts": told.facts}, status, headers)


def handle_errors(app: FastAPI) -> None:
    @app.exception_handler(LudothequeError)
    async def known(request: Request, error: LudothequeError) -> JSONResponse:
        return typed(refused(error), _STATUS.get(error.code, 400))

    @app.exception_handler(BadMove)
    async def bad_move(request: Request, error: BadMove) -> JSONResponse:
        told = refused(error.error)
        facts = {**told.facts, "field": "moves", "ply": error.ply, "move": error.move[:80]}
        return typed(Refused(code=told.code, clause=told.clause, facts=facts), 400)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0] if error.errors() else {"loc": ()}
        field = ".".join(str(part) for part in first["loc"] if part != "body")
        return typed(Refused(code="INVALID_REQUEST", facts={"field": field[:80]}), 422)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        codes = {404: "NOT_FOUND", 405: "NOT_ALLOWED", 400: "INVALID_REQUEST", 413: "TOO_LARGE"}
        return typed(Refused(code=codes.get(error.status_code, "HTTP_ERROR")), error.status_code)

    app.add_middleware(Caught)


class Caught:
    """Answers what nobody foresaw, inside the doorkeeper: its headers are on these answers too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception as error:
            told = _unforeseen(scope, error)
            if scope["type"] == "websocket":  # whoever was there comes back
                await send({"type": "websocket.close", "code": FAILED})
            elif begun:
                raise
            else:
                await told(scope, receive, send)


def _unforeseen(scope: Scope, error: Exception) -> JSONResponse:
    """The store may fail and be there again; anything else is a mistake of ours."""
    what = f"{scope.get('method', 'WS')} {logs.route(scope)}"
    if of_the_store(error):
        log.error("%s: the store failed: %s", what, code_of(error))
        return typed(Refused(code="NOT_STORED"), 503)
    log.error("%s failed", what, exc_info=error)
    return typed(Refused(code="SERVER_ERROR"), 500)
