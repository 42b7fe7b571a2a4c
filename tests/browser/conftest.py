"""A real server with a database of its own, the built web app, and Chromium."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.serving import ROOT, NewContext, NewPage, Server

WEB, STATIC = ROOT / "web", ROOT / "src/ludotheque/server/static"
SHELL, WHOLE = "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"
CHROMIUM = os.environ.get("CHROMIUM") or (SHELL if Path(SHELL).exists() else WHOLE)
"""Without the windows around the pages, where it is there: a third faster."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip


def _missing() -> str | None:
    if not Path(CHROMIUM).exists():
        return "Chromium is not installed"
    if not (STATIC / "index.html").exists() and shutil.which("npm") is None:
        return "the web app is not built and there is no Node to build it"
    return None


@pytest.fixture(scope="session", autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The web app as the sources are now; one of the test processes builds it."""
    reason = _missing()
    if reason and not os.environ.get("CI"):
        pytest.skip(reason)
    assert not reason, reason
    lock = tmp_path_factory.getbasetemp().parent / "web-build.lock"
    with lock.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        if _stale() and shutil.which("npm"):
            subprocess.run([sys.executable, WEB / "build.py", "build"], check=True, capture_output=True)


def _stale() -> bool:
    page = STATIC / "index.html"
    if not page.exists():
        return True
    sources = [*(WEB / "src").rglob("*.*"), *(ROOT / "src/ludotheque/locales").rglob("*.ftl"), WEB / "index.html"]
    return page.stat().st_mtime < max(source.stat().st_mtime for source in sources)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


HURRY = """speed => {
  try {
    const kept = 'ludotheque.preferences', likes = JSON.parse(localStorage.getItem(kept) ?? '{}');
    if (!likes.speed) localStorage.setItem(kept, JSON.stringify({ ...likes, speed }));
  } catch { /* a page without storage */ }
}"""
"""Moves of others are shown at once unless a test is about how they are shown."""
PATIENCE_MS = 30_000
"""Machines that test are busy: nothing is asserted about speed here."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser(built: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """A fresh browser profile; an error of the page, or a breach of its policy, fails the test."""
    opened: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        language: str = "en",
        theme: str = "light",
        width: int = 1280,
        height: int = 0,
        motion: str = "reduce",
        speed: str = "once",
    ) -> BrowserContext:
        size = {"width": width, "height": height or (800 if width > 500 else 740)}
        context = browser.new_context(
            locale=language, color_scheme="dark" if theme == "dark" else "light", reduced_motion=motion,  # type: ignore[arg-type]
            viewport=size, has_touch=min(size.values()) < 500,  # type: ignore[arg-type]
        )  # fmt: skip
        context.add_init_script(f"({HURRY})({json.dumps(speed)})")
        context.set_default_timeout(PATIENCE_MS)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        context.on("console", lambda said: errors.append(said.text) if "Content Security Policy" in said.text else None)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()
    assert errors == []


@pytest.fixture
def new_page(new_context: NewContext, server: Server) -> NewPage:
    """A page at a path of the server, in a profile of its own."""

    def make(path: str = "/", **wanted: object) -> Page:
        page = new_context(**wanted).new_page()
        page.goto(server.url + path)
        return page

    return make
