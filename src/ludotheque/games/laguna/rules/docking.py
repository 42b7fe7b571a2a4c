"""What is refused beside an island, a raft or the volcano: loading, exchanging, unloading (LAG-46 to LAG-55)."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.rules.distribution import CAPACITY
from ludotheque.games.laguna.rules.geometry import VOLCANO, counterparts, is_middle
from ludotheque.games.laguna.rules.moves import Drop, Load, Pair, Swap, Trade, Unload
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import EMPTY, LAUNCH, Raft, State, docked, shows_arrow


def check_load(options: LagunaOptions, state: State, move: Load) -> None:
    raft = state.raft
    if not raft.launched and move.island != raft.start and not _start_is_spent(options, state, raft):
        raise IllegalMove("NOT_START_ISLAND", "LAG-24", island=raft.start)
    _check_touching(options, state, move.island)
    _check_protected(options, state, move.island)
    # LAG-A5: the first loading at the own start island does not mind arrows.
    if not (state.phase == LAUNCH and move.island == raft.start and raft.pearls < CAPACITY):
        _check_arrow(state)
    if move.colour not in state.island(move.island):
        raise IllegalMove("PEARL_NOT_THERE", "LAG-27", colour=move.colour, island=move.island)
    if raft.covered(move.hole):
        raise IllegalMove("HOLE_COVERED", "LAG-24", hole=move.hole)
    if raft.pearls >= (most := options.max_pearls[state.turn]):
        raise IllegalMove("TOO_MANY_PEARLS", "LAG-59" if most > 4 else "LAG-25", most=most)


def _start_is_spent(options: LagunaOptions, state: State, raft: Raft) -> bool:
    """Without protection: the start island cannot bring the raft to two pearls any more (LAG-A6)."""
    start = state.island(raft.start) if raft.start != EMPTY else ""
    return not options.protect_start and raft.pearls + len(start) < 2


def check_swap(options: LagunaOptions, state: State, move: Swap) -> None:
    raft = state.raft
    check_launched(state)
    _check_touching(options, state, move.island)
    _check_protected(options, state, move.island)
    _check_arrow(state)
    _check_equal(len(move.give), len(move.take), "LAG-A14")
    for hole in move.give:
        check_pearl_in(raft, hole, "LAG-48")
    wanted = "".join(colour for _, colour in move.take)
    there = state.island(move.island)
    for colour in wanted:
        if wanted.count(colour) > there.count(colour):
            raise IllegalMove("PEARL_NOT_THERE", "LAG-27", colour=colour, island=move.island)
    for hole, _ in move.take:
        if raft.covered(hole) and hole not in move.give:
            raise IllegalMove("HOLE_COVERED", "LAG-A17", hole=hole)


def check_trade(options: LagunaOptions, state: State, move: Trade) -> None:
    raft, other = state.raft, state.rafts[move.seat]
    check_launched(state)
    if move.seat == state.turn:
        raise IllegalMove("OWN_RAFT", "LAG-48")
    if not other.launched:
        raise IllegalMove("PARTNER_NOT_LAUNCHED", "LAG-E1", seat=move.seat)
    if not raft.touches(other):
        raise IllegalMove("NOT_TOUCHING", "LAG-46", seat=move.seat)
    _check_arrow(state)
    _check_equal(len(move.give), len(move.take), "LAG-49")
    sides = ((raft, other, move.give), (other, raft, move.take))
    if options.cross_middle == "forbid" and raft.orient != other.orient:
        for source, _, pairs in sides:
            if any(is_middle(source.orient, hole) for hole, _ in pairs):
                raise IllegalMove("MIDDLE_FORBIDDEN", "LAG-A16")
    for source, target, pairs in sides:
        _check_positions(source, target, pairs)
    for source, _, pairs in sides:
        for hole, _ in pairs:
            check_pearl_in(source, hole, "LAG-48")
    _check_free(other, move.give, move.take)
    _check_free(raft, move.take, move.give)


def _check_positions(source: Raft, target: Raft, pairs: tuple[Pair, ...]) -> None:
    for hole, place in pairs:
        if place not in counterparts(source.orient, target.orient, hole):
            raise IllegalMove("WRONG_POSITION", "LAG-50", hole=hole, place=place)


def _check_free(target: Raft, coming: tuple[Pair, ...], leaving: tuple[Pair, ...]) -> None:
    left = {hole for hole, _ in leaving}
    for _, place in coming:
        if target.covered(place) and place not in left:
            raise IllegalMove("HOLE_COVERED", "LAG-A17", hole=place)


def check_unload(options: LagunaOptions, state: State, move: Unload) -> None:
    raft = state.raft
    check_launched(state)
    if VOLCANO not in docked(state, raft, line=False):
        raise IllegalMove("NOT_TOUCHING", "LAG-46")
    if options.volcano_arrow_rule and shows_arrow(state, raft):
        raise IllegalMove("ARROW_VISIBLE", "LAG-A13")
    check_pearl_in(raft, move.hole, "LAG-53")
    if raft.holes[move.hole] != state.colours[state.turn]:
        raise IllegalMove("NOT_OWN_COLOUR", "LAG-53", hole=move.hole)
    _check_two_stay(raft)


def check_drop(options: LagunaOptions, state: State, move: Drop) -> None:
    if not options.island_unload:
        raise IllegalMove("NO_ISLAND_UNLOAD", "LAG-A14")
    check_launched(state)
    _check_touching(options, state, move.island)
    _check_protected(options, state, move.island)
    _check_arrow(state)
    if len(state.island(move.island)) >= CAPACITY:
        raise IllegalMove("ISLAND_FULL", "LAG-A15", island=move.island)
    check_pearl_in(state.raft, move.hole, "LAG-A14")
    _check_two_stay(state.raft)


def check_launched(state: State) -> None:
    if not state.raft.launched:
        raise IllegalMove("NOT_LAUNCHED", "LAG-24")


def check_pearl_in(raft: Raft, hole: int, clause: str) -> None:
    if not raft.covered(hole):
        raise IllegalMove("HOLE_EMPTY", clause, hole=hole)


def protected(options: LagunaOptions, state: State, island: str, seat: int) -> int | None:
    """The seat whose start keeps the island closed to that seat (LAG-A6); None where it is open."""
    if not options.protect_start:
        return None
    starters = (other for other, raft in enumerate(state.rafts) if raft.start == island and not raft.launched)
    return next((other for other in starters if other != seat), None)


def _check_touching(options: LagunaOptions, state: State, island: str) -> None:
    if island not in docked(state, state.raft, options.by_line):
        raise IllegalMove("NOT_TOUCHING", "LAG-46", island=island)


def _check_protected(options: LagunaOptions, state: State, island: str) -> None:
    starter = protected(options, state, island, state.turn)
    if starter is not None:
        raise IllegalMove("ISLAND_PROTECTED", "LAG-A6", island=island, seat=starter)


def _check_arrow(state: State) -> None:
    if shows_arrow(state, state.raft):
        raise IllegalMove("ARROW_VISIBLE", "LAG-47")


def _check_equal(given: int, taken: int, clause: str) -> None:
    if given != taken or not given:
        raise IllegalMove("UNEQUAL_NUMBERS", clause, given=given, taken=taken)


def _check_two_stay(raft: Raft) -> None:
    if raft.pearls < 3:
        raise IllegalMove("TWO_MUST_STAY", "LAG-54")
