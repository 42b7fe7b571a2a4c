"""How the browser tests sit down at Laguna: positions of their own, and what the board shows."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.interactions_table import LIKES, go
from browser.serving import MAKE, NewPage

BASE = "easy A=rgb B=rgb C=rgy D=rgy E=rby F=rby G=gby H=gby"
BESIDE_A = f"{BASE} play turn=0 phase=premove raft0=H,2,4,rg----,A raft1=H,2,16,gb----,B volcano=0,0"


def here(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "here", "name": name} for name in names]


def make_table(
    page: Page, seats: list[dict[str, Any]], setup: str | None, options: dict[str, Any], clock: Any = None
) -> dict[str, Any]:
    terms = {"players": len(seats)} | options
    wish = {"game": "laguna", "options": terms, "seats": seats, "setup": setup, "clock": clock}
    made: dict[str, Any] = page.evaluate(MAKE, wish)
    return made


def sit(
    new_page: NewPage, seats: list[dict[str, Any]], setup: str | None = None, options: Any = (), clock: Any = None,
    **profile: Any,
) -> Page:  # fmt: skip
    """A page at a new table, holding every `here` seat."""
    page = new_page("/about", **profile)
    page.evaluate(LIKES.replace("{likes}", "{}"))
    made = make_table(page, seats, setup, dict(options), clock)
    go(page, made["table"], "seat", made["token"])
    expect(page.locator("[data-waters]")).to_be_visible()
    return page


def raft_at(page: Page, seat: int = 0) -> str:
    found: str = page.locator(".sea .raft").nth(seat).evaluate("one => one.style.transform")
    return found


def expect_raft(page: Page, row: int, col: int, seat: int = 0) -> None:
    expect(page.locator(".sea .raft").nth(seat)).to_have_attribute("style", f"transform: translate({col}px, {row}px);")


def pixel(page: Page, place: tuple[float, float]) -> tuple[float, float]:
    """A place of the sea, in cells, as the pixel where it is drawn."""
    box = page.locator(".sea svg").bounding_box()
    seen = page.locator(".sea svg").get_attribute("data-seen")
    assert box is not None and seen is not None
    left, top, wide = map(float, seen.split())
    cell = box["width"] / wide
    return box["x"] + (place[1] - left) * cell, box["y"] + (place[0] - top) * cell


def lift(page: Page) -> None:
    """On one screen a curtain may stand between two players."""
    button = page.locator(".curtain button")
    if button.count():
        button.first.click()
