"""What goes wrong inside is answered by a typed code, behind the same doorkeeper as everything else."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from ludotheque.server.app import create_app
from ludotheque.server.errors import Caught
from ludotheque.server.guard import HEADERS
from ludotheque.server.settings import Settings
from ludotheque.store import engine

WISH = {"game": "interactions", "options": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "here"}]}


@contextlib.asynccontextmanager
async def client(app: FastAPI) -> AsyncIterator[AsyncClient]:
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as asking,
    ):
        yield asking


def test_a_table_that_cannot_be_stored_is_answered_by_503(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a disk that is really full, and that has room again later."""
    db, durable, full = str(tmp_path / "a.db"), engine.durable, [False]

    def bounded(connection: sqlite3.Connection) -> None:
        durable(connection)
        pages = 1 if full[0] else 1_000_000
        connection.execute(f"PRAGMA max_page_count = {pages}")

    async def made() -> list[Response]:
        app = create_app(Settings(db=db, warm=False))
        async with client(app) as asking:
            answers = [await asking.post("/api/tables", json=WISH)]
            full[0] = True
            await app.state.rooms.store._database.dispose()
            while answers[-1].status_code == 200:  # until the last page is full
                answers.append(await asking.post("/api/tables", json=WISH))
            full[0] = False
            await app.state.rooms.store._database.dispose()
            return [*answers, await asking.post("/api/tables", json=WISH)]

    monkeypatch.setattr(engine, "durable", bounded)
    *_, refused, last = asyncio.run(made())
    assert (refused.status_code, refused.json()["code"]) == (503, "NOT_STORED")
    assert last.status_code == 200


def broken_app(tmp_path: Path) -> FastAPI:
    app = create_app(Settings(db=str(tmp_path / "a.db"), warm=False, static=tmp_path))

    async def broken() -> None:
        raise RuntimeError("a secret of ours")

    app.router.add_api_route("/api/broken", broken)
    app.router.routes.insert(0, app.router.routes.pop())
    return app


def test_an_answer_that_nobody_foresaw_has_the_headers_of_all_others(tmp_path: Path) -> None:
    async def asked() -> Response:
        async with client(broken_app(tmp_path)) as asking:
            return await asking.get("/api/broken")

    answer = asyncio.run(asked())
    assert (answer.status_code, answer.json()) == (500, {"code": "SERVER_ERROR", "clause": None, "facts": {}})
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize("path", ["/api/none", "/api/games/none/services/none", "/api/jobs/none", "/assets/none.js"])
def test_other_errors_have_them_too(tmp_path: Path, path: str) -> None:
    async def asked() -> Response:
        async with client(broken_app(tmp_path)) as asking:
            return await asking.get(path)

    answer = asyncio.run(asked())
    assert answer.status_code in (404, 405)
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_a_websocket_that_fails_is_closed_so_that_its_reader_comes_back() -> None:
    told: list[object] = []

    async def fails(*given: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def send(message: object) -> None:
        told.append(message)

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    asyncio.run(Caught(fails)({"type": "websocket", "path": "/ws/x"}, receive, send))
    assert told == [{"type": "websocket.close", "code": 1011}]


def test_what_has_begun_to_be_answered_is_not_answered_twice() -> None:
    async def half(scope: object, receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
        raise RuntimeError

    async def send(message: object) -> None:
        return None

    async def receive() -> dict[str, object]:
        return {"type": "http.request"}

    with pytest.raises(RuntimeError):
        asyncio.run(Caught(half)({"type": "http", "method": "GET", "path": "/"}, receive, send))
