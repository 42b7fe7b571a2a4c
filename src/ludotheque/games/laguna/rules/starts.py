"""Starts that are dealt and not chosen: each raft at an island that has a pearl of its colour, on calm water."""

from dataclasses import replace

from ludotheque.core.chance import Below, shuffle
from ludotheque.games.laguna.rules.geometry import ORIENTS, REEF, WATER
from ludotheque.games.laguna.rules.position import position
from ludotheque.games.laguna.rules.state import Raft, State, docked, overlaps


def dealt(state: State, below: Below) -> str:
    """The setup with every raft at its start (LAG-13), nothing loaded yet."""
    for colour in state.colours:
        islands = [island for island in state.board.islands if colour in state.island(island)]
        free = [island for island in islands if all(raft.start != island for raft in state.rafts)]
        shuffle(free, below)
        state = replace(state, rafts=(*state.rafts, _calmest(state, free[0], below)))
    return position(state)


def _calmest(state: State, island: str, below: Below) -> Raft:
    """The start there with the fewest reefs under it, then the fewest currents; chance among equals."""
    rows, cols = state.board.size
    rafts = (Raft(orient, row, col, start=island) for orient in ORIENTS for row in range(rows) for col in range(cols))
    fit = [raft for raft in rafts if _is_start(state, raft)]
    return min(fit, key=lambda raft: (*_rough(state.under(raft)), below(1 << 20)))


def _is_start(state: State, raft: Raft) -> bool:
    if not state.board.is_sea(raft.orient, raft.row, raft.col):
        return False
    return raft.start in docked(state, raft, line=True) and not overlaps(state, raft, len(state.rafts))


def _rough(under: str) -> tuple[int, int]:
    return under.count(REEF), len(under) - under.count(WATER)
