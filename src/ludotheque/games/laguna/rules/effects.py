"""What a permitted action changes (§4), and how turns pass."""

from dataclasses import replace

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
from ludotheque.games.laguna.rules.options import Terms
from ludotheque.games.laguna.rules.refusals import can_place_pearl
from ludotheque.games.laguna.rules.state import EMPTY, LAUNCH, PEARLS, PREMOVE, SAIL, Raft, State, shows_reef

MOST_ACTIONS = 300
"""A turn without a clock ends after so many (LAG-E3)."""


def apply(terms: Terms, state: State, move: Move) -> State:
    """The state after a permitted move."""
    match move:
        case Place():
            return _place(terms, state, move)
        case Pearl(colour, island):
            return _pearl(state, colour, island)
        case End() | Time():
            return pass_turn(terms, state)
    after = _act(terms, state, move)
    after = replace(after, actions=after.actions + 1)
    if is_over(terms, after):  # the win comes before the reef (LAG-A21)
        return after
    if strands(terms, state, move):
        return _wreck(terms, after)
    tired = not terms.clocked and after.actions >= MOST_ACTIONS
    return pass_turn(terms, after) if tired else after


def strands(terms: Terms, before: State, move: Move) -> bool:
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


def is_over(terms: Terms, state: State) -> bool:
    if state.stage != "play":
        return False
    if terms.solo:
        return state.wrecked or solved(state) or _rounds_over(terms, state)
    return max(state.delivered) >= terms.needed or _rounds_over(terms, state)


def solved(state: State) -> bool:
    """The raft is launched and every named part holds exactly (LAG-A27)."""
    target = state.target
    if target is None or not state.rafts or not state.rafts[0].launched:
        return False
    there = all(state.island(letter) == pearls for letter, pearls in target.islands)
    return there and target.volcano in (None, state.delivered[0])


def begin_turn(terms: Terms, state: State, seat: int) -> State:
    """The seat may act: nothing stepped, nothing fresh."""
    state = replace(
        state, turn=seat, phase=PREMOVE if state.rafts[seat].launched else LAUNCH, fresh=(), actions=0, reef=False
    )
    return replace(state, reef=terms.glass is None and shows_reef(state, state.raft))


def pass_turn(terms: Terms, state: State) -> State:
    after = begin_turn(terms, state, (state.turn + 1) % terms.players)
    return replace(after, turns=state.turns + 1)


def _rounds_over(terms: Terms, state: State) -> bool:
    return terms.round_limit is not None and state.turns >= terms.round_limit * terms.players


def _wreck(terms: Terms, state: State) -> State:
    """A reef shows: the turn is over at once (LAG-41); alone it costs moves or the game (LAG-A27)."""
    if not terms.solo:
        return pass_turn(terms, state)
    if terms.solo_reef is None:
        return replace(state, wrecked=True)
    return pass_turn(terms, replace(state, spent=state.spent + terms.solo_reef))


def _place(terms: Terms, state: State, move: Place) -> State:
    raft = Raft(move.orient, move.row, move.col, start=move.island)
    state = replace(state, rafts=(*state.rafts, raft))
    if len(state.rafts) < terms.players:
        return replace(state, turn=len(state.rafts))
    if state.stage == PEARLS:
        return replace(state, turn=next_placer(state, 0))
    return begin_turn(terms, state, 0)


def _pearl(state: State, colour: str, island: str) -> State:
    after = state.with_island(island, state.island(island) + colour)
    after = replace(after, pool=after.pool.replace(colour, "", 1))
    players = len(state.colours)
    if not after.pool:
        return replace(after, turn=0)
    return replace(after, turn=next_placer(after, (state.turn + 1) % players))


def next_placer(state: State, seat: int) -> int:
    """The seat itself or the next that can place a pearl which is not its own (LAG-A25)."""
    players = len(state.colours)
    order = [(seat + skip) % players for skip in range(players)]
    return next((one for one in order if can_place_pearl(state, one)), seat)


def _act(terms: Terms, state: State, move: Move) -> State:
    raft = state.raft
    match move:
        case Load(island, colour, hole):
            after = state.with_island(island, state.island(island).replace(colour, "", 1))
            return _freshened(terms, after.with_raft(raft.with_holes({hole: colour})), (hole,))
        case Swap():
            return _swap(terms, state, move)
        case Trade():
            return _trade(terms, state, move)
        case Shift(source, target):
            return state.with_raft(raft.with_holes({source: EMPTY, target: raft.holes[source]}))
        case Step(direction):
            after = state.with_raft(raft.moved(direction))
            return replace(after, phase=SAIL, reef=False, fresh=(), spent=state.spent + terms.solo)
        case Unload(hole):
            counts = tuple(count + (seat == state.turn) for seat, count in enumerate(state.delivered))
            return _emptied(replace(state.with_raft(raft.with_holes({hole: EMPTY})), delivered=counts), hole)
        case Drop(island, hole):
            after = state.with_island(island, state.island(island) + raft.holes[hole])
            return _emptied(after.with_raft(raft.with_holes({hole: EMPTY})), hole)
    raise TypeError(move)


def _swap(terms: Terms, state: State, move: Swap) -> State:
    raft, there = state.raft, state.island(move.island)
    for _, colour in move.take:
        there = there.replace(colour, "", 1)
    there += "".join(raft.holes[hole] for hole in move.give)
    changes = dict.fromkeys(move.give, EMPTY) | dict(move.take)
    after = state.with_island(move.island, there).with_raft(raft.with_holes(changes))
    return _freshened(terms, _emptied(after, *move.give), tuple(hole for hole, _ in move.take))


def _trade(terms: Terms, state: State, move: Trade) -> State:
    mine, theirs = state.raft, state.rafts[move.seat]
    my_changes = dict.fromkeys((hole for hole, _ in move.give), EMPTY)
    my_changes |= {place: theirs.holes[hole] for hole, place in move.take}
    their_changes = dict.fromkeys((hole for hole, _ in move.take), EMPTY)
    their_changes |= {place: mine.holes[hole] for hole, place in move.give}
    after = state.with_raft(mine.with_holes(my_changes)).with_raft(theirs.with_holes(their_changes), move.seat)
    after = _emptied(after, *(hole for hole, _ in move.give))
    return _freshened(terms, after, tuple(place for _, place in move.take))


def _freshened(terms: Terms, state: State, holes: tuple[int, ...]) -> State:
    """Without glass, pearls that came aboard this turn are remembered until the first step (LAG-A24)."""
    if terms.glass is not None or state.phase == SAIL:
        return state
    return replace(state, fresh=tuple(sorted({*state.fresh, *holes})))


def _emptied(state: State, *holes: int) -> State:
    return replace(state, fresh=tuple(hole for hole in state.fresh if hole not in holes))
