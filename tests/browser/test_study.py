"""The analysis board and studies in the browser: branch, write, draw, save and open; two at one board; a phone."""

import json
import re
from pathlib import Path

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.serving import NewPage, Server
from browser.stage import SIZES, from_menu, on_screen, part, scrolls
from ludotheque.core import catalog
from ludotheque.core.record import from_json
from ludotheque.locales import Text
from ludotheque.play.place import begun
from ludotheque.play.study import study_file
from ludotheque.play.study.moving import stepped

DEAL = "/analysis#game=lacunes&setup=deal:1"
ENDGAME = {
    "game": "interactions",
    "moves": ["sel HM", "sel MK", "Mf6+C", "Kf7+S", "Hf5+P", "Mf8+C", "Pe7+S", "Se5+A"],
}


def cards_after(*moves: str) -> list[str]:
    """Cards that one press sends to their gap, after these moves of the first deal."""
    at = begun(catalog.entry("lacunes"), from_json({"game": "lacunes", "setup": "deal:1"}))
    for move in moves:
        _, at = stepped(at, move)
    told = [at.game.write(at.state, move) for move in at.game.moves(at.state)]
    return [move for move in told if re.fullmatch("[3-9TJQK][CDHS]", move)]


FIRST, OTHER = cards_after()[:2]
SECOND = next(card for card in cards_after(FIRST) if card != OTHER)


def act(page: Page, key: str) -> Locator:
    return page.locator(f"[data-act={key}]:visible")


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-card='{name}']")


def node(page: Page, number: int) -> Locator:
    return page.locator(f"[data-node='{number}']:visible")


def stands_at(page: Page, number: int) -> None:
    expect(node(page, number)).to_have_attribute("aria-current", "step")


def played(page: Page, name: str, number: int) -> None:
    """A card sent, and the move that comes of it."""
    card(page, name).click()
    stands_at(page, number)


def analysis(new_page: NewPage, size: str = "desk", **profile: object) -> Page:
    width, height = SIZES[size]
    page = new_page(DEAL, width=width, height=height, **profile)
    expect(page.locator("[data-card]")).to_have_count(52)
    return page


def branched(new_page: NewPage) -> Page:
    """Two moves, and another first move beside them."""
    page = analysis(new_page)
    played(page, FIRST, 1)
    played(page, SECOND, 2)
    node(page, 0).click()
    stands_at(page, 0)
    played(page, OTHER, 3)
    return page


