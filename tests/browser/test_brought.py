"""Lessons and puzzles that were made from studies, opened from their files and taken in the browser."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.serving import NewPage
from browser.stage import SIZES
from browser.test_study import FIRST, OTHER, act, card
from ludotheque.core import catalog
from ludotheque.core.record import from_json
from ludotheque.locales import Text
from ludotheque.play.study import turned

LESSON = {
    "lesson": 1, "game": "lacunes", "key": "mine",
    "texts": {"mine-1": "Look first.", "mine-2": "Now move.", "no": "Too hasty."},
    "steps": [
        {"record": {"setup": "deal:1", "moves": []}, "text": "mine-1"},
        {"record": {"setup": "deal:1", "moves": []}, "text": "mine-2", "answers": [FIRST], "mistakes": {OTHER: "no"}},
    ],
}  # fmt: skip


def taken(new_page: NewPage, tmp_path: Path, file: Mapping[str, object], language: str, size: str = "desk") -> Page:
    kept, (width, height) = tmp_path / "made.json", SIZES[size]
    kept.write_text(json.dumps(file) + "\n", encoding="utf-8")
    page = new_page("/analysis", language=language, width=width, height=height)
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator("[data-card]")).to_have_count(52)
    return page


@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("fr", "phone")])
def test_a_teachers_lesson_is_taken_step_by_step(new_page: NewPage, tmp_path: Path, language: str, size: str) -> None:
    page, say = taken(new_page, tmp_path, LESSON, language, size), Text(language)
    expect(page.get_by_text("Look first.").first).to_be_visible()
    act(page, "next").click()
    card(page, OTHER).click()
    expect(page.get_by_text("Too hasty.").first).to_be_visible()
    act(page, "again").click()
    card(page, FIRST).click()
    expect(page.get_by_text(say("shell-puzzle-right")).first).to_be_visible()
    act(page, "next").click()
    expect(page.get_by_role("heading", name=say("shell-learn-done"))).to_be_visible()


def test_a_teachers_puzzle_says_what_it_asks_for_and_knows_its_answer(new_page: NewPage, tmp_path: Path) -> None:
    goal = turned.goals(catalog.entry("lacunes"), from_json({"game": "lacunes"}))[0]
    puzzle = {"game": "lacunes", "id": "mine", "goal": goal, "record": {"setup": "deal:1"}, "answers": [FIRST]}
    page, say = taken(new_page, tmp_path, puzzle, "en"), Text("en")
    expect(page.get_by_text(say(f"lacunes-puzzle-{goal}", {"par": 0})).first).to_be_visible()
    card(page, FIRST).click()
    expect(page.get_by_text(say("shell-puzzle-right")).first).to_be_visible()


def test_what_teaches_nothing_is_said_so(new_page: NewPage, tmp_path: Path) -> None:
    page, file = new_page("/analysis"), tmp_path / "odd.json"
    file.write_text(json.dumps({**LESSON, "steps": []}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(Text("en")("refused-invalid-record-not-a-lesson"))
