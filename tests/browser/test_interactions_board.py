"""The Interactions board: what it shows before a move, how it is told, and the field notes."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.interactions_table import (
    BOTS,
    bot,
    go,
    here,
    in_hand,
    labelled,
    lay,
    make_table,
    open_cells,
    overflows,
    select,
    sit,
    tiles,
)
from browser.serving import NewPage
from browser.stage import part


def opened(new_page: NewPage, likes: str = "{}", **profile: object) -> Page:
    """Ada has laid Predation; Bo holds Herbivory and Parasitism."""
    page = sit(new_page, here("Ada", "Bo"), options={"select": "ordered"}, likes=likes, **profile)
    select(page, "PA")
    select(page, "HS")
    return page


def test_a_placement_shows_what_it_would_turn_over_before_it_is_made(new_page: NewPage) -> None:
    page = opened(new_page)
    lay(page, "P", "f6", "M")
    in_hand(page, "available", "H").click()
    page.locator("[data-cell=f5]").hover()
    expect(page.locator("[data-cell=f6]")).to_contain_text("7 → 3")
    expect(part(page, "prompt")).to_contain_text("Bo +6 · Ada −4")
    page.locator("[data-cell=e6]").hover()
    expect(page.locator("[data-cell=f6]")).not_to_contain_text("→")
    expect(page.locator("[data-cell=f6]")).to_have_attribute("data-value", "7")


def test_a_turned_tile_shows_its_other_side_and_the_last_move_stays_marked(new_page: NewPage) -> None:
    page = opened(new_page)
    lay(page, "P", "f6", "M")
    lay(page, "H", "f7", "P")
    turned = page.locator("[data-cell=f6]")
    expect(turned).to_have_attribute("data-front", "false")
    expect(turned).to_have_attribute("data-value", "3")
    expect(turned).to_have_accessible_name(
        labelled("rabbit of Ada, Predation, back up, worth 3, just turned over by Bo, was worth 7")
    )
    expect(page.locator("[data-cell=f7]")).to_have_accessible_name(
        labelled("snail of Bo, Herbivory, front up, worth 6, just laid by Bo")
    )
    expect(turned).to_contain_text("7 → 3")


def test_with_confirming_on_nothing_is_sent_before_the_button(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), bot()], likes="{confirms: {interactions: true}, coordinates: true}")
    select(page, "PA")
    lays = page.locator("[data-act=lay]")
    for tile, name in (("P", "the fox"), ("A", "the plants")):
        in_hand(page, "available", tile).click()
        in_hand(page, "reserve", "M").click()
        expect(lays).to_be_disabled()
        open_cells(page).first.click()
        expect(page.locator("[data-cell=f6]")).to_have_class(labelled("chosen"))
        expect(lays).to_have_text(f"Lay {name}")
        expect(lays).to_be_enabled()
        assert tiles(page).count() == 0
        if tile == "P":
            page.keyboard.press("Escape")
            expect(lays).to_be_disabled()
    lays.click()
    expect(page.locator("[data-cell=f6][data-tile=A]")).to_be_visible()
    expect(page.locator(".names .column").first).to_be_attached()


def test_cells_say_what_they_are(new_page: NewPage) -> None:
    page = opened(new_page)
    lay(page, "P", "f6", "M")
    grid = page.get_by_role("grid", name="The Territory")
    expect(grid.get_by_role("gridcell", name="to the left of the fox, empty, may be played")).to_be_visible()
    in_hand(page, "available", "H").click()
    expect(grid.get_by_role("gridcell", name="above the fox, empty, may be played, turns 1 tile over")).to_be_visible()
    expect(
        grid.get_by_role("gridcell", name="to the left of the fox, empty, may be played, turns nothing over")
    ).to_be_visible()


@pytest.mark.parametrize(
    ("language", "heading", "after"), [("en", "Predation", "Herbivory"), ("fr", "Prédation", "Herbivorie")]
)
def test_a_tile_opens_its_page_of_the_field_notes(new_page: NewPage, language: str, heading: str, after: str) -> None:
    page = opened(new_page, language=language)
    lay(page, "P", "f6", "M")
    page.locator("[data-cell=f6]").click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("heading", level=2)).to_have_text(heading)
    page.keyboard.press("ArrowRight")
    expect(book.get_by_role("heading", level=2)).to_have_text(after)
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page.locator("[data-cell=f6]")).to_be_focused()


def test_the_key_i_opens_the_page_of_a_tile_in_the_hand(new_page: NewPage) -> None:
    page = opened(new_page)
    in_hand(page, "available", "A").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text("Amensalism")


def test_a_hint_marks_the_tile_the_cell_and_the_tile_that_comes_up(new_page: NewPage) -> None:
    page = opened(new_page)
    lay(page, "P", "f6", "M")
    lay(page, "H", "f7", "P")
    page.locator("[data-act=hint]").click()
    expect(page.locator(".own .available .hinted")).to_have_count(1, timeout=BOTS)
    expect(page.locator(".own .reserve .hinted")).to_have_count(1)
    expect(page.get_by_role("gridcell", name=labelled("suggested"))).to_have_count(1)
    expect(page.locator("[data-cell] .hint")).to_have_count(1)
    expect(part(page, "notice")).to_contain_text(
        re.compile(r"Lay the \w+.* (of|above|below) the \w+.*, and bring up the \w+")
    )


def test_a_press_where_no_tile_can_go_says_why_and_leads_to_the_rule(new_page: NewPage) -> None:
    page = opened(new_page)
    lay(page, "P", "f6", "M")
    expect(in_hand(page, "available", "H")).to_be_visible()
    box = page.locator("[data-cell=f6]").bounding_box()
    assert box
    page.mouse.click(box["x"] - box["width"] / 2, box["y"] - box["height"] / 2)  # only a corner touches
    expect(part(page, "notice")).to_contain_text("does not share an edge")
    part(page, "notice").get_by_role("button", name="Which rule?").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert tiles(page).count() == 1


def test_on_a_phone_a_press_shows_what_each_of_four_holds(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), bot(), bot(), bot()], options={"players": 4}, width=360)
    select(page, "PM")
    expect(in_hand(page, "available").first).to_be_visible(timeout=BOTS)
    look = page.locator("[data-look='2']")
    box = look.bounding_box()
    assert box and box["height"] >= 44 and box["width"] >= 44
    look.tap()
    held = page.locator("[data-held='2'] [data-tile]")
    expect(held).to_have_count(7)
    assert all((one.bounding_box() or {"width": 0})["width"] >= 44 for one in held.all())


def test_a_watcher_sees_the_tiles_and_chooses_nothing(new_page: NewPage) -> None:
    page = new_page("/about")
    made = make_table(page, here("Ada", "Bo"), select="ordered")
    watcher = new_page("/about", language="fr")
    go(watcher, made["table"], "watch", made["watch"])
    go(page, made["table"], "seat", made["token"])
    expect(watcher.locator("[data-phase=select]")).to_be_attached()
    assert _barriers(watcher) == []
    select(page, "PA")
    select(page, "HS")
    lay(page, "P", "f6", "M")
    expect(watcher.locator("[data-cell=f6][data-tile=P]")).to_be_visible()
    expect(open_cells(watcher)).to_have_count(0)
    expect(watcher.locator("[data-stage=board] [aria-pressed], [data-stage=hand] [aria-pressed]")).to_have_count(0)
    expect(watcher.locator("[data-holds]")).to_have_count(2)


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 360)])
def test_neither_a_preview_nor_the_field_notes_have_a_barrier(new_page: NewPage, theme: str, width: int) -> None:
    page = opened(new_page, theme=theme, width=width)
    lay(page, "P", "f6", "M")
    in_hand(page, "available", "H").click()
    page.locator("[data-cell=f5]").click()
    expect(page.locator("[data-cell=f5]")).to_have_class(labelled("chosen"))
    assert _barriers(page) == []
    in_hand(page, "available", "H").click()
    page.locator("[data-cell=f6]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert _barriers(page) == []
    assert not overflows(page)


def _barriers(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
