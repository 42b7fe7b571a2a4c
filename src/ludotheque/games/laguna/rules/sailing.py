"""What is refused under sail: shifts of pearls and steps of the raft (LAG-29 to LAG-44)."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.rules.docking import check_launched, check_pearl_in
from ludotheque.games.laguna.rules.geometry import POINTS, REEF, WATER
from ludotheque.games.laguna.rules.moves import Shift, Step
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import SAIL, Raft, State, directions, obstacle, shows_reef, visible


def check_shift(options: LagunaOptions, state: State, move: Shift) -> None:
    raft = state.raft
    check_pearl_in(raft, move.source, "LAG-33")
    if raft.covered(move.target):
        raise IllegalMove("HOLE_COVERED", "LAG-33", hole=move.target)
    if options.glass is None:
        if state.phase == SAIL or not state.reef_at_start:
            raise IllegalMove("SHIFT_FORBIDDEN", "LAG-62")
        if move.source in state.fresh:
            raise IllegalMove("FRESH_PEARL", "LAG-A24", hole=move.source)
    if state.phase != SAIL and options.guard != "effect":
        _check_uncovered(options, state, move)


def _check_uncovered(options: LagunaOptions, state: State, move: Shift) -> None:
    """Before the first step nothing is uncovered, but for the arrow that keeps a raft from freezing (LAG-A8)."""
    symbol = state.under(state.raft)[move.source]
    if symbol == REEF:
        raise IllegalMove("WOULD_UNCOVER_REEF", "LAG-29", hole=move.source)
    if symbol in POINTS and (options.guard == "literal" or not _short_of_pearls(state, state.raft)):
        raise IllegalMove("WOULD_UNCOVER_ARROW", "LAG-29", hole=move.source)


def _short_of_pearls(state: State, raft: Raft) -> bool:
    """Fewer pearls lie on plain water than reefs are visible: an arrow may be uncovered (LAG-A8)."""
    spare = sum(raft.covered(hole) and symbol == WATER for hole, symbol in enumerate(state.under(raft)))
    return spare < visible(state, raft).count(REEF)


def check_step(state: State, move: Step) -> None:
    check_launched(state)
    if shows_reef(state, state.raft):
        raise IllegalMove("REEF_VISIBLE", "LAG-31")
    stopped = obstacle(state, state.raft, move.direction, state.turn)
    if stopped:
        raise IllegalMove(f"BLOCKED_{stopped.upper()}", "LAG-39" if stopped == "edge" else "LAG-15")
    if move.direction not in directions(state):
        raise IllegalMove("ARROW_BINDS", "LAG-42")
