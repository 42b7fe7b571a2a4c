"""The home page: the games, my tables, records."""

import re

import pytest
from playwright.sync_api import expect

from browser.serving import MAKE, NewContext, NewPage, Server
from ludotheque.core.catalog import keys
from ludotheque.locales import LANGUAGES, Text


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_shows_every_game_of_the_catalog_in_the_language_of_the_browser(new_page: NewPage, language: str) -> None:
    page, say = new_page("/", language=language), Text(language)
    for key in keys():
        card = page.get_by_role("article", name=say(f"{key}-name"), exact=True)
        expect(card).to_contain_text(say(f"{key}-sentence"))
        expect(card.locator(".scene svg").filter(visible=True).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_no_words_of_a_card_lie_under_its_buttons(new_page: NewPage, language: str) -> None:
    page = new_page("/", width=360, language=language)
    expect(page.locator("article .actions").first).to_be_visible()
    lowest = "all => all.map(one => Math.max(...[...one.children].map(part => part.getBoundingClientRect().bottom)))"
    highest = """all => all.map(one => {
      const range = document.createRange();
      range.selectNodeContents(one.nextElementSibling ?? document.body);
      return one.nextElementSibling ? range.getBoundingClientRect().top : Infinity;
    })"""
    buttons = page.locator("article .actions").evaluate_all(lowest)
    words = page.locator("article .actions").evaluate_all(highest)
    assert len(buttons) == len(keys())
    assert all(under <= over for under, over in zip(buttons, words, strict=True))


def test_a_game_begins_at_once_and_is_on_top_of_home_afterwards(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("article", name="Interactions").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("complementary", name="The match")).to_contain_text("You")
    page.get_by_role("link", name="Ludothèque, home").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_contain_text("Interactions")
    mine.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_the_games_begin_on_the_first_screen_below_my_tables_too(
    new_page: NewPage, server: Server, size: tuple[int, int], language: str
) -> None:
    page = new_page("/about", width=size[0], height=size[1], language=language)
    for _ in range(4):
        made = page.evaluate(MAKE, {"game": "lacunes", "seats": [{"kind": "here"}]})
        page.goto(f"{server.url}/table/{made['table']}#seat={made['token']}")
        expect(page.locator("[data-stage=board]")).to_be_visible()
    page.goto(server.url)
    say = Text(language)
    expect(page.get_by_role("region", name=say("shell-my-tables"))).to_be_visible()
    first = page.get_by_role("button", name=say("shell-play-at-once"), exact=True).first
    expect(first).to_be_visible()
    box = first.bounding_box()
    assert box and box["y"] + box["height"] <= size[1]
    page.locator("[data-act=all-tables]").click()
    expect(page.get_by_role("region", name=say("shell-my-tables")).get_by_role("listitem")).to_have_count(4)


def test_play_now_is_gentle_and_says_so_and_the_full_game_is_one_press_away(new_page: NewPage) -> None:
    page = new_page("/")
    forma = page.get_by_role("article", name="Forma")
    expect(forma).to_contain_text(Text("en")("forma-gentle"))
    expect(forma).to_contain_text("Against a gentle bot (level 1 of ")
    with page.expect_request("**/api/tables") as sent:
        forma.get_by_role("button", name="Play now").click()
    wish = sent.value.post_data_json or {}
    assert wish["gentle"] and wish["seats"][1]["level"] == 1
    expect(page.get_by_role("complementary", name="The match")).to_contain_text("level 1")
    page.goto(re.sub("/table/.*", "/", page.url))
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("article", name="Forma").get_by_role("button", name="The full game").click()
    assert "gentle" not in (sent.value.post_data_json or {"gentle": True})


def test_the_level_last_met_is_met_again_in_that_game_alone(new_page: NewPage) -> None:
    page = new_page("/new/lacuna")
    page.get_by_label("Level of bot 2").select_option("3")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("complementary", name="The match")).to_contain_text("level 3")
    page.goto(re.sub("/table/.*", "/", page.url))
    expect(page.get_by_role("article", name="Lacuna", exact=True)).to_contain_text("level 3")
    expect(page.get_by_role("article", name="Interactions")).to_contain_text("level 1")


