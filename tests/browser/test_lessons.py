"""What the lessons of all games have in common on the screen."""

import pytest
from playwright.sync_api import expect

from browser.serving import NewPage, Server
from browser.stage import SIZES, cut_off, part, resized
from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.learning import Lessons
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import lessons
from ludotheque.play.passages import passages

TAUGHT = [entry for entry in catalog.entries() if entry.offers(Lessons)]
LONGEST = 3
"""So many steps a game, by the letters that they say."""
FIRST = [f"/learn/{entry.key}/{lessons.course(entry)[0].key}" for entry in TAUGHT]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_pressed_in_a_first_lesson_is_whole_at_every_size(
    new_page: NewPage, server: Server, language: str
) -> None:
    page = new_page("/about", width=360, language=language)
    for path in FIRST:
        page.goto(server.url + path)
        expect(part(page, "teacher")).to_be_visible()
        for size in SIZES:
            resized(page, size)
            assert not cut_off(page), (path, size)


PRESSES = """() => ['back', 'show', 'skip'].map(key => {
  const {x, width} = document.querySelector(`[data-stage=actions] [data-act=${key}]`).getBoundingClientRect();
  return Math.round(x + width / 2);
})"""


@pytest.mark.parametrize("path", FIRST)
def test_the_presses_of_a_lesson_stay_where_they_are(new_page: NewPage, path: str) -> None:
    """Whatever the game's own beside them does."""
    page = new_page(path, width=360, height=740, language="fr")
    skip = page.locator("[data-act=skip]")
    skip.wait_for()
    places = set[tuple[int, ...]]()
    while skip.count():
        places.add(tuple(page.evaluate(PRESSES)))
        skip.click()
    assert len(places) == 1


def longest(entry: Entry, language: str) -> list[tuple[str, int, str]]:
    """The steps that say most: the lesson, their number, and what they say."""
    say, found = Text(language), list[tuple[str, int, str]]()
    for lesson in lessons.course(entry):
        for number, (step, passage) in enumerate(zip(lesson.steps, passages(entry, lesson), strict=True)):
            first = say(f"shell-passage-{passage}") + " " if passage else ""
            found.append((lesson.key, number, first + say(f"{entry.key}-learn-{step.text}")))
    return sorted(found, key=lambda one: -len(one[2]))[:LONGEST]


WHOLE = "one => one.parentElement.scrollHeight <= one.parentElement.clientHeight + 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.key) for entry in TAUGHT])
def test_the_longest_words_of_a_course_are_whole_at_every_size(
    new_page: NewPage, server: Server, entry: Entry, language: str
) -> None:
    page = new_page("/about", language=language)
    for lesson, number, words in longest(entry, language):
        page.goto(f"{server.url}/learn/{entry.key}/{lesson}")
        teacher = part(page, "teacher")
        for _ in range(number):
            page.locator("[data-act=skip]").click()
        expect(teacher).to_contain_text(words)
        for size in SIZES:
            resized(page, size)
            assert teacher.evaluate(WHOLE), (lesson, number, size)
