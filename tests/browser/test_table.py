"""The table page around the board."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import forma_table
from browser import interactions_table as interactions
from browser.serving import NewContext, NewPage, Server, let_begin
from browser.stage import CUT, SIZES, STILL, box, from_menu, menu, moves_told, part
from ludotheque.locales import LANGUAGES, Text

ENGLISH = Text("en")


def start(page: Page, seat_two: str = "Bot") -> None:
    """The first of two begins."""
    page.get_by_role("group", name="Seat 2").get_by_text(seat_two, exact=True).click()
    let_begin(page, 0)
    label = "Open the table and invite" if seat_two == "By link" else "Play"
    page.get_by_role("button", name=label, exact=True).click()


def resign(page: Page) -> None:
    from_menu(page, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_resigning_asks_once_and_what_comes_next_is_one_press_away(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    start(page)
    seats = page.get_by_role("complementary", name="The match").get_by_role("listitem")
    expect(seats.first).to_contain_text("You")
    from_menu(page, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    resign(page)
    ending = page.get_by_role("region", name="You resigned")
    expect(ending).to_contain_text("wins.")
    expect(page.locator("aside :is(button, a):disabled")).to_have_count(0)
    ending.get_by_role("button", name="Play again").click()
    expect(ending).to_have_count(0)
    expect(seats.first).to_contain_text("You")
    resign(page)
    ending.get_by_role("button", name="Change seats or level").click()
    page.get_by_role("dialog").get_by_role("button", name="Change seats").click()
    expect(ending).to_have_count(0)
    expect(seats.nth(1)).to_contain_text("You")


def opened(page: Page, *moves: str, say: Text = ENGLISH) -> None:
    """A match on one screen with these moves made."""
    told = {"format": 1, "game": "interactions", "rules": 1, "seats": ["Ada", "Bo"], "moves": list(moves)}
    page.get_by_role("button", name=say("shell-import")).click()
    page.get_by_label(say("shell-import-paste")).fill(json.dumps(told))
    page.get_by_role("button", name=say("shell-import-open"), exact=True).click()


OPENING = ("sel SA", "sel SA", "Sf6+M", "Af7+C", "Ae6+P", "Se7+M")


def test_a_hint_is_given_in_words(new_page: NewPage) -> None:
    page = new_page("/")
    opened(page, *OPENING)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("[data-stage=notice] .gold")
    expect(hint).to_contain_text(re.compile(r"[a-z]{3} [a-z]+ "), timeout=90_000)
    page.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_a_move_is_taken_back_freely_on_one_screen(new_page: NewPage) -> None:
    page = new_page("/")
    opened(page, *OPENING)
    assert len(moves_told(page)) == 6
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-cell][data-tile]")).to_have_count(3)
    assert len(moves_told(page)) == 5


def test_a_match_goes_on_from_a_past_move_on_the_side_that_is_chosen(new_page: NewPage) -> None:
    page = new_page("/")
    opened(page, *OPENING)
    menu(page).get_by_role("list", name="The moves so far").get_by_role("button").nth(3).click()
    expect(page.get_by_role("slider")).to_have_value("4")
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Bo").click()
    seats = page.get_by_role("complementary", name="The match").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("You")
    assert len(moves_told(page)) >= 4


def test_a_replay_runs_by_itself_and_its_link_leads_to_the_position(new_page: NewPage, new_context: NewContext) -> None:
    page = new_page("/")
    opened(page, *OPENING)
    expect(page.locator("[data-cell][data-tile]")).to_have_count(4)
    before = box(page, "board")
    from_menu(page, "replay")
    page.get_by_role("button", name="Play by itself").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.get_by_role("slider")).to_have_value(re.compile("[1-6]"))
    page.get_by_role("button", name="Play by itself").click()
    page.get_by_role("button", name="Link to this position").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    page.keyboard.press("Escape")
    assert box(page, "board") == before, "the replay covers nothing"
    other = new_context().new_page()
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_value(link.rsplit("=", 1)[1])


@pytest.mark.parametrize("size", ["phone", "flat"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_all_of_a_replay_is_on_screen(new_page: NewPage, size: str, language: str) -> None:
    width, height = SIZES[size]
    page, say = new_page("/", width=width, height=height, language=language), Text(language)
    opened(page, *OPENING, say=say)
    from_menu(page, "replay")
    replay = page.get_by_role("group", name=say("shell-replay"), exact=True)
    expect(replay.get_by_role("slider")).to_be_visible()
    page.evaluate(STILL)
    pressed = replay.locator("button").all()
    assert len(pressed) == 8 and not [one.inner_text() for one in pressed if one.evaluate(CUT)]


def test_a_draw_is_offered_in_one_browser_and_accepted_in_the_other(new_page: NewPage, new_context: NewContext) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    start(page, "By link")
    guest = new_context(language="fr").new_page()
    guest.goto(page.get_by_role("textbox", name="Link for seat 2").input_value())
    guest.get_by_label("Ton nom").fill("Bo")
    guest.get_by_role("button", name="Prendre la place").click()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Proposer nulle").click()
    expect(guest.get_by_text("Nulle proposée. On attend Ada.")).to_be_visible()
    expect(page.get_by_text("Bo offers a draw. Accept?")).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("A draw by agreement.")).to_be_visible()
    expect(guest.get_by_text("Nulle d’un commun accord.")).to_be_visible()


def test_whoever_offers_is_told_that_it_was_declined(new_page: NewPage, new_context: NewContext) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    start(page, "By link")
    guest = new_context(language="fr").new_page()
    guest.goto(page.get_by_role("textbox", name="Link for seat 2").input_value())
    guest.get_by_role("button", name="Prendre la place").click()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Proposer nulle").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(guest.get_by_text("Ada ne veut pas de nulle.")).to_be_visible()


def test_my_own_link_takes_me_to_my_seat_in_another_browser(new_page: NewPage, new_context: NewContext) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    start(page)
    menu(page).get_by_role("button", name="Play on another device").click()
    expect(page.get_by_role("img", name="Play on another device")).to_be_visible()
    other = new_context(language="fr").new_page()
    other.goto(page.get_by_role("textbox", name="Play on another device").input_value())
    expect(other.get_by_role("complementary", name="La partie").get_by_role("listitem").first).to_contain_text(
        "Ada (toi)"
    )


def test_a_bot_plays_on_for_somebody_who_has_been_gone_for_long(new_context: NewContext, tmp_path: Path) -> None:
    own = Server(tmp_path, "--gone-ms", "1")
    try:
        page = new_context().new_page()
        page.goto(own.url + "/new/interactions")
        page.get_by_label("Name of player 1").fill("Ada")
        start(page, "By link")
        guest = new_context(language="fr").new_page()
        guest.goto(page.get_by_role("textbox", name="Link for seat 2").input_value())
        guest.get_by_label("Ton nom").fill("Bo")
        guest.get_by_role("button", name="Prendre la place").click()
        expect(part(guest, "prompt")).to_be_visible()
        guest.close()
        expect(page.get_by_text("Bo has been away for a while. What shall we do?")).to_be_visible()
        page.get_by_role("button", name="Let a bot play on").click()
        expect(page.get_by_text("What shall we do?")).to_have_count(0)
        expect(page.get_by_role("complementary", name="The match")).not_to_contain_text("Bo ")
    finally:
        own.kill()


def test_on_a_phone_the_menu_closes_when_it_shows_something_on_the_board(new_page: NewPage) -> None:
    page = new_page("/", width=360)
    opened(page, *OPENING)
    menu(page).get_by_role("list", name="The moves so far").get_by_role("button").nth(3).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(part(page, "board")).to_be_in_viewport(ratio=0.99)


def test_the_title_of_the_tab_says_whose_turn_it_is(new_page: NewPage) -> None:
    page = new_page("/")
    opened(page, *OPENING)
    expect(page).to_have_title("● Ada to play · Interactions")


def test_a_curtain_falls_between_people_who_choose_in_secret_on_one_screen(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    start(page, "Here")
    curtain = page.get_by_role("region", name="Changing players")
    expect(curtain).to_contain_text("Only for Ada")
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)


HOLD_MOVES = """() => {
  const send = WebSocket.prototype.send, held = [];
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'move') held.push(() => send.call(this, text));
    else send.call(this, text);
  };
  window.letGo = () => held.forEach(one => one());
}"""


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The table has not answered yet…"), ("fr", "La table n’a pas encore répondu…")],
)
def test_a_move_that_has_had_no_answer_yet_says_so(new_page: NewPage, language: str, words: str) -> None:
    page = forma_table.sit(new_page, forma_table.here("Ada", "Bea"), "pos:A.B/A.B/A.B", language=language)
    forma_table.expect_turn(page, 0)
    page.evaluate(HOLD_MOVES)
    page.locator("[data-act=pass]").click()
    page.locator("[data-act=pass-yes]").click()
    waiting = part(page, "prompt").get_by_text(words)
    expect(waiting).to_be_visible()
    page.evaluate("letGo()")
    forma_table.expect_turn(page, 1)
    expect(waiting).to_have_count(0)


def test_the_rules_open_beside_the_board(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    start(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    drawer = page.get_by_role("dialog", name="The rules of Interactions")
    expect(drawer.get_by_role("heading").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_record_is_saved_as_a_file(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    start(page)
    with page.expect_download() as saved:
        menu(page).get_by_role("button", name="Save the game as a file").click()
    assert '"game": "interactions"' in Path(saved.value.path()).read_text(encoding="utf-8")


def test_the_table_goes_on_by_itself_after_the_server_was_killed(new_context: NewContext, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        page = new_context().new_page()
        page.goto(own.url + "/new/interactions")
        start(page)
        expect(part(page, "board")).to_be_visible()
        page.evaluate("window.sameDocument = true")
        own.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        own.start()
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
        resign(page)
        expect(page.get_by_role("region", name="You resigned")).to_contain_text("wins.")
        assert page.evaluate("window.sameDocument"), "without a reload"
    finally:
        own.kill()


def test_a_move_made_while_the_server_is_away_waits_and_is_played(new_context: NewContext, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        page = new_context().new_page()
        page.goto(own.url)
        opened(page, *OPENING)
        expect(interactions.tiles(page)).to_have_count(4)
        board = box(page, "board")
        own.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        interactions.in_hand(page, "available").first.click()
        interactions.in_hand(page, "reserve").first.click()
        interactions.open_cells(page).first.click()
        expect(part(page, "prompt")).to_contain_text("Your move waits for the connection.")
        assert box(page, "board") == board
        own.start()
        expect(interactions.tiles(page)).to_have_count(5)
        expect(page.get_by_text("Your move waits")).to_have_count(0)
    finally:
        own.kill()
