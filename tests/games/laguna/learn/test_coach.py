"""What a coach says at Laguna: what can be done here, what shows in the raft, who is about to win, where to go."""

import pytest

from games.taught import heard
from ludotheque.core.learning import Step
from ludotheque.games.laguna.learn.course import COURSE
from ludotheque.games.laguna.learn.waters import OPEN, afloat

STEPS: dict[str, Step] = {step.text: step for lesson in COURSE.course() for step in lesson.steps}


@pytest.mark.parametrize(
    ("step", "key", "marks"),
    [
        ("voyage-load", "launch-own", ("land:A",)),
        ("voyage-cover", "reef", ("cell:1 2",)),
        ("voyage-deliver", "deliver", ("land:@",)),
        ("delivering-win", "win", ("land:@",)),
        ("delivering-second", "delivered", ()),
        ("trading-load", "fetch", ("land:A",)),
        ("trading-raft", "trade", ()),
        ("reefs-start", "reef", ("cell:3 4",)),
        ("currents-follow", "current", ("cell:4 3",)),
        ("currents-land", "go-fetch", ("land:A",)),
        ("voyage-step", "go-deliver", ("land:@",)),
    ],
)
def test_what_a_lesson_teaches_is_what_a_coach_says_there(step: str, key: str, marks: tuple[str, ...]) -> None:
    assert heard("laguna", STEPS[step].record)[key].marks == marks


def test_at_an_island_without_an_own_pearl_any_make_the_way_easier() -> None:
    told = heard("laguna", afloat(OPEN, "A=gb B=r", "H,0,2,------,A", phase="launch"))
    assert told["launch"].marks == ("land:A",) and "launch-own" not in told


def test_with_two_pearls_aboard_none_can_be_delivered() -> None:
    assert "deliver" not in heard("laguna", STEPS["delivering-two"].record)


def test_whoever_carries_all_that_is_still_needed_is_a_threat() -> None:
    told = heard("laguna", afloat(OPEN, "A=y B=-", "H,3,3,rb----,A", other="H,7,2,gygb--,B", volcano="0,4"))
    assert told["threat"].facts["seat"] == 1 and told["threat"].marks == ("raft:1",)


def test_before_the_rafts_are_launched_on_the_sea_nothing_is_said() -> None:
    assert heard("laguna", STEPS["glass-place"].record) == {}
