"""What the lessons of all games have in common on the screen."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.lacunes_table import at_table, carry
from browser.serving import NewPage, Server
from browser.stage import SIZES, STILL, cut_off, on_screen, part, resized, scrolls
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


@pytest.mark.parametrize("path", [*FIRST, "/learn/laguna/glass"])
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


POINTED_AT = """mark => {
  const [kind, ...name] = mark.split(':');
  const found = [...document.querySelectorAll(`[data-world] [data-${kind}="${name.join(':')}"]`)];
  const boxes = found.map(one => one.getBoundingClientRect());
  return boxes.some(({left, right, top, bottom, width, height}) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width > 0 && height > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  });
}"""
"""Whether something that a step points at is on the stage, with its middle in sight."""


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("fr", "desk"), ("fr", "flat")])
@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.key) for entry in TAUGHT])
def test_every_step_of_a_course_has_its_words_its_board_and_what_it_points_at_in_sight(
    new_page: NewPage, entry: Entry, language: str, size: str
) -> None:
    (width, height), say, course = SIZES[size], Text(language), lessons.course(entry)
    page = new_page(f"/learn/{entry.key}/{course[0].key}", width=width, height=height, language=language)
    for lesson in course:
        for number, step in enumerate(lesson.steps, 1):
            at = (lesson.key, number)
            expect(part(page, "teacher")).to_contain_text(say(f"{entry.key}-learn-{step.text}"))
            page.evaluate(STILL)
            assert on_screen(page, "board") and on_screen(page, "teacher") and not scrolls(page), at
            assert part(page, "teacher").evaluate(WHOLE), at
            assert [mark for mark in step.marks if not page.evaluate(POINTED_AT, mark)] == [], at
            page.locator("[data-act=skip]").click()
        expect(page.get_by_role("heading", name=say("shell-learn-done"))).to_be_visible()
        if lesson != course[-1]:
            page.locator("[data-act=following]").click()


BROKEN = """() => {
  const name = document.querySelector('header .name'), ruler = document.createElement('span');
  ruler.style.cssText = 'position: absolute; white-space: nowrap';
  name.append(ruler);
  const longest = Math.max(...name.firstChild.textContent.split(' ').map(word => {
    ruler.textContent = word;
    return ruler.getBoundingClientRect().width;
  }));
  ruler.remove();
  return longest > name.clientWidth;
}"""
"""Whether a word of the title is wider than its place."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_of_a_lesson_is_broken_within_a_word_on_a_phone(
    new_page: NewPage, server: Server, language: str
) -> None:
    page, say = new_page("/about", language=language), Text(language)
    for entry in TAUGHT:
        titles = {lesson.key: say(f"{entry.key}-learn-{lesson.key}") for lesson in lessons.course(entry)}
        wordiest = max(titles, key=lambda key: max(map(len, titles[key].split())))
        page.goto(f"{server.url}/learn/{entry.key}/{wordiest}")
        expect(part(page, "teacher")).to_be_visible()
        for size in ("phone", "flat"):
            resized(page, size)
            assert not page.evaluate(BROKEN), (titles[wordiest], size)


def card_of(page: Page, game: str) -> Locator:
    return page.locator("article", has=page.locator(f"#card-{game}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_is_a_press_from_home_and_a_finished_course_is_marked_there(
    new_page: NewPage, server: Server, language: str
) -> None:
    page, say = new_page("/", language=language), Text(language)
    learn = card_of(page, "lacuna").locator("[data-act=learn]")
    expect(learn).to_have_text(say("shell-learn"))
    learn.click()
    for lesson in lessons.course(catalog.entry("lacuna")):
        expect(part(page, "teacher")).to_contain_text(say(f"lacuna-learn-{lesson.steps[0].text}"))
        for _ in lesson.steps:
            page.locator("[data-act=skip]").click()
        expect(page.get_by_role("heading", name=say("shell-learn-done"))).to_be_visible()
        following = page.locator("[data-act=following]")
        if following.count():
            following.click()
    page.goto(server.url)
    expect(learn).to_have_text(say("shell-learn-taken"))
    learn.click()
    expect(page.locator("li.done")).to_have_count(len(lessons.course(catalog.entry("lacuna"))))


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.key) for entry in TAUGHT])
def test_the_rules_lead_to_lessons_that_there_are(new_page: NewPage, server: Server, entry: Entry) -> None:
    page = new_page(f"/rules/{entry.key}")
    expect(page.locator(".show-lesson").first).to_be_visible()
    led = {str(link.get_attribute("href")) for link in page.locator(".show-lesson").all()}
    assert led <= {f"/learn/{entry.key}/{lesson.key}" for lesson in lessons.course(entry)}
    assert len(led) > 1, "not all of them to the same"


def test_a_refusal_leads_to_the_lesson_that_shows_its_rule(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:0")
    carry(page, "4D", over="5H")
    page.mouse.up()
    shown = page.get_by_role("alert").get_by_role("link", name=Text("en")("shell-learn-show"))
    with page.expect_popup() as opened:
        shown.click()
    expect(part(opened.value, "teacher")).to_be_visible()
