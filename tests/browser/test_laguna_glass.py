"""Laguna against the glass: two windows with one clock, time by itself, time called by somebody."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.interactions_table import go
from browser.laguna_table import BESIDE_A, expect_raft, here, sit
from browser.serving import MAKE, NewPage

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
AT_ONCE = 1500
"""Milliseconds that a message may be under way on a busy machine; a glass is 4000."""
SHORT = {"kind": "hourglass", "seconds": 4}


def two_windows(new_page: NewPage, **options: Any) -> tuple[Page, Page]:
    """Ada's window and Bo's, at a table with a short glass."""
    ada = new_page("/about")
    wish = {"game": "laguna", "options": options, "seats": SEATS, "setup": BESIDE_A, "clock": SHORT}
    made = ada.evaluate(MAKE, wish)
    bo = new_page("/about")
    go(bo, made["table"], "invite", made["invitations"]["1"])
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    go(ada, made["table"], "seat", made["token"])
    for page in (ada, bo):
        expect(page.locator("[data-waters=play]")).to_be_visible()
    return ada, bo


def ends(page: Page) -> int:
    """The moment for which a window expects the end of the sand: its deadline, moved by its own offset."""
    return int(page.locator("[data-ends]").get_attribute("data-ends") or 0)


def test_time_runs_out_in_both_windows_at_the_same_moment_and_looks_like_time(new_page: NewPage) -> None:
    ada, bo = two_windows(new_page)
    expect(ada.get_by_role("timer")).to_be_visible()
    assert abs(ends(ada) - ends(bo)) < AT_ONCE
    for page in (ada, bo):
        expect(page.locator("[data-end]")).to_have_attribute("data-end", "time", timeout=20_000)


def test_in_call_mode_the_turn_goes_on_until_somebody_says_time(new_page: NewPage) -> None:
    ada, bo = two_windows(new_page, time_call="call")
    expect(ada.get_by_role("button", name="Time!")).to_have_count(0)
    expect(bo.get_by_role("timer", name="0 seconds left")).to_be_visible(timeout=20_000)
    expect(ada.locator("[data-turns]")).to_have_attribute("data-turns", "0")
    bo.get_by_role("button", name="Time!").click()
    expect(ada.locator("[data-end]")).to_have_attribute("data-end", "time")
    expect(bo.locator("[data-turns]")).to_have_attribute("data-turns", "1")


def test_keys_pressed_after_a_reef_do_not_reach_the_next_players_turn(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bo"), BESIDE_A.replace("H,2,4", "H,2,5"))
    expect_raft(page, 2, 5)
    page.keyboard.down("ArrowLeft")
    expect(page.locator("[data-end]")).to_have_attribute("data-end", "reef")
    page.keyboard.down("ArrowLeft")  # held: the keyboard repeats it
    page.keyboard.up("ArrowLeft")
    page.keyboard.press("e")  # a fresh key belongs to the turn that is on
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "2")
    expect_raft(page, 2, 16, seat=1)


def test_a_pause_says_so_over_the_board_and_ends_with_one_press(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bo"), BESIDE_A)
    page.locator("[data-act=pause]").click()
    over = page.locator("[data-stage=board] [data-paused]")
    expect(over).to_contain_text("asked for a pause")
    page.keyboard.press("e")
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "0")
    over.get_by_role("button", name="Go on").click()
    expect(over).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "1")


def test_on_one_screen_somebody_beside_can_say_that_time_is_up(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bo"), BESIDE_A, {"time_call": "call"}, clock={"kind": "hourglass", "seconds": 1})
    expect(page.get_by_role("timer", name="0 seconds left")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Time!").click()
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "1")


def test_a_patient_glass_waits_for_the_first_move_and_says_so(new_page: NewPage) -> None:
    clock = {"kind": "hourglass", "seconds": 20, "patient": True}
    page = sit(new_page, here("Ada", "Bo"), BESIDE_A.replace("rg----", "r--g--"), clock=clock)
    expect(page.locator("[data-stage=prompt]")).to_contain_text("The sand begins with your first move.")
    assert page.locator("[data-ends]").count() == 0
    expect(page.locator("[data-act=pause]")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ends]")).to_have_count(1)
    expect(page.get_by_role("timer", name="seconds left")).to_be_visible()
