"""The home page: the games, my tables, records."""

import re

import pytest
from playwright.sync_api import expect

from browser.serving import NewPage
from ludotheque.core.catalog import keys
from ludotheque.locales import LANGUAGES, Text


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_shows_every_game_of_the_catalog_in_the_language_of_the_browser(new_page: NewPage, language: str) -> None:
    page, say = new_page("/", language=language), Text(language)
    for key in keys():
        card = page.get_by_role("article", name=say(f"{key}-name"), exact=True)
        expect(card).to_contain_text(say(f"{key}-sentence"))
        expect(card.locator(".scene svg").filter(visible=True).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


def test_a_game_begins_at_once_and_is_on_top_of_home_afterwards(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("article", name="Interactions").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("complementary", name="The match")).to_contain_text("(you)")
    page.get_by_role("link", name="Ludothèque, home").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_contain_text("Interactions")
    mine.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_table_is_deleted_after_one_question(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("article", name="Interactions").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("complementary", name="The match")).to_be_visible()
    address = page.url
    page.goto(re.sub("/table/.*", "/", address))
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the table").click()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_role("heading", name="You have no key to this table")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not a record", "it is not JSON"),
        ('{"format": 1, "game": "chess", "rules": 1, "moves": []}', "There is no game called “chess”"),
        (
            '{"format": 1, "game": "interactions", "rules": 1, "moves": ["sel SA", "sel SA", "Sf6+M", "Ah9+C"]}',
            "Move 4, “Ah9+C”, cannot be",
        ),
    ],
)
def test_a_bad_record_is_refused_in_words(new_page: NewPage, text: str, told: str) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("Or paste it here").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(told)


def test_a_record_opens_on_a_table_and_can_be_stepped_through(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("Or paste it here").fill(
        '{"format": 1, "game": "interactions", "rules": 1, "seats": ["Ada", "Bo"],'
        ' "moves": ["sel SA", "sel SA", "Sf6+M", "Af7+C"]}'
    )
    page.get_by_role("button", name="Open", exact=True).click()
    panel = page.get_by_role("complementary", name="The match")
    expect(panel.get_by_role("list", name="The moves so far").get_by_role("listitem")).to_have_count(4)
    panel.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Position in the match")
    expect(slider).to_have_value("4")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("3")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="To the present").click()
    expect(slider).to_have_value("4")
