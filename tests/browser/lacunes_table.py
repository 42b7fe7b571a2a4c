"""Lacunes at a table in the browser: a deal laid out, and what its board shows."""

from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.serving import MAKE, NewPage


def at_table(new_page: NewPage, setup: str, options: dict[str, Any] | None = None, **profile: object) -> Page:
    """Ada alone at a deal."""
    page = new_page("/about", **profile)
    wish = {"game": "lacunes", "options": options or {}, "seats": [{"kind": "here", "name": "Ada"}], "setup": setup}
    made = page.evaluate(MAKE, wish)
    page.goto(f"{page.evaluate('location.origin')}/table/{made['table']}#seat={made['token']}")
    expect(page.locator("[data-card]")).to_have_count(52)
    return page


def board(page: Page) -> Locator:
    return page.locator("[data-placed]")


def act(page: Page, what: str) -> Locator:
    return page.locator(f"[data-act={what}]")


def more(page: Page) -> None:
    """The sheet of the rarer things."""
    act(page, "more").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def verdict(page: Page) -> Locator:
    return page.locator("[data-verdict]")


def card(page: Page, token: str) -> Locator:
    return page.locator(f"[data-card='{token}']")


def carry(page: Page, token: str, over: str) -> FloatRect:
    """A card is taken by the mouse and held over another; where it was."""
    start, goal = card(page, token).bounding_box(), card(page, over).bounding_box()
    assert start and goal
    page.mouse.move(start["x"] + 20, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(goal["x"] + 20, goal["y"] + 30, steps=4)
    return start


def expect_ply(page: Page, ply: int) -> None:
    expect(board(page)).to_have_attribute("data-ply", str(ply))
