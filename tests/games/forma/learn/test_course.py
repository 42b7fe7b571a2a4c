"""The lessons of Forma do what their texts say."""

from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.game import AnyGame
from ludotheque.core.learning import Step
from ludotheque.games.forma.learn.course import COURSE
from ludotheque.games.forma.learn.positions import WINNING
from ludotheque.games.forma.rules.state import Attempt, State
from ludotheque.play import lessons

ENTRY = catalog.entry("forma")
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}
every_step = pytest.mark.parametrize("step", [pytest.param(step, id=text) for text, step in STEPS.items()])


def tried(text: str, move: str = "") -> tuple[AnyGame, State]:
    """The game, and the position after a move; after the answer that is shown if none is told."""
    at = lessons.place(ENTRY, STEPS[text])
    return at.game, at.game.play(at.state, at.game.read(at.state, move or STEPS[text].answers[0]))


def points(text: str, move: str = "") -> int:
    """What a move brings at once."""
    told = lessons.attempt(ENTRY, STEPS[text], move or STEPS[text].answers[0])
    return sum(int(str(event.facts.get("points", 0))) for event in told.events)


def replies(game: AnyGame, state: State) -> set[str]:
    """What the next player can win at once."""
    found: set[str] = set()
    for move in game.moves(state):
        if isinstance(move, Attempt):
            found |= {event.key for event in game.events(state, move, game.play(state, move), state.turn)}
    return found & WINNING


def bridges(text: str, move: str = "") -> int:
    """The learner's bridges, counted as at the end."""
    game, state = tried(text, move)
    while game.outcome(state) is None:
        state = game.play(state, game.read(state, "pass"))
    outcome = game.outcome(state)
    assert outcome is not None
    detail: Any = outcome.detail
    return len(detail["seats"][0]["bridges"])


