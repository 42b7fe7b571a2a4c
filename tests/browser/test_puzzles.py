"""Puzzles in the browser: the cards, solving by mouse and keys, a wrong answer, the solution, the next one, a run."""

import re
from collections import Counter
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.serving import NewPage, Server
from browser.stage import SIZES, cut_off, on_screen, part, resized, scrolls
from ludotheque.core import catalog
from ludotheque.core.learning import Puzzle
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play.place import Place, place_of
from ludotheque.play.puzzles import own_moves, puzzles, trying

LACUNES = catalog.entry("lacunes")
WHOLE = "one => one.parentElement.scrollHeight <= one.parentElement.clientHeight + 1"
GAMES = [entry.key for entry in catalog.entries() if puzzles(entry)]


def ways(at: Place) -> list[dict[str, Any]]:
    """The moves as Lacunes offers them: each with its card, and where it comes from and goes to."""
    told: Any = at.choices()
    return list(told["moves"])


def wrong_card(asked: Puzzle) -> str | None:
    """A card that may be sent, and is not the answer; a two would ask for its row."""
    moves = [way["move"] for way in ways(place_of(LACUNES, asked.record))]
    return next((move for move in moves if move not in asked.answers and re.fullmatch("[3-9TJQK][CDHS]", move)), None)


def plain(asked: Puzzle) -> bool:
    return asked.par is None and all(re.fullmatch("[3-9TJQK][CDHS]", move) for move in (asked.line or asked.answers))


FOUND = [one for one in puzzles(LACUNES) if plain(one) and wrong_card(one)]
ONE = next(one for one in FOUND if not one.line)
THREE = next(one for one in FOUND if len(own_moves(LACUNES, one)) == 3)


def act(page: Page, key: str) -> Locator:
    return page.locator(f"[data-act={key}]")


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-card='{name}']")


def says(page: Page, key: str, language: str = "en", **facts: object) -> None:
    expect(part(page, "teacher")).to_contain_text(Text(language)(key, facts))


def puzzle(new_page: NewPage, asked: Puzzle, size: str = "desk", **profile: object) -> Page:
    width, height = SIZES[size]
    page = new_page(f"/puzzles/lacunes/{asked.id}", width=width, height=height, **profile)
    expect(page.locator("[data-card]")).to_have_count(52)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzles_of_a_game_are_cards_to_choose_from(new_page: NewPage, language: str) -> None:
    page, say = new_page("/", language=language), Text(language)
    page.get_by_role("link", name=say("shell-puzzles"), exact=True).first.click()
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.goto(f"{page.evaluate('location.origin')}/puzzles/lacunes")
    cards = page.locator("[data-puzzle]")
    expect(cards).to_have_count(24)
    expect(cards.first.locator("svg").first).to_be_visible()
    act(page, "more").click()
    expect(cards).to_have_count(48)
    page.locator("[data-choice=path]").click()
    expect(cards.filter(has_text=say("lacunes-theme-path"))).to_have_count(24)
    page.locator("[data-choice='5']").click()
    expect(cards.filter(has_not_text=say("shell-puzzle-grade-5"))).to_have_count(0)
    expect(page).to_have_url(re.compile("#theme=path&grade=5$"))
    cards.first.click()
    says(page, "lacunes-puzzle-path", language)


