"""Lacuna in the browser: by pointer, finger and keyboard, in both languages, on a wide screen and on a phone."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.serving import MAKE, NewPage
from browser.stage import from_menu, menu

PLAYED = [
    "B", "O0-27:6050", "R1-31:3846", "V2-10:3531", "O3-6:11186", "Y4-17:3961", "V5-11:14654",
    "G7-20:10176", "Y8-47:9666", "B9-13:4240", "P12-28:8056", "R14-18:4289",
]  # fmt: skip
BO: dict[str, Any] = {"kind": "here", "name": "Bo"}


def at_pond(new_page: NewPage, moves: int = 1, second: dict[str, Any] = BO, **profile: object) -> Page:
    """Ada and another at pond 1 after so many moves of the rule file's game."""
    page = new_page("/about", **profile)
    seats = [{"kind": "here", "name": "Ada"}, second]
    wish: dict[str, Any] = {"game": "lacuna", "options": {}, "seats": seats, "setup": "pond:1"}
    if moves:
        wish["record"] = {"format": 1, "game": "lacuna", "rules": 1, "setup": "pond:1", "moves": PLAYED[:moves]}
    made = page.evaluate(MAKE, wish)
    page.goto(f"{page.evaluate('location.origin')}/table/{made['table']}#seat={made['token']}")
    expect(page.locator("[data-phase]")).to_be_visible()
    return page


def flower(page: Page, number: int) -> Any:
    return page.locator(f"[data-flower='{number}']")


def spot(page: Page, number: int) -> tuple[float, float]:
    """Where a flower is drawn once it no longer glides."""
    flower(page, number).element_handle().wait_for_element_state("stable")
    box = flower(page, number).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page: Page, number: int) -> None:
    """As a finger does: on the spot, wherever the flower is drawn."""
    page.mouse.click(*spot(page, number))


def test_the_pond_appears_only_after_the_blind_pick(new_page: NewPage) -> None:
    page = at_pond(new_page, moves=0)
    expect(page.locator("[data-flower]")).to_have_count(0)
    page.locator("[data-pick=B]").click()
    expect(page.locator("[data-flower]")).to_have_count(48)


def test_the_pond_is_poured_again_before_the_first_pawn_and_not_after(new_page: NewPage) -> None:
    page = at_pond(new_page, moves=0)
    page.locator("[data-pick=B]").click()
    from_menu(page, "anew")
    page.locator("[data-pick=R]").click()
    expect(page.locator("[data-flower]")).to_have_count(48)
    page.locator("[data-flower][aria-label*='open line']:not([aria-label*='no open'])").first.focus()
    page.keyboard.press("Enter")
    page.locator(".flower.partner").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-flower]")).to_have_count(46)
    expect(menu(page).locator("[data-act=resign]")).to_be_visible()
    expect(page.locator("[data-act=anew]")).to_have_count(0)


def test_two_flowers_and_a_button_place_a_pawn(new_page: NewPage) -> None:
    page = at_pond(new_page)
    press(page, 0)
    expect(flower(page, 27)).to_have_class(re.compile("partner"))
    press(page, 27)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("line.stretch:not(.glow)")).to_have_count(2)
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-flower]")).to_have_count(46)
    expect(page.locator("[data-colour=O] i.gold")).to_have_count(2)


