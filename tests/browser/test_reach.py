"""Everybody can use every page: no barrier that axe-core knows, nothing wider than a phone, keys for everything."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.serving import NewContext, NewPage, Server, let_begin
from browser.stage import menu, part
from ludotheque.core.catalog import keys

PAGES = ("/", "/new/interactions", "/rules/interactions", "/about", "/nowhere")
MANY = tuple(f"/{kind}/{key}" for key in keys() for kind in ("new", "rules"))


def settle(page: Page) -> None:
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def at_a_table(page: Page) -> None:
    page.get_by_role("article").filter(has_text="Interactions").locator("button.main").click()
    part(page, "board").wait_for()
    settle(page)


def barriers(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_barrier(new_page: NewPage, path: str, theme: str) -> None:
    page = new_page(path, theme=theme)
    settle(page)
    assert barriers(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_a_table_has_no_barrier(new_page: NewPage, theme: str, width: int) -> None:
    page = new_page("/", theme=theme, width=width)
    at_a_table(page)
    assert barriers(page) == []
    menu(page)
    assert barriers(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("button", ["Preferences", "Open a saved game"])
def test_a_window_has_no_barrier(new_page: NewPage, button: str, theme: str) -> None:
    page = new_page("/", theme=theme)
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_invitation_has_no_barrier_and_fits_a_phone(new_page: NewPage, new_context: NewContext, theme: str) -> None:
    host = new_page("/new/interactions")
    host.get_by_label("Name of player 1").fill("Ada")
    host.get_by_role("group", name="Seat 2").get_by_text("By link", exact=True).click()
    let_begin(host, 0)
    host.get_by_role("button", name="Open the table and invite", exact=True).click()
    guest = new_context(theme=theme, width=360).new_page()
    guest.goto(host.get_by_role("textbox", name="Link for seat 2").input_value())
    expect(guest.get_by_role("button", name="Take the seat")).to_be_visible()
    assert barriers(guest) == []
    assert guest.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_is_wider_than_a_phone(new_page: NewPage, server: Server, language: str) -> None:
    page = new_page("/", width=360, language=language)
    wide = []
    for path in ("/", "/about", *MANY):
        page.goto(server.url + path)
        settle(page)
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            wide.append(path)
    assert wide == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_overflows_a_phone_at_a_table(new_page: NewPage, language: str) -> None:
    page = new_page("/", width=360, language=language)
    at_a_table(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    menu(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_can_be_pressed_is_large_enough_for_a_finger(new_page: NewPage) -> None:
    page = new_page("/", width=360)
    at_a_table(page)
    menu(page)
    sizes = page.locator(
        "header .button, header a, aside .button, [data-stage=actions] button, dialog .button"
    ).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    )
    assert sizes and min(sizes) >= 44


def test_the_first_key_skips_to_the_content(new_page: NewPage) -> None:
    page = new_page("/")
    settle(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_a_game_is_set_up_and_begun_with_keys_alone(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    settle(page)
    page.get_by_role("group", name="How many players?").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Bot", exact=True)).to_have_count(3)
    page.get_by_label("Name of player 1").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="The match")).to_contain_text("Ada")
