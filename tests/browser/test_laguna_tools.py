"""Laguna's page beside the board, the board editor; and a bot at the table."""

import re

from playwright.sync_api import expect

from browser.laguna_table import BESIDE_A, here, raft_at, sit
from browser.serving import NewPage

SLOW = 60_000
"""A worker may have to compile first."""
ENOUGH = {"kind": "hourglass", "seconds": 10}
"""For a bot whose worker begins only now: it has the sand that was left over as well."""


def test_the_editor_checks_a_board_as_it_grows(new_page: NewPage) -> None:
    page = new_page("/tools/laguna/boards")
    findings = page.locator(".checked li")
    expect(findings).to_have_count(11, timeout=SLOW)
    expect(page.locator(".checked .bad")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on it")).to_be_enabled()
    page.locator("summary").click()
    text = page.get_by_label("The board as text")
    text.fill(text.input_value().replace("symmetry: C4", "symmetry: none").replace("side: easy", "side: hard"))
    expect(page.locator(".checked .bad").first).to_have_attribute("data-finding", "BRD-11", timeout=SLOW)
    text.fill(text.input_value().replace("end", "fin"))
    expect(page.locator(".checked")).to_contain_text("must end", timeout=SLOW)


def test_a_board_is_painted_by_keys_alone(new_page: NewPage) -> None:
    page = new_page("/tools/laguna/boards")
    text = page.get_by_label("The board as text")
    expect(text).to_have_value(re.compile("laguna-board 1"), timeout=SLOW)
    page.locator(".canvas").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft", "%"):
        page.keyboard.press(key)
    expect(page.locator("[data-cursor]")).to_have_attribute("data-cursor", "1 1")
    rows = text.input_value().split("grid:\n")[1].splitlines()
    assert [rows[1][1], rows[1][22], rows[22][22], rows[22][1]] == ["%"] * 4


def test_a_board_of_ones_own_can_be_played(new_page: NewPage) -> None:
    page = new_page("/tools/laguna/boards")
    play = page.get_by_role("button", name="Play on it")
    expect(play).to_be_enabled(timeout=SLOW)
    play.click()
    expect(page.locator("[data-waters=place]")).to_be_visible()


def test_a_bot_sails_its_turn_and_hands_over(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), {"kind": "bot", "level": 3}], BESIDE_A, clock=ENOUGH)
    moored = raft_at(page, seat=1)
    page.keyboard.press("e")
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "2", timeout=2 * SLOW)
    assert raft_at(page, seat=1) != moored


def test_the_editor_keeps_its_work_over_a_reload_and_speaks_in_words(new_page: NewPage) -> None:
    page = new_page("/tools/laguna/boards", language="fr")
    expect(page.locator(".checked li")).to_have_count(11, timeout=SLOW)
    page.locator(".canvas").focus()
    expect(page.locator("[data-cursor]")).not_to_contain_text("récif")
    page.keyboard.press("x")
    expect(page.locator("[data-cursor]")).to_contain_text("récif")
    page.reload()
    expect(page.locator(".sea svg, .canvas svg").first).to_be_visible()
    expect(page.locator("[data-cursor]")).to_contain_text("récif")
    assert not re.search(r"BRD|LAG-|reefs|arrows|\bat most\b", page.locator("main").inner_text())