@every_step
def test_no_free_square_of_a_position_is_closed_already(step: Step) -> None:
    rows = lessons.place(ENTRY, step).state.board.lines()
    free = {(r, c) for r, row in enumerate(rows) for c, on in enumerate(row) if on == "."}
    assert all({(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & free for r, c in free)


@every_step
def test_every_answer_but_a_field_is_a_placement_that_fits_or_a_word(step: Step) -> None:
    assert not any("*" in answer for answer in step.answers if not answer.startswith("field"))
    for answer in step.answers:
        if "*" not in answer:
            assert "misfit" not in {event.key for event in lessons.attempt(ENTRY, step, answer).events}


@pytest.mark.parametrize(
    ("text", "brings"),
    [
        ("eye-close", 1 + 10), ("square-corner", 1 + 10), ("square-three", 5 + 30), ("square-hole", 1 + 10),
        ("square-corners", 1 + 20), ("obstacle-ring", 1 + 10), ("obstacle-corner", 2 + 10), ("obstacle-marker", 1 + 10),
        ("tower-last", 1 + 50), ("tower-both", 3 + 50), ("tower-marker", 1 + 10 + 50), ("bridge-marker", 1 + 10 + 50),
        ("bridge-over", 1 + 10 + 50), ("field-own", 45), ("play-reserve", 1 + 10), ("play-four", 1 + 50),
    ],
)  # fmt: skip
def test_an_answer_brings_what_is_promised(text: str, brings: int) -> None:
    assert points(text) == brings


@pytest.mark.parametrize(
    ("text", "move", "brings"),
    [
        ("eye-close", "I1 2,2", 1), ("square-three", "I 2,0 2,1 2,2 2,3 2,4", 25), ("square-hole", "I2 2,2 2,3", 2),
        ("tower-marker", "I1 2,3", 51), ("bridge-marker", "I1 2,2", 51), ("play-four", "I1 2,3", 11),
    ],
)  # fmt: skip
def test_a_mistake_brings_less(text: str, move: str, brings: int) -> None:
    assert points(text, move) == brings


@pytest.mark.parametrize("text", [text for text in STEPS if text.startswith("bridge-") or text == "eye-bridge"])
def test_every_answer_builds_the_bridges(text: str) -> None:
    wanted = 2 if text in ("bridge-cross", "bridge-feet") else 1
    assert {bridges(text, answer) for answer in STEPS[text].answers} == {wanted}


def test_elsewhere_stands_one_bridge_less() -> None:
    for text in ("bridge-sides", "bridge-cross", "bridge-feet"):
        wrong = [move for move in STEPS[text].mistakes if "*" not in move and move != "pass"]
        most = 1 if text != "bridge-sides" else 0
        assert wrong and all(bridges(text, move) <= most for move in wrong)


def test_a_foreign_piece_spoils_an_obstacle_for_ever() -> None:
    for answer in STEPS["obstacle-spoil"].answers:
        game, state = tried("obstacle-spoil", answer)
        assert "obstacle" not in replies(game, state)
    assert "obstacle" in replies(*tried("obstacle-spoil", "pass"))


def test_with_a_marker_in_its_ring_an_obstacle_is_lost() -> None:
    _, state = tried("obstacle-marker", "I1 2,2")
    assert state.board.lines()[1][2:4] == "a#"


@pytest.mark.no_cover
def test_a_tower_with_one_open_side_goes_to_the_opponent() -> None:
    gifts = [move for move, said in STEPS["tower-both"].mistakes.items() if said == "tower-both-gift"]
    assert gifts and all("tower" in replies(*tried("tower-both", move)) for move in gifts)


def test_only_one_of_three_pieces_fits() -> None:
    at = lessons.place(ENTRY, STEPS["misfit-which"])
    assert [move.shape for move in at.game.moves(at.state) if isinstance(move, Attempt)] == ["S4"]


def test_when_to_stop_nothing_fits() -> None:
    at = lessons.place(ENTRY, STEPS["misfit-stop"])
    assert not any(isinstance(move, Attempt) for move in at.game.moves(at.state)) and at.state.attempt == 2


def test_the_last_piece_ends_the_game() -> None:
    game, state = tried("misfit-last")
    outcome = game.outcome(state)
    assert outcome is not None and outcome.reason == "nothing_fits" and state.reserves[0] == ("X",)


def test_two_passes_are_level_and_anything_else_gives_the_tower() -> None:
    game, state = tried("misfit-level")
    outcome = game.outcome(state)
    assert outcome is not None and outcome.winners == (0, 1)
    for move in ("I2 1,0 1,1", "I2 1,3 1,4"):
        assert "tower" in replies(*tried("misfit-level", move))


def test_whoever_is_to_choose_can_have_the_corner() -> None:
    game, state = tried("field-begin")
    assert state.turn == 1
    corner = game.read(state, "V 1,1 1,2 1,3 2,1 3,1")
    events = game.events(state, corner, game.play(state, corner), 1)
    assert [event.key for event in events].count("square") == 4


def test_the_piece_to_take_fits_and_no_other_does() -> None:
    fitting = {}
    for shape in ("S4", "T4", "L4"):
        game, state = tried("field-take", f"take {shape}")
        moves = [move for move in game.moves(state) if isinstance(move, Attempt)]
        events = [game.events(state, move, game.play(state, move), 0) for move in moves]
        fitting[shape] = "placed" in {event.key for each in events for event in each}
    assert fitting == {"S4": False, "T4": True, "L4": False}


def test_a_quiet_move_gives_nothing_and_every_other_does() -> None:
    step = STEPS["play-gift"]
    given = [move for move, said in step.mistakes.items() if said == "play-gift-given"]
    assert not any(replies(*tried("play-gift", answer)) for answer in step.answers)
    assert given and all("square" in replies(*tried("play-gift", move)) for move in given)


def test_what_the_opponent_cannot_fit_can_wait() -> None:
    assert not replies(*tried("play-reserve"))
    assert all("square" in replies(*tried("play-reserve", move)) for move in ("I1 1,1", "I1 1,2"))


def test_with_four_the_next_player_takes_what_is_left() -> None:
    assert "tower" in replies(*tried("play-four", "I1 2,3"))