def test_a_wrong_answer_shows_what_it_does_and_a_right_one_leads_to_the_next(new_page: NewPage) -> None:
    page = puzzle(new_page, ONE)
    says(page, f"lacunes-puzzle-{ONE.goal}")
    wrong = wrong_card(ONE) or ""
    place = card(page, wrong).get_attribute("data-cell")
    came_to = trying(LACUNES, ONE, [wrong]).comes_to
    assert came_to
    card(page, wrong).click()
    says(page, f"lacunes-puzzle-wrong-comes-{came_to.key}", "en", **came_to.facts)
    expect(page.locator(f"[data-cell='{place}']")).to_have_attribute("data-card", "--")
    act(page, "again").click()
    expect(page.locator(f"[data-cell='{place}']")).to_have_attribute("data-card", wrong)
    card(page, ONE.answers[0]).click()
    says(page, "shell-puzzle-right-at-last")
    act(page, "next").click()
    expect(page).not_to_have_url(re.compile(f"/{ONE.id}$"))
    expect(page).to_have_url(re.compile("/puzzles/lacunes/[0-9]+-[0-9]+$"))
    expect(page.locator("[data-card]")).to_have_count(52)
    page.get_by_role("link", name="All of them").click()
    expect(page.get_by_text("1 solved")).to_be_visible()


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_every_move_of_a_line_is_found(new_page: NewPage, how: str) -> None:
    page = puzzle(new_page, THREE, language="fr")
    for left, move in zip((2, 1, 0), own_moves(LACUNES, THREE), strict=True):
        if how == "keys":
            card(page, move).focus()
            page.keyboard.press("Enter")
        else:
            card(page, move).click()
        if left:
            says(page, "shell-puzzle-on", "fr", count=left)
    says(page, "shell-puzzle-right", "fr")
    expect(page.get_by_role("status")).to_contain_text("bien vu")


def test_the_solution_is_played_on_the_board(new_page: NewPage) -> None:
    page = puzzle(new_page, THREE)
    to = [place["to"] for place in _flights(THREE)]
    act(page, "solution").click()
    says(page, "shell-puzzle-shown")
    for move, cell in zip(own_moves(LACUNES, THREE), to, strict=True):
        expect(page.locator(f"[data-cell='{cell}']")).to_have_attribute("data-card", move)
    expect(act(page, "next")).to_be_visible()


def _flights(asked: Puzzle) -> list[dict[str, Any]]:
    """Where each card of a line goes."""
    at, found = place_of(LACUNES, asked.record), []
    for move in own_moves(LACUNES, asked):
        found += [way for way in ways(at) if way["move"] == move]
        _, at = at.play(move)
    return found


def test_who_wants_a_rating_sees_it_move(new_page: NewPage, server: Server) -> None:
    page = new_page("/puzzles/lacunes")
    page.get_by_role("switch", name="Keep a rating").click()
    page.goto(f"{server.url}/puzzles/lacunes/{ONE.id}")
    card(page, ONE.answers[0]).click()
    expect(page.locator("[data-rating]")).to_contain_text("(+")
    page.goto(f"{server.url}/puzzles/lacunes")
    expect(page.get_by_text(re.compile("Rating 1[5-9]"))).to_be_visible()


def test_a_run_counts_what_is_solved_and_ends_with_the_third_mistake(new_page: NewPage) -> None:
    grade, many = Counter(one.grade for one in puzzles(LACUNES) if "alive" in one.themes).most_common(1)[0]
    assert many > 4
    page = new_page(f"/puzzles/lacunes/run#theme=alive&grade={grade}")
    act(page, "begin").click()
    expect(page.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"[45]:\d\d"))
    by_id = {one.id: one for one in puzzles(LACUNES)}
    with page.expect_response(re.compile("/puzzles/next")) as told:
        act(page, "skip").click()
    asked = by_id[told.value.json()["id"]]
    expect(page.locator("[data-run=missed]")).to_contain_text("1 mistake")
    expect(card(page, asked.answers[0].partition("@")[0])).to_be_visible()
    _answer(page, asked.answers[0])
    expect(page.locator("[data-run=solved]")).to_contain_text("1")
    for mistakes in ("2 mistakes", None):
        expect(act(page, "skip")).to_be_enabled()
        act(page, "skip").click()
        if mistakes:
            expect(page.locator("[data-run=missed]")).to_contain_text(mistakes)
    expect(page.get_by_role("region", name="How it went")).to_contain_text("The third mistake ended the run.")
    expect(page.get_by_role("region", name="How it went")).to_contain_text("Your best run so far!")
    expect(page.locator("[data-puzzle]")).to_have_count(3)


def _answer(page: Page, move: str) -> None:
    card(page, move.partition("@")[0]).click()
    if "@" in move:
        page.locator(f"[data-way='{move}']").click()


