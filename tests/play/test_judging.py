"""What moves are called, which of them decided a game, and what a seat made of it."""

from dataclasses import replace

import pytest

from ludotheque.core.analysis import Line
from ludotheque.play import judging
from ludotheque.play.judged import Moment, PhaseLoss, Ply


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "best"), (0.02, "good"), (0.1, "inaccuracy"), (0.2, "mistake"), (0.3, "blunder"), (1, "blunder")],
)
def test_judgements_begin_at_their_bounds(loss: float, name: str) -> None:
    assert judging.judgement(loss) == name


def verdicts(*told: str) -> list[Ply]:
    return [Ply(ply, 0, "x", (0.5,), None, True, None, 0, "best", one) for ply, one in enumerate(told)]


@pytest.mark.parametrize(
    ("told", "fatal"),
    [
        (("winnable", "winnable", "winnable", "lost", "lost"), 2),
        (("winnable", "lost"), 0),
        (("lost", "lost", "lost"), None),
        (("winnable", "unknown", "lost"), None),
        (("lost", "winnable", "winnable", "lost"), 2),
        (("winnable", "winnable"), None),
        (("", ""), None),
    ],
)
def test_the_fatal_move_is_where_the_verdict_changes_and_nowhere_else(told: tuple[str, ...], fatal: int | None) -> None:
    assert judging.fatal(told[0], verdicts(*told[1:])) == fatal


def ply(at: int, seat: int, first: float, loss: float = 0.0, **more: object) -> Ply:
    told = Ply(
        at, seat, "x", (first, round(1 - first, 6)), None, False, None, loss, judging.judgement(loss), weight=loss
    )
    return replace(told, **more)  # type: ignore[arg-type]


def test_what_matters_most_turns_a_game_and_three_are_named() -> None:
    losses = [0.05, 0.3, 0.12, 0.2, 0.11]
    plies = [ply(at, at % 2, 0.5, loss) for at, loss in enumerate(losses)]
    assert judging.turning(plies) == (1, 2, 3)


def test_a_proven_win_thrown_away_is_called_so() -> None:
    best = Line(("y",), (1.0, 0.0), proven=True)
    thrown = ply(0, 0, 0.0, 1.0, best=best, certain=True)
    assert judging.kinds((1.0, 0.0), [thrown], None) == {0: "thrown"}
    assert judging.kinds((1.0, 0.0), [replace(thrown, certain=False)], None) == {0: "passed"}


def test_a_gift_that_is_not_taken_is_missed_and_other_losses_are_slips() -> None:
    plies = [ply(0, 0, 0.3, 0.2), ply(1, 1, 0.5, 0.2), ply(2, 0, 0.4, 0.1)]
    assert judging.kinds((0.5, 0.5), plies, None) == {0: "turned", 1: "missed", 2: "turned"}
    assert judging.kinds((0.2, 0.8), [ply(0, 0, 0.1, 0.1)], None) == {0: "slip"}


def test_alone_a_game_turns_where_a_win_is_no_longer_likelier_than_not() -> None:
    plies = [
        Ply(at, 0, "x", (chance,), None, False, None, 0.1, "inaccuracy", weight=0.1)
        for at, chance in enumerate((0.6, 0.4, 0.3))
    ]
    assert judging.kinds((0.7,), plies, None) == {0: "slip", 1: "turned", 2: "slip"}
    assert judging.kinds((0.7,), plies, 1)[1] == "fatal"


def test_a_summary_says_what_each_phase_cost_and_what_mattered() -> None:
    plies = [
        ply(0, 0, 0.5, 0.06, phase="opening"), ply(1, 1, 0.5, 0.5, phase="opening"),
        ply(2, 0, 0.5, 0.0, phase="middle", judgement="only", stake=0.4), ply(3, 0, 0.5, 0.3, phase="middle"),
        ply(4, 0, 0.5, 0.07, phase="end"), ply(5, 0, 0.5, 0.01, phase="end"),
    ]  # fmt: skip
    found = judging.summary(0, plies, judging.kinds((0.5, 0.5), plies, None))
    assert found.phases == (
        PhaseLoss("opening", 1, 0.06, 78.7),
        PhaseLoss("middle", 2, 0.3, 65.1),
        PhaseLoss("end", 2, 0.08, 85.8),
    )
    assert found.loss == 0.44 and found.blunders == 1
    assert [one.ply for one in found.moments] == [2, 3] and found.moments[0] == Moment(2, "only")


def test_what_was_given_away_in_a_lost_game_is_named_and_weighs_on_the_accuracy() -> None:
    given = ply(0, 0, 0.01, 0.0, given=50.0, weight=judging.weight(50.0, 40.0))
    assert (
        judging.judgement(given.weight) == "blunder" and judging.judgement(judging.weight(20.0, 40.0)) == "inaccuracy"
    )
    named = judging.kinds((0.01, 0.99), [given], None)
    assert named == {0: "given"} and judging.turning([given]) == (), "it turned nothing"
    assert judging.summary(0, [given], named).accuracy < 30


def test_what_was_lost_in_chance_comes_before_what_was_given_away_afterwards() -> None:
    given = [ply(at, 0, 0.01, 0.0, given=50.0, weight=0.4) for at in (1, 2, 3)]
    plies = [ply(0, 0, 0.2, 0.15), *given]
    found = judging.summary(0, plies, judging.kinds((0.35, 0.65), plies, None))
    assert [(one.ply, one.kind) for one in found.moments] == [(0, "slip"), (1, "given"), (2, "given")]


def test_what_no_unit_weighs_costs_nothing() -> None:
    assert judging.weight(50.0, float("inf")) == 0


def test_a_seat_that_never_decided_lost_nothing() -> None:
    assert judging.summary(1, [ply(0, 0, 0.5, 0.5)], {}).accuracy == 100


def test_an_only_move_that_a_hint_named_is_nobodys_finding() -> None:
    found = ply(0, 0, 0.5, judgement="only", stake=0.4)
    assert judging.kinds((0.5, 0.5), [found], None) == {0: "only"}
    assert judging.kinds((0.5, 0.5), [replace(found, hinted=True)], None) == {}
