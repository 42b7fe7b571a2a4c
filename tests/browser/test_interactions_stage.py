"""Interactions on its stage: sizes, a box that stays, carried tiles, marks that stay, an end that is counted."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.interactions_table import BOTS, bot, here, in_hand, lay, open_cells, select, sit, tiles
from browser.serving import NewPage
from browser.stage import SIZES, STILL, box, on_screen, part, scrolls

PARTS = ("board", "hand", "prompt", "actions")
MODES: dict[str, tuple[list[dict[str, Any]], dict[str, object]]] = {
    "two": ([*here("Ada"), bot()], {}),
    "teams": ([*here("Ada"), bot(), bot(), bot()], {"players": 4, "teams": True}),
    "solo": (here("Zoé"), {"players": 1}),
}


def sized(new_page: NewPage, size: str, mode: str, **profile: str) -> Page:
    width, height = SIZES[size]
    seats, options = MODES[mode]
    return sit(new_page, seats, options=options, width=width, height=height, **profile)


def wholly_there(page: Page) -> None:
    """Everything that the step needs, without scrolling, in the page or in the hand."""
    there = [*PARTS, *(["commit"] if part(page, "commit").count() else [])]
    assert [name for name in there if not on_screen(page, name)] == []
    assert not scrolls(page)
    hand = part(page, "hand").evaluate(
        "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
    )
    assert hand == [0, 0]
    targets = page.locator("[data-phase] [data-stage=hand] button, [data-stage=board] button").evaluate_all(
        "all => all.map(one => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height))"
    )
    assert min(targets) >= 40


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", SIZES)
def test_every_step_of_a_turn_fits_and_the_box_stays(new_page: NewPage, size: str, mode: str) -> None:
    page = sized(new_page, size, mode, language="fr")
    page.locator(".pick").first.wait_for()
    at_first = box(page, "board")
    wholly_there(page)
    select(page, "PS")
    for _ in range(2):
        in_hand(page, "available").first.wait_for(timeout=BOTS)
        wholly_there(page)
        in_hand(page, "available").first.click()
        wholly_there(page)
        in_hand(page, "reserve").first.click()
        wholly_there(page)
        before = tiles(page).count()
        open_cells(page).first.click()
        expect(tiles(page).nth(before)).to_be_attached()
        assert box(page, "board") == at_first


HELD = """() => Object.fromEntries([...document.querySelectorAll('.own [data-tile]')].map(one => {
  const {x, y, width} = one.getBoundingClientRect();
  return [one.closest('.group').className.includes('reserve') + one.dataset.tile, [x, y, width].map(Math.round)];
}))"""
"""Where each tile of the hand lies, by whether it is in the reserve."""


@pytest.mark.parametrize("size", SIZES)
def test_tiles_of_the_hand_keep_their_places(new_page: NewPage, size: str) -> None:
    """While the reserve shrinks, and when what is said of the last tile comes."""
    page = sized(new_page, size, "solo")
    select(page, "PS")
    places = dict[str, list[int]]()
    for _ in range(5):
        in_hand(page, "available").first.wait_for()
        page.mouse.move(0, 0)  # a tile under the pointer is lifted a little
        page.evaluate(STILL)
        held = page.evaluate(HELD)
        assert {tile: at for tile, at in held.items() if tile in places} == {
            tile: places[tile] for tile in held if tile in places
        }
        places |= held
        lay(page)


@pytest.mark.parametrize(("size", "high"), [("desk", 640), ("wide", 880)])
def test_the_final_outline_is_as_large_as_the_box_allows(new_page: NewPage, size: str, high: int) -> None:
    width, height = SIZES[size]
    page = sit(new_page, here("Ada", "Bo"), options={"select": "ordered"}, width=width, height=height)
    for two in ("PA", "HS"):
        select(page, two)
    expect(page.locator("[data-outline=possible]")).to_have_count(2)
    for cell in ("f6", "g6", "h6", "i6", "f5", "f7"):
        lay(page, cell=cell)
    board = box(page, "board")
    page.wait_for_function(
        """([high, wide]) => {
          const {width, height} = document.querySelector('[data-outline=final]').getBoundingClientRect();
          return height >= high || width >= wide;
        }""",
        arg=[high, board["width"] - 8],
    )  # the camera glides there
    final = page.locator("[data-outline=final]").bounding_box()
    assert final and (final["height"] >= high or final["width"] >= board["width"] - 8)
    assert final["x"] >= board["x"] and final["y"] >= board["y"]


def test_a_tile_is_carried_to_its_cell(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), bot()])
    select(page, "PA")
    in_hand(page, "available", "P").wait_for()
    in_hand(page, "reserve", "M").click()
    _carry(page, "P", "f6")
    expect(page.locator("[data-cell=f6][data-tile=P]")).to_be_visible()


def test_a_carried_tile_waits_as_a_ghost_for_the_one_that_comes_up(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), bot()])
    select(page, "PA")
    in_hand(page, "available", "P").wait_for()
    _carry(page, "P", "f6")
    expect(page.locator("[data-cell=f6].chosen .thought")).to_be_visible()
    in_hand(page, "reserve", "M").click()
    assert tiles(page).count() == 0
    page.locator("[data-act=lay]").click()
    expect(page.locator("[data-cell=f6][data-tile=P]")).to_be_visible()


def _carry(page: Page, tile: str, cell: str) -> None:
    start, end = in_hand(page, "available", tile).bounding_box(), page.locator(f"[data-cell={cell}]").bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] - 60, start["y"] + 30)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def test_what_three_bots_did_stays_marked_until_i_move(new_page: NewPage) -> None:
    page = sized(new_page, "desk", "teams")
    select(page, "PS")
    lay(page)
    in_hand(page, "available").first.wait_for(timeout=BOTS)
    expect(tiles(page)).to_have_count(4)
    expect(page.locator("[data-cell].laid")).to_have_count(3)
    # whoever turned a tile after it was laid has touched it last
    touched = page.locator("[data-cell].laid").evaluate_all("all => all.map(one => one.dataset.by)")
    assert set(touched) <= {"1", "2", "3"}
    in_hand(page, "available").first.click()
    expect(page.locator("[data-cell].laid")).to_have_count(3)


def test_a_finger_first_sees_what_a_cell_would_bring(new_page: NewPage) -> None:
    page = sized(new_page, "phone", "two")
    select(page, "PS")
    in_hand(page, "available").first.tap()
    in_hand(page, "reserve").first.tap()
    open_cells(page).first.tap()
    expect(page.locator("[data-cell].chosen .thought")).to_be_visible()
    assert tiles(page).count() == 0
    open_cells(page).first.tap()
    expect(tiles(page).first).to_be_visible()


def test_an_end_is_counted_seat_by_seat_before_its_result(new_page: NewPage) -> None:
    page = sit(new_page, here("Zoé"), options={"players": 1}, speed="quick")
    select(page, "PA")
    at_first = box(page, "board")
    for _ in range(6):
        lay(page)
    expect(page.locator("[data-counted].now")).to_be_visible()
    again = page.get_by_role("button", name="Play again")
    expect(again).to_have_count(0)
    expect(page.locator("[data-mood]")).to_be_attached()
    expect(again).to_be_visible()
    assert box(page, "board") == at_first