def _longest(game: str, language: str) -> list[Puzzle]:
    """Two for each number of players: layouts differ by that."""
    say, entry = Text(language), catalog.entry(game)
    by_seats = dict[int, list[Puzzle]]()
    for one in {one.goal: one for one in puzzles(entry)}.values():
        by_seats.setdefault(place_of(entry, one.record).game.info.seats, []).append(one)

    def length(one: Puzzle) -> int:
        return len(say(f"{game}-puzzle-{one.goal}", {"par": one.par or 1}))

    return [one for goals in by_seats.values() for one in sorted(goals, key=length)[-2:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_goal_board_and_what_is_pressed_are_on_screen_together_at_every_size(
    new_page: NewPage, server: Server, game: str, language: str
) -> None:
    """The longest goals of each number of players, and what is to be pressed when it is over."""
    page = new_page("/about", width=360, language=language)
    for one in _longest(game, language):
        page.goto(f"{server.url}/puzzles/{game}/{one.id}")
        part(page, "teacher").wait_for()
        for size in SIZES:
            resized(page, size)
            assert on_screen(page, "board") and on_screen(page, "actions") and not scrolls(page), (one.goal, size)
            if part(page, "commit").count():
                assert on_screen(page, "commit"), (one.goal, size)
            teacher = part(page, "teacher")
            assert teacher.evaluate("one => one.parentElement.scrollHeight <= one.parentElement.clientHeight"), one.goal
            assert not cut_off(page), (one.goal, size)
    act(page, "solution").click()
    page.keyboard.press("Shift")  # the last move at once
    expect(act(page, "next")).to_be_visible()
    expect(page.locator("[data-busy]")).to_have_count(0)
    for size in SIZES:
        resized(page, size)
        assert not cut_off(page), size


def said_of(asked: Puzzle) -> int:
    """How much is said of the wrong card, by what can never move again after it."""
    tried = trying(LACUNES, asked)
    tried.play(wrong_card(asked) or "")
    told = tried.comes_to
    return len(Text("fr")(f"lacunes-puzzle-wrong-comes-{told.key}", told.facts)) if told else 0


LONG_WINDED = max((one for one in FOUND if one.goal == "mistake"), key=said_of)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_wrong_answer_is_whole_at_every_size(new_page: NewPage, language: str) -> None:
    page = puzzle(new_page, LONG_WINDED, language=language)
    card(page, wrong_card(LONG_WINDED) or "").click()
    expect(act(page, "again")).to_be_visible()
    for size in SIZES:
        resized(page, size)
        assert part(page, "teacher").evaluate(WHOLE), size


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_of_the_day_is_two_presses_from_home_and_counts_for_its_day(new_page: NewPage, language: str) -> None:
    page, say = new_page("/", language=language), Text(language)
    page.get_by_role("link", name=say("shell-today")).click()
    cards = page.locator("[data-puzzle]")
    expect(cards).to_have_count(len(GAMES))
    expect(page.get_by_role("table").get_by_role("link").last).to_have_attribute("aria-current", "date")
    cards.filter(has_text="Lacunes").click()
    expect(page).to_have_url(re.compile(r"/puzzles/lacunes/.*#day=\d{4}-\d\d-\d\d$"))
    with page.expect_request(re.compile("/solution$")) as sent:
        act(page, "solution").click()
    assert (sent.value.post_data_json or {})["day"] in page.url
    page.keyboard.press("Shift")  # the last move at once
    expect(act(page, "day")).to_be_visible()
    expect(page.locator("[data-busy]")).to_have_count(0)
    for size in SIZES:
        resized(page, size)
        assert not cut_off(page)
    act(page, "day").click()
    expect(cards).to_have_count(len(GAMES))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/puzzles", "/puzzles/lacunes", f"/puzzles/lacunes/{ONE.id}", "/puzzles/lacunes/run", "/today"]
)
def test_no_page_of_puzzles_has_a_barrier_or_is_wider_than_a_phone(new_page: NewPage, path: str, theme: str) -> None:
    page = new_page(path, theme=theme, width=360)
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
