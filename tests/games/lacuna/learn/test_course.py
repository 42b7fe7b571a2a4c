"""What every placement that a lesson asks for does on the pond, as its text says."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Step
from ludotheque.games.lacuna.learn.course import COURSE
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.scoring import allocations, colours_won, counts
from ludotheque.games.lacuna.rules.state import State
from ludotheque.play import lessons

ENTRY = catalog.entry("lacuna")
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}


def stand(step: Step) -> tuple[Lacuna, State]:
    at = lessons.place(ENTRY, step)
    assert isinstance(at.game, Lacuna) and isinstance(at.state, State)
    return at.game, at.state


def played(text: str, move: str) -> tuple[Lacuna, State]:
    """The game, and the position of a step after a move."""
    game, before = stand(STEPS[text])
    return game, game.play(before, game.read(before, move))


def leaning(text: str, move: str | None = None) -> dict[int, int | None]:
    """Who each flower goes to if no more pawns come."""
    game, state = stand(STEPS[text]) if move is None else played(text, move)
    return {flower.id: near.seat for flower, near in allocations(state, game.options.tolerance)}


def open_pairs(text: str, move: str | None = None) -> set[tuple[int, int]]:
    game, state = stand(STEPS[text]) if move is None else played(text, move)
    return {(pair.a.id, pair.b.id) for pair in game.pairs(state) if pair.stretches}


def won(text: str, move: str | None = None) -> tuple[int, int]:
    """The colours of gold and silver if no more pawns come."""
    game, state = stand(STEPS[text]) if move is None else played(text, move)
    return colours_won(counts(state, game.options.tolerance))


def everywhere(text: str, parts: int = 24) -> dict[str, list[str]]:
    """Every open pair with placements all along its stretches, by the pair as it is written."""
    game, state = stand(STEPS[text])
    return {
        f"{pair.a.letter}{pair.a.id}-{pair.b.id}": [
            f"{pair.a.letter}{pair.a.id}-{pair.b.id}:{first + (last - first) * n // parts}"
            for first, last in pair.stretches
            for n in range(parts + 1)
        ]
        for pair in game.pairs(state)
        if pair.stretches
    }


def right(text: str, move: str) -> bool:
    return lessons.attempt(ENTRY, STEPS[text], move).right


@pytest.mark.parametrize("text", [step.text for step in STEPS.values() if step.answers])
def test_what_is_marked_is_on_the_pond(text: str) -> None:
    _, state = stand(STEPS[text])
    marked = {mark.removeprefix("flower:") for mark in STEPS[text].marks if mark.startswith("flower:")}
    assert marked <= {str(flower.id) for flower in state.flowers or ()}


def test_the_first_pair_is_taken_and_the_pawn_stays() -> None:
    _, after = played("first-pair", "B0-1:7000")
    assert after.held[0][LETTERS.index("B")] == 2 and len(after.pawns[0]) == 1


@pytest.mark.parametrize(("k", "reached"), [(1550, 0), (7500, 1), (10999, 2), (11000, 3), (13450, 3)])
def test_a_pawn_slid_far_enough_is_nearest_to_the_three(k: int, reached: int) -> None:
    near = leaning("first-slide", f"R0-1:{k}")
    assert sum(near[flower] == 0 for flower in (2, 3, 4)) == reached
    assert right("first-slide", f"R0-1:{k}") == (reached == 3)


def test_two_of_the_three_marigolds_see_each_other() -> None:
    assert {pair for pair in open_pairs("first-shut") if set(pair) <= {0, 1, 2}} == {(0, 2)}


def test_before_the_last_pawn_silver_has_two_colours_for_good() -> None:
    _, state = stand(STEPS["first-count"])
    assert [LETTERS[n] for n, held in enumerate(state.held[1]) if held >= 4] == ["R", "V"]


def test_the_last_pawn_wins_between_the_daisies_and_nowhere_else() -> None:
    _, after = played("first-last", "Y12-41:3855")
    assert [LETTERS[n] for n, held in enumerate(counts(after, 0)[1]) if held >= 4] == ["R", "V", "Y", "O"]
    for pair, moves in everywhere("first-last").items():
        assert {won("first-last", move)[1] >= 4 for move in moves} == {pair == "Y12-41"}
