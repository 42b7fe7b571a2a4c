"""A pond and a state as arrays, and back to moves."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.geometry import obstructs, shadow
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import FLOWERS, LETTERS, Flower
from ludotheque.games.lacuna.rules.state import PAWNS, Place, State
from ludotheque.search.native import native

Ints = NDArray[np.int64]
Bits = NDArray[np.uint64]
Floats = NDArray[np.float64]

COLOUR_COUNT = len(LETTERS)
FARTHEST = 1 << 40
"""The squared distance of a pawn that is not there."""
PLACEMENTS = 2 * PAWNS
"""Pawns of both sides."""


class PondArrays(NamedTuple):
    """What a pond fixes: its couples, the flowers that obstruct each, and the steps that each flower forbids."""

    x: Ints
    y: Ints
    colour: Ints
    a: Ints
    b: Ints
    steps: Ints
    obstructing: Bits
    """Flowers that stand on the couple's line, as bits by id."""
    start: Ints
    near: Ints
    first: Ints
    last: Ints
    """`near[start[c]:start[c + 1]]` are the flowers that forbid steps of couple c, from `first` to `last`."""
    pawn: int
    """The radius of a pawn."""
    tolerance: int


class StateArrays(NamedTuple):
    """What changes: flowers on the pond as bits by id, couples obstructed by pawns, pawns, flowers held, and by side
    and flower the squared distance of the nearest pawn."""

    flowers: Bits
    obstructed: Ints
    pawns: Ints
    placed: Ints
    held: Ints
    nearest: Ints


@lru_cache(maxsize=64)
def pond_arrays(options: LacunaOptions, flowers: tuple[Flower, ...]) -> PondArrays:
    """The arrays of a pond; positions with fewer flowers may use those of an earlier one."""
    x, y, colour = (np.zeros(FLOWERS, np.int64) for _ in range(3))
    for flower in flowers:
        x[flower.id], y[flower.id], colour[flower.id] = flower.x, flower.y, flower.colour
    ids = np.array([flower.id for flower in flowers], np.int64)
    sizes = np.array([options.sizes.flower, options.sizes.pawn, options.tolerance], np.int64)
    return prepare(x, y, colour, ids, sizes, options.closed_ends)


def state_arrays(pond: PondArrays, state: State) -> StateArrays:
    """The position as arrays."""
    bits = sum(1 << flower.id for flower in state.flowers or ())
    arrays = StateArrays(
        np.array([bits], np.uint64), np.zeros(pond.a.size, np.int64),
        np.zeros((2, PAWNS, 2), np.int64), np.zeros(2, np.int64), np.array(state.held, np.int64),
        np.full((2, FLOWERS), FARTHEST, np.int64),
    )  # fmt: skip
    for side in (0, 1):
        for number, pawn in enumerate(state.pawns[side]):
            arrays.pawns[side, number] = pawn
            arrays.placed[side] += 1
            obstruct(pond, arrays, pawn.x, pawn.y)
            approach(pond, arrays.nearest[side], pawn.x, pawn.y)
    return arrays


def move_of(pond: PondArrays, couple: int, k: int) -> Place:
    i, j = int(pond.a[couple]), int(pond.b[couple])
    return Place(int(pond.colour[i]), i, j, int(k))


@native
def prepare(x: Ints, y: Ints, colour: Ints, ids: Ints, sizes: Ints, closed: bool) -> PondArrays:
    """The arrays of the flowers `ids`; x, y and colour are indexed by id, sizes are flower, pawn and tolerance."""
    flower, pawn, tolerance = sizes
    limit = ids.size * ids.size // 2
    a, b, steps = np.zeros(limit, np.int64), np.zeros(limit, np.int64), np.zeros(limit, np.int64)
    obstructing = np.zeros(limit, np.uint64)
    start = np.zeros(limit + 1, np.int64)
    near, first, last = np.zeros(limit * 8, np.int64), np.zeros(limit * 8, np.int64), np.zeros(limit * 8, np.int64)
    couples, total = 0, 0
    for m in range(ids.size):
        for o in range(m + 1, ids.size):
            i, j = ids[m], ids[o]
            if colour[i] != colour[j]:
                continue
            n = max(abs(x[j] - x[i]), abs(y[j] - y[i]))
            for f in ids:
                end = f in (i, j)
                if not end and obstructs(x[i], y[i], x[j], y[j], x[f], y[f], flower):
                    obstructing[couples] |= np.uint64(1) << np.uint64(f)
                if end and not closed:
                    continue
                low, high = shadow(x[i], y[i], x[j], y[j], n, x[f], y[f], flower + pawn)
                if low <= high and total < near.size:
                    near[total], first[total], last[total] = f, low, high
                    total += 1
            a[couples], b[couples], steps[couples] = i, j, n
            couples += 1
            start[couples] = total
    return PondArrays(
        x, y, colour, a[:couples], b[:couples], steps[:couples], obstructing[:couples],
        start[: couples + 1], near[:total], first[:total], last[:total], pawn, tolerance,
    )  # fmt: skip


@compiled
def obstruct(pond: PondArrays, state: StateArrays, x: int, y: int) -> None:
    """A pawn there closes every line that it stands on."""
    a, b, fx, fy, obstructed, radius = pond.a, pond.b, pond.x, pond.y, state.obstructed, pond.pawn
    for c in range(a.size):
        if obstructed[c] == 0:
            i, j = a[c], b[c]
            if obstructs(fx[i], fy[i], fx[j], fy[j], x, y, radius):
                obstructed[c] = 1


@compiled
def approach(pond: PondArrays, nearest: Ints, x: int, y: int) -> None:
    """A pawn there comes nearer to some flowers than its side's were."""
    for f in range(nearest.size):
        dx, dy = pond.x[f] - x, pond.y[f] - y
        nearest[f] = min(nearest[f], dx * dx + dy * dy)


@native
def copied(state: StateArrays) -> StateArrays:
    return StateArrays(
        state.flowers.copy(), state.obstructed.copy(), state.pawns.copy(), state.placed.copy(), state.held.copy(),
        state.nearest.copy(),
    )  # fmt: skip


@compiled
def copy(state: StateArrays, into: StateArrays) -> None:
    """One by one: to assign whole arrays may allocate."""
    into.flowers[0] = state.flowers[0]
    for c in range(state.obstructed.size):
        into.obstructed[c] = state.obstructed[c]
    for side in range(2):
        into.placed[side] = state.placed[side]
        for p in range(PAWNS):
            into.pawns[side, p, 0], into.pawns[side, p, 1] = state.pawns[side, p, 0], state.pawns[side, p, 1]
        for c in range(COLOUR_COUNT):
            into.held[side, c] = state.held[side, c]
        for f in range(FLOWERS):
            into.nearest[side, f] = state.nearest[side, f]
