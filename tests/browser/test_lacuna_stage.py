"""Lacuna on its stage: sizes, fixed places, moves in beats, marks that stay, the ending; in every window."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser.serving import NewPage
from browser.stage import SIZES, box, cut_off, menu, on_screen, part, resized, scrolls
from browser.test_lacuna import at_pond, press

LEAST = {"desk": 640, "wide": 880, "phone": 360, "flat": 358}
BOT = {"kind": "bot", "level": 1}
COLUMNS = """every => every.map((one) => {
  const middle = (each) => each.getBoundingClientRect().x + each.getBoundingClientRect().width / 2;
  return [middle(one), [...one.querySelectorAll('.lead')].filter((each) => each.offsetWidth).map(middle)];
})"""
HEAPS = """every => every.map((one) => {
  const parts = [...one.children].filter((each) => !each.matches('.visually-hidden'));
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const shown = boxes.filter((each) => each.height).sort((first, second) => first.y - second.y);
  return Math.max(...shown.slice(1).map((each, at) => shown[at].bottom - each.y));
})"""
"""By how many pixels what stands for a colour lies on one another."""
BEATS = """() => {
  const seen = window.beats = [], pond = document.querySelector('[data-beat]');
  const told = () => seen.at(-1) !== pond.dataset.beat && seen.push(pond.dataset.beat);
  new MutationObserver(told).observe(pond, {attributes: true});
}"""


def sized(new_page: NewPage, size: str, **wanted: object) -> Page:
    width, height = SIZES[size]
    return at_pond(new_page, width=width, height=height, **wanted)  # type: ignore[arg-type]


def fits(page: Page, *names: str) -> bool:
    hand = part(page, "hand").evaluate("one => one.scrollHeight <= one.clientHeight + 1") if "hand" in names else True
    return all(on_screen(page, name) for name in names) and not scrolls(page) and bool(hand)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_every_step_of_a_turn_fits_and_the_pond_does_not_move(new_page: NewPage, size: str, language: str) -> None:
    page = sized(new_page, size, language=language, moves=5)
    pond = box(page, "board")
    assert pond["height"] >= LEAST[size] and pond["width"] == pytest.approx(pond["height"], abs=1)
    assert fits(page, "board", "hand", "prompt", "actions")
    press(page, 14)
    expect(page.locator(".flower.partner").first).to_be_visible()
    assert fits(page, "board", "hand", "prompt", "commit", "actions") and box(page, "board") == pond
    press(page, 18)
    expect(page.get_by_role("slider")).to_be_visible()
    assert fits(page, "board", "hand", "prompt", "commit", "actions") and box(page, "board") == pond
    page.locator("[data-act=place]").click()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".newest")).not_to_have_count(0)
    assert box(page, "board") == pond


@pytest.mark.parametrize("size", SIZES)
def test_the_first_flower_is_picked_on_the_water(new_page: NewPage, size: str) -> None:
    page = sized(new_page, size, moves=0)
    pond = box(page, "board")
    for colour in "RPVBGYO":
        found = page.locator(f"[data-pick={colour}]").bounding_box()
        assert found and found["width"] >= 44 and found["height"] >= 44
        assert pond["x"] - 1 <= found["x"] and found["x"] + found["width"] <= pond["x"] + pond["width"] + 1
        assert pond["y"] - 1 <= found["y"] and found["y"] + found["height"] <= pond["y"] + pond["height"] + 1
    page.locator("[data-pick=B]").click()
    expect(page.locator("[data-flower]")).to_have_count(48)
    assert box(page, "board") == pond


def test_what_the_bot_did_is_shown_in_beats_and_stays_marked_until_i_move(new_page: NewPage) -> None:
    page = at_pond(new_page, second=BOT, speed="normal")
    page.evaluate(BEATS)
    press(page, 0)
    press(page, 27)
    page.locator("[data-act=place]").click()
    page.wait_for_function("() => window.beats.at(-1) === 'still' && window.beats.includes('line')")
    told = page.evaluate("window.beats")
    assert told[told.index("line") :] == ["line", "pawn", "taking", "turning", "still"]
    expect(page.locator(".newest")).to_have_count(1)
    expect(page.locator("[data-taken]")).to_have_count(2)
    page.locator("[data-flower][aria-label*='open line']:not([aria-label*='no open'])").first.press("Enter")
    expect(page.locator("[data-taken]")).to_have_count(2)


def test_a_hint_draws_its_line_and_says_it_in_words(new_page: NewPage) -> None:
    page = at_pond(new_page, moves=5, second=BOT)
    page.locator("[data-act=hint]").click()
    expect(page.locator(".ghost.hinted")).to_be_visible()
    said = part(page, "notice").inner_text()
    assert "Place your pawn between" in said
    assert not any(sign.isdigit() for sign in said)


def test_the_ending_is_a_ceremony_that_a_press_skips(new_page: NewPage) -> None:
    page = at_pond(new_page, moves=12, speed="calm")
    pond = box(page, "board")
    press(page, 15)
    press(page, 33)
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-balance]")).to_be_visible()
    assert page.locator("[data-act=rematch]").count() == 0
    expect(page.locator("[data-gathered]").first).to_be_attached()
    page.mouse.click(pond["x"] + 5, pond["y"] + 5)
    expect(page.locator("[data-gathered]")).to_have_count(24)
    expect(page.locator("[data-act=rematch]")).to_be_visible()
    assert box(page, "board") == pond
    for size in ("phone", "flat"):
        resized(page, size)
        expect(page.get_by_text("5 colours to 2")).to_be_visible()
        won = page.locator("[data-colour]:visible").evaluate_all("all => all.map(one => one.dataset.winner)")
        assert (won.count("0"), won.count("1")) == (5, 2)
        assert fits(page, "board", "hand", "actions") and cut_off(page) == []
        assert page.locator(".instead").evaluate("next => next.scrollHeight - next.clientHeight") <= 1


@pytest.mark.parametrize("size", ["phone", "flat"])
def test_when_all_is_counted_each_flower_has_one_mark_in_its_column(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page("/learn/lacuna/first", width=width, height=height, language="fr")
    for _ in (1, 2):
        page.locator("[data-act=skip]").click()
    for number in (12, 41):
        press(page, number)
    page.locator("[data-act=place]").click()
    expect(page.locator("[data-shows=final]")).to_be_visible()
    placed = page.locator("[data-colour]").evaluate_all(COLUMNS)
    assert len(placed) == 7
    assert all(len(marks) == 1 and abs(marks[0] - middle) < 3 for middle, marks in placed)
    assert max(page.locator("[data-colour]").evaluate_all(HEAPS)) <= 1


def test_after_a_wrong_try_beside_a_low_board_no_mark_lies_on_a_flower(new_page: NewPage) -> None:
    width, height = SIZES["flat"]
    page = new_page("/puzzles/lacuna/1-301", width=width, height=height)
    for choice in ("[data-flower][aria-label*='open line']:not([aria-label*='no open'])", ".flower.partner"):
        page.locator(choice).first.focus()
        page.keyboard.press("Enter")
    page.locator("[data-act=place]").click()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert max(page.locator("[data-colour]").evaluate_all(HEAPS)) <= 1


LABELS = """bar => [...bar.querySelectorAll('span')].map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const { left, right } = words.getBoundingClientRect();
  return [left, right];
})"""


@pytest.mark.parametrize("moves", [1, 5])
def test_on_a_phone_no_label_of_the_bar_runs_into_another(new_page: NewPage, moves: int) -> None:
    page = sized(new_page, "phone", language="fr", moves=moves, second=BOT)
    for number in (0, 27) if moves == 1 else (14, 18):
        press(page, number)
    expect(page.locator("[data-act=place]")).to_be_enabled()
    labels = part(page, "actions").evaluate(LABELS)
    assert all(one[1] <= other[0] for one, other in pairwise(labels)) and labels[-1][1] <= SIZES["phone"][0]


def test_held_arrows_move_the_pawn_far_enough_to_see_it(new_page: NewPage) -> None:
    page = sized(new_page, "phone")
    for number in (0, 27):
        press(page, number)
    ghost, arrow = page.locator(".ghost > circle"), page.locator("[data-act=slide-on]")
    before = ghost.bounding_box()
    arrow.dispatch_event("pointerdown", {"button": 0})
    expect(page.locator(".lens")).to_be_visible()
    page.wait_for_function(
        "was => Math.abs(document.querySelector('.ghost > circle').getBoundingClientRect().x - was) > 5",
        arg=before and before["x"],
    )
    arrow.dispatch_event("pointerup")


def test_gold_and_silver_are_the_marks_of_the_players_everywhere(new_page: NewPage) -> None:
    page = at_pond(new_page, moves=5)
    expect(page.locator("[data-owner]")).to_have_count(2)
    expect(menu(page).locator(".pawn").first).to_be_attached()
    assert page.locator("[style*='--seat-']").count() == 0
