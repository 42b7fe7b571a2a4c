"""The lessons of Laguna on the real sea: the first one by mouse and touch, a wrong answer, all in sight."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.laguna_table import expect_raft
from browser.serving import NewPage
from browser.stage import SIZES, on_screen, part, scrolls
from ludotheque.games.laguna.learn.voyage import VOYAGE
from ludotheque.locales import Text

PRESSES = {
    "voyage-load": ("ashore=r", "hole='0'"), "voyage-cover": ("ashore=g", "hole='3'"), "voyage-step": ("way=E",),
    "voyage-shift": ("hole='3'", "hole='4'"), "voyage-over": ("way=S",), "voyage-deliver": ("hole='0'", "act=unload"),
}  # fmt: skip
"""What each step of the first lesson asks to be pressed."""


def lesson(new_page: NewPage, key: str = "voyage", size: str = "desk", language: str = "en") -> Page:
    width, height = SIZES[size]
    page = new_page(f"/learn/laguna/{key}", width=width, height=height, language=language)
    expect(page.locator("[data-waters]")).to_be_visible()
    return page


def says(page: Page, key: str, language: str = "en") -> None:
    expect(part(page, "teacher")).to_contain_text(Text(language)(f"laguna-learn-{key}"))


def target(page: Page, name: str, touch: bool) -> Locator:
    """What is to be pressed: thumbs have a pad, a mouse the arrows around the raft."""
    if touch and name.startswith("way="):
        return page.locator(f".pad button.{name[-1]}")
    where = "[data-stage=hand] " if name.startswith(("ashore", "hole")) else ""
    return page.locator(f"{where}[data-{name}]").first


def press(page: Page, name: str, touch: bool = False) -> None:
    found = target(page, name, touch)
    if touch:
        found.tap()
    else:
        found.click()


@pytest.mark.parametrize(("touch", "size", "language"), [(False, "desk", "en"), (True, "phone", "fr")])
def test_the_first_lesson_is_taken_to_its_end(new_page: NewPage, touch: bool, size: str, language: str) -> None:
    page = lesson(new_page, size=size, language=language)
    for step in VOYAGE.steps:
        says(page, step.text, language)
        assert on_screen(page, "board") and on_screen(page, "teacher") and not scrolls(page)
        for name in PRESSES[step.text]:
            press(page, name, touch)
        says(page, f"{step.text}-right", language)
        press(page, "act=next", touch)
    expect(page.get_by_role("heading", name=Text(language)("shell-learn-done"))).to_be_visible()
    expect(page.locator("[data-act=following]")).to_contain_text(Text(language)("laguna-learn-reefs"))
    expect(page.locator("[data-act=following]")).to_be_in_viewport(ratio=1)


def test_a_reef_is_shown_and_the_step_tried_again(new_page: NewPage) -> None:
    page = lesson(new_page)
    for _ in range(2):
        page.locator("[data-act=skip]").click()
    says(page, "voyage-step")
    expect_raft(page, 0, 2)
    page.keyboard.press("ArrowDown")
    says(page, "voyage-step-reef")
    expect_raft(page, 1, 2)
    page.locator("[data-act=again]").click()
    says(page, "voyage-step")
    expect_raft(page, 0, 2)
    page.keyboard.press("ArrowRight")
    says(page, "voyage-step-right")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sea_teacher_and_raft_are_in_sight_on_a_phone_held_sideways(new_page: NewPage, language: str) -> None:
    page = lesson(new_page, size="flat", language=language)
    for name in ("board", "teacher", "hand", "actions"):
        assert on_screen(page, name), name
    for name in PRESSES["voyage-load"]:
        press(page, name, touch=True)
    says(page, "voyage-load-right", language)
    expect(page.locator("[data-act=next]")).to_be_in_viewport(ratio=1)
    assert on_screen(page, "board") and not scrolls(page)
