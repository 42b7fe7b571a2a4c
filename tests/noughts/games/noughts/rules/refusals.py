"""Why a mark may not be put there: the first reason that applies."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.noughts.rules.notation import write
from ludotheque.games.noughts.rules.scoring import over
from ludotheque.games.noughts.rules.state import EMPTY, Mark, State


def check(state: State, move: Mark) -> None:
    if over(state):
        raise IllegalMove("GAME_OVER", "NAC-3")
    if state.cells[move.cell] != EMPTY:
        raise IllegalMove("TAKEN", "NAC-1", cell=write(move), by=state.cells[move.cell])
