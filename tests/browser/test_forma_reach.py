"""Everybody can reach Forma's board: no barrier that axe-core knows, in play, while laying the field and at the end."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.forma_table import cell, expect_turn, here, pass_turn, sit
from browser.serving import NewPage

SMALL = "pos:A.B.../A.B.../A.#.../....T./....../......"


def barriers(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barrier_in_play(new_page: NewPage, theme: str) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL, theme=theme)
    page.locator('.own [data-shape="F"]').click()
    cell(page, "4,1").click()
    expect(page.locator(".ring")).to_be_attached()
    assert barriers(page) == []


def test_no_barrier_while_the_field_is_laid(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"))
    page.locator("[data-preset=scattered]").click()
    assert barriers(page) == []


def test_no_barrier_at_the_end_and_in_the_rules(new_page: NewPage) -> None:
    page = sit(new_page, here("Ada", "Bea"), SMALL, {"fit_aid": True})
    for seat in (0, 1):
        expect_turn(page, seat)
        pass_turn(page)
    page.locator("[data-act=sheet]").click()
    expect(page.locator("[data-total]")).to_have_count(2)
    assert barriers(page) == []
    rules = new_page("/rules/forma")
    expect(rules.locator("figure")).to_have_count(5)
    assert barriers(rules) == []


def test_a_greyscale_reader_tells_the_colours_apart(new_page: NewPage) -> None:
    """Three of four colours carry a pattern, each its own, and every marker its seat's shape."""
    drawing = "pos:A.B.C.D/......./a.b.c.d/......."
    page = sit(new_page, here("Ada", "Bea", "Cy", "Dee"), drawing, {"players": 4})
    expect(page.locator(".forma svg[role=grid]")).to_be_visible()
    fills = page.locator(".forma svg[role=grid] rect[fill^='url(']")
    patterns = {(fills.nth(i).get_attribute("fill") or "")[-2] for i in range(fills.count())}
    assert patterns == {"1", "2", "3"}
    shapes = page.locator(".forma svg[role=grid] .marker + path")
    assert len({shapes.nth(i).get_attribute("d") for i in range(shapes.count())}) == 4
