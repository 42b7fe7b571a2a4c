"""Why an action is refused (§4.2): for each kind the first line of the table that applies."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.rules import docking, placing, sailing
from ludotheque.games.laguna.rules.geometry import VOLCANO
from ludotheque.games.laguna.rules.moves import (
    Docked,
    Drop,
    End,
    Load,
    Move,
    Pearl,
    Place,
    Shift,
    Step,
    Swap,
    Time,
    Trade,
    Unload,
)
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import EMPTY, PEARLS, PLACING, PLAY, Stage, State, docked

_STAGE: dict[type, tuple[Stage, str]] = {Place: (PLACING, "LAG-12"), Pearl: (PEARLS, "LAG-60")}


def check(options: LagunaOptions, state: State, move: Move) -> None:
    """Raise IllegalMove with the first reason that applies; the game is not over."""
    stage, clause = _STAGE.get(type(move), (PLAY, "LAG-24"))
    if isinstance(move, Place):
        placing.check_fixed_start(state, move)
    if state.stage != stage:
        raise IllegalMove("WRONG_PHASE", clause)
    match move:
        case Shift():
            sailing.check_shift(options, state, move)
        case Step():
            sailing.check_step(state, move)
        case End():
            _check_end(options, state)
        case Time():
            _check_time(options, state, move)
        case Place():
            placing.check_place(state, move)
        case Pearl():
            placing.check_pearl(state, move)
        case _:
            _check_docked(options, state, move)


def permitted(options: LagunaOptions, state: State, move: Move) -> bool:
    try:
        check(options, state, move)
    except IllegalMove:
        return False
    return True


def _check_docked(options: LagunaOptions, state: State, move: Docked) -> None:
    match move:
        case Load():
            docking.check_load(options, state, move)
        case Swap():
            docking.check_swap(options, state, move)
        case Trade():
            docking.check_trade(options, state, move)
        case Unload():
            docking.check_unload(options, state, move)
        case Drop():
            docking.check_drop(options, state, move)


def _check_end(options: LagunaOptions, state: State) -> None:
    """With fewer than two pearls only where nothing can be loaded."""
    if state.raft.launched:
        return
    hole = state.raft.holes.index(EMPTY)
    for island in docked(state, state.raft, options.by_line) - {VOLCANO}:
        if any(permitted(options, state, Load(island, colour, hole)) for colour in set(state.island(island))):
            raise IllegalMove("NOT_LAUNCHED", "LAG-24")


def _check_time(options: LagunaOptions, state: State, move: Time) -> None:
    if move.seat is None:
        return
    if options.time_call != "call":
        raise IllegalMove("NO_CALLING", "LAG-A23")
    if move.seat == state.turn:
        raise IllegalMove("OWN_CALL", "LAG-22")
