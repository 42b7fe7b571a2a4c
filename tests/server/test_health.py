"""Whoever sends visitors asks whether they may come; Prometheus asks how much there is of everything."""

import asyncio
from pathlib import Path

import pytest
from httpx import Response
from sqlalchemy.exc import OperationalError

from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings
from server.harness import Server, any_move
from server.test_errors import client


def asked(tmp_path: Path, path: str, draining: bool = False, fails: BaseException | None = None) -> Response:
    async def ask() -> Response:
        app = create_app(Settings(db=str(tmp_path / "a.db"), warm=False))
        async with client(app) as asking:
            app.state.rooms.draining = draining
            if fails is not None:

                async def answer() -> None:
                    raise fails

                app.state.rooms.store.answer = answer
            return await asking.get(path)

    return asyncio.run(ask())


def test_a_server_that_answers_lives(tmp_path: Path) -> None:
    answer = asked(tmp_path, "/api/health/live", fails=TimeoutError())
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


@pytest.mark.parametrize(
    ("draining", "fails", "told"),
    [
        (False, None, (200, {"ok": True, "store": True, "draining": False})),
        (True, None, (503, {"ok": False, "store": True, "draining": True})),
        (False, TimeoutError(), (503, {"ok": False, "store": False, "draining": False})),
        (False, OperationalError("", {}, Exception()), (503, {"ok": False, "store": False, "draining": False})),
    ],
)
def test_it_is_ready_while_its_store_answers_and_it_is_not_about_to_stop(
    draining: bool, fails: BaseException | None, told: tuple[int, object], tmp_path: Path
) -> None:
    answer = asked(tmp_path, "/api/health/ready", draining, fails)
    assert (answer.status_code, answer.json()) == told


def test_what_happens_at_tables_is_measured(server: Server) -> None:
    made = server.table("here", "here")
    ada = server.sit(made)
    view = ada.view(lambda view: view["choices"] is not None)
    ada.move(view["seat"], any_move(view))
    ada.changed(view)
    told = server.http.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    values = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
    assert float(values['ludotheque_connections{of="tables"}']) >= 1
    assert float(values["ludotheque_move_seconds_count"]) >= 1
    assert float(values["ludotheque_store_seconds_count"]) >= 1
    assert float(values['ludotheque_requests_total{method="POST",route="/api/tables",status="200"}']) >= 1
    assert made["table"] not in told.text and made["token"] not in told.text
    ada.close()
