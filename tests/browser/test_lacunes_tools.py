"""The pages beside the board of Lacunes: a deal chosen, judged, entered by hand, of the day; and statistics."""

import re
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.lacunes_table import act, board, verdict
from browser.serving import NewPage
from games.lacunes.vectors import DEAL_28, V13

SLOW = 90_000
"""A worker may have to compile first."""
ID_28 = "23VZ5XI9KCBYIDBWHS06GY7HXFS07NPCA7CREQWB2UBK"


def preview(page: Page, setup: str) -> None:
    expect(page.locator(f"[data-setup='{setup}']")).to_be_visible(timeout=SLOW)


def at_cells(page: Page) -> str:
    tokens: list[str] = page.locator("[data-card]").evaluate_all(
        "cells => cells.sort((a, b) => a.dataset.cell - b.dataset.cell).map(cell => cell.dataset.card)"
    )
    return "/".join(" ".join(tokens[start : start + 13]) for start in range(0, 52, 13))


def test_a_number_and_its_exact_id_show_the_same_deal(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal")
    which = page.get_by_label("Number of the deal")
    which.fill("28")
    which.press("Enter")
    preview(page, "deal:28")
    assert at_cells(page) == DEAL_28
    expect(page.get_by_label("Exact id of this layout")).to_have_value(ID_28)
    which.fill(ID_28.lower())
    which.press("Enter")
    preview(page, f"id:{ID_28}")
    expect(page.locator("[data-card]")).to_have_count(52)
    assert at_cells(page) == DEAL_28
    which.fill("twenty-eight")
    which.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("neither a number")


def test_a_shared_deal_is_judged_and_played(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal#deal:28;twos=locked;redeals=0")
    preview(page, "deal:28")
    act(page, "verdict").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "lost", timeout=SLOW)
    page.get_by_label("Rules").select_option("no-redeal")
    expect(verdict(page)).to_have_attribute("data-verdict", "")
    act(page, "verdict").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "winnable", timeout=SLOW)
    act(page, "play").click()
    expect(board(page)).to_have_attribute("data-ply", "0")
    assert at_cells(page) == DEAL_28


def test_a_deal_is_dealt_that_is_winnable_for_certain(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal")
    act(page, "winnable").click()
    expect(page.locator("[data-proved]")).to_have_attribute("data-proved", re.compile(r"^\d+$"), timeout=SLOW)
    expect(verdict(page)).to_contain_text("a way was found, and checked")


@pytest.mark.parametrize(
    ("language", "wish", "words"),
    [("en", "easy", "the easiest third"), ("fr", "difficile", "le tiers le plus difficile")],
)
def test_a_winnable_deal_is_as_hard_as_one_likes(new_page: NewPage, language: str, wish: str, words: str) -> None:
    page = new_page("/tools/lacunes/deal", language=language)
    page.locator("select").select_option("montana")
    page.get_by_text(wish, exact=True).click()
    act(page, "winnable").click()
    expect(verdict(page)).to_contain_text(words, timeout=SLOW)
    expect(page.locator("[data-helped]")).to_have_count(0)


def test_a_table_is_entered_by_hand(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal")
    page.get_by_text("Enter a table by hand").click()
    use = act(page, "use")
    expect(use).to_be_disabled()
    rows = DEAL_28.split("/")
    page.get_by_text("As letters").click()
    page.get_by_label("Type or paste four rows").fill("\n".join(rows).replace("QC 5D", "?? ??", 1))
    page.locator("[data-hand='0']").click()
    expect(page.locator("[data-put]")).to_have_count(3)
    page.locator("[data-put='QC']").click()
    expect(page.locator("[data-hand='0']")).to_have_attribute("data-token", "QC")
    expect(page.locator("[data-hand='1']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-put='5D']").press("Enter")
    use.click()
    preview(page, f"layout:{DEAL_28}")
    assert at_cells(page) == DEAL_28


def test_what_was_laid_by_hand_and_the_deal_shown_outlive_a_reload(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal")
    which = page.get_by_label("Number of the deal")
    which.fill("28")
    which.press("Enter")
    preview(page, "deal:28")
    act(page, "hand").click()
    page.locator("[data-put='7H']").click()
    expect(page.locator("[data-hand='0']")).to_have_attribute("data-token", "7H")
    page.reload()
    preview(page, "deal:28")
    act(page, "hand").click()
    expect(page.locator("[data-hand='0']")).to_have_attribute("data-token", "7H")
    act(page, "from-deal").click()
    expect(page.locator("[data-hand='0']")).to_have_attribute("data-token", "QC")


def test_the_deal_of_the_day_is_the_same_for_everybody(new_page: NewPage) -> None:
    dealt = set()
    for _ in range(2):
        page = new_page("/tools/lacunes/deal")
        act(page, "daily").click()
        expect(page.locator("[data-card]")).to_have_count(52)
        dealt.add(at_cells(page))
    assert len(dealt) == 1


def test_a_won_game_is_counted_for_its_preset(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/statistics")
    expect(page.get_by_text("No game has counted yet")).to_be_visible()
    page.goto(page.url.replace("/statistics", f"/deal#layout:{quote(V13)};preset=addiction"))
    act(page, "play").click(timeout=SLOW)
    act(page, "finish").click()
    expect(board(page)).to_have_attribute("data-won", "true")
    page.goto(f"{page.evaluate('location.origin')}/tools/lacunes/statistics")
    counted = page.locator("[data-preset=addiction]")
    expect(counted.locator("[data-line=wins] dd")).to_have_text("1")
    expect(counted.locator("[data-line=helped] dd")).to_have_text("0")
    expect(counted.locator("[data-bars='1']")).to_be_visible()
    found = Axe().run(page)
    assert found.response["violations"] == [], found.generate_report()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_of_deals_fits_a_phone_and_is_accessible(new_page: NewPage, language: str) -> None:
    page = new_page("/tools/lacunes/deal#deal:28", width=360, language=language)
    preview(page, "deal:28")
    act(page, "hand").tap()
    expect(act(page, "use")).to_be_visible()
    cell = page.locator("[data-hand='12']").bounding_box()
    assert cell and cell["width"] >= 20 and cell["x"] + cell["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    found = Axe().run(page)
    assert found.response["violations"] == [], found.generate_report()