def test_the_pawn_slides_under_the_pointer_and_shows_what_it_would_close(new_page: NewPage) -> None:
    page = at_pond(new_page)
    press(page, 0)
    press(page, 27)
    slider = page.get_by_role("slider")
    before = slider.get_attribute("aria-valuenow")
    ghost, end = page.locator(".ghost").bounding_box(), flower(page, 27).bounding_box()
    assert ghost and end
    page.mouse.move(ghost["x"] + ghost["width"] / 2, ghost["y"] + ghost["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 10, steps=4)
    page.mouse.up()
    assert slider.get_attribute("aria-valuenow") != before
    expect(page.locator("[data-stage=prompt]")).to_contain_text(re.compile("nearest to you"))


def test_a_blocked_line_is_red_and_names_its_obstacle(new_page: NewPage) -> None:
    page = at_pond(new_page)
    press(page, 0)
    expect(flower(page, 27)).to_have_class(re.compile("partner"))
    kind = " ".join((flower(page, 0).get_attribute("aria-label") or "").split()[:2])
    others = page.locator(f"[data-flower][aria-label^='{kind}']:not(.partner):not(.chosen)")
    press(page, int(others.first.get_attribute("data-flower") or 0))
    expect(page.locator("line.blocked:not(.glow)")).to_have_count(1)
    expect(page.locator("[data-stage=prompt]")).to_contain_text(re.compile(r"On the line: the \w+ [a-z ]+\."))
    expect(page.locator("[data-act=place]")).to_be_disabled()


def test_keys_alone_place_a_pawn_with_coarse_and_fine_steps_and_stay_on_the_pond(new_page: NewPage) -> None:
    page = at_pond(new_page)
    flower(page, 0).focus()
    page.keyboard.press("Enter")
    flower(page, 27).focus()
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider")
    expect(slider).to_be_focused()
    start = int(slider.get_attribute("aria-valuenow") or 0)
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", str(start + 1))
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuenow", str(start + 1))
    assert int(slider.get_attribute("aria-valuenow") or 0) > start + 50
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator("[data-flower]")).to_have_count(46)
    expect(page.locator("[data-flower]:focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("key", "axis", "sign"),
    [("ArrowRight", "cx", 1), ("ArrowLeft", "cx", -1), ("ArrowDown", "cy", 1), ("ArrowUp", "cy", -1)],
)
@pytest.mark.parametrize("pair", [(0, 27), (2, 10)])
def test_the_pawn_goes_where_the_arrow_points(
    new_page: NewPage, pair: tuple[int, int], key: str, axis: str, sign: int
) -> None:
    page = at_pond(new_page)
    for number in pair:
        press(page, number)
    slider, ghost = page.get_by_role("slider"), page.locator(".ghost > circle")
    slider.focus()
    start, before = slider.get_attribute("aria-valuenow") or "", float(ghost.get_attribute(axis) or 0)
    page.keyboard.press(key)
    expect(slider).not_to_have_attribute("aria-valuenow", start)
    assert (float(ghost.get_attribute(axis) or 0) - before) * sign > 0


def test_arrow_keys_walk_from_flower_to_flower(new_page: NewPage) -> None:
    page = at_pond(new_page)
    flower(page, 42).focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.flower")
    assert focused and focused != "42"


def test_territory_shows_whose_water_it_is(new_page: NewPage) -> None:
    page = at_pond(new_page, moves=5)
    page.locator("[data-act=territory]").click()
    expect(page.locator(".territory polygon")).to_have_count(4)


@pytest.mark.parametrize(("language", "told"), [("en", "takes"), ("fr", "prend")])
def test_the_last_pawn_gathers_the_flowers_and_the_count_is_walked(new_page: NewPage, language: str, told: str) -> None:
    page = at_pond(new_page, moves=12, language=language)
    press(page, 15)
    press(page, 33)
    page.get_by_role("slider").press("Enter")
    expect(page.locator("[data-phase=done]")).to_be_visible()
    expect(page.locator("[data-gathered]")).to_have_count(24)
    page.locator("[data-act=walk]").click()
    expect(page.locator("[data-gathered]")).to_have_count(0)
    page.locator("[data-act=next-flower]").click()
    expect(page.locator("[data-gathered]")).to_have_count(1)
    expect(page.locator("[data-stage=prompt]")).to_contain_text(told)
    expect(page.locator("[data-stage=prompt]")).not_to_contain_text("mm")
    page.locator("[data-act=next-colour]").click()
    expect(page.locator("[data-colour=R][data-winner='0']")).to_be_visible()
    page.locator("[data-act=close]").click()
    expect(page.locator("[data-gathered]")).to_have_count(24)


def test_a_bot_answers(new_page: NewPage) -> None:
    page = at_pond(new_page, second={"kind": "bot", "level": 3})
    press(page, 0)
    press(page, 27)
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-flower]")).to_have_count(44, timeout=60_000)


def test_a_finger_plays_on_a_phone_and_nothing_overflows(new_page: NewPage) -> None:
    page = at_pond(new_page, width=360, language="fr")
    for number in (0, 27):
        box = flower(page, number).bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-act=place]").tap()
    expect(page.locator("[data-flower]")).to_have_count(46)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_is_accessible(new_page: NewPage, theme: str) -> None:
    page = at_pond(new_page, moves=5, theme=theme)
    press(page, 4)
    found = Axe().run(page, context=".stage")
    assert found.violations_count == 0, found.generate_report()
