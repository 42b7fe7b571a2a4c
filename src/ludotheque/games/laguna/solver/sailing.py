"""One leg of a voyage as moves: steps and shifts from where the raft lies to a dock."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np

from ludotheque.games.laguna.kernel import sailing as sailing_kernel
from ludotheque.games.laguna.kernel.arrays import Chart
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.games.laguna.rules.geometry import DIRECTIONS
from ludotheque.games.laguna.rules.moves import Move, Shift, Step
from ludotheque.games.laguna.rules.options import Terms
from ludotheque.games.laguna.rules.state import EMPTY, SAIL, Raft, State

_GUARDS = {"guarded": sailing_kernel.GUARDED, "effect": sailing_kernel.EFFECT, "literal": sailing_kernel.LITERAL}
_POWERS = tuple(3**hole for hole in range(6))


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


FEWEST_STEPS = Price(64, 1)
"""Solitaire: steps first, then shifts."""


@dataclass(frozen=True)
class Course:
    """A way found: its moves in order, where it ends, and its price."""

    moves: tuple[Move, ...]
    window: int
    cost: int


@lru_cache(2)
def _memory(size: int) -> tuple[Ints, Ints]:
    """Costs and parents, used again by every search: fresh pages cost more than the search itself."""
    return np.empty(size, np.int32), np.empty(size, np.int32)


def filling(raft: Raft, own: str) -> int:
    """The holes as a number to base three."""
    return sum(
        power * (0 if pearl == EMPTY else 2 if pearl == own else 1)
        for power, pearl in zip(_POWERS, raft.holes, strict=True)
    )


def find_course(
    terms: Terms, state: State, chart: Chart, goals: list[int], price: Price, own: int = 0,
    rafts: list[Raft] | None = None, colour: str | None = None,
) -> tuple[Course, int] | None:  # fmt: skip
    """The cheapest way of the active raft to one of the windows with no symbol showing there.

    `own` pearls of the colour (the raft's own unless said) shall lie on no reef there.
    `rafts`: the raft as it could be filled first (loading in holes of choice); the answer tells which was best.
    """
    colour = (colour or state.colours[state.turn]) if own else ""
    layer = chart.ways.shape[0] * sailing_kernel.FILLINGS
    before = state.phase != SAIL
    options = rafts or [state.raft]
    sources = [
        chart.window(raft.row, raft.col) * sailing_kernel.FILLINGS + filling(raft, colour) + (layer if before else 0)
        for raft in options
    ]
    wanted = np.zeros(chart.ways.shape[0], np.uint8)
    wanted[goals] = 1
    glass = terms.glass is not None
    fixed = sum(1 << hole for hole in state.fresh) if rafts is None else 63
    best, parents = _memory(3 * layer)
    end = sailing_kernel.sail(
        np.array(sources, np.int32), wanted, own, price.step, price.shift,
        -1 if price.penalty is None else price.penalty, price.horizon, _GUARDS[terms.guard],
        0 if glass else fixed, glass or state.reef, glass, price.left, price.turn,
        chart.reefs, chart.arrows, chart.ways, best, parents,
    )  # fmt: skip
    if end < 0:
        return None
    nodes = [int(end)]
    while parents[nodes[-1]] >= 0:
        nodes.append(int(parents[nodes[-1]]))
    nodes.reverse()
    places = [divmod(node % layer, sailing_kernel.FILLINGS) for node in nodes]
    moves = tuple(_move(chart, here, there) for here, there in pairwise(places))
    return Course(moves, places[-1][0], int(best[end])), sources.index(nodes[0])


def _move(chart: Chart, here: tuple[int, int], there: tuple[int, int]) -> Move:
    if here[0] != there[0]:
        way = next(way for way in range(4) if chart.ways[here[0], way] == there[0])
        return Step(DIRECTIONS[way])
    digits = [(here[1] // power % 3, there[1] // power % 3) for power in _POWERS]
    source = next(hole for hole, (was, now) in enumerate(digits) if was and not now)
    target = next(hole for hole, (was, now) in enumerate(digits) if now and not was)
    return Shift(source, target)
