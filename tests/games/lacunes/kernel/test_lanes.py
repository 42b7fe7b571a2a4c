"""Four masks in one register do what four masks one by one do."""

from random import Random

import numpy as np

from ludotheque.games.lacunes.kernel.compiled import Board, Masks, compiled
from ludotheque.games.lacunes.kernel.lanes import any_differ, broadcast, cells_at, load, or_lanes, store, where

TOP = (1 << 63) - 1


@compiled
def combine(one: Masks, other: Masks, mask: int, out: Masks) -> bool:
    """Every operation once, each result in four places of `out`."""
    left, right = load(one, 0), load(other, 0)
    store(out, 0, left | right)
    store(out, 4, left & right)
    store(out, 8, left ^ right)
    store(out, 12, left << 3)
    store(out, 16, left >> 3)
    store(out, 20, or_lanes(left))
    store(out, 24, where(left & broadcast(mask), right))
    store(out, 28, left | mask)
    return bool(any_differ(left, right))


@compiled
def masks_of(cells: Board, otherwise: int, out: Masks) -> None:
    store(out, 0, cells_at(cells, 0, otherwise))


def signed(mask: int) -> int:
    return mask - (1 << 64) if mask >> 63 else mask


def test_every_operation_works_on_each_lane_alone() -> None:
    random = Random(3)
    for _ in range(50):
        one, other = ([random.randrange(TOP) & random.randrange(TOP) for _ in range(4)] for _ in range(2))
        mask, out = 1 << random.randrange(62), np.zeros(32, np.int64)
        differs = combine(np.array(one), np.array(other), mask, out)
        pairs = list(zip(one, other, strict=True))
        union = one[0] | one[1] | one[2] | one[3]
        assert out.reshape(8, 4).tolist() == [
            [a | b for a, b in pairs],
            [a & b for a, b in pairs],
            [a ^ b for a, b in pairs],
            [signed(a << 3 & (1 << 64) - 1) for a in one],
            [a >> 3 for a in one],
            [union] * 4,
            [b if a & mask else 0 for a, b in pairs],
            [a | mask for a in one],
        ]
        assert differs == (one != other)


def test_lanes_that_are_the_same_do_not_differ() -> None:
    same, out = np.arange(4), np.zeros(32, np.int64)
    assert not combine(same, same.copy(), 1, out)


def test_cells_become_masks_and_what_is_no_cell_becomes_the_mask_for_it() -> None:
    out = np.zeros(4, np.int64)
    masks_of(np.array([0, 5, -1, 62], np.int8), 77, out)
    assert out.tolist() == [1, 1 << 5, 77, 1 << 62]
