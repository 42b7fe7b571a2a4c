"""Positions laid out by hand for the analysis board: tiles, cards and pieces put, taken away, and analysed."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.serving import NewPage
from browser.stage import SIZES, part
from ludotheque.locales import LANGUAGES, Text


def by_hand(new_page: NewPage, game: str, size: str = "desk", language: str = "en") -> tuple[Page, Text]:
    (width, height), say = SIZES[size], Text(language)
    page = new_page("/analysis", width=width, height=height, language=language)
    page.get_by_text(say(f"{game}-name"), exact=True).click()
    page.get_by_text(say("study-laid-hand"), exact=True).click()
    expect(analyse(page)).to_be_disabled()
    return page, say


def analyse(page: Page) -> Locator:
    return page.locator("form [data-act=analyse]")


def opens(page: Page) -> None:
    analyse(page).click()
    expect(part(page, "board")).to_be_visible()


def lay(page: Page, tile: str, cell: str) -> None:
    page.locator(f"[data-take={tile}]").click()
    page.locator(f"[data-set={cell}]").click()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_tiles_are_laid_turned_and_taken_away(new_page: NewPage, size: str, language: str) -> None:
    page, say = by_hand(new_page, "interactions", size, language)
    lay(page, "S", "f6")
    page.locator("[data-set=f6]").click()
    page.locator("[data-act=turn-over]").click()
    expect(page.locator("[data-set=f6] [data-face=s]")).to_be_visible()
    lay(page, "P", "f5")
    expect(page.locator("form [role=status]").last).to_have_text(say("interactions-set-turns"))
    expect(analyse(page)).to_be_disabled()
    page.locator("[data-set=f5]").click()
    page.locator("[data-act=take-away]").click()
    page.locator("[data-ready=K]").click()
    blue = say("interactions-colour", {"owner": 1})
    expect(page.locator("form [role=status]").last).to_have_text(say("interactions-set-turn-of", {"colour": blue}))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    opens(page)
    expect(page.locator("[data-cell=f6] [data-face=s]")).to_be_visible()


def test_pieces_and_signs_are_put_on_a_board_of_forma_by_pointer_and_by_keys(new_page: NewPage) -> None:
    page, say = by_hand(new_page, "forma")
    board = page.locator("[data-set=board]")
    board.press("Enter")  # the tower, in the middle
    page.locator("[data-piece=I]").click()
    page.locator("[data-act=turn]").click()
    box = board.bounding_box()
    assert box
    board.click(position={"x": box["width"] * 0.26, "y": box["height"] * 0.26})
    assert page.locator("[data-piece=I]").get_attribute("aria-label") == say("forma-shape", {"shape": "I"})
    page.locator("[data-sign=obstacle]").click()
    board.click(position={"x": box["width"] * 0.76, "y": box["height"] * 0.76})
    page.get_by_text("Player 2", exact=True).last.click()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    opens(page)


def test_a_table_of_cards_is_laid_out_from_a_text_and_changed_by_hand(new_page: NewPage) -> None:
    page, _ = by_hand(new_page, "lacunes")
    page.locator("form:has([data-act=analyse]) summary").last.click()
    ranks = "23456789TJQK"
    rows = [" ".join([f"{rank}{suit}" for rank in ranks] + ["--"]) for suit in "CDHS"]
    page.locator("form:has([data-act=analyse]) textarea").fill("\n".join(rows))
    page.locator("form:has([data-act=analyse]) textarea").blur()
    expect(analyse(page)).to_be_enabled()
    page.locator("[data-hand='0']").click()
    page.locator("[data-put='--'] + .button").click()
    expect(analyse(page)).to_be_disabled()
    page.locator("[data-put='2C']").click()
    opens(page)


def test_alone_the_wild_players_pile_is_put_in_order(new_page: NewPage) -> None:
    page, say = by_hand(new_page, "interactions")
    page.get_by_text(say("interactions-option-players-1"), exact=True).or_(
        page.get_by_text("1", exact=True)
    ).first.click()
    page.locator("[data-wild=A]").click()
    page.locator("[data-wild=P]").click()
    expect(page.locator("[data-wild]").first).to_have_attribute("data-wild", "A")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    opens(page)


def test_a_board_of_laguna_goes_from_its_editor_to_the_analysis_board(new_page: NewPage) -> None:
    page = new_page("/analysis")
    page.get_by_text(Text("en")("laguna-name"), exact=True).click()
    page.get_by_text(Text("en")("study-laid-hand"), exact=True).click()
    page.locator("[data-act=lay]").click()
    page.locator("a[data-act=analyse]").click()
    expect(part(page, "board")).to_be_visible()
