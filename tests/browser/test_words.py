"""Words, not notation: nothing that is read in passing is a clause, an option string or a move as it is written."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.serving import NewPage
from ludotheque.core.catalog import keys
from ludotheque.locales import LANGUAGES, Text

PAGES = [
    *("/", "/about", "/puzzles", "/today", "/analysis", "/lesson"),
    *("/tools/lacuna/table", "/tools/lacunes/deal", "/tools/laguna/boards"),
    *(f"/{page}/{key}" for key in keys() for page in ("new", "rules", "learn", "puzzles")),
]
NOTATION = {
    "a clause": r"\b[A-Z]{3}-[A-Z]?\d+",
    "an option as it is written": r"\b\w+=\S",
    "sizes of a pond": r"\bR\d{4,}",
    "a flower as it is written": r"\b[RPVBGYOgs]-?\d+,-?\d+",
    "signs of a map": r"[.%@] [.%@] [.%@]",
    "a key without a text": r"\b(shell|refused)-[a-z-]+",
}


def read(page: Page) -> str:
    """Everything that can be read on the page, what fields show included."""
    expect(page.locator("h1, h2").first).to_be_attached()
    expect(page.get_by_role("status").filter(has_text=re.compile("One moment|Un instant"))).to_have_count(0)
    fields = page.locator("input:visible").evaluate_all("all => all.map(one => one.value).join('\\n')")
    return page.locator("body").inner_text() + "\n" + str(fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_no_page_shows_notation_in_passing(new_page: NewPage, path: str, language: str) -> None:
    page = new_page(path, language=language)
    if path == "/":
        expect(page.get_by_role("article").first).to_be_visible()
    elif path.startswith("/rules"):
        expect(page.locator("[data-clause]").first).to_be_attached()
    told = read(page)
    assert {name: re.findall(signs, told)[:3] for name, signs in NOTATION.items() if re.search(signs, told)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_every_game_are_in_words_when_they_are_opened(new_page: NewPage, language: str) -> None:
    for key in keys():
        page = new_page(f"/new/{key}", language=language)
        for summary in page.locator("section > details > summary").all():
            summary.click()
        told = read(page)
        assert not re.search("|".join(NOTATION.values()), told), key


def test_which_rule_it_is_is_said_to_who_asks(new_page: NewPage) -> None:
    page = new_page("/rules/forma")
    number = page.get_by_text("FRM-A29", exact=True)
    expect(number).to_be_hidden()
    page.get_by_role("button", name=Text("en")("shell-which-rule")).click()
    expect(number).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800)])
def test_a_clause_that_is_opened_cold_lands_in_sight(new_page: NewPage, width: int, height: int) -> None:
    page = new_page("/rules/forma#FRM-A29", width=width, height=height)
    passage = page.locator('[data-clause~="FRM-A29"]')
    expect(passage).to_be_in_viewport()
    page.evaluate("document.fonts.ready")
    expect(passage).to_be_in_viewport()
