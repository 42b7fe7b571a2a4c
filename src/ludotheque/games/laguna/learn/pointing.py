"""What shows in the open holes of a raft, as a coach points at it."""

from ludotheque.games.laguna.rules.state import State


def shown(view: State, symbols: str) -> tuple[str, ...]:
    """The cells under the raft to move where one of these is to be seen."""
    raft, under = view.raft, view.under(view.raft)
    cells = (cell for hole, cell in enumerate(raft.window) if not raft.covered(hole) and under[hole] in symbols)
    return tuple(f"cell:{row} {col}" for row, col in cells)
