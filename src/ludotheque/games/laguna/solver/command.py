"""`ludotheque solve laguna`: the fewest moves of a solitaire puzzle, proved and replayed by the rules."""

import time
from contextlib import suppress
from pathlib import Path

from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.errors import LudothequeError
from ludotheque.core.parts import Told
from ludotheque.core.record import Record
from ludotheque.core.solving import Argument, Question, Solver
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.puzzles import deals
from ludotheque.games.laguna.rules.state import State
from ludotheque.games.laguna.solver.solution import SolutionTold
from ludotheque.games.laguna.solver.voyage import best_line


class NotSolvable(LudothequeError):
    """The solver knows solitaire with a target."""


def puzzle(text: str) -> Record:
    """The record of a bare puzzle, which is a setup string."""
    return record.from_json({"game": "laguna", "options": {"players": 1}, "setup": text.strip()})


def warm() -> None:
    """Compile the solver, so that seconds count search only."""
    answer(puzzle(deals()[0].setup), Limit())


def answer(given: Record, limit: Limit) -> SolutionTold:
    """The moves from the record's last position to the target, one best line, and whether it is proven."""
    game, state = given.open(), record.replay(given).last
    assert isinstance(game, Laguna) and isinstance(state, State)
    if not game.options.solo or state.target is None:
        raise NotSolvable("NOT_SOLVABLE", "LAG-65", problem="target")
    began = time.monotonic()
    found = best_line(game, state, limit)
    line: list[str] = []
    after = state
    for move in found.line:
        line.append(game.write(after, move))
        after = game.play(after, move)
    if found.moves is not None and after.spent - state.spent != found.moves:
        raise AssertionError(f"the line costs {after.spent - state.spent}, not {found.moves}")
    return {
        "moves": found.moves, "line": line, "proven": found.proven,
        "states": found.nodes, "seconds": round(time.monotonic() - began, 3),
    }  # fmt: skip


class LagunaSolver(Solver):
    about = "The fewest moves from a start to a target in Laguna solitaire, with a line that the rules have accepted."
    arguments = (
        Argument(
            "puzzle", "A setup string, a file that holds one or a record, or - for standard input.", positional=True
        ),
    )

    def answer(self, asked: Question, limit: Limit) -> Told:
        given = _asked(asked)
        warm()
        return answer(given, limit)


def _asked(asked: Question) -> Record:
    """What a file holds where there is one; otherwise the words themselves."""
    words = asked.text("puzzle")
    content = asked.contents(words) if words == "-" or _is_file(words) else words
    if content.lstrip().startswith("{"):
        return asked.record(content)
    return record.from_json({"game": "laguna", "options": {"players": 1, **asked.options}, "setup": content.strip()})


def _is_file(words: str) -> bool:
    """A setup string may be too long for a name."""
    with suppress(OSError, ValueError):
        return Path(words).is_file()
    return False


SOLVER = LagunaSolver()