def test_my_tables_are_live_and_the_tab_counts_those_that_wait_for_me(
    new_page: NewPage, new_context: NewContext, server: Server
) -> None:
    """Two browsers at one table: the home page of one follows what the other does."""
    page = new_page("/")
    made = page.evaluate(
        MAKE, {"game": "lacuna", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}], "begins": 1}
    )
    invitation = next(iter(made["invitations"].values()))
    page.goto(f"{server.url}/table/{made['table']}#seat={made['token']}")
    expect(page.locator("[data-stage=board]")).to_be_visible()
    page.goto(server.url)
    mine = page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("Waiting for a friend")
    expect(page).to_have_title("Ludothèque")
    guest = new_context().new_page()
    guest.goto(f"{server.url}/table/{made['table']}#invite={invitation}")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take the seat").click()
    expect(mine).to_contain_text("with Bo")
    expect(mine).to_contain_text("the others’ turn")
    other = page.evaluate(MAKE, {"game": "lacuna", "seats": [{"kind": "here"}, {"kind": "bot", "level": 1}]})
    page.goto(f"{server.url}/table/{other['table']}#seat={other['token']}")
    expect(page.locator("[data-stage=board]")).to_be_visible()
    page.goto(server.url)
    expect(mine.get_by_role("listitem").first).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Ludothèque")
    expect(mine.locator(".picture svg").first).to_be_visible()


def test_a_table_that_is_gone_says_so_and_is_removed(new_page: NewPage, server: Server) -> None:
    page = new_page("/")
    made = page.evaluate(MAKE, {"game": "lacuna", "seats": [{"kind": "here"}, {"kind": "bot", "level": 1}]})
    page.goto(f"{server.url}/table/{made['table']}#seat={made['token']}")
    page.evaluate(
        """([table, token]) =>
          fetch(`/api/tables/${table}`, {method: 'DELETE', headers: {authorization: `Bearer ${token}`}})""",
        [made["table"], made["token"]],
    )
    page.goto(server.url)
    mine = page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("This table is gone.")
    mine.get_by_role("button", name="Remove").click()
    expect(mine).to_have_count(0)


def test_the_setups_of_the_day_are_on_the_home_page(new_page: NewPage) -> None:
    page = new_page("/")
    today = page.get_by_role("region", name="Today")
    expect(today.get_by_role("article")).to_have_count(2)
    expect(today).to_contain_text("not played yet")
    today.get_by_role("article", name="Lacunes of the day").get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_table_is_deleted_after_one_question(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("article", name="Interactions").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("complementary", name="The match")).to_be_visible()
    address = page.url
    page.goto(re.sub("/table/.*", "/", address))
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the table").click()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_role("heading", name="This table needs a link")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not a record", "it is not JSON"),
        ('{"a":1}', "it does not say which game was played"),
        ("[1, 2]", "it does not say which game was played"),
        ('{"format": 1, "game": "chess", "rules": 1, "moves": []}', "There is no game called “chess”"),
        (
            '{"format": 1, "game": "interactions", "rules": 1, "moves": ["sel SA", "sel SA", "Sf6+M", "Ah9+C"]}',
            "Move 4 cannot be",
        ),
    ],
)
def test_a_bad_record_is_refused_in_words(new_page: NewPage, text: str, told: str) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label("Or paste it here").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(told)


def test_a_record_opens_on_a_table_and_can_be_stepped_through(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label("Or paste it here").fill(
        '{"format": 1, "game": "interactions", "rules": 1, "seats": ["Ada", "Bo"],'
        ' "moves": ["sel SA", "sel SA", "Sf6+M", "Af7+C"]}'
    )
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("dialog", name="The match")
    expect(panel.get_by_role("list", name="The moves so far").get_by_role("listitem")).to_have_count(4)
    panel.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Position in the match")
    expect(slider).to_have_value("4")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("3")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="To the present").click()
    expect(slider).to_have_value("4")
