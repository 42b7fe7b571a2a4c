"""The lessons of Lacunes on the real board: the first one by mouse, touch and keys, a wrong answer, the redeal."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.lacunes_table import act, card
from browser.serving import NewPage
from browser.stage import SIZES, scrolls
from ludotheque.games.lacunes.learn.course import COURSE
from ludotheque.games.lacunes.learn.gap import GAP
from ludotheque.locales import Text

LESSONS = {lesson.key: lesson for lesson in COURSE.course()}


def lesson(new_page: NewPage, key: str, size: str = "desk", **profile: object) -> Page:
    width, height = SIZES[size]
    page = new_page(f"/learn/lacunes/{key}", width=width, height=height, **profile)
    expect(page.locator("[data-card]")).to_have_count(52)
    return page


def teacher(page: Page) -> Locator:
    return page.locator("[data-stage=teacher]")


def says(page: Page, key: str, language: str = "en") -> None:
    expect(teacher(page)).to_contain_text(Text(language)(f"lacunes-learn-{key}"))


def answer(page: Page, move: str, how: str) -> None:
    """Send a card as a person would; a redeal by its button."""
    press(act(page, "redeal") if move == "R" else card(page, move.partition("@")[0]), how)
    way = page.locator(f"[data-way='{move}']")
    if way.count():
        press(way, how)


def press(goal: Locator, how: str) -> None:
    if how == "touch":
        goal.tap()
    elif how == "keys":
        goal.focus()
        goal.press("Enter")
    else:
        goal.click()


@pytest.mark.parametrize(
    ("how", "size", "language"), [("mouse", "desk", "en"), ("touch", "phone", "fr"), ("keys", "desk", "fr")]
)
def test_the_first_lesson_is_taken_to_its_end(new_page: NewPage, how: str, size: str, language: str) -> None:
    page = lesson(new_page, "gap", size, language=language)
    for step in GAP.steps:
        says(page, step.text, language)
        if step.answers:
            answer(page, step.answers[0], how)
            says(page, f"{step.text}-right", language)
        press(act(page, "next"), how)
    expect(page.get_by_role("heading", name=Text(language)("shell-learn-done"))).to_be_visible()
    expect(page.locator("[data-act=following]")).to_contain_text(Text(language)("lacunes-learn-twos"))
    assert not scrolls(page)


@pytest.mark.parametrize("key", ["twos", "dead", "redeal", "ahead", "advice", "variants"])
def test_every_further_lesson_is_taken_to_its_end(new_page: NewPage, key: str) -> None:
    page = lesson(new_page, key, "phone", language="fr")
    for step in LESSONS[key].steps:
        says(page, step.text, "fr")
        if step.answers:
            answer(page, step.answers[0], "touch")
            says(page, f"{step.text}-right", "fr")
        act(page, "next").tap()
    expect(page.get_by_role("heading", name="Bravo")).to_be_visible()


def test_a_wrong_answer_shows_what_it_does_and_may_be_tried_again(new_page: NewPage) -> None:
    page = lesson(new_page, "dead")
    act(page, "next").click()
    card(page, "3C").click()
    says(page, "dead-choose-king")
    expect(page.locator("[data-cell='12']")).to_have_attribute("data-card", "--")
    act(page, "again").click()
    says(page, "dead-choose")
    expect(page.locator("[data-cell='12']")).to_have_attribute("data-card", "3C")


def test_a_card_that_fits_nowhere_is_told_why_and_the_answer_can_be_shown(new_page: NewPage) -> None:
    page = lesson(new_page, "gap")
    act(page, "next").click()
    card(page, "9D").click()
    expect(teacher(page)).to_contain_text("there is no gap there")
    act(page, "show").click()
    expect(page.locator("[data-ghost='6H']")).to_be_visible()


def test_a_lesson_is_free_of_barriers(new_page: NewPage) -> None:
    page = lesson(new_page, "gap")
    act(page, "next").click()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
