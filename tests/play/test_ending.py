from ludotheque.play import ending
from ludotheque.play.ending import Ending
from play.counting import Counting

TEAMS = ((0, 2), (1, 3))


def test_a_team_loses_together() -> None:
    outcome = ending.outcome(Counting(seats=4, sides=TEAMS), Ending("resigned", 2))
    assert outcome.winners == (1, 3)
    assert outcome.returns == (-1.0, 1.0, -1.0, 1.0)


def test_the_others_share_the_win_of_a_game_for_three() -> None:
    outcome = ending.outcome(Counting(seats=3), Ending("time", 1))
    assert outcome.winners == (0, 2)
    assert outcome.returns == (0.0, -1.0, 0.0)


def test_alone_resigning_is_losing() -> None:
    outcome = ending.outcome(Counting(seats=1), Ending("resigned", 0))
    assert (outcome.returns, outcome.winners) == ((-1.0,), ())


def test_no_result_gives_nobody_anything() -> None:
    outcome = ending.outcome(Counting(), Ending("abandoned", 1))
    assert (outcome.scores, outcome.returns, outcome.winners) == ((), (), ())
