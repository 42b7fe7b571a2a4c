"""A contact sheet of every game's table: at the start, in the middle of a turn, with a hint, refused, at the end.

Run after `make run` has built the web app: `.venv/bin/python docs/pictures/sheet.py [game …]`. Each sheet holds four
windows (1280 × 800, 1920 × 1080, 360 × 740, 740 × 360), English by day and French by night.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from make import NAMES, PLIES, launched, played, serving
from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque.core import catalog

HERE = Path(__file__).parent
SIZES = ((1280, 800), (1920, 1080), (360, 740), (740, 360))
READERS = (("en", "light"), ("fr", "dark"))
STATES = ("start", "turn", "hint", "refused", "end")
TOUCHED = {
    "forma": "[data-stage=hand] button:not([disabled])",
    "interactions": ".own .available button[aria-pressed]",
    "lacuna": "[data-flower]",
    "lacunes": "[data-cell].can, [data-cell]",
    "laguna": "[data-stage=hand] button:not([disabled])",
}
"""What a player touches first in a turn."""
LISTEN = """() => {
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({data}) => {
        const told = JSON.parse(data);
        if (told.type === 'view') window.told = told;
      });
      window.attempt = move => {
        const {seat, turn, ply} = window.told;
        this.send(JSON.stringify({type: 'move', seat, turn, ply, move}));
      };
    }
  };
}"""
"""Lets a picture make a move that the rules refuse."""


def opened(base: str, game: str, record: dict[str, Any]) -> str:
    seats = [{"kind": "here", "name": name} for name in NAMES[: catalog.entry(game).game().info.seats]]
    made = httpx.post(f"{base}/api/tables", json={"game": game, "seats": seats, "record": record}, timeout=60)
    told = made.raise_for_status().json()
    return f"{base}/table/{told['table']}#seat={told['token']}"


def show(page: Page, state: str, game: str, last: str) -> None:
    """Bring the table into one of STATES."""
    if state == "turn":
        page.locator(TOUCHED[game]).first.click(force=True, timeout=30_000)
    elif state == "hint" and page.locator("[data-act=hint]:not([disabled])").count():
        page.locator("[data-act=hint]").first.click()
        if game != "forma":  # by sight alone: it says why there is none
            page.locator("[data-stage=notice] .gold").wait_for(timeout=90_000)
    elif state == "refused":
        page.evaluate("move => attempt(move)", last)
        page.locator("[data-stage=notice] .notice").first.wait_for(timeout=10_000)


def pictures(browser: Browser, base: str, game: str, folder: Path) -> Iterator[tuple[str, Path]]:
    middle, whole = played(game, PLIES[game]), played(game, 3000, grade=1)
    for language, theme in READERS:
        for width, height in SIZES:
            for state in STATES:
                url = opened(base, game, whole if state == "end" else middle)
                context = browser.new_context(
                    locale=language, color_scheme=theme, viewport={"width": width, "height": height}
                )  # type: ignore[arg-type]
                context.add_init_script(f"({LISTEN})()")
                page = context.new_page()
                page.goto(url)
                page.locator("[data-stage=board]").wait_for(timeout=60_000)
                page.wait_for_load_state("networkidle")
                show(page, state, game, middle["moves"][-1])
                page.wait_for_timeout(700)
                name = f"{width} × {height}, {language}, {theme}: {state}"
                path = folder / f"{game}-{width}-{language}-{state}.png"
                page.screenshot(path=str(path))
                context.close()
                yield name, path


def sheet(browser: Browser, game: str, taken: list[tuple[str, Path]]) -> None:
    """All pictures of a game on one page, each with its name."""
    figures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'>"
        f"<figcaption>{name}</figcaption></figure>"
        for name, path in taken
    )
    style = (
        "body{margin:16px;background:#26302f;color:#ece6da;font:14px sans-serif;display:grid;gap:14px;"
        "grid-template-columns:repeat(5,minmax(0,1fr));align-items:start}figure{margin:0}img{max-width:100%;max-height:300px}"
    )
    page = browser.new_page(viewport={"width": 1900, "height": 1000})
    page.set_content(f"<style>{style}</style>{figures}")
    page.screenshot(path=str(HERE / f"sheet-{game}.jpg"), full_page=True, type="jpeg", quality=72)
    page.close()


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play, serving(folder) as base:
        browser = launched(play)
        for game in games or list(catalog.keys()):
            sheet(browser, game, list(pictures(browser, base, game, Path(folder))))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
