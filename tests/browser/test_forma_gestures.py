"""Forma by hand: two fingers zoom the board and turn the piece, the wheel turns it, a double tap flips it."""

import math
import time

from playwright.sync_api import Locator, Page, expect

from browser.forma_table import cell, expect_turn, here, sit
from browser.serving import NewPage
from browser.stage import STILL

WHOLE = "pos:" + "/".join(["." * 20] * 20)
Fingers = list[tuple[float, float]]
STEP_SECONDS = 0.1
"""Between two places of a finger, as the browser is told."""


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page: Page, *steps: Fingers) -> None:
    """Put fingers down, move them step by step, lift them: as slowly as people do.

    At a machine's speed the browser takes it for a flick, and a tap soon after it for one that stops the flick."""
    session = page.context.new_cdp_session(page)
    began = time.time() - STEP_SECONDS * len(steps)
    for i, fingers in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
        kind, at = "touchMove" if i else "touchStart", began + STEP_SECONDS * i
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def around(centre: tuple[float, float], radius: float, degrees: float) -> Fingers:
    right, down = radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))
    return [(centre[0] - right, centre[1] - down), (centre[0] + right, centre[1] + down)]


def width(page: Page) -> float:
    box = page.locator(".forma svg[role=grid]").bounding_box()
    assert box is not None
    return box["width"]


def test_two_fingers_zoom_the_board_and_pieces_are_put_there_all_the_same(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE, width=360)
    expect(cell(page, "0,0")).to_be_visible()
    before, centre = width(page), middle(page.locator(".room"))
    touch(page, *[around(centre, radius, 20) for radius in (30, 45, 60, 80)])
    expect(page.locator(".room.zoomed")).to_be_attached()
    expect(page.locator(".forma svg[role=grid]")).not_to_have_css("width", f"{before:g}px")
    wide = width(page)
    assert wide > 1.5 * before
    expect(page.locator(".ring")).to_have_count(0)
    touch(page, *[around(centre, radius, 20) for radius in (80, 60, 50)])
    assert width(page) < wide
    page.locator('.own [data-shape="X"]').click()
    page.get_by_role("button", name="Whole board").click()
    expect(page.locator(".forma svg[role=grid]")).to_have_css("width", f"{before:g}px")
    cell(page, "10,10").click()
    page.locator("[data-act=put]").click()
    expect_turn(page, 1)


def test_only_the_player_brings_the_board_closer(new_page: NewPage) -> None:
    """A tap on small squares leaves the board as it is; the glass beside the piece looks closer there."""
    page = sit(new_page, here("Ada", "Bea"), WHOLE, width=740, height=360)
    page.locator('.own [data-shape="X"]').click()
    before, board = width(page), page.locator("[data-stage=board]").bounding_box()
    cell(page, "14,4").tap()
    expect(page.locator(".ring")).to_have_count(1)
    page.evaluate(STILL)
    assert width(page) == before
    page.get_by_role("button", name="Zoom in").tap()
    expect(page.locator(".forma svg[role=grid]")).to_have_css("width", f"{2 * before:g}px")
    assert page.locator("[data-stage=board]").bounding_box() == board
    expect(cell(page, "14,4")).to_be_in_viewport(ratio=1)
    page.locator("[data-act=put]").tap()
    expect_turn(page, 1)


def test_a_finger_slides_the_piece_over_the_board(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE, width=360)
    page.locator('.own [data-shape="X"]').click()
    cell(page, "4,4").tap()
    across, down = middle(cell(page, "10,10"))
    touch(page, [middle(cell(page, "6,6"))], [(across, down)], [(across, down + 52)], [(across, down + 52)])
    expect(cell(page, "10,10")).to_have_attribute("aria-selected", "true")
    expect_turn(page, 0)
    page.locator("[data-act=put]").tap()
    expect_turn(page, 1)


