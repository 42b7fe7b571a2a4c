import asyncio
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from ludotheque.server.errors import handle_errors
from ludotheque.server.manual import manual


@pytest.fixture
def site(tmp_path: Path) -> Path:
    built = tmp_path / "site"
    (built / "games" / "forma").mkdir(parents=True)
    (built / "index.html").write_text("<title>the beginning</title>")
    (built / "games" / "forma" / "index.html").write_text("<title>Forma</title>")
    (built / "plot.svg").write_text("<svg/>")
    (tmp_path / "private.txt").write_text("secret")
    return built


def get(site: Path, path: str) -> Response:
    app = FastAPI(docs_url=None)
    handle_errors(app)
    app.include_router(manual(site))

    async def ask() -> Response:
        async with AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as client:
            return await client.get(path)

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "text"), [("/docs/", "the beginning"), ("/docs/games/forma/", "Forma"), ("/docs/plot.svg", "<svg/>")]
)
def test_a_folder_is_its_index_and_a_file_is_itself(site: Path, path: str, text: str) -> None:
    answer = get(site, path)
    assert answer.status_code == 200
    assert text in answer.text


@pytest.mark.parametrize(("path", "to"), [("/docs", "/docs/"), ("/docs/games/forma", "/docs/games/forma/")])
def test_a_folder_without_its_slash_is_led_to_it(site: Path, path: str, to: str) -> None:
    answer = get(site, path)
    assert (answer.status_code, answer.headers["location"]) == (307, to)


@pytest.mark.parametrize("path", ["/docs/none", "/docs/games/", "/docs/..%2fprivate.txt", "/docs/%00"])
def test_what_is_not_of_the_site_is_not_found(site: Path, path: str) -> None:
    answer = get(site, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_built_site_a_plain_page_says_what_to_do(tmp_path: Path) -> None:
    answer = get(tmp_path / "nothing", "/docs/games/forma/")
    assert answer.status_code == 200
    assert "make docs" in answer.text
