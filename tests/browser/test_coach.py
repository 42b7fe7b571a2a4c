"""A coached game: one quiet sentence a turn where the voice is, that moves nothing and can be switched off and on."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.interactions_table import here, in_hand, lay, select, sit
from browser.serving import MAKE, NewPage
from browser.stage import box, menu, part
from ludotheque.core import catalog
from ludotheque.games.forma.learn import tower
from ludotheque.games.lacunes.learn.ahead import KINGS
from ludotheque.games.laguna.learn.course import COURSE

WORDS = {
    "en": ("Now the oak can turn over Bo’s fox: 4 points to your advantage.", "Menu", "Coach"),
    "fr": ("Là, le chêne peut retourner le renard de Bo : 4 points à ton avantage.", "Menu", "Entraîneur"),
}
GAMES = catalog.keys()
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}
SIZES = {"desk": (1280, 800), "phone": (360, 740)}


def switch(page: Page, language: str = "en") -> None:
    _, title, name = WORDS[language]
    drawer = menu(page, title)
    drawer.get_by_role("switch", name=name).click()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def coach(page: Page) -> Locator:
    return part(page, "coach")


def opened(new_page: NewPage, size: str = "desk", language: str = "en") -> Page:
    """Both seats are at this screen, and an oak could turn a fox."""
    width, height = SIZES[size]
    page = sit(
        new_page, here("Ada", "Bo"), options={"select": "ordered"}, width=width, height=height, language=language
    )
    for two in ("CM", "PH"):
        select(page, two)
    lay(page, "M", "f6", "S")
    lay(page, "P", "f7", "K")
    in_hand(page, "available", "C").wait_for()
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_coach_says_what_can_be_won_and_nothing_moves(new_page: NewPage, size: str, language: str) -> None:
    page = opened(new_page, size, language)
    expect(coach(page)).to_have_count(0)
    before = {name: box(page, name) for name in ("board", "hand", "actions")}
    switch(page, language)
    expect(coach(page)).to_have_text(WORDS[language][0])
    assert {name: box(page, name) for name in before} == before
    expect(page.locator("[role=status]", has=coach(page))).to_be_visible()
    voice = page.locator(".voice")
    assert voice.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_it_speaks_once_a_turn_and_can_be_switched_off_and_on(new_page: NewPage) -> None:
    page, asked = opened(new_page), list[str]()
    switch(page)
    expect(coach(page)).to_have_count(1)
    switch(page)
    expect(coach(page)).to_have_count(0)
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    page.reload()
    in_hand(page, "available", "C").wait_for()
    lay(page, "C", "f8", "A")
    assert '"coach"' not in "".join(asked), "a coach that is off is not asked"
    switch(page)
    expect(coach(page)).to_have_count(1)
    page.reload()
    expect(coach(page)).to_have_count(1)
    per_turn = [one for one in asked if '"coach"' in one]
    assert len(per_turn) <= 2, "once when it was switched on, once after the reload"


SPOKEN = {
    "forma": (tower.LAST.record, {"fit_aid": True}, "can take the tower: 50 points."),
    "lacunes": (KINGS, {}, "every card can go straight to its place."),
    "laguna": (STEPS["delivering-first"].record, {"glass": "none"}, "You touch the volcano: deliver a red pearl now"),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SPOKEN)
def test_every_coach_is_heard_where_the_voice_is_and_nothing_moves(new_page: NewPage, game: str, size: str) -> None:
    record, more, words = SPOKEN[game]
    width, height = SIZES[size]
    page = new_page("/about", width=width, height=height)
    seats = here("Ada") if game == "lacunes" else here("Ada", "Bo")
    wish = {"game": game, "options": {**record["options"], **more}, "setup": record["setup"], "seats": seats}  # type: ignore[dict-item]
    made = page.evaluate(MAKE, wish)
    page.goto(f"{page.evaluate('location.origin')}/table/{made['table']}#seat={made['token']}")
    expect(part(page, "board")).to_be_visible()
    before = {name: box(page, name) for name in ("board", "actions")}
    switch(page)
    expect(coach(page)).to_contain_text(words)
    assert {name: box(page, name) for name in before} == before
    assert page.locator(".voice").evaluate("one => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_with_a_coach_by_one_press(new_page: NewPage, game: str) -> None:
    page = new_page("/")
    card = page.locator("article", has=page.locator(f"#card-{game}"))
    for way in ("Play now", "Learn in 90 seconds"):
        expect(card.get_by_text(way)).to_be_visible()
    card.locator("[data-act=coach]").click()
    expect(part(page, "board")).to_be_visible()
    expect(menu(page).get_by_role("switch", name="Coach")).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_offers_the_lesson_the_coach_and_to_play(new_page: NewPage, game: str) -> None:
    page = new_page(f"/new/{game}")
    expect(page.locator("[data-act=learn]")).to_have_text("Learn in 90 seconds")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator("[data-act=coach]")).to_have_text("Play with a coach")


def at_the_end_of_a_lesson(new_page: NewPage) -> Page:
    page = new_page("/learn/interactions/lay")
    while page.locator("section[aria-labelledby=learnt]").count() == 0:
        page.locator("[data-act=skip]").click()
    return page


def test_after_a_lesson_the_next_one_and_a_game_are_one_press_away(new_page: NewPage) -> None:
    page = at_the_end_of_a_lesson(new_page)
    expect(page.locator("[data-act=following]")).to_contain_text("Next lesson: ")
    page.locator("section[aria-labelledby=learnt] [data-act=play]").click()
    page.wait_for_url("**/table/*")
    expect(part(page, "board")).to_be_visible()


def test_after_a_lesson_a_coached_game_is_offered(new_page: NewPage) -> None:
    page = at_the_end_of_a_lesson(new_page)
    page.locator("section[aria-labelledby=learnt] [data-act=coach]").click()
    expect(part(page, "board")).to_be_visible()
    expect(menu(page).get_by_role("switch", name="Coach")).to_be_checked()
