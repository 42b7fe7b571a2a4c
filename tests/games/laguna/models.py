"""Slow models of what the kernels compute, made of nothing but the rules."""

from collections import deque
from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count

from hypothesis import strategies as st

from games.laguna.seas import laguna, sea
from ludotheque.core.errors import IllegalMove, InvalidRecord
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import DIRECTIONS, HOLES, REEF
from ludotheque.games.laguna.rules.moves import Move, Shift, Step
from ludotheque.games.laguna.rules.state import State, visible

SYMBOLS = "......xx^>v<"
Key = tuple[object, ...]


def seas(rows: int, cols: int) -> st.SearchStrategy[str]:
    """Small seas with reefs and arrows anywhere."""
    row = st.text(SYMBOLS, min_size=cols, max_size=cols)
    return st.lists(row, min_size=rows, max_size=rows).map("\n".join)


def fillings(least: int = 2, most: int = 4) -> st.SearchStrategy[str]:
    """The holes of a launched raft, own pearls and others."""
    return st.text("rg----", min_size=6, max_size=6).filter(lambda holes: least <= 6 - holes.count("-") <= most)


def alone(grid: str, raft: str, phase: str, **options: Value) -> tuple[Laguna, State] | None:
    """A raft alone on a small sea that asks for what it never gets; None where it cannot lie there."""
    game = laguna(players=1, **options)
    words = f"play turn=0 phase={phase} raft0={raft},- target volcano=6"
    try:
        return game, game.initial(sea(grid, words))
    except InvalidRecord:
        return None


def key_of(state: State) -> Key:
    raft = state.rafts[0]
    return raft.row, raft.col, raft.holes, state.phase, state.reef_at_start, state.fresh


def sailed(game: Laguna, state: State) -> Iterator[tuple[Move, State]]:
    """Every step and every shift that uncovers no reef."""
    raft = state.rafts[0]
    shifts = [Shift(a, b) for a in HOLES for b in HOLES if raft.covered(a) and not raft.covered(b)]
    moves: list[Move] = [Step(way) for way in DIRECTIONS]
    moves += [move for move in shifts if state.under(raft)[move.source] != REEF]
    for move in moves:
        try:
            yield move, game.play(state, move)
        except IllegalMove:
            continue


def clear(state: State) -> bool:
    """No symbol shows."""
    return not visible(state, state.rafts[0]).replace(".", "")


def cheapest(
    game: Laguna, state: State, done: Callable[[State], bool], step: int, shift: int, penalty: int | None
) -> int | None:
    """What the cheapest way to such a state costs, a shown reef costing the penalty; None where there is none."""
    numbers = count()
    queue = [(0, next(numbers), state)]
    best = {key_of(state): 0}
    while queue:
        cost, _, here = heappop(queue)
        if best[key_of(here)] < cost:
            continue
        if done(here):
            return cost
        for move, there in sailed(game, here):
            reef = there.turns != here.turns
            if reef and penalty is None:
                continue
            total = cost + (step if isinstance(move, Step) else shift) + (penalty or 0) * reef
            if total < best.get(key_of(there), 1 << 30):
                best[key_of(there)] = total
                heappush(queue, (total, next(numbers), there))
    return None


def actions_to_all(game: Laguna, state: State) -> dict[Key, int]:
    """The fewest actions to every position that is reached without a reef."""
    found, queue = {key_of(state): 0}, deque([state])
    while queue:
        here = queue.popleft()
        for _, there in sailed(game, here):
            if there.turns == here.turns and key_of(there) not in found:
                found[key_of(there)] = found[key_of(here)] + 1
                queue.append(there)
    return found
