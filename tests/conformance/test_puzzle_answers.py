"""No move that is as good as the answer is refused: every move of a sample is judged another way than `check` does."""

from collections.abc import Callable

import pytest

from ludotheque.cli.puzzles import drawn
from ludotheque.core import catalog
from ludotheque.core.learning import Puzzle, Tried, fits
from ludotheque.games.forma.learn import falling_short
from ludotheque.games.interactions.learn import replies, tasks
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.games.lacuna.learn.puzzles import ASKED, PUZZLES
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.solver.solve import solve
from ludotheque.games.laguna.learn import shifts
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.play import puzzles
from ludotheque.play.place import Place, place_of

SAMPLES = {"forma": 2, "interactions": 2, "lacuna": 2, "lacunes": 8, "laguna": 8}
"""As many as take about a second: every move of each is played."""
Judge = Callable[[Puzzle, Tried], bool]


def forma(puzzle: Puzzle, tried: Tried) -> bool:
    """Nothing of what was asked is missing on the board."""
    return falling_short.told(tried) is None


def interactions(puzzle: Puzzle, tried: Tried) -> bool:
    """The lead that is sure after the move, counted to the end."""
    assert isinstance(tried.game, Interactions)
    task, lead = tasks.task(puzzle.goal, tried.game.options), replies.lead(tried)
    assert task is not None and lead is not None
    if task.aim == "most":
        at = place_of(catalog.entry("interactions"), puzzle.record)
        best = replies.lead(after(puzzle, at, puzzle.answers[0]))
        return best is not None and lead >= best
    return lead >= {"tie": 0, "win": WIN_BY if tried.game.info.seats == 1 else 1}[task.aim]


def lacuna(puzzle: Puzzle, tried: Tried) -> bool:
    """The colours that the rules count at the end; with two pawns left, after the last one that does most."""
    end = tried.after
    if puzzle.goal == "hold":
        (last,) = PUZZLES.refutation(tried)
        end = tried.game.play(end, tried.game.read(end, last))
    outcome = tried.game.outcome(end)
    return outcome is not None and outcome.scores[tried.seat] >= ASKED[puzzle.goal]


def lacunes(puzzle: Puzzle, tried: Tried) -> bool:
    """What the solver finds, which proved none of them."""
    assert isinstance(tried.game, Lacunes)
    found = solve(tried.after.cells, locked=tried.game.options.locked)
    assert found.verdict != "unknown"
    return found.verdict == "winnable"


def laguna(puzzle: Puzzle, tried: Tried) -> bool:
    """No other shift, and nothing else that may be done, lets the raft go straight on."""
    assert isinstance(tried.game, Laguna)
    return tried.move.startswith("shift") and shifts.goes(tried.game, tried.after, *shifts.GOALS[puzzle.goal])


JUDGES: dict[str, Judge] = {
    "forma": forma, "interactions": interactions, "lacuna": lacuna, "lacunes": lacunes, "laguna": laguna,
}  # fmt: skip


def after(puzzle: Puzzle, at: Place, move: str) -> Tried:
    written, there = at.play(move)
    return Tried(puzzle, at.game, at.seat, at.state, written, there.state)


@pytest.mark.parametrize("game", JUDGES)
def test_every_move_of_a_sample_is_right_exactly_where_it_is_accepted(game: str) -> None:
    """All that the rules list, in Lacuna the points of every line where something changes."""
    entry = catalog.entry(game)
    asked = [one for one in puzzles.puzzles(entry) if one.par is None]
    for puzzle in drawn(asked, SAMPLES[game], 5):
        at, right = place_of(entry, puzzle.record), 0
        for move in at.game.moves(at.state):
            tried = after(puzzle, at, at.game.write(at.state, move))
            accepted = fits(tried.move, puzzle.answers)
            assert JUDGES[game](puzzle, tried) == accepted, (puzzle.id, tried.move)
            right += accepted
        assert right or not at.game.moves(at.state).exhaustive
