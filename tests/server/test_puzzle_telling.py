"""Puzzles as they are told: cards with pictures, counts to choose by, one on its board, and what a try did."""

from datetime import date

from ludotheque.core import catalog
from ludotheque.core.learning import Lessons
from ludotheque.play import lessons, puzzles
from ludotheque.server import days, puzzle_telling
from ludotheque.server.lessons import _told
from ludotheque.server.puzzle_bodies import RatingTold
from ludotheque.server.puzzle_telling import Cards, grades_of, judged, moves_shown, themes_of, wished
from ludotheque.store.puzzles import SolvedDay
from play.puzzled import ENTRY, FIRST, GAME, ONE, OTHER, SECOND, SHORT, TWO, shelved


def test_a_card_is_worked_out_once_and_holds_no_answer() -> None:
    cards = Cards()
    first, second, third = cards.page(ENTRY, [ONE, TWO, SHORT])
    assert cards.card(ENTRY, ONE) is first and (second.id, third.par) == ("1-1", 2)
    assert first.view and FIRST not in first.model_dump_json(exclude={"view"})


def test_a_puzzle_on_its_board_has_choices_and_the_number_of_its_moves() -> None:
    told = puzzle_telling.told(ENTRY, TWO)
    assert told.moves == 2 and told.choices and told.game == GAME and told.events == []


def test_themes_and_grades_are_counted_and_wished_for() -> None:
    found = (ONE, TWO, SHORT)
    assert [(one.key, one.count) for one in themes_of(found)] == [("end", 1), ("gap", 2)]
    assert [(one.grade, one.count) for one in grades_of(found)] == [(1, 1), (2, 1), (3, 1)]
    assert wished(found, "gap", None) == [ONE, TWO] and wished(found, None, 3) == [SHORT]
    assert wished(found, "end", 1) == [] and wished(found, None, None) == list(found)


def test_a_try_that_goes_on_offers_choices_and_one_that_is_over_none() -> None:
    on, over = judged(puzzles.trying(ENTRY, TWO, [FIRST]), None), judged(puzzles.trying(ENTRY, ONE, [OTHER]), None)
    assert on.standing == "on" and on.choices and [one.move for one in on.shown] == [FIRST]
    assert over.standing == "wrong" and over.choices is None and over.peeked is None
    rated = judged(puzzles.trying(ENTRY, SHORT, [FIRST, SECOND]), RatingTold(before=1500, after=1600))
    assert rated.left == 0 and rated.rating and rated.rating.after == 1600


def test_the_solution_is_told_with_its_views() -> None:
    shown = moves_shown(puzzles.solution(ENTRY, TWO))
    assert [one.move for one in shown] == [FIRST, SECOND] and all(one.view and one.events for one in shown)


def test_a_day_has_a_puzzle_of_every_game_and_what_was_made_of_it() -> None:
    day = date(2027, 1, 15)
    found = {entry.key: (entry, one) for entry, one in days.of_day(shelved(catalog.INSTALLED), day)}
    assert found[GAME][1] is TWO and len(found) >= 1
    made = SolvedDay(GAME, day, TWO.id, True, 2, False)
    told, untried = (days._daily(*found[GAME], one, Cards()) for one in (made, None))
    assert (told.solved, told.missed, told.on_time) == (True, 2, False)
    assert (untried.solved, untried.missed, untried.on_time) == (False, 0, False)


def test_a_lesson_is_told_with_every_position() -> None:
    entry = catalog.entry("interactions")
    assert entry.offers(Lessons)
    key = lessons.course(entry)[0].key
    told = _told(entry, key)
    assert told.key == key and all(step.view for step in told.steps)
    assert any(step.asks and step.choices for step in told.steps)