def carried(page: Page, shape: str, to: str) -> None:
    """Drag a piece from the tray to a cell with the mouse, and let it go."""
    page.mouse.move(*middle(page.locator(f'.own [data-shape="{shape}"]')))
    page.mouse.down()
    page.mouse.move(*middle(cell(page, to)), steps=6)
    page.mouse.up()


def test_a_piece_is_dragged_to_the_board_and_committed_by_the_button(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE)
    carried(page, "X", "10,10")
    expect(page.locator(".ring")).to_have_count(1)
    expect_turn(page, 0)
    page.locator("[data-act=put]").click()
    expect_turn(page, 1)


def test_a_finger_carries_a_piece_above_itself(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE, width=360)
    start = middle(page.locator('.own [data-shape="X"]'))
    across, down = middle(cell(page, "10,10"))
    halfway = ((start[0] + across) / 2, (start[1] + down) / 2)
    touch(page, [start], [halfway], [(across, down + 52)], [(across, down + 52)])
    expect(cell(page, "10,10")).to_have_attribute("aria-selected", "true")
    page.locator("[data-act=put]").tap()
    expect_turn(page, 1)


def test_dragged_over_the_board_by_eye_alone_it_is_not_seen_there(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE)
    page.mouse.move(*middle(page.locator('.own [data-shape="X"]')))
    page.mouse.down()
    page.mouse.move(*[part - 40 for part in middle(page.locator('.own [data-shape="X"]'))], steps=4)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.move(*middle(cell(page, "10,10")), steps=4)
    expect(page.locator(".carried, .ghost")).to_have_count(0)
    expect(page.locator(".ring")).to_have_count(1)
    page.mouse.up()


def test_the_right_button_turns_the_piece(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE)
    page.locator('.own [data-shape="L"]').click()
    first = page.locator(".well .edge").get_attribute("d") or ""
    cell(page, "10,10").click(button="right")
    expect(page.locator(".well .edge")).not_to_have_attribute("d", first)
    expect(page.locator(".ring")).to_have_count(0)


def test_a_twist_of_two_fingers_turns_the_piece_either_way(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE, width=360)
    page.locator('.own [data-shape="L"]').click()
    drawn = page.locator(".well .edge")
    first = drawn.get_attribute("d") or ""
    centre = middle(page.locator(".well"))
    touch(page, *[around(centre, 40, degrees) for degrees in (0, 15, 30, 45, 50)])
    expect(drawn).not_to_have_attribute("d", first)
    touch(page, *[around(centre, 40, degrees) for degrees in (50, 35, 20, 5, 0)])
    expect(drawn).to_have_attribute("d", first)
    touch(page, around(centre, 40, 0), around(centre, 40, 12))
    expect(drawn).to_have_attribute("d", first)


def test_a_double_tap_flips_the_piece_and_a_single_one_moves_the_dot(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE, width=360)
    page.locator('.own [data-shape="F"]').click()
    drawn = page.locator(".well .edge")
    first = drawn.get_attribute("d") or ""
    expect(page.locator('[data-anchor="4"]')).to_have_attribute("aria-pressed", "false")
    page.locator('[data-anchor="4"]').tap()
    expect(page.locator('[data-anchor="4"]')).to_have_attribute("aria-pressed", "true")
    expect(drawn).to_have_attribute("d", first)
    page.locator('[data-anchor="4"]').dblclick()
    expect(drawn).not_to_have_attribute("d", first)


def test_the_wheel_turns_the_piece_and_leaves_the_page_where_it_is(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), WHOLE)
    page.locator('.own [data-shape="L"]').click()
    drawn = page.locator(".well .edge")
    first = drawn.get_attribute("d") or ""
    page.locator(".well").hover()
    page.mouse.wheel(0, 60)
    expect(drawn).not_to_have_attribute("d", first)
    page.mouse.wheel(0, -60)
    expect(drawn).to_have_attribute("d", first)
    assert page.evaluate("scrollY") == 0
