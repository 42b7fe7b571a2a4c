"""Somebody with the boxed game: a photo, flowers and pawns laid by hand, a count, and a pond to play on."""

import base64
import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.serving import NewPage
from ludotheque import game
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.state import State

PAINT = """() => new Promise(done => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#c33';
  ink.fillRect(0, 0, 640, 480);
  done(canvas.toDataURL('image/png').split(',')[1]);
})"""
COUNTED = "R0,0 g3000,4000 s5000,0 g6000,0 s0,7000 B0,-9000"


def opened(new_page: NewPage, **profile: object) -> tuple[Page, Locator]:
    page = new_page("/tools/lacuna/table", **profile)
    tool = page.locator("section.real")
    expect(tool).to_be_visible()
    for summary in tool.locator("summary").all():
        summary.click()
    return page, tool


def lay(tool: Locator, text: str) -> None:
    """Open a file with these pieces."""
    tool.locator("[data-open]").set_input_files({"name": "pond.txt", "mimeType": "text/plain", "buffer": text.encode()})


def saved(page: Page, tool: Locator) -> str:
    with page.expect_download() as download:
        tool.locator("[data-save]").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def pond() -> str:
    """The flowers of pond 1, as the tool writes them."""
    flowers = game("lacuna", pick="after").initial("pond:1").flowers or ()
    return " ".join(f"{flower.letter}{flower.x},{flower.y}" for flower in flowers)


def test_the_tool_is_found_from_the_set_up_and_from_the_rules(new_page: NewPage) -> None:
    for start in ("/new/lacuna", "/rules/lacuna"):
        page = new_page(start)
        page.get_by_role("link", name="From your own table").click()
        expect(page.locator("section.real")).to_be_visible()


