"""Nothing moves that nobody moved: each part of the stage and each piece of its panel stays where it is in a turn."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import interactions_table as interactions
from browser import lacunes_table as lacunes
from browser.serving import NewPage
from browser.stage import STILL, part, sit_down

WATCH = """() => {
  const places = {
    stage: '[data-stage]:not([data-stage=notice])', place: 'aside > :not(.notices)', commits: '.commit',
    seat: '.players li', count: '.players dl > div', act: 'aside [data-act]',
    held: '[data-stage=hand] :is(.slots, .pad, .glass, .turns)',
  };
  const first = {};
  window.moved = {};
  const look = () => {
    for (const [kind, what] of Object.entries(places)) {
      [...document.querySelectorAll(what)].forEach((one, at) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        if (!width || !height) return;
        const key = `${kind} ${one.dataset.stage ?? one.dataset.act ?? (kind === 'place' ? one.classList[0] : at)}`;
        const now = [x, y, width, height];
        first[key] ??= now;
        const away = now.some((value, side) => Math.abs(value - first[key][side]) > 0.6);
        if (away) window.moved[key] ??= [first[key], now];
      });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""From now on each frame: whatever is not where it was first seen is noted, with both places."""
REFUSE = """() => {
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
"""Lets a test make a move that no button offers."""


def hint(page: Page) -> None:
    """Asked for, told, and left standing."""
    page.locator("[data-act=hint]:enabled").click()
    expect(part(page, "notice").locator(".gold")).to_be_visible()


def refusal(page: Page) -> None:
    page.evaluate("attempt('nonsense')")
    expect(part(page, "notice").locator(".coral")).to_be_visible()
    page.locator("[data-stage=notice] .coral [aria-label=Close]").click()


def my_turn(page: Page) -> None:
    expect(page.locator("[data-act=hint]")).to_be_enabled(timeout=interactions.BOTS)


def interactions_turn(page: Page) -> None:
    interactions.select(page, "PH")
    my_turn(page)
    hint(page)
    refusal(page)
    interactions.lay(page)
    my_turn(page)


def lacuna_turn(page: Page) -> None:
    page.locator("[data-flower], [data-stage=board] button").first.wait_for()
    if not page.locator("[data-flower]").count():
        page.locator("[data-stage=board] button").first.click()
    page.locator("[data-flower]").first.wait_for()
    my_turn(page)
    refusal(page)
    page.locator("[data-flower]").first.click()
    hint(page)
    page.locator("[data-act=place]").click()
    my_turn(page)


def lacunes_turn(page: Page) -> None:
    hint(page)
    page.locator("[data-cell].hinted").click()
    rows = page.locator("[data-way]")
    page.locator("[data-ply='1']").or_(rows).first.wait_for()
    if rows.count():  # a two asks for its row
        rows.first.click()
    lacunes.expect_ply(page, 1)
    my_turn(page)
    refusal(page)


def forma_turn(page: Page) -> None:
    my_turn(page)
    refusal(page)
    page.locator(".own [data-shape=I1]").click()
    page.get_by_role("button", name="Turn right").click()
    hint(page)
    free = page.locator("[data-cell='10,10']")
    free.click()
    for name in ("9,9", "11,9"):
        if page.locator("[data-act=put]").is_disabled():
            page.locator(f"[data-cell='{name}']").click()
    page.locator("[data-act=put]").click()
    my_turn(page)


def laguna_turn(page: Page) -> None:
    refusal(page)
    for hole in (0, 5):
        page.locator("[data-stage=hand] [data-ashore]").first.click()
        page.locator(f"[data-stage=hand] [data-hole='{hole}']").click()
        # A hint is about the position that it is asked in, and actions go a little apart (LAG-E5).
        expect(page.locator(f"[data-stage=hand] [data-hole='{hole}']")).to_have_accessible_name(re.compile("pearl$"))
    hint(page)
    page.locator("[data-act=end]:enabled").click()
    expect(page.locator("[data-act=hint]")).to_be_disabled()
    before = page.locator(".players li").nth(1).inner_html()
    page.wait_for_function("before => document.querySelectorAll('.players li')[1].innerHTML !== before", arg=before)


TURNS: dict[str, Callable[[Page], None]] = {
    "forma": forma_turn, "interactions": interactions_turn, "lacuna": lacuna_turn, "lacunes": lacunes_turn,
    "laguna": laguna_turn,
}  # fmt: skip


@pytest.mark.parametrize("size", ["desk", "phone", "flat"])
@pytest.mark.parametrize("game", TURNS)
def test_everything_keeps_its_place_through_a_turn(new_page: NewPage, game: str, size: str) -> None:
    page = sit_down(new_page, game, size, script=REFUSE)
    page.evaluate(STILL)
    page.evaluate(WATCH)
    TURNS[game](page)
    page.evaluate(STILL)
    moved = page.evaluate("moved")
    assert moved == {}, json.dumps(moved)
