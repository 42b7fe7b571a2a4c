"""Lacunes on its stage: the cards as large as the window allows, all on screen at every step, nothing that jumps."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.lacunes_table import act, at_table, board, card, carry, expect_ply
from browser.serving import NewPage
from games.lacunes.vectors import FULL, V14
from play.patience import ALMOST_LOST, LOSING, NEARLY, WINNING

SIZES = {"desk": (1280, 800), "large": (1920, 1080), "upright": (360, 740), "sideways": (740, 360)}
HOPS = f"layout:{FULL['C']} --/{FULL['D']} --/-- {FULL['H']}/-- 3S 2S 4S 5S 6S 7S 8S 9S TS JS QS KS"
"""The two of spades may head the third row or the fourth."""


def sized(new_page: NewPage, size: str, setup: str, options: dict[str, Any] | None = None, **more: object) -> Page:
    width, height = SIZES[size]
    return at_table(new_page, setup, options, width=width, height=height, **more)


def box(page: Page, part: str) -> dict[str, float]:
    found = page.locator(f"[data-stage={part}]").bounding_box()
    assert found
    return {side: round(found[side], 2) for side in ("x", "y", "width", "height")}


def on_screen(page: Page) -> None:
    """Every card, the line that says what to do, and the bar; and nothing to scroll."""
    view = page.viewport_size
    assert view
    for selector in ("[data-cell]", "[data-stage=prompt]", "[data-stage=actions] button"):
        for one in page.locator(selector).all():
            found = one.bounding_box()
            assert found, selector
            assert found["x"] >= -0.5 and found["x"] + found["width"] <= view["width"] + 0.5, (selector, found)
            assert found["y"] >= -0.5 and found["y"] + found["height"] <= view["height"] + 0.5, (selector, found)
    page.mouse.wheel(0, 400)
    assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollHeight <= innerHeight]") == [0, 0, True]


def test_the_cards_have_the_whole_width_or_the_whole_height(new_page: NewPage) -> None:
    for size in SIZES:
        page = sized(new_page, size, "deal:28")
        stage = box(page, "board")
        rows = page.locator(".layout").bounding_box()
        assert rows
        assert rows["width"] >= 0.97 * stage["width"] or rows["height"] >= 0.94 * stage["height"], size
        if size in ("desk", "large"):
            assert rows["height"] >= {"desk": 580, "large": 860}[size]
            assert stage["height"] >= {"desk": 640, "large": 880}[size]


@pytest.mark.parametrize("size", SIZES)
def test_the_board_stays_where_it_is_through_a_question_a_refusal_and_the_end(new_page: NewPage, size: str) -> None:
    page = sized(new_page, size, HOPS)
    first = box(page, "board")
    on_screen(page)
    card(page, "2S").click()
    expect(page.locator("[data-way]")).to_have_count(2)
    on_screen(page)
    card(page, "5S").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert box(page, "board") == first
    act(page, "finish").click()
    expect(act(page, "again")).to_be_visible()
    assert box(page, "board") == first


@pytest.mark.parametrize("size", ["upright", "sideways"])
def test_a_blocked_player_sees_all_cards_and_the_redeal(new_page: NewPage, size: str) -> None:
    page = sized(new_page, size, f"layout:{V14}", language="fr")
    first = box(page, "board")
    expect(page.locator("[data-stage=prompt]")).to_contain_text("Encore 2 redistributions.")
    on_screen(page)
    found = act(page, "redeal").bounding_box()
    assert found and found["width"] >= 44 and found["height"] >= 44
    act(page, "redeal").tap()
    expect_ply(page, 2)
    assert box(page, "board") == first
    on_screen(page)


def covered(page: Page, cover: str, what: str) -> list[str]:
    """Whatever lies, even in part, under the first of these."""
    top = page.locator(cover).bounding_box()
    assert top
    found = []
    for one in page.locator(what).all():
        box = one.bounding_box()
        assert box
        apart = box["y"] >= top["y"] + top["height"] or top["y"] >= box["y"] + box["height"]
        aside = box["x"] >= top["x"] + top["width"] or top["x"] >= box["x"] + box["width"]
        found += [] if apart or aside else [one.get_attribute("data-card") or "?"]
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_deal_hides_no_card(new_page: NewPage, size: str, language: str) -> None:
    page = sized(new_page, size, ALMOST_LOST, {"redeals": 0}, language=language)
    card(page, LOSING[:2]).click()
    expect(act(page, "again")).to_be_visible()
    assert covered(page, "section:has([data-act=again])", "[data-card]") == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_a_hint_and_a_refusal_hide_no_card(new_page: NewPage, size: str, language: str) -> None:
    page = sized(new_page, size, "deal:28", language=language)
    card(page, "5D").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert covered(page, ".notice.coral", "[data-card]") == []
    act(page, "hint").click()
    expect(page.locator(".notice.gold")).to_be_visible(timeout=90_000)
    assert covered(page, ".notice.gold", "[data-card]") == []


def test_the_move_that_lost_is_taken_back_and_the_game_goes_on(new_page: NewPage) -> None:
    page = at_table(new_page, ALMOST_LOST, {"redeals": 0})
    card(page, LOSING[:2]).click()
    expect(act(page, "again")).to_be_visible()
    expect(page.get_by_text("37 cards of 48 in place.").first).to_be_visible()
    act(page, "takeback").click()
    expect_ply(page, 0)
    expect(act(page, "again")).to_have_count(0)
    expect(page.locator("[data-stage=prompt]")).to_contain_text("Send a card to its gap.")


def test_a_hint_glows_and_is_said_in_words(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28", language="fr")
    first = box(page, "board")
    act(page, "hint").click()
    expect(page.locator("[data-ghost]")).to_be_visible(timeout=90_000)
    expect(page.locator("[data-cell].hinted")).to_have_count(1)
    expect(page.locator("[data-stage=notice]")).to_contain_text("Mets le ")
    assert box(page, "board") == first
    on_screen(page)


def test_a_refused_drop_flies_back_and_the_gaps_glow_while_a_card_is_carried(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:0")
    start = carry(page, "4D", over="5H")
    expect(page.locator("[data-way='4D']")).to_have_attribute("data-cell", "9")
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("The 4 of diamonds does not fit there.")
    expect(page.locator(".off")).to_have_count(0)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    back = card(page, "4D").bounding_box()
    assert back and abs(back["x"] - start["x"]) < 1 and abs(back["y"] - start["y"]) < 1


def test_four_suits_come_home_one_after_the_other_and_a_press_ends_it(new_page: NewPage) -> None:
    page = at_table(new_page, NEARLY, speed="calm", motion="no-preference")
    card(page, WINNING).click()
    expect(board(page)).to_have_attribute("data-home", "1")
    expect(page.locator("[data-stage=prompt]")).to_contain_text("The clubs come home.")
    expect(act(page, "again")).to_have_count(0)
    page.locator("[data-cell='20']").click()
    expect(board(page)).to_have_attribute("data-home", "4")
    expect(act(page, "again")).to_be_visible()
    page.reload()
    expect(act(page, "again")).to_be_visible()
    expect(board(page)).to_have_attribute("data-home", "0")


def test_the_newest_move_is_marked(new_page: NewPage) -> None:
    page = at_table(new_page, "deal:28")
    card(page, "4H").click()
    expect_ply(page, 1)
    expect(page.locator("[data-card='4H'].newest")).to_have_count(1)
    expect(page.locator(".newest")).to_have_count(1)


def test_a_move_that_is_confirmed_keeps_everything_on_a_phones_screen(new_page: NewPage) -> None:
    page = sized(new_page, "upright", "deal:28", language="fr")
    likes = "JSON.stringify({speed: 'once', language: 'fr', confirms: {lacunes: true}})"
    page.evaluate(f"localStorage.setItem('ludotheque.preferences', {likes})")
    page.reload()
    card(page, "4H").tap()
    expect(page.locator("[data-ghost='4H']")).to_be_visible()
    on_screen(page)
    act(page, "play").tap()
    expect_ply(page, 1)
