"""The page of a day: what is solved shows there, in the calendar and at home, is shared, and makes room at midnight."""

import json
import re
from datetime import UTC, date, datetime, time, timedelta

import pytest
from playwright.sync_api import Page, expect

from browser.serving import NewContext, NewPage, Server
from ludotheque.core import catalog
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play.puzzles import own_moves, puzzles

GAME = "lacunes"
LIBRARY = {one.id: one for one in puzzles(catalog.entry(GAME))}
HARDEST = next(one for one in puzzles(catalog.entry("laguna")) if one.grade == 6)

ASK = """async ([way, body]) => {
  const key = JSON.parse(localStorage.getItem('ludotheque.player'));
  const headers = {'Content-Type': 'application/json', 'X-Player': key};
  const got = await fetch(way, body ? {method: 'POST', headers, body: JSON.stringify(body)} : {headers});
  return got.json();
}"""


def solve(page: Page, day: str) -> None:
    """The puzzle of a day as this browser would solve it."""
    found = page.evaluate(ASK, [f"/api/today?day={day}", None])["puzzles"]
    asked = LIBRARY[next(one["puzzle"]["id"] for one in found if one["puzzle"]["game"] == GAME)]
    moves = list(own_moves(catalog.entry(GAME), asked))
    told = page.evaluate(ASK, [f"/api/games/{GAME}/puzzles/{asked.id}", {"moves": moves, "day": day}])
    assert told["standing"] == "right"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_solved_is_on_its_day_in_the_calendar_and_at_home_and_is_shared(
    new_page: NewPage, server: Server, language: str
) -> None:
    page, say, now = new_page("/today", language=language, width=360), Text(language), datetime.now(UTC).date()
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    long_ago = now - timedelta(days=4)
    for day in (now, long_ago):
        solve(page, day.isoformat())
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.reload()
    result = page.get_by_role("region", name=say("shell-today-result"))
    expect(result).to_contain_text(f"1 {say('shell-today-streak', {'count': 1})}")
    page.locator("[data-act=share]").click()
    expect(page.locator("[data-act=share]")).to_have_text(say("shell-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == f"Ludothèque {now:%d/%m} ⬜⬜⬜🟩⬜"
    page.goto(f"{server.url}/today#{long_ago.isoformat()}")
    expect(page.locator("[aria-current=date]")).to_have_class(re.compile(r"\blate\b"))
    expect(result).to_contain_text(say("shell-today-of", {"count": 5}))
    page.goto(server.url)
    row = f"{say('shell-today-home', {'solved': 1, 'count': 5})} · 1 {say('shell-today-streak', {'count': 1})}"
    expect(page.get_by_role("link", name=say("shell-today"))).to_contain_text(row)


def evening(day: date) -> datetime:
    """Ten seconds before a day ends for who reads in UTC."""
    return datetime.combine(day, time(23, 59, 50), UTC)


def days_named(page: Page) -> set[str]:
    links = page.locator("[data-puzzle]").all()
    return {str(one.get_attribute("href")).rpartition("=")[2] for one in links}


def test_a_page_left_open_brings_the_next_day_at_the_readers_midnight(new_context: NewContext, server: Server) -> None:
    today = datetime.now(UTC).date()
    page = new_context().new_page()
    page.clock.install(time=evening(today - timedelta(days=1)))
    page.goto(f"{server.url}/today")
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    assert days_named(page) == {(today - timedelta(days=1)).isoformat()}
    page.clock.run_for(15_000)
    expect(page.locator(f"[data-puzzle][href$='{today.isoformat()}']")).to_have_count(5)
    assert days_named(page) == {today.isoformat()}


def test_who_has_a_wrong_date_is_told_to_look_at_it(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    page.clock.install(time=datetime.now(UTC) + timedelta(days=400))
    page.goto(f"{server.url}/today")
    expect(page.get_by_role("heading", name=Text("en")("shell-today-none"))).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("link", name=Text("en")("shell-today"))).to_be_visible()


HANGS_OUT = """one => {
  const card = one.closest('[data-puzzle]').getBoundingClientRect(), {left, right} = one.getBoundingClientRect();
  return left < card.left || right > card.right;
}"""


@pytest.mark.parametrize("width", [360, 1280])
def test_the_hardest_card_shows_its_grade_and_that_it_is_solved(new_page: NewPage, server: Server, width: int) -> None:
    page = new_page("/about", language="fr", width=width)
    kept = json.dumps({"solved": {"laguna": [HARDEST.id]}})
    page.evaluate("kept => localStorage.setItem('ludotheque.puzzles', kept)", kept)
    page.goto(f"{server.url}/puzzles/laguna#grade=6")
    card = page.locator(f"[data-puzzle='{HARDEST.id}']")
    expect(card.locator(".sign")).to_be_visible()
    for inside in (card.locator(".sign"), card.locator(".grade > span")):
        assert not inside.evaluate(HANGS_OUT)