def middle(thing: Locator) -> tuple[float, float, float]:
    """Where it is, and how wide."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def said(page: Page, text: str) -> None:
    page.get_by_label("Comment", exact=True).fill(text)
    page.get_by_label("Comment", exact=True).blur()


def test_moves_branch_and_the_tree_leads_back_to_each(new_page: NewPage) -> None:
    page = branched(new_page)
    expect(node(page, 3)).to_have_attribute("data-depth", "1")
    act(page, "back").click()
    stands_at(page, 0)
    act(page, "forward").click()
    stands_at(page, 1)
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    node(page, 3).click()
    act(page, "promote").click()
    expect(node(page, 3)).to_have_attribute("data-depth", "0")
    act(page, "delete").click()
    stands_at(page, 0)
    expect(node(page, 3)).to_have_count(0)


def test_what_is_made_is_saved_as_a_file_and_opens_the_same(new_page: NewPage, tmp_path: Path) -> None:
    page = branched(new_page)
    said(page, "Quieter, I think.")
    page.get_by_label("Judgement", exact=True).select_option("good")
    act(page, "menu").click()
    with page.expect_download() as saved:
        act(page, "export").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    study = study_file.read(file.read_text("utf-8"))
    assert study[1].tree.main == (FIRST, SECOND) and study[1].tree[3].comment == "Quieter, I think."
    other = new_page("/analysis")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator("[data-card]")).to_have_count(52)
    expect(node(other, 3)).to_contain_text("Quieter, I think.")
    act(other, "menu").click()
    with other.expect_download() as again:
        act(other, "export").click()
    again.value.save_as(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text("utf-8") == file.read_text("utf-8")


def test_a_reload_loses_nothing(new_page: NewPage) -> None:
    page = branched(new_page)
    page.reload()
    expect(node(page, 3)).to_be_visible()
    page.goto(page.url.split("#")[0])
    act(page, "draft").click()
    expect(node(page, 2)).to_be_visible()


def test_rings_and_arrows_are_drawn_by_hand(new_page: NewPage) -> None:
    page = analysis(new_page)
    act(page, "draw").click()
    card(page, FIRST).click(force=True)
    expect(page.locator("[data-marks='1']")).to_be_attached()
    one, two = card(page, FIRST).bounding_box(), card(page, OTHER).bounding_box()
    assert one and two
    page.mouse.move(one["x"] + 20, one["y"] + 20)
    page.mouse.down()
    page.mouse.move(two["x"] + 20, two["y"] + 20)
    page.mouse.up()
    expect(page.locator("[data-marks='2']")).to_be_attached()
    stands_at(page, 0)
    act(page, "draw").click()
    played(page, FIRST, 1)
    expect(page.locator("[data-marks='0']")).to_be_attached()


def test_what_is_drawn_is_around_the_same_place_in_every_window(new_page: NewPage) -> None:
    """On a tile whose kind is in a reserve too, and on a bare place of the page that a reader is not offered."""
    desk = new_page("/analysis")
    desk.get_by_label("Or paste it here").fill(json.dumps(ENDGAME))
    act(desk, "open").click()
    expect(part(desk, "board")).to_be_visible()
    desk.keyboard.press("End")
    stands_at(desk, 8)
    laid, bare = (desk.locator(f"[data-cell='{cell}']").bounding_box() for cell in ("f6", "e6"))
    assert laid and bare
    act(desk, "draw").click()
    for box in (laid, bare):
        desk.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(desk.locator("[data-marks='2']")).to_be_attached()
    act(desk, "menu").click()
    act(desk, "keep").click()
    read = desk.get_by_label("To read", exact=True).input_value()
    phone = new_page(f"/{read.split('/', 3)[3]}", width=360, height=740)
    rings = phone.locator("[data-marks='2'] circle:not(.under)")
    expect(rings).to_have_count(2)
    tile = middle(phone.locator("[data-cell='f6']"))
    one, two = middle(rings.nth(0)), middle(rings.nth(1))
    assert one[:2] == pytest.approx(tile[:2], abs=3)
    assert two[:2] == pytest.approx((tile[0] - tile[2], tile[1]), abs=3), "one column beside it"


def test_a_finished_game_gives_its_beginning_to_another_chapter(new_page: NewPage) -> None:
    page = new_page("/analysis")
    page.get_by_label("Or paste it here").fill(json.dumps({**ENDGAME, "result": {"reason": "resigned", "seat": 0}}))
    act(page, "open").click()
    act(page, "menu").click()
    act(page, "new-chapter").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(node(page, 1)).to_have_count(0)
    act(page, "menu").click()
    expect(page.locator("[data-chapter]")).to_have_count(2)


def test_a_study_that_is_kept_says_so_with_its_links_in_sight_and_the_engine_as_it_was(new_page: NewPage) -> None:
    page, say = analysis(new_page, "phone"), Text("en")
    page.get_by_role("button", name=say("study-engine")).click()
    act(page, "menu").click()
    act(page, "keep").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(say("study-kept"))
    for key in ("study-link-read", "study-link-edit"):
        expect(sheet.get_by_role("textbox", name=say(key))).to_be_in_viewport()
    expect(sheet).to_contain_text(say("shell-only-here"))
    expect(sheet.get_by_role("switch", name=say("study-engine"))).to_be_checked()


def test_two_browsers_in_one_study_see_each_other(new_page: NewPage) -> None:
    ada = branched(new_page)
    act(ada, "menu").click()
    act(ada, "keep").click()
    expect(ada.locator("[data-people='1']")).to_be_visible()
    edit, read = (ada.get_by_label(label, exact=True).input_value() for label in ("To edit together", "To read"))
    ada.keyboard.press("Escape")
    bob, eve = (new_page(f"/{link.split('/', 3)[3]}") for link in (edit, read))
    for page in (ada, bob, eve):
        expect(page.locator("[data-people='3']")).to_be_visible()
        assert "=" not in page.url
    node(ada, 2).click()
    stands_at(bob, 2)
    stands_at(eve, 2)
    third = cards_after(FIRST, SECOND)[0]
    played(bob, third, 4)
    stands_at(ada, 4)
    said(bob, "Now the gap is free.")
    expect(node(ada, 4)).to_contain_text("Now the gap is free.")
    stands_at(new_page(f"/{read.split('/', 3)[3]}"), 4)
    expect(eve.get_by_label("Comment", exact=True)).to_have_count(0)
    act(ada, "menu").click()
    act(ada, "remove").click()
    act(ada, "remove-sure").click()
    expect(bob.get_by_role("heading", name=Text("en")("study-removed", {}))).to_be_visible()


def test_the_engine_shows_its_lines_and_a_press_plays_one(new_page: NewPage) -> None:
    page = new_page("/analysis")
    page.get_by_label("Or paste it here").fill(json.dumps(ENDGAME))
    act(page, "open").click()
    expect(part(page, "board")).to_be_visible()
    page.keyboard.press("End")
    stands_at(page, 8)
    page.get_by_role("switch", name="Engine").first.check()
    page.get_by_label("Lines").first.select_option("2")
    expect(page.locator("[data-line]:visible").first).to_be_visible()
    page.locator("[data-line='0']:visible").click()
    stands_at(page, 9)


def test_a_finished_match_is_analysed_from_the_position_that_is_looked_at(new_page: NewPage, server: Server) -> None:
    record = {**ENDGAME, "result": {"reason": "resigned", "seat": 0}}
    made = httpx.post(f"{server.url}/api/records", json=record, timeout=60).json()
    page = new_page(f"/table/{made['table']}#seat={made['token']}")
    from_menu(page, "replay")
    page.get_by_label(Text("en")("shell-replay-slider", {})).fill("3")
    act(page, "analyse").click()
    stands_at(page, 3)


@pytest.mark.parametrize("size", ["phone", "flat"])
def test_on_a_phone_board_and_bar_are_in_sight_and_the_moves_in_a_sheet(new_page: NewPage, size: str) -> None:
    page = analysis(new_page, size, language="fr")
    for name in ("board", "actions", "prompt"):
        assert on_screen(page, name), name
    assert not scrolls(page)
    for button in page.locator("[data-stage=actions] button:visible").all():
        found = button.bounding_box()
        assert found and found["width"] >= 44 and found["height"] >= 44
    card(page, FIRST).click()
    act(page, "menu").click()
    stands_at(page, 1)
    node(page, 0).click()
    stands_at(page, 0)
    page.keyboard.press("Escape")
    assert not scrolls(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_it(new_page: NewPage, theme: str) -> None:
    page = analysis(new_page, theme=theme)
    played(page, FIRST, 1)
    assert Axe().run(page).response["violations"] == []
    act(page, "menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert Axe().run(page).response["violations"] == []
    start = new_page("/analysis", theme=theme)
    start.get_by_text("Lacunes", exact=True).click()
    expect(act(start, "analyse")).to_be_visible()
    assert Axe().run(start).response["violations"] == []
