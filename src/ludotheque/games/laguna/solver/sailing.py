"""One leg of a voyage as moves: steps and shifts from where the raft lies to a dock."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np

from ludotheque.games.laguna.kernel.arrays import SeaMap
from ludotheque.games.laguna.kernel.sailing import EFFECT, FILLINGS, GUARDED, LITERAL, Memory, Prices, Shifts, sail
from ludotheque.games.laguna.rules.geometry import DIRECTIONS
from ludotheque.games.laguna.rules.moves import Move, Shift, Step
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import EMPTY, SAIL, Raft, State

_GUARDS = {"guarded": GUARDED, "effect": EFFECT, "literal": LITERAL}
_POWERS = tuple(3**hole for hole in range(6))
_EVERY_HOLE = 63


@dataclass(frozen=True)
class Price:
    """What steps and shifts cost; a penalty of None never shows a reef."""

    step: int = 1
    shift: int = 1
    penalty: int | None = None
    horizon: int = 1 << 20
    left: int = 0
    turn: int = 0
    """Where turns are counted a reef costs the rest of its turn: so many actions are left of this one."""


@dataclass(frozen=True)
class Course:
    """A way found: its moves in order, where it ends, and its price."""

    moves: tuple[Move, ...]
    window: int
    cost: int


@lru_cache(2)
def _memory(size: int) -> Memory:
    """Used again by every search: fresh pages cost more than the search itself."""
    return Memory(np.empty(size, np.int32), np.empty(size, np.int32))


def filling(raft: Raft, own: str) -> int:
    """The holes as a number to base three."""
    return sum(
        power * (0 if pearl == EMPTY else 2 if pearl == own else 1)
        for power, pearl in zip(_POWERS, raft.holes, strict=True)
    )


def find_course(
    options: LagunaOptions, state: State, sea_map: SeaMap, goals: list[int], price: Price, own: int = 0,
    rafts: list[Raft] | None = None, colour: str | None = None,
) -> tuple[Course, int] | None:  # fmt: skip
    """The cheapest way of the active raft to one of the windows with no symbol showing there.

    `own` pearls of the colour (the raft's own unless said) shall lie on no reef there.
    `rafts`: the raft as it could be filled first (loading in holes of choice); the answer tells which was best.
    """
    colour = (colour or state.colours[state.turn]) if own else ""
    layer = len(sea_map.valid) * FILLINGS
    first = layer if state.phase != SAIL else 0
    sources = [
        sea_map.window(raft.row, raft.col) * FILLINGS + filling(raft, colour) + first for raft in rafts or [state.raft]
    ]
    wanted = np.zeros(len(sea_map.valid), np.uint8)
    wanted[goals] = 1
    memory, shifts = _memory(3 * layer), _shifts(options, state, loading=rafts is not None)
    end = sail(np.array(sources, np.int32), wanted, own, _prices(price), shifts, sea_map.sea, memory)
    if end < 0:
        return None
    nodes = [int(end)]
    while memory.parent[nodes[-1]] >= 0:
        nodes.append(int(memory.parent[nodes[-1]]))
    nodes.reverse()
    places = [divmod(node % layer, FILLINGS) for node in nodes]
    moves = tuple(_move(sea_map, here, there) for here, there in pairwise(places))
    return Course(moves, places[-1][0], int(memory.best[end])), sources.index(nodes[0])


def _prices(price: Price) -> Prices:
    penalty = -1 if price.penalty is None else price.penalty
    return Prices(price.step, price.shift, penalty, price.horizon, price.left, price.turn)


def _shifts(options: LagunaOptions, state: State, loading: bool) -> Shifts:
    """Without glass only after a reef, and never what came aboard in this turn (LAG-63, LAG-A24)."""
    glass = options.glass is not None
    fresh = _EVERY_HOLE if loading else sum(1 << hole for hole in state.fresh)
    return Shifts(_GUARDS[options.guard], 0 if glass else fresh, glass or state.reef_at_start, glass)


def _move(sea_map: SeaMap, here: tuple[int, int], there: tuple[int, int]) -> Move:
    if here[0] != there[0]:
        way = next(way for way in range(4) if sea_map.sea.neighbours[here[0], way] == there[0])
        return Step(DIRECTIONS[way])
    digits = [(here[1] // power % 3, there[1] // power % 3) for power in _POWERS]
    source = next(hole for hole, (was, now) in enumerate(digits) if was and not now)
    target = next(hole for hole, (was, now) in enumerate(digits) if now and not was)
    return Shift(source, target)
