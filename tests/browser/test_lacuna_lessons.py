"""The first lesson of Lacuna on its board: by mouse, by touch and by keys, in both languages, on every screen."""

import pytest
from playwright.sync_api import Page, expect

from browser.serving import NewPage
from browser.stage import on_screen, part, scrolls
from browser.test_lacuna import flower, press, spot

PAIRS = [(0, 1), (0, 1), (0, 2), None, (12, 41)]
"""What each step of the first lesson asks to be joined."""


def at_lesson(new_page: NewPage, lesson: str = "first", **profile: object) -> Page:
    page = new_page(f"/learn/lacuna/{lesson}", **profile)
    expect(page.locator("[data-phase]")).to_be_visible()
    return page


def at_step(page: Page, number: int, of: str) -> None:
    expect(page.get_by_text(f"{number} {of} 5", exact=True)).to_be_visible()


def seen(page: Page, *names: str) -> bool:
    return all(on_screen(page, name) for name in names) and not scrolls(page)


def test_a_mouse_takes_the_first_lesson_to_its_end(new_page: NewPage) -> None:
    page = at_lesson(new_page)
    for number, pair in enumerate(PAIRS, 1):
        at_step(page, number, "of")
        if pair:
            for one in pair:
                press(page, one)
            if number == 2:
                page.get_by_role("slider").press("End")
            page.locator("[data-act=place]").click()
            expect(page.locator(".teacher.right")).to_be_visible()
        page.locator("[data-act=next]").click()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    expect(page.get_by_text("win four of the seven colours")).to_be_visible()


def test_a_finger_takes_it_in_french_on_a_phone(new_page: NewPage) -> None:
    page = at_lesson(new_page, width=360, language="fr")
    for number, pair in enumerate(PAIRS, 1):
        at_step(page, number, "sur")
        assert seen(page, "board", "teacher")
        if pair:
            for one in pair:
                page.touchscreen.tap(*spot(page, one))
            if number == 2:
                page.get_by_role("slider").press("End")
            page.locator("[data-act=place]").tap()
            expect(page.locator(".teacher.right")).to_be_visible()
        page.locator("[data-act=next]").tap()
    expect(page.get_by_role("heading", name="Bravo")).to_be_visible()


def test_keys_alone_answer_a_step(new_page: NewPage) -> None:
    page = at_lesson(new_page)
    for one in (0, 1):
        flower(page, one).focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".teacher.right")).to_be_visible()
    page.locator("[data-act=next]").press("Enter")
    at_step(page, 2, "of")


def test_a_pawn_that_stands_too_far_away_is_shown_and_tried_again(new_page: NewPage) -> None:
    page = at_lesson(new_page)
    page.locator("[data-act=skip]").click()
    at_step(page, 2, "of")
    lying = page.locator("[data-flower]").count()
    for one in (0, 1):
        flower(page, one).press("Enter")
    page.locator("[data-act=place]").click()
    expect(part(page, "teacher")).to_contain_text("Slide your pawn further")
    expect(page.locator("[data-flower]")).to_have_count(lying - 2)
    page.locator("[data-act=again]").click()
    expect(page.locator("[data-flower]")).to_have_count(lying)
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_board_teacher_and_what_the_move_brought_are_in_sight_on_a_phone_held_sideways(
    new_page: NewPage, language: str
) -> None:
    page = at_lesson(new_page, width=740, height=360, language=language)
    assert seen(page, "board", "teacher", "hand", "actions")
    for one in (0, 1):
        press(page, one)
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-act=next]")).to_be_in_viewport(ratio=1)
    assert seen(page, "board", "teacher", "hand")
    expect(page.locator("[data-colour=B] i.gold")).to_have_count(2)


def test_a_flower_chosen_in_one_step_is_not_chosen_in_the_next(new_page: NewPage) -> None:
    page = at_lesson(new_page)
    press(page, 0)
    expect(page.locator(".flower.chosen")).to_have_count(1)
    page.locator("[data-act=skip]").click()
    at_step(page, 2, "of")
    expect(page.locator(".flower.chosen")).to_have_count(0)
