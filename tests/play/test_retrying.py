"""A review on the board: positions, the better line, and another move tried at a mistake."""

import pytest

from ludotheque.core.bot import Progress
from ludotheque.core.errors import LudothequeError
from ludotheque.play import retrying, reviewing
from ludotheque.play.judged import Review
from ludotheque.play.retrying import AS_GOOD
from ludotheque.play.reviewing import Asked, Worth
from play.test_reviewing import GAME, INTERACTIONS, KEPT, shown
from play.weighing import chance

SITTING = shown(KEPT)


@pytest.fixture(scope="module")
def found() -> Review:
    made = reviewing.judged(INTERACTIONS, Asked(KEPT), lambda progress: isinstance(progress, Progress))
    assert made is not None
    return made


def mistake(found: Review) -> int:
    """The decision that cost most."""
    return max(found.plies, key=lambda one: one.loss).ply


def test_positions_are_those_of_the_line_from_one_ply_to_another() -> None:
    seen = retrying.positions(SITTING, 0, 3, 6)
    assert len(seen) == 4 and seen[0] != seen[1]
    assert retrying.positions(SITTING, 0, 12, 90) == retrying.positions(SITTING, 0, 12, len(GAME))
    with pytest.raises(LudothequeError) as refused:
        retrying.positions(SITTING, 0, -1, 2)
    assert refused.value.code == "NO_SUCH_PLY"


def test_the_better_line_is_played_from_the_decision_on(found: Review) -> None:
    ply = mistake(found)
    best = retrying.decision(found, ply).best
    assert best is not None
    told = retrying.better(SITTING, found, ply, 0)
    assert [one.move for one in told] == list(best.moves)
    assert told[0].seat == retrying.decision(found, ply).seat and told[0].events
    assert told[0].view != retrying.positions(SITTING, 0, ply, ply)[0]


def test_where_a_move_is_asked_for_whoever_decided_sees_it(found: Review) -> None:
    ply = mistake(found)
    at = retrying.asked(SITTING, found, ply)
    assert at.seat == retrying.decision(found, ply).seat and at.choices()
    with pytest.raises(LudothequeError) as refused:
        retrying.asked(SITTING, found, len(GAME))
    assert refused.value.code == "NO_SUCH_PLY"


def test_the_best_move_is_right_and_what_was_played_is_wrong_without_any_search(found: Review) -> None:
    ply = mistake(found)
    known = retrying.decision(found, ply)
    assert known.best is not None and known.loss > 0.3
    best, played = (retrying.settled(found, ply, (move,)) for move in (known.best.moves[0], known.move))
    assert best is not None and (best.standing, best.loss) == ("right", 0)
    assert played is not None and (played.standing, played.judgement) == ("wrong", "blunder")
    assert retrying.settled(found, ply, ("something else",)) is None


def test_a_move_is_as_good_as_the_best_by_its_chances_and_better_than_what_was_played_is_said_so(found: Review) -> None:
    known = retrying.decision(found, mistake(found))
    assert known.best is not None and known.seat is not None
    top = known.best.chances[known.seat]

    def told(own: float) -> str:
        chances = (own, 1 - own) if known.seat == 0 else (1 - own, own)
        return retrying.verdict(found, known.ply, Worth(chances)).standing

    assert told(top) == told(top - AS_GOOD / 2) == told(min(1, top + 0.1)) == "right"
    assert told(top - known.loss / 2) == "better"
    assert told(top - known.loss) == told(top - known.loss - 0.01) == "wrong"


def test_a_move_is_as_good_as_what_an_equal_look_leaves_of_the_best(found: Review) -> None:
    known = retrying.decision(found, mistake(found))
    assert known.best is not None and known.seat is not None
    top = known.best.chances[known.seat]

    def chances(own: float) -> tuple[float, float]:
        return (own, 1 - own) if known.seat == 0 else (1 - own, own)

    def told(own: float, best: float) -> str:
        return retrying.verdict(found, known.ply, Worth(chances(own), chances(best))).standing

    assert told(top - 0.1, top) == "better" and told(top - 0.1, top - 0.12) == "right"
    assert told(top, top + 0.2) == "right", "and more than was hoped is asked of nobody"
    assert retrying.compared(found, known.ply) == known.best.moves


def test_every_other_move_is_judged_by_what_it_is_worth(found: Review) -> None:
    """Through the rules: an illegal one raises what they raise."""
    ply = mistake(found)
    at = retrying.asked(SITTING, found, ply)
    moves = [at.game.write(at.state, move) for move in at.game.moves(at.state)][:20]
    for move in moves:
        done = retrying.retried(SITTING, found, ply, [move])
        worth = reviewing.worth(INTERACTIONS, Asked(KEPT, ply=ply, tried=done.moves), lambda progress: True)
        assert worth == Worth(chance(2, at.seat, move)) and done.shown[-1].view == done.at.shown()
    with pytest.raises(LudothequeError):
        retrying.retried(SITTING, found, ply, ["Zz9"])
