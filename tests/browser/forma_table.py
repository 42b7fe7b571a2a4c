"""How the browser tests sit down at Forma and play it by pressing what a player presses."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.serving import NewPage

MAKE = """async wish => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def here(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "here", "name": name} for name in names]


def make_table(page: Page, seats: list[dict[str, Any]], setup: str | None = None, **options: object) -> dict[str, Any]:
    wish = {"game": "forma", "options": options, "seats": seats} | ({"setup": setup} if setup is not None else {})
    made: dict[str, Any] = page.evaluate(MAKE, wish)
    return made


def go(page: Page, table: str, kind: str, token: str) -> None:
    page.goto(f"{page.evaluate('location.origin')}/table/{table}#{kind}={token}")


def sit(
    new_page: NewPage, seats: list[dict[str, Any]], setup: str | None = None, options: Any = (), **profile: Any
) -> Page:
    """A page at a new table, holding every `here` seat."""
    page = new_page("/about", **profile)
    made = make_table(page, seats, setup, **dict(options))
    go(page, made["table"], "seat", made["token"])
    return page


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{name}"]')


def put(page: Page, shape: str, at: str, turns: str = "") -> None:
    """Choose a piece, turn it (q, e, m), ring the cell and commit by the button."""
    page.locator(f'.own [data-shape="{shape}"]').click()
    for key in turns:
        page.keyboard.press(key)
    cell(page, at).click()
    page.locator("[data-act=put]").click()


def expect_turn(page: Page, seat: int, attempt: int = 1) -> None:
    expect(page.locator(f'.forma[data-turn="{seat}"][data-attempt="{attempt}"]')).to_be_attached()


def heard(page: Page) -> list[Any]:
    """Every message that the server sends to the page from now on."""
    messages: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: messages.append(json.loads(frame))))
    return messages
