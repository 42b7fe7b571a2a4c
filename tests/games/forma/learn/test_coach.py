"""What a coach says at Forma: squares, the tower and bridges to take now or to be minded, how the last piece was."""

import pytest

from games.taught import heard
from ludotheque.core.coaching import Remark
from ludotheque.core.learning import Step
from ludotheque.games.forma.learn import bridge, square, tower
from ludotheque.games.forma.learn.positions import pos


@pytest.mark.parametrize(
    ("step", "key", "points"),
    [
        (square.CORNER, "square", 20),
        (square.THREE, "square", 30),
        (tower.LAST, "tower", 50),
        (bridge.SIDES, "bridge", 50),
    ],
)
def test_what_can_be_taken_now_is_named_with_its_points(step: Step, key: str, points: int) -> None:
    told = heard("forma", step.record, fit_aid=True)
    assert told[key].facts["points"] == points and told[key].stake >= points


def test_the_squares_are_marked_and_not_the_place_of_the_piece() -> None:
    assert heard("forma", square.THREE.record, fit_aid=True)["square"].marks == ("cell:1,1", "cell:1,3", "cell:1,5")


def test_by_sight_alone_nothing_is_said() -> None:
    assert heard("forma", tower.LAST.record, fit_aid=False) == {}


def test_what_the_other_could_take_next_is_minded_unless_it_can_be_taken_now() -> None:
    assert "threat-tower" not in heard("forma", tower.LAST.record, fit_aid=True), "it is there to be taken"
    told = heard("forma", bridge.SIDES.record, fit_aid=True)["threat-square"]
    assert told.facts["seat"] == 1 and told.stake < float(str(told.facts["points"]))


def after(*moves: str) -> dict[str, Remark]:
    """The tower lacks a side, and something was done instead."""
    rows = "......", "..A...", ".BT...", "..B...", "......", "......"
    return heard("forma", pos(*rows, holds="I1,I2,V3", reserve1="I1,I2", moves=moves).record(), fit_aid=True)


def test_what_was_left_lying_and_can_still_be_had_is_said_to_be_there_still() -> None:
    told = after("I2 5,4 5,5", "I1 0,5")
    assert told["still-tower"].facts["points"] == 50 and not {"tower", "better"} & told.keys(), "once is enough"


def test_what_is_gone_would_have_been_better_and_what_won_most_was_good() -> None:
    assert after("I2 5,4 5,5", "I1 2,3")["better"].facts["points"] == 50
    assert after("I1 2,3", "I1 0,5")["good"].facts == {"points": 50}
