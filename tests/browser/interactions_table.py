"""How the browser tests sit down at Interactions and play it by pressing what a player presses."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.serving import MAKE, NewPage

BOTS = 120_000
"""Milliseconds: on a fresh clone the bots before us are compiled first."""
LIKES = "localStorage.setItem('ludotheque.preferences', JSON.stringify({likes}))"


def here(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "here", "name": name} for name in names]


def bot(level: int = 1) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def make_table(page: Page, seats: list[dict[str, Any]], **options: object) -> dict[str, Any]:
    made: dict[str, Any] = page.evaluate(MAKE, {"game": "interactions", "options": options, "seats": seats})
    return made


def go(page: Page, table: str, kind: str, token: str) -> None:
    page.goto(f"{page.evaluate('location.origin')}/table/{table}#{kind}={token}")


def sit(
    new_page: NewPage, seats: list[dict[str, Any]], /, *, likes: str = "{}", options: Any = (), **profile: Any
) -> Page:
    """A page at a new table, holding every `here` seat."""
    page = new_page("/about", **profile)
    page.evaluate(LIKES.replace("{likes}", likes))
    made = make_table(page, seats, **dict(options))
    go(page, made["table"], "seat", made["token"])
    return page


def select(page: Page, two: str) -> None:
    """The first choice; returns when it is sent and no longer shown as being made."""
    for tile in two:
        page.locator(f".pick[data-tile={tile}]").click()
    page.locator("[data-act=select]").click()
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(0)


def tiles(page: Page) -> Locator:
    return page.locator("[data-cell][data-tile]")


def open_cells(page: Page) -> Locator:
    return page.locator("[data-cell]:not([data-tile])")


def in_hand(page: Page, group: str, tile: str = "") -> Locator:
    """Tiles of the own hand that may be chosen now."""
    wanted = f"[data-tile={tile}]" if tile else ""
    return page.locator(f".own .{group} button[aria-pressed]{wanted}")


def lay(page: Page, tile: str = "", cell: str = "", raised: str = "") -> None:
    """One turn; where nothing is asked for, the first that may be chosen. Returns when it lies there."""
    in_hand(page, "available", tile).first.click(timeout=BOTS)
    before = tiles(page).count()  # it is our turn: nobody else lays a tile now
    if in_hand(page, "reserve").count() > 1:
        in_hand(page, "reserve", raised).first.click()
    (page.locator(f"[data-cell={cell}]") if cell else open_cells(page).first).click()
    expect(tiles(page).nth(before)).to_be_attached()


def position(page: Page) -> list[list[str]]:
    """The Territory as it is drawn."""
    found: list[list[str]] = page.locator("[data-cell][data-tile]").evaluate_all(
        "all => all.map(one => [one.dataset.cell, one.dataset.tile, one.dataset.front, one.dataset.value])"
    )
    return sorted(found)


def totals(page: Page) -> list[int]:
    """The last line of the score sheet, which is opened."""
    page.locator("[data-act=sheet]").click()
    expect(page.locator("[data-total]").first).to_be_attached()
    return [int(text) for text in page.locator("[data-total]").all_text_contents()]


def phase(page: Page, name: str) -> None:
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", name)


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {selector} by {key}")


def overflows(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def labelled(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))
