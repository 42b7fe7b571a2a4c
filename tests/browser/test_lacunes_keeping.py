"""What is kept of a game of Lacunes: bookmarks over a reload, the count of a game left, help, the day, the seal."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.lacunes_table import act, at_table, board, card, expect_ply, more, verdict
from browser.serving import NewPage
from games.lacunes.vectors import DEAL_28, SOLUTION_28, V13, V14

SLOW = 90_000
"""A worker may have to compile first."""


def dealt(new_page: NewPage, setup: str, **profile: object) -> Page:
    """A deal opened from its page, so that it counts in this browser's statistics."""
    page = new_page(f"/tools/lacunes/deal#{setup}", **profile)
    act(page, "play").click(timeout=SLOW)
    expect_ply(page, 0)
    return page


def counted(page: Page, line: str) -> Locator:
    page.goto(f"{page.evaluate('location.origin')}/tools/lacunes/statistics")
    return page.locator(f"[data-preset=base] [data-line={line}] dd")


def test_bookmarks_and_moves_to_redo_outlive_a_reload(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28")
    for ply, move in enumerate(SOLUTION_28[:3]):
        card(page, move).click()
        expect_ply(page, ply + 1)
    more(page)
    act(page, "mark").click()
    page.keyboard.press("Escape")
    for ply in (2, 1):
        act(page, "takeback").click()
        expect_ply(page, ply)
    page.reload()
    expect(page.locator("[data-redo='2']")).to_be_visible()
    act(page, "redo").click()
    expect_ply(page, 2)
    more(page)
    page.locator("[data-mark='0']").click()
    expect_ply(page, 3)


def test_a_game_begun_is_given_up_before_another_only_when_told_so(new_page: NewPage) -> None:
    page = dealt(new_page, "deal:28")
    first = page.url
    card(page, "4H").click()
    expect_ply(page, 1)
    more(page)
    act(page, "other").click()
    act(page, "stay").click()
    expect_ply(page, 1)
    act(page, "restart").click()
    act(page, "give-up").click()
    expect_ply(page, 0)
    assert page.url != first
    expect(counted(page, "games")).to_have_text("1")
    expect(page.locator("[data-preset=base] [data-line=wins] dd")).to_have_text("0")


def test_a_deal_that_was_judged_on_its_page_is_won_with_help(new_page: NewPage) -> None:
    page = new_page(f"/tools/lacunes/deal#layout:{quote(V13)}")
    act(page, "verdict").click(timeout=SLOW)
    expect(verdict(page)).to_have_attribute("data-verdict", "winnable", timeout=SLOW)
    act(page, "play").click()
    expect(page.locator("[data-helped]")).to_be_visible()
    act(page, "finish").click()
    expect(board(page)).to_have_attribute("data-won", "true")
    expect(counted(page, "helped")).to_have_text("1")


def test_the_deal_of_the_day_counts_once_and_is_practice_then(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal")
    act(page, "daily").click()
    expect(page.get_by_text("The deal of the day, ")).to_be_visible()
    page.locator(".movable").first.click()
    expect_ply(page, 1)
    more(page)
    act(page, "restart").click()
    act(page, "give-up").click()
    expect(page.get_by_text("again, as practice")).to_be_visible()
    expect(counted(page, "games")).to_have_text("1")
    page.goto(page.url.replace("/statistics", "/deal"))
    expect(page.locator("[data-counted]")).to_contain_text("Today’s deal has counted: lost")
    act(page, "daily").click()
    expect(page.get_by_text("again, as practice")).to_be_visible()


def test_the_seal_stands_from_the_start_and_the_secret_fits_it_at_the_end(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V14}", {"redeals": 1}, language="fr")
    more(page)
    page.locator("[data-fairness] summary").click()
    seal = page.locator("[data-seal]").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal)
    expect(page.locator("[data-secret]")).to_have_count(0)
    page.keyboard.press("Escape")
    act(page, "redeal").click()
    expect_ply(page, 2)
    page.get_by_role("button", name="Menu").click()
    act(page, "resign").click()
    page.locator("dialog .danger").click()
    more(page)
    page.locator("[data-fairness] summary").click()
    expect(page.locator("[data-secret]")).to_have_text(re.compile(r"^\d+$"))
    assert page.locator("[data-seal]").inner_text() == seal
    act(page, "check").click()
    expect(page.locator("[data-fairness]")).to_have_attribute("data-fairness", "fits", timeout=SLOW)


WRONG = {
    "en": {
        "18446744073709551616": "numbered from 0 to 18446744073709551615",
        f"layout:{DEAL_28.replace('QC', 'KH', 1)}": "Every card from two to king",
    },
    "fr": {
        "Z" * 44: "Aucun ordre de cartes n’a cet identifiant",
        "vingt-huit": "ni un numéro ni un identifiant",
    },
}


@pytest.mark.parametrize("language", WRONG)
def test_a_wrong_deal_is_told_and_the_last_one_stays(new_page: NewPage, language: str) -> None:
    page = new_page("/tools/lacunes/deal#deal:28", language=language)
    expect(page.locator("[data-setup='deal:28']")).to_be_visible(timeout=SLOW)
    which = page.locator("form input")
    for typed, told in WRONG[language].items():
        which.fill(typed)
        which.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text(told)
        expect(page.locator("[data-setup='deal:28'] [data-card='QC']")).to_be_visible()


def test_a_broken_link_and_a_broken_table_say_what_is_wrong(new_page: NewPage) -> None:
    page = new_page("/tools/lacunes/deal#dael:28")
    expect(page.get_by_role("alert")).to_contain_text("This link names no deal")
    page.get_by_text("Enter a table by hand").click()
    page.get_by_text("As letters").click()
    text = page.get_by_label("Type or paste four rows")
    text.fill("2C 2C 3X")
    text.blur()
    expect(page.get_by_role("alert").last).to_contain_text("2C and 3X")
    expect(act(page, "use")).to_be_disabled()
