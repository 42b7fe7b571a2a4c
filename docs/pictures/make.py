"""Make the README's pictures: bots play a while, the real server shows it, Chromium takes the picture.

Run after `make run` has built the web app: `.venv/bin/python docs/pictures/make.py [game …]`.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Playwright, ViewportSize, sync_playwright

from ludotheque.core import catalog
from ludotheque.core.bot import Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.game import CHANCE
from ludotheque.core.ladder import ladders_of
from ludotheque.core.parts import Bots

HERE = Path(__file__).parent
NAMES = ("Ada", "Bob", "Cleo", "Dan")
PLIES = {"forma": 23, "interactions": 9, "lacuna": 7, "lacunes": 30, "laguna": 26}
SETTINGS: dict[str, dict[str, Any]] = {"lacunes": {"setup": "deal:28"}, "lacuna": {"setup": "pond:1"}}
SIZE: ViewportSize = {"width": 1280, "height": 800}
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
]


def played(key: str, plies: int, grade: int = 3) -> dict[str, Any]:
    """The record of a game that bots have begun."""
    entry, below = catalog.entry(key), SplitMix64(5).below
    game, bots = entry.game(), entry.part(Bots)
    assert bots is not None
    level = ladders_of(entry).graders[grade - 1]
    setup = SETTINGS.get(key, {}).get("setup") or game.setup(below)
    state, moves = game.initial(setup), list[str]()
    while len(moves) < plies and (seat := game.turn(state)) is not None:
        if seat == CHANCE:
            move = game.draw(state, below)
        else:
            seen = Seen(seat, tuple(moves))
            move = bots.bot(level).choose(game, game.view(state, seat), seen, bots.limit(level), below).move
        moves.append(game.write(state, move))
        state = game.play(state, move)
    return {"game": key, "setup": setup, "moves": moves}


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """The real server on a port of its own; its address."""
    given = ["--port", "0", "--db", f"{folder}/db", "--bot-workers", "1", "--imports-a-minute", "10000"]
    given += ["--tables-an-hour", "10000"]
    command = [sys.executable, "-m", "ludotheque", "serve", *given]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        server.wait()


def launched(play: Playwright) -> Browser:
    found = next(path for path in BROWSERS if Path(path).exists())
    return play.chromium.launch(executable_path=found, args=FLAGS)


def picture(browser: Browser, url: str, name: str) -> None:
    page = browser.new_context(locale="en", viewport=SIZE, color_scheme="light").new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.screenshot(path=str(HERE / f"{name}.png"))


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play, serving(folder) as base:
        browser = launched(play)
        if not wanted:
            picture(browser, f"{base}/", "home")
        for key in wanted or catalog.keys():
            record = played(key, PLIES[key])
            seats = [{"kind": "here", "name": name} for name in NAMES[: catalog.entry(key).game().info.seats]]
            wish = {"game": key, "seats": seats, "record": record}
            made = httpx.post(f"{base}/api/tables", json=wish, timeout=60).raise_for_status().json()
            picture(browser, f"{base}/table/{made['table']}#seat={made['token']}", key)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
