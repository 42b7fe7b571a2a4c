"""What is refused before play: start places, and pearls where the players distribute them (LAG-60)."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.rules.distribution import CAPACITY, completable
from ludotheque.games.laguna.rules.geometry import COLOURS
from ludotheque.games.laguna.rules.moves import Pearl, Place
from ludotheque.games.laguna.rules.state import Raft, State, docked, overlaps


def check_fixed_start(state: State, move: Place) -> None:
    """A puzzle has placed the raft, and the first move would put it somewhere else."""
    if state.start is None or state.rafts != (state.start,) or state.turns or state.spent:
        return
    if Raft(move.orient, move.row, move.col, start=move.island) != state.start:
        raise IllegalMove("START_FIXED", "LAG-A27")


def check_place(state: State, move: Place) -> None:
    raft = Raft(move.orient, move.row, move.col)
    if not state.board.is_sea(raft.orient, raft.row, raft.col):
        raise IllegalMove("OFF_SEA", "LAG-15")
    if overlaps(state, raft, len(state.rafts)):
        raise IllegalMove("RAFT_OVERLAP", "LAG-15")
    if move.island not in docked(state, raft, line=True):
        raise IllegalMove("NOT_AT_LINE", "LAG-13", island=move.island)
    if any(other.start == move.island for other in state.rafts):
        raise IllegalMove("ISLAND_TAKEN", "LAG-A3", island=move.island)


def check_pearl(state: State, move: Pearl) -> None:
    colour, island = move.colour, move.island
    there = state.island(island)
    if colour == state.colours[state.turn]:
        raise IllegalMove("OWN_COLOUR", "LAG-60")
    if colour not in state.pool:
        raise IllegalMove("NOT_IN_POOL", "LAG-60", colour=colour)
    if colour in there:
        raise IllegalMove("COLOUR_ON_ISLAND", "LAG-60", colour=colour, island=island)
    if len(there) >= CAPACITY:
        raise IllegalMove("ISLAND_FULL", "LAG-A25", island=island)
    if not _completable_after(state, colour, island):
        raise IllegalMove("DEAD_END", "LAG-A25", colour=colour, island=island)


def can_place_pearl(state: State, seat: int) -> bool:
    """The seat has a placement of a colour that is not its own (LAG-A25)."""
    return any(
        colour in state.pool
        and colour not in there
        and len(there) < CAPACITY
        and _completable_after(state, colour, island)
        for colour in COLOURS
        if colour != state.colours[seat]
        for island, there in zip(state.board.islands, state.islands, strict=True)
    )


def _completable_after(state: State, colour: str, island: str) -> bool:
    after = state.with_island(island, state.island(island) + colour)
    return completable(state.pool.replace(colour, "", 1), after.islands)
