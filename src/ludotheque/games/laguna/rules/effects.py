"""What a permitted action changes (§4), and how turns pass."""

from ludotheque.core.values import replace
from ludotheque.games.laguna.rules.geometry import REEF
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
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.placing import can_place_pearl
from ludotheque.games.laguna.rules.state import (
    EMPTY,
    LAUNCH,
    PEARLS,
    PLAY,
    PREMOVE,
    SAIL,
    Phase,
    Raft,
    State,
    shows_reef,
)

MOST_ACTIONS = 300
"""A turn without a clock ends after so many (LAG-E3)."""


def apply(options: LagunaOptions, state: State, move: Move) -> State:
    """The state after a permitted move."""
    match move:
        case Place():
            return _place(options, state, move)
        case Pearl(colour, island):
            return _pearl(options, state, colour, island)
        case End() | Time():
            return pass_turn(options, state)
    after = _act(options, state, move)
    after = replace(after, actions=after.actions + 1)
    if is_over(options, after):  # the win comes before the reef (LAG-A21)
        return after
    if uncovers_reef(state, move):
        return _end_on_reef(options, after)
    capped = not options.clocked and after.actions >= MOST_ACTIONS
    return pass_turn(options, after) if capped else after


def uncovers_reef(before: State, move: Move) -> bool:
    """The move uncovers a reef that ends the turn (LAG-34, LAG-41, LAG-55)."""
    raft = before.raft
    match move:
        case Step(direction):
            return shows_reef(before, raft.moved(direction))
        case Shift(source):
            return before.under(raft)[source] == REEF
        case Unload(hole) | Drop(_, hole):
            return before.under(raft)[hole] == REEF
    return False


def is_over(options: LagunaOptions, state: State) -> bool:
    if state.stage != PLAY:
        return False
    if options.solo:
        return state.wrecked or solved(state) or _rounds_over(options, state)
    return max(state.delivered) >= options.needed or _rounds_over(options, state)


def solved(state: State) -> bool:
    """The raft is launched and every named part holds exactly (LAG-A27)."""
    target = state.target
    if target is None or not state.rafts or not state.rafts[0].launched:
        return False
    there = all(state.island(letter) == pearls for letter, pearls in target.islands)
    return there and target.volcano in (None, state.delivered[0])


def _begin_turn(options: LagunaOptions, state: State, seat: int) -> State:
    """The seat may act: nothing stepped, nothing fresh."""
    raft = state.rafts[seat]
    phase: Phase = PREMOVE if raft.launched else LAUNCH
    reef = options.glass is None and shows_reef(state, raft)
    return replace(state, turn=seat, phase=phase, fresh=(), actions=0, reef_at_start=reef)


def pass_turn(options: LagunaOptions, state: State) -> State:
    after = _begin_turn(options, state, (state.turn + 1) % options.players)
    return replace(after, turns=state.turns + 1)


def _rounds_over(options: LagunaOptions, state: State) -> bool:
    return options.round_limit is not None and state.turns >= options.round_limit * options.players


def _end_on_reef(options: LagunaOptions, state: State) -> State:
    """A reef shows: the turn is over at once (LAG-41); alone it costs moves or the game (LAG-A27)."""
    if not options.solo:
        return pass_turn(options, state)
    if options.solo_reef is None:
        return replace(state, wrecked=True)
    return pass_turn(options, replace(state, spent=state.spent + options.solo_reef))


def _place(options: LagunaOptions, state: State, move: Place) -> State:
    raft = Raft(move.orient, move.row, move.col, start=move.island)
    state = replace(state, rafts=(*state.rafts, raft))
    if len(state.rafts) < options.players:
        return replace(state, turn=len(state.rafts))
    if state.stage == PEARLS:
        return replace(state, turn=_next_placer(state, 0))
    return _begin_turn(options, state, 0)


def _pearl(options: LagunaOptions, state: State, colour: str, island: str) -> State:
    after = state.with_island(island, state.island(island) + colour)
    after = replace(after, pool=after.pool.replace(colour, "", 1))
    if not after.pool:
        return _begin_turn(options, after, 0)
    return replace(after, turn=_next_placer(after, (state.turn + 1) % options.players))


def _next_placer(state: State, seat: int) -> int:
    """The seat itself or the next that can place a pearl which is not its own (LAG-A25)."""
    players = len(state.colours)
    order = [(seat + skip) % players for skip in range(players)]
    return next((one for one in order if can_place_pearl(state, one)), seat)


def _act(options: LagunaOptions, state: State, move: Move) -> State:
    raft = state.raft
    match move:
        case Load(island, colour, hole):
            after = state.with_island(island, state.island(island).replace(colour, "", 1))
            return _with_fresh(options, after.with_raft(raft.with_holes({hole: colour})), (hole,))
        case Swap():
            return _swap(options, state, move)
        case Trade():
            return _trade(options, state, move)
        case Shift(source, target):
            return state.with_raft(raft.with_holes({source: EMPTY, target: raft.holes[source]}))
        case Step(direction):
            after = state.with_raft(raft.moved(direction))
            return replace(after, phase=SAIL, reef_at_start=False, fresh=(), spent=state.spent + options.solo)
        case Unload(hole):
            counts = tuple(count + (seat == state.turn) for seat, count in enumerate(state.delivered))
            return _without_fresh(replace(state.with_raft(raft.with_holes({hole: EMPTY})), delivered=counts), hole)
        case Drop(island, hole):
            after = state.with_island(island, state.island(island) + raft.holes[hole])
            return _without_fresh(after.with_raft(raft.with_holes({hole: EMPTY})), hole)
    raise TypeError(move)


def _swap(options: LagunaOptions, state: State, move: Swap) -> State:
    raft, there = state.raft, state.island(move.island)
    for _, colour in move.take:
        there = there.replace(colour, "", 1)
    there += "".join(raft.holes[hole] for hole in move.give)
    changes = dict.fromkeys(move.give, EMPTY) | dict(move.take)
    after = state.with_island(move.island, there).with_raft(raft.with_holes(changes))
    return _with_fresh(options, _without_fresh(after, *move.give), tuple(hole for hole, _ in move.take))


def _trade(options: LagunaOptions, state: State, move: Trade) -> State:
    mine, theirs = state.raft, state.rafts[move.seat]
    my_changes = dict.fromkeys((hole for hole, _ in move.give), EMPTY)
    my_changes |= {place: theirs.holes[hole] for hole, place in move.take}
    their_changes = dict.fromkeys((hole for hole, _ in move.take), EMPTY)
    their_changes |= {place: mine.holes[hole] for hole, place in move.give}
    after = state.with_raft(mine.with_holes(my_changes)).with_raft(theirs.with_holes(their_changes), move.seat)
    after = _without_fresh(after, *(hole for hole, _ in move.give))
    return _with_fresh(options, after, tuple(place for _, place in move.take))


def _with_fresh(options: LagunaOptions, state: State, holes: tuple[int, ...]) -> State:
    """Without glass, pearls that came aboard in this turn are remembered until the first step (LAG-A24)."""
    if options.glass is not None or state.phase == SAIL:
        return state
    return replace(state, fresh=tuple(sorted({*state.fresh, *holes})))


def _without_fresh(state: State, *holes: int) -> State:
    return replace(state, fresh=tuple(hole for hole in state.fresh if hole not in holes))
