"""Every game on its stage: the board is the hero, nothing moves by itself, moves are shown one at a time, in words."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser import interactions_table as interactions
from browser.serving import NewPage
from browser.stage import SIZES, box, covers, menu, on_screen, part, scrolls, sit_down
from ludotheque.core.catalog import keys

GAMES = tuple(keys())
LEAST = {"desk": 640, "wide": 880}
"""So many pixels a board is high, where it does not take all the width that it can use."""


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_as_large_as_the_window_allows(new_page: NewPage, game: str, size: str) -> None:
    page = sit_down(new_page, game, size)
    board = box(page, "board")
    usable = page.locator("section:has(> [data-stage=board])").evaluate(
        "one => one.clientWidth - 2 * parseFloat(getComputedStyle(one).paddingLeft)"
    )
    assert board["height"] >= LEAST[size] or board["width"] >= usable - 1
    assert not scrolls(page)


@pytest.mark.parametrize("size", ["phone", "flat"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_everything_that_a_turn_needs_is_on_screen(new_page: NewPage, game: str, size: str) -> None:
    page = sit_down(new_page, game, size)
    parts = [name for name in ("board", "hand", "prompt", "commit", "actions") if part(page, name).count()]
    assert {"board", "prompt", "actions"} <= set(parts)
    assert [name for name in parts if not on_screen(page, name)] == []
    assert not scrolls(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_the_menu_leave_the_board_where_it_is(new_page: NewPage, game: str, size: str) -> None:
    page = sit_down(new_page, game, size)
    before = box(page, "board")
    hint = page.locator("[data-act=hint]:not([disabled])")
    if hint.count():
        hint.first.click()
        expect(part(page, "notice").locator("p").first).to_be_visible()
        assert box(page, "board") == before
        if size in ("desk", "wide"):
            assert not [name for name in ("board", "hand") if covers(page, "notice", name)]
        if size == "flat" and part(page, "hand").count():
            told = part(page, "notice").locator(".passing").bounding_box()
            assert told and told["y"] + told["height"] <= box(page, "hand")["y"] + 1, "the hand stays in sight"
        part(page, "notice").get_by_role("button", name="Close").click()
        assert box(page, "board") == before
    menu(page)
    assert box(page, "board") == before
    page.keyboard.press("Escape")
    assert box(page, "board") == before


SEEN = """() => {
  window.seen = [];
  const count = () => document.querySelectorAll('[data-cell][data-tile]').length;
  let last = count();
  new MutationObserver(() => {
    if (count() === last) return;
    last = count();
    window.seen.push([performance.now(), last]);
  }).observe(document.querySelector('[data-stage=board]'), {childList: true, subtree: true, attributes: true});
}"""


def three_bots(new_page: NewPage, speed: str, motion: str = "reduce") -> Page:
    """Before the first tile of four, at this speed; every tile is noted with its time from now on."""
    page = interactions.sit(
        new_page,
        [*interactions.here("Ada"), *[interactions.bot()] * 3],
        options={"players": 4},
        speed=speed,
        motion=motion,
    )
    interactions.select(page, "PH")
    interactions.in_hand(page, "available").first.wait_for(timeout=interactions.BOTS)
    page.evaluate(SEEN)
    return page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_moves_of_three_bots_are_shown_one_after_the_other(new_page: NewPage, motion: str) -> None:
    page = three_bots(new_page, "normal", motion)
    interactions.lay(page)
    expect(interactions.tiles(page)).to_have_count(4, timeout=interactions.BOTS)
    times = [at for at, _ in page.evaluate("seen")]
    gaps = [later - sooner for sooner, later in pairwise(times)]
    assert len(gaps) == 3 and min(gaps) >= 600


def test_a_press_shows_the_present_at_once(new_page: NewPage) -> None:
    page = three_bots(new_page, "calm")
    interactions.lay(page)
    stage = page.locator("[data-world]")
    expect(stage).to_have_attribute("data-busy", "")
    expect(interactions.tiles(page)).to_have_count(2, timeout=interactions.BOTS)
    for _ in range(40):
        part(page, "prompt").click()
        if interactions.tiles(page).count() == 4:
            break
        page.wait_for_function("!document.querySelector('[data-thinks]')")
    expect(interactions.tiles(page)).to_have_count(4)


NOTATION = {
    "a clause": r"\b(?:IXN|LCN|LAG|LAC|FRM|LCS)-[A-Z]?\d",
    "a move of Interactions": r"\b[A-Z][a-z]\d\d?\+[A-Z]\b",
    "a move of Lacuna": r"\b[A-Z]\d+-\d+:\d+",
    "a move of Forma": r"\bplace [A-Z]\b|\b[a-z]+ [A-Z] \d+ \d+ [A-Z]\b",
    "an option": r"\b[a-z_]{3,}=[a-z0-9]",
    "a text nobody wrote": r"\b(?:shell|interactions|lacuna|laguna|lacunes|forma)-[a-z]+-[a-z]",
}


def notation(words: str) -> list[str]:
    return [f"{what}: {found[0]}" for what, pattern in NOTATION.items() if (found := re.search(pattern, words))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_notation_in_what_a_player_reads_in_passing(new_page: NewPage, game: str, language: str) -> None:
    page = sit_down(new_page, game, language=language)
    words = page.locator("body").inner_text()
    hint = page.locator("[data-act=hint]:not([disabled])")
    if hint.count():
        hint.first.click()
        told = part(page, "notice").locator(".gold")
        expect(told).to_be_visible(timeout=interactions.BOTS)
        assert told.locator("strong").inner_text().strip(), "a hint says what to do"
        words += page.locator("body").inner_text()
    menu(page)
    words += page.get_by_role("dialog").inner_text()
    assert notation(words) == []
