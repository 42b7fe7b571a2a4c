"""How the browser tests sit down at Forma and play it by pressing what a player presses."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.serving import NewPage
from ludotheque.core.record import Record, from_json

CALL = """async ([path, body, head]) => {
  const how = {headers: {'content-type': 'application/json', ...head}};
  const answer = await fetch(path, body ? {...how, method: 'POST', body: JSON.stringify(body)} : how);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
PLAYER = "ludotheque.player"


def call(page: Page, path: str, body: Any = None, **head: str) -> Any:
    """Ask the server as the page would; a refusal fails."""
    return page.evaluate(CALL, [path, body, head])


def here(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "here", "name": name} for name in names]


def make_table(page: Page, seats: list[dict[str, Any]], setup: str | None = None, **options: object) -> dict[str, Any]:
    """The first begins."""
    wish = {"game": "forma", "options": options, "seats": seats, "begins": 0}
    wish |= {"setup": setup} if setup is not None else {}
    key = page.evaluate(f"JSON.parse(localStorage.getItem('{PLAYER}') ?? '\"\"')")
    made: dict[str, Any] = call(page, "/api/tables", wish, **({"X-Player": key} if key else {}))
    return made


def taken(page: Page, invitation: str, name: str) -> str:
    """The token of a seat that was taken by its link."""
    return str(call(page, "/api/take", {"token": invitation, "name": name})["token"])


def record_of(page: Page, made: dict[str, Any]) -> Record:
    head = {"Authorization": f"Bearer {made['token']}"}
    return from_json(call(page, f"/api/tables/{made['table']}/record", **head))


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


def pass_turn(page: Page) -> None:
    """Pass, and say yes."""
    page.locator("[data-act=pass]").click()
    page.locator("[data-act=pass-yes]").click()


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
