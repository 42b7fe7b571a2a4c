"""Laguna on its stage: everything of a turn on screen at once, a box that never moves, and marks until I move."""

import pytest
from playwright.sync_api import Page, expect

from browser.laguna_table import BASE, BESIDE_A, here, pixel, sit
from browser.serving import NewPage
from browser.stage import SIZES, box, on_screen, part, scrolls

BESIDE_EACH_OTHER = f"{BASE} play turn=0 phase=sail raft0=H,20,9,rb----,- raft1=H,18,9,-y---r,- volcano=0,0"
LEAST = {"desk": 640, "wide": 880, "phone": 360, "flat": 360}
THUMB = 44


def sitting(new_page: NewPage, size: str, setup: str | None, **options: object) -> Page:
    width, height = SIZES[size]
    return sit(new_page, here("Ada", "Bo"), setup, options, width=width, height=height)


def whole(page: Page) -> dict[str, float]:
    """Everything that the turn needs is on screen; the box of the board."""
    shown = [name for name in ("board", "hand", "prompt", "commit", "actions") if part(page, name).count()]
    assert [name for name in shown if not on_screen(page, name)] == []
    hand = part(page, "hand")
    assert hand.evaluate("one => one.scrollHeight - one.clientHeight <= 1 && one.scrollWidth <= one.clientWidth")
    assert not scrolls(page)
    return box(page, "board")


@pytest.mark.parametrize("size", SIZES)
def test_loading_at_an_island_fits_on_screen_and_moves_nothing(new_page: NewPage, size: str) -> None:
    page = sitting(new_page, size, BESIDE_A.replace("rg----", "r--g--"))
    before = whole(page)
    assert before["height"] >= LEAST[size]
    shore, holes = page.locator("[data-stage=hand] .shore button"), page.locator("[data-stage=hand] [data-hole]")
    for target in (shore.first, holes.first):
        found = target.bounding_box()
        assert found is not None and min(found["width"], found["height"]) >= THUMB - 0.5
    shore.nth(2).click()
    assert whole(page) == before
    holes.nth(4).click()
    expect(page.get_by_role("button", name="Your raft: lower middle hole, blue pearl")).to_be_visible()
    assert whole(page) == before
    page.keyboard.press("ArrowUp")
    expect(part(page, "notice").get_by_role("alert")).to_be_visible()
    assert box(page, "board") == before
    page.keyboard.press("e")
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "1")
    assert whole(page) == before


@pytest.mark.parametrize("size", SIZES)
def test_starting_and_distributing_fit_on_screen(new_page: NewPage, size: str) -> None:
    page = sitting(new_page, size, None, distribution="players")
    before = whole(page)
    for placed in (1, 2):
        part(page, "commit").click()
        expect(page.locator(".sea .raft")).to_have_count(placed)
    assert whole(page) == before
    page.locator("[data-pearl]:not([disabled])").first.click()
    assert whole(page) == before
    page.mouse.click(*pixel(page, (0.5, 6.2)))
    expect(page.locator(".sea .island .body")).to_have_count(1)
    assert whole(page) == before


@pytest.mark.parametrize("size", ["phone", "flat"])
def test_an_exchange_between_rafts_fits_under_thumbs(new_page: NewPage, size: str) -> None:
    page = sitting(new_page, size, BESIDE_EACH_OTHER)
    before = whole(page)
    page.get_by_role("button", name="Exchange with the raft beside you").click()
    page.get_by_role("button", name="Bo: lower right hole, red pearl").click()
    page.get_by_role("button", name="Your raft: upper left hole, red pearl").click()
    assert whole(page) == before
    part(page, "commit").click()
    expect(page.get_by_role("button", name="Your raft: lower right hole, red pearl")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "wide"])
def test_a_raft_that_comes_beside_mine_moves_nothing(new_page: NewPage, size: str) -> None:
    page = sitting(new_page, size, BESIDE_EACH_OTHER.replace("H,20,9,rb----", "H,21,9,rb--b-"))
    holes = page.locator("[data-stage=hand] [data-hole]")
    expect(holes).to_have_count(6)
    before, mine = whole(page), holes.first.bounding_box()
    page.keyboard.press("ArrowUp")
    expect(holes).to_have_count(12)
    assert (whole(page), holes.first.bounding_box()) == (before, mine)


def test_pearls_are_touched_on_the_sea_itself(new_page: NewPage) -> None:
    page = sitting(new_page, "desk", BESIDE_A.replace("rg----", "r--g--"))
    page.mouse.click(*pixel(page, (0.54, 6.46)))
    expect(part(page, "prompt")).to_contain_text("Now touch a hole")
    page.mouse.click(*pixel(page, (3.5, 5.5)))
    expect(page.get_by_role("button", name="Your raft: lower middle hole, blue pearl")).to_be_visible()


def test_what_others_did_stays_marked_until_i_move(new_page: NewPage) -> None:
    page = sitting(new_page, "desk", BESIDE_A.replace("rg----", "r--g--"), glass="none", no_timer_peek=False)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "sail")
    page.keyboard.press("e")
    expect(page.locator("[data-wake='0']")).to_have_count(1)
    part(page, "commit").click()
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "2")
    expect(page.locator("[data-wake='0']")).to_have_count(0)


def test_a_hint_names_pearl_and_hole_and_shows_them(new_page: NewPage) -> None:
    page = sit(
        new_page,
        [*here("Ada"), {"kind": "bot", "level": 1}],
        BESIDE_A.replace("rg----", "------").replace("premove", "launch"),
    )
    page.locator("[data-act=hint]").click()
    expect(part(page, "notice")).to_contain_text("hole", timeout=90_000)
    expect(page.locator("[data-hint] .take")).to_have_count(1)
    expect(page.locator("[data-hint] .onto")).to_have_count(1)
