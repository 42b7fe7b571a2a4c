"""What the lessons say happens, happens."""

from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import IllegalMove
from ludotheque.core.learning import Lessons, Step, fits
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.rules.state import State, directions, visible
from ludotheque.play import lessons

ENTRY = catalog.entry("laguna")
COURSE = ENTRY.part(Lessons)
assert COURSE is not None
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}
ASKING = [pytest.param(step, id=step.text) for step in STEPS.values() if step.answers]


def before(text: str) -> State:
    state: State = lessons.place(ENTRY, STEPS[text]).state
    return state


def after(text: str, move: str | None = None) -> State:
    """The position after the shown answer, or after another move."""
    step = STEPS[text]
    at = lessons.place(ENTRY, step)
    state: State = at.game.play(at.state, at.game.read(at.state, move or step.answers[0]))
    return state


def keys(text: str, move: str | None = None) -> list[str]:
    step = STEPS[text]
    return [event.key for event in lessons.attempt(ENTRY, step, move or step.answers[0]).events]


def refused(text: str, move: str) -> str:
    with pytest.raises(IllegalMove) as found:
        lessons.attempt(ENTRY, STEPS[text], move)
    return found.value.code


def reds(state: State) -> int:
    return state.rafts[0].holes.count("r")


@pytest.mark.parametrize("step", ASKING)
def test_every_wrong_move_is_answered_with_words_of_its_own(step: Step) -> None:
    at = lessons.place(ENTRY, step)
    written = [at.game.write(at.state, move) for move in at.game.moves(at.state)]
    unanswered = [
        move for move in written if not fits(move, step.answers) and lessons.mistake(step.mistakes, move) is None
    ]
    assert [move for move in unanswered if not move.startswith("swap")] == []


def test_the_first_voyage_is_one_turn_that_brings_a_pearl_home() -> None:
    assert {before(text).turns for text in STEPS if text.startswith("voyage")} == {0}
    assert "x" in visible(before("voyage-cover"), before("voyage-cover").rafts[0])
    assert "x" not in visible(after("voyage-cover"), after("voyage-cover").rafts[0])
    assert keys("voyage-step", "step S") == ["step", "reef", "turn"] and keys("voyage-step") == ["step"]
    assert keys("voyage-over") == ["step"]
    assert after("voyage-deliver").delivered == (1, 0) and after("voyage-deliver").rafts[0].pearls == 2


def test_every_step_of_the_first_voyage_goes_on_from_the_one_answer_before() -> None:
    steps = [step for step in STEPS.values() if step.text.startswith("voyage")]
    assert all(len(step.answers) == 1 for step in steps)
    assert [after(step.text) for step in steps[:-1]] == [before(step.text) for step in steps[1:]]


def test_a_shift_readies_the_raft_for_the_reef_it_comes_over() -> None:
    for text, way in (("voyage-shift", "S"), ("reefs-bare", "E")):
        at = lessons.place(ENTRY, STEPS[text])
        for move in ([STEPS[text].answers[0]], []):
            state = at.state
            for one in [*move, f"step {way}"]:
                state = at.game.play(state, at.game.read(state, one))
            assert (state.turns == 0) == bool(move)


def test_before_the_first_step_a_reef_stays_covered_and_later_baring_one_ends_the_turn() -> None:
    assert refused("reefs-look", "shift 0 1") == "WOULD_UNCOVER_REEF"
    assert keys("reefs-bare", "shift 0 2") == ["shift", "reef", "turn"]
    told = lessons.tell(ENTRY, STEPS["reefs-look"])
    assert told.peeked is not None and told.peeked != told.view, "the lesson lets one look"


def test_reefs_leave_one_way() -> None:
    for text, clear in (("reefs-way", "N"), ("variants-calm", "S")):
        assert [way for way in "NESW" if keys(text, f"step {way}") == ["step"]] == [clear]


def test_currents_bind_unless_they_are_covered_or_blocked() -> None:
    assert directions(before("currents-follow")) == {"E"} and directions(after("currents-follow")) == set("NESW")
    assert directions(before("currents-choose")) == {"E", "S"}
    assert len(directions(after("currents-cover"))) == 4
    assert directions(before("currents-raft")) == {"W"}
    assert directions(before("currents-land")) == {"E", "S", "W"}
    assert directions(before("currents-start")) == {"E"}


def test_docking_takes_a_side_and_no_current() -> None:
    assert refused("trading-dock", "load A r 1") == "NOT_TOUCHING"
    assert refused("trading-current", "load A r 2") == "ARROW_VISIBLE"
    for text in ("trading-dock", "trading-current"):
        at, state = lessons.place(ENTRY, STEPS[text]), after(text)
        assert "load A r 2" in {at.game.write(state, move) for move in at.game.moves(state)}


@pytest.mark.parametrize("text", ["trading-load", "trading-swap", "trading-raft", "trading-crossed", "good-rob"])
def test_loading_and_exchanging_bring_a_red_pearl_aboard(text: str) -> None:
    assert reds(after(text)) == reds(before(text)) + 1


def test_a_reef_bared_by_an_exchange_waits_to_be_covered() -> None:
    assert keys("trading-raft") == ["trade"] and directions(before("trading-after")) == set()
    assert directions(after("trading-after"))


def test_what_is_delivered_counts_and_two_stay_aboard() -> None:
    assert keys("delivering-first") == ["unload"] and keys("delivering-first", "unload 1") == ["unload", "reef", "turn"]
    assert after("delivering-second").delivered == (2, 0)
    assert refused("delivering-two", "unload 0") == "TWO_MUST_STAY"
    assert refused("delivering-current", "unload 0") == "ARROW_VISIBLE"
    assert keys("delivering-win") == ["unload", "won"]


def test_a_reef_and_an_early_end_hand_the_turn_on() -> None:
    assert after("glass-reef", "step S").turn == after("glass-stop").turn == 1
    assert after("glass-reef").turn == 0


def test_without_a_glass_pearls_move_only_while_a_reef_shows_at_the_start() -> None:
    assert refused("variants-calm", "shift 0 1") == "SHIFT_FORBIDDEN"
    assert {keys("variants-shut", f"step {way}")[1] for way in "NESW"} == {"reef"}
    assert keys("variants-reef") == ["shift"]


def test_the_variants_do_what_they_are_said_to_do() -> None:
    assert after("variants-five").rafts[0].pearls == 5
    assert refused("variants-deal", "pearl r F") == "OWN_COLOUR"
    assert solved(after("variants-alone")) and after("variants-alone").spent == 2


def test_two_pearls_cannot_leave_the_belt_of_reefs_that_three_can() -> None:
    at = lessons.place(ENTRY, STEPS["good-third"])
    two = after("good-third", "unload 1")
    assert _ways_out(at.game, two) == set() and _ways_out(at.game, before("good-third")) >= {"N", "W"}


def _ways_out(game: Any, state: State) -> set[str]:
    """The ways that shifts can make clear without ending the turn."""
    seen, todo = {state.rafts[0].holes}, [state]
    found = set()
    while todo:
        here = todo.pop()
        for move in game.moves(here):
            word, _, rest = game.write(here, move).partition(" ")
            if word not in ("shift", "step"):
                continue
            there: State = game.play(here, move)
            if there.turns != here.turns:
                continue
            if word == "step":
                found.add(rest)
            elif there.rafts[0].holes not in seen:
                seen.add(there.rafts[0].holes)
                todo.append(there)
    return found
