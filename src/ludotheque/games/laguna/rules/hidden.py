"""What lies under pearls: masked in views, filled in guesses (§4.1)."""

from dataclasses import replace

from ludotheque.core.chance import Below
from ludotheque.games.laguna.rules.geometry import POINTS, REEF, UNKNOWN, WATER, Cell
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import PLAY, SAIL, State

_FILL = WATER * 4 + REEF * 2 + "".join(POINTS)
"""About as often as on the hard board: half water, a fifth reefs."""


def hidden_cells(options: LagunaOptions, state: State, seat: int | None, peek: bool = False) -> frozenset[Cell]:
    """The cells that the seat may not see: those under pearls, of any raft."""
    if options.show_under:
        return frozenset()
    return frozenset(
        cell
        for owner, raft in enumerate(state.rafts)
        if not (peek and _may_peek(options, state, owner, seat))
        for hole, cell in enumerate(raft.window)
        if raft.covered(hole)
    )


def _may_peek(options: LagunaOptions, state: State, owner: int, seat: int | None) -> bool:
    """Before the first step the active player may look under the own pearls (LAG-28, LAG-A31)."""
    if state.stage != PLAY or owner != state.turn or state.phase == SAIL or not options.peeking:
        return False
    return seat == owner or options.peek_public


def mask(options: LagunaOptions, state: State, seat: int | None, peek: bool) -> State:
    hidden = hidden_cells(options, state, seat, peek)
    return replace(state, board=state.board.masked(hidden)) if hidden else state


def fill(view: State, below: Below) -> State:
    """A full state that agrees with the view: anything may lie under a pearl."""
    rows, cols = view.board.size
    unknown = [(r, c) for r in range(rows) for c in range(cols) if view.board.rows[r][c] == UNKNOWN]
    return replace(view, board=view.board.with_cells({cell: _FILL[below(len(_FILL))] for cell in unknown}))
