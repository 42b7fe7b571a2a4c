"""The last two pawns, exactly: which points of which lines do what is asked."""

from collections.abc import Iterable, Iterator
from functools import cached_property

import numpy as np

from ludotheque.games.lacuna.kernel.alphabeta import descend, new_stack
from ludotheque.games.lacuna.kernel.arrays import PLACEMENTS, Ints, move_of, pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, generate, new_candidates
from ludotheque.games.lacuna.kernel.endings import colours_by_step, holds_by_step
from ludotheque.games.lacuna.kernel.last_pawn import best_last
from ludotheque.games.lacuna.learn.patterns import Points
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.games.lacuna.rules.state import Place, State


class Ending:
    """A position with one or two pawns to come, seen by whoever is to place."""

    def __init__(self, game: Lacuna, state: State) -> None:
        self.game, self.state, self.side = game, state, state.turn
        self.left = PLACEMENTS - sum(map(len, state.pawns))
        self._pond = pond_arrays(game.options, state.flowers or ())
        self._arrays, self._stack = state_arrays(self._pond, state), new_stack(self._pond)

    def colours(self, pair: Pair, steps: Ints) -> Ints:
        """Won for sure with a pawn on each of these steps; with two to come, four or none."""
        couple = self._couples[pair.a.id, pair.b.id]
        if self.left == 1:
            return colours_by_step(self._pond, self._arrays, self.side, couple, steps)
        return MAJORITY * holds_by_step(self._pond, self._stack, self._arrays, self.side, couple, steps)

    def right(self, asked: int, where: Iterable[tuple[Pair, Ints]]) -> list[Points]:
        """Of these places all that win so many colours."""
        found = ((pair, steps, steps[self.colours(pair, steps) >= asked]) for pair, steps in where)
        return [
            Points(pair, tuple(map(int, some)), some.size == steps.size) for pair, steps, some in found if some.size
        ]  # fmt: skip

    def every_step(self) -> Iterator[tuple[Pair, Ints]]:
        """Every open pair with all of its steps, by the rules themselves."""
        for pair in self.game.pairs(self.state):
            found = {k for first, last in pair.stretches for k in range(first, last + 1)}.union(pair.stray_steps)
            if found:
                yield pair, np.array(sorted(found), np.int64)

    def telling_steps(self) -> Iterator[tuple[Pair, Ints]]:
        """The same with those steps alone where something changes: all that is needed for the last pawn."""
        found = new_candidates()
        total = generate(self._pond, self._arrays, self.side, CRITICAL, self.left > 1, found)
        for pair in self.game.pairs(self.state):
            steps = found.steps[:total][found.couples[:total] == self._couples[pair.a.id, pair.b.id]]
            if steps.size:
                yield pair, steps

    def best_answer(self, pair: Pair, step: int) -> Place | None:
        """The last pawn that does most against a placement; None where there is room for none."""
        found = new_candidates()
        descend(self._pond, self._stack, self._arrays, 0, self.side, self._couples[pair.a.id, pair.b.id], step)
        best = best_last(self._pond, self._stack.at(0), 1 - self.side, found)
        return None if best < 0 else move_of(self._pond, int(found.couples[best]), int(found.steps[best]))

    def best_last(self) -> Place | None:
        """The last pawn that does most for whoever places it; None where there is room for none."""
        found = new_candidates()
        best = best_last(self._pond, self._arrays, self.side, found)
        return None if best < 0 else move_of(self._pond, int(found.couples[best]), int(found.steps[best]))

    @cached_property
    def _couples(self) -> dict[tuple[int, int], int]:
        """The couples of the arrays by the ids of their flowers."""
        return {(int(a), int(b)): n for n, (a, b) in enumerate(zip(self._pond.a, self._pond.b, strict=True))}
