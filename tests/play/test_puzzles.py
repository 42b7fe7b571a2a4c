"""A puzzle tried: move by move, along its line, within its par, and as it is solved."""

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.learning import Puzzle, Puzzles
from ludotheque.play import puzzles
from ludotheque.play.rating import Rating, of_grade
from play.puzzled import ENTRY, FIRST, ONE, OTHER, SECOND, SHORT, TWO, Shelf


def test_a_puzzle_is_found_by_its_id() -> None:
    assert puzzles.puzzle(ENTRY, "1-1") is TWO
    with pytest.raises(LudothequeError) as refused:
        puzzles.puzzle(ENTRY, "9-9")
    assert refused.value.code == "NO_SUCH_PUZZLE"


def test_a_game_without_puzzles_has_none() -> None:
    bare = replace(catalog.entry("lacunes"), parts={})
    assert puzzles.puzzles(bare) == ()
    with pytest.raises(LudothequeError):
        puzzles.trying(bare, ONE)


def test_the_right_move_solves_what_asks_for_one() -> None:
    tried = puzzles.trying(ENTRY, ONE, [FIRST])
    assert tried.standing == "right" and [shown.move for shown in tried.shown] == [FIRST]
    assert tried.shown[0].events and tried.shown[0].seat == 0


def test_another_move_is_wrong_and_shows_what_it_does() -> None:
    tried = puzzles.trying(ENTRY, ONE, [OTHER])
    assert tried.standing == "wrong" and tried.shown[0].view != puzzles.trying(ENTRY, ONE).at.shown()


def test_a_line_goes_on_until_its_last_move() -> None:
    assert puzzles.trying(ENTRY, TWO, [FIRST]).standing == "on"
    assert puzzles.trying(ENTRY, TWO, [FIRST, SECOND]).standing == "right"


def test_a_move_as_good_as_the_written_one_leaves_the_line_and_solves() -> None:
    lenient = replace(TWO, answers=(FIRST, OTHER))
    assert puzzles.trying(ENTRY, lenient, [OTHER]).standing == "right"


def test_nothing_is_played_after_the_end_of_a_try() -> None:
    with pytest.raises(LudothequeError) as refused:
        puzzles.trying(ENTRY, ONE, [FIRST, SECOND])
    assert refused.value.code == "PUZZLE_OVER"


def test_what_the_rules_forbid_is_refused_as_in_a_match() -> None:
    with pytest.raises(LudothequeError) as refused:
        puzzles.trying(ENTRY, ONE, ["nonsense"])
    assert refused.value.code == "INVALID_MOVE"


def test_a_par_counts_the_moves_that_are_left_and_a_game_says_when_its_goal_is_reached() -> None:
    assert puzzles.trying(ENTRY, SHORT).left == 2
    tried = puzzles.trying(ENTRY, SHORT, [OTHER])
    assert tried.standing == "on" and tried.left == 1
    assert puzzles.trying(ENTRY, SHORT, [FIRST, SECOND]).standing == "right"


class Plain(Shelf):
    def succeeded(self, puzzle: Puzzle, game: AnyGame, state: Any, seat: Seat, moves: int) -> bool | None:
        return Puzzles.succeeded(self, puzzle, game, state, seat, moves)


def test_a_par_without_a_goal_of_its_own_asks_for_the_game_to_be_won() -> None:
    entry = ENTRY.with_part(Puzzles, Plain())
    assert puzzles.trying(entry, SHORT, [FIRST]).standing == "on"
    assert puzzles.trying(entry, SHORT, [FIRST, SECOND]).standing == "wrong", "the deal is not finished in two moves"
    assert not puzzles.sound(entry, SHORT)


def test_the_solution_is_shown_move_by_move() -> None:
    shown = puzzles.solution(ENTRY, TWO)
    assert [one.move for one in shown] == [FIRST, SECOND] == list(puzzles.own_moves(ENTRY, TWO))
    assert shown[-1].view == puzzles.trying(ENTRY, TWO, [FIRST, SECOND]).shown[-1].view


@pytest.mark.parametrize(
    ("spoilt", "why"),
    [
        (replace(ONE, answers=()), "nothing is right"),
        (replace(ONE, answers=("nonsense",)), "no move"),
        (replace(TWO, line=(SECOND, FIRST)), "the line is another"),
        (replace(ONE, record={"setup": "deal:1", "moves": ["nonsense"]}), "no position"),
        (replace(SHORT, par=3), "the par is not reached"),
    ],
)
def test_what_does_not_hold_together_is_not_sound(spoilt: Puzzle, why: str) -> None:
    assert puzzles.sound(ENTRY, ONE) and puzzles.sound(ENTRY, TWO)
    assert not puzzles.sound(ENTRY, spoilt), why


GRADED = [Puzzle({}, "goal", ("x",), grade, id=f"1-{grade}-{n}") for grade in range(1, 7) for n in range(12)]


def test_the_next_one_is_near_the_rating_of_the_solver() -> None:
    strong, weak = Rating(of_grade(6).value, 50), Rating(of_grade(1).value, 50)
    for mine, grade in ((strong, 6), (weak, 1)):
        assert puzzles.following(GRADED, (), mine, lambda n: 0).grade == grade
        assert puzzles.following(GRADED, (), mine, lambda n: n - 1).grade == grade


def test_who_has_no_rating_climbs_from_the_easiest() -> None:
    ids = [one.id for one in GRADED]
    hardest = [puzzles.following(GRADED, ids[:tried], None, lambda n: n - 1).grade for tried in (0, 2, 3, 6, 15, 40)]
    assert hardest == [1, 1, 2, 3, 6, 6]


def test_the_very_first_ones_are_the_game_as_the_rulebook_has_it() -> None:
    easy = [replace(GRADED[0], record={"options": {"players": 4}}), *GRADED[1:3]]
    assert puzzles.following(easy, (), None, lambda n: 0) is easy[1]
    assert puzzles.following(easy, ("a", "b", "c"), None, lambda n: 0) is easy[0]
    assert puzzles.following(easy[:1], (), None, lambda n: 0) is easy[0], "rather than none"


def test_the_next_one_was_not_tried_and_where_all_were_it_is_the_one_longest_ago() -> None:
    ids = [one.id for one in GRADED]
    assert puzzles.following(GRADED, ids[:-1], None, lambda n: 0) is GRADED[-1]
    assert puzzles.following(GRADED, [*reversed(ids)], Rating(), lambda n: 0) is GRADED[-1]
