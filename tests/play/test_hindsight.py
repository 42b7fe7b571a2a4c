"""What a move cost: by the same search, by what came of it, and in the game's own unit."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from ludotheque.core.analysis import Evaluation, Line
from ludotheque.play import hindsight
from ludotheque.play.hindsight import Done


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


Looks = Callable[[int, Sequence[str]], Evaluation]
LOST, WON = Evaluation((0.0, 1.0), -4.0, proven=True), Evaluation((1.0, 0.0), 4.0, proven=True)


def nobody(number: int, line: Sequence[str]) -> Evaluation | None:
    raise AssertionError("nothing is in doubt")


def looks(best: Evaluation, own: Evaluation) -> Looks:
    return lambda number, line: best if tuple(line) == ("best",) else own


def test_a_fall_that_a_search_did_not_see_belongs_to_the_move_before_the_best_answer() -> None:
    seen, done = [found(0.5, 0.5), found(0.5, 0.5, "answer"), found(0.1)], [Done(0, ("other",)), Done(1, ("answer",))]
    course, cost = hindsight.known(seen, done, looks(found(0.5), found(0.3)))
    assert course[0].chances[0] - course[1].chances[0] == pytest.approx(0.2)
    assert cost == {0: pytest.approx(0.2)}


def test_what_a_move_is_proved_to_win_was_lost_by_the_move_before_it() -> None:
    seen, done = [found(0.4), found(0.4), LOST], [Done(0, ("slip",)), Done(1, ("win",))]
    course, cost = hindsight.known(seen, done, looks(found(0.4), LOST))
    assert [one.chances[0] for one in course] == pytest.approx([0.4, 0.0, 0.0]) and cost == {0: pytest.approx(0.4)}


def test_what_was_chosen_in_secret_was_not_there_to_be_won_before() -> None:
    seen = [found(0.4), found(0.4), LOST]
    course, cost = hindsight.known(seen, [Done(0, ("own",), True), Done(1, ("win",), True)], nobody)
    assert [one.chances[0] for one in course] == pytest.approx([0.4, 0.4, 0.0]) and cost == {}


def test_who_had_nothing_better_is_not_blamed_and_was_lost_before() -> None:
    course, cost = hindsight.known([found(0.4), LOST], [Done(0, ("played",))], looks(LOST, LOST))
    assert [one.chances[0] for one in course] == [0.0, 0.0] and cost == {0: 0}


def test_what_only_later_moves_brought_to_light_is_nobodys_fault() -> None:
    course, cost = hindsight.known([found(0.4), LOST], [Done(0, ("played",))], looks(found(0.4), found(0.38)))
    assert [one.chances[0] for one in course] == [0.4, 0.0] and cost == {0: pytest.approx(0.02)}


def test_a_second_look_never_makes_a_move_worse_than_was_hoped() -> None:
    course, cost = hindsight.known([found(0.4), LOST], [Done(0, ("played",))], looks(WON, LOST))
    assert course[0].chances[0] == cost[0] == pytest.approx(0.4)


def test_where_chance_has_the_word_there_is_no_second_look() -> None:
    assert hindsight.known([found(0.4), found(0.1)], [Done(0, ("played",))], lambda number, line: None)[1] == {}


def test_a_move_that_cost_little_is_not_looked_at_again() -> None:
    course, cost = hindsight.known([found(0.5, 0.45), found(0.45)], [Done(0, ("other",))], nobody)
    assert not cost and course[0].chances[0] == 0.5


def test_what_both_searches_saw_needs_no_second_look() -> None:
    assert hindsight.known([found(0.5, 0.2), found(0.2)], [Done(0, ("other",))], nobody)[1] == {}


def test_a_patience_is_not_looked_at_again() -> None:
    best = (Line(("best",), (1.0,)),)
    alone = [Evaluation((1.0,), lines=best, verdict="winnable"), Evaluation((0.0,), verdict="lost")]
    assert hindsight.known(alone, [Done(0, ("other",))], nobody) == (alone, {})


def test_who_plays_alone_is_not_blamed_for_what_a_closer_look_finds_good() -> None:
    best, played = Line(("best",), (0.7,)), Line(("played",), (0.2,))
    alone = [Evaluation((0.7,), lines=(best,), played=played), Evaluation((1.0,), proven=True)]
    course, cost = hindsight.known(alone, [Done(0, ("played",))], looks(Evaluation((0.75,)), alone[1]))
    assert cost == {0: 0.0} and course == alone, "and what came to light later is not carried back: it may be luck"


def test_a_move_costs_what_the_one_search_that_saw_both_says() -> None:
    assert hindsight.loss(found(0.2, 0.14), found(0.26), 0, -0.06) == pytest.approx(0.06)


def test_who_has_won_has_lost_nothing_whatever_a_search_thought_of_the_move() -> None:
    before, won = found(0.9, 0.5), Evaluation((1.0, 0.0))
    assert hindsight.harmless(before, won, 0) and not hindsight.harmless(before, found(0.8), 0)


def test_a_loss_costs_nothing_where_the_best_was_thought_to_bring_no_more() -> None:
    lost = Evaluation((0.0, 1.0), -3.0, "margin", proven=True)
    for best, costs in ((-3.0, False), (-4.0, False), (-2.0, True)):
        before = Evaluation((0.27, 0.73), -3.0, "margin", lines=(Line(("best",), (0.27, 0.73), best),))
        assert hindsight.harmless(before, lost, 0) is not costs
        assert not hindsight.harmless(replace(before, proven=True), lost, 0), "proofs are told apart by themselves"
        other = Evaluation((0.73, 0.27), 3.0, "margin", lines=(Line(("best",), (0.73, 0.27), -best),))
        won = Evaluation((1.0, 0.0), 3.0, "margin", proven=True)
        assert hindsight.harmless(other, won, 1) is not costs


def test_alone_what_was_given_away_is_the_moves_that_it_takes_more() -> None:
    before, after = (Evaluation((chance,), over, "over-par") for chance, over in ((0.8, 2.0), (0.6, 5.0)))
    assert hindsight.given(before, after, 0) == 3 and hindsight.given(after, before, 0) == 0


def test_what_was_given_away_is_counted_for_either_seat() -> None:
    first, second = found(0.01, 0.01, score=-100, gone=-150), found(0.99, 0.99, score=100, gone=150)
    assert hindsight.given(first, found(0.0), 0) == hindsight.given(second, found(1.0), 1) == 50
    assert hindsight.given(second, found(1.0), 0) == 0
