"""Laguna in the browser: steering, docking, exchanging, delivering, and what a phone shows."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.laguna_table import BASE, BESIDE_A, expect_raft, here, pixel, sit
from browser.serving import NewPage

ENDS = "[data-end]"
AT_VOLCANO = f"{BASE} play turn=0 phase=sail raft0=H,8,9,rrg---,A raft1=H,2,16,gb----,B volcano=5,0"
BESIDE_EACH_OTHER = f"{BASE} play turn=0 phase=sail raft0=H,20,9,rb----,- raft1=H,18,9,-y---r,- volcano=0,0"
YELLOW = "rgb(227, 181, 5)"
PUZZLE = f"{BASE} start=H,2,4,A target A=-"


def calm(
    new_page: NewPage, setup: str | None = BESIDE_A, seats: tuple[str, ...] = ("Ada", "Bo"), **profile: Any
) -> Page:
    return sit(new_page, here(*seats), setup, **profile)


def test_a_raft_is_placed_and_launched_by_buttons_alone(new_page: NewPage) -> None:
    page = calm(new_page, None)
    for placed in (1, 2):
        page.get_by_role("button", name="Start here").click()
        expect(page.locator(".sea .raft")).to_have_count(placed)
    expect(page.locator("[data-waters]")).to_have_attribute("data-waters", "play")
    expect(page.get_by_role("button", name="End turn")).to_be_disabled()
    for hole in ("upper left hole, open", "upper middle hole, open"):
        page.locator(".shore button").first.click()
        page.get_by_role("button", name=hole).click()
        expect(page.get_by_role("button", name=hole)).to_have_count(0)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_a_colour_is_chosen_at_the_set_up_and_worn_at_the_table(new_page: NewPage) -> None:
    page = new_page("/new/laguna")
    page.locator("summary").click()
    colours = page.get_by_role("group", name="Colours")
    expect(colours).to_have_count(2)
    colours.nth(0).get_by_text("yellow", exact=True).click()
    expect(colours.nth(1).get_by_text("yellow", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Start here").click()
    expect(page.locator(".sea .raft .edge").first).to_have_css("stroke", YELLOW)
    expect(page.locator("li svg .bamboo").first).to_have_css("stroke", YELLOW)


SLOW_THEN_QUICK = """async () => {
  const send = WebSocket.prototype.send;
  let late = 150;
  WebSocket.prototype.send = function (text) {
    setTimeout(() => send.call(this, text), late);
    if (text.includes('load ')) late = 0;
  };
  const press = name => document.querySelector(`[data-stage=hand] button[aria-label*="${name}"]`).click();
  const frame = () => new Promise(requestAnimationFrame);
  for (const [pearl, hole] of [['red pearl of', 'upper right hole'], ['green pearl of', 'lower middle hole']]) {
    press(pearl);
    await frame();
    press(hole);
    while (document.querySelector(`[data-stage=hand] [aria-label*="${hole}, open"]`)) await frame();
  }
}"""
"""The first load is late on its way; the second is pressed as soon as the first is seen."""


def test_an_action_that_arrived_late_does_not_make_the_next_one_too_fast(new_page: NewPage) -> None:
    """LAG-E5 counts from what the server accepted, not from what was pressed."""
    page = calm(new_page, BESIDE_A.replace("rg----", "r--b--"))
    page.evaluate(SLOW_THEN_QUICK)
    expect(page.get_by_role("button", name="Your raft: lower middle hole, green pearl")).to_be_visible()


def test_arrow_keys_steer_and_a_forbidden_way_changes_nothing(new_page: NewPage) -> None:
    page = calm(new_page, BESIDE_A.replace("rg----", "r--g--"))
    expect_raft(page, 2, 4)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect_raft(page, 2, 5)
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "sail")


def test_a_reef_that_shows_ends_the_turn_before_everybodys_eyes(new_page: NewPage) -> None:
    page = calm(new_page, BESIDE_A.replace("H,2,4", "H,2,5"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(ENDS)).to_have_attribute("data-end", "reef")
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", "1")


def test_ending_by_choice_looks_different_from_a_reef(new_page: NewPage) -> None:
    page = calm(new_page)
    page.keyboard.press("e")
    expect(page.locator(ENDS)).to_have_attribute("data-end", "end")


def test_two_keys_shift_a_pearl(new_page: NewPage) -> None:
    page = calm(new_page)
    page.keyboard.press("u")
    page.keyboard.press("j")
    expect(page.get_by_role("button", name="Your raft: lower left hole, red pearl")).to_be_visible()


def test_a_covered_hole_exchanges_at_an_island(new_page: NewPage) -> None:
    page = calm(new_page, BESIDE_A.replace("rg----", "r--g--"))
    page.get_by_role("button", name="blue pearl of island A").click()
    page.get_by_role("button", name="Your raft: upper left hole, red pearl").click()
    expect(page.get_by_role("button", name="Your raft: upper left hole, blue pearl")).to_be_visible()


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """From one place of the sea to another, in cells."""
    page.mouse.move(*pixel(page, start))
    page.mouse.down()
    page.mouse.move(*pixel(page, end), steps=4)
    page.mouse.up()


def test_pearls_are_dragged_between_island_and_raft(new_page: NewPage) -> None:
    page = calm(new_page, BESIDE_A.replace("rg----", "r--g--"))
    red, blue = (1.46, 5.54), (0.54, 6.46)
    drag(page, blue, (3.5, 5.5))
    expect(page.get_by_role("button", name="Your raft: lower middle hole, blue pearl")).to_be_visible()
    drag(page, (3.5, 4.5), red)
    expect(page.get_by_role("button", name="Your raft: lower left hole, red pearl")).to_be_visible()


def test_rafts_exchange_hole_against_hole_and_only_what_is_legal(new_page: NewPage) -> None:
    page = calm(new_page, BESIDE_EACH_OTHER)
    expect(page.get_by_role("button", name="Exchange")).to_have_count(0)
    page.get_by_role("button", name="Bo: lower right hole, red pearl").click()
    expect(page.get_by_role("button", name="Exchange", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Your raft: upper left hole, red pearl").click()
    page.get_by_role("button", name="Exchange", exact=True).click()
    expect(page.get_by_role("button", name="Your raft: lower right hole, red pearl")).to_be_visible()


def test_the_last_pearl_wins(new_page: NewPage) -> None:
    page = calm(new_page, AT_VOLCANO)
    page.locator("[data-act=unload]").click()
    expect(page.get_by_role("heading", name="Ada wins")).to_be_visible()
    expect(page.locator(".sea .raft .crown")).to_have_count(1)


def test_a_puzzle_shows_its_target_and_counts_moves(new_page: NewPage) -> None:
    page = calm(new_page, PUZZLE, ("Ada",), options={"players": 1})
    expect(page.locator(".target")).to_contain_text("0 moves")
    for hole in ("upper left hole, open", "upper middle hole, open", "lower left hole, open"):
        page.locator(".shore button").first.click()
        page.get_by_role("button", name=hole).click()
        expect(page.get_by_role("button", name=hole)).to_have_count(0)
    expect(page.get_by_text("The puzzle is solved.").first).to_be_visible()


def test_on_a_phone_the_sea_follows_the_raft_and_nothing_overflows(new_page: NewPage) -> None:
    page = calm(new_page, width=360)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    seen = page.locator(".sea svg").get_attribute("data-seen")
    assert seen is not None and seen.endswith("12.6")
    page.get_by_role("button", name="The whole sea").click()
    expect(page.locator(".sea svg")).to_have_attribute("data-seen", "-0.6 -0.6 25.2")


def test_the_board_speaks_french(new_page: NewPage) -> None:
    page = calm(new_page, language="fr")
    expect(page.get_by_role("button", name="Finir")).to_be_visible()
    expect(page.locator("[data-stage=prompt]")).to_contain_text("Un récif se voit")


def test_the_board_has_no_accessibility_problem(new_page: NewPage) -> None:
    page = calm(new_page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_nothing_in_the_page_tells_what_lies_under_a_pearl(new_page: NewPage) -> None:
    page = calm(new_page, BESIDE_A.replace("rg----", "r--g--"))
    assert page.locator(".sea .reef").count() == page.locator(".sea .reef:visible").count() == 63
