"""What a coach says at Laguna: what can be done here, what shows in the raft, who is about to win, how the last
turn was, where to go."""

from collections.abc import Mapping

import pytest

from games.taught import heard
from ludotheque.core.coaching import Remark, weightiest
from ludotheque.core.learning import Step
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.learn.course import COURSE
from ludotheque.games.laguna.learn.waters import OPEN, REEF, afloat

STEPS: dict[str, Step] = {step.text: step for lesson in COURSE.course() for step in lesson.steps}


@pytest.mark.parametrize(
    ("step", "key", "marks"),
    [
        ("voyage-load", "launch-own", ("land:A",)),
        ("voyage-cover", "reef", ("cell:1 2",)),
        ("voyage-deliver", "deliver", ("land:@",)),
        ("delivering-win", "win", ("land:@",)),
        ("trading-load", "fetch", ("land:A",)),
        ("trading-raft", "trade", ()),
        ("reefs-start", "reef", ("cell:3 4",)),
        ("currents-follow", "current", ("cell:4 3",)),
        ("currents-land", "go-load", ("land:A",)),
        ("voyage-step", "go-deliver", ("land:@",)),
    ],
)
def test_what_a_lesson_teaches_is_what_a_coach_says_there(step: str, key: str, marks: tuple[str, ...]) -> None:
    assert heard("laguna", STEPS[step].record)[key].marks == marks


def after(record: Mapping[str, Json], *moves: str) -> dict[str, Remark]:
    """What is said when the turn comes round again: the other player ends theirs at once."""
    before = record["moves"]
    assert isinstance(before, list)
    return heard("laguna", {**record, "moves": [*before, *moves, "end"]})


AT_THE_VOLCANO = STEPS["delivering-first"].record


def test_a_reef_that_ended_the_turn_is_to_be_covered_and_how_it_could_have_stayed_so_is_said() -> None:
    told = after(STEPS["voyage-step"].record, "step S")
    assert told["reef-covered"].marks == told["reef"].marks == ("cell:2 4",)
    assert weightiest(told.values()) == told["reef-covered"]


def test_where_pearls_may_not_be_moved_the_way_that_was_clear_is_named() -> None:
    assert after(STEPS["variants-calm"].record, "step E")["reef-way"].facts == {"way": "S"}


def test_whoever_lifted_the_pearl_off_a_reef_is_told_so() -> None:
    told = after(afloat(REEF, "A=y B=g", "H,3,3,-rg---,A"), "shift 1 0")
    assert told["reef-lifted"].marks == ("cell:3 4",) and "reef-covered" not in told


def test_what_is_not_known_to_be_clear_is_not_recommended() -> None:
    record = afloat(REEF, "A=y B=g", "H,4,3,---rg-,A", moves=["step N", "end"])
    assert "reef-covered" in heard("laguna", record)
    told = heard("laguna", record, show_under=False)
    assert "reef-covered" not in told and told["reef-way"].facts == {"way": "E"}


def test_a_rival_given_a_pearl_to_deliver_is_spoken_of_where_another_would_have_done() -> None:
    gift, fair = (after(STEPS["good-rob"].record, move, "end") for move in ("trade 1 0>0 2>2", "trade 1 1>1 2>2"))
    assert gift["gave"].facts == {"seat": 1, "colour": "g"} and "gave" not in fair


def test_what_a_planner_would_have_delivered_or_fetched_with_as_many_moves_is_said() -> None:
    assert after(AT_THE_VOLCANO, "step N", "step S", "step N", "end")["better-deliver"].facts["brought"] == 0
    assert after(STEPS["trading-load"].record, "step S", "end")["better-fetch"].facts == {"colour": "r"}


def test_pearls_delivered_and_a_turn_as_good_as_any_are_praised() -> None:
    told = after(AT_THE_VOLCANO, "unload 0", "end")
    assert told["delivered"].facts == {"count": 1, "left": 5}
    assert "good" in after(STEPS["trading-load"].record, "load A r 1", "step S", "step E", "end")


def test_an_island_without_an_own_pearl_is_not_said_to_have_one() -> None:
    told = after(STEPS["variants-calm"].record, "step N")
    assert told["go-load"].marks == ("land:A",) and "go-fetch" not in told
    assert after(STEPS["trading-load"].record, "step S", "end")["go-fetch"].marks == ("land:A",)


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
