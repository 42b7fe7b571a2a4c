"""The set-up: who sits where, by which rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.serving import MAKE, NewContext, NewPage, Server, let_begin
from browser.stage import CUT, STILL, part
from ludotheque.core import catalog
from ludotheque.core.catalog import keys
from ludotheque.locales import LANGUAGES, Text


def test_options_follow_the_number_of_players(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    expect(page.get_by_role("radio", name="Bot", exact=True)).to_have_count(2)
    page.get_by_role("group", name="How many players?").get_by_text("4 players").click()
    expect(page.get_by_role("radio", name="Bot", exact=True)).to_have_count(4)
    expect(page.get_by_role("switch", name=re.compile("[Tt]eams"))).to_be_visible()
    page.get_by_role("group", name="How many players?").get_by_text("2 players").click()
    expect(page.get_by_role("switch", name=re.compile("[Tt]eams"))).to_have_count(0)


def test_one_press_plays_against_a_bot(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("button", name="Play", exact=True).click()
    panel = page.get_by_role("complementary", name="The match")
    expect(panel).to_contain_text("Ada")
    expect(panel).to_contain_text(re.compile("Moss|Pebble"))


def test_an_invitation_is_taken_in_a_second_browser(new_page: NewPage, new_context: NewContext, server: Server) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    let_begin(page, 0)
    page.get_by_role("button", name="Open the table and invite", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    expect(page.get_by_text("These links work on this machine only")).to_be_visible()
    path, _, token = link.partition("#")
    assert token.startswith("invite=") and "=" not in path

    guest = new_context(language="fr").new_page()
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Ada t’invite à jouer à Interactions")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Open seat 2")).to_be_visible()
    guest.get_by_label("Ton nom").fill("Bo")
    guest.get_by_role("button", name="Prendre la place").click()
    expect(guest.get_by_role("complementary", name="La partie")).to_contain_text("Bo (toi)")
    assert "#" not in guest.url
    expect(part(guest, "notice")).to_contain_text("Ada est là aussi.")
    expect(part(page, "notice")).to_contain_text("Bo has come and sits at the table.")
    expect(page.get_by_role("complementary", name="The match")).to_contain_text("Bo")
    expect(page.get_by_role("textbox", name="Link for seat 2")).to_have_count(0)

    third = new_context().new_page()
    third.goto(link)
    expect(third.get_by_text("Somebody already sits here.")).to_be_visible()
    third.get_by_role("link", name="Watch").click()
    expect(third.get_by_role("complementary", name="The match")).to_contain_text("Ada")


SIZES = [(360, 740), (740, 360), (1280, 800)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", keys())
def test_the_button_of_an_invitation_is_on_the_first_screen(
    new_page: NewPage, new_context: NewContext, server: Server, game: str, width: int, height: int
) -> None:
    if catalog.entry(game).seats == (1,):
        return
    page = new_page("/")
    wish = {"game": game, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}], "hints": False}
    made = page.evaluate(MAKE, wish)
    guest = new_context(language="fr", width=width, height=height).new_page()
    guest.goto(f"{server.url}/table/{made['table']}#invite={made['invitations']['1']}")
    expect(guest.get_by_role("button", name="Prendre la place")).to_be_in_viewport(ratio=1)
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Ada t’invite")
    expect(guest.get_by_text("Pas de conseil pendant la partie")).to_be_attached()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_on_a_phone_the_link_to_send_and_its_code_are_seen_whole(new_page: NewPage, width: int, height: int) -> None:
    page = new_page("/new/lacuna#friend", width=width, height=height)
    page.get_by_role("button", name="Open the table and invite", exact=True).click()
    page.get_by_label("Your name, as your friend will read it").fill("Ada")
    page.get_by_role("dialog").get_by_role("button", name="Open the table and invite", exact=True).click()
    code = page.locator("[data-act=qr]")
    expect(code).to_be_visible()
    page.evaluate(STILL)
    assert not code.evaluate(CUT)
    code.click()
    expect(page.get_by_role("img", name="Link for seat")).to_be_visible()


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })"
"""As over http on a local network."""


@pytest.mark.parametrize(("copies", "told"), [("", "Copied"), ("document.execCommand = () => false", "is selected")])
def test_a_link_is_copied_without_a_secure_context_or_says_that_it_was_not(
    new_page: NewPage, server: Server, copies: str, told: str
) -> None:
    page = new_page("/")
    page.add_init_script(f"{NO_CLIPBOARD}; {copies}")
    page.goto(f"{server.url}/new/lacuna")
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    page.get_by_role("button", name="Open the table and invite", exact=True).click()
    page.get_by_role("button", name="Without a name").click()
    page.get_by_role("button", name="Copy: Link").click()
    expect(page.get_by_text(told).first).to_be_visible()
    selected = page.evaluate("(one => one.value?.slice(one.selectionStart, one.selectionEnd))(document.activeElement)")
    assert "#invite=" in selected


def test_a_friend_without_a_key_is_told_what_to_ask_for(
    new_page: NewPage, new_context: NewContext, server: Server
) -> None:
    page = new_page("/")
    made = page.evaluate(MAKE, {"game": "lacuna", "seats": [{"kind": "here"}, {"kind": "bot", "level": 1}]})
    friend = new_context().new_page()
    friend.goto(f"{server.url}/table/{made['table']}")
    expect(friend.get_by_text("Ask whoever sent you here for an invitation")).to_be_visible()


def test_a_watcher_sees_the_match_and_cannot_play(new_page: NewPage, new_context: NewContext, server: Server) -> None:
    page = new_page("/")
    made = page.evaluate(MAKE, {"game": "interactions", "seats": [{"kind": "here"}, {"kind": "bot", "level": 1}]})
    watcher = new_context().new_page()
    watcher.goto(f"{server.url}/table/{made['table']}#watch={made['watch']}")
    expect(watcher.get_by_role("complementary", name="The match")).to_contain_text("Waiting for Player 1")
    watcher.get_by_role("button", name="Menu").click()
    menu = watcher.get_by_role("dialog", name="The match")
    expect(menu).to_contain_text("You are watching.")
    expect(menu.get_by_role("button", name="Resign")).to_have_count(0)


def test_any_game_can_be_played_with_a_clock(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    clocks = page.get_by_role("group", name="A clock?")
    for told in ("30 s a turn", "10 min each", "3 days a turn"):
        expect(clocks.get_by_text(told)).to_be_visible()
    page.get_by_role("group", name="Seat 2").get_by_text("Here").click()
    clocks.get_by_text("10 min each").click()
    page.get_by_role("button", name="Play", exact=True).click()
    panel = page.get_by_role("complementary", name="The match")
    expect(panel).to_contain_text(re.compile(r"10:0\d|9:5\d"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clock_stands_alone_in_its_row(new_page: NewPage, language: str) -> None:
    page = new_page("/new/interactions", language=language)
    clocks = page.get_by_role("group", name=Text(language)("shell-clock")).locator("label")
    expect(clocks).to_have_count(7)
    tops = clocks.evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().top))")
    assert [tops.count(top) for top in sorted(set(tops))] == [4, 3]


def test_beside_the_hourglass_no_other_clock_is_offered(new_page: NewPage) -> None:
    page = new_page("/new/laguna")
    expect(page.get_by_role("group", name="Who begins?")).to_be_visible()
    expect(page.get_by_role("group", name="A clock?")).to_have_count(0)
    page.locator("summary").first.click()
    page.get_by_role("group", name=Text("en")("laguna-option-glass")).locator("label").last.click()
    expect(page.get_by_role("group", name="A clock?")).to_be_visible()
    easy = Text("en")("laguna-option-board_side-easy")
    expect(page.get_by_role("radio", name=easy, exact=True)).to_be_checked()


def test_hints_between_people_are_off_unless_they_are_agreed_on(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    hints = page.get_by_role("switch", name="Hints allowed")
    expect(hints).to_have_count(0)
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    expect(hints).not_to_be_checked()


def seated(page: Page) -> list[str]:
    """Who sits at the table, in the order of the seats."""
    names = page.get_by_role("complementary", name="The match").locator("li .name")
    expect(names).to_have_count(4)
    return [str(name).split()[0] for name in names.all_inner_texts()]


def four_with_teams(page: Page) -> None:
    page.get_by_role("group", name="How many players?").get_by_text("4 players").click()
    for seat, name in enumerate(("Ada", "Bo", "Cy", "Dee"), 1):
        page.get_by_role("group", name=f"Seat {seat}").get_by_text("Here").click()
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_role("switch", name=re.compile("[Tt]eams")).check()


@pytest.mark.parametrize(("seat", "order"), [(None, ""), (2, "Cy Dee Ada Bo")])
def test_the_lot_or_a_choice_turns_the_table_and_partners_stay_opposite(
    new_page: NewPage, seat: int | None, order: str
) -> None:
    page = new_page("/new/interactions")
    four_with_teams(page)
    begins = page.get_by_role("group", name="Who begins?").get_by_role("radio")
    expect(begins).to_have_count(5)
    expect(page.get_by_role("radio", name="By lot")).to_be_checked()
    if seat is not None:
        let_begin(page, seat)
    page.get_by_role("button", name="Play", exact=True).click()
    told = " ".join(seated(page))
    assert told in "Ada Bo Cy Dee Ada Bo Cy Dee" and (not order or told == order)


@pytest.mark.parametrize(
    ("language", "legend", "lot"),
    [
        ("en", "Who begins? The youngest, or by lot.", "By lot"),
        ("fr", "Qui commence ? Le plus jeune, ou par tirage au sort.", "Au sort"),
    ],
)
def test_in_laguna_no_bot_is_offered_as_the_youngest(new_page: NewPage, language: str, legend: str, lot: str) -> None:
    page = new_page("/new/laguna", language=language)
    begins = page.get_by_role("group", name=legend).locator("label")
    expect(begins).to_have_count(2)
    expect(begins.first).to_have_text(lot)


def test_alone_nobody_asks_who_begins(new_page: NewPage) -> None:
    page = new_page("/new/lacunes")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    for asked in ("Who begins?", "Seat 1", "How many players?"):
        expect(page.get_by_role("group", name=asked)).to_have_count(0)
    expect(page.get_by_role("heading", name="Who plays?")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_while_a_friend_is_awaited_the_table_asks_what_it_asks(new_page: NewPage, width: int, height: int) -> None:
    page = new_page("/new/lacuna", width=width, height=height)
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("group", name="Seat 2").get_by_text("By link").click()
    let_begin(page, 0)
    page.get_by_role("button", name="Open the table and invite", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_be_visible()
    assert not page.get_by_role("button", name="Copy").evaluate(CUT)
    page.locator("[data-act=sent]").click()
    expect(link).to_have_count(0)
    expect(part(page, "prompt")).to_contain_text("Which kind do you take first?")
    expect(part(page, "hand")).to_be_visible()
    page.locator("[data-pick=B]").click()
    expect(page.locator("[data-flower]")).to_have_count(48)
    page.locator("[data-act=invite]").click()
    expect(link).to_be_visible()
