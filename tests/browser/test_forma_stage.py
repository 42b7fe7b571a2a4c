"""Forma on its stage: all of a turn on screen together, nothing that jumps, moves in steps, the end as a scene."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.forma_table import cell, expect_turn, here, pass_turn, put, sit
from browser.serving import NewPage
from browser.stage import SIZES, box, on_screen, part, scrolls

BOT = {"kind": "bot", "level": 1}
ADA = here("Ada")
LAID_AND_HELD = ("[data-cell='0,0']", ".own [data-shape=I1] svg")
ENDING = "pos:A.B/A.B/A.B reserve0=I1 reserve1=I2"


def whole(page: Page) -> None:
    """All that is there is seen, without scrolling."""
    parts = [name for name in ("board", "hand", "prompt", "commit", "actions") if part(page, name).count()]
    assert {"board", "hand", "prompt", "actions"} <= set(parts)
    assert [name for name in parts if not on_screen(page, name)] == []
    assert part(page, "hand").evaluate("one => one.scrollHeight - one.clientHeight") == 0
    assert not scrolls(page)


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-stage=hand] button").evaluate_all(
        "all => all.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 44).map(one => one.outerHTML)"
    )
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_step_of_a_turn_is_on_screen_and_the_board_never_moves(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = sit(new_page, [*ADA, BOT], None, width=width, height=height)
    expect(page.locator("[data-preset=scattered]")).to_be_visible()
    before = box(page, "board")
    steps: tuple[tuple[Callable[[], None], str], ...] = (
        (lambda: cell(page, "0,5").click(), ".warn"),
        (lambda: page.locator("[data-preset=scattered]").click(), "[data-act=field]:enabled"),
        (lambda: page.locator("[data-act=field]").click(), ".own"),
        (lambda: page.locator('.own [data-shape="L"]').click(), "[data-hand]"),
        (lambda: page.get_by_role("button", name="Turn right").click(), "[data-hand]"),
        (lambda: cell(page, "9,8").click(), ".ring"),
        (lambda: page.locator("[data-act=put]").click(), ".forma[data-turn='0']:has(.last, .misfit)"),
        (lambda: page.locator("[data-act=hint]").click(), ".voice :text('A hint would tell')"),
        (lambda: page.locator("[data-act=pass]").click(), "[data-act=pass-yes]"),
    )
    for step, seen in steps:
        whole(page)
        assert small_targets(page) == []
        step()
        expect(page.locator(seen).first).to_be_attached()
        assert box(page, "board") == before
    whole(page)


@pytest.mark.parametrize(("size", "share"), [("desk", 0.7), ("wide", 0.9)])
def test_my_pieces_are_nearly_as_large_as_on_the_board(new_page: NewPage, size: str, share: float) -> None:
    width, height = SIZES[size]
    page = sit(new_page, [*ADA, BOT], "field 10,10 3,3", {"field": "random"}, width=width, height=height)
    expect(page.locator("[data-tray='1'] [data-well]")).to_have_count(21)
    laid, held = (page.locator(one).evaluate("one => one.getBoundingClientRect().width") for one in LAID_AND_HELD)
    assert share * laid <= held <= laid + 1


def test_what_fits_is_dotted_as_soon_as_a_piece_is_held(new_page: NewPage) -> None:
    setup = "pos:....../....../....../BBBBBB/BBBBBB/BBBBBB reserve0=I3 reserve1=I1"
    page = sit(new_page, here("Ada", "Bo"), setup, {"fit_aid": True})
    page.locator(".own [data-shape=I3]").click()
    expect(page.locator(".open")).to_have_count(1)
    assert (page.locator(".open").get_attribute("d") or "").count("h0") == 12
    page.keyboard.press("e")
    expect(page.locator(".open")).to_have_attribute("d", re.compile("^([^h]*h0){6}$"))
    cell(page, "1,0").click()
    expect(page.locator(".ring.good")).to_have_count(1)


def test_four_trays_are_whole_beside_their_names(new_page: NewPage) -> None:
    page = sit(new_page, [*ADA, BOT, BOT, BOT], "field 10,10 3,3", {"players": 4, "field": "random"})
    expect(page.locator("[data-tray]")).to_have_count(3)
    assert page.locator(".players").evaluate("one => one.scrollHeight - one.clientHeight") == 0
    expect(page.locator("[data-tray='1'] [data-well]")).to_have_count(21)


def test_what_three_bots_did_stays_marked_until_i_move(new_page: NewPage) -> None:
    options = {"players": 4, "field": "random", "fit_aid": True}
    page = sit(new_page, [*ADA, BOT, BOT, BOT], "field 10,10 3,3", options)
    put(page, "X", "15,15")
    expect_turn(page, 0)
    expect(page.locator(".last")).to_have_count(3)
    page.locator('.own [data-shape="I1"]').click()
    expect(page.locator(".last")).to_have_count(3)
    scores = page.locator(".players .score")
    assert int(scores.first.inner_text()) >= 5


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_anothers_piece_is_lifted_carried_and_laid(new_page: NewPage, motion: str) -> None:
    page = sit(new_page, [*ADA, BOT], "field 10,10", {"field": "random"}, speed="calm", motion=motion)
    put(page, "X", "15,15")
    expect(page.locator("[data-step=carried]")).to_be_attached()
    expect(page.locator("[data-tray='1'] .lifted")).to_have_count(1)
    expect(page.locator("[data-carried]")).to_have_count(1)
    expect(page.locator("[data-step=told]")).to_be_attached()
    expect(page.locator("[data-carried]")).to_have_count(0)
    expect(page.locator(".last")).to_have_count(1)


def test_the_end_lights_the_bridges_and_tells_the_winner_last(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), ENDING, speed="normal")
    pass_turn(page)
    expect_turn(page, 1)
    pass_turn(page)
    expect(page.locator(".worth")).to_have_text("+50")
    expect(page.locator(".players .won")).to_have_count(0)
    expect(page.locator("[data-act=rematch]")).to_have_count(0)
    expect(page.locator("[data-count='1'] li.told")).to_have_count(1)
    expect(page.locator("[data-count='2'] li.told").last).to_contain_text("★")
    expect(page.locator("[data-act=rematch]")).to_be_visible()
    expect(page.locator(".bridge")).to_have_count(2)
    expect(page.locator("[data-count]")).to_have_count(0)


def test_a_press_skips_the_count_and_a_reload_shows_none(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), ENDING, speed="calm")
    pass_turn(page)
    expect_turn(page, 1)
    pass_turn(page)
    expect(page.locator(".worth")).to_be_visible()
    part(page, "board").click()
    expect(page.locator("[data-act=rematch]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-act=rematch]")).to_be_visible()
    expect(page.locator(".worth, [data-count]")).to_have_count(0)


def test_a_hint_among_friends_is_shown_and_said_in_words(new_page: NewPage) -> None:
    page = sit(new_page, [*ADA, BOT], "field 10,10 3,3", {"fit_aid": True, "field": "random"})
    page.locator("[data-act=hint]").click()
    expect(page.locator(".own .hinted")).to_have_count(1)
    expect(page.locator(".forma .hinted")).to_have_count(1)
    expect(part(page, "notice")).to_contain_text("Lay the")
