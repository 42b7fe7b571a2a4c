"""Whole games of Interactions in the browser: two windows, a bot, alone, in teams, by keyboard, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.interactions_table import (
    BOTS,
    bot,
    go,
    here,
    in_hand,
    lay,
    make_table,
    open_cells,
    overflows,
    phase,
    position,
    select,
    sit,
    tab_to,
    tiles,
    totals,
)
from browser.serving import NewPage
from browser.stage import from_menu, moves_told, part

OPEN = "[role=gridcell]:not([data-tile])"
TEAM = re.compile("the lower of the two totals")


def two_windows(new_page: NewPage) -> tuple[Page, Page]:
    """Ada hosts in English; Basile takes the other seat by link, in French."""
    ada, basile = new_page("/about"), new_page("/about", language="fr")
    made = make_table(ada, [*here("Ada"), {"kind": "link"}])
    go(ada, made["table"], "seat", made["token"])
    go(basile, made["table"], "invite", made["invitations"]["1"])
    basile.get_by_label("Ton nom").fill("Basile")
    basile.get_by_role("button", name="Prendre la place").click()
    return ada, basile


def test_two_windows_play_a_whole_game_each_in_its_own_language(new_page: NewPage) -> None:
    ada, basile = two_windows(new_page)
    select(ada, "PA")
    expect(part(ada, "prompt")).to_contain_text("Your choice is in.")
    expect(basile.locator("[data-holds='0']")).to_have_count(0)
    select(basile, "CA")
    for turn in range(6):
        for page, other in ((ada, basile), (basile, ada)):
            lay(page)
            expect(tiles(other)).to_have_count(tiles(page).count())
            assert position(page) == position(other)
        assert tiles(ada).count() == 2 * turn + 2
    for page, words in ((ada, "The Territory is full."), (basile, "Le Territoire est complet.")):
        phase(page, "over")
        expect(page.locator("[data-world]").get_by_text(words)).to_be_visible()
    assert totals(ada) == totals(basile)
    expect(ada.get_by_role("rowheader", name="Bonus of the seventh tile")).to_be_visible()
    expect(basile.get_by_role("rowheader", name="Bonus de la septième tuile")).to_be_visible()


def test_a_first_choice_is_shown_only_when_everybody_has_chosen(new_page: NewPage) -> None:
    ada, basile = two_windows(new_page)
    select(ada, "KS")
    expect(basile.get_by_role("complementary")).to_contain_text("choix fait")
    expect(basile.locator("[data-holds]")).to_have_count(0)
    select(basile, "PH")
    expect(basile.locator("[data-holds='0'] .available [data-tile]")).to_have_count(2)
    expect(basile.locator("[data-holds='0'] .available [data-tile=K]")).to_be_visible()
    expect(ada.locator(".own .available [data-tile=K]")).to_be_visible()
    told = moves_told(ada)
    assert [who in one for one, who in zip(told, ("You start", "Basile starts"), strict=True)] == [True, True]
    assert [len(re.findall("starts? with", one)) for one in told] == [1, 1], "each thing is said once"


def test_a_game_against_a_bot_starts_with_one_press_and_comes_to_its_end(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("article").filter(has_text="Interactions").get_by_role("button", name="Play now").click()
    select(page, "HK")
    for _ in range(6):
        lay(page)
    phase(page, "over")
    assert len(totals(page)) == 2
    expect(page.locator("[data-act=change]")).to_be_attached()


def test_alone_the_wild_player_answers_every_turn_and_a_grade_ends_it(new_page: NewPage) -> None:
    page = sit(new_page, here("Zoé"), options={"players": 1})
    wild = page.locator("[data-holds='1']")
    expect(part(page, "prompt")).to_contain_text("12 points ahead")
    expect(wild.locator("[data-tile='?']")).to_have_count(2)
    select(page, "PA")
    expect(wild.locator("[data-tile='?']")).to_have_count(0)
    expect(page.locator("[data-lead]")).to_contain_text("12 wins")
    for turn in range(6):
        lay(page)
        expect(tiles(page)).to_have_count(2 * turn + 2)
    phase(page, "over")
    mine, theirs = totals(page)
    expect(page.locator("[data-lead]")).to_have_attribute("data-lead", str(mine - theirs))
    expect(page.get_by_text(f"Your lead over the wild: {mine - theirs}")).to_be_visible()


def test_the_wild_answer_is_shown_after_the_own_tile_not_with_it(new_page: NewPage) -> None:
    page = sit(new_page, here("Zoé"), options={"players": 1}, motion="no-preference", speed="quick")
    select(page, "PA")
    expect(open_cells(page)).to_have_count(1)
    page.evaluate("""() => {
      window.steps = [];
      const look = () => {
        const count = document.querySelectorAll('[data-cell][data-tile]').length;
        if (count !== window.steps.at(-1)) window.steps.push(count);
      };
      const watched = {subtree: true, childList: true, attributes: true};
      new MutationObserver(look).observe(document.querySelector('[data-phase]'), watched);
    }""")
    lay(page, "P", "f6")
    expect(tiles(page)).to_have_count(2)
    assert page.evaluate("window.steps") == [0, 1, 2]


def test_partners_on_one_screen_play_to_the_lower_of_their_totals(new_page: NewPage) -> None:
    seats = [*here("Ada"), bot(), *here("Cy"), bot()]
    page = sit(new_page, seats, options={"players": 4, "teams": True, "select": "ordered"})
    for two in ("PA", "MC"):
        select(page, two)
    for _ in range(12):
        lay(page)
    phase(page, "over")
    points = totals(page)
    expect(page.get_by_role("row", name=TEAM)).to_contain_text(str(min(points[0], points[2])))
    expect(page.get_by_role("row", name=TEAM)).to_contain_text(str(min(points[1], points[3])))


def test_three_play_each_for_themselves_with_territories(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), bot(), bot()], options={"players": 3, "territory": True})
    select(page, "PM")
    lay(page)
    expect(in_hand(page, "available").first).to_be_visible(timeout=BOTS)
    assert tiles(page).count() == 3
    expect(page.get_by_role("complementary")).to_contain_text("largest group 1")


def test_a_whole_game_needs_no_mouse(new_page: NewPage) -> None:
    """Whoever chooses by key is led from the tile to the reserve and on to the cells."""
    page = sit(new_page, [*here("Ada"), bot()])
    for tile in "PM":
        tab_to(page, f".pick[data-tile={tile}]")
        page.keyboard.press("Enter")
    tab_to(page, "[data-act=select]")
    page.keyboard.press("Enter")
    for turn in range(6):
        expect(in_hand(page, "available").first).to_be_visible(timeout=BOTS)
        tab_to(page, ".own .available [aria-pressed]", "Shift+Tab" if turn else "Tab")
        page.keyboard.press("Enter")
        if turn < 4:
            expect(page.locator(".own .reserve [aria-pressed]:focus")).to_be_attached()
            page.keyboard.press(" ")
        expect(page.locator(f"{OPEN}:focus")).to_be_attached()
        page.keyboard.press("Enter")
        expect(tiles(page).nth(2 * turn)).to_be_attached()
    phase(page, "over")


@pytest.mark.parametrize(("language", "turns"), [("en", 3), ("fr", 12)])
def test_a_phone_shows_the_game_without_overflow(new_page: NewPage, language: str, turns: int) -> None:
    page = sit(new_page, [*here("Ada"), *here("Basile")], options={"select": "ordered"}, width=360, language=language)
    select(page, "PH")
    assert not overflows(page)
    select(page, "SK")
    for _ in range(turns):
        lay(page)
        assert not overflows(page)
    phase(page, "over" if turns == 12 else "place")
    sizes = page.locator("[data-phase] button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert min(sizes) >= 44


def test_a_match_given_up_while_choosing_says_so(new_page: NewPage) -> None:
    page = sit(new_page, [*here("Ada"), bot()])
    expect(page.locator(".pick").first).to_be_visible()
    from_menu(page, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("complementary")).to_contain_text("Ada resigned")
    expect(page.locator(".pick")).to_have_count(0)
