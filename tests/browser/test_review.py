"""Reviews in the browser: from the end of a game, from a file; walked through, a better line, mistakes tried again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.interactions_table import lay
from browser.serving import MAKE, NewContext, NewPage, Server
from browser.stage import SIZES, on_screen, part, scrolls
from ludotheque import analyse
from ludotheque.core.record import from_json
from ludotheque.drawings.page import page as page_of
from ludotheque.locales import LANGUAGES, Text

GAME = (
    "sel CA", "sel SA", "Af6+K", "Sf5+M", "Cf7+S", "Me6+C", "Se7+H", "Ce8+H", "Kf8+M", "Hg8+P", "Hg7+P", "Pg6+K",
    "Pe5", "Kg5",
)  # fmt: skip
POOR_TILES, BLUNDER = 2, 10
"""The tenth move gives a win away that is proved; any other way that wins is as good."""
RECORD = {"game": "interactions", "moves": list(GAME), "seats": ["Ada", "Bea"]}
IMPORT = """async record => {
  const answer = await fetch('/api/records', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(record)
  });
  const {table, token, watch} = await answer.json();
  const mine = {
    table, token, watch, game: record.game, invitations: {}, address: '', local: true, names: [], over: true, at: 1
  };
  localStorage.setItem('ludotheque.tables', JSON.stringify([mine]));
  return {table, watch};
}"""
"""A record on a table of its own, which this browser then knows as its own."""
PATIENT_MS = 240_000
"""A judge with what a busy machine has to spare."""


def act(page: Page, key: str) -> Locator:
    return page.locator(f"[data-act={key}]")


def graph(page: Page) -> Locator:
    return page.get_by_role("slider")


def said(page: Page) -> Locator:
    return part(page, "said")


def stands_at(page: Page, number: int) -> None:
    expect(graph(page)).to_have_attribute("aria-valuenow", str(number))


def judged(page: Page) -> None:
    """Until the review is there."""
    expect(page.locator(".review")).to_be_visible(timeout=PATIENT_MS)
    expect(part(page, "board")).to_be_visible()


def review(new_page: NewPage, server: Server, size: str = "desk", **profile: object) -> Page:
    """An imported game, judged: at its turning point."""
    width, height = SIZES[size]
    page = new_page("/about", width=width, height=height, **profile)
    made: Any = page.evaluate(IMPORT, RECORD)
    page.goto(f"{server.url}/review/{made['table']}")
    judged(page)
    stands_at(page, BLUNDER)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_from_the_home_page_is_judged_and_walked_through(
    new_page: NewPage, tmp_path: Path, language: str
) -> None:
    file, say = tmp_path / "game.json", Text(language)
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    page = new_page("/", language=language)
    page.get_by_role("button", name=say("shell-import"), exact=True).click()
    page.locator("input[type=file]").set_input_files(file)
    act(page, "review").click()
    judged(page)
    stands_at(page, BLUNDER)
    expect(said(page)).to_contain_text(say("shell-review-judged-blunder"))
    expect(said(page)).to_contain_text(say("shell-review-moment-thrown", {"name": "Bea"}))
    expect(said(page)).to_contain_text(re.compile(say("shell-review-better-was", {"move": ""}).strip()))
    act(page, "next").click()
    stands_at(page, BLUNDER + 1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    stands_at(page, BLUNDER - 1)
    act(page, "first").click()
    expect(said(page)).to_contain_text(say("shell-review-start"))
    act(page, "last").click()
    stands_at(page, len(GAME))
    expect(act(page, "next")).to_be_disabled()


STATES = "**/api/tables/*/review/state*"
ENDLESS = json.dumps({"state": "running", "place": 0, "share": 0.4, "depth": None})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_under_way_is_stopped_and_asked_for_again(new_page: NewPage, server: Server, language: str) -> None:
    page, say = new_page("/about", language=language, width=360, height=740), Text(language)
    made: Any = page.evaluate(IMPORT, RECORD)
    page.route(STATES, lambda route: route.fulfill(body=ENDLESS, content_type="application/json"))
    page.goto(f"{server.url}/review/{made['table']}")
    expect(page.get_by_role("progressbar")).to_be_visible()
    act(page, "halt").click()  # nobody has begun it: the server's own answer says so
    expect(page.get_by_role("alert")).to_have_text(say("shell-review-stopped"))
    page.unroute(STATES)
    act(page, "again").click()
    judged(page)


def test_a_deeper_look_is_stopped_and_the_quick_one_stays(new_page: NewPage, server: Server) -> None:
    page = review(new_page, server)
    running = json.dumps({"state": "running", "place": 0, "share": 0.1, "depth": "quick"})
    page.route(
        lambda url: url.endswith("/review"),
        lambda route: (
            route.fulfill(body=running, content_type="application/json")
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    act(page, "lists").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-act=deeper]").click()
    sheet.locator("[data-act=halt]").click()
    expect(sheet.locator("[data-act=deeper]")).to_be_visible()
    stands_at(page, BLUNDER)


def test_the_graph_is_pressed_and_stepped_by_keys_and_says_what_it_shows(new_page: NewPage, server: Server) -> None:
    page = review(new_page, server)
    slider = graph(page)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 10 of 14.*Blunder.*Ada 100.*Bea 0"))
    expect(page.locator(".graph figcaption")).to_contain_text("Bea gives a sure win away at move 10")
    slider.focus()
    turning = (("Home", 0), ("PageDown", POOR_TILES), ("PageDown", BLUNDER), ("ArrowRight", 11), ("End", 14))
    for key, number in (*turning, ("PageUp", BLUNDER), ("PageUp", POOR_TILES)):
        page.keyboard.press(key)
        stands_at(page, number)
    box = slider.bounding_box()
    assert box
    slider.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    stands_at(page, 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_moments_are_listed_in_words_and_lead_to_the_board(
    new_page: NewPage, server: Server, language: str
) -> None:
    page, say = review(new_page, server, language=language), Text(language)
    act(page, "lists").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("group", name="Bea")).to_contain_text(say("shell-review-counts-blunders", {"count": 1}))
    rows = sheet.get_by_role("list", name=say("shell-review-moves")).get_by_role("listitem")
    expect(rows).to_have_count(len(GAME))
    expect(rows.nth(BLUNDER - 1)).to_contain_text("??")
    expect(rows.nth(BLUNDER - 1)).to_contain_text(say("shell-review-judged-blunder"))
    rows.nth(4).get_by_role("button").click()
    expect(sheet).to_have_count(0)
    stands_at(page, 5)
    act(page, "lists").click()
    sheet.locator(f"[data-moment='{BLUNDER - 1}']").first.click()
    stands_at(page, BLUNDER)


def test_the_better_line_is_played_on_the_board_and_told_in_words(new_page: NewPage, server: Server) -> None:
    page = review(new_page, server)
    act(page, "better").click()
    expect(said(page).get_by_role("listitem").first).to_contain_text("Bea lays the")
    expect(said(page).get_by_role("listitem")).to_have_count(1)
    expect(said(page).get_by_role("listitem").first).to_contain_text("Counted to the end: this wins by")
    act(page, "onward").click()
    expect(said(page).get_by_role("listitem").nth(1)).to_contain_text("Ada")
    expect(said(page).get_by_role("listitem").nth(1)).not_to_contain_text("Counted to the end")
    expect(said(page)).not_to_contain_text(re.compile(r"[A-Z][a-z]\d"))
    act(page, "back").click()
    expect(said(page)).to_contain_text("Blunder")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "flat"])
def test_what_has_no_room_is_folded_and_read_whole_by_a_press(
    new_page: NewPage, server: Server, size: str, language: str
) -> None:
    page, say = review(new_page, server, size, language=language), Text(language)
    assert not said(page).evaluate("""box => [box, ...box.querySelectorAll('*')].some(
      one => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))"""), (
        "scrolls"
    )
    better = re.compile(say("shell-review-better-was", {"move": ""}).strip())
    expect(said(page).get_by_text(better)).to_be_hidden()
    act(page, "unfold").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(better)).to_be_visible()
    expect(sheet).to_contain_text(say("shell-review-moment-thrown", {"name": "Bea"}))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    act(page, "first").click()
    expect(act(page, "unfold")).to_have_count(0)


def test_a_mistake_is_tried_again_and_the_server_judges(new_page: NewPage, server: Server) -> None:
    page = review(new_page, server)
    asked = part(page, "teacher")
    act(page, "mistakes").click()
    expect(asked).to_contain_text("Bea: this was a blunder. Find something better.")
    with page.expect_response(re.compile("/review/again$")) as told:
        lay(page, "H", "g8", "P")
    assert told.value.json()["standing"] == "wrong"
    expect(asked).to_contain_text("That is no better.")
    act(page, "again").click()
    expect(asked).to_contain_text("Find something better.")
    best = page.evaluate("""async () => {
      const {table, token} = JSON.parse(localStorage.getItem('ludotheque.tables'))[0];
      const headers = {authorization: `Bearer ${token}`};
      return (await (await fetch(`/api/tables/${table}/review`, {headers})).json()).review.plies[9].best.moves[0];
    }""")
    tile, cell, raised = re.fullmatch(r"([A-Z])([a-z]\d+)\+([A-Z])", best).groups()  # type: ignore[union-attr]
    lay(page, tile, cell, raised)
    expect(asked).to_contain_text("Well seen: nothing is better.")
    act(page, "stop").click()
    stands_at(page, BLUNDER)


def test_the_end_of_a_game_leads_to_its_review_and_a_watcher_reads_the_same(new_page: NewPage, server: Server) -> None:
    page = new_page("/about")
    made: Any = page.evaluate(IMPORT, RECORD)
    page.goto(f"{server.url}/table/{made['table']}")
    act(page, "review").first.click()
    judged(page)
    other = new_page(f"/review/{made['table']}#watch={made['watch']}")
    judged(other)
    expect(graph(other)).to_have_attribute("aria-valuetext", re.compile("Move 10 of 14.*Blunder"))
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/table/{made['table']}$"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_runs_is_not_judged(new_page: NewPage, server: Server, language: str) -> None:
    page = new_page("/about", language=language)
    wish = {"game": "interactions", "seats": [{"kind": "here"}, {"kind": "here"}]}
    made: Any = page.evaluate(MAKE, wish)
    page.goto(f"{server.url}/review/{made['table']}#seat={made['token']}")
    expect(page.get_by_role("alert")).to_have_text(Text(language)("refused-match-running"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "phone", "flat"])
def test_board_graph_words_and_steps_are_on_screen_together_and_large_enough(
    new_page: NewPage, server: Server, size: str, language: str
) -> None:
    page = review(new_page, server, size, language=language, theme="dark" if language == "fr" else "light")
    assert on_screen(page, "board") and on_screen(page, "said") and on_screen(page, "actions") and not scrolls(page)
    for pressed in (graph(page), act(page, "previous"), act(page, "next"), act(page, "better"), act(page, "lists")):
        box = pressed.bounding_box()
        assert box and box["height"] >= 44 and box["width"] >= 44
    before = part(page, "board").bounding_box()
    for key in ("previous", "next", "last"):
        act(page, key).click()
    assert part(page, "board").bounding_box() == before
    assert Axe().run(page).response["violations"] == []
    act(page, "lists").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert Axe().run(page).response["violations"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_that_a_terminal_writes_fits_a_phone(new_context: NewContext, language: str) -> None:
    kept = from_json({**RECORD, "seats": ["A name of some length", "Bea"]})
    phone = new_context(language=language, width=360).new_page()
    phone.set_content(page_of(analyse(kept), kept, language, Text(language)))
    assert phone.locator("table").count() == 2
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
