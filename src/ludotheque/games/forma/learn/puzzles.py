"""The puzzles of Forma: one piece that encloses most, the tower, the only piece that fits, a bridge in two."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import puzzle_file
from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.learning import Puzzle, Puzzles, Tried
from ludotheque.core.options import complete
from ludotheque.core.outcome import Event
from ludotheque.games.forma.learn import falling_short, judging
from ludotheque.games.forma.learn.joining import bridged
from ludotheque.games.forma.learn.making import made
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.state import State

PAR = {"bridge": 2}
"""Goals that take several placements."""


class FormaPuzzles(Puzzles):
    """Made by kernels that try every placement, judged by the rules that do the same."""

    def read(self) -> Sequence[Puzzle]:
        return puzzle_file.shipped("ludotheque.games.forma.learn")

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        return made(below)

    def by_levels(self, puzzle: Puzzle) -> bool:
        return False

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        try:
            game, state = _opened(puzzle)
            right = judging.right(puzzle.goal, state, game.options.closing) if not state.end else set()
        except (LudothequeError, KeyError):
            return False
        answers = {game.write(state, attempt) for attempt in right}
        if not answers or set(puzzle.answers) != answers or len(puzzle.answers) != len(answers):
            return False
        if puzzle.par != PAR.get(puzzle.goal):
            return False
        return len(answers) == 1 and not puzzle.line if puzzle.par is None else self._solves(puzzle, game, state)

    def succeeded(self, puzzle: Puzzle, game: AnyGame, state: Any, seat: Seat, moves: int) -> bool | None:
        """A bridge is what is asked for, whoever is ahead."""
        if bridged(state.board, seat):
            return True
        return False if state.end or moves >= (puzzle.par or 0) else None

    def comes_to(self, tried: Tried) -> Event | None:
        return falling_short.told(tried)

    def _solves(self, puzzle: Puzzle, game: Forma, state: State) -> bool:
        """Whether its line begins with the answer that is shown and succeeds with its last placement."""
        if puzzle.line[:1] != puzzle.answers[:1] or len(puzzle.line) != puzzle.par:
            return False
        seat, done = state.turn, list[bool | None]()
        for number, text in enumerate(puzzle.line, 1):
            try:
                state = game.play(state, game.read(state, text))
            except LudothequeError:
                return False
            done.append(self.succeeded(puzzle, game, state, seat, number))
        return done == [None, True]


def _opened(puzzle: Puzzle) -> tuple[Forma, State]:
    """Its position, played to from its own setup."""
    options: Any = puzzle.record["options"]
    moves: Any = puzzle.record["moves"]
    game = Forma.of(complete(OPTIONS, options))
    state = game.initial(str(puzzle.record["setup"]))
    for text in moves:
        state = game.play(state, game.read(state, text))
    return game, state


PUZZLES = FormaPuzzles()
