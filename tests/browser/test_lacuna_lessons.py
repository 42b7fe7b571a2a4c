"""The lessons of Lacuna on its board: by mouse, by touch and by keys, in both languages, on every screen."""

import pytest
from playwright.sync_api import Page, expect

from browser.serving import NewPage
from browser.stage import on_screen, part, scrolls
from browser.test_lacuna import flower, press, spot

PAIRS = [(0, 2), (0, 1), (12, 41)]
"""What each step of the first lesson asks to be joined."""


def at_lesson(new_page: NewPage, lesson: str = "first", **profile: object) -> Page:
    page = new_page(f"/learn/lacuna/{lesson}", **profile)
    expect(page.locator("[data-phase]")).to_be_visible()
    return page


def at_step(page: Page, number: int, of: str, steps: int = 3) -> None:
    expect(page.get_by_text(f"{number} {of} {steps}", exact=True)).to_be_visible()


def seen(page: Page, *names: str) -> bool:
    return all(on_screen(page, name) for name in names) and not scrolls(page)


def test_a_mouse_takes_the_first_lesson_to_its_end(new_page: NewPage) -> None:
    page = at_lesson(new_page)
    for number, pair in enumerate(PAIRS, 1):
        at_step(page, number, "of")
        for one in pair:
            press(page, one)
        if number == 2:
            page.get_by_role("slider").press("End")
        page.locator("[data-act=place]").click()
        expect(page.locator(".teacher.right")).to_be_visible()
        page.locator("[data-act=next]").click()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    expect(page.get_by_text("four of seven colours")).to_be_visible()


def test_a_finger_takes_it_in_french_on_a_phone(new_page: NewPage) -> None:
    page = at_lesson(new_page, width=360, language="fr")
    for number, pair in enumerate(PAIRS, 1):
        at_step(page, number, "sur")
        assert seen(page, "board", "teacher")
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
    for one in (0, 2):
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
    for one in (0, 2):
        press(page, one)
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-act=next]")).to_be_in_viewport(ratio=1)
    assert seen(page, "board", "teacher", "hand")
    expect(page.locator("[data-colour=O] i.silver")).to_have_count(2)


def test_a_flower_chosen_in_one_step_is_not_chosen_in_the_next(new_page: NewPage) -> None:
    page = at_lesson(new_page)
    press(page, 0)
    expect(page.locator(".flower.chosen")).to_have_count(1)
    page.locator("[data-act=skip]").click()
    at_step(page, 2, "of")
    expect(page.locator(".flower.chosen")).to_have_count(0)


LINE = [(0, 1), (1, 2), (1, 3), (0, 1), (2, 3), (0, 1)]
"""What each step of the lesson about lines asks to be joined."""


def slid(page: Page, part_of_line: float) -> None:
    """The pawn being placed is dragged along its line, from the first chosen flower to the second."""
    ghost = page.locator(".ghost > circle").bounding_box()
    ends = [page.locator(".flower.chosen .disc").nth(n).bounding_box() for n in (0, 1)]
    assert ghost and ends[0] and ends[1]
    middle = [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in (ghost, ends[0], ends[1])]
    page.mouse.move(*middle[0])
    page.mouse.down()
    page.mouse.move(*(a + (b - a) * part_of_line for a, b in zip(middle[1], middle[2], strict=True)), steps=4)
    page.mouse.up()


def test_a_mouse_takes_the_lesson_about_lines_to_its_end(new_page: NewPage) -> None:
    page = at_lesson(new_page, "line")
    for number, pair in enumerate(LINE, 1):
        at_step(page, number, "of", 6)
        for one in pair:
            press(page, one)
        if number == 6:
            slid(page, 11 / 16)
        page.locator("[data-act=place]").click()
        expect(page.locator(".teacher.right")).to_be_visible()
        page.locator("[data-act=next]").click()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    expect(page.locator("[data-act=following]")).to_contain_text("Room for the pawn")


def test_a_pawn_beside_the_crossing_is_said_to_bar_nothing(new_page: NewPage) -> None:
    page = at_lesson(new_page, "line")
    for number in range(1, 6):
        at_step(page, number, "of", 6)
        page.locator("[data-act=skip]").click()
    for one in (0, 1):
        press(page, one)
    page.locator("[data-act=place]").click()
    expect(part(page, "teacher")).to_contain_text("those poppies still see each other")
    page.locator("[data-act=again]").click()
    expect(part(page, "teacher")).to_contain_text("stand on the crossing")
    expect(page.locator(".teacher.wrong")).to_have_count(0)


def test_a_finger_takes_four_of_seven_in_french_and_sees_the_pond_shared_out(new_page: NewPage) -> None:
    page = at_lesson(new_page, "four", width=360, language="fr")
    for number, pair in enumerate([(0, 1), (2, 3), (0, 1), (3, 12)], 1):
        at_step(page, number, "sur", 4)
        assert seen(page, "board", "teacher")
        for one in pair:
            page.touchscreen.tap(*spot(page, one))
        page.locator("[data-act=place]").tap()
        expect(page.locator(".teacher.right")).to_be_visible()
        page.locator("[data-act=next]").tap()
    expect(page.get_by_role("heading", name="Bravo")).to_be_visible()
    expect(page.locator("[data-gathered]").first).to_be_visible()
    expect(page.locator("[data-act=following]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_the_end_of_a_lesson_and_its_title_are_read_without_scrolling(
    new_page: NewPage, width: int, height: int
) -> None:
    page = at_lesson(new_page, "play", width=width, height=height, language="fr")
    title = page.locator("header .name")
    expect(title).to_have_text("Premières idées pour bien jouer")
    assert title.evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.parentElement.clientHeight"
    )
    for _ in range(4):
        page.locator("[data-act=skip]").click()
    end = page.locator(".instead")
    expect(end.get_by_role("heading", name="Bravo")).to_be_visible()
    assert end.evaluate("one => one.scrollHeight - one.clientHeight <= 1") and not scrolls(page)
    expect(end.locator("[data-act=play]")).to_be_in_viewport(ratio=1)


GLIDING = "() => document.getAnimations().filter(one => one.effect?.target?.matches?.('.flower')).length"


def test_no_flower_glides_to_the_pond_of_the_next_step(new_page: NewPage) -> None:
    page = at_lesson(new_page, motion="no-preference")
    for number in (2, 3):
        page.locator("[data-act=skip]").click()
        at_step(page, number, "of")
        assert page.evaluate(GLIDING) == 0
