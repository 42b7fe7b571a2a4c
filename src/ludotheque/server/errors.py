"""Every error over HTTP is a typed code with facts; never a traceback."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove
from ludotheque.server import logs
from ludotheque.server.messages import Refused
from ludotheque.server.outbound import refused

log = logging.getLogger(__name__)

_STATUS = {
    "NO_SUCH_TABLE": 404, "NO_SUCH_MATCH": 404, "NO_SUCH_SEAT": 404, "NO_SUCH_JOB": 404, "NO_SUCH_SERVICE": 404,
    "NO_SUCH_LESSON": 404, "NO_SUCH_PUZZLE": 404, "NO_PUZZLES": 404, "NO_SUCH_STUDY": 404,
    "OTHER_RULES": 409, "UNKNOWN_TOKEN": 401, "NOT_THE_HOST": 403, "SEAT_TAKEN": 409, "TOO_MANY": 429, "BUSY": 503,
    "NOT_STORED": 503, "READING_ONLY": 403, "MATCH_RUNNING": 409, "NO_REVIEW": 404, "NOT_JUDGED": 503,
}  # fmt: skip


DEFAULT_WAIT = 5
"""Seconds after which somebody who was told TOO_MANY may ask again, where nothing says more exactly."""


def typed(told: Refused, status: int) -> JSONResponse:
    wait = told.facts.get("wait") if status == 429 else None
    headers = {"retry-after": str(wait or DEFAULT_WAIT)} if status == 429 else None
    return JSONResponse({"code": told.code, "clause": told.clause, "facts": told.facts}, status, headers)


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

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, logs.route(request.scope), exc_info=error)
        return typed(Refused(code="SERVER_ERROR"), 500)
