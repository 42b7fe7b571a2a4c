"""What the page of a table weighs, and how soon it answers a press on a phone.

    .venv/bin/python bench/table_page.py [game …]

Bytes are those of every answer that the page needed until its board stood, compressed by gzip (what is
compressed already, as it is). A press is timed as in `presses.py`, on a window of 360 × 740, for a phone with a
quarter of this machine's speed: the median and the slowest of a few presses of each kind.
"""

import gzip
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Response, sync_playwright

import presses
from ludotheque.core import catalog

CHROMIUM = next(path for path in ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium") if Path(path).exists())
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
SLOWER = 4
LIMIT_KB, LIMIT_MS = 350, 100


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        given = ["--port", "0", "--db", f"{folder}/db", "--bot-workers", "1"]
        command = [sys.executable, "-m", "ludotheque", "serve", *given]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait()


def weight(response: Response) -> int:
    body = response.body() if response.ok else b""
    return len(body) if response.url.endswith((".woff2", ".png")) else min(len(body), len(gzip.compress(body, 6)))


def sit_down(browser: Browser, base: str, game: str, language: str = "en") -> tuple[Page, int]:
    """A fresh profile at a table of its own, and how many bytes its page took."""
    context = browser.new_context(locale=language, viewport={"width": 360, "height": 740}, has_touch=True)
    home = context.new_page()
    home.goto(base)
    home.locator(f"article[aria-labelledby='card-{game}'] button.main").click()
    home.locator("[data-stage=board]").wait_for(timeout=120_000)
    address, kept = home.url, context.storage_state()
    context.close()
    page = browser.new_context(
        locale=language, viewport={"width": 360, "height": 740}, has_touch=True, storage_state=kept
    ).new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    page.locator("[data-stage=board]").wait_for(timeout=120_000)
    page.wait_for_load_state("networkidle")
    return page, sum(weight(answer) for answer in answers)


def main(games: list[str]) -> None:
    told = f"(at most {LIMIT_KB} kB, {LIMIT_MS} ms at 1/{SLOWER} of the processor)"
    print(f"{'game':14}{'kB en':>9}{'kB fr':>9}{'press ms':>10}{'slowest':>9}   {told}")
    with serving() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in games or list(catalog.keys()):
            french, more = sit_down(browser, base, game, "fr")
            french.context.close()
            page, size = sit_down(browser, base, game)
            with presses.tracing(browser) as events:
                presses.press(page)
            taken = [SLOWER * each for each in presses.answers(events)]
            print(f"{game:14}{size / 1000:9.1f}{more / 1000:9.1f}{median(taken):10.0f}{max(taken):9.0f}", flush=True)
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
