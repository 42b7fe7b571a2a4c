"""What would have been: another decision in a game that was played, gone to and looked at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.core.analysis import Analyst, Evaluation
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.core.record import Record
from ludotheque.play.place import to_move

LONGER = 5
"""So many times as long as at a position of the game: few are in doubt, and blame should be sure."""


@dataclass(frozen=True)
class SecondLook:
    """At a game with its states."""

    analyst: Analyst[Any, Any]
    game: AnyGame
    kept: Record
    states: Sequence[Any]
    limit: Limit
    longer: int = LONGER

    def __call__(self, ply: int, line: Sequence[str]) -> Evaluation | None:
        """Where the first decision of a line leads that leaves the game at this ply."""
        states = list(self.states[: ply + 1])
        for move in line:
            states.append(self.game.play(states[-1], self.game.read(states[-1], move)))
            if len(states) - 1 in self.analyst.decisions(self.game, [*states, states[-1]]):
                break
        return self._found(states[-1], (*self.kept.moves[:ply], *line[: len(states) - 1 - ply]))

    def _found(self, state: Any, moves: tuple[str, ...]) -> Evaluation | None:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.analyst.concluded(self.game, state, outcome, ())
        turn = to_move(self.game, state)
        if turn is None or turn == CHANCE:
            return None
        view = self.game.view(state, turn, peek=True)
        limit = replace(self.limit, nodes=self.limit.nodes and self.longer * self.limit.nodes)
        return self.analyst.evaluate(self.game, view, Seen(turn, moves), limit, 1, lambda known: True)
