import asyncio
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from ludotheque.server.errors import handle_errors
from ludotheque.server.pages import pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>the app</title>")
    (built / "assets" / "app-1.js").write_text("app()")
    (tmp_path / "private.txt").write_text("secret")
    return built


def get(folder: Path, path: str) -> Response:
    app = FastAPI()
    handle_errors(app)
    app.include_router(pages(folder))

    async def ask() -> Response:
        async with AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as client:
            return await client.get(path)

    return asyncio.run(ask())


def test_files_of_the_app_are_served_and_kept(folder: Path) -> None:
    answer = get(folder, "/assets/app-1.js")
    assert (answer.status_code, answer.text) == (200, "app()")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/table/abc", "/interactions/rules", "/fr/"])
def test_every_route_of_the_app_gets_its_one_page(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert "the app" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/../private.txt", "/%2e%2e/private.txt", "/assets/..%2f..%2fprivate.txt", "/%00"])
def test_nothing_outside_the_app_is_served(folder: Path, path: str) -> None:
    assert "secret" not in get(folder, path).text


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/none", "/ws/none"])
def test_what_is_missing_is_not_the_page(folder: Path, path: str) -> None:
    assert get(folder, path).json()["code"] == "NOT_FOUND"


def test_without_a_built_app_a_plain_page_says_what_to_do(tmp_path: Path) -> None:
    answer = get(tmp_path / "nothing", "/")
    assert answer.status_code == 200
    assert "make run" in answer.text
