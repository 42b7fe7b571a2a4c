"""What makes a way as long as it is: the same sea without its reefs, and without its currents."""

from collections.abc import Iterator
from dataclasses import replace

from ludotheque.games.laguna.rules.geometry import POINTS, REEF, WATER
from ludotheque.games.laguna.rules.state import State

_SYMBOLS = {"reef": REEF, "current": "".join(POINTS)}


def calmed(state: State) -> Iterator[tuple[str, State]]:
    """Each theme with the position as it would be without what it is about."""
    for theme, symbols in _SYMBOLS.items():
        rows = tuple("".join(WATER if cell in symbols else cell for cell in row) for row in state.board.rows)
        yield theme, replace(state, board=replace(state.board, rows=rows))
