"""What a move cost: by the same search, by what came of it, and in the game's own unit."""

import pytest

from ludotheque.core.analysis import Evaluation, Line
from ludotheque.play import hindsight


def found(
    first: float, played: float | None = None, best: str = "best", score: float = 0.0, gone: float = 0.0
) -> Evaluation:
    said, lines = (first, 1 - first), (Line((best,), (first, 1 - first), score),)
    done = None if played is None else Line(("played",), (played, 1 - played), gone)
    return Evaluation(said, score, "margin", lines=lines, played=done)


def test_whose_move_it_is_makes_no_saw() -> None:
    """Each search thinks that its own side takes the tower next."""
    saw = [found(0.9 if ply % 2 == 0 else 0.1, 0.9 if ply % 2 == 0 else 0.1) for ply in range(6)]
    assert [one.chances[0] for one in hindsight.settled(saw)[1:]] == [0.5] * 5


def test_what_is_proved_stays_as_it_is() -> None:
    end = Evaluation((1.0, 0.0), 3.0, proven=True)
    assert hindsight.settled([found(0.5, 0.5), end])[1] == end


def test_a_fall_that_a_search_did_not_see_belongs_to_the_move_before_the_best_answer() -> None:
    course = hindsight.known([found(0.5, 0.5), found(0.5, 0.5, "answer"), found(0.1)], [("other",), ("answer",)])
    fell = course[0].chances[0] - course[1].chances[0]
    assert fell == pytest.approx(0.2)
    assert hindsight.loss(found(0.5, 0.5), found(0.5), 0, fell) == pytest.approx(0.2)


def test_a_move_costs_what_the_one_search_that_saw_both_says() -> None:
    assert hindsight.loss(found(0.2, 0.14), found(0.26), 0, -0.06) == pytest.approx(0.06)


def test_what_was_given_away_is_counted_for_either_seat() -> None:
    first, second = found(0.01, 0.01, score=-100, gone=-150), found(0.99, 0.99, score=100, gone=150)
    assert hindsight.given(first, found(0.0), 0) == hindsight.given(second, found(1.0), 1) == 50
    assert hindsight.given(second, found(1.0), 0) == 0
