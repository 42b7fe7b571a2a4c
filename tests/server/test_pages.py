import asyncio
import importlib.util
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from ludotheque.server.errors import handle_errors
from ludotheque.server.pages import pages

LONG = "play(1);\n" * 1000
_spec = importlib.util.spec_from_file_location("web_build", Path(__file__).parents[2] / "web" / "build.py")
assert _spec and _spec.loader
build = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(build)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>the app</title>")
    (built / "assets" / "app-1.js").write_text("app()")
    (built / "assets" / "long-2.js").write_text(LONG)
    (built / "assets" / "letters.woff2").write_text("letters" * 1000)
    (tmp_path / "private.txt").write_text("secret")
    return built


def get(folder: Path, path: str, **headers: str) -> Response:
    app = FastAPI()
    handle_errors(app)
    app.include_router(pages(folder))

    async def ask() -> Response:
        async with AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as client:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.get(path, headers={"accept-encoding": "", **named})

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


@pytest.fixture
def small(folder: Path) -> Path:
    """The app with its texts in smaller forms, as the build leaves them."""
    build.compress(folder)
    return folder


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"), ("gzip, deflate", "gzip"), ("br;q=0, gzip", "gzip"), ("BR ; q=0.5", "br"),
        ("", None), ("identity", None), ("gzip;q=0, br; q=0", None),
    ],
)  # fmt: skip
def test_a_text_is_sent_in_the_smallest_form_that_the_browser_reads(
    small: Path, accepted: str, coding: str | None
) -> None:
    answer = get(small, "/assets/long-2.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == coding
    assert answer.text == LONG
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["vary"], "immutable" in answer.headers["cache-control"]) == ("accept-encoding", True)
    assert (int(answer.headers["content-length"]) < len(LONG) / 10) == (coding is not None)


def test_each_form_has_a_mark_of_its_own_and_is_not_sent_twice(small: Path) -> None:
    long = {one: get(small, "/assets/long-2.js", accept_encoding=one).headers["etag"] for one in ("", "gzip", "br")}
    assert len(set(long.values())) == 3
    for accepted, tag in long.items():
        again = get(small, "/assets/long-2.js", accept_encoding=accepted, if_none_match=f'"other", {tag}')
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert get(small, "/assets/long-2.js", if_none_match='"other"').status_code == 200


def test_what_would_hardly_be_smaller_has_no_other_form(small: Path) -> None:
    names = sorted(path.name for path in (small / "assets").iterdir())
    assert names == ["app-1.js", "letters.woff2", "long-2.js", "long-2.js.br", "long-2.js.gz"]
