"""The table page around the board."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.serving import NewContext, NewPage, Server


def start(page: Page, seat_two: str = "Bot") -> None:
    page.get_by_role("group", name="Seat 2").get_by_text(seat_two, exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()


def test_resigning_asks_once_and_a_rematch_changes_seats(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    start(page)
    panel = page.get_by_role("complementary", name="The match")
    expect(panel.get_by_role("listitem").first).to_contain_text("(you)")
    panel.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(panel.get_by_role("button", name="Resign")).to_be_visible()
    panel.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(panel).to_contain_text("resigned")
    panel.get_by_role("button", name="Play again, seats changed").click()
    expect(panel.get_by_role("button", name="Resign")).to_be_visible()
    expect(panel.get_by_role("listitem").nth(1)).to_contain_text("(you)")


def test_a_curtain_falls_between_people_who_choose_in_secret_on_one_screen(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    page.get_by_label("Name of player 1").fill("Ada")
    start(page, "Here")
    curtain = page.get_by_role("region", name="Changing players")
    expect(curtain).to_contain_text("Only for Ada")
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)


def test_the_rules_open_beside_the_board(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    start(page)
    page.get_by_role("complementary", name="The match").get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="The rules of Interactions")
    expect(drawer.get_by_role("heading").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_record_is_saved_as_a_file(new_page: NewPage) -> None:
    page = new_page("/new/interactions")
    start(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert '"game": "interactions"' in Path(saved.value.path()).read_text(encoding="utf-8")


def test_the_table_goes_on_by_itself_after_the_server_was_killed(new_context: NewContext, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        page = new_context().new_page()
        page.goto(own.url + "/new/interactions")
        start(page)
        panel = page.get_by_role("complementary", name="The match")
        expect(panel.get_by_role("button", name="Resign")).to_be_visible()
        expect(page.locator(".board > *").first).to_be_visible()
        page.evaluate("window.sameDocument = true")
        own.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        own.start()
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
        panel.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(panel).to_contain_text("resigned")
        assert page.evaluate("window.sameDocument"), "without a reload"
    finally:
        own.kill()
