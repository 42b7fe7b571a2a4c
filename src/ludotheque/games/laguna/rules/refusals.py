"""Why an action is refused (§4.2): for each kind the first line of the table that applies."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.rules.distribution import CAPACITY, completable
from ludotheque.games.laguna.rules.geometry import COLOURS, POINTS, REEF, VOLCANO, WATER, counterparts, is_middle
from ludotheque.games.laguna.rules.moves import (
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
from ludotheque.games.laguna.rules.options import Terms
from ludotheque.games.laguna.rules.state import (
    EMPTY,
    LAUNCH,
    PEARLS,
    PLACING,
    PLAY,
    SAIL,
    Raft,
    State,
    directions,
    docked,
    obstacle,
    overlaps,
    shows_arrow,
    shows_reef,
    visible,
)

_STAGE: dict[type, tuple[str, str]] = {Place: (PLACING, "LAG-12"), Pearl: (PEARLS, "LAG-60")}


def check(terms: Terms, state: State, move: Move) -> None:
    """Raise IllegalMove with the first reason that applies; the game is not over."""
    stage, clause = _STAGE.get(type(move), (PLAY, "LAG-24"))
    if isinstance(move, Place) and _fixed_elsewhere(state, move):
        raise IllegalMove("START_FIXED", "LAG-A27")
    if state.stage != stage:
        raise IllegalMove("WRONG_PHASE", clause)
    match move:
        case Place():
            _check_place(state, move)
        case Pearl(colour, island):
            _check_pearl(state, colour, island)
        case Load():
            _check_load(terms, state, move)
        case Swap():
            _check_swap(terms, state, move)
        case Trade():
            _check_trade(terms, state, move)
        case Shift():
            _check_shift(terms, state, move)
        case Step(direction):
            _check_step(state, direction)
        case Unload(hole):
            _check_unload(terms, state, hole)
        case Drop():
            _check_drop(terms, state, move)
        case End():
            _check_end(terms, state)
        case Time(seat):
            _check_time(terms, state, seat)


def permitted(terms: Terms, state: State, move: Move) -> bool:
    try:
        check(terms, state, move)
    except IllegalMove:
        return False
    return True


def _fixed_elsewhere(state: State, move: Place) -> bool:
    """A puzzle has placed the raft, and the first move would put it somewhere else."""
    if state.start is None or state.rafts != (state.start,) or state.turns or state.spent:
        return False
    return Raft(move.orient, move.row, move.col, start=move.island) != state.start


def _check_place(state: State, move: Place) -> None:
    raft = Raft(move.orient, move.row, move.col)
    if not state.board.is_sea(raft.orient, raft.row, raft.col):
        raise IllegalMove("OFF_SEA", "LAG-15")
    if overlaps(state, raft, len(state.rafts)):
        raise IllegalMove("RAFT_OVERLAP", "LAG-15")
    if move.island not in docked(state, raft, line=True):
        raise IllegalMove("NOT_AT_LINE", "LAG-13", island=move.island)
    if any(other.start == move.island for other in state.rafts):
        raise IllegalMove("ISLAND_TAKEN", "LAG-A3", island=move.island)


def _check_pearl(state: State, colour: str, island: str) -> None:
    there = state.island(island)
    if colour == state.colours[state.turn]:
        raise IllegalMove("OWN_COLOUR", "LAG-60")
    if colour not in state.pool:
        raise IllegalMove("NOT_IN_POOL", "LAG-60", colour=colour)
    if colour in there:
        raise IllegalMove("COLOUR_ON_ISLAND", "LAG-60", colour=colour, island=island)
    if len(there) >= CAPACITY:
        raise IllegalMove("ISLAND_FULL", "LAG-A25", island=island)
    if not can_complete_after(state, colour, island):
        raise IllegalMove("DEAD_END", "LAG-A25", colour=colour, island=island)


def can_complete_after(state: State, colour: str, island: str) -> bool:
    after = state.with_island(island, state.island(island) + colour)
    return completable(state.pool.replace(colour, "", 1), after.islands)


def can_place_pearl(state: State, seat: int) -> bool:
    """The seat has a placement of a colour that is not its own (LAG-A25)."""
    return any(
        colour in state.pool
        and colour not in there
        and len(there) < CAPACITY
        and can_complete_after(state, colour, island)
        for colour in COLOURS
        if colour != state.colours[seat]
        for island, there in zip(state.board.islands, state.islands, strict=True)
    )


def _stranded(terms: Terms, state: State, raft: Raft) -> bool:
    """Without protection: the start island cannot bring the raft to two pearls any more (LAG-A6)."""
    start = state.island(raft.start) if raft.start != EMPTY else ""
    return not terms.protect_start and raft.pearls + len(start) < 2


def _check_load(terms: Terms, state: State, move: Load) -> None:
    raft = state.raft
    if not raft.launched and move.island != raft.start and not _stranded(terms, state, raft):
        raise IllegalMove("NOT_START_ISLAND", "LAG-24", island=raft.start)
    _check_touching(terms, state, move.island)
    _check_protected(terms, state, move.island)
    # LAG-A5: the first loading at the own start island does not mind arrows.
    if not (state.phase == LAUNCH and move.island == raft.start and raft.pearls < CAPACITY):
        _check_arrow(state)
    if move.colour not in state.island(move.island):
        raise IllegalMove("PEARL_NOT_THERE", "LAG-27", colour=move.colour, island=move.island)
    if raft.covered(move.hole):
        raise IllegalMove("HOLE_COVERED", "LAG-24", hole=move.hole)
    if raft.pearls >= (most := terms.max_pearls[state.turn]):
        raise IllegalMove("TOO_MANY_PEARLS", "LAG-59" if most > 4 else "LAG-25", most=most)


def _check_swap(terms: Terms, state: State, move: Swap) -> None:
    raft = state.raft
    _check_launched(state)
    _check_touching(terms, state, move.island)
    _check_protected(terms, state, move.island)
    _check_arrow(state)
    if len(move.give) != len(move.take) or not move.give:
        raise IllegalMove("UNEQUAL_NUMBERS", "LAG-A14", given=len(move.give), taken=len(move.take))
    for hole in move.give:
        _check_pearl_in(raft, hole, "LAG-48")
    wanted = "".join(colour for _, colour in move.take)
    there = state.island(move.island)
    for colour in wanted:
        if wanted.count(colour) > there.count(colour):
            raise IllegalMove("PEARL_NOT_THERE", "LAG-27", colour=colour, island=move.island)
    for hole, _ in move.take:
        if raft.covered(hole) and hole not in move.give:
            raise IllegalMove("HOLE_COVERED", "LAG-A17", hole=hole)


def _check_trade(terms: Terms, state: State, move: Trade) -> None:
    raft, other = state.raft, state.rafts[move.seat]
    _check_launched(state)
    if move.seat == state.turn:
        raise IllegalMove("OWN_RAFT", "LAG-48")
    if not other.launched:
        raise IllegalMove("PARTNER_NOT_LAUNCHED", "LAG-E1", seat=move.seat)
    if not raft.touches(other):
        raise IllegalMove("NOT_TOUCHING", "LAG-46", seat=move.seat)
    _check_arrow(state)
    if len(move.give) != len(move.take) or not move.give:
        raise IllegalMove("UNEQUAL_NUMBERS", "LAG-49", given=len(move.give), taken=len(move.take))
    sides = ((raft, other, move.give), (other, raft, move.take))
    if terms.cross_middle == "forbid" and raft.orient != other.orient:
        for source, _, pairs in sides:
            if any(is_middle(source.orient, hole) for hole, _ in pairs):
                raise IllegalMove("MIDDLE_FORBIDDEN", "LAG-A16")
    for source, target, pairs in sides:
        for hole, place in pairs:
            if place not in counterparts(source.orient, target.orient, hole):
                raise IllegalMove("WRONG_POSITION", "LAG-50", hole=hole, place=place)
    for source, _, pairs in sides:
        for hole, _ in pairs:
            _check_pearl_in(source, hole, "LAG-48")
    leaving = {raft: {hole for hole, _ in move.give}, other: {hole for hole, _ in move.take}}
    for _, target, pairs in sides:
        for _, place in pairs:
            if target.covered(place) and place not in leaving[target]:
                raise IllegalMove("HOLE_COVERED", "LAG-A17", hole=place)


def _check_shift(terms: Terms, state: State, move: Shift) -> None:
    raft = state.raft
    _check_pearl_in(raft, move.source, "LAG-33")
    if raft.covered(move.target):
        raise IllegalMove("HOLE_COVERED", "LAG-33", hole=move.target)
    if terms.glass is None:
        if state.phase == SAIL or not state.reef:
            raise IllegalMove("SHIFT_FORBIDDEN", "LAG-62")
        if move.source in state.fresh:
            raise IllegalMove("FRESH_PEARL", "LAG-A24", hole=move.source)
    if state.phase == SAIL or terms.guard == "effect":
        return
    symbol = state.under(raft)[move.source]
    if symbol == REEF:
        raise IllegalMove("WOULD_UNCOVER_REEF", "LAG-29", hole=move.source)
    if symbol in POINTS and (terms.guard == "literal" or not _short_of_pearls(state, raft)):
        raise IllegalMove("WOULD_UNCOVER_ARROW", "LAG-29", hole=move.source)


def _short_of_pearls(state: State, raft: Raft) -> bool:
    """Fewer pearls lie on plain water than reefs are visible: an arrow may be uncovered (LAG-A8)."""
    spare = sum(raft.covered(hole) and symbol == WATER for hole, symbol in enumerate(state.under(raft)))
    return spare < visible(state, raft).count(REEF)


def _check_step(state: State, direction: str) -> None:
    _check_launched(state)
    if shows_reef(state, state.raft):
        raise IllegalMove("REEF_VISIBLE", "LAG-31")
    stopped = obstacle(state, state.raft, direction, state.turn)
    if stopped:
        raise IllegalMove(f"BLOCKED_{stopped.upper()}", "LAG-39" if stopped == "edge" else "LAG-15")
    if direction not in directions(state):
        raise IllegalMove("ARROW_BINDS", "LAG-42")


def _check_unload(terms: Terms, state: State, hole: int) -> None:
    raft = state.raft
    _check_launched(state)
    if VOLCANO not in docked(state, raft, line=False):
        raise IllegalMove("NOT_TOUCHING", "LAG-46")
    if terms.volcano_arrow_rule and shows_arrow(state, raft):
        raise IllegalMove("ARROW_VISIBLE", "LAG-A13")
    _check_pearl_in(raft, hole, "LAG-53")
    if raft.holes[hole] != state.colours[state.turn]:
        raise IllegalMove("NOT_OWN_COLOUR", "LAG-53", hole=hole)
    if raft.pearls < 3:
        raise IllegalMove("TWO_MUST_STAY", "LAG-54")


def _check_drop(terms: Terms, state: State, move: Drop) -> None:
    if not terms.island_unload:
        raise IllegalMove("NO_ISLAND_UNLOAD", "LAG-A14")
    _check_launched(state)
    _check_touching(terms, state, move.island)
    _check_protected(terms, state, move.island)
    _check_arrow(state)
    if len(state.island(move.island)) >= CAPACITY:
        raise IllegalMove("ISLAND_FULL", "LAG-A15", island=move.island)
    _check_pearl_in(state.raft, move.hole, "LAG-A14")
    if state.raft.pearls < 3:
        raise IllegalMove("TWO_MUST_STAY", "LAG-54")


def _check_end(terms: Terms, state: State) -> None:
    if state.raft.launched:
        return
    for island in docked(state, state.raft, terms.dock_edges == "line") - {VOLCANO}:
        hole = state.raft.holes.index(EMPTY)
        if any(permitted(terms, state, Load(island, colour, hole)) for colour in set(state.island(island))):
            raise IllegalMove("NOT_LAUNCHED", "LAG-24")


def _check_time(terms: Terms, state: State, seat: int | None) -> None:
    if seat is None:
        return
    if terms.time_call != "call":
        raise IllegalMove("NO_CALLING", "LAG-A23")
    if seat == state.turn:
        raise IllegalMove("OWN_CALL", "LAG-22")


def _check_launched(state: State) -> None:
    if not state.raft.launched:
        raise IllegalMove("NOT_LAUNCHED", "LAG-24")


def _check_touching(terms: Terms, state: State, island: str) -> None:
    if island not in docked(state, state.raft, terms.dock_edges == "line"):
        raise IllegalMove("NOT_TOUCHING", "LAG-46", island=island)


def _check_protected(terms: Terms, state: State, island: str) -> None:
    if terms.protect_start:
        for seat, raft in enumerate(state.rafts):
            if seat != state.turn and raft.start == island and not raft.launched:
                raise IllegalMove("ISLAND_PROTECTED", "LAG-A6", island=island, seat=seat)


def _check_arrow(state: State) -> None:
    if shows_arrow(state, state.raft):
        raise IllegalMove("ARROW_VISIBLE", "LAG-47")


def _check_pearl_in(raft: Raft, hole: int, clause: str) -> None:
    if not raft.covered(hole):
        raise IllegalMove("HOLE_EMPTY", clause, hole=hole)
