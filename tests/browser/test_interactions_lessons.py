"""The first lesson of Interactions on its board: by mouse, by finger, by keys, in both languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.interactions_table import in_hand, lay, overflows, tab_to
from browser.serving import NewPage
from browser.stage import on_screen, part

FIRST = "/learn/interactions/goal"
ON = re.compile("A folded corner|Un coin plié")
MOVES = (("P", "C", "f6"), ("M", "H", "e6"), ("A", "", "e4"))
PRAISE = {
    "en": ("Seven points", "Your fox is back", "nine points less"),
    "fr": ("Sept points", "Ton renard est revenu", "neuf points de moins"),
}


def teacher(page: Page) -> Locator:
    return part(page, "teacher")


def onward(page: Page) -> Locator:
    return page.locator("[data-act=next]")


def go_on(page: Page, tile: str) -> None:
    """To the next step that asks for something: after the bee comes one that only tells how it goes on."""
    onward(page).click()
    if tile == "M":
        expect(teacher(page)).to_contain_text(ON)
        onward(page).click()


def finish(page: Page, words: str) -> None:
    """The last step only asks to go on; then comes what was learnt."""
    expect(teacher(page)).to_contain_text("16")
    onward(page).click()
    expect(page.locator("section[aria-labelledby=learnt]")).to_contain_text(words)
    expect(page.locator("[data-act=following]")).to_be_visible()


def test_a_stranger_takes_the_first_lesson_by_mouse(new_page: NewPage) -> None:
    page = new_page(FIRST)
    for (tile, raised, cell), praise in zip(MOVES, PRAISE["en"], strict=True):
        lay(page, tile, cell, raised)
        expect(teacher(page)).to_contain_text(praise)
        go_on(page, tile)
    finish(page, "The goal: the most points")
    page.goto(f"{page.evaluate('location.origin')}/learn/interactions")
    expect(page.locator("li.done [data-lesson=goal]")).to_be_visible()
    expect(page.locator("[data-lesson]")).to_have_count(8)


def test_a_finger_takes_it_on_a_phone_in_french(new_page: NewPage) -> None:
    page = new_page(FIRST, width=360, height=740, language="fr")
    for (tile, raised, cell), praise in zip(MOVES, PRAISE["fr"], strict=True):
        in_hand(page, "available", tile).tap()
        if raised:
            in_hand(page, "reserve", raised).tap()
        for _ in range(2):  # a finger first sees what its tile would do
            page.locator(f"[data-cell={cell}]").tap()
        expect(teacher(page)).to_contain_text(praise)
        assert not overflows(page)
        assert all(on_screen(page, name) for name in ("board", "teacher"))
        go_on(page, tile)
    finish(page, "Le but")


def test_keys_are_enough(new_page: NewPage) -> None:
    page = new_page(FIRST)
    for (tile, raised, _), praise in zip(MOVES[:1], PRAISE["en"][:1], strict=True):
        tab_to(page, f".own .available [data-tile={tile}]")
        page.keyboard.press("Enter")
        tab_to(page, f".own .reserve [data-tile={raised}]")
        page.keyboard.press("Enter")
        expect(page.locator("[role=gridcell]:focus")).to_be_attached()
        page.keyboard.press("Enter")
        expect(teacher(page)).to_contain_text(praise)
        tab_to(page, "[data-act=next]")
        page.keyboard.press("Enter")
    expect(teacher(page)).to_contain_text("The snail turned your fox over")


def test_a_wrong_move_shows_what_it_would_do_and_can_be_tried_again(new_page: NewPage) -> None:
    page = new_page(FIRST)
    page.locator("[data-act=skip]").click()
    lay(page, "M", "g5", "H")
    expect(teacher(page)).to_contain_text("the bee does not touch your rabbit")
    expect(page.locator("[data-cell=f6]")).to_have_attribute("data-value", "3")
    page.locator("[data-act=again]").click()
    expect(page.locator("[data-cell=g5]")).not_to_have_attribute("data-value", "3")
    lay(page, "M", "g6", "H")
    expect(teacher(page)).to_contain_text("Your fox is back")
    expect(page.locator("[data-cell=f6]")).to_have_attribute("data-value", "7")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_held_sideways_has_room_for_board_teacher_and_presses(new_page: NewPage, language: str) -> None:
    page = new_page(FIRST, width=740, height=360, language=language)
    expect(in_hand(page, "available").first).to_be_visible()
    for step in range(5):
        assert all(on_screen(page, name) for name in ("board", "teacher", "actions")), step
        skip = page.locator("[data-act=skip]")
        box = skip.bounding_box()
        assert box and box["x"] + box["width"] <= 741, step
        skip.click()
    expect(page.locator("[data-act=following]")).to_be_visible()


def test_the_wild_player_and_the_first_choice_are_asked_for_on_their_boards(new_page: NewPage) -> None:
    page = new_page("/learn/interactions/wild")
    lay(page, "S", "f6", "C")
    expect(teacher(page)).to_contain_text("to the right of yours")
    expect(page.locator("[data-cell=g6]")).to_have_attribute("data-tile", "S")
    page.goto(f"{page.evaluate('location.origin')}/learn/interactions/good")
    for tile in "PA":
        page.locator(f".pick[data-tile={tile}]").click()
    page.locator("[data-act=select]").click()
    expect(teacher(page)).to_contain_text("One strong tile")


CUT = """() => [...document.querySelectorAll('.pick')].filter(one => {
  const box = one.getBoundingClientRect();
  return [...one.querySelectorAll('.words, .words *')].some(words => {
    const {top, bottom, height} = words.getBoundingClientRect();
    return height > 0 && (top < box.top - 1 || bottom > box.bottom + 1);
  });
}).map(one => one.innerText)"""
"""What is written on a plate of the first choice and is not seen whole."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_plates_of_the_first_choice_are_whole_on_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page("/learn/interactions/good", width=360, height=740, language=language)
    expect(page.locator(".pick")).to_have_count(7)
    assert page.evaluate(CUT) == []
