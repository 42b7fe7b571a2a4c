"""Lacunes in the browser: a whole deal by keyboard and by touch, redeals, refusals, a phone's width, both languages."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.lacunes_table import act, at_table, board, card, expect_ply
from browser.pointers import LIES_AT, finger, middle, mouse
from browser.serving import NewPage
from games.lacunes.vectors import FULL, SOLUTION_28, V11, V13, V14, run

TWO_HEADS = f"{FULL['C']} --/-- {run('3', 'K', 'D')} 2D/-- {run('3', 'K', 'H')} 2H/{FULL['S']} --"


def cell_of(page: Page, token: str) -> str:
    found = card(page, token).get_attribute("data-cell")
    assert found
    return found


def send(page: Page, move: str, touch: bool) -> None:
    """Send one card as a person would, and wait until it has left its cell."""
    token, _, _ = move.partition("@")
    before = cell_of(page, token)
    way = page.locator(f"[data-way='{move}']")
    if touch:
        card(page, token).tap()
        if "@" in move and page.locator("[data-way]").count():
            way.tap()
    else:
        walk_to(page, "card", token, "n")
        page.keyboard.press("Enter")
        if "@" in move and page.locator("[data-way]").count():
            walk_to(page, "way", move, "n")
            page.keyboard.press("Enter")
    expect(page.locator(f"[data-cell='{before}'][data-card='{token}']")).to_have_count(0)


def walk_to(page: Page, kind: str, wanted: str, key: str) -> None:
    """Press a key until the focus is there: nothing is focused by other means."""
    for _ in range(20):
        if page.evaluate("kind => document.activeElement.dataset[kind]", kind) == wanted:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} is not reached by {key}")


@pytest.mark.parametrize("touch", [False, True])
def test_a_whole_deal_is_won_by_keyboard_and_by_touch(new_page: NewPage, touch: bool) -> None:
    page = at_table(new_page, "deal:28", width=360 if touch else 1280)
    if not touch:
        walk_to(page, "card", "QC", "Tab")
    for move in SOLUTION_28:
        send(page, move, touch)
    expect(board(page)).to_have_attribute("data-won", "true")
    expect(board(page)).to_have_attribute("data-placed", "48")


def test_a_blocked_player_is_offered_the_redeal_and_keeps_the_runs(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V14}")
    expect(page.locator("[data-stage=prompt]")).to_contain_text("No card can move.")
    expect(page.locator("[data-stage=prompt]")).to_contain_text("2 redeals left.")
    page.locator("[data-act=redeal]").click()
    expect_ply(page, 2)
    expect(page.locator("[data-act=redeal]")).to_have_text("Redeal (1\u00a0left)")
    for token, cell in (("2C", "0"), ("3C", "1"), ("2D", "13"), ("2H", "39")):
        assert cell_of(page, token) == cell
    expect(page.locator("[data-card='--']")).to_have_count(4)


def test_the_way_home_plays_itself(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V13}")
    page.locator("[data-act=finish]").click()
    expect(board(page)).to_have_attribute("data-won", "true")


def test_a_gap_with_several_takers_asks_which_two(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V13}")
    page.locator("[data-cell='39']").click()
    expect(page.locator("[data-way]")).to_have_count(4)
    page.locator("[data-way='2S@4']").click()
    expect(page.locator("[data-cell='39'][data-card='2S']")).to_be_visible()


def test_a_card_is_dragged_into_its_gap(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:0")
    start, goal = card(page, "4D").bounding_box(), page.locator("[data-cell='9']").bounding_box()
    assert start and goal
    page.mouse.move(start["x"] + 10, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator("[data-cell='9'][data-card='4D']")).to_be_visible()


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_a_carried_card_is_under_the_pointer_and_falls_where_it_is_let_go(new_page: NewPage, how: str) -> None:
    """Two heads of rows are free: the two goes to the one it is dropped on, however slowly it is carried."""
    page = at_table(new_page, f"layout:{TWO_HEADS}", width=1280 if how == "mouse" else 360)
    start, goal = card(page, "2D").bounding_box(), page.locator("[data-cell='26']").bounding_box()
    assert start and goal
    carry = mouse(page) if how == "mouse" else finger(page)
    carry("down", *middle(start))
    for part in range(1, 21):
        x, y = (a + (b - a) * part / 20 for a, b in zip(middle(start), middle(goal), strict=True))
        carry("move", x, y)
        if part > 2:
            page.wait_for_function(LIES_AT, arg=["[data-card='2D']", x, y])
    carry("up", *middle(goal))
    expect(page.locator("[data-cell='26'][data-card='2D']")).to_be_visible()
    expect(page.locator("[data-cell='13'][data-card='--']")).to_be_visible()


def test_a_card_that_cannot_move_is_told_why(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:0")
    card(page, "5H").click()
    expect(page.get_by_text("there is no gap there").first).to_be_visible()


def test_dead_gaps_movable_cards_and_runs_are_shown(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:1")
    expect(page.locator(".movable")).to_have_count(4)
    expect(card(page, "2D").locator(".placed")).to_have_count(1)
    expect(at_table(new_page, "deal:0").locator("[data-cell='38']")).to_have_class(re.compile("dead"))


def test_a_lost_game_shows_its_sheet(new_page: NewPage) -> None:
    page = at_table(new_page, f"layout:{V11}", {"redeals": 0})
    expect(board(page)).to_have_attribute("data-blocked", "true")
    act(page, "sheet").click()
    expect(page.locator("[data-total='46']")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_all_thirteen_columns_without_scrolling(new_page: NewPage, language: str) -> None:
    page = at_table(new_page, "deal:28", width=360, language=language)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = page.locator("[data-cell='12']").bounding_box()
    assert box and box["x"] + box["width"] <= 360
    expect(card(page, "QC")).to_contain_text("Q" if language == "en" else "D")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_layout_is_accessible(new_page: NewPage, theme: str) -> None:
    page = at_table(new_page, "deal:28", theme=theme)
    found = Axe().run(page)
    assert found.response["violations"] == [], found.generate_report()
