"""The end and who wins it (NAC-3, NAC-4, NAC-5)."""

from ludotheque.core.outcome import Outcome, shared_returns
from ludotheque.games.noughts.rules.state import CELLS, MARKS, State


def over(state: State) -> bool:
    return bool(state.row) or state.placed == CELLS


def outcome(state: State, misere: bool) -> Outcome | None:
    """Three in a row win, or lose where the table plays so; a full board is a draw."""
    if not over(state):
        return None
    line = state.row
    maker = MARKS.index(state.cells[line[0]]) if line else None
    winners = (0, 1) if maker is None else (1 - maker if misere else maker,)
    scores = tuple(int(seat in winners and maker is not None) for seat in (0, 1))
    sides = ((0,), (1,))
    returns = shared_returns(sides, [sides[seat] for seat in winners])
    return Outcome("full" if maker is None else "row", scores, returns, winners, {"row": list(line)})
