"""Forma in the browser: by sight to the score sheet, misfits, the friendly mode, keyboard, phone, both languages."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.forma_table import (
    cell,
    expect_turn,
    go,
    heard,
    here,
    make_table,
    pass_turn,
    put,
    record_of,
    sit,
    taken,
)  # fmt: skip
from browser.serving import NewPage
from ludotheque.core.record import replay

SMALL = "pos:....../.AA.../....../....../....../......"


def test_the_field_is_laid_by_tapping_and_refuses_what_touches(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"))
    start = page.locator("[data-act=field]")
    expect(start).to_be_disabled()
    cell(page, "0,5").click()
    expect(start).to_be_disabled()
    cell(page, "10,10").click()
    cell(page, "10,11").click()
    cell(page, "3,3").click()
    cell(page, "3,4").click()
    expect(page.locator("[data-stage=prompt]")).to_contain_text("Tower and obstacles may not touch one another.")
    expect(page.locator(".field .count")).to_have_text("1/25")
    cell(page, "3,3").click()
    expect(page.locator(".field .count")).to_have_text("0/25")
    cell(page, "5,5").click()
    start.click()
    expect(page.locator('.forma[data-phase="play"]')).to_be_attached()
    expect(cell(page, "5,5")).to_have_attribute("aria-label", re.compile("obstacle"))
    expect(cell(page, "10,10")).to_have_attribute("aria-label", re.compile("tower"))


def test_a_strict_game_of_two_windows_to_the_score_sheet(new_page: NewPage) -> None:
    """On the whole board, from the field to the sheet; the sheet is what the plain rules make of the moves."""
    ada = new_page("/about")
    made = make_table(ada, [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bea"}])
    bea = new_page("/about")
    go(ada, made["table"], "seat", made["token"])
    go(bea, made["table"], "seat", taken(bea, made["invitations"]["1"], "Bea"))
    ada.locator("[data-preset=scattered]").click()
    ada.locator("[data-act=field]").click()
    expect_turn(ada, 0)
    put(ada, "X", "9,8")
    expect_turn(bea, 1)
    put(bea, "I", "6,12", "e")
    expect_turn(ada, 0)
    put(ada, "U", "9,8")
    expect_turn(ada, 0, 2)
    put(ada, "V", "12,11", "ee")
    expect_turn(bea, 1)
    put(bea, "O4", "17,17")
    for page, seat in ((ada, 0), (bea, 1)):
        expect_turn(page, seat)
        pass_turn(page)
    expect(ada.locator('.forma[data-phase="over"]')).to_be_attached()
    kept = record_of(ada, made)
    outcome = kept.open().outcome(replay(kept).last)
    assert outcome is not None
    assert [move.split()[0] for move in kept.moves] == ["field", "X", "I", "U", "V", "O4", "pass", "pass"]
    for page in (ada, bea):
        expect(page.locator('.forma[data-phase="over"]')).to_be_attached()
        page.locator("[data-act=sheet]").click()
        totals = page.locator("[data-total]")
        expect(totals).to_have_count(2)
        assert [totals.nth(seat).get_attribute("data-total") for seat in (0, 1)] == [
            str(each) for each in outcome.scores
        ]
    ada.keyboard.press("Escape")
    expect(ada.locator("[data-tray='0']")).to_have_attribute("aria-label", re.compile("5 out of play"))


def test_two_misfits_end_the_turn_and_show_what_collided(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL)
    put(page, "O4", "1,1")
    expect_turn(page, 0, 2)
    expect(page.locator(".hit")).not_to_have_count(0)
    expect(page.locator(".own [data-shape=O4] .out")).to_be_visible()
    expect(page.locator("[data-stage=prompt]")).to_contain_text("one more try")
    put(page, "I1", "1,2")
    expect_turn(page, 1, 1)
    expect(page.locator(".misfit")).to_have_count(4 + 1)


def test_by_sight_the_ring_is_all_that_the_board_shows(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL)
    page.locator('.own [data-shape="O4"]').click()
    cell(page, "1,1").click()
    over_a_piece = page.locator(".forma .drawn").inner_html()
    expect(page.locator(".ring")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    cell(page, "4,4").click()
    assert re.sub(r'c[xy]="\d+"', "", page.locator(".forma .drawn").inner_html()) == re.sub(
        r'c[xy]="\d+"', "", over_a_piece
    )
    expect(page.locator("[data-act=put]")).to_be_enabled()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-stage=prompt]")).to_contain_text("A hint would tell what fits")


def test_by_sight_no_message_depends_on_what_fits(new_page: NewPage) -> None:
    """Two boards that differ in what fits only: the traffic differs in the rows of the board alone."""
    choices = []
    for drawing in (SMALL, "pos:CCCCCC/CAAC.C/CCCCCC/CCCCCC/CCCCCC/CCCCC.".replace("C", "B")):
        page = new_page("/about")
        messages = heard(page)
        made = make_table(page, here("Ada", "Bea"), drawing)
        go(page, made["table"], "seat", made["token"])
        page.locator('.own [data-shape="X"]').click()
        cell(page, "4,4").click()
        views = [message for message in messages if message["type"] == "view"]
        assert views
        choices += [json.dumps(view["choices"], sort_keys=True) for view in views if view["seat"] == 0]
        assert not any(view["can"]["hint"] or view["can"]["fork"] for view in views)
        assert not any("fits" in json.dumps(view) for view in views)
    assert len(set(choices)) == 1


def test_the_friendly_mode_shows_a_ghost_and_loses_no_piece(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL, {"fit_aid": True})
    expect(page.locator("[data-stage=prompt]")).to_contain_text("each piece twice, dark and light")
    page.locator('.own [data-shape="O4"]').click()
    cell(page, "1,1").click()
    expect(page.locator(".ghost.bad")).not_to_have_count(0)
    expect(page.locator("[data-act=put]")).to_be_disabled()
    expect(page.locator("[data-stage=prompt]")).to_contain_text("does not fit here")
    cell(page, "4,4").click()
    expect(page.locator(".ghost.bad")).to_have_count(0)
    page.locator("[data-act=put]").click()
    expect_turn(page, 1, 1)
    expect(page.locator(".own .out")).to_have_count(0)


def test_keyboard_alone_chooses_turns_and_puts(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL)
    expect(cell(page, "3,3")).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("e")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "Enter", "Enter"):
        page.keyboard.press(key)
    expect_turn(page, 1)
    expect(cell(page, "4,4")).to_have_attribute("aria-label", re.compile("Ada"))
    placed = [name for name in ("3,4", "5,4") if "Ada" in (cell(page, name).get_attribute("aria-label") or "")]
    assert len(placed) == 1


def test_turning_and_flipping_by_button_and_wheel(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL)
    page.locator('.own [data-shape="L"]').click()
    drawn = page.locator(".well svg")
    first = drawn.get_attribute("viewBox")
    page.get_by_role("button", name="Turn right").click()
    assert drawn.get_attribute("viewBox") != first
    page.locator(".well").hover()
    page.mouse.wheel(0, 40)
    expect(drawn).to_have_attribute("viewBox", first or "")
    before = page.locator(".well .edge").get_attribute("d")
    page.get_by_role("button", name="Flip").click()
    assert page.locator(".well .edge").get_attribute("d") != before


def test_a_taken_piece_binds(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL, {"touch_move": True})
    page.locator('.own [data-shape="I1"]').click()
    page.locator("[data-act=take]").click()
    expect(page.locator("[data-act=put-back]")).to_have_count(0)
    expect(page.locator("button[data-shape]:enabled")).to_have_count(0)
    cell(page, "0,0").click()
    page.locator("[data-act=put]").click()
    expect_turn(page, 1)


def overflow(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_whole_board_is_seen_and_zoomed(new_page: NewPage, language: str) -> None:
    page = sit(new_page, here("Ada", "Bea"), "pos:" + "/".join(["." * 20] * 20), width=360, language=language)
    expect(cell(page, "0,0")).to_be_visible()
    page.locator('.own [data-shape="X"]').click()
    box = page.locator(".forma svg[role=grid]").bounding_box()
    assert box is not None
    assert box["width"] <= 360
    assert overflow(page) <= 0
    page.get_by_role("button", name="Zoom in" if language == "en" else "Agrandir").click()
    expect(page.locator(".zoomed")).to_be_visible()
    expect(page.locator(".forma svg[role=grid]")).to_have_css("width", "720px")
    assert overflow(page) <= 0
    cell(page, "10,10").click()
    page.locator("[data-act=put]").click()
    expect_turn(page, 1)


@pytest.mark.parametrize(("language", "words"), [("en", "Squares enclosed"), ("fr", "Cases enfermées")])
def test_the_end_draws_bridges_and_counts_line_by_line(new_page: NewPage, language: str, words: str) -> None:
    page = sit(new_page, here("Ada", "Bea"), "pos:A.B/A.B/A.B reserve0=I1 reserve1=I2", language=language)
    pass_turn(page)
    expect_turn(page, 1)
    pass_turn(page)
    expect(page.locator(".bridge")).to_have_count(2)
    page.locator("[data-act=sheet]").click()
    expect(page.get_by_role("row", name=words)).to_be_attached()
    expect(page.locator("[data-total]").first).to_have_attribute("data-total", "52")
