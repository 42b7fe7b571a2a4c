"""The lessons of Forma on the real board: the first one by mouse, touch and keys, a wrong answer, all in sight."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.forma_table import cell
from browser.serving import NewPage
from browser.stage import SIZES, scrolls
from ludotheque.games.forma.learn.course import COURSE
from ludotheque.games.forma.learn.eye import EYE
from ludotheque.locales import Text

LESSONS = {lesson.key: lesson for lesson in COURSE.course()}
FIRST = {
    "eye-place": ("O4", "3,4", ""), "eye-turn": ("L4", "2,2", "e"),
    "eye-close": ("I1", "3,2", ""), "eye-bridge": ("I2", "2,2", ""),
}  # fmt: skip
"""The piece, the cell of its dot, and the keys that turn it."""
KEYS = {"O4": "o", "L4": "j", "I2": "2", "I1": "1"}


def lesson(new_page: NewPage, key: str, size: str = "desk", **profile: object) -> Page:
    width, height = SIZES[size]
    page = new_page(f"/learn/forma/{key}", width=width, height=height, **profile)
    expect(cell(page, "0,0")).to_be_attached()
    return page


def act(page: Page, key: str) -> Locator:
    return page.locator(f"[data-act={key}]")


def says(page: Page, key: str, language: str = "en") -> None:
    expect(page.locator("[data-stage=teacher]")).to_contain_text(Text(language)(f"forma-learn-{key}"))


def press(goal: Locator, how: str) -> None:
    if how == "touch":
        goal.tap()
    elif how == "keys":
        goal.focus()
        goal.press("Enter")
    else:
        goal.click()


def lay(page: Page, shape: str, at: str, turns: str, how: str, language: str = "en") -> None:
    """Choose a piece, turn it, press its cell and put it down."""
    if how == "keys":
        page.keyboard.press(KEYS[shape])
    else:
        press(page.locator(f'.own [data-shape="{shape}"]'), how)
    for turn in turns:
        if how == "touch":
            page.get_by_role("button", name=Text(language)("forma-turn-right")).tap()
        else:
            page.keyboard.press(turn)
    press(cell(page, at), how)
    press(act(page, "put"), how)


@pytest.mark.parametrize(
    ("how", "size", "language"), [("mouse", "desk", "en"), ("touch", "phone", "fr"), ("keys", "desk", "fr")]
)
def test_the_first_lesson_is_taken_to_its_end(new_page: NewPage, how: str, size: str, language: str) -> None:
    page = lesson(new_page, "eye", size, language=language)
    for step in EYE.steps:
        says(page, step.text, language)
        lay(page, *FIRST[step.text], how, language)
        says(page, f"{step.text}-right", language)
        press(act(page, "next"), how)
    expect(page.get_by_role("heading", name=Text(language)("shell-learn-done"))).to_be_visible()
    expect(act(page, "following")).to_contain_text(Text(language)("forma-learn-square"))
    assert not scrolls(page)


def test_a_wrong_answer_shows_what_it_does_and_may_be_tried_again(new_page: NewPage) -> None:
    page = lesson(new_page, "tower")
    lay(page, "I1", "0,0", "", "mouse")
    says(page, "elsewhere")
    act(page, "again").click()
    says(page, "tower-last")
    lay(page, "I1", "2,1", "", "mouse")
    says(page, "fits-not")
    expect(page.locator(".hit")).not_to_have_count(0)
    act(page, "again").click()
    lay(page, "I1", "2,3", "", "mouse")
    says(page, "tower-last-right")


def test_the_field_is_laid_passed_on_and_a_piece_taken(new_page: NewPage) -> None:
    page = lesson(new_page, "field")
    cell(page, "10,10").click()
    act(page, "field").click()
    says(page, "field-lay-right")
    act(page, "next").click()
    act(page, "skip").click()
    page.locator("[data-act='begin 1']").click()
    says(page, "field-begin-right")
    act(page, "next").click()
    act(page, "skip").click()
    page.locator('.own [data-shape="T4"]').click()
    act(page, "take").click()
    says(page, "field-take-right")


def test_passing_is_an_answer(new_page: NewPage) -> None:
    page = lesson(new_page, "misfit")
    act(page, "skip").click()
    says(page, "misfit-stop")
    act(page, "pass").click()
    act(page, "pass-yes").click()
    says(page, "misfit-stop-right")
