"""Games by eye alone and friendly ones are counted apart, and the player sees which is which."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.forma_table import PLAYER, cell, go, make_table, put
from browser.serving import NewPage

LAST = "pos:A./BB reserve0=I1,F reserve1=I1,X"
"""One square is free: a single piece ends the game, and Ada has fewer squares out of it than the bot."""
SEATS: list[dict[str, Any]] = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": 1}]


def finished(page: Page, **options: object) -> None:
    made = make_table(page, SEATS, LAST, **options)
    go(page, made["table"], "seat", made["token"])
    put(page, "I1", "0,1")
    expect(page.locator("[data-act=sheet]")).to_be_visible()
    expect(cell(page, "0,1")).to_be_visible()


def line(page: Page, group: str, key: str) -> str:
    return page.locator(f'[data-group="{group}"] [data-line="{key}"] dd').inner_text()


@pytest.mark.parametrize(
    ("language", "strict", "friendly"),
    [("en", "By eye alone", "Friendly, with help to fit"), ("fr", "À vue d’œil", "Amicale, avec aide au placement")],
)
def test_a_friendly_game_never_counts_among_the_strict_ones(
    new_page: NewPage, language: str, strict: str, friendly: str
) -> None:
    page = new_page("/about", language=language)
    page.evaluate(f"key => localStorage.setItem('{PLAYER}', key)", json.dumps(f"{language}-forma-statistics-page"))
    finished(page)
    finished(page, fit_aid=True)
    finished(page, fit_aid=True, auto_skip=True)
    page.goto(page.evaluate("location.origin") + "/tools/forma/statistics")
    expect(page.locator("[data-group]")).to_have_count(2)
    assert line(page, "strict-2", "games") == "1"
    assert line(page, "friendly-2", "games") == "2"
    expect(page.locator('[data-group="strict-2"] h2')).to_contain_text(strict)
    expect(page.locator('[data-group="friendly-2"] h2')).to_contain_text(friendly)
    expect(page.locator('[data-group="friendly-2"] ol li')).to_have_count(2)
    assert Axe().run(page).response["violations"] == []


def test_the_set_up_leads_to_the_statistics_which_say_when_there_are_none(new_page: NewPage) -> None:
    page = new_page("/new/forma")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_text("No game has counted yet")).to_be_visible()
