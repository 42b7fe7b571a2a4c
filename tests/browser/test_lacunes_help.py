"""Help beside the board of Lacunes: verdicts played out, advice, undo, bookmarks, the same deal again, links."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.lacunes_table import act, at_table, board, card, expect_ply, more, verdict
from browser.serving import NewPage
from games.lacunes.vectors import DEAL_28, SOLUTION_28, V13, V14

SLOW = 90_000
"""A worker may have to compile first."""
HARD = 45
"""Three million positions do not settle this deal."""


def test_a_winnable_position_is_told_and_played_out_to_the_win(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V13}")
    more(page)
    act(page, "verdict").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "winnable", timeout=SLOW)
    act(page, "step").click()
    expect_ply(page, 1)
    expect(page.locator("[data-stage=prompt]")).to_contain_text("The solver: this can still be won.")
    more(page)
    expect(verdict(page)).to_have_attribute("data-verdict", "winnable")
    act(page, "play-out").click()
    expect(board(page)).to_have_attribute("data-won", "true", timeout=SLOW)


def test_a_verdict_marks_the_match_as_helped(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V13}")
    more(page)
    act(page, "verdict").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "winnable", timeout=SLOW)
    table = page.url.split("/table/")[1].split("#")[0]
    told = page.evaluate(
        """async table => {
          const mine = JSON.parse(localStorage.getItem('ludotheque.tables')).find((one) => one.table === table);
          const answer = await fetch(`/api/tables/${table}/record`, {headers: {Authorization: `Bearer ${mine.token}`}});
          return answer.json();
        }""",
        table,
    )
    assert told["assisted"] is True


def test_a_lost_position_is_told_as_proved_and_advice_says_how_likely(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{DEAL_28}", {"twos": "locked"})
    more(page)
    act(page, "verdict").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "lost", timeout=SLOW)
    expect(verdict(page)).to_contain_text("that is proved")
    act(page, "advice").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "advice", timeout=SLOW)
    expect(verdict(page)).to_contain_text(
        re.compile(r"About \d+ % to win .* for somebody who asks for hints; that is an estimate")
    )
    act(page, "play-out").click()
    expect(board(page)).to_have_attribute("data-blocked", "true", timeout=SLOW)
    expect(act(page, "redeal")).to_be_enabled()


def test_a_long_search_shows_its_work_and_is_stopped(new_page: NewPage) -> None:
    page = at_table(new_page, f"deal:{HARD}")
    more(page)
    act(page, "verdict").click()
    expect(page.locator("[data-states]")).to_have_attribute("data-states", re.compile("^[1-9]"), timeout=SLOW)
    act(page, "stop").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "")
    expect(act(page, "verdict")).to_be_enabled()


def test_moves_are_undone_and_redone_by_button_and_by_key(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28")
    for ply, move in enumerate(SOLUTION_28[:3]):
        card(page, move).click()
        expect_ply(page, ply + 1)
    act(page, "takeback").click()
    expect_ply(page, 2)
    page.keyboard.press("Control+z")
    expect_ply(page, 1)
    act(page, "redo").click()
    expect_ply(page, 2)
    page.keyboard.press("Control+Shift+z")
    expect_ply(page, 3)
    expect(act(page, "redo")).to_be_disabled()


def test_a_bookmark_is_returned_to_from_another_line(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28")
    for ply, move in enumerate(SOLUTION_28[:2]):
        card(page, move).click()
        expect_ply(page, ply + 1)
    marked = page.locator("[data-card]").evaluate_all("cells => cells.map(cell => cell.dataset.card).join()")
    more(page)
    act(page, "mark").click()
    page.keyboard.press("Escape")
    for ply in (1, 0):
        act(page, "takeback").click()
        expect_ply(page, ply)
    card(page, "KS").click()
    expect_ply(page, 1)
    more(page)
    page.locator("[data-mark='0']").click()
    expect_ply(page, 2)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator("[data-card]").evaluate_all("cells => cells.map(cell => cell.dataset.card).join()") == marked


def test_the_same_deal_is_started_again_and_shared_by_link(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28", {"preset": "montana"})
    before = page.url
    first = page.locator("[data-card]").evaluate_all("cells => cells.map(cell => cell.dataset.card).join()")
    more(page)
    act(page, "share").click()
    link = page.locator(".link input")
    expect(link).to_have_value(re.compile(r"/tools/lacunes/deal#deal:28;start=montana$"))
    page.keyboard.press("Escape")
    page.locator(".movable").first.click()
    expect_ply(page, 1)
    more(page)
    act(page, "restart").click()
    expect_ply(page, 0)
    assert page.url != before
    assert page.locator("[data-card]").evaluate_all("cells => cells.map(cell => cell.dataset.card).join()") == first


def test_a_line_that_plays_itself_can_be_halted(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28")
    more(page)
    act(page, "verdict").click()
    act(page, "play-out").click(timeout=SLOW)
    expect(board(page)).not_to_have_attribute("data-ply", "0")
    act(page, "halt").click()
    expect(act(page, "takeback")).to_be_enabled()
    expect(board(page)).to_have_attribute("data-won", "false")


def test_another_match_at_the_table_begins_without_bookmarks(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V13}")
    more(page)
    act(page, "mark").click()
    page.keyboard.press("Escape")
    act(page, "finish").click()
    expect(board(page)).to_have_attribute("data-won", "true")
    page.get_by_role("button", name="Play again").click()
    expect_ply(page, 0)
    expect(act(page, "redo")).to_be_disabled()
    more(page)
    expect(act(page, "mark")).to_be_visible()
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_nothing_is_taken_back_across_a_redeal(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V14}")
    act(page, "redeal").click()
    expect_ply(page, 2)
    expect(act(page, "takeback")).to_be_disabled()
    expect(act(page, "redo")).to_be_disabled()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_fits_a_phone_and_is_accessible(new_page: NewPage, language: str) -> None:
    page = at_table(new_page, f"layout:{V13}", width=360, language=language)
    act(page, "more").tap()
    act(page, "mark").tap()
    act(page, "verdict").tap()
    expect(verdict(page)).to_have_attribute("data-verdict", "winnable", timeout=SLOW)
    act(page, "share").tap()
    expect(page.locator(".link input")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    found = Axe().run(page)
    assert found.response["violations"] == [], found.generate_report()