def test_a_photo_lies_under_the_pond_and_can_be_fitted(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    data = page.evaluate(PAINT)
    page.evaluate(
        """data => {
          const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
          const moved = new DataTransfer();
          moved.items.add(new File([bytes], 'pond.png', {type: 'image/png'}));
          document.querySelector('.laid').dispatchEvent(
            new DragEvent('drop', {dataTransfer: moved, bubbles: true, cancelable: true}));
        }""",
        data,
    )
    expect(tool.locator("canvas[data-laid=true]")).to_be_visible()
    middle = "() => [...document.querySelector('canvas').getContext('2d').getImageData(480, 480, 1, 1).data]"
    edge = "() => document.querySelector('canvas').getContext('2d').getImageData(5, 480, 1, 1).data[3]"
    assert page.evaluate(middle) == [204, 51, 51, 255] and page.evaluate(edge) == 255
    tool.get_by_label("Size").fill("50")
    page.wait_for_function(f"() => ({edge})() === 0")


def test_pieces_are_laid_by_click_and_by_coordinates_moved_and_removed(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    stage = tool.locator(".laid > svg")
    box = stage.bounding_box()
    assert box
    tool.get_by_role("button", name="iris", exact=True).click()
    stage.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    tool.get_by_role("button", name="gold pawn", exact=True).click()
    tool.get_by_label("To the right of the middle").fill("30")
    tool.get_by_label("Below the middle").fill("40")
    tool.get_by_role("button", name="Lay: gold pawn").click()
    expect(tool.locator(".total")).to_contain_text("Gold takes 1, silver takes 0.")
    assert saved(page, tool).endswith(" g3000,4000")
    tool.get_by_role("button", name="Remove").click()
    expect(tool.locator(".total")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "laid", "told"),
    [("en", "6 pieces are laid.", "poppy: gold, by 10.0 mm"), ("fr", "6 pièces sont posées.", "coquelicot")],
)
def test_a_table_comes_in_as_a_file_and_is_counted(new_page: NewPage, language: str, laid: str, told: str) -> None:
    _, tool = opened(new_page, language=language)
    lay(tool, COUNTED)
    expect(tool.locator("[data-told]")).to_have_text(laid)
    expect(tool.locator(".total")).to_be_visible()
    expect(tool.locator(".verdicts")).to_contain_text(told)


def test_what_is_no_pond_is_refused_in_words_and_leaves_what_lies_there(new_page: NewPage) -> None:
    _, tool = opened(new_page)
    lay(tool, COUNTED)
    lay(tool, "R0,0 nonsense")
    expect(tool.locator("[data-told]")).to_have_text("This is not a pond: piece 2 cannot be read.")
    expect(tool.locator(".laid > svg .pawn")).to_have_count(4)


def test_a_link_shows_the_pond_to_a_friend(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    lay(tool, COUNTED)
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    tool.locator("[data-link]").click()
    expect(tool.locator("[data-told]")).to_contain_text("Copied")
    link = page.evaluate("window.copied")
    assert link.endswith(COUNTED.replace(" ", "_"))
    friend = new_page("/about")
    friend.goto(link)
    expect(friend.locator(".laid > svg .pawn")).to_have_count(4)


def test_a_friends_pond_keeps_what_is_changed_there_and_leaves_ones_own_alone(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    lay(tool, COUNTED)
    expect(tool.locator(".laid > svg .pawn")).to_have_count(4)
    page.goto(page.url + "#R0,0_g3000,4000")
    expect(tool.locator(".laid > svg .pawn")).to_have_count(1)
    tool.get_by_role("button", name="Empty the pond").click()
    page.reload()
    expect(tool).to_contain_text("49 flowers")
    expect(tool.locator(".laid > svg .pawn")).to_have_count(0)
    page.goto(page.url.partition("#")[0])
    expect(tool.locator(".laid > svg .pawn")).to_have_count(4)


def test_a_laid_pond_goes_out_as_a_record_comes_in_again_and_is_played(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    lay(tool, pond())
    expect(tool.locator("[data-ready=true]")).to_be_visible()
    kept = saved(page, tool)
    told = json.loads(kept)
    assert told["setup"] == f"xy:{pond()}" and game("lacuna", pick="after").initial(told["setup"])
    tool.get_by_role("button", name="Empty the pond").click()
    expect(tool.locator("[data-ready=true]")).to_have_count(0)
    lay(tool, kept)
    tool.get_by_role("button", name="Play on this pond").click()
    # The lot says who begins: a bot has taken its flower and the two of its first pawn by the time one looks.
    expect(page.locator("[data-flower]").nth(45)).to_be_attached()


def test_what_is_laid_and_the_photo_stay_over_a_reload(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    lay(tool, COUNTED)
    expect(tool.locator(".total")).to_be_visible()
    tool.locator("input[accept='image/*']").set_input_files(
        {"name": "pond.png", "mimeType": "image/png", "buffer": base64.b64decode(page.evaluate(PAINT))}
    )
    expect(tool.locator("canvas[data-laid=true]")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('ludotheque.lacuna.photo')")
    page.reload()
    expect(tool.locator(".total")).to_be_visible()
    expect(tool.locator(".laid > svg .pawn")).to_have_count(4)
    expect(tool.locator("canvas[data-laid=true]")).to_be_visible()


def test_the_tool_fits_a_phone_and_is_accessible(new_page: NewPage) -> None:
    page, tool = opened(new_page, width=360, language="fr", theme="dark")
    lay(tool, COUNTED)
    expect(tool.locator(".total")).to_be_visible()
    assert not re.search(r"\b[RPVBGYOgs]-?\d+,-?\d+", tool.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    found = Axe().run(page, context="section.real")
    assert found.violations_count == 0, found.generate_report()


def test_sizes_are_asked_for_in_millimetres_and_go_with_the_table(new_page: NewPage) -> None:
    page = new_page("/new/lacuna")
    page.locator("summary", has_text="Sizes").click()
    fields = page.locator("[data-size]")
    expect(fields).to_have_count(4)
    assert [field.input_value() for field in fields.all()] == ["480", "16", "15", "40"]
    page.locator("[data-size=pawn]").fill("10")
    page.locator("[data-size=pawn]").blur()
    with page.expect_request(lambda asked: asked.method == "POST" and "options" in (asked.post_data or "")) as sent:
        page.get_by_role("button", name="Play", exact=True).click()
    assert (sent.value.post_data_json or {})["options"] == {"sizes": "R24000 rf800 rp500 sep4000"}
    expect(page.locator("[data-phase]")).to_be_visible()


def stood(plies: int) -> tuple[str, State]:
    """A game of so many moves, as the tool writes what lies there."""
    rules, below = game("lacuna"), SplitMix64(3).below
    state = rules.initial("pond:1")
    for _ in range(plies):
        state = rules.play(state, rules.moves(state).sample(below))
    flowers = [f"{flower.letter}{flower.x},{flower.y}" for flower in state.flowers or ()]
    pawns = [f"{side}{pawn.x},{pawn.y}" for side, own in zip("gs", state.pawns, strict=True) for pawn in own]
    return " ".join([*flowers, *pawns]), state


def test_a_pond_in_the_middle_of_a_game_is_laid_with_its_pawns_and_goes_on(new_page: NewPage) -> None:
    page, tool = opened(new_page)
    text, state = stood(4)
    lay(tool, text)
    for colour, held in zip(LETTERS, state.held[0], strict=True):
        choice = tool.locator(f"[data-held={colour}]")
        if choice.count():
            choice.select_option(str(held // 2))
    expect(tool.locator("[data-ready=true]")).to_be_visible()
    shared = tool.locator("[data-held]").evaluate_all("all => all.map(one => one.value)")
    page.reload()
    expect(tool.locator("[data-ready=true]")).to_be_visible()
    assert tool.locator("[data-held]").evaluate_all("all => all.map(one => one.value)") == shared
    tool.locator("[data-act=analyse]").click()
    expect(page.locator("[data-stage=board]")).to_be_visible()
    other, tool = opened(new_page)
    lay(tool, text.partition(" ")[2])
    expect(tool).to_contain_text("must lie on the pond")
    assert other.locator("[data-act=analyse]").count() == 0
