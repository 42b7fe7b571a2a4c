"""What two people at two screens are told of each other: a no, a hint, a pause, a seat that is taken."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.interactions_table import BOTS, go, here
from browser.serving import MAKE, NewPage
from browser.stage import box, from_menu, part


def seated(new_page: NewPage, width: int = 1280, **wish: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Ada hosts; Bob takes the other seat by link, on a screen of that width."""
    ada, bob = new_page("/about"), new_page("/about", width=width)
    seats = [*here("Ada"), {"kind": "link"}]
    made = ada.evaluate(MAKE, {"game": "interactions", "seats": seats, "begins": 0, **wish})
    go(ada, made["table"], "seat", made["token"])
    go(bob, made["table"], "invite", made["invitations"]["1"])
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take the seat").click()
    expect(part(bob, "board")).to_be_visible()
    return ada, bob, made


def test_a_guest_on_a_phone_is_greeted_over_the_players_and_reads_what_to_do(new_page: NewPage) -> None:
    _, bob, _ = seated(new_page, width=390)
    met, prompt = bob.locator("[data-act=met]"), part(bob, "prompt")
    expect(met).to_contain_text("Ada is here too.")
    expect(prompt).to_contain_text("Choose two tiles")
    greeting, asked, board = met.bounding_box(), prompt.bounding_box(), box(bob, "board")
    assert greeting and asked and greeting["y"] + greeting["height"] <= board["y"] + 2 < asked["y"]
    names = [name.bounding_box() for name in bob.locator(".players .name").all()]
    assert len({round(name["y"]) for name in names if name}) == 1


def test_a_refused_draw_is_told_to_who_asked_and_moves_nothing(new_page: NewPage) -> None:
    ada, bob, _ = seated(new_page)
    before = box(ada, "board")
    from_menu(ada, "draw")
    bob.get_by_role("button", name="No", exact=True).click()
    expect(part(ada, "notice")).to_contain_text("Bob does not want a draw.")
    expect(part(bob, "notice")).not_to_contain_text("draw")
    assert box(ada, "board") == before
    ada.get_by_role("button", name="Close").click()
    expect(ada.get_by_text("Bob does not want a draw.")).to_have_count(0)


def test_there_are_no_hints_between_people_who_did_not_agree_to_them(new_page: NewPage) -> None:
    ada, bob, _ = seated(new_page)
    for page in (ada, bob):
        expect(part(page, "actions")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_who_takes_a_hint_is_named_to_the_other(new_page: NewPage) -> None:
    ada, bob, _ = seated(new_page, hints=True)
    bob.get_by_role("button", name="Hint").click()
    expect(part(ada, "notice")).to_contain_text("Bob took a hint.", timeout=BOTS)
    expect(bob.get_by_text("Bob took a hint.")).to_have_count(0)


def test_either_ends_a_pause_that_both_agreed_to(new_page: NewPage) -> None:
    ada, bob, _ = seated(new_page, clock={"kind": "game", "seconds": 600})
    part(ada, "actions").locator("[data-act=pause]").click()
    bob.get_by_role("button", name="Yes", exact=True).click()
    for page in (ada, bob):
        expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
        expect(page.locator("[data-act=pause]")).to_be_disabled()
    bob.get_by_role("button", name="Go on", exact=True).click()
    for page in (ada, bob):
        expect(page.get_by_role("button", name="Go on", exact=True)).to_have_count(0)
        expect(part(page, "actions").locator("[data-act=pause]")).to_be_visible()


def test_whoever_opens_an_invitation_too_late_may_watch(new_page: NewPage) -> None:
    _, _, made = seated(new_page)
    late = new_page("/about")
    go(late, made["table"], "invite", made["invitations"]["1"])
    late.get_by_role("link", name="Watch").click()
    expect(part(late, "board")).to_be_visible()
    expect(late.get_by_role("button", name="Hint")).to_have_count(0)
